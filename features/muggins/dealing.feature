@muggins
Feature: Tiles and hands
  A round is dealt from one set. Nobody sees what others hold.

  @muggins.set.double-six @stated @topic:draw
  Rule: One double-six set is played with: every pair of nothing to six, once
    Source: de, Ausrüstung, Spieler und Ziele; tr, Gerekenler ve hedef

    @muggins.set.double-six.whole
    Scenario Outline: a deal to <players> players has all 28 tiles
      When a round is dealt to <players> players
      Then every tile of the set is there once

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

  @muggins.deal.face-down @stated @topic:draw @unobservable
  Rule: The tiles are shuffled face down, and what is not dealt stays so
    Source: de, Ausrüstung, Spieler und Ziele; tr, Hazırlık ve dağıtım
    Reason: a request says how the tiles fell, and a program's own shuffle cannot be told from a fixed list of deals

  @muggins.deal.hand-size @stated @topic:draw @needs:hand=7/5/5
  Rule: Two players are dealt seven tiles each, three or four players five
    Source: de, Ausrüstung, Spieler und Ziele; tr, Hazırlık ve dağıtım

    @muggins.deal.hand-size.table
    Scenario Outline: <players> players hold <tiles> each
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles

      Examples:
        | case  | players | tiles |
        | two   | 2       | 7     |
        | three | 3       | 5     |
        | four  | 4       | 5     |

  @muggins.deal.boneyard @stated @topic:draw
  Rule: All other tiles are the boneyard, and each of them can be drawn
    Source: de, Ausrüstung, Spieler und Ziele; tr, Hazırlık ve dağıtım

    @muggins.deal.boneyard.table @needs:hand=7/5/5 @needs:set=6
    Scenario Outline: behind <players> hands <tiles> tiles can be drawn
      When a round is dealt to <players> players
      Then <tiles> tiles can be drawn

      Examples:
        | case  | players | tiles |
        | two   | 2       | 14    |
        | three | 3       | 13    |
        | four  | 4       | 8     |

    @muggins.deal.boneyard.one-left @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: a boneyard of one tile can be drawn from
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|5
      When the next player draws
      Then the player holds only 0|3 and 1|5
      And the boneyard has 0 tiles

    @muggins.deal.boneyard.last @needs:draw=until-playable,while-able @needs:reserve=0
    Example: the very last tile can be drawn
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4
      And the next player has drawn
      When the next player draws
      Then the player holds only 0|3, 0|5 and 2|4
      And the boneyard has 0 tiles

  @muggins.hands.hidden @stated @topic:view
  Rule: Until a round is settled everyone sees the own hand alone, and how many tiles the others hold
    Source: de, Ausrüstung, Spieler und Ziele; tr, Hazırlık ve dağıtım

    @muggins.hands.hidden.after-tile
    Example: the player who comes on turn sees the own tiles alone
      Given the line 3|6
      And the next player holds only 4|6 and 0|1
      And the following player holds only 2|4 and 5|5
      When the next player plays 4|6 on 3|6
      Then the following player sees only 2|4 and 5|5

    @muggins.hands.hidden.after-draw @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: a player who draws sees that tile too
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4
      When the next player draws
      Then the next player sees only 0|3 and 0|5

  @muggins.tally @stated @topic:match @unobservable
  Rule: On paper a stroke is five points, and a large X with a small x in each of its four fields is fifty
    Source: de, Optionale Papierstrichliste; tr, Puan kaydı
    Reason: how points are written down is up to the players, and no field carries it

@muggins @needs:unit=pip
Feature: How many play, and how far
  What the main form says of the number of players and of the target.

  @muggins.players.two-to-four @stated @topic:turn
  Rule: Two, three or four play
    Source: de, Ausrüstung, Spieler und Ziele; tr, Gerekenler ve hedef

    @muggins.players.two-to-four.table
    Scenario Outline: <players> players can play
      Given <players> players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

  @muggins.target.by-players @stated @topic:match
  Rule: The target is 250 for two players, and 200 for three or four
    Source: de, Ausrüstung, Spieler und Ziele; tr, Gerekenler ve hedef

    @muggins.target.by-players.reached @needs:target-when=at-once
    Scenario Outline: with <players> players <before> and ten win
      Given <players> players
      And the usual target
      And every player has <before> points
      And the line 0|4
      When the next player plays 4|5 on 0|4
      Then the player scores 5
      And the player wins the match

      Examples:
        | case  | players | before |
        | two   | 2       | 245    |
        | three | 3       | 195    |
        | four  | 4       | 195    |

    @muggins.target.by-players.missed
    Scenario Outline: with <players> players <before> and five do not win
      Given <players> players
      And the usual target
      And every player has <before> points
      And the line 0|4
      When the next player plays 4|5 on 0|4
      Then the player scores 5
      And nobody has won the match

      Examples:
        | case  | players | before |
        | two   | 2       | 244    |
        | three | 3       | 194    |
        | four  | 4       | 194    |

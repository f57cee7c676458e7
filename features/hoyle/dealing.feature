@hoyle
Feature: Players, hands and turns
  Up to four play, from any set. Two or three are dealt seven tiles each, more
  players five, and whoever is out first has won the round.

  @hoyle.players @conflict @topic:draw
  Rule: Two, three or four play; more may, as long as the set yields five tiles for each
    Source: sv, Vanliga frågor och svar; sv, Spelregler

    @hoyle.players.table
    Scenario Outline: <players> players can play
      Given <players> players
      And a new round
      When the opener leads 1|2
      Then the line is 1|2
      And the following player is on turn

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

    @hoyle.players.five-hands
    Example: five players hold five tiles each
      When a round is dealt to 5 players
      Then everybody is dealt 5 tiles

    @hoyle.players.five-boneyard @needs:set=6
    Example: behind five hands three tiles are left
      When a round is dealt to 5 players
      Then 3 tiles can be drawn

    @hoyle.players.five-set
    Example: a deal to five players has all 28 tiles
      When a round is dealt to 5 players
      Then every tile of the set is there once

  @hoyle.deal.hand-size @conflict @topic:draw @option:hand=7/7/5
  Rule: Two or three players are dealt seven tiles each, four or more five
    Source: sv, Spelregler; sv, Hur spelar man Muggins?

    @hoyle.deal.hand-size.table
    Scenario Outline: <players> players hold <tiles> each
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles

      Examples:
        | case  | players | tiles |
        | two   | 2       | 7     |
        | three | 3       | 7     |
        | four  | 4       | 5     |

  @hoyle.deal.boneyard @stated @topic:draw @option:hand=7/7/5 @option:reserve=0
  Rule: The tiles that are not dealt are the boneyard
    Source: sv, Spelregler; sv, Hur spelar man Muggins?

    @hoyle.deal.boneyard.table @needs:set=6
    Scenario Outline: behind <players> hands <tiles> tiles are left
      When a round is dealt to <players> players
      Then <tiles> tiles can be drawn

      Examples:
        | case  | players | tiles |
        | two   | 2       | 14    |
        | three | 3       | 7     |
        | four  | 4       | 8     |

    @hoyle.deal.boneyard.whole
    Scenario Outline: hands and boneyard of <players> players are the whole set
      When a round is dealt to <players> players
      Then every tile of the set is there once

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

    @hoyle.deal.boneyard.one-left @needs:draw=until-playable,while-able,one-then-pass
    Example: a boneyard of one tile can be drawn from
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|5
      When the next player draws
      Then the player holds only 0|3 and 1|5
      And the boneyard has 0 tiles

    @hoyle.deal.boneyard.last @needs:draw=until-playable,while-able
    Example: the very last tile of the boneyard can be drawn
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4
      And the next player has drawn
      When the next player draws
      Then the player holds only 0|3, 0|5 and 2|4
      And the boneyard has 0 tiles

  @hoyle.single.inline @stated @topic:line @unobservable
  Rule: A single is laid along the line
    Source: sv, Spelregler
    Reason: how a tile is turned on the table changes neither where one can play nor what counts, and no field shows it

  @hoyle.goal @stated @topic:match @unobservable
  Rule: One plays to be out of tiles first, and to score on the way
    Source: sv, Förståelse för Muggins; sv, Vad är Muggins?
    Reason: what a player aims at is no action; what going out and scoring bring is said by rules of their own

  @hoyle.turn.order @stated @topic:turn
  Rule: The players lay tiles in turn
    Source: sv, Spelregler; sv, Hur spelar man Muggins?

    @hoyle.turn.order.two
    Example: of two players each is on turn after the other
      Given 2 players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn
      And the following player can play 2|3 on 1|2
      And the opener is on turn

    @hoyle.turn.order.three
    Example: three players come round in order
      Given 3 players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn
      And the following player can play 2|4 on 1|2
      And the third player is on turn
      And the third player can play 3|4 on 2|4
      And the opener is on turn

    @hoyle.turn.order.four
    Example: four players come round in order
      Given 4 players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn
      And the following player can play 2|4 on 1|2
      And the third player is on turn
      And the third player can play 4|6 on 2|4
      And the fourth player is on turn
      And the fourth player can play 2|6 on 4|6
      And the opener is on turn

    @hoyle.turn.order.scoring @needs:unit=pip
    Example: a tile that scores ends the turn like every other
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the following player is on turn

    @hoyle.turn.order.out-of-turn
    Example: a player who is not on turn cannot play
      Given the line 3|6
      And the following player holds 4|6
      When the following player plays 4|6 on 3|6
      Then that is refused as not-your-turn
      And nothing has changed

    @hoyle.turn.order.second-tile
    Example: a second tile in one turn is refused
      Given the line 3|6
      And the next player holds 4|6 and 4|4
      And the next player has played 4|6 on 3|6
      When the next player plays 4|4 on 4|6
      Then that is refused as not-your-turn
      And nothing has changed

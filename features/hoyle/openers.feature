@muggins @hoyle
Feature: The heaviest tile opens
  No lot is drawn. The tiles that were dealt say who begins.

  @hoyle.opener.heaviest-double @stated @topic:turn @option:opener=heaviest-double
  Rule: The holder of the highest double opens
    Source: sv, Spelregler; sv, Hur spelar man Muggins?

    @hoyle.opener.heaviest-double.table @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Scenario Outline: <double> opens against <other>
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only <other> and 0|1
      And seat 1 holds only <double> and 0|2
      When seat 1 leads <double>
      Then the line is <double>
      And seat 0 is on turn

      Examples:
        | case         | double | other |
        | six-five     | 6\|6   | 5\|5  |
        | two-one      | 2\|2   | 1\|1  |
        | one-blank    | 1\|1   | 0\|0  |
        | four-single  | 4\|4   | 5\|6  |
        | blank-single | 0\|0   | 5\|6  |

    @hoyle.opener.heaviest-double.seat-0 @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: the first seat opens when the highest double lies there
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 3|3 and 0|1
      And seat 1 holds only 2|2 and 5|6
      When seat 0 leads 3|3
      Then the line is 3|3
      And seat 1 is on turn

    @hoyle.opener.heaviest-double.three
    Example: of three players the last holds the highest double
      Given 3 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 4|4 and 5|6
      And seat 1 holds only 0|0 and 4|6
      And seat 2 holds only 5|5 and 0|1
      When seat 2 leads 5|5
      Then the line is 5|5
      And seat 0 is on turn

    @hoyle.opener.heaviest-double.four
    Example: of four players one holds a double, and a low one
      Given 4 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 5|6 and 4|6
      And seat 1 holds only 3|6 and 4|5
      And seat 2 holds only 1|1 and 0|1
      And seat 3 holds only 2|6 and 3|5
      When seat 2 leads 1|1
      Then the line is 1|1
      And seat 3 is on turn

    @hoyle.opener.heaviest-double.second-double
    Example: two doubles open no sooner than one that is higher
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 4|4 and 3|3
      And seat 1 holds only 5|5 and 0|1
      When seat 0 leads 4|4
      Then that is refused as not-your-turn
      And nothing has changed

    @hoyle.opener.heaviest-double.single-held
    Example: a single of more pips does not open against a double
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 5|6 and 0|1
      And seat 1 holds only 3|3 and 0|2
      When seat 0 leads 5|6
      Then that is refused as not-your-turn
      And nothing has changed

  @hoyle.opener.heaviest-single @stated @topic:turn @option:opener=heaviest-double,heaviest-tile
  Rule: Where nobody holds a double the heaviest single opens
    Source: sv, Spelregler; sv, Hur spelar man Muggins?

    @hoyle.opener.heaviest-single.table @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Scenario Outline: <single> opens against <other>
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only <other> and 0|1
      And seat 1 holds only <single> and 0|2
      When seat 1 leads <single>
      Then the line is <single>
      And seat 0 is on turn

      Examples:
        | case            | single | other |
        | eleven-ten      | 5\|6   | 4\|6  |
        | nine-seven      | 4\|5   | 1\|6  |
        | seven-six       | 3\|4   | 0\|6  |
        | eight-seven     | 3\|5   | 2\|5  |
        | lower-half      | 2\|6   | 3\|4  |

    @hoyle.opener.heaviest-single.three
    Example: of three players the second holds the heaviest single
      Given 3 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 1|6 and 0|5
      And seat 1 holds only 4|5 and 0|1
      And seat 2 holds only 2|6 and 0|2
      When seat 1 leads 4|5
      Then the line is 4|5
      And seat 2 is on turn

    @hoyle.opener.heaviest-single.higher-half
    Example: a six on a light tile does not open against more pips
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 0|6 and 0|1
      And seat 1 holds only 3|5 and 0|2
      When seat 0 leads 0|6
      Then that is refused as not-your-turn
      And nothing has changed

  @hoyle.opener.heaviest-single-tie @silent @topic:turn @option:opener=heaviest-double,heaviest-tile @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
  Rule: Of two heaviest singles with equal pips the one with the higher half opens
    Source: none

    @hoyle.opener.heaviest-single-tie.table
    Scenario Outline: <single> opens against <other>
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only <other> and 0|1
      And seat 1 holds only <single> and 0|2
      When seat 1 leads <single>
      Then the line is <single>
      And seat 0 is on turn

      Examples:
        | case  | single | other |
        | nine  | 3\|6   | 4\|5  |
        | eight | 2\|6   | 3\|5  |
        | seven | 1\|6   | 2\|5  |

  @hoyle.opener.heaviest-tile @silent @topic:turn @option:opener=heaviest-tile
  Rule: In another reading the heaviest of all tiles opens, double or single
    Source: none

    @hoyle.opener.heaviest-tile.single @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: a single of eleven pips opens against a double of eight
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 4|4 and 0|1
      And seat 1 holds only 5|6 and 0|2
      When seat 1 leads 5|6
      Then the line is 5|6
      And seat 0 is on turn

    @hoyle.opener.heaviest-tile.double
    Example: a double of twelve pips opens against a single of eleven
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 5|6 and 0|1
      And seat 1 holds only 6|6 and 0|2
      When seat 1 leads 6|6
      Then the line is 6|6
      And seat 0 is on turn

    @hoyle.opener.heaviest-tile.lighter-double
    Example: a double does not open against a heavier single
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 3|3 and 0|1
      And seat 1 holds only 4|5 and 0|2
      When seat 0 leads 3|3
      Then that is refused as not-your-turn
      And nothing has changed

  @hoyle.opener.must-lead-it @silent @topic:line @needs:opener=heaviest-double,heaviest-tile
  Rule: The opener may lead any tile of the hand; in another reading it is the tile that gave the lead
    Source: none

    @hoyle.opener.must-lead-it.free @option:lead=any @needs:unit=pip
    Example: the holder of the highest double leads another tile
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 4|4 and 0|1
      And seat 1 holds only 6|6, 2|3 and 0|2
      When seat 1 leads 2|3
      Then the line is 2|3
      And the player scores 5
      And the player holds only 6|6 and 0|2

    @hoyle.opener.must-lead-it.scores @option:lead=any @needs:unit=pip
    Example: a lead of five pips is open to the holder of a double that scores nothing
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 1|1 and 0|1
      And seat 1 holds only 6|6 and 0|5
      When seat 1 leads 0|5
      Then the player scores 5

    @hoyle.opener.must-lead-it.that-tile @option:lead=that-tile @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: bound to the tile that gave the lead, one leads the double
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 4|4 and 0|1
      And seat 1 holds only 6|6, 2|3 and 0|2
      When seat 1 leads 6|6
      Then the line is 6|6
      And seat 0 is on turn

    @hoyle.opener.must-lead-it.bound @option:lead=that-tile
    Example: bound to the tile that gave the lead, one cannot lead another
      Given 2 players
      And a new round
      And who opens is left to the rule
      And seat 0 holds only 4|4 and 0|1
      And seat 1 holds only 6|6, 2|3 and 0|2
      When seat 1 leads 2|3
      Then that is refused as must-play
      And nothing has changed
      And seat 1 may only lead 6|6

  @hoyle.opener.next-round @silent @topic:turn
  Rule: The heaviest tile opens later rounds too; other readings give the lead to the closer, the lightest hand or the next seat
    Source: none

    @hoyle.opener.next-round.heaviest @option:next-opener=heaviest
    Example: the highest double of the new hands opens, whoever went out
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5
      And the next player has played 4|6 on 3|6
      And in the next round the following player holds only 6|6 and 0|1
      And in the next round the next player holds only 1|1 and 5|6
      When the next round is dealt
      Then the following player is on turn

    @hoyle.opener.next-round.heaviest-closer @option:next-opener=heaviest @needs:opener=lot,heaviest-double
    Example: the closer opens again with the highest double
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5
      And the next player has played 4|6 on 3|6
      And in the next round the following player holds only 2|2 and 5|6
      And in the next round the next player holds only 3|3 and 0|1
      When the next round is dealt
      Then the next player is on turn

    @hoyle.opener.next-round.closer @option:next-opener=closer
    Example: in another reading who went out opens, whatever the new hands hold
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5
      And the next player has played 4|6 on 3|6
      And in the next round the following player holds only 6|6 and 0|1
      And in the next round the next player holds only 1|1 and 5|6
      When the next round is dealt
      Then the next player is on turn

    @hoyle.opener.next-round.rotate @option:next-opener=rotate
    Example: in another reading the seat after the last opener opens
      Given 2 players
      And the line 3|6
      And the next player holds only 6|6 and 2|2
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      And the following player has played 3|4 on 3|6
      And in the next round the following player holds only 6|6 and 0|1
      And in the next round the next player holds only 1|1 and 5|6
      When the next round is dealt
      Then the next player is on turn

    @hoyle.opener.next-round.blocked @option:after-block=heaviest
    Example: after a blocked round the highest double of the new hands opens
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|4
      And the following player holds only 3|5
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      And in the next round the following player holds only 6|6 and 0|1
      And in the next round the next player holds only 1|1 and 5|6
      When the next round is dealt
      Then the following player is on turn

    @hoyle.opener.next-round.blocked-lightest @option:after-block=lightest
    Example: in another reading the lightest hand of the blocked round opens
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      And in the next round the following player holds only 1|1 and 5|6
      And in the next round the next player holds only 6|6 and 0|1
      When the next round is dealt
      Then the following player is on turn

    @hoyle.opener.next-round.blocked-rotate @option:after-block=rotate
    Example: in another reading the seat after the last opener opens after a block
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      And in the next round the following player holds only 6|6 and 0|1
      And in the next round the next player holds only 1|1 and 5|6
      When the next round is dealt
      Then the next player is on turn

@muggins @hoyle
Feature: Larger sets, and no spinner
  The game can be played with any set. A larger one reaches higher sums; the
  line keeps its two ends.

  @hoyle.set.any @stated @topic:draw
  Rule: Any common set can be used; the double-six set of 28 tiles is the traditional one
    Source: sv, Material som behövs för att spela Muggins

    @hoyle.set.any.six @option:set=6
    Example: a deal from the double-six set has all 28 tiles
      When a round is dealt to 2 players
      Then every tile of the set is there once

    @hoyle.set.any.nine @option:set=9
    Example: a deal from the double-nine set has all 55 tiles
      When a round is dealt to 2 players
      Then every tile of the set is there once

    @hoyle.set.any.twelve @option:set=12
    Example: a deal from the double-twelve set has all 91 tiles
      When a round is dealt to 2 players
      Then every tile of the set is there once

    @hoyle.set.any.fifteen @option:set=15
    Example: a deal from the double-fifteen set has all 136 tiles
      When a round is dealt to 2 players
      Then every tile of the set is there once

    @hoyle.set.any.eighteen @option:set=18
    Example: a deal from the double-eighteen set has all 190 tiles
      When a round is dealt to 2 players
      Then every tile of the set is there once

    @hoyle.set.any.nine-played @option:set=9 @needs:draw=until-playable,one-then-pass,none
    Example: a tile of the double-nine set is led and played on
      Given the line 8|9
      And the following player holds only 0|8, 7|9 and 1|2
      When the next player plays 9|9 on 8|9
      Then the line is 8|9 9|9
      And the following player may only play 0|8 on 8|9 or 7|9 on 9|9

    @hoyle.set.any.eighteen-played @option:set=18 @needs:draw=until-playable,one-then-pass,none
    Example: tiles of two digits join by their pips
      Given the line 11|18
      And the following player holds only 1|11, 1|18 and 8|12
      When the next player plays 12|18 on 11|18
      Then the line is 11|18 18|12
      And the following player may only play 1|11 on 11|18 or 8|12 on 12|18

    @hoyle.set.any.eighteen-no-match @option:set=18 @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: a one does not join an eleven
      Given the line 11|18
      And the next player holds 1|2
      When the next player plays 1|2 on the 11 of 11|18
      Then that is refused as no-match
      And nothing has changed

  @hoyle.no-spinner @stated @topic:line @option:spinner=none
  Rule: There is no spinner: no double makes a third end
    Source: sv, Förståelse för Muggins; sv, Vad är Muggins?

    @hoyle.no-spinner.opening
    Example: beside an opening double that has a tile at each side nothing can be laid
      Given 2 players
      And the line 6|6 6|1
      And the next player has played 2|6 on 6|6
      And the following player holds 3|6
      When the following player plays 3|6 on the 6 of 6|6
      Then that is refused as no-match
      And nothing has changed

    @hoyle.no-spinner.later
    Example: beside a later double nothing can be laid either
      Given the line 2|6 6|6 6|1
      And the next player holds 3|6
      When the next player plays 3|6 on the 6 of 6|6
      Then that is refused as no-match
      And nothing has changed

    @hoyle.no-spinner.two-ends @needs:draw=until-playable,one-then-pass,none
    Example: with a double in the line the two ends are all that can be played on
      Given the line 2|6 6|6
      And the following player holds only 3|6, 1|4 and 2|5
      When the next player plays 1|6 on 6|6
      Then the line is 2|6 6|6 6|1
      And the following player may only play 1|4 on 1|6 or 2|5 on 2|6

  @hoyle.award.larger-sets @derived @topic:award @needs:unit=pip
  Rule: With a larger set a sum of 25, 30 or more scores itself too, up to the highest multiple of five that two ends can make
    Source: sv, Spelregler

    @hoyle.award.larger-sets.nine-and-seven @option:set=9
    Example: the double nine at one end and a seven at the other make 25
      Given the line 7|9
      When the next player plays 9|9 on 7|9
      Then the counted ends are 7|9 for 7 and 9|9 for 18
      And the sum is 25
      And the player scores 25

    @hoyle.award.larger-sets.nine-led @option:set=9
    Scenario Outline: <tile> led makes <sum> and scores <points>
      Given a new round
      When the opener leads <tile>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case | tile | sum | points |
        | 7-8  | 7\|8 | 15  | 15     |
        | 6-9  | 6\|9 | 15  | 15     |
        | 3-7  | 3\|7 | 10  | 10     |
        | 1-9  | 1\|9 | 10  | 10     |
        | 9-9  | 9\|9 | 18  | 0      |
        | 8-8  | 8\|8 | 16  | 0      |

    @hoyle.award.larger-sets.nine @option:set=9
    Scenario Outline: with a double-nine set ends of <sum> score <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line      | tile | on   | sum | points |
        | sum-20 | 2\|9      | 9\|9 | 2\|9 | 20  | 20     |
        | sum-24 | 6\|9      | 9\|9 | 6\|9 | 24  | 0      |
        | sum-26 | 8\|9      | 9\|9 | 8\|9 | 26  | 0      |
        | sum-30 | 6\|6 6\|9 | 9\|9 | 6\|9 | 30  | 30     |
        | sum-34 | 8\|8 8\|9 | 9\|9 | 8\|9 | 34  | 0      |

    @hoyle.award.larger-sets.twelve @option:set=12
    Scenario Outline: with a double-twelve set ends of <sum> score <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line          | tile   | on     | sum | points |
        | sum-30 | 6\|12         | 12\|12 | 6\|12  | 30  | 30     |
        | sum-35 | 11\|12        | 12\|12 | 11\|12 | 35  | 35     |
        | sum-36 | 6\|6 6\|12    | 12\|12 | 6\|12  | 36  | 0      |
        | sum-40 | 8\|8 8\|12    | 12\|12 | 8\|12  | 40  | 40     |
        | sum-46 | 11\|11 11\|12 | 12\|12 | 11\|12 | 46  | 0      |

    @hoyle.award.larger-sets.fifteen @option:set=15
    Scenario Outline: with a double-fifteen set ends of <sum> score <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line             | tile   | on     | sum | points |
        | sum-40 | 10\|15           | 15\|15 | 10\|15 | 40  | 40     |
        | sum-45 | 15\|1 1\|2 2\|15 | 15\|15 | 2\|15  | 45  | 45     |
        | sum-50 | 11\|11 11\|14    | 14\|14 | 11\|14 | 50  | 50     |
        | sum-58 | 14\|14 14\|15    | 15\|15 | 14\|15 | 58  | 0      |

    @hoyle.award.larger-sets.eighteen @option:set=18
    Scenario Outline: with a double-eighteen set ends of <sum> score <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line          | tile   | on     | sum | points |
        | sum-50 | 14\|18        | 18\|18 | 14\|18 | 50  | 50     |
        | sum-53 | 17\|18        | 18\|18 | 17\|18 | 53  | 0      |
        | sum-60 | 12\|12 12\|18 | 18\|18 | 12\|18 | 60  | 60     |
        | sum-62 | 13\|13 13\|18 | 18\|18 | 13\|18 | 62  | 0      |
        | sum-70 | 17\|17 17\|18 | 18\|18 | 17\|18 | 70  | 70     |

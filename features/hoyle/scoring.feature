@hoyle @needs:unit=pip
Feature: Scoring
  A tile that leaves a multiple of five at the ends scores the sum. A double
  counts whole until it is closed at both sides.

  @hoyle.opening.scores @stated @topic:award
  Rule: The first tile scores when it is 6-4, 5-5, 5-0, 4-1 or 3-2, and no other double-six tile does
    Source: sv, Spelregler

    @hoyle.opening.scores.tile @option:set=6
    Scenario Outline: <tile> led makes <sum> and scores <points>
      Given a new round
      When the opener leads <tile>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case | tile | sum | points |
        | 0-0  | 0\|0 | 0   | 0      |
        | 1-0  | 0\|1 | 1   | 0      |
        | 1-1  | 1\|1 | 2   | 0      |
        | 2-0  | 0\|2 | 2   | 0      |
        | 2-1  | 1\|2 | 3   | 0      |
        | 2-2  | 2\|2 | 4   | 0      |
        | 3-0  | 0\|3 | 3   | 0      |
        | 3-1  | 1\|3 | 4   | 0      |
        | 3-2  | 2\|3 | 5   | 5      |
        | 3-3  | 3\|3 | 6   | 0      |
        | 4-0  | 0\|4 | 4   | 0      |
        | 4-1  | 1\|4 | 5   | 5      |
        | 4-2  | 2\|4 | 6   | 0      |
        | 4-3  | 3\|4 | 7   | 0      |
        | 4-4  | 4\|4 | 8   | 0      |
        | 5-0  | 0\|5 | 5   | 5      |
        | 5-1  | 1\|5 | 6   | 0      |
        | 5-2  | 2\|5 | 7   | 0      |
        | 5-3  | 3\|5 | 8   | 0      |
        | 5-4  | 4\|5 | 9   | 0      |
        | 5-5  | 5\|5 | 10  | 10     |
        | 6-0  | 0\|6 | 6   | 0      |
        | 6-1  | 1\|6 | 7   | 0      |
        | 6-2  | 2\|6 | 8   | 0      |
        | 6-3  | 3\|6 | 9   | 0      |
        | 6-4  | 4\|6 | 10  | 10     |
        | 6-5  | 5\|6 | 11  | 0      |
        | 6-6  | 6\|6 | 12  | 0      |

  @hoyle.double.until-both-sides @stated @topic:award
  Rule: A double counts all its pips until both its sides have been played on
    Source: sv, Spelregler

    @hoyle.double.until-both-sides.alone
    Example: alone it counts its pips
      Given a new round
      When the opener leads 5|5
      Then the counted ends are 5|5 for 10
      And the player scores 10

    @hoyle.double.until-both-sides.one-side
    Example: with one side played on it counts them still
      Given the line 6|6
      When the next player plays 3|6 on 6|6
      Then the counted ends are 6|6 for 12 and 3|6 for 3
      And the sum is 15
      And the player scores 15

    @hoyle.double.until-both-sides.both @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: with both sides played on it counts nothing
      Given the line 1|6 6|6
      When the next player plays 3|6 on 6|6
      Then the counted ends are 1|6 for 1 and 3|6 for 3
      And the sum is 4
      And the player scores nothing

    @hoyle.double.until-both-sides.at-an-end
    Example: a double laid at an end counts all its pips
      Given the line 1|2
      When the next player plays 2|2 on 1|2
      Then the counted ends are 1|2 for 1 and 2|2 for 4
      And the sum is 5
      And the player scores 5

    @hoyle.double.until-both-sides.stays
    Example: it goes on counting while the other end grows
      Given the line 2|2 2|6
      When the next player plays 1|6 on 2|6
      Then the counted ends are 2|2 for 4 and 1|6 for 1
      And the sum is 5
      And the player scores 5

  @hoyle.award.sum @stated @topic:award
  Rule: A sum of the ends that is a multiple of five scores the sum, and another sum nothing
    Source: sv, Spelregler

    @hoyle.award.sum.ends
    Scenario Outline: two ends that make <sum> score <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line      | tile | on   | sum | points |
        | sum-0  | 0\|4 4\|3 | 0\|3 | 3\|4 | 0   | 0      |
        | sum-4  | 1\|5      | 3\|5 | 1\|5 | 4   | 0      |
        | sum-5  | 1\|6      | 4\|6 | 1\|6 | 5   | 5      |
        | sum-6  | 2\|3      | 3\|4 | 2\|3 | 6   | 0      |
        | sum-9  | 3\|4      | 4\|6 | 3\|4 | 9   | 0      |
        | sum-10 | 2\|4      | 4\|4 | 2\|4 | 10  | 10     |
        | sum-11 | 5\|2      | 2\|6 | 2\|5 | 11  | 0      |
        | sum-14 | 2\|6      | 6\|6 | 2\|6 | 14  | 0      |
        | sum-15 | 3\|6      | 6\|6 | 3\|6 | 15  | 15     |
        | sum-16 | 4\|6      | 6\|6 | 4\|6 | 16  | 0      |
        | sum-20 | 4\|4 4\|6 | 6\|6 | 4\|6 | 20  | 20     |
        | sum-22 | 5\|5 5\|6 | 6\|6 | 5\|6 | 22  | 0      |

    @hoyle.award.sum.fives-and-blanks
    Example: 5-5, 5-0 and 0-0 score ten each
      Given 2 players
      And a new round
      When the opener leads 5|5
      Then the sum is 10
      And the player scores 10
      And the following player can play 0|5 on 5|5
      And the counted ends are 5|5 for 10 and 0|5 for 0
      And the player scores 10
      And the opener can play 0|0 on 0|5
      And the counted ends are 5|5 for 10 and 0|0 for 0
      And the player scores 10

    @hoyle.award.sum.two-and-double-four
    Example: a two and the double four make ten
      Given 2 players
      And a new round
      When the opener leads 2|4
      Then the sum is 6
      And the player scores nothing
      And the following player can play 4|4 on 2|4
      And the counted ends are 2|4 for 2 and 4|4 for 8
      And the player scores 10

    @hoyle.award.sum.twenty
    Example: 6-4, 4-4 and 6-6 reach twenty
      Given 2 players
      And a new round
      When the opener leads 4|6
      Then the sum is 10
      And the player scores 10
      And the following player can play 4|4 on 4|6
      And the counted ends are 4|4 for 8 and 4|6 for 6
      And the player scores nothing
      And the opener can play 6|6 on 4|6
      And the counted ends are 4|4 for 8 and 6|6 for 12
      And the sum is 20
      And the player scores 20

@muggins @hoyle
Feature: What a point is
  Some count the pips, and some count fives.

  @dominoes.unit.five @stated @topic:award @option:unit=five
  Rule: Where five pips are a point, a multiple of five scores a fifth of itself
    Source: sv, Muggins Historia

    @dominoes.unit.five.award
    Scenario Outline: ends of <sum> give <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line      | tile | on   | sum | points |
        | sum-5  | 0\|4      | 4\|5 | 0\|4 | 5   | 1      |
        | sum-7  | 3\|6      | 4\|6 | 3\|6 | 7   | 0      |
        | sum-15 | 3\|6      | 6\|6 | 3\|6 | 15  | 3      |
        | sum-20 | 4\|4 4\|6 | 6\|6 | 4\|6 | 20  | 4      |

    @dominoes.unit.five.opening
    Example: a double five that opens gives two points
      Given a new round
      When the opener leads 5|5
      Then the sum is 10
      And the player scores 2

    @dominoes.unit.five.hand @option:settle=closer-takes @needs:round-hands=nearest,down,none
    Example: a hand of 27 rounds to 25 and gives five points
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5, 0|5 and 6|6
      When the next player plays 4|6 on 3|6
      Then the player gains 5

    @dominoes.unit.five.announced @needs:call=forfeit,steal,announce-only @needs:wrong-announcement=refused
    Example: what is announced is the sum, not the points
      Given the line 3|6
      When the next player plays 6|6 on 3|6 announcing 3
      Then that is refused as wrong-announcement
      And nothing has changed

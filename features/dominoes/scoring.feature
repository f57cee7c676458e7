@muggins @hoyle @needs:unit=pip
Feature: Scoring a placement
  Behind every tile the open ends are added up. A sum that five divides is
  scored as it is; every other sum is worth nothing.

  @dominoes.award.multiple-of-five @stated @topic:award
  Rule: A sum of 5, 10, 15 or 20 scores exactly that, and every other sum scores nothing
    Source: de, Punkte für das Anlegen; tr, Yerleştirme puanı

    @dominoes.award.multiple-of-five.ends
    Scenario Outline: <tile> on <on> makes <sum> and scores <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case            | line    | tile | on  | sum | points |
        | sum-0           | 0\|1 1\|2 | 0\|2 | 1\|2 | 0   | 0      |
        | sum-1           | 0\|2     | 1\|2 | 0\|2 | 1   | 0      |
        | sum-2           | 0\|3     | 2\|3 | 0\|3 | 2   | 0      |
        | sum-3           | 1\|3     | 2\|3 | 1\|3 | 3   | 0      |
        | sum-4           | 0\|2     | 2\|4 | 0\|2 | 4   | 0      |
        | sum-5           | 2\|4     | 3\|4 | 2\|4 | 5   | 5      |
        | sum-5-and-none  | 0\|4     | 4\|5 | 0\|4 | 5   | 5      |
        | sum-6           | 2\|5     | 4\|5 | 2\|5 | 6   | 0      |
        | sum-7           | 3\|6     | 4\|6 | 3\|6 | 7   | 0      |
        | sum-8           | 3\|4     | 4\|5 | 3\|4 | 8   | 0      |
        | sum-9           | 4\|6     | 5\|6 | 4\|6 | 9   | 0      |
        | sum-10          | 4\|5     | 5\|6 | 4\|5 | 10  | 10     |
        | sum-10-double   | 0\|5     | 5\|5 | 0\|5 | 10  | 10     |
        | sum-11          | 0\|5     | 0\|6 | 0\|5 | 11  | 0      |
        | sum-12          | 0\|6     | 6\|6 | 0\|6 | 12  | 0      |
        | sum-13          | 1\|6     | 6\|6 | 1\|6 | 13  | 0      |
        | sum-14          | 2\|6     | 6\|6 | 2\|6 | 14  | 0      |
        | sum-15          | 3\|6     | 6\|6 | 3\|6 | 15  | 15     |
        | sum-15-fives    | 5\|1 1\|2 2\|5 | 5\|5 | 2\|5 | 15  | 15     |
        | sum-16          | 4\|6     | 6\|6 | 4\|6 | 16  | 0      |
        | sum-17          | 5\|6     | 6\|6 | 5\|6 | 17  | 0      |
        | sum-18          | 4\|4 4\|5 | 5\|5 | 4\|5 | 18  | 0      |
        | sum-20          | 4\|4 4\|6 | 6\|6 | 4\|6 | 20  | 20     |
        | sum-22          | 5\|5 5\|6 | 6\|6 | 5\|6 | 22  | 0      |

  @dominoes.award.zero-sum @stated @topic:award
  Rule: A sum of nothing is no positive multiple of five and scores nothing
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @dominoes.award.zero-sum.lone
    Example: 0|0 alone scores nothing
      Given a new round
      When the opener leads 0|0
      Then the counted ends are 0|0 for 0
      And the sum is 0
      And the player scores nothing

    @dominoes.award.zero-sum.ends
    Example: two blank ends score nothing
      Given the line 0|4 4|3
      When the next player plays 0|3 on 3|4
      Then the counted ends are 0|4 for 0 and 0|3 for 0
      And the sum is 0
      And the player scores nothing

    @dominoes.award.zero-sum.double
    Example: a blank end and the double blank score nothing
      Given the line 0|4 4|3 3|0
      When the next player plays 0|0 on 0|3
      Then the counted ends are 0|4 for 0 and 0|0 for 0
      And the sum is 0
      And the player scores nothing

  @dominoes.award.zero-end-counts @stated @topic:award
  Rule: A blank end is an end like any other: it counts, and adds nothing
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @dominoes.award.zero-end-counts.five
    Example: a blank beside a five makes five
      Given the line 0|3
      When the next player plays 3|5 on 0|3
      Then the counted ends are 0|3 for 0 and 3|5 for 5
      And the sum is 5
      And the player scores 5

    @dominoes.award.zero-end-counts.single
    Example: 0|5 alone is a blank and a five
      Given a new round
      When the opener leads 0|5
      Then the counted ends are 0|5 for 0 and 0|5 for 5
      And the player scores 5

    @dominoes.award.zero-end-counts.double
    Example: the double blank at an end counts nothing, and is listed
      Given the line 5|0
      When the next player plays 0|0 on 0|5
      Then the counted ends are 0|5 for 5 and 0|0 for 0
      And the sum is 5
      And the player scores 5

  @dominoes.award.example-3-6-6 @stated @topic:award
  Rule: A three and the double six at the other end make 3 + 6 + 6 = 15
    Source: de, Gleiche Augenzahlen anlegen; tr, Dallanmayan çizgi

    @dominoes.award.example-3-6-6.fifteen
    Example: 6|6 laid on the six of 3|6 scores fifteen
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the counted ends are 3|6 for 3 and 6|6 for 12
      And the sum is 15
      And the player scores 15

    @dominoes.award.example-3-6-6.continued @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: played beyond, the double six leaves the two outer ends
      Given the line 3|6 6|6
      When the next player plays 2|6 on 6|6
      Then the counted ends are 3|6 for 3 and 2|6 for 2
      And the sum is 5
      And the player scores 5

  @dominoes.award.every-placement @stated @topic:award
  Rule: Every tile is scored when it is laid, the last of a hand too
    Source: de, Punkte für das Anlegen; tr, Yerleştirme puanı

    @dominoes.award.every-placement.opening
    Example: the first tile is scored
      Given a new round
      When the opener leads 4|6
      Then the player scores 10

    @dominoes.award.every-placement.second
    Example: the second tile is scored
      Given the line 4|6
      When the next player plays 1|6 on 4|6
      Then the player scores 5

    @dominoes.award.every-placement.drawn @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: a tile that was just drawn is scored
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 4|6, 2|2
      And the next player has drawn
      When the next player plays 4|6 on 1|6
      Then the sum is 5
      And the player scores 5

    @dominoes.award.every-placement.long-line
    Example: the sixth tile of a line is scored like the second
      Given the line 6|1 1|2 2|3 3|0 0|5
      When the next player plays 4|5 on 0|5
      Then the counted ends are 1|6 for 6 and 4|5 for 4
      And the sum is 10
      And the player scores 10

    @dominoes.award.every-placement.last
    Example: the tile that empties the hand is scored
      Given the line 3|6
      And the next player holds only 6|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the round is won by going out

  @dominoes.award.not-the-sum @stated @topic:award
  Rule: What is awarded is neither the sum of the ends nor what the round's end brings
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @dominoes.award.not-the-sum.six
    Example: ends of six are awarded nothing
      Given the line 1|4
      When the next player plays 1|1 on 1|4
      Then the sum is 6
      And the player scores nothing

    @dominoes.award.not-the-sum.round-over @needs:round-hands=nearest,down @needs:settle=own-subtracted
    Example: the last tile is awarded for its ends alone
      Given the line 2|4
      And every player has 30 points
      And the next player holds only 3|4
      And the following player holds only 5|5 and 0|1
      When the next player plays 3|4 on 2|4
      Then the sum is 5
      And the player scores 5
      And the following player loses 10

@hoyle
Feature: The game through history
  Three sets of rules that were printed one after the other, each a preset.

  @hoyle.preset.all-fives-1863 @stated @topic:match @preset:all-fives-1863
  Rule: In All Fives, or Cribbage Dominoes, of 1863 five pips are worth one point, and 31 wins
    Source: sv, Muggins Historia

    @hoyle.preset.all-fives-1863.award
    Scenario Outline: ends of <sum> give <points>
      Given the line <line>
      When the next player plays <tile> on <on>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case   | line      | tile | on   | sum | points |
        | sum-5  | 0\|4      | 4\|5 | 0\|4 | 5   | 1      |
        | sum-7  | 3\|6      | 4\|6 | 3\|6 | 7   | 0      |
        | sum-10 | 2\|4      | 4\|4 | 2\|4 | 10  | 2      |
        | sum-15 | 3\|6      | 6\|6 | 3\|6 | 15  | 3      |
        | sum-20 | 4\|4 4\|6 | 6\|6 | 4\|6 | 20  | 4      |

    @hoyle.preset.all-fives-1863.last-tile
    Example: thirty-one points win
      Given 2 players
      And the usual target
      And every player has 30 points
      And the line 0|4
      And the next player holds only 4|5
      And the following player holds only 0|1
      When the next player plays 4|5 on 0|4
      Then the player scores 1
      And the player wins the match

    @hoyle.preset.all-fives-1863.no-further @needs:round-hands=nearest,down,none
    Example: thirty points do not win
      Given 2 players
      And the usual target
      And every player has 29 points
      And the line 0|4
      And the next player holds only 4|5
      And the following player holds only 0|1
      When the next player plays 4|5 on 0|4
      Then the player scores 1
      And nobody has won the match

    @hoyle.preset.all-fives-1863.score
    Example: fifteen pips raise the score by three
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the score of the player rises by 3

    @hoyle.preset.all-fives-1863.opening
    Example: the double five led gives two
      Given a new round
      When the opener leads 5|5
      Then the player scores 2

    @hoyle.preset.all-fives-1863.reached @needs:target-when=at-once
    Example: three points win at 28
      Given the usual target
      And every player has 28 points
      And the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 3
      And the player wins the match

    @hoyle.preset.all-fives-1863.missed
    Example: three points do not win at 27
      Given the usual target
      And every player has 27 points
      And the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 3
      And nobody has won the match

  @hoyle.preset.all-fives-1863-hands @silent @topic:settle @preset:all-fives-1863 @needs:round-hands=nearest,none @needs:settle=own-subtracted,closer-takes
  Rule: In All Fives of 1863 each hand is rounded first, and counted by fives then
    Source: none

    @hoyle.preset.all-fives-1863-hands.hand
    Scenario Outline: a hand of <pips> gives <points>
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the player gains <points>
      And the score of the player rises by <points>

      Examples:
        | case    | pips | hand                | points |
        | pips-2  | 2    | 0\|2                | 0      |
        | pips-3  | 3    | 0\|3                | 1      |
        | pips-10 | 10   | 5\|5                | 2      |
        | pips-27 | 27   | 5\|5, 0\|5 and 6\|6 | 5      |
        | pips-28 | 28   | 5\|5, 1\|5 and 6\|6 | 6      |

    @hoyle.preset.all-fives-1863-hands.three
    Example: hands of 27 and 28 give five and six
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5, 0|5 and 6|6
      And the third player holds only 5|6, 4|5 and 4|4
      When the next player plays 4|6 on 3|6
      Then the player gains 11

  @hoyle.preset.american-1864 @stated @topic:match @preset:american-1864 @needs:unit=pip
  Rule: In The American Hoyle of 1864 five pips are five points, 200 wins for two players and 150 for three or four, and nobody calls muggins
    Source: sv, Muggins Historia

    @hoyle.preset.american-1864.award
    Example: ends of fifteen give fifteen
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the sum is 15
      And the player scores 15
      And the score of the player rises by 15

    @hoyle.preset.american-1864.opening
    Example: the first tile is scored without a word
      Given a new round
      When the opener leads 5|5
      Then the player scores 10

    @hoyle.preset.american-1864.reached @needs:target-when=at-once
    Scenario Outline: with <players> players <before> and five win
      Given <players> players
      And the usual target
      And every player has <before> points
      And the line 0|4
      When the next player plays 4|5 on 0|4
      Then the player scores 5
      And the player wins the match

      Examples:
        | case  | players | before |
        | two   | 2       | 195    |
        | three | 3       | 145    |
        | four  | 4       | 145    |

    @hoyle.preset.american-1864.missed
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
        | two   | 2       | 194    |
        | three | 3       | 144    |
        | four  | 4       | 144    |

  @hoyle.preset.modern-1868 @stated @topic:call @preset:modern-1868
  Rule: The Modern Pocket Hoyle of 1868 has the muggins call besides
    Source: sv, Muggins Historia

    @hoyle.preset.modern-1868.announced @needs:unit=pip
    Example: an announced sum is scored
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the score of the player rises by 15

    @hoyle.preset.modern-1868.safe
    Example: an announced sum cannot be called
      Given a new round
      And the opener has led 5|5
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @hoyle.preset.modern-1868.called
    Example: points that were not announced are not kept against a call
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the following player calls muggins on the opener
      Then the opener has scored nothing in all

  @hoyle.preset.modern-1868-sanction @silent @topic:call @preset:modern-1868
  Rule: What is called under the rules of 1868 is lost, and not the caller's, and the targets are those of 1864
    Source: none

    @hoyle.preset.modern-1868-sanction.nobody
    Example: the caller gets nothing
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the following player calls muggins on the opener
      Then the opener has scored nothing in all
      And the following player has scored nothing in all

    @hoyle.preset.modern-1868-sanction.target @needs:target-when=at-once @needs:unit=pip
    Scenario Outline: with <players> players <before> and five win
      Given <players> players
      And the usual target
      And every player has <before> points
      And the line 0|4
      When the next player plays 4|5 on 0|4
      Then the player scores 5
      And the player wins the match

      Examples:
        | case  | players | before |
        | two   | 2       | 195    |
        | three | 3       | 145    |
        | four  | 4       | 145    |

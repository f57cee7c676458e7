@hoyle
Feature: How far a match is played
  No rule says what wins a match. The targets are those of the first printed rules.

  @hoyle.target @silent @topic:match @needs:unit=pip
  Rule: The target is 200 for two players, and 150 for three or four
    Source: none

    @hoyle.target.reached @needs:target-when=at-once
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

    @hoyle.target.missed
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

@muggins @hoyle
Feature: When a match is won
  A match is over as soon as somebody reaches the target; in another reading it is
  looked at when the round is over.

  @hoyle.target-when @silent @topic:match @needs:unit=pip
  Rule: Who reaches the target has won at once; in another reading the highest score beyond it wins at the end of the round
    Source: none

    @hoyle.target-when.at-once @option:target-when=at-once
    Example: an award that reaches the target ends the round
      Given the line 3|6
      And the next player needs 15 to win
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the player wins the match
      And the round is stopped
      And nobody is on turn

    @hoyle.target-when.at-once-settlement @option:target-when=at-once @option:settle=closer-takes
    Example: hands that reach the target win too
      Given 2 players
      And the line 3|6
      And the next player needs 10 to win
      And the next player holds only 4|6
      And the following player holds only 5|5
      When the next player plays 4|6 on 3|6
      Then the player wins the match
      And the score of the player rises by 10

    @hoyle.target-when.at-once-settlement-missed @option:target-when=at-once @option:settle=closer-takes
    Example: hands that miss the target by one do not win
      Given 2 players
      And the line 3|6
      And the next player needs 11 to win
      And the next player holds only 4|6
      And the following player holds only 5|5
      When the next player plays 4|6 on 3|6
      Then nobody has won the match
      And the score of the player rises by 10

    @hoyle.target-when.at-once-last-tile @option:target-when=at-once @option:settle=closer-takes
    Example: a last tile that wins brings no hands
      Given 2 players
      And the line 3|6
      And the next player needs 15 to win
      And the next player holds only 6|6
      And the following player holds only 5|5
      When the next player plays 6|6 on 3|6
      Then the player wins the match
      And the round is stopped by its last tile
      And the score of the player rises by 15

    @hoyle.target-when.at-once-blocked @option:target-when=at-once @option:blocked=lightest-takes
    Example: hands of a blocked round that reach the target win
      Given 2 players
      And the line 1|6
      And the next player needs 25 to win
      And the next player holds only 1|2 and 0|5
      And the following player holds only 5|5, 4|5 and 1|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player wins the match

    @hoyle.target-when.round-end-goes-on @option:target-when=round-end
    Example: in the other reading an award that reaches the target lets the round go on
      Given the line 3|6
      And the next player needs 10 to win
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And nobody has won the match
      And the round goes on
      And the following player is on turn

    @hoyle.target-when.round-end-wins @option:target-when=round-end @option:settle=closer-takes
    Example: in the other reading the last tile and the hands both count
      Given 2 players
      And the line 3|6
      And the next player needs 25 to win
      And the next player holds only 6|6
      And the following player holds only 5|5
      When the next player plays 6|6 on 3|6
      Then the player wins the match
      And the score of the player rises by 25

    @hoyle.target-when.round-end-highest @option:target-when=round-end @option:settle=closer-takes
    Example: in the other reading the higher of two scores beyond the target wins
      Given 2 players
      And the line 3|6
      And the next player needs 10 to win
      And the following player needs 20 to win
      And the next player holds only 6|6, 5|5, 4|5 and 5|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      When the following player plays 3|4 on 3|6
      Then the following player wins the match
      And the score of the following player rises by 30

    @hoyle.target-when.round-end-first-ahead @option:target-when=round-end @option:settle=closer-takes
    Example: in the other reading who goes out may reach the target and be behind
      Given 2 players
      And the line 3|6
      And the next player needs 5 to win
      And the following player needs 25 to win
      And the next player holds only 6|6, 5|5, 4|5 and 5|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      When the following player plays 3|4 on 3|6
      Then the next player wins the match

    @hoyle.target-when.round-end-equal @option:target-when=round-end @option:target-tie=highest-then-play-on @option:settle=closer-takes
    Example: in the other reading equal scores beyond the target are played on
      Given 2 players
      And the line 3|6
      And the next player needs 10 to win
      And the following player needs 25 to win
      And the next player holds only 6|6, 5|5, 4|5 and 5|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      When the following player plays 3|4 on 3|6
      Then the round is won by going out
      And the score of the following player rises by 30
      And nobody has won the match

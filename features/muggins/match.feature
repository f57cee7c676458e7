@muggins @hoyle @needs:unit=pip
Feature: Winning a match
  Everyone plays for an own score. The first to reach the target wins, and the
  match is over that moment.

  @muggins.players.individual @stated @topic:match
  Rule: Everyone has an own score, with four players too
    Source: de, Ausrüstung, Spieler und Ziele; tr, Gerekenler ve hedef

    @muggins.players.individual.four
    Example: points of one of four players are nobody else's
      Given 4 players
      And the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the score of the next player rises by 15
      And the score of the following player stays as it was
      And the score of the third player stays as it was
      And the score of the fourth player stays as it was

  @muggins.score.raw-points @stated @topic:match
  Rule: Points are kept as they are made: fifteen points are fifteen, and not three
    Source: de, Ausrüstung, Spieler und Ziele; tr, Gerekenler ve hedef

    @muggins.score.raw-points.fifteen
    Example: ends of fifteen raise the score by fifteen
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the score of the player rises by 15

  @muggins.match.reach-or-exceed @stated @topic:match
  Rule: Who reaches the target or passes it has won
    Source: de, Ausrüstung, Spieler und Ziele; tr, Gerekenler ve hedef

    @muggins.match.reach-or-exceed.reached @needs:target-when=at-once
    Example: fifteen points win where fifteen are missing
      Given the line 3|6
      And the next player needs 15 to win
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the player wins the match

    @muggins.match.reach-or-exceed.last-tile
    Example: reached with the last tile, the target wins at once and at the end of the round
      Given 2 players
      And the next player needs 5 to win
      And the line 0|4
      And the next player holds only 4|5
      And the following player holds only 0|1
      When the next player plays 4|5 on 0|4
      Then the player scores 5
      And the player wins the match

    @muggins.match.reach-or-exceed.passed @needs:target-when=at-once
    Example: fifteen points win where five are missing
      Given the line 3|6
      And the next player needs 5 to win
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the player wins the match

    @muggins.match.reach-or-exceed.missed
    Example: fifteen points do not win where sixteen are missing
      Given the line 3|6
      And the next player needs 16 to win
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And nobody has won the match
      And the round goes on

    @muggins.match.reach-or-exceed.opening @needs:target-when=at-once
    Example: the first tile of a round can win
      Given a new round
      And the opener needs 10 to win
      When the opener leads 5|5
      Then the player wins the match

  @muggins.match.immediate @stated @topic:match @needs:target-when=at-once
  Rule: Points that reach the target end the match at once, and nothing is deducted
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri

    @muggins.match.immediate.mid-round
    Example: the round is not played on
      Given the line 3|6
      And the next player needs 10 to win
      And the next player holds only 6|6 and 0|4
      And the following player holds only 2|2 and 5|5
      When the next player plays 6|6 on 3|6
      Then the player wins the match
      And the round is stopped
      And nobody is on turn
      And the score of the player rises by 15
      And the score of the following player stays as it was

    @muggins.match.immediate.last-tile
    Example: nothing is deducted when the last tile of a hand wins
      Given the line 3|6
      And the next player needs 10 to win
      And the next player holds only 6|6
      And the following player holds only 2|2 and 5|5
      When the next player plays 6|6 on 3|6
      Then the player wins the match
      And the round is stopped by its last tile
      And the score of the player rises by 15
      And the score of the following player stays as it was

    @muggins.match.immediate.no-play-after
    Example: behind the end of the match nothing can be played
      Given the line 3|6
      And the next player needs 10 to win
      And the next player has played 6|6 on 3|6
      And the following player holds only 1|3 and 0|2
      When the following player plays 1|3 on 3|6
      Then that is refused as match-over or round-over
      And nothing has changed

    @muggins.match.immediate.not-reached
    Example: a target that the deduction would miss was reached all the same
      Given the line 3|6
      And the next player needs 15 to win
      And the next player holds only 6|6 and 5|6
      When the next player plays 6|6 on 3|6
      Then the player wins the match
      And the score of the player rises by 15

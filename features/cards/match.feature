@cards
Feature: Winning a match
  The first to reach the target wins at once, in the middle of a round too.

  @cards.target @stated @topic:match
  Rule: The target is a number agreed on, usually 61
    Source: card, Ziel; card, Punktewertung

    @cards.target.reached
    Scenario Outline: with <players> players 56 and five win
      Given <players> players
      And the usual target
      And every player has 56 points
      And a new round
      When the opener plays 5H
      Then the player scores 5
      And the player wins the match

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

    @cards.target.missed
    Scenario Outline: with <players> players 55 and five do not win
      Given <players> players
      And the usual target
      And every player has 55 points
      And a new round
      When the opener plays 5H
      Then the player scores 5
      And nobody has won the match
      And the round goes on

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

    @cards.target.agreed
    Scenario Outline: whatever the target is, <points> points win where <points> are missing
      Given a new round
      And the opener needs <points> to win
      When the opener plays <card>
      Then the player scores <points>
      And the player wins the match

      Examples:
        | case | points | card |
        | five | 5      | 5H   |
        | ten  | 10     | KH   |

    @cards.target.long-match @option:target=100 @option:last-stack=pays @needs:limit=31
    Example: playing to 100, a whole stack and a card leave 22 to 96 and no winner
      Given 2 players
      And a new round
      And the opener holds only 5H, 5C, 3H, 4H and AD
      And the following player holds only 5D, 5S, 2H, AH and QS
      When the opener plays 5H
      Then the opener has scored 5 in all
      And the following player can play 5D
      And the following player has scored 10 in all
      And the opener can play 5C
      And the opener has scored 20 in all
      And the following player can play 5S
      And the following player has scored 30 in all
      And the opener can play 3H
      And the running total is 23
      And the following player can play 2H
      And the following player has scored 55 in all
      And the opener can play 4H
      And the running total is 29
      And the following player can play AH
      And the following player has scored 85 in all
      And nobody has won the match
      And the opener can play AD
      And the round goes on
      And the stack can go round
      And the running total is 0
      And the opener has scored 22 in all
      And the following player can play QS
      And the round is played out
      And the opener has scored 22 in all
      And the following player has scored 96 in all
      And nobody has won the match

  @cards.match.reach-or-exceed @stated @topic:match
  Rule: Who reaches the target or passes it has won
    Source: card, Gewinnen; card, Punktewertung

    @cards.match.reach-or-exceed.reached @needs:limit=31
    Example: thirty points win where thirty are missing
      Given a running total of 21
      And the next player needs 30 to win
      When the next player plays 9H
      Then the player scores 30
      And the player wins the match

    @cards.match.reach-or-exceed.passed @needs:limit=31
    Example: thirty points win where one is missing
      Given a running total of 21
      And the next player needs 1 to win
      When the next player plays 9H
      Then the player scores 30
      And the player wins the match

    @cards.match.reach-or-exceed.missed @needs:limit=31
    Example: thirty points do not win where 31 are missing
      Given a running total of 21
      And the next player needs 31 to win
      When the next player plays 9H
      Then the player scores 30
      And nobody has won the match
      And the round goes on

  @cards.match.immediate @stated @topic:match
  Rule: Points that reach the target win at once, in the middle of a round too
    Source: card, Gewinnen

    @cards.match.immediate.mid-round
    Example: the first card of a round can win, and the round is not played on
      Given a new round
      And the opener needs 5 to win
      And the opener holds only 5H and 2H
      And the following player holds only 5D and KD
      When the opener plays 5H
      Then the player wins the match
      And the round is stopped
      And nobody is on turn
      And nobody may do anything

    @cards.match.immediate.second-player
    Example: the player who scores wins, though another has led
      Given a new round
      And the following player needs 15 to win
      And the opener has played KH
      When the following player plays 5D
      Then the player wins the match
      And the round is stopped

    @cards.match.immediate.not-reached
    Example: five points where six are missing win nothing
      Given a new round
      And the opener needs 6 to win
      When the opener plays 5H
      Then nobody has won the match
      And the round goes on
      And the following player is on turn

    @cards.match.immediate.no-play-after
    Example: behind the end of a match nothing is played
      Given a new round
      And the opener needs 5 to win
      And the opener has played 5H
      And the following player holds 2D
      When the following player plays 2D
      Then that is refused as match-over or round-over
      And nothing has changed

    @cards.match.immediate.no-deal-after
    Example: behind the end of a match no round is dealt
      Given 2 players
      And a new round
      And the opener needs 5 to win
      And the opener has played 5H
      When the next round is dealt
      Then that is refused as match-over or round-not-over
      And nothing has changed

    @cards.match.immediate.claim @needs:claim=by-word
    Example: a claim behind the card wins
      Given a new round
      And the opener needs 5 to win
      And the opener has played 5H without a claim
      When the opener claims
      Then the opener wins the match
      And the round is stopped
      And nobody is on turn

    @cards.match.immediate.unclaimed @needs:claim=by-word
    Example: points that were not claimed win nothing
      Given a new round
      And the opener needs 5 to win
      When the opener plays 5H without a claim
      Then the running total is 5
      And nobody has won the match
      And the round goes on

    @cards.match.immediate.call-late @option:call-window=either,late @needs:call=steal
    Example: points that are stolen behind the next card win
      Given 2 players
      And a new round
      And the following player needs 5 to win
      And the opener holds only 5H and 9C
      And the following player holds only 4D and KC
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then the following player wins the match
      And the round is stopped
      And nobody is on turn

    @cards.match.immediate.call-at-once @option:call-window=either,next-card,next-action @needs:call=steal
    Example: points that are stolen at once win
      Given a new round
      And the following player needs 5 to win
      And the opener has played 5H without a claim
      When the following player calls muggins on the opener
      Then the following player wins the match
      And the round is stopped

    @cards.match.immediate.call-missed @option:call-window=either,late @needs:call=steal
    Example: five stolen points where six are missing win nothing
      Given 2 players
      And a new round
      And the following player needs 6 to win
      And the opener holds only 5H and 9C
      And the following player holds only 4D and KC
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then the following player scores 5
      And nobody has won the match
      And the round goes on

    @cards.match.immediate.last-point @needs:limit=31
    Example: the one point for last wins where one is missing
      Given 2 players
      And a new round
      And the opener needs 1 to win
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go
      Then the opener wins the match
      And the round is stopped
      And nobody is on turn

    @cards.match.immediate.thirty-one @option:limit-paid=on-hit @needs:limit=31
    Example: the two points for 31 win where two are missing
      Given 2 players
      And a running total of 26
      And the next player needs 2 to win
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the player scores 2
      And the player wins the match
      And the round is stopped

    @cards.match.immediate.thirty-one-closed @option:limit-paid=at-close @option:at-limit=goes-round @needs:limit=31
    Example: paid at the close, they win at the close
      Given 2 players
      And a running total of 26
      And the next player needs 2 to win
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then nobody has won the match
      And the following player can say go
      And nobody has won the match
      And the next player can say go
      And the next player wins the match
      And the round is stopped

    @cards.match.immediate.last-card
    Example: the last card of a round can win the match
      Given 2 players
      And a new round
      And the following player needs 15 to win
      And the opener holds only JH
      And the following player holds only 5D
      And the opener has played JH
      When the following player plays 5D
      Then the following player wins the match

  @cards.match.same-move @stated @topic:match
  Rule: Where two would reach the target in one move, the player whose card scored wins
    Source: card, Gewinnen

    @cards.match.same-move.card-first
    Example: the card that scores twenty wins before anybody has called
      Given 3 players
      And a new round
      And the following player needs 20 to win
      And the third player needs 10 to win
      And the opener has played JH without a claim
      When the following player plays KD
      Then the running total is 20
      And the following player wins the match
      And the round is stopped

    @cards.match.same-move.call-behind
    Example: a call behind the winning card comes too late
      Given 3 players
      And a new round
      And the following player needs 20 to win
      And the third player needs 10 to win
      And the opener has played JH without a claim
      And the following player has played KD
      When the third player calls muggins on the opener
      Then that is refused as match-over or round-over or nothing-to-call
      And nothing has changed

    @cards.match.same-move.call-first @option:call-window=either,next-card,next-action @needs:call=steal
    Example: a call before the card wins
      Given 3 players
      And a new round
      And the following player needs 20 to win
      And the third player needs 10 to win
      And the opener has played JH without a claim
      When the third player calls muggins on the opener
      Then the third player scores 10
      And the third player wins the match
      And the round is stopped

    @cards.match.same-move.card-behind @option:call-window=either,next-card,next-action @needs:call=steal
    Example: a card behind the winning call comes too late
      Given 3 players
      And a new round
      And the following player needs 20 to win
      And the third player needs 10 to win
      And the opener has played JH without a claim
      And the third player has called muggins on the opener
      When the following player plays KD
      Then that is refused as match-over or round-over
      And nothing has changed

    @cards.match.same-move.claimed-with-card
    Example: who claims with the card leaves nothing to steal
      Given 2 players
      And a new round
      And the opener needs 10 to win
      And the following player needs 10 to win
      When the opener plays JH
      Then the opener wins the match
      And nobody is on turn

  @cards.match.call-before-claim @silent @topic:match @option:call-window=either,next-card,next-action @needs:call=steal
  Rule: Where both the player and a caller would win, the call that comes before the claim wins
    Source: none

    @cards.match.call-before-claim.caller
    Example: ten points that both need go to the caller
      Given 2 players
      And a new round
      And the opener needs 10 to win
      And the following player needs 10 to win
      And the opener has played JH without a claim
      When the following player calls muggins on the opener
      Then the following player wins the match
      And the round is stopped

  @cards.match.next-round @stated @topic:match
  Rule: A round that is played out without a winner is followed by another, with the scores as they stand
    Source: card, Gewinnen

    @cards.match.next-round.kept
    Example: the points of the first round stand in the second
      Given 2 players
      And a new round
      And in the next round seat 1 holds only 5S and KS
      And the opener holds only JH
      And the following player holds only 4D
      And the opener has played JH
      And the following player has played 4D
      When the next round is dealt
      Then nobody has won the match
      And the round goes on
      And seat 0 has scored 10 in all
      And the running total is 0
      And seat 1 can play 5S
      And seat 0 has scored 10 in all

    @cards.match.next-round.added
    Example: points of the second round come to those of the first
      Given 2 players
      And a new round
      And in the next round seat 0 holds only 5C and KC
      And in the next round seat 1 holds only 5S and KS
      And the opener holds only JH
      And the following player holds only 4D
      And the opener has played JH
      And the following player has played 4D
      When the next round is dealt
      Then seat 0 has scored 10 in all
      And seat 1 can play 5S
      And seat 0 can play 5C
      And the running total is 10
      And seat 0 has scored 20 in all

    @cards.match.next-round.wins
    Example: points of both rounds together win
      Given 2 players
      And a new round
      And the following player needs 20 to win
      And in the next round seat 1 holds only 5S and KS
      And the opener holds only JH
      And the following player holds only 5D
      And the opener has played JH
      And the following player has played 5D
      When the next round is dealt
      Then nobody has won the match
      And seat 1 can play 5S
      And seat 1 wins the match
      And the round is stopped

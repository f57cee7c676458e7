@cards
Feature: The muggins call
  What a player does not claim, an opponent who notices may take.

  @cards.call.steal @stated @topic:call @option:call=steal
  Rule: Points not claimed before the next player plays are taken by an opponent who calls
    Source: card, Die Muggins-Regel; card, Punktewertung; card, Glossar

    @cards.call.steal.five
    Example: five points that were not claimed go to the caller
      Given a new round
      And the opener has played 5H without a claim
      When the following player tries to call muggins on the opener
      And the following player plays 4D
      And the following player tries to call muggins on the opener
      Then the running total is 9
      And the opener has scored nothing in all
      And the following player has scored 5 in all

    @cards.call.steal.third
    Example: any opponent may call, not only the next player
      Given 3 players
      And a new round
      And the opener has played KH without a claim
      When the third player tries to call muggins on the opener
      And the following player plays 4D
      And the third player tries to call muggins on the opener
      Then the running total is 14
      And the opener has scored nothing in all
      And the following player has scored nothing in all
      And the third player has scored 10 in all

    @cards.call.steal.twenty-five @needs:limit=31
    Example: the caller takes the whole total
      Given a running total of 21
      And the next player has played 4H without a claim
      When the following player tries to call muggins on the next player
      And the following player plays AD
      And the following player tries to call muggins on the next player
      Then the running total is 26
      And the next player has scored nothing in all
      And the following player has scored 25 in all

    @cards.call.steal.besides-own
    Example: stolen points come to those that the caller's own card makes
      Given a new round
      And the opener has played 5H without a claim
      When the following player tries to call muggins on the opener
      And the following player plays 5D
      And the following player tries to call muggins on the opener
      Then the running total is 10
      And the opener has scored nothing in all
      And the following player has scored 15 in all

    @cards.call.steal.worked @option:call-window=either @option:last-stack=pays @needs:limit=31
    Example: a five is stolen, and the last card is one: nothing to six
      Given 2 players
      And a new round
      And the opener holds only 5H and 9C
      And the following player holds only 4D and KC
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then the following player scores 5
      And the following player has scored 5 in all
      And the opener can play 9C
      And the running total is 18
      And the following player can play KC
      And the round is played out
      And the opener has scored nothing in all
      And the following player has scored 6 in all

    @cards.call.steal.two-players @option:call-window=either
    Example: one caller takes the open points of two players
      Given 3 players
      And a new round
      And the opener holds only 5H and 2H
      And the following player holds only 5D and 2D
      And the third player holds only 6S and 2S
      And the opener has played 5H without a claim
      And the following player has played 5D without a claim
      When the third player calls muggins on the following player
      Then the third player scores 10
      And no points of the following player are open
      And 5 points of the opener are open
      And the third player can call muggins on the opener
      And the third player scores 5
      And the opener has scored nothing in all
      And the following player has scored nothing in all
      And the third player has scored 15 in all

    @cards.call.steal.turn @option:call-window=either,next-card,next-action
    Example: a call does not move the turn
      Given 3 players
      And a new round
      And the opener has played 5H without a claim
      When the third player calls muggins on the opener
      Then the following player is on turn
      And the running total is 5
      And no points of the opener are open

  @cards.call.claimed @implied @topic:call @option:call=steal
  Rule: What was claimed, and what was never made, cannot be called
    Source: card, Die Muggins-Regel

    @cards.call.claimed.with-card
    Example: points claimed with the card are safe
      Given a new round
      And the opener has played 5H
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.claimed.later
    Example: points claimed behind the card are safe
      Given a new round
      When the opener plays 5H without a claim
      Then the running total is 5
      And the opener can claim
      And no points of the opener are open
      And the opener has scored 5 in all

    @cards.call.claimed.next-card
    Example: points claimed with the card are safe behind the next card too
      Given a new round
      And the opener has played 5H
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.claimed.no-points
    Example: behind a card that makes no points there is nothing to call
      Given a new round
      And the opener has played 4H without a claim
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.claimed.empty-table
    Example: before the first card there is nothing to call
      Given a new round
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @cards.call.first-caller @implied @topic:call @option:call=steal
  Rule: Points are stolen once: the first to call has them
    Source: card, Die Muggins-Regel

    @cards.call.first-caller.second @option:call-window=either,next-card,next-action
    Example: who calls second has nothing to call
      Given 3 players
      And a new round
      And the opener has played 5H without a claim
      And the third player has called muggins on the opener
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.first-caller.twice @option:call-window=either,next-card,next-action
    Example: nor has the caller a second time
      Given a new round
      And the opener has played 5H without a claim
      And the following player has called muggins on the opener
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.first-caller.no-claim @option:call-window=either,next-card,next-action
    Example: points that are stolen can be claimed no more
      Given a new round
      And the opener has played 5H without a claim
      And the following player has called muggins on the opener
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.call.first-caller.late @option:call-window=either,late
    Example: behind the next card too the first to call has the points
      Given 3 players
      And a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      And the third player has called muggins on the opener
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @cards.call.own @implied @topic:call @option:call=steal
  Rule: Nobody calls on the own points
    Source: card, Die Muggins-Regel

    @cards.call.own.at-once
    Example: who has forgotten the claim cannot call in its place
      Given a new round
      And the opener has played 5H without a claim
      When the opener calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.own.late
    Example: nor can that be done behind the next card
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the opener calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @cards.call.off @stated @topic:call @option:call=off @option:claim=by-word
  Rule: Without the muggins call nobody takes what another has forgotten to claim
    Source: card, Häufige Varianten

    @cards.call.off.at-once
    Example: a call at once takes nothing
      Given a new round
      And the opener has played 5H without a claim
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.off.late
    Example: a call behind the next card takes nothing
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.off.claim
    Example: points are claimed as ever
      Given a new round
      When the opener plays 5H without a claim
      Then the running total is 5
      And the opener can claim
      And the opener has scored 5 in all

    @cards.call.off.claim-too-late
    Example: the own claim is late behind the next card as ever
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

@cards
Feature: From when and how long a call may come
  A claim is late behind the next card. Whether a call has to wait for that, and
  what ends it, is played in several ways.

  @cards.call.call-window @conflict @topic:call @option:call=steal
  Rule: A call comes from the card on, or when the own claim is late, and not for ever
    Source: card, Die Muggins-Regel; card, Tipps und Strategien

    @cards.call.call-window.either-at-once @option:call-window=either
    Example: where either is right, a call comes at once
      Given a new round
      And the opener has played 5H without a claim
      When the following player calls muggins on the opener
      Then the following player scores 5
      And no points of the opener are open

    @cards.call.call-window.either-next-card @option:call-window=either
    Example: where either is right, a call comes behind the next card
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then the following player scores 5
      And no points of the opener are open

    @cards.call.call-window.either-over @option:call-window=either
    Example: where either is right, the second card behind ends the window
      Given 2 players
      And a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      And the opener has played 3H
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.call-window.either-open @option:call-window=either
    Example: where either is right, the points are open until the second card behind
      Given 2 players
      And a new round
      And the opener holds 3H
      When the opener plays 5H without a claim
      Then 5 points of the opener are open
      And the following player can play 4D
      And 5 points of the opener are open
      And the opener can play 3H
      And no points of the opener are open

    @cards.call.call-window.either-go @option:call-window=either @needs:limit=31
    Example: where either is right, a go between ends nothing
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      And the next player has played 4H without a claim
      And the following player has said go
      When the following player calls muggins on the next player
      Then the following player scores 30

    @cards.call.call-window.next-card-at-once @option:call-window=next-card
    Example: where the next card ends it, a call comes at once
      Given a new round
      And the opener has played 5H without a claim
      When the following player calls muggins on the opener
      Then the following player scores 5
      And no points of the opener are open

    @cards.call.call-window.next-card-over @option:call-window=next-card
    Example: where the next card ends it, no call comes behind that
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.call-window.next-card-go @option:call-window=next-card @needs:limit=31
    Example: where the next card ends it, a go does not
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      And the next player has played 4H without a claim
      And the following player has said go
      When the following player calls muggins on the next player
      Then the following player scores 30

    @cards.call.call-window.late-not-yet @option:call-window=late
    Example: where the own claim comes first, no call comes before the next card
      Given a new round
      And the opener has played 5H without a claim
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.call-window.late-then @option:call-window=late
    Example: where the own claim comes first, a call comes behind the next card
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then the following player scores 5
      And no points of the opener are open

    @cards.call.call-window.late-over @option:call-window=late
    Example: where the own claim comes first, the second card behind ends the window
      Given 2 players
      And a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      And the opener has played 3H
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call.call-window.late-go @option:call-window=late @needs:limit=31
    Example: where the own claim comes first, a go does not make it late
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      And the next player has played 4H without a claim
      And the following player has said go
      When the following player calls muggins on the next player
      Then that is refused as nothing-to-call
      And nothing has changed

  @cards.call-window.next-action @silent @topic:call @option:call-window=next-action @needs:call=steal
  Rule: Where the next action ends the window, a call comes before any card and any go
    Source: extra

    @cards.call-window.next-action.at-once
    Example: a call comes at once
      Given a new round
      And the opener has played 5H without a claim
      When the following player calls muggins on the opener
      Then the following player scores 5
      And no points of the opener are open

    @cards.call-window.next-action.card
    Example: the next card ends the window
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.call-window.next-action.go @needs:limit=31
    Example: a go ends the window too
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      And the next player has played 4H without a claim
      And the following player has said go
      When the following player calls muggins on the next player
      Then that is refused as nothing-to-call
      And nothing has changed

  @cards.call.not-called @silent @topic:call
  Rule: Points that are neither claimed nor called nobody scores
    Source: none

    @cards.call.not-called.lost @needs:claim=by-word
    Example: five points are gone when nobody has said a word
      Given 2 players
      And a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the opener plays 3H
      Then no points of the opener are open
      And the opener has scored nothing in all
      And the following player has scored nothing in all

    @cards.call.not-called.round @option:last-stack=pays @needs:claim=by-word @needs:limit=31
    Example: a round without a call ends nothing to one
      Given 2 players
      And a new round
      And the opener holds only 5H and 9C
      And the following player holds only 4D and KC
      And the opener has played 5H without a claim
      And the following player has played 4D
      And the opener has played 9C
      When the following player plays KC
      Then the round is played out
      And the opener has scored nothing in all
      And the following player has scored 1 in all

  @cards.call.31-window @silent @topic:call
  Rule: For 31 too the own claim lasts until the next card, which is the first of the next stack, and a call until the second
    Source: none

    @cards.call.31-window.claimed @needs:claim=by-word @needs:limit=31
    Example: behind the closing of the stack the two points can be claimed
      Given 2 players
      And a running total of 26
      And the next player holds only 5H
      And the following player holds only KD, QD and 2C
      When the next player plays 5H without a claim
      Then the round goes on
      And the stack can go round
      And the next player can claim
      And the next player has scored 2 in all

    @cards.call.31-window.claim-too-late @needs:limit=31
    Example: behind the first card of the next stack they cannot
      Given 2 players
      And a running total of 26
      And the next player holds only 5H
      And the following player holds only KD, QD and 2C
      And the next player has played 5H without a claim
      And the stack has gone round
      And the following player has played KD
      When the next player claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.call.31-window.called @needs:call=steal @needs:limit=31
    Example: a 31 is stolen over the closing of the stack
      Given 2 players
      And a new round
      And the opener holds only KH, TC, 8C and 7C
      And the following player holds only QD and AD
      And the opener has played KH
      And the following player has played QD
      And the opener has played TC
      And the following player has played AD without a claim
      When the opener tries to call muggins on the following player
      And the stack goes round
      And the opener tries to call muggins on the following player
      And the opener plays 8C
      And the opener tries to call muggins on the following player
      Then the running total is 8
      And the opener has scored 42 in all
      And the following player has scored 20 in all

    @cards.call.31-window.worked @option:call-window=either,next-card @option:at-limit=goes-round @option:limit-paid=on-hit @option:last-stack=pays @needs:limit=31 @needs:call=steal
    Example: a 31 stolen behind the goes makes 42 to 36
      Given 2 players
      And a new round
      And the opener holds only KH, TC and 8C
      And the following player holds only QD, AD and 7C
      And the opener has played KH
      And the following player has played QD
      And the opener has played TC
      And the following player has played AD without a claim
      And the opener has said go without a claim
      And the following player has said go without a claim
      When the opener calls muggins on the following player
      Then the running total is 0
      And the opener scores 2
      And the opener has scored 42 in all
      And the following player has scored 20 in all
      And the opener is on turn
      And the opener can play 8C
      And the running total is 8
      And the following player can play 7C
      And the round is played out
      And the opener has scored 42 in all
      And the following player has scored 36 in all

    @cards.call.31-window.uncalled @option:at-limit=goes-round @option:last-stack=pays @needs:claim=by-word @needs:limit=31
    Example: a 31 that nobody claims and nobody calls makes 40 to 36
      Given 2 players
      And a new round
      And the opener holds only KH, TC and 8C
      And the following player holds only QD, AD and 7C
      And the opener has played KH
      And the following player has played QD
      And the opener has played TC
      And the following player has played AD without a claim
      And the opener has said go without a claim
      And the following player has said go without a claim
      And the opener has played 8C
      When the following player plays 7C
      Then the round is played out
      And the opener has scored 40 in all
      And the following player has scored 36 in all

    @cards.call.31-window.first-card @option:call-window=either,late @needs:limit=31 @needs:call=steal
    Example: behind the first card of the next stack a call still comes
      Given 2 players
      And a running total of 26
      And the next player holds only 5H
      And the following player holds only KD, QD and 2C
      And the next player has played 5H without a claim
      And the stack has gone round
      And the following player has played KD
      When the following player calls muggins on the next player
      Then the following player scores 2
      And the following player has scored 12 in all

    @cards.call.31-window.second-card @needs:limit=31
    Example: behind the second card of the next stack no call comes
      Given 2 players
      And a running total of 26
      And the next player holds only 5H
      And the following player holds only KD, QD and 2C
      And the next player has played 5H without a claim
      And the stack has gone round
      And the following player has played KD
      And the following player has played QD
      When the following player calls muggins on the next player
      Then that is refused as nothing-to-call
      And nothing has changed

@cards
Feature: The call for the point for last
  Most play that the one point for last needs no claim. Some let it be forgotten
  and stolen like all other points.

  @cards.call.last @stated @topic:call @option:last-call=on
  Rule: Some allow the call for the one point for last too
    Source: card, Die Muggins-Regel

    @cards.call.last.claimed @needs:limit=31
    Example: the point that is claimed with the closing go is scored
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go
      Then the opener scores 1
      And no points of the opener are open

    @cards.call.last.open @needs:limit=31
    Example: the point that is not claimed is open
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go without a claim
      Then the running total is 0
      And 1 point of the opener is open
      And the following player is on turn

    @cards.call.last.stolen @needs:limit=31
    Example: the point that is not claimed goes to the caller
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      And the opener has said go without a claim
      When the following player tries to call muggins on the opener
      And the following player plays JS
      And the following player tries to call muggins on the opener
      Then the running total is 10
      And the opener has scored nothing in all
      And the following player has scored 11 in all

    @cards.call.last.stolen-at-once @option:call-window=either,next-card,next-action @needs:limit=31 @needs:call=steal
    Example: called at once, the point shows with the call
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      And the opener has said go without a claim
      When the following player calls muggins on the opener
      Then the following player scores 1
      And the opener has scored nothing in all
      And no points of the opener are open

    @cards.call.last.later-claim @needs:limit=31
    Example: the point can be claimed behind the go
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      And the opener has said go without a claim
      When the opener claims
      Then the opener has scored 1 in all
      And no points of the opener are open

  @cards.last-call.off @stated @topic:call @option:last-call=off
  Rule: Where others play, the one point for last needs no claim and cannot be called
    Source: card, Die Muggins-Regel; card, Spielablauf

    @cards.last-call.off.without-claim @needs:limit=31
    Example: a go without a claim that closes the stack brings the point
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go without a claim
      Then the opener scores 1
      And no points of the opener are open

    @cards.last-call.off.no-call @needs:limit=31
    Example: it cannot be called
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      And the opener has said go without a claim
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

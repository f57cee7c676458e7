@cards
Feature: Claiming points
  Points are given to whoever claims them, with the card or before the next one.

  @cards.claim.at-once @stated @topic:call @option:claim=by-word
  Rule: Points are claimed at once, and at the latest before the next player plays
    Source: card, Spielablauf; card, Die Muggins-Regel

    @cards.claim.at-once.with-card
    Example: points claimed with the card are scored with it
      Given a new round
      When the opener plays 5H
      Then the player scores 5
      And no points of the player are open

    @cards.claim.at-once.open
    Example: points that were not claimed are open
      Given a new round
      When the opener plays 5H without a claim
      Then 5 points of the player are open
      And the running total is 5

    @cards.claim.at-once.none-open
    Example: behind a card that makes no points none are open
      Given a new round
      When the opener plays 4H without a claim
      Then no points of the player are open
      And the running total is 4

    @cards.claim.at-once.later
    Example: points can be claimed behind the card
      Given a new round
      And the opener has played 5H without a claim
      When the opener claims
      Then the opener has scored 5 in all
      And no points of the opener are open
      And the following player is on turn
      And the running total is 5

    @cards.claim.at-once.kept
    Example: what was claimed behind the card stays with the player
      Given 2 players
      And a new round
      And the opener has played 5H without a claim
      And the opener holds 3H
      When the opener claims
      Then the opener has scored 5 in all
      And the following player can play 4D
      And the opener can play 3H
      And the opener has scored 5 in all
      And the following player has scored nothing in all

    @cards.claim.at-once.thirty @needs:limit=31
    Example: thirty points can be claimed behind the card
      Given a running total of 21
      And the next player has played 9H without a claim
      When the next player claims
      Then the next player has scored 30 in all

    @cards.claim.at-once.nothing-due
    Example: behind a card that makes no points there is nothing to claim
      Given a new round
      And the opener has played 4H
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.claim.at-once.twice
    Example: points that were claimed with the card cannot be claimed again
      Given a new round
      And the opener has played 5H
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.claim.at-once.another
    Example: nobody claims what another has made
      Given a new round
      And the opener has played 5H without a claim
      When the following player claims
      Then that is refused as nothing-to-claim
      And nothing has changed

  @cards.claim.go-between @silent @topic:call
  Rule: A go is no card, and a claim may still come behind it
    Source: none

    @cards.claim.go-between.one @needs:claim=by-word @needs:limit=31
    Example: thirty points are claimed behind the next player's go
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      And the next player has played 4H without a claim
      And the following player has said go
      When the next player claims
      Then the next player has scored 30 in all

  @cards.claim.too-late @stated @topic:call @option:claim=by-word
  Rule: Once the next player has played, the own claim is too late
    Source: card, Die Muggins-Regel

    @cards.claim.too-late.next-card
    Example: behind the next card there is nothing to claim
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.claim.too-late.three
    Example: with three players the very next card is too much already
      Given 3 players
      And a new round
      And the opener has played KH without a claim
      And the following player has played 4D
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.claim.too-late.scoring-card
    Example: a next card that scores for its own player does not help
      Given a new round
      And the opener has played 5H without a claim
      And the following player has played 5D
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.claim.too-late.own-next
    Example: at the next turn only the points of that card are claimed
      Given 2 players
      And a new round
      And the opener has played 5H without a claim
      And the following player has played 4D
      When the opener plays 6H
      Then the running total is 15
      And the opener has scored 15 in all

  @cards.wrong-announcement.refused @silent @topic:call @option:wrong-announcement=refused @needs:claim=by-word
  Rule: A claim of a number that is not due is refused
    Source: none

    @cards.wrong-announcement.refused.nothing-due
    Example: twenty claimed for a four is refused
      Given a new round
      And the opener holds 4H
      When the opener plays 4H claiming 20
      Then that is refused as wrong-announcement
      And nothing has changed

    @cards.wrong-announcement.refused.too-much
    Example: ten claimed for a five is refused
      Given a new round
      And the opener holds 5H
      When the opener plays 5H claiming 10
      Then that is refused as wrong-announcement
      And nothing has changed

    @cards.wrong-announcement.refused.too-little @needs:limit=31
    Example: fifteen claimed for thirty is refused
      Given a running total of 21
      And the next player holds 9H
      When the next player plays 9H claiming 15
      Then that is refused as wrong-announcement
      And nothing has changed

  @cards.wrong-announcement.ignored @silent @topic:call @option:wrong-announcement=ignored @needs:claim=by-word
  Rule: Where a false claim is ignored, the card lies and nothing has been claimed
    Source: extra

    @cards.wrong-announcement.ignored.nothing-due
    Example: twenty claimed for a four is nothing
      Given a new round
      When the opener plays 4H claiming 20
      Then the running total is 4
      And the opener has scored nothing in all
      And the following player is on turn

    @cards.wrong-announcement.ignored.open
    Example: ten claimed for a five leaves the five open
      Given a new round
      When the opener plays 5H claiming 10
      Then the running total is 5
      And 5 points of the opener are open

    @cards.wrong-announcement.ignored.claimed-later
    Example: the five can then be claimed
      Given a new round
      When the opener plays 5H claiming 10
      Then the running total is 5
      And the opener can claim
      And the opener has scored 5 in all

    @cards.wrong-announcement.ignored.called @option:call-window=either,next-card,next-action @needs:call=steal
    Example: the five can then be stolen
      Given a new round
      When the opener plays 5H claiming 10
      Then the running total is 5
      And the following player can call muggins on the opener
      And the opener has scored nothing in all
      And the following player has scored 5 in all

@muggins @hoyle
Feature: The muggins call
  Whoever lays a tile that scores says the sum. An opponent who hears nothing
  may call muggins.

  @hoyle.call.announce @stated @topic:call
  Rule: The sum of a tile that scores has to be announced, and what is announced is safe
    Source: sv, Spelregler; sv, Vad är Muggins-regeln?

    @hoyle.call.announce.opening @option:call=forfeit,steal,announce-only @needs:unit=pip
    Example: ten announced with the first tile are scored
      Given a new round
      When the opener leads 5|5
      Then the player scores 10
      And the score of the player rises by 10

    @hoyle.call.announce.later @option:call=forfeit,steal,announce-only @needs:unit=pip
    Example: fifteen announced with a later tile are scored
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the score of the player rises by 15

    @hoyle.call.announce.not-open @option:call=forfeit,steal
    Example: announced points are not open to a call
      Given a new round
      When the opener leads 5|5
      Then no points of the opener are open

    @hoyle.call.announce.open @option:call=forfeit,steal @needs:unit=pip
    Example: points that are not announced are open to a call
      Given a new round
      When the opener leads 5|5 without announcing it
      Then the line is 5|5
      And 10 points of the opener are open
      And the following player is on turn

    @hoyle.call.announce.open-later @option:call=forfeit,steal @needs:unit=pip
    Example: of a later tile, too, what is not announced is open
      Given the line 3|6
      When the next player plays 6|6 on 3|6 without announcing it
      Then the sum is 15
      And 15 points of the next player are open

    @hoyle.call.announce.nothing-due @option:call=forfeit,steal
    Example: a tile that scores nothing needs no word
      Given a new round
      When the opener leads 1|2 without announcing it
      Then no points of the opener are open
      And the score of the opener stays as it was

    @hoyle.call.announce.safe @option:call=forfeit,steal
    Example: a call on an announced sum catches nothing
      Given a new round
      And the opener has led 5|5
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @hoyle.call.announce.own @option:call=forfeit,steal
    Example: only an opponent can call
      Given a new round
      And the opener has led 5|5 without announcing it
      When the opener calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @hoyle.call.forfeit @stated @topic:call @option:call=forfeit
  Rule: Points that were not announced are lost when an opponent calls muggins
    Source: sv, Spelregler; sv, Vad är Muggins-regeln?

    @hoyle.call.forfeit.lost
    Example: ten not announced and called are nobody's
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the following player calls muggins on the opener
      Then the opener has scored nothing in all
      And the following player has scored nothing in all
      And no points of the opener are open

    @hoyle.call.forfeit.caller-plays @needs:unit=pip
    Example: the caller plays on and scores for the own tile alone
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the following player has called muggins on the opener
      When the following player plays 0|5 on 5|5
      Then the sum is 10
      And the opener has scored nothing in all
      And the following player has scored 10 in all

    @hoyle.call.forfeit.turn
    Example: a call neither needs the turn nor takes it
      Given 3 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the third player calls muggins on the opener
      Then the following player is on turn
      And the opener has scored nothing in all
      And the third player has scored nothing in all

    @hoyle.call.forfeit.later
    Example: fifteen of a later tile are lost as well
      Given 2 players
      And the line 3|6
      And the next player has played 6|6 on 3|6 without announcing it
      When the following player calls muggins on the next player
      Then the next player has scored nothing in all
      And the following player has scored nothing in all

    @hoyle.call.forfeit.that-tile-only @needs:unit=pip
    Example: what was announced before is not lost
      Given 2 players
      And a new round
      And the opener has led 5|5
      And the following player has played 0|5 on 5|5
      And the opener has played 0|0 on 0|5 without announcing it
      When the following player calls muggins on the opener
      Then the opener has scored 10 in all
      And the following player has scored 10 in all

    @hoyle.call.forfeit.target
    Example: points that are called win no match
      Given 2 players
      And a new round
      And the opener needs 10 to win
      And the opener has led 5|5 without announcing it
      And the following player has called muggins on the opener
      When the following player plays 1|5 on 5|5
      Then nobody has won the match
      And the opener has scored nothing in all

    @hoyle.call.forfeit.second-call
    Example: what was called once cannot be called again
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the following player has called muggins on the opener
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @hoyle.call.steal @stated @topic:call @option:call=steal @needs:unit=pip
  Rule: By some rules the caller takes the points that were not announced
    Source: sv, Spelregler

    @hoyle.call.steal.taken
    Example: ten not announced and called are the caller's
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the following player calls muggins on the opener
      Then the opener has scored nothing in all
      And the following player has scored 10 in all
      And no points of the opener are open

    @hoyle.call.steal.and-plays
    Example: the caller scores for the own tile besides
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the following player has called muggins on the opener
      When the following player plays 0|5 on 5|5
      Then the sum is 10
      And the opener has scored nothing in all
      And the following player has scored 20 in all

    @hoyle.call.steal.third
    Example: a player who is not on turn takes them too, and the turn stays
      Given 3 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the third player calls muggins on the opener
      Then the following player is on turn
      And the opener has scored nothing in all
      And the following player has scored nothing in all
      And the third player has scored 10 in all

    @hoyle.call.steal.four
    Example: of four players the last takes fifteen
      Given 4 players
      And the line 3|6
      And the next player has played 6|6 on 3|6 without announcing it
      When the fourth player calls muggins on the next player
      Then the next player has scored nothing in all
      And the following player has scored nothing in all
      And the third player has scored nothing in all
      And the fourth player has scored 15 in all

    @hoyle.call.steal.wins @option:target-when=at-once
    Example: points taken by a call win the match
      Given 2 players
      And a new round
      And the following player needs 10 to win
      And the opener has led 5|5 without announcing it
      When the following player calls muggins on the opener
      Then the following player wins the match
      And the round is stopped

  @hoyle.call.announce-only @stated @topic:call @option:call=announce-only
  Rule: By some rules the sum is announced and nobody can call
    Source: sv, Spelregler

    @hoyle.call.announce-only.scored @needs:unit=pip
    Example: an announced sum is scored
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the score of the player rises by 15

    @hoyle.call.announce-only.no-call
    Example: a call catches nothing, though nothing was announced
      Given a new round
      And the opener has led 5|5 without announcing it
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @hoyle.call.announce-only.not-open
    Example: no points are ever open to a call
      Given a new round
      When the opener leads 5|5 without announcing it
      Then no points of the opener are open

  @hoyle.call.off @stated @topic:call @option:call=off @needs:unit=pip
  Rule: The first printed rules know no muggins call, and points need no word
    Source: sv, Muggins Historia

    @hoyle.call.off.opening
    Example: ten for the first tile are scored without a word
      Given a new round
      When the opener leads 5|5
      Then the player scores 10
      And the score of the player rises by 10

    @hoyle.call.off.later
    Example: fifteen for a later tile are scored without a word
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the score of the player rises by 15

  @hoyle.call.not-called @silent @topic:call @option:call=forfeit,steal @needs:unit=pip
  Rule: Points neither announced nor called stand, and are credited when no call can come any more; in another reading they are lost
    Source: none

    @hoyle.call.not-called.stands @option:uncalled=stands
    Example: ten that nobody called stand
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the following player plays 0|5 on 5|5
      Then the opener has scored 10 in all
      And the following player has scored 10 in all
      And no points of the opener are open

    @hoyle.call.not-called.lost @option:uncalled=lost
    Example: in another reading they are lost without a call
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      When the following player plays 0|5 on 5|5
      Then the opener has scored nothing in all
      And the following player has scored 10 in all
      And no points of the opener are open

    @hoyle.call.not-called.wins @option:uncalled=stands @option:target-when=at-once
    Example: credited before the next tile is laid, they win the match
      Given 2 players
      And a new round
      And the opener needs 10 to win
      And the following player needs 10 to win
      And the opener has led 5|5 without announcing it
      When the following player plays 0|5 on 5|5
      Then the opener wins the match
      And the round is stopped
      And the opener has scored 10 in all
      And the following player has scored nothing in all

    @hoyle.call.not-called.lost-no-win @option:uncalled=lost @option:target-when=at-once
    Example: where they are lost the next tile wins
      Given 2 players
      And a new round
      And the opener needs 10 to win
      And the following player needs 10 to win
      And the opener has led 5|5 without announcing it
      When the following player plays 0|5 on 5|5
      Then the following player wins the match
      And the opener has scored nothing in all
      And the following player has scored 10 in all

    @hoyle.call.not-called.last-tile @option:uncalled=stands @option:settle=closer-takes @needs:round-hands=nearest,up
    Example: points of the last tile stand when the next round is dealt
      Given 2 players
      And the line 3|6
      And the next player holds only 6|6
      And the following player holds only 0|4
      And the next player has played 6|6 on 3|6 without announcing it
      When the next round is dealt
      Then the next player has scored 20 in all
      And the following player has scored nothing in all

    @hoyle.call.not-called.last-tile-lost @option:uncalled=lost @option:settle=closer-takes @needs:round-hands=nearest,up
    Example: where they are lost the last tile brings the hand alone
      Given 2 players
      And the line 3|6
      And the next player holds only 6|6
      And the following player holds only 0|4
      And the next player has played 6|6 on 3|6 without announcing it
      When the next round is dealt
      Then the next player has scored 5 in all
      And the following player has scored nothing in all

  @hoyle.call.call-window @silent @topic:call @option:call=forfeit,steal
  Rule: A call can come until the next action, and after a round until the next is dealt; in another reading until the next tile is laid
    Source: none

    @hoyle.call.call-window.draw-ends @option:call-window=next-action @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: behind a draw a call catches nothing
      Given 2 players
      And a new round
      And the opener holds only 5|5 and 1|2
      And the following player holds only 3|4
      And the boneyard is 2|4, 0|5
      And the opener has led 5|5 without announcing it
      And the following player has drawn
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @hoyle.call.call-window.draw-closes @option:call-window=next-action @option:uncalled=stands @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0 @needs:unit=pip
    Example: a tile drawn closes the window
      Given 2 players
      And a new round
      And the opener holds only 5|5 and 1|2
      And the following player holds only 3|4
      And the boneyard is 2|4, 0|5
      And the opener has led 5|5 without announcing it
      And the following player has drawn
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed
      And the opener has scored 10 in all

    @hoyle.call.call-window.draw-leaves-open @option:call-window=next-placement @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: in another reading a tile drawn leaves it open
      Given 2 players
      And a new round
      And the opener holds only 5|5 and 1|2
      And the following player holds only 3|4
      And the boneyard is 2|4, 0|5
      And the opener has led 5|5 without announcing it
      And the following player has drawn
      When the following player calls muggins on the opener
      Then the opener has scored nothing in all

    @hoyle.call.call-window.pass-closes @option:call-window=next-action @option:uncalled=stands @needs:unit=pip
    Example: a pass closes the window
      Given 2 players
      And a new round
      And the opener holds only 5|5, 1|5 and 1|2
      And the following player holds only 3|4
      And the boneyard is empty
      And the opener has led 5|5 without announcing it
      And the following player has passed
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed
      And the opener has scored 10 in all

    @hoyle.call.call-window.pass-leaves-open @option:call-window=next-placement
    Example: in another reading a pass leaves it open
      Given 2 players
      And a new round
      And the opener holds only 5|5, 1|5 and 1|2
      And the following player holds only 3|4
      And the boneyard is empty
      And the opener has led 5|5 without announcing it
      And the following player has passed
      When the following player calls muggins on the opener
      Then the opener has scored nothing in all

    @hoyle.call.call-window.tile-closes @option:call-window=next-action,next-placement
    Example: the next tile closes it in every reading
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the following player has played 1|5 on 5|5
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @hoyle.call.call-window.refusal @option:call-window=next-action,next-placement
    Example: an action that is refused closes nothing
      Given 2 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the following player holds 1|2
      When the following player plays 1|2 on the 5 of 5|5
      Then that is refused as no-match
      And the following player can call muggins on the opener
      And the opener has scored nothing in all

    @hoyle.call.call-window.last-tile @option:call-window=next-action,next-placement @option:settle=closer-takes @needs:round-hands=nearest,up @needs:unit=pip
    Example: points of the last tile can be called though the round is over
      Given 2 players
      And the line 3|6
      And the next player holds only 6|6
      And the following player holds only 0|4
      And the next player has played 6|6 on 3|6 without announcing it
      When the following player calls muggins on the next player
      Then the next player has scored 5 in all

  @hoyle.call.first-caller @silent @topic:call
  Rule: Where several call the first call counts
    Source: none

    @hoyle.call.first-caller.third @option:call=steal @needs:unit=pip
    Example: the second call catches nothing
      Given 3 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the third player has called muggins on the opener
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed
      And the third player has scored 10 in all
      And the following player has scored nothing in all

    @hoyle.call.first-caller.following @option:call=steal @needs:unit=pip
    Example: it counts who called first, not who sits nearer
      Given 4 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the fourth player has called muggins on the opener
      When the third player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed
      And the fourth player has scored 10 in all
      And the third player has scored nothing in all

    @hoyle.call.first-caller.forfeit @option:call=forfeit
    Example: points that are lost cannot be called once more
      Given 3 players
      And a new round
      And the opener has led 5|5 without announcing it
      And the following player has called muggins on the opener
      When the third player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @hoyle.call.wrong-announcement @silent @topic:call @option:call=forfeit,steal
  Rule: A false sum and a call that catches nothing are refused; in other readings a false sum counts as none, or the opponent scores it
    Source: none

    @hoyle.call.wrong-announcement.refused @option:wrong-announcement=refused
    Example: fifteen announced for ten are refused
      Given a new round
      When the opener leads 5|5 announcing 15
      Then that is refused as wrong-announcement
      And nothing has changed

    @hoyle.call.wrong-announcement.refused-nothing @option:wrong-announcement=refused
    Example: five announced for a sum of three are refused
      Given a new round
      When the opener leads 1|2 announcing 5
      Then that is refused as wrong-announcement
      And nothing has changed

    @hoyle.call.wrong-announcement.refused-later @option:wrong-announcement=refused
    Example: ten announced for fifteen are refused
      Given the line 3|6
      When the next player plays 6|6 on 3|6 announcing 10
      Then that is refused as wrong-announcement
      And nothing has changed

    @hoyle.call.wrong-announcement.again @option:wrong-announcement=refused @needs:unit=pip
    Example: after the refusal the same tile is laid with the right sum
      Given the line 3|6
      When the next player plays 6|6 on 3|6 announcing 10
      Then that is refused as wrong-announcement
      And the next player can play 6|6 on 3|6
      And the player scores 15

    @hoyle.call.wrong-announcement.ignored @option:wrong-announcement=ignored @needs:unit=pip
    Example: in another reading a false sum is as good as none, and the points are open
      Given 2 players
      And a new round
      When the opener leads 5|5 announcing 15
      Then the line is 5|5
      And 10 points of the opener are open
      And the following player can call muggins on the opener
      And the opener has scored nothing in all

    @hoyle.call.wrong-announcement.ignored-nothing @option:wrong-announcement=ignored
    Example: in that reading a sum said where none is due changes nothing
      Given a new round
      When the opener leads 1|2 announcing 5
      Then the line is 1|2
      And no points of the opener are open
      And the opener has scored nothing in all

    @hoyle.call.wrong-announcement.penalty @option:wrong-announcement=penalty @needs:unit=pip
    Example: in a third reading the opponent scores the false sum
      Given 2 players
      And a new round
      When the opener leads 5|5 announcing 15
      Then the line is 5|5
      And the opener has scored nothing in all
      And the following player has scored 15 in all

    @hoyle.call.wrong-announcement.penalty-nothing @option:wrong-announcement=penalty @needs:unit=pip
    Example: in that reading the opponent scores it also where nothing is due
      Given 2 players
      And a new round
      When the opener leads 1|2 announcing 5
      Then the opener has scored nothing in all
      And the following player has scored 5 in all

    @hoyle.call.wrong-announcement.nothing-to-call
    Example: a call where nothing was due is refused
      Given a new round
      And the opener has led 1|2
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

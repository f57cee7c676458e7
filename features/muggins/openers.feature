@muggins @hoyle
Feature: Who opens
  The lot says who opens the first round, and every round behind a blocked one.
  Whoever went out opens the next.

  @muggins.opener.lot @stated @topic:turn @option:opener=lot
  Rule: The first opener is drawn by lot
    Source: de, Eine Runde beginnen; tr, Hazırlık ve dağıtım

    @muggins.opener.lot.falls @needs:lead=any
    Example: the player on whom the lot falls opens
      Given 3 players
      And a new round
      And the lot falls on seat 1
      When seat 1 leads 1|2
      Then the line is 1|2
      And seat 2 is on turn

    @muggins.opener.lot.others
    Example: a player on whom the lot did not fall cannot open
      Given 3 players
      And a new round
      And the lot falls on seat 1
      When seat 0 leads 1|2
      Then that is refused as not-your-turn
      And nothing has changed

  @muggins.opener.lot-repeat @stated @topic:turn @option:opener=lot
  Rule: A lot that leaves several players is repeated among those alone
    Source: de, Eine Runde beginnen; tr, Hazırlık ve dağıtım

    @muggins.opener.lot-repeat.twice @needs:lead=any
    Example: tied twice, the lot falls at the third draw
      Given 4 players
      And a new round
      And the lot is tied between seat 0 and seat 2
      And the lot is tied between seat 0 and seat 2
      And the lot falls on seat 2
      When seat 2 leads 1|2
      Then the line is 1|2
      And seat 3 is on turn

    @muggins.opener.lot-repeat.left-out
    Example: a player whom the first draw left out does not open
      Given 4 players
      And a new round
      And the lot is tied between seat 0 and seat 2
      And the lot falls on seat 2
      When seat 1 leads 1|2
      Then that is refused as not-your-turn
      And nothing has changed

  @muggins.opener.no-privilege @stated @topic:turn
  Rule: No tile in the hand gives a right to open
    Source: tr, Hazırlık ve dağıtım

    @muggins.opener.no-privilege.double-six @needs:lead=any
    Example: the lot opens though another player holds the double six
      Given 2 players
      And a new round
      And seat 0 holds only 6|6 and 5|5
      And seat 1 holds only 0|1 and 1|2
      And the lot falls on seat 1
      When seat 1 leads 0|1
      Then the line is 0|1
      And seat 0 is on turn

    @muggins.opener.no-privilege.cannot
    Example: the holder of the double six cannot open without the lot
      Given 2 players
      And a new round
      And seat 0 holds only 6|6 and 5|5
      And seat 1 holds only 0|1 and 1|2
      And the lot falls on seat 1
      When seat 0 leads 6|6
      Then that is refused as not-your-turn
      And nothing has changed

  @muggins.opener.after-domino @stated @topic:turn @option:next-opener=closer
  Rule: Whoever went out opens the next round
    Source: de, Eine Runde beginnen; tr, Oyun elinin sonu

    @muggins.opener.after-domino.next
    Example: the second player went out and opens
      Given the line 3|6
      And the next player holds only 4|6
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the next player is on turn

    @muggins.opener.after-domino.first @needs:next-opener=closer
    Example: the opener went out and opens again
      Given 2 players
      And the line 3|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      And the following player has played 3|4 on 3|6
      When the next round is dealt
      Then the following player is on turn

  @muggins.opener.after-block @stated @topic:turn @option:after-block=lot
  Rule: Behind a blocked round the lot says who opens
    Source: de, Eine Runde beginnen; tr, Oyun elinin sonu

    @muggins.opener.after-block.blocker
    Example: the lot falls on the player who blocked the round
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      And the lot for the next round falls on the next player
      When the next round is dealt
      Then the next player is on turn

    @muggins.opener.after-block.other
    Example: the lot falls on the other player
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      And the lot for the next round falls on the following player
      When the next round is dealt
      Then the following player is on turn

  @muggins.match.next-round @implied @topic:match
  Rule: A round that wins nobody the match is followed by another, and the scores are kept
    Source: none

    @muggins.match.next-round.dealt
    Example: a new round begins with an empty table and the old scores
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 5|5
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then nothing lies on the table
      And the round goes on
      And nobody has won the match
      And the score of the next player stays as it was
      And the score of the following player stays as it was

    @muggins.match.next-round.too-soon
    Example: no round is dealt while one is played
      Given the line 3|6
      When the next round is dealt
      Then that is refused as round-not-over
      And nothing has changed

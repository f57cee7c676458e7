@muggins @hoyle
Feature: Who opens later rounds
  What a round leaves behind, or the tiles of the next, says who opens it.

  @dominoes.next-opener.closer @stated @topic:turn @option:next-opener=closer
  Rule: Whoever went out opens the next round
    Source: de, Eine Runde beginnen; tr, Oyun elinin sonu

    @dominoes.next-opener.closer.second
    Example: the second player went out and opens
      Given the line 3|6
      And the next player holds only 4|6
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the next player is on turn

    @dominoes.next-opener.closer.third
    Example: the third player went out and opens
      Given 3 players
      And the line 3|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      And the following player has played 3|4 on 3|6
      When the next round is dealt
      Then the following player is on turn

    @dominoes.next-opener.closer.again
    Example: the opener went out and opens again
      Given 2 players
      And the line 3|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      And the following player has played 3|4 on 3|6
      When the next round is dealt
      Then the following player is on turn

  @dominoes.next-opener.rotate @stated @topic:turn @option:next-opener=rotate
  Rule: The player behind the last opener opens the next round, whoever went out
    Source: extra

    @dominoes.next-opener.rotate.opener-out
    Example: the opener went out, and the player behind opens
      Given 2 players
      And the line 3|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      And the following player has played 3|4 on 3|6
      When the next round is dealt
      Then the next player is on turn

    @dominoes.next-opener.rotate.third-out
    Example: the third player went out, and the second opens
      Given 3 players
      And the line 3|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      And the following player has played 3|4 on 3|6
      When the next round is dealt
      Then the next player is on turn

    @dominoes.next-opener.rotate.second-out
    Example: the second player went out and is the one behind the opener
      Given the line 3|6
      And the next player holds only 4|6
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the next player is on turn

  @dominoes.next-opener.heaviest @stated @topic:turn @option:next-opener=heaviest
  Rule: The tiles of the new round say who opens it, as in the first round
    Source: extra

    @dominoes.next-opener.heaviest.double @needs:opener=lot,heaviest-double
    Example: the only double opens, though another went out and holds heavier tiles
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And in the next round the next player holds only 5|6 and 4|6
      And in the next round the following player holds only 1|1 and 0|2
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the following player is on turn

    @dominoes.next-opener.heaviest.higher-double @needs:opener=lot,heaviest-double
    Example: of two doubles the higher opens
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And in the next round the next player holds only 3|3 and 5|6
      And in the next round the following player holds only 4|4 and 0|1
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the following player is on turn

    @dominoes.next-opener.heaviest.single @needs:opener=lot,heaviest-double
    Example: where nobody holds a double the heaviest single opens
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And in the next round the next player holds only 1|2 and 0|5
      And in the next round the following player holds only 4|6 and 0|1
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the following player is on turn

    @dominoes.next-opener.heaviest.closer-holds @needs:opener=lot,heaviest-double
    Example: whoever went out opens with the highest double alone
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And in the next round the next player holds only 6|6 and 0|1
      And in the next round the following player holds only 5|5 and 5|6
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the next player is on turn

    @dominoes.next-opener.heaviest.tile @needs:opener=heaviest-tile
    Example: where the heaviest tile of all counts, a single opens before a lighter double
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And in the next round the next player holds only 5|5 and 4|6
      And in the next round the following player holds only 5|6 and 0|1
      And the next player has played 4|6 on 3|6
      When the next round is dealt
      Then the following player is on turn

  @dominoes.after-block.lot @stated @topic:turn @option:after-block=lot
  Rule: Behind a blocked round the lot says who opens
    Source: de, Eine Runde beginnen; tr, Hazırlık ve dağıtım

    @dominoes.after-block.lot.blocker
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

    @dominoes.after-block.lot.other
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

  @dominoes.after-block.heaviest @stated @topic:turn @option:after-block=heaviest
  Rule: Behind a blocked round the tiles of the new round say who opens it
    Source: extra

    @dominoes.after-block.heaviest.double @needs:opener=lot,heaviest-double
    Example: the only double opens, though its holder had the heavier hand
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 4|4
      And the boneyard is empty
      And in the next round the next player holds only 5|6 and 4|6
      And in the next round the following player holds only 1|1 and 0|2
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the following player is on turn

    @dominoes.after-block.heaviest.blocker @needs:opener=lot,heaviest-double
    Example: the player who blocked the round opens with the higher double
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And in the next round the next player holds only 5|5 and 0|1
      And in the next round the following player holds only 4|4 and 5|6
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the next player is on turn

    @dominoes.after-block.heaviest.tile @needs:opener=heaviest-tile
    Example: where the heaviest tile of all counts, a single opens before a lighter double
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 4|4
      And the boneyard is empty
      And in the next round the next player holds only 5|5 and 4|6
      And in the next round the following player holds only 5|6 and 0|1
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the following player is on turn

  @dominoes.after-block.rotate @stated @topic:turn @option:after-block=rotate
  Rule: Behind a blocked round the player behind its opener opens
    Source: extra

    @dominoes.after-block.rotate.two
    Example: of two players the one who did not open the blocked round opens
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the next player is on turn

    @dominoes.after-block.rotate.three
    Example: of three players the second opens, though the third blocked the round
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 2|2 and 0|4
      And the third player holds only 0|3
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the following player has played 2|2 on 1|2
      And the round has been blocked
      When the next round is dealt
      Then the next player is on turn

  @dominoes.after-block.lightest @stated @topic:turn @option:after-block=lightest
  Rule: The lightest hand of a blocked round opens the next; of equal ones, the first in turn from that round's opener
    Source: extra

    @dominoes.after-block.lightest.other
    Example: four pips open before the eight of the player who blocked the round
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the following player is on turn

    @dominoes.after-block.lightest.blocker
    Example: three pips of the player who blocked the round open before eight
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 4|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the next player is on turn

    @dominoes.after-block.lightest.pips
    Example: pips decide, not the number of tiles
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2, 0|0, 0|1 and 0|3
      And the following player holds only 4|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the next player is on turn

    @dominoes.after-block.lightest.equal
    Example: of two equal hands that of the opener opens again
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 4|4
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the following player is on turn

    @dominoes.after-block.lightest.equal-three
    Example: where the opener's hand is heavier, the first of two equal ones behind opens
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 0|4
      And the following player holds only 1|3
      And the third player holds only 3|5
      And the boneyard is empty
      And the next player has played 1|2 on 1|6
      And the round has been blocked
      When the next round is dealt
      Then the next player is on turn

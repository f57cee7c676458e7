@muggins @hoyle
Feature: Other ways to draw
  A reserve that nobody draws from, and what one may do when nothing fits.

  @dominoes.reserve.1 @stated @topic:draw @option:reserve=1
  Rule: The last tile of the boneyard is never drawn
    Source: extra

    @dominoes.reserve.1.pass
    Example: stuck with one tile left one passes, even though that tile would fit
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 1|5
      When the next player passes
      Then the following player is on turn
      And the player holds only 0|3

    @dominoes.reserve.1.only-pass
    Example: stuck with one tile left, passing is all that one can do
      Given the line 3|6
      And the next player holds only 1|3 and 1|4
      And the following player holds only 2|2 and 0|4
      And the boneyard is 0|5
      When the next player plays 1|3 on 3|6
      Then the following player may only pass

    @dominoes.reserve.1.no-draw
    Example: the last tile cannot be drawn
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5
      When the next player draws
      Then that is refused as boneyard-empty
      And nothing has changed

    @dominoes.reserve.1.one-above
    Example: of two tiles one is drawn, and not the other
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 1|4
      When the next player draws
      Then the player holds only 0|3 and 0|5
      And the next player may only pass

    @dominoes.reserve.1.must-draw
    Example: a tile above the last one forbids the pass
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 1|4
      When the next player passes
      Then that is refused as must-draw
      And nothing has changed

    @dominoes.reserve.1.block
    Example: a round is blocked though the last tile is left
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5
      When the next player plays 2|3 on 2|6
      Then the round is blocked

    @dominoes.reserve.1.no-block
    Example: two tiles left keep the round going
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5, 1|1
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only draw

    @dominoes.reserve.1.drawn-block
    Example: the last tile but one drawn in vain blocks the round
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5, 1|1
      And the next player has played 2|3 on 2|6
      When the following player draws
      Then the round is blocked

  @dominoes.reserve.2 @stated @topic:draw @option:reserve=2
  Rule: The last two tiles of the boneyard are never drawn
    Source: extra

    @dominoes.reserve.2.pass
    Example: stuck with two tiles left one passes, even though both would fit
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 1|5, 5|6
      When the next player passes
      Then the following player is on turn
      And the player holds only 0|3

    @dominoes.reserve.2.only-pass
    Example: stuck with two tiles left, passing is all that one can do
      Given the line 3|6
      And the next player holds only 1|3 and 1|4
      And the following player holds only 2|2 and 0|4
      And the boneyard is 0|5, 2|4
      When the next player plays 1|3 on 3|6
      Then the following player may only pass

    @dominoes.reserve.2.no-draw
    Example: the last tile but one cannot be drawn
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 2|4
      When the next player draws
      Then that is refused as boneyard-empty
      And nothing has changed

    @dominoes.reserve.2.one-above
    Example: of three tiles one is drawn, and no other
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 1|4, 2|4
      When the next player draws
      Then the player holds only 0|3 and 0|5
      And the next player may only pass

    @dominoes.reserve.2.must-draw
    Example: a tile above the last two forbids the pass
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 1|4, 2|4
      When the next player passes
      Then that is refused as must-draw
      And nothing has changed

    @dominoes.reserve.2.block
    Example: a round is blocked though the last two tiles are left
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5, 1|1
      When the next player plays 2|3 on 2|6
      Then the round is blocked

    @dominoes.reserve.2.no-block
    Example: three tiles left keep the round going
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5, 1|1, 0|0
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only draw

    @dominoes.reserve.2.drawn-block
    Example: the last tile above the two drawn in vain blocks the round
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5, 1|1, 0|0
      And the next player has played 2|3 on 2|6
      When the following player draws
      Then the round is blocked

  @dominoes.draw.while-able @stated @topic:draw @option:draw=while-able
  Rule: Who can play may draw all the same, until a tile drawn fits
    Source: extra

    @dominoes.draw.while-able.draws @needs:reserve=0,1
    Example: a tile is drawn though another in the hand fits
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 2|4, 0|5
      When the next player draws
      Then the player holds only 6|6, 0|3 and 2|4
      And the boneyard has 1 tile
      And the next player is on turn
      And the player scores nothing

    @dominoes.draw.while-able.may-draw @needs:reserve=0,1
    Example: with tiles that fit one can play each of them, or draw
      Given the line 3|6
      And the following player holds only 1|2, 1|4 and 0|3
      And the boneyard is 0|5, 2|4
      When the next player plays 1|3 on 3|6
      Then the following player may only play 1|2 on 1|3, 1|4 on 1|3 or draw

    @dominoes.draw.while-able.in-vain @needs:reserve=0
    Example: after a tile that does not fit one can play, or draw again
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 2|4, 0|5
      When the next player draws
      Then the next player may only play 6|6 on 1|6 or draw

    @dominoes.draw.while-able.then-held @needs:reserve=0,1
    Example: after a tile that does not fit one from the hand is played
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 2|4, 0|5
      And the next player has drawn
      When the next player plays 6|6 on 1|6
      Then the line is 1|6 6|6
      And the player holds only 0|3 and 2|4

    @dominoes.draw.while-able.fits @needs:reserve=0,1
    Example: a tile drawn that fits is all that one can play
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 1|4, 2|4
      When the next player draws
      Then the next player may only play 1|4 on 1|6

    @dominoes.draw.while-able.no-other @needs:reserve=0,1
    Example: no other tile is played in place of one drawn that fits
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 1|4, 2|4
      And the next player has drawn
      When the next player plays 6|6 on 1|6
      Then that is refused as must-play-drawn
      And nothing has changed

    @dominoes.draw.while-able.stuck @needs:reserve=0,1
    Example: who cannot play draws
      Given the line 3|6
      And the following player holds only 2|2 and 0|4
      And the boneyard is 0|5, 2|4
      When the next player plays 1|3 on 3|6
      Then the following player may only draw

    @dominoes.draw.while-able.empty
    Example: with nothing left to draw a tile that fits is played
      Given the line 3|6
      And the following player holds only 1|2, 1|4 and 0|3
      And the boneyard is empty
      When the next player plays 1|3 on 3|6
      Then the following player may only play 1|2 on 1|3 or 1|4 on 1|3

    @dominoes.draw.while-able.no-pass
    Example: with a tile that fits one cannot pass
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is empty
      When the next player passes
      Then that is refused as must-play
      And nothing has changed

  @dominoes.draw.one-then-pass @stated @topic:draw @option:draw=one-then-pass
  Rule: Who cannot play draws one tile, and passes where that does not fit either
    Source: extra

    @dominoes.draw.one-then-pass.fits @needs:reserve=0,1
    Example: a tile drawn that fits is played
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|2, 2|4
      When the next player draws
      Then the next player may only play 1|2 on 1|6

    @dominoes.draw.one-then-pass.in-vain @needs:reserve=0,1
    Example: after one tile drawn in vain, passing is all that one can do
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 1|4
      When the next player draws
      Then the player holds only 0|3 and 0|5
      And the boneyard has 1 tile
      And the next player may only pass

    @dominoes.draw.one-then-pass.passes @needs:reserve=0,1
    Example: the pass brings the following player on turn though tiles are left
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 1|4
      And the next player has drawn
      When the next player passes
      Then the following player is on turn
      And the player holds only 0|3 and 0|5
      And the boneyard has 1 tile

    @dominoes.draw.one-then-pass.draw-first @needs:reserve=0,1
    Example: a pass before the draw is refused
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 1|4
      When the next player passes
      Then that is refused as must-draw
      And nothing has changed

    @dominoes.draw.one-then-pass.next-turn @needs:reserve=0
    Example: in the next turn one draws again
      Given 2 players
      And the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5, 3|4
      And the next player has drawn
      And the next player has passed
      When the following player plays 1|2 on 1|6
      Then the next player may only draw

    @dominoes.draw.one-then-pass.no-draw
    Example: who can play cannot draw
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 1|4, 2|4
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

    @dominoes.draw.one-then-pass.empty
    Example: with nothing left to draw one passes at once
      Given the line 3|6
      And the next player holds only 1|3 and 1|4
      And the following player holds only 2|2 and 0|4
      And the boneyard is empty
      When the next player plays 1|3 on 3|6
      Then the following player may only pass

    @dominoes.draw.one-then-pass.no-block @needs:reserve=0
    Example: tiles left to draw keep the round going
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5, 1|1
      And the next player has played 2|3 on 2|6
      When the following player draws
      Then the round goes on
      And the following player may only pass

    @dominoes.draw.one-then-pass.block @needs:reserve=0
    Example: the last tile drawn in vain blocks the round
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5
      And the next player has played 2|3 on 2|6
      When the following player draws
      Then the round is blocked

  @dominoes.draw.none @stated @topic:draw @option:draw=none
  Rule: Nobody draws: who cannot play passes, and a block does not wait for the boneyard
    Source: extra

    @dominoes.draw.none.passes
    Example: who cannot play passes, whatever is left
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 1|5, 2|4
      When the next player passes
      Then the following player is on turn
      And the player holds only 0|3

    @dominoes.draw.none.only-pass
    Example: with nothing that fits, passing is all that one can do
      Given the line 3|6
      And the next player holds only 1|3 and 1|4
      And the following player holds only 2|2 and 0|4
      And the boneyard is 1|5, 2|4
      When the next player plays 1|3 on 3|6
      Then the following player may only pass

    @dominoes.draw.none.no-draw
    Example: a draw is refused
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 1|5, 2|4
      When the next player draws
      Then that is refused as boneyard-empty
      And nothing has changed

    @dominoes.draw.none.no-pass
    Example: a tile that fits forbids the pass
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 1|5, 2|4
      When the next player passes
      Then that is refused as must-play
      And nothing has changed

    @dominoes.draw.none.block
    Example: a round is blocked though tiles are left that would fit
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 3|3, 1|6
      When the next player plays 2|3 on 2|6
      Then the round is blocked

    @dominoes.draw.none.no-block
    Example: one player who can play keeps the round going
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3, 3|5 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 1|1, 1|6
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only pass

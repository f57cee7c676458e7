@muggins @hoyle
Feature: Playing, drawing and passing
  Who can play plays. Who cannot draws until a tile fits, and passes only when
  nothing is left to draw.

  @dominoes.play.must @stated @topic:draw
  Rule: With a tile that fits one must play
    Source: tr, Taş çekme veya pas geçme

    @dominoes.play.must.plays
    Example: with one tile that fits, playing it is all that one can do
      Given the line 1|6
      And the next player holds only 1|2 and 0|3
      And the boneyard is 0|5, 2|4
      When the next player plays 1|2 on 1|6
      Then the line is 2|1 1|6
      And the boneyard has 2 tiles

    @dominoes.play.must.only-choice @needs:draw=until-playable,one-then-pass,none
    Example: who can play can neither draw nor pass
      Given the line 3|6
      And the boneyard is 0|5, 2|4
      And the following player holds only 1|2, 1|4 and 0|3
      When the next player plays 1|3 on 3|6
      Then the following player may only play 1|2 on 1|3 or 1|4 on 1|3

    @dominoes.play.must.no-draw @needs:draw=until-playable,one-then-pass,none
    Example: drawing for a better tile is refused
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is 1|4, 2|4
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

    @dominoes.play.must.no-pass
    Example: holding a tile back by passing is refused
      Given the line 1|6
      And the next player holds only 6|6 and 0|3
      And the boneyard is empty
      When the next player passes
      Then that is refused as must-play
      And nothing has changed

  @dominoes.draw.when-stuck @stated @topic:draw
  Rule: Who cannot play draws from the boneyard, one tile at a time
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @dominoes.draw.when-stuck.one @needs:draw=until-playable,while-able,one-then-pass
    Example: a draw brings one tile, and the turn goes on
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4, 1|2
      When the next player draws
      Then the player holds only 0|3 and 0|5
      And the boneyard has 2 tiles
      And the next player is on turn
      And the player scores nothing

    @dominoes.draw.when-stuck.again @needs:draw=until-playable,while-able @needs:reserve=0
    Example: a tile that does not fit is followed by another draw
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4, 1|2
      And the next player has drawn
      When the next player draws
      Then the player holds only 0|3, 0|5 and 2|4
      And the boneyard has 1 tile
      And the next player may only draw

    @dominoes.draw.when-stuck.third @needs:draw=until-playable,while-able @needs:reserve=0
    Example: one draws a third time when nothing fits yet
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4, 3|4, 1|2
      And the next player has drawn
      And the next player has drawn
      When the next player draws
      Then the player holds only 0|3, 0|5, 2|4 and 3|4
      And the boneyard has 1 tile
      And the next player may only draw

    @dominoes.draw.when-stuck.nothing-left
    Example: nothing can be drawn from an empty boneyard
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is empty
      When the next player draws
      Then that is refused as boneyard-empty
      And nothing has changed

  @dominoes.draw.stop-at-playable @stated @topic:draw @needs:reserve=0,1
  Rule: The first tile drawn that fits ends the drawing
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @dominoes.draw.stop-at-playable.then-play @needs:draw=until-playable,while-able
    Example: the tile that fits is played in the same turn
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 1|2, 2|4
      And the next player has drawn
      And the next player has drawn
      When the next player plays 1|2 on 1|6
      Then the line is 2|1 1|6
      And the player holds only 0|3 and 0|5
      And the boneyard has 1 tile
      And the following player is on turn

    @dominoes.draw.stop-at-playable.only-play @needs:draw=until-playable,while-able,one-then-pass
    Example: once a tile fits, playing it is all that one can do
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|2, 2|4
      When the next player draws
      Then the next player may only play 1|2 on 1|6

    @dominoes.draw.stop-at-playable.no-more @needs:draw=until-playable,while-able,one-then-pass
    Example: drawing on after a tile that fits is refused
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|2, 2|4
      And the next player has drawn
      When the next player draws
      Then that is refused as must-play or must-play-drawn
      And nothing has changed

  @dominoes.draw.play-it-now @stated @topic:draw @unobservable
  Rule: The tile drawn that fits is played at once, and no other in its place
    Source: tr, Taş çekme veya pas geçme; de, Ziehen und passen
    Reason: one draws only when nothing fits and the ends do not move meanwhile, so no other tile could be played anyway

  @dominoes.draw.forbidden-when-playable @stated @topic:draw
  Rule: Drawing is forbidden while a tile in hand fits
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @dominoes.draw.forbidden-when-playable.stuck @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
    Example: with no tile that fits one may draw, and do nothing else
      Given the line 3|6
      And the following player holds only 2|2 and 0|4
      And the boneyard is 0|5, 2|4
      When the next player plays 1|3 on 3|6
      Then the following player may only draw

    @dominoes.draw.forbidden-when-playable.one-fits @needs:draw=until-playable,one-then-pass,none
    Example: one tile that fits forbids the draw
      Given the line 1|6
      And the next player holds only 0|3, 0|4 and 1|5
      And the boneyard is 1|2, 2|4
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

    @dominoes.draw.forbidden-when-playable.double-fits @needs:draw=until-playable,one-then-pass,none
    Example: a double that fits forbids the draw too
      Given the line 1|6
      And the next player holds only 1|1 and 0|3
      And the boneyard is 1|2, 2|4
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

  @dominoes.pass.only-when-empty @stated @topic:draw
  Rule: With nothing to play and nothing to draw one passes, and the next player is on turn
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @dominoes.pass.only-when-empty.passes
    Example: stuck before an empty boneyard, one passes
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is empty
      When the next player passes
      Then the following player is on turn
      And the line is 1|6
      And the player holds only 0|3
      And the player scores nothing

    @dominoes.pass.only-when-empty.last-drawn @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: one passes after the last tile was drawn in vain
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5
      And the next player has drawn
      When the next player passes
      Then the following player is on turn
      And the player holds only 0|3 and 0|5

    @dominoes.pass.only-when-empty.two
    Example: two players pass in turn before a third who can play
      Given 3 players
      And the line 1|6
      And the next player holds only 0|3
      And the following player holds only 0|4
      And the third player holds only 1|2 and 0|5
      And the boneyard is empty
      And the next player has passed
      When the following player passes
      Then the third player is on turn
      And the round goes on

    @dominoes.pass.only-when-empty.only-choice
    Example: stuck before an empty boneyard, passing is all that one can do
      Given the line 3|6
      And the next player holds only 1|3 and 1|4
      And the following player holds only 2|2 and 0|4
      And the boneyard is empty
      When the next player plays 1|3 on 3|6
      Then the following player may only pass

  @dominoes.pass.forbidden @stated @topic:draw
  Rule: Passing is forbidden while one can draw, and while one can play
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @dominoes.pass.forbidden.can-draw @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: one tile left to draw forbids the pass
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5
      When the next player passes
      Then that is refused as must-draw
      And nothing has changed

    @dominoes.pass.forbidden.can-play
    Example: a tile that fits forbids the pass
      Given the line 1|6
      And the next player holds only 0|3 and 1|2
      And the boneyard is empty
      When the next player passes
      Then that is refused as must-play
      And nothing has changed

    @dominoes.pass.forbidden.drawn-fits @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: a drawn tile that fits forbids the pass
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|2
      And the next player has drawn
      When the next player passes
      Then that is refused as must-play or must-play-drawn
      And nothing has changed

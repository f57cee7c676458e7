@hoyle
Feature: Drawing and passing
  Who cannot match an end draws until a tile fits or the boneyard is empty.

  @hoyle.draw.until-playable @stated @topic:draw @option:draw=until-playable
  Rule: Who cannot play draws until a tile can be played or the boneyard is empty
    Source: sv, Spelregler

    @hoyle.draw.until-playable.goes-on @needs:reserve=0,1
    Example: a drawn tile that does not fit is followed by another draw
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4, 1|2
      When the next player draws
      Then the player holds only 0|3 and 0|5
      And the boneyard has 2 tiles
      And the next player may only draw

    @hoyle.draw.until-playable.plays @needs:reserve=0,1
    Example: the third tile drawn fits and is played in the same turn
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 0|5, 2|4, 1|2, 3|3
      And the next player has drawn
      And the next player has drawn
      And the next player has drawn
      When the next player plays 1|2 on 1|6
      Then the line is 2|1 1|6
      And the player holds only 0|3, 0|5 and 2|4
      And the boneyard has 1 tile
      And the following player is on turn

    @hoyle.draw.until-playable.stops @needs:reserve=0,1
    Example: once a tile fits, playing it is all that one can do
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|2, 2|4
      When the next player draws
      Then the next player may only play 1|2 on 1|6

    @hoyle.draw.until-playable.able
    Example: who can play cannot draw
      Given the line 1|6
      And the next player holds only 0|3 and 1|5
      And the boneyard is 1|2, 2|4
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

    @hoyle.draw.until-playable.empty
    Example: nothing can be drawn from an empty boneyard
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is empty
      When the next player draws
      Then that is refused as boneyard-empty
      And nothing has changed

  @hoyle.pass.when-empty @silent @topic:draw
  Rule: Who can neither play nor draw passes, and the next player is on turn
    Source: none

    @hoyle.pass.when-empty.passes
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

    @hoyle.pass.when-empty.last-drawn @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: one passes after the last tile was drawn in vain
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is 0|5
      And the next player has drawn
      When the next player passes
      Then the following player is on turn
      And the player holds only 0|3 and 0|5

    @hoyle.pass.when-empty.able
    Example: who can play cannot pass
      Given the line 1|6
      And the next player holds only 0|3 and 1|5
      And the boneyard is empty
      When the next player passes
      Then that is refused as must-play
      And nothing has changed

@muggins @hoyle
Feature: Turns and places to play
  Everyone comes round in one fixed order, and one tile or one pass is a turn.

  @muggins.turn.clockwise @stated @topic:turn
  Rule: Turns go round in one order, and only the player on turn acts
    Source: de, Eine Runde beginnen; tr, Hazırlık ve dağıtım

    @muggins.turn.clockwise.two
    Example: of two players each is on turn after the other
      Given 2 players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn
      And the following player can play 2|3 on 1|2
      And the next player is on turn

    @muggins.turn.clockwise.three
    Example: three players come round in order
      Given 3 players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn
      And the following player can play 2|3 on 1|2
      And the third player is on turn
      And the third player can play 3|4 on 2|3
      And the next player is on turn

    @muggins.turn.clockwise.four
    Example: four players come round in order
      Given 4 players
      And a new round
      When the opener leads 1|2
      Then the following player is on turn
      And the following player can play 2|3 on 1|2
      And the third player is on turn
      And the third player can play 3|4 on 2|3
      And the fourth player is on turn
      And the fourth player can play 4|5 on 3|4
      And the next player is on turn

    @muggins.turn.clockwise.out-of-turn
    Example: a player who is not on turn cannot play
      Given the line 3|6
      And the following player holds 4|6
      When the following player plays 4|6 on 3|6
      Then that is refused as not-your-turn
      And nothing has changed

    @muggins.turn.clockwise.draw-out-of-turn
    Example: a player who is not on turn cannot draw
      Given the line 3|6
      And the following player holds only 1|2
      And the boneyard is 0|0, 0|1
      When the following player draws
      Then that is refused as not-your-turn
      And nothing has changed

    @muggins.turn.clockwise.pass-out-of-turn
    Example: a player who is not on turn cannot pass
      Given the line 3|6
      And the following player holds only 1|2
      And the boneyard is empty
      When the following player passes
      Then that is refused as not-your-turn
      And nothing has changed

  @muggins.turn.ends @stated @topic:turn
  Rule: One tile laid, or one permitted pass, ends the turn
    Source: de, Eine Runde beginnen; tr, Taş yerleştirme

    @muggins.turn.ends.placement
    Example: a tile laid ends the turn
      Given the line 3|6
      When the next player plays 4|6 on 3|6
      Then the following player is on turn

    @muggins.turn.ends.scoring-placement
    Example: a tile that scores ends the turn too
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the following player is on turn

    @muggins.turn.ends.pass
    Example: a pass ends the turn
      Given the line 1|6
      And the next player holds only 0|3
      And the following player holds only 1|2 and 0|4
      And the boneyard is empty
      When the next player passes
      Then the following player is on turn

    @muggins.turn.ends.second-tile
    Example: a second tile in one turn is refused
      Given the line 3|6
      And the next player holds 4|6 and 4|4
      And the next player has played 4|6 on 3|6
      When the next player plays 4|4 on 4|6
      Then that is refused as not-your-turn
      And nothing has changed

  @muggins.port.free-not-counted @stated @topic:line @needs:draw=until-playable,one-then-pass,none
  Rule: A free side is a place to play, and need not be an end that counts by itself
    Source: de, Doppelsteine am Ende und im Inneren der Auslage; tr, Uçta ve dizilimin içinde çift taşlar

    @muggins.port.free-not-counted.lone-double
    Example: a lone double counts once and has two free sides
      Given 2 players
      And a new round
      And the following player holds only 2|3, 2|5 and 0|1
      When the opener leads 2|2
      Then the counted ends are 2|2 for 4
      And the following player may only play 2|3 on 2|2 or 2|5 on 2|2
      And the following player can play 2|3 on 2|2
      And the next player can play 2|4 on 2|2
      And the line is 3|2 2|2 2|4

    @muggins.port.free-not-counted.terminal-double
    Example: a double at the end counts both halves and has one free side
      Given the line 1|6
      And the following player holds only 4|6, 1|5 and 2|3
      When the next player plays 6|6 on 1|6
      Then the counted ends are 1|6 for 1 and 6|6 for 12
      And the following player may only play 4|6 on 6|6 or 1|5 on 1|6

  @muggins.call.none @silent @topic:award @needs:unit=pip
  Rule: Points need no word: what a tile scores is credited without a call
    Source: none

    @muggins.call.none.credited
    Example: five fives are credited though nobody says so
      Given a new round
      When the opener leads 5|5
      Then the player scores 10
      And the score of the player rises by 10

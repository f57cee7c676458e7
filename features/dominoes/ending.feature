@muggins @hoyle
Feature: When a round ends
  A round ends when a hand is empty, or when nobody can go on.

  @dominoes.round.ends @stated @topic:round
  Rule: A round ends when a player lays the last tile of the hand, or when it is blocked
    Source: de, Die Runde beenden und Punkte abziehen; tr, Oyun elinin sonu

    @dominoes.round.ends.domino
    Example: the last tile of a hand ends the round
      Given the line 3|6
      And the next player holds only 4|6
      When the next player plays 4|6 on 3|6
      Then the round is won by going out
      And nobody is on turn

    @dominoes.round.ends.blocked
    Example: a line that nobody can play on ends the round
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And nobody is on turn

    @dominoes.round.ends.goes-on
    Example: a tile left in the hand lets the round go on
      Given the line 3|6
      And the next player holds only 4|6 and 0|1
      When the next player plays 4|6 on 3|6
      Then the round goes on
      And the following player is on turn

    @dominoes.round.ends.no-play-after
    Example: behind the end nothing can be played
      Given the line 3|6
      And the next player holds only 6|6
      And the next player has played 6|6 on 3|6
      And the following player holds only 1|3 and 0|2
      When the following player plays 1|3 on 3|6
      Then that is refused as round-over
      And nothing has changed

    @dominoes.round.ends.no-draw-after
    Example: behind the end nothing can be drawn
      Given the line 3|6
      And the next player holds only 6|6
      And the next player has played 6|6 on 3|6
      And the following player holds only 0|2
      And the boneyard is 1|3, 1|2
      When the following player draws
      Then that is refused as round-over
      And nothing has changed

    @dominoes.round.ends.no-pass-after
    Example: behind the end nobody can pass
      Given the line 3|6
      And the next player holds only 6|6
      And the next player has played 6|6 on 3|6
      And the following player holds only 0|2
      And the boneyard is empty
      When the following player passes
      Then that is refused as round-over
      And nothing has changed

    @dominoes.round.ends.nothing-to-do
    Example: behind the end nobody may do anything
      Given the line 3|6
      And the next player holds only 6|6
      When the next player plays 6|6 on 3|6
      Then the round is won by going out
      And nobody may do anything

  @dominoes.block.definition @stated @topic:round
  Rule: A round is blocked when nothing is left to draw and nobody can play, and not before
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @dominoes.block.definition.blocked
    Example: nothing to draw and nobody to play blocks the round
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is empty
      When the next player plays 2|3 on 2|6
      Then the round is blocked

    @dominoes.block.definition.three
    Example: three hands without a tile that fits block the round
      Given 3 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4
      And the third player holds only 4|4 and 1|1
      And the boneyard is empty
      When the next player plays 2|3 on 2|6
      Then the round is blocked

    @dominoes.block.definition.four
    Example: four hands without a tile that fits block the round
      Given 4 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4
      And the third player holds only 4|4 and 1|1
      And the fourth player holds only 0|0
      And the boneyard is empty
      When the next player plays 2|3 on 2|6
      Then the round is blocked

    @dominoes.block.definition.tile-left @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: a tile left to draw keeps the round going, even one that does not fit
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only draw

    @dominoes.block.definition.one-can-play
    Example: one player who can play keeps the round going
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3, 3|5 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is empty
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only pass

    @dominoes.block.definition.third-can-play
    Example: the last of three players who can play keeps the round going
      Given 3 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4
      And the third player holds only 3|4 and 1|1
      And the boneyard is empty
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only pass

    @dominoes.block.definition.following-can-play
    Example: the next of three players who can play keeps the round going
      Given 3 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 3|4 and 1|1
      And the third player holds only 0|4
      And the boneyard is empty
      When the next player plays 2|3 on 2|6
      Then the round goes on
      And the following player may only play 3|4 on 2|3

    @dominoes.block.definition.after-pass
    Example: a pass before somebody who can play does not block the round
      Given 2 players
      And the line 2|6
      And the next player holds only 1|5
      And the following player holds only 2|4 and 0|4
      And the boneyard is empty
      When the next player passes
      Then the round goes on
      And the following player may only play 2|4 on 2|6

    @dominoes.block.definition.last-drawn @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0
    Example: the last tile drawn in vain blocks the round
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 0|5
      And the next player has played 2|3 on 2|6
      When the following player draws
      Then the round is blocked

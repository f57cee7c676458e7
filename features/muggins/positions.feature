@muggins @hoyle @needs:unit=pip
Feature: The seven worked positions
  Each shows what lies on the table, where it is joined, where one can go on,
  what counts and what that is worth. They are the same up to the mirror image.

  @muggins.position.1 @stated @topic:award @needs:draw=until-playable,one-then-pass,none
  Rule: With 1|1 at one end and 4|4 at the other, 2 + 8 make ten
    Source: de, Doppelsteine am Ende und im Inneren der Auslage; tr, Uçta ve dizilimin içinde çift taşlar

    @muggins.position.1.placed
    Example: 4|4 laid on 1|4 scores ten
      Given 2 players
      And the line 1|1 1|4
      And the following player holds only 1|3, 2|4 and 0|5
      When the next player plays 4|4 on 1|4
      Then the line is 1|1 1|4 4|4
      And the counted ends are 1|1 for 2 and 4|4 for 8
      And the sum is 10
      And the player scores 10
      And the following player may only play 1|3 on the 1 of 1|1 or 2|4 on the 4 of 4|4
      And the following player can play 1|3 on the 1 of 1|1
      And the next player can play 4|5 on the 4 of 4|4

  @muggins.position.2 @stated @topic:award @needs:draw=until-playable,one-then-pass,none @needs:spinner=none,first-double
  Rule: With 1|1 at one end and the three of 3|4 at the other, 2 + 3 make five
    Source: de, Doppelsteine am Ende und im Inneren der Auslage; tr, Uçta ve dizilimin içinde çift taşlar

    @muggins.position.2.placed
    Example: 3|4 laid on 4|4 scores five
      Given 2 players
      And the line 1|1 1|4 4|4
      And the following player holds only 1|5, 2|3 and 0|4
      When the next player plays 3|4 on 4|4
      Then the line is 1|1 1|4 4|4 4|3
      And the counted ends are 1|1 for 2 and 3|4 for 3
      And the sum is 5
      And the player scores 5
      And the following player may only play 1|5 on the 1 of 1|1 or 2|3 on the 3 of 3|4
      And the following player can play 1|5 on the 1 of 1|1
      And the next player can play 3|6 on the 3 of 3|4

  @muggins.position.3 @stated @topic:award @needs:draw=until-playable,one-then-pass,none
  Rule: 2|2 alone counts four, which scores nothing
    Source: de, Doppelsteine am Ende und im Inneren der Auslage; tr, Uçta ve dizilimin içinde çift taşlar

    @muggins.position.3.placed
    Example: 2|2 opens the round
      Given 2 players
      And a new round
      And the following player holds only 2|6, 1|2 and 0|4
      When the opener leads 2|2
      Then the line is 2|2
      And the counted ends are 2|2 for 4
      And the sum is 4
      And the player scores nothing
      And the following player may only play 2|6 on the 2 of 2|2 or 1|2 on the 2 of 2|2
      And the following player can play 2|6 on the 2 of 2|2
      And the next player can play 2|4 on the 2 of 2|2
      And the line is 6|2 2|2 2|4

  @muggins.position.4 @stated @topic:award @needs:draw=until-playable,one-then-pass,none
  Rule: 1|4 alone counts 4 + 1, which scores five
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @muggins.position.4.placed
    Example: 1|4 opens the round
      Given 2 players
      And a new round
      And the following player holds only 1|3, 2|4 and 0|5
      When the opener leads 1|4
      Then the line is 1|4
      And the counted ends are 1|4 for 4 and 1|4 for 1
      And the sum is 5
      And the player scores 5
      And the following player may only play 1|3 on the 1 of 1|4 or 2|4 on the 4 of 1|4
      And the following player can play 1|3 on the 1 of 1|4
      And the next player can play 4|5 on the 4 of 1|4

  @muggins.position.5 @stated @topic:award @needs:draw=until-playable,one-then-pass,none
  Rule: With 1|1 at one end and the four of 1|4 at the other, 2 + 4 make six, which scores nothing
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @muggins.position.5.placed
    Example: 1|1 laid on 1|4 scores nothing
      Given 2 players
      And the line 1|4
      And the following player holds only 1|3, 2|4 and 0|5
      When the next player plays 1|1 on 1|4
      Then the line is 1|1 1|4
      And the counted ends are 1|1 for 2 and 1|4 for 4
      And the sum is 6
      And the player scores nothing
      And the following player may only play 1|3 on the 1 of 1|1 or 2|4 on the 4 of 1|4
      And the following player can play 1|3 on the 1 of 1|1
      And the next player can play 4|5 on the 4 of 1|4

  @muggins.position.6 @stated @topic:award @needs:draw=until-playable,one-then-pass,none
  Rule: With the three of 3|6 at one end and 6|6 at the other, 3 + 12 make fifteen
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @muggins.position.6.placed
    Example: 6|6 laid on 3|6 scores fifteen
      Given 2 players
      And the line 3|6
      And the following player holds only 1|3, 2|6 and 0|5
      When the next player plays 6|6 on 3|6
      Then the line is 3|6 6|6
      And the counted ends are 3|6 for 3 and 6|6 for 12
      And the sum is 15
      And the player scores 15
      And the following player may only play 1|3 on the 3 of 3|6 or 2|6 on the 6 of 6|6
      And the following player can play 1|3 on the 3 of 3|6
      And the next player can play 4|6 on the 6 of 6|6

  @muggins.position.7 @stated @topic:award @needs:draw=until-playable,one-then-pass,none
  Rule: 0|0 alone counts nothing and scores nothing
    Source: de, Von der Endsumme zu Punkten; tr, Uç toplamından puana

    @muggins.position.7.placed
    Example: 0|0 opens the round
      Given 2 players
      And a new round
      And the following player holds only 0|3, 0|6 and 1|5
      When the opener leads 0|0
      Then the line is 0|0
      And the counted ends are 0|0 for 0
      And the sum is 0
      And the player scores nothing
      And the following player may only play 0|3 on the 0 of 0|0 or 0|6 on the 0 of 0|0
      And the following player can play 0|3 on the 0 of 0|0
      And the next player can play 0|4 on the 0 of 0|0
      And the line is 3|0 0|0 0|4

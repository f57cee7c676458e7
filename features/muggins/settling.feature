@muggins @hoyle
Feature: Settling a round
  At the end of a round everyone pays for the tiles still held, rounded to the
  nearest five, and nobody is paid.

  @muggins.round.domino-first @silent @topic:round
  Rule: Going out counts as going out, also when nobody could have gone on
    Source: none

    @muggins.round.domino-first.all-stuck
    Example: the last tile laid is a domino though everybody else is stuck
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is won by going out
      And the player is the closer

  @muggins.block.timing @silent @topic:round
  Rule: A round that is blocked ends at once, before anybody has passed
    Source: none

    @muggins.block.timing.at-once
    Example: the tile that leaves nobody a move ends the round
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked at once

  @muggins.domino.never-after-draw @derived @topic:round @needs:draw=until-playable,while-able,one-then-pass @needs:reserve=0,1
  Rule: Nobody goes out in a turn in which a tile was drawn
    Source: de, Ziehen und passen; tr, Taş çekme veya pas geçme

    @muggins.domino.never-after-draw.one-left
    Example: whoever had to draw still holds the tile that did not fit
      Given the line 1|6
      And the next player holds only 0|3
      And the boneyard is 1|2, 2|4
      And the next player has drawn
      When the next player plays 1|2 on 1|6
      Then the player holds only 0|3
      And the round goes on

  @muggins.round.reveal @stated @topic:round @unobservable
  Rule: When a round is over the hands that are left are shown
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri
    Reason: the hands are in the request already, so showing them in an answer reveals nothing

  @muggins.settle.own-pips @stated @topic:settle @option:settle=own-subtracted
  Rule: Everyone adds up the pips still held, rounds to the nearest five and loses that
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri

    @muggins.settle.own-pips.two @needs:round-hands=nearest,up
    Example: fourteen pips cost their holder fifteen
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 4|5 and 0|5
      When the next player plays 4|6 on 3|6
      Then the following player loses 15
      And the score of the following player falls by 15

    @muggins.settle.own-pips.many-tiles @needs:round-hands=nearest,up
    Example: all tiles of a hand are added up before the sum is rounded
      Given the line 3|6
      And every player has 50 points
      And the next player holds only 4|6
      And the following player holds only 0|1, 1|1, 2|2, 5|5 and 6|6
      When the next player plays 4|6 on 3|6
      Then the following player loses 30
      And the score of the following player falls by 30

    @muggins.settle.own-pips.four @needs:round-hands=nearest
    Example: of four players each pays for the own hand alone
      Given 4 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 4|4
      And the third player holds only 0|1
      And the fourth player holds only 5|6 and 1|3
      When the next player plays 4|6 on 3|6
      Then the following player loses 10
      And the third player loses nothing
      And the fourth player loses 15
      And the player loses nothing

    @muggins.settle.own-pips.three @needs:round-hands=nearest,up
    Example: of three players each pays for the own hand alone
      Given 3 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 4|4
      And the third player holds only 5|6 and 1|3
      When the next player plays 4|6 on 3|6
      Then the following player loses 10
      And the third player loses 15
      And the player loses nothing

    @muggins.settle.own-pips.each-hand @needs:round-hands=nearest,down
    Example: two hands of two pips cost nothing each, for each is rounded by itself
      Given 3 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 0|2
      And the third player holds only 1|1
      When the next player plays 4|6 on 3|6
      Then the following player loses nothing
      And the third player loses nothing

  @muggins.settle.no-credit @stated @topic:settle
  Rule: Nobody is credited with another player's hand
    Source: de, Die Runde beenden und Punkte abziehen; tr, Oyun elinin sonu

    @muggins.settle.no-credit.closer @needs:settle=own-subtracted
    Example: going out earns nothing from the other hand
      Given 2 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 5|5
      When the next player plays 4|6 on 3|6
      Then the player loses nothing
      And the score of the player stays as it was
      And the following player loses 10

    @muggins.settle.no-credit.blocked @needs:blocked=own-subtracted,none
    Example: the lightest hand of a blocked round earns nothing
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 5|5
      And the following player holds only 0|0
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player loses nothing
      And the score of the following player stays as it was

  @muggins.settle.round-down @stated @topic:settle @needs:round-hands=nearest,down @needs:settle=own-subtracted
  Rule: One or two pips over a multiple of five are rounded down
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri

    @muggins.settle.round-down.hand
    Scenario Outline: a hand of <pips> costs <cost>
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the following player loses <cost>
      And the score of the following player falls by <cost>

      Examples:
        | case          | pips          | hand          | cost |
        | pips-1        | 1             | 0\|1          | 0    |
        | pips-2        | 2             | 0\|2          | 0    |
        | pips-2-double | 2 in a double | 1\|1          | 0    |
        | pips-6        | 6             | 1\|5          | 5    |
        | pips-7        | 7             | 2\|5          | 5    |
        | pips-11       | 11            | 5\|6          | 10   |
        | pips-12       | 12            | 6\|6          | 10   |
        | pips-16       | 16            | 4\|4 and 3\|5 | 15   |
        | pips-17       | 17            | 5\|6 and 0\|6 | 15   |

  @muggins.settle.round-up @stated @topic:settle @needs:round-hands=nearest,up @needs:settle=own-subtracted
  Rule: Three or four pips over a multiple of five are rounded up
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri

    @muggins.settle.round-up.hand
    Scenario Outline: a hand of <pips> costs <cost>
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the following player loses <cost>
      And the score of the following player falls by <cost>

      Examples:
        | case       | pips              | hand          | cost |
        | pips-3     | 3                 | 0\|3          | 5    |
        | pips-3-low | 3 without a blank | 1\|2          | 5    |
        | pips-4     | 4                 | 1\|3          | 5    |
        | pips-8     | 8                 | 3\|5          | 10   |
        | pips-9     | 9                 | 4\|5          | 10   |
        | pips-13    | 13                | 0\|1 and 6\|6 | 15   |
        | pips-14    | 14                | 0\|2 and 6\|6 | 15   |
        | pips-18    | 18                | 0\|6 and 6\|6 | 20   |
        | pips-19    | 19                | 2\|5 and 6\|6 | 20   |

  @muggins.settle.exact @stated @topic:settle @needs:settle=own-subtracted
  Rule: A multiple of five stays as it is
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri

    @muggins.settle.exact.hand
    Scenario Outline: a hand of <pips> costs <pips>
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the following player loses <pips>
      And the score of the following player falls by <pips>

      Examples:
        | case    | pips | hand          |
        | pips-0  | 0    | 0\|0          |
        | pips-5  | 5    | 0\|5          |
        | pips-10 | 10   | 5\|5          |
        | pips-15 | 15   | 0\|3 and 6\|6 |
        | pips-20 | 20   | 3\|5 and 6\|6 |

  @muggins.settle.after-award @stated @topic:settle @needs:round-hands=nearest,up @needs:settle=own-subtracted
  Rule: The last tile scores first, and the hands are deducted then
    Source: de, Punkte für das Anlegen; tr, Yerleştirme puanı

    @muggins.settle.after-award.closer
    Example: the closer keeps the points of the last tile whole
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 6|6
      And the following player holds only 0|4
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the player loses nothing
      And the score of the player rises by 15
      And the following player loses 5
      And the score of the following player falls by 5

  @muggins.settle.closer @stated @topic:round
  Rule: Who lays the last tile of the hand is the closer
    Source: de, Die Runde beenden und Punkte abziehen; tr, Oyun elinin sonu

    @muggins.settle.closer.next
    Example: the player who went out is the closer
      Given the line 3|6
      And the next player holds only 4|6
      When the next player plays 4|6 on 3|6
      Then the round is won by going out
      And the next player is the closer

    @muggins.settle.closer.following
    Example: it is the player who went out, whoever opened
      Given the line 3|6
      And the following player holds only 3|4
      And the next player has played 6|6 on 3|6
      When the following player plays 3|4 on 3|6
      Then the round is won by going out
      And the following player is the closer

  @muggins.settle.blocked @stated @topic:settle @option:blocked=own-subtracted
  Rule: A blocked round has no closer, and every hand is deducted all the same
    Source: de, Die Runde beenden und Punkte abziehen; tr, Kalan taş kesintileri

    @muggins.settle.blocked.two @needs:round-hands=nearest,up
    Example: both players of a blocked round pay for their hands
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And there is no closer
      And the next player loses 10
      And the following player loses 5
      And the score of the next player falls by 10
      And the score of the following player falls by 5

    @muggins.settle.blocked.three @needs:round-hands=nearest
    Example: three players of a blocked round pay for their hands
      Given 3 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4 and 4|4
      And the third player holds only 0|0
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And there is no closer
      And the next player loses 10
      And the following player loses 10
      And the third player loses nothing

    @muggins.settle.blocked.four @needs:round-hands=nearest,up
    Example: four players of a blocked round pay for their hands
      Given 4 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the third player holds only 4|4 and 3|3
      And the fourth player holds only 5|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And there is no closer
      And the next player loses 10
      And the following player loses 5
      And the third player loses 15
      And the fourth player loses 10

    @muggins.settle.blocked.award-first @needs:round-hands=nearest,up
    Example: the tile that blocks the round scores as well
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|4 and 3|5
      And the following player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|4 on 1|6
      Then the sum is 10
      And the player scores 10
      And the round is blocked
      And the score of the next player stays as it was

  @muggins.settle.below-zero @silent @topic:settle
  Rule: A score may fall below nothing
    Source: none

    @muggins.settle.below-zero.falls @option:floor=none @needs:round-hands=nearest,up @needs:settle=own-subtracted
    Example: five lost from nothing leaves five below nothing
      Given the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|4
      When the next player plays 4|6 on 3|6
      Then the following player loses 5
      And the score of the following player falls by 5

    @muggins.settle.below-zero.floor @option:floor=zero
    Example: with a floor, nothing is lost from nothing
      Given the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|4
      When the next player plays 4|6 on 3|6
      Then the following player loses nothing
      And the score of the following player stays as it was

    @muggins.settle.below-zero.floor-cuts @option:floor=zero @needs:settle=own-subtracted
    Example: with a floor, no more is lost than there is
      Given every player has 5 points
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5
      When the next player plays 4|6 on 3|6
      Then the following player loses 5
      And the score of the following player falls by 5

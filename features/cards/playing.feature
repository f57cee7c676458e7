@cards
Feature: Playing cards
  In turn everybody lays one card on the pile. The running total grows by its
  value, and may not pass 31.

  @cards.turn.clockwise @stated @topic:turn
  Rule: The turn goes round clockwise
    Source: card, Vorbereitung und Austeilen

    @cards.turn.clockwise.two
    Example: two players take turns
      Given 2 players
      And a new round
      When the opener plays 2H
      Then the following player is on turn
      And the following player can play 4D
      And the opener is on turn
      And the opener can play AH
      And the following player is on turn

    @cards.turn.clockwise.three
    Example: with three players the turn comes back behind the third
      Given 3 players
      And a new round
      When the opener plays 2H
      Then the following player is on turn
      And the following player can play 4D
      And the third player is on turn
      And the third player can play AH
      And the opener is on turn

    @cards.turn.clockwise.four
    Example: with four players the turn comes back behind the fourth
      Given 4 players
      And a new round
      When the opener plays 2H
      Then the following player is on turn
      And the following player can play 4D
      And the third player is on turn
      And the third player can play AH
      And the fourth player is on turn
      And the fourth player can play 2S
      And the opener is on turn

  @cards.turn.not-yours @implied @topic:turn
  Rule: Nobody plays or says go out of turn
    Source: card, Vorbereitung und Austeilen

    @cards.turn.not-yours.twice
    Example: nobody plays twice in a row while others hold cards
      Given a new round
      And the opener holds 3H
      And the opener has played 2H
      When the opener plays 3H
      Then that is refused as not-your-turn
      And nothing has changed

    @cards.turn.not-yours.early
    Example: the third player cannot play before the second
      Given 3 players
      And a new round
      And the opener has played 2H
      When the third player plays 4D
      Then that is refused as not-your-turn
      And nothing has changed

    @cards.turn.not-yours.go @needs:limit=31
    Example: nobody says go out of turn
      Given a running total of 26
      And the next player holds only 2H and 3H
      And the following player holds only KD and QD
      When the following player says go
      Then that is refused as not-your-turn
      And nothing has changed

  @cards.play.announce @stated @topic:line
  Rule: In turn a player lays one card on the pile, which makes the new running total
    Source: card, Spielablauf

    @cards.play.announce.first
    Example: the first card makes the total and is the pile
      Given a new round
      When the opener plays 8H
      Then the running total is 8
      And the pile is 8H
      And the player played last

    @cards.play.announce.second
    Example: a second card is added to the first
      Given the pile 8H
      When the next player plays 3D
      Then the running total is 11
      And the pile is 8H 3D
      And the player played last

    @cards.play.announce.leaves-hand
    Example: the card that was played has left the hand
      Given a new round
      And the opener holds only 8H, 2H and KH
      When the opener plays 8H
      Then the player holds only 2H and KH
      And the running total is 8

    @cards.play.announce.grows @needs:limit=31
    Example: four cards add up to 26
      Given 2 players
      And a new round
      When the opener plays 9H
      Then the running total is 9
      And the following player can play 7D
      And the running total is 16
      And the opener can play 2S
      And the running total is 18
      And the following player can play 8C
      And the running total is 26
      And the pile is 9H 7D 2S 8C

    @cards.play.announce.without-claim
    Example: a card that makes no points needs no claim
      Given a new round
      When the opener plays 8H without a claim
      Then the running total is 8
      And the following player is on turn

    @cards.play.announce.unclaimed-total
    Example: the total counts whether its points were claimed or not
      Given a new round
      When the opener plays 5H without a claim
      Then the running total is 5
      And the pile is 5H
      And the following player is on turn

  @cards.play.from-hand @implied @topic:line
  Rule: Only a card of one's own hand can be played
    Source: card, Spielablauf

    @cards.play.from-hand.other
    Example: a card that another player holds cannot be played
      Given a new round
      And the opener holds only 2H and KH
      And the following player holds 3D
      When the opener plays 3D
      Then that is refused as not-in-hand
      And nothing has changed

    @cards.play.from-hand.played
    Example: a card cannot be played a second time
      Given 2 players
      And a new round
      And the opener holds only 2H, 3H and KH
      And the following player holds only 4D and 6D
      And the opener has played 2H
      And the following player has played 4D
      When the opener plays 2H
      Then that is refused as not-in-hand
      And nothing has changed

  @cards.limit @stated @topic:line @option:limit=31
  Rule: The running total may not pass 31
    Source: card, Spielablauf

    @cards.limit.over
    Scenario Outline: <card> on <before> would make <after> and is refused
      Given a running total of <before>
      And the next player holds <card>
      When the next player plays <card>
      Then that is refused as over-limit
      And nothing has changed

      Examples:
        | case          | before | card | after |
        | ten-to-32     | 22     | KH   | 32    |
        | nine-to-32    | 23     | 9H   | 32    |
        | eight-to-32   | 24     | 8H   | 32    |
        | six-to-32     | 26     | 6H   | 32    |
        | five-to-32    | 27     | 5H   | 32    |
        | four-to-32    | 28     | 4H   | 32    |
        | three-to-32   | 29     | 3H   | 32    |
        | six-to-33     | 27     | 6H   | 33    |
        | five-to-34    | 29     | 5H   | 34    |
        | nine-to-35    | 26     | 9H   | 35    |
        | ten-to-36     | 26     | TH   | 36    |
        | picture-to-39 | 29     | QH   | 39    |

    @cards.limit.under
    Scenario Outline: <card> on <before> makes <after> and is allowed
      Given a running total of <before>
      When the next player plays <card>
      Then the running total is <after>

      Examples:
        | case         | before | card | after |
        | ten-to-29    | 19     | KH   | 29    |
        | nine-to-30   | 21     | 9H   | 30    |
        | three-to-29  | 26     | 3H   | 29    |
        | four-to-30   | 26     | 4H   | 30    |
        | two-to-29    | 27     | 2H   | 29    |
        | ace-to-30    | 29     | AH   | 30    |

    @cards.limit.choice
    Example: of a hand only the cards that fit may be played
      Given a running total of 19
      And the following player holds only AD, 3D, 6D and KD
      When the next player plays 8H
      Then the running total is 27
      And the following player may only play AD or 3D

    @cards.limit.all-fit
    Example: while the total is low every card may be played
      Given a new round
      And the following player holds only AD, 9D and KD
      When the opener plays 8H
      Then the following player may only play AD, 9D or KD

  @cards.limit.reached @conflict @topic:line
  Rule: The running total may be exactly 31
    Source: card, Spielablauf; card, Punktewertung; card, Spielanleitung

    @cards.limit.reached.may @needs:limit=31
    Example: on 26 a five may be played, and a six may not
      Given a running total of 19
      And the following player holds only 5D, 6D and KD
      When the next player plays 7H
      Then the running total is 26
      And the following player may only play 5D

    @cards.limit.reached.played @needs:limit=31
    Scenario Outline: <card> on <before> is allowed
      Given a running total of <before>
      And the next player holds <card>
      When the next player plays <card>
      Then the round goes on

      Examples:
        | case  | before | card |
        | ten   | 21     | KH   |
        | nine  | 22     | 9H   |
        | five  | 26     | 5H   |
        | two   | 29     | 2H   |

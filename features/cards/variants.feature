@cards
Feature: Variants
  Three ways of playing that differ in the deal, the call and the limit.

  @cards.variant.deal-seven @stated @topic:draw @preset:deal-seven
  Rule: Seven cards are dealt, none is drawn behind a play, and the round ends when the hands are empty
    Source: card, Häufige Varianten

    @cards.variant.deal-seven.dealt
    Scenario Outline: <players> players are dealt seven cards each, and <cards> are left
      When a round is dealt to <players> players
      Then everybody is dealt 7 cards
      And <cards> cards are left in the stock
      And every card of the deck is there once

      Examples:
        | case  | players | cards |
        | two   | 2       | 38    |
        | three | 3       | 31    |
        | four  | 4       | 24    |

    @cards.variant.deal-seven.no-draw
    Example: a play leaves six cards, and the stock as it was
      Given 2 players
      And a new round
      And the stock is KC, 4D
      And the opener holds only 2H, 3H, 4H, 6H, 7H, 8H and 9H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H, 7H, 8H and 9H
      And the stock has 2 cards
      And the following player is on turn

    @cards.variant.deal-seven.go-draws @needs:go-draw=yes @needs:limit=31
    Example: a go draws a card
      Given 2 players
      And the pile 9S 9D 8S
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH, KH, 9H and 8H
      When the next player says go
      Then the player holds only TH, JH, QH, KH, 9H, 8H and KC
      And the stock has 1 card
      And the following player is on turn

    @cards.variant.deal-seven.ends @needs:go-draw=yes @needs:limit=31
    Example: the round ends with empty hands, and a card is left in the stock
      Given 2 players
      And a new round
      And the stock is KC, QC
      And the opener holds only AH, 2H, 3H, 4H, AS, 2S and 3S
      And the following player holds only AD, 2D, 3D, 4D, AC, 2C and 3C
      And the opener has played AH
      And the following player has played AD
      And the opener has played 2H
      And the following player has played 2D
      And the opener has played 3H
      And the following player has played 3D
      And the opener has played 4H
      And the following player has played AC
      And the opener has played AS
      And the following player has played 2C
      And the opener has played 2S
      And the following player has played 3C
      When the opener plays 3S
      Then the running total is 28
      And the opener holds no cards
      And the stock has 2 cards
      And the following player is on turn
      And the following player can say go
      And the running total is 0
      And the following player holds only 4D and KC
      And the stock has 1 card
      And the following player is on turn
      And the following player can play 4D
      And the round goes on
      And the following player can play KC
      And the round is played out
      And the stock has 1 card

  @cards.variant.no-muggins @stated @topic:call @preset:no-muggins
  Rule: Without the muggins call nobody takes the points of another
    Source: card, Häufige Varianten

    @cards.variant.no-muggins.at-once
    Example: a call behind a card that scores takes nothing
      Given a new round
      And the opener has played 5H
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

    @cards.variant.no-muggins.late
    Example: nor does a call behind the next card
      Given a new round
      And the opener has played KH
      And the following player has played 4D
      When the following player calls muggins on the opener
      Then that is refused as nothing-to-call
      And nothing has changed

  @cards.claim.automatic @silent @topic:award @option:claim=automatic @option:call=off
  Rule: Where points are given without a claim, nothing has to be said
    Source: none

    @cards.claim.automatic.led
    Scenario Outline: <card> led scores <points>
      Given a new round
      When the opener plays <card>
      Then the running total is <points>
      And the player scores <points>

      Examples:
        | case | card | points |
        | five | 5H   | 5      |
        | ten  | QH   | 10     |

    @cards.claim.automatic.made @needs:limit=31
    Scenario Outline: <card> on <before> scores <total>
      Given a running total of <before>
      When the next player plays <card>
      Then the running total is <total>
      And the player scores <total>

      Examples:
        | case        | before | card | total |
        | ten         | 4      | 6H   | 10    |
        | fifteen     | 6      | 9H   | 15    |
        | twenty      | 13     | 7H   | 20    |
        | twenty-five | 17     | 8H   | 25    |
        | thirty      | 21     | 9H   | 30    |

    @cards.claim.automatic.nothing @needs:limit=31
    Example: a total that is no multiple of five scores nothing
      Given a running total of 21
      When the next player plays 8H
      Then the running total is 29
      And the player scores nothing

    @cards.claim.automatic.nothing-open
    Example: no points are ever open
      Given a new round
      When the opener plays 5H
      Then the player scores 5
      And no points of the opener are open

    @cards.claim.automatic.no-claim
    Example: there is nothing to claim behind a card that has scored
      Given a new round
      And the opener has played 5H
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed

    @cards.claim.automatic.thirty-one @needs:limit=31
    Example: 31 is two points
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the round goes on
      And the stack can go round
      And the next player has scored 2 in all
      And the following player has scored nothing in all

    @cards.claim.automatic.last @needs:limit=31
    Example: the last card of a closed stack is one point
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go
      Then the opener scores 1
      And the opener has scored 1 in all

  @cards.variant.strict-21 @stated @topic:line @option:limit=21
  Rule: The running total may not pass 21
    Source: card, Häufige Varianten

    @cards.variant.strict-21.over
    Scenario Outline: <card> on <before> would make <after> and is refused
      Given a running total of <before>
      And the next player holds <card>
      When the next player plays <card>
      Then that is refused as over-limit
      And nothing has changed

      Examples:
        | case        | before | card | after |
        | ten-to-22   | 12     | KH   | 22    |
        | nine-to-22  | 13     | 9H   | 22    |
        | six-to-22   | 16     | 6H   | 22    |
        | three-to-22 | 19     | 3H   | 22    |
        | eight-to-24 | 16     | 8H   | 24    |
        | ten-to-29   | 19     | QH   | 29    |

    @cards.variant.strict-21.under
    Scenario Outline: <card> on <before> makes <after> and is allowed
      Given a running total of <before>
      When the next player plays <card>
      Then the running total is <after>

      Examples:
        | case        | before | card | after |
        | seven-to-20 | 13     | 7H   | 20    |
        | ten-to-19   | 9      | KH   | 19    |
        | ace-to-20   | 19     | AH   | 20    |

    @cards.variant.strict-21.choice
    Example: on 16 a five may be played, and a six may not
      Given a running total of 9
      And the following player holds only 2D, 5D, 6D and KD
      When the next player plays 7H
      Then the running total is 16
      And the following player may only play 2D or 5D

    @cards.variant.strict-21.go
    Example: who can only pass 21 says go
      Given a running total of 9
      And the following player holds only 6D and KD
      When the next player plays 7H
      Then the running total is 16
      And the following player may only go

    @cards.variant.strict-21.go-forbidden
    Example: who can make exactly 21 does not
      Given a running total of 16
      And the next player holds only KH and 5H
      When the next player says go
      Then that is refused as must-play
      And nothing has changed

    @cards.variant.strict-21.scores
    Example: 5, 10, 15 and 20 score as ever
      Given 2 players
      And a new round
      When the opener plays 5H
      Then the player scores 5
      And the following player can play 5D
      And the player scores 10
      And the opener can play 5C
      And the player scores 15
      And the following player can play 5S
      And the player scores 20
      And the opener has scored 20 in all
      And the following player has scored 30 in all

    @cards.variant.strict-21.closes
    Example: goes close a stack at 19
      Given 2 players
      And a running total of 12
      And the next player holds only 7H and KH
      And the following player holds only KD and QD
      And the next player has played 7H
      And the following player has said go
      When the next player says go
      Then the running total is 0
      And the player scores 1
      And the following player is on turn

  @cards.limit.21-pays @silent @topic:award @option:limit=21
  Rule: Where the limit is 21, exactly 21 is two points, as 31 is otherwise
    Source: none

    @cards.limit.21-pays.made
    Scenario Outline: <card> on <before> is two points
      Given 2 players
      And a running total of <before>
      And the next player holds only <card> and 9C
      And the following player holds only KD and QD
      When the next player plays <card>
      Then the round goes on
      And the stack can go round
      And the running total is 0
      And the next player has scored 2 in all

      Examples:
        | case  | before | card |
        | ten   | 11     | KH   |
        | eight | 13     | 8H   |
        | five  | 16     | 5H   |
        | two   | 19     | 2H   |

    @cards.limit.21-pays.worked @option:at-limit=goes-round @option:limit-paid=on-hit @option:last-stack=pays
    Example: two stacks of a round end thirteen to fifteen
      Given 2 players
      And a new round
      And the opener holds only KH, 6C and 9C
      And the following player holds only 5D and 7D
      When the opener plays KH
      Then the running total is 10
      And the opener has scored 10 in all
      And the following player can play 5D
      And the running total is 15
      And the following player has scored 15 in all
      And the opener can play 6C
      And the running total is 21
      And the player scores 2
      And the opener has scored 12 in all
      And the following player may only go
      And the following player can say go
      And the running total is 21
      And the opener can say go
      And the running total is 0
      And the following player is on turn
      And the following player can play 7D
      And the running total is 7
      And the opener can play 9C
      And the round is played out
      And the opener has scored 13 in all
      And the following player has scored 15 in all

    @cards.limit.21-pays.seven-refused @option:at-limit=goes-round
    Example: on 21 a seven is refused
      Given 2 players
      And a new round
      And the opener holds only KH, 6C and 9C
      And the following player holds only 5D and 7D
      And the opener has played KH
      And the following player has played 5D
      And the opener has played 6C
      When the following player plays 7D
      Then that is refused as over-limit
      And nothing has changed

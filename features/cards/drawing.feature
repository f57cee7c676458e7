@cards
Feature: Drawing behind a play
  While the stock lasts, whoever has played a card fills the hand up again.

  @cards.draw.refill @stated @topic:draw @option:refill=up-to-hand,one-a-play @option:hand=5
  Rule: Behind a play the player draws one card from the stock, back to five
    Source: card, Spielablauf

    @cards.draw.refill.one
    Example: a card is drawn for the card that was played
      Given 2 players
      And a new round
      And the stock is KC, 4D
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H, 7H and KC
      And the stock has 1 card
      And the following player is on turn

    @cards.draw.refill.in-turn
    Example: the cards of the stock are drawn in turn, until it is empty
      Given 2 players
      And a new round
      And the stock is KC, 4D, QC
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      And the following player holds only 2D, 3D, 6D, 7D and 8D
      And the opener has played 2H
      When the following player plays 3D
      Then the player holds only 2D, 6D, 7D, 8D and 4D
      And the stock has 1 card
      And the opener can play 3H
      And the opener holds only 4H, 6H, 7H, KC and QC
      And the stock has 0 cards
      And the following player can play 2D
      And the following player holds only 4D, 6D, 7D and 8D
      And the stock has 0 cards

    @cards.draw.refill.last-card
    Example: the last card of the stock is drawn like the others
      Given 3 players
      And a new round
      And the stock is KC
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H, 7H and KC
      And the stock has 0 cards

    @cards.draw.refill.empty
    Example: from an empty stock nothing is drawn
      Given a new round
      And the stock is empty
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H and 7H
      And the stock has 0 cards

    @cards.draw.refill.scoring
    Example: a card that scores is followed by a draw too
      Given 2 players
      And a new round
      And the stock is KC, 4D
      And the opener holds only 5H, 3H, 4H, 6H and 7H
      When the opener plays 5H
      Then the player holds only 3H, 4H, 6H, 7H and KC
      And the stock has 1 card
      And the player scores 5

  @cards.draw.six-cards @conflict @topic:draw @option:hand=5
  Rule: Behind a play from more than five cards nothing is drawn, or one card is drawn behind every play
    Source: card, Spielablauf

    @cards.draw.six-cards.up-to-hand @option:refill=up-to-hand @needs:go-draw=yes @needs:limit=31
    Example: filling up to five, a play from six cards draws none
      Given 2 players
      And a running total of 26
      And the stock is 2C, 4D, 6S
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only 2D, TD, JD, QD and KD
      And the next player has said go
      And the following player has played 2D
      When the next player plays 2C
      Then the running total is 30
      And the player holds only TH, JH, QH, KH and 9H
      And the stock has 1 card

    @cards.draw.six-cards.seven @option:refill=up-to-hand @needs:go-draw=yes @needs:limit=31
    Example: filling up to five, a play from seven cards leaves six
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D, QC, 6S, 7S
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only 2D, TD, JD, QD and KD
      And the next player has said go
      And the following player has played 2D
      And the next player has said go
      And the following player has said go
      When the next player plays 9H
      Then the running total is 9
      And the player holds only TH, JH, QH, KH, KC and QC
      And the stock has 1 card

    @cards.draw.six-cards.one-a-play @option:refill=one-a-play @needs:go-draw=yes @needs:limit=31
    Example: drawing one card behind every play, a play from six cards leaves six
      Given 2 players
      And a running total of 26
      And the stock is 2C, 4D, 6S
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only 2D, TD, JD, QD and KD
      And the next player has said go
      And the following player has played 2D
      When the next player plays 2C
      Then the running total is 30
      And the player holds only TH, JH, QH, KH, 9H and 6S
      And the stock has 0 cards

    @cards.draw.six-cards.one-a-play-five @option:refill=one-a-play
    Example: drawing one card behind every play, a play from five cards leaves five
      Given 2 players
      And a new round
      And the stock is KC, 4D
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H, 7H and KC
      And the stock has 1 card

    @cards.draw.six-cards.one-a-play-seven @option:refill=one-a-play @needs:go-draw=yes @needs:limit=31
    Example: drawing one card behind every play, a play from seven cards leaves seven
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D, QC, 6S, 7S
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only 2D, TD, JD, QD and KD
      And the next player has said go
      And the following player has played 2D
      And the next player has said go
      And the following player has said go
      When the next player plays 9H
      Then the running total is 9
      And the player holds only TH, JH, QH, KH, KC, QC and 7S
      And the stock has 0 cards

  @cards.refill.none @silent @topic:draw @option:refill=none @option:hand=5
  Rule: Where nothing is drawn behind a play, hands shrink, and stock may be left when all are empty
    Source: extra

    @cards.refill.none.shrinks
    Example: a play leaves four cards and the stock as it was
      Given 2 players
      And a new round
      And the stock is KC, 4D
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H and 7H
      And the stock has 2 cards

    @cards.refill.none.go @needs:go-draw=yes @needs:limit=31
    Example: a go draws all the same
      Given 2 players
      And the pile 9H 9D 8S
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH and KH
      When the next player says go
      Then the player holds only TH, JH, QH, KH and KC
      And the stock has 1 card

    @cards.refill.none.ends @needs:limit=31
    Example: the round ends with ten cards played and two never drawn
      Given 2 players
      And a new round
      And the stock is KC, QC
      And the opener holds only AH, 2H, 3H, 4H and 6H
      And the following player holds only AD, 2D, 3D, 4D and 2S
      And the opener has played AH
      And the following player has played AD
      And the opener has played 2H
      And the following player has played 2D
      And the opener has played 3H
      And the following player has played 3D
      And the opener has played 4H
      And the following player has played 4D
      And the opener has played 6H
      When the following player plays 2S
      Then the round is played out
      And the stock has 2 cards
      And nobody is on turn

  @cards.hand.7 @silent @topic:draw @option:hand=7
  Rule: Where seven cards are dealt, hands are filled up to seven
    Source: extra

    @cards.hand.7.dealt
    Scenario Outline: <players> players are dealt seven cards each, and <cards> are left
      When a round is dealt to <players> players
      Then everybody is dealt 7 cards
      And <cards> cards are left in the stock

      Examples:
        | case  | players | cards |
        | two   | 2       | 38    |
        | three | 3       | 31    |
        | four  | 4       | 24    |

    @cards.hand.7.refill @option:refill=up-to-hand
    Example: a play from seven cards is followed by a draw
      Given 2 players
      And a new round
      And the stock is KC, 4D
      And the opener holds only 2H, 3H, 4H, 6H, 7H, 8H and 9H
      When the opener plays 2H
      Then the player holds only 3H, 4H, 6H, 7H, 8H, 9H and KC
      And the stock has 1 card

    @cards.hand.7.eight-cards @option:refill=up-to-hand @needs:go-draw=yes @needs:limit=31
    Example: a play from eight cards is not
      Given 2 players
      And a running total of 26
      And the stock is 2C, 4D, 6S
      And the next player holds only TH, JH, QH, KH, 9H, 8H and 7H
      And the following player holds only 2D, TD, JD, QD, KD, 9D and 8D
      And the next player has said go
      And the following player has played 2D
      When the next player plays 2C
      Then the running total is 30
      And the player holds only TH, JH, QH, KH, 9H, 8H and 7H
      And the stock has 1 card

@cards
Feature: Saying go
  Who has no card that keeps the total within the limit says go, draws a card
  and passes the turn.

  @cards.go.when-stuck @stated @topic:draw @option:go-draw=yes
  Rule: Without a card that fits a player says go, draws one card from the stock and passes the turn
    Source: card, Spielablauf

    @cards.go.when-stuck.draws @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: a go brings one card and ends the turn
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH, KH and 9H
      When the next player says go
      Then the running total is 26
      And the player holds only TH, JH, QH, KH, 9H and KC
      And the stock has 1 card
      And the following player is on turn
      And the player scores nothing

    @cards.go.when-stuck.drawn-fits @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: a drawn card that would fit has to wait for the next turn
      Given 2 players
      And a running total of 26
      And the stock is 2C, 4D
      And the next player holds only TH, JH, QH, KH and 9H
      When the next player says go
      Then the running total is 26
      And the player holds only TH, JH, QH, KH, 9H and 2C
      And the following player is on turn

    @cards.go.when-stuck.second @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: a second player who is stuck draws the next card of the stock
      Given 3 players
      And a running total of 26
      And the stock is KC, QC, JC
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only TD, JD, QD, KD and 9D
      And the next player has said go
      When the following player says go
      Then the player holds only TD, JD, QD, KD, 9D and QC
      And the next player holds only TH, JH, QH, KH, 9H and KC
      And the stock has 1 card
      And the third player is on turn
      And the running total is 26

    @cards.go.when-stuck.only-choice @needs:limit=31
    Example: without a card that fits, go is all that one can say
      Given a running total of 19
      And the following player holds only 6D, KD and QD
      When the next player plays 7H
      Then the running total is 26
      And the following player may only go

    @cards.go.when-stuck.one-over @needs:limit=31
    Example: a hand that misses the limit by one is stuck too
      Given a running total of 19
      And the following player holds only 6D
      When the next player plays 7H
      Then the following player is on turn
      And the following player may only go

  @cards.go.forbidden @implied @topic:turn
  Rule: Nobody says go who holds a card that fits
    Source: card, Spielablauf

    @cards.go.forbidden.lead
    Example: on an empty table every card fits
      Given a new round
      And the opener holds only KH
      When the opener says go
      Then that is refused as must-play
      And nothing has changed

    @cards.go.forbidden.one-fits @needs:limit=31
    Example: one card that fits forbids the go
      Given a running total of 26
      And the next player holds only KH, QH and 2H
      When the next player says go
      Then that is refused as must-play
      And nothing has changed

    @cards.go.forbidden.exactly-31 @needs:limit=31
    Example: a card that makes exactly 31 fits
      Given a running total of 26
      And the next player holds only KH and 5H
      When the next player says go
      Then that is refused as must-play
      And nothing has changed

    @cards.go.forbidden.ace @needs:limit=31
    Example: on 29 an ace forbids the go
      Given a running total of 29
      And the next player holds only KH, 3H and AH
      When the next player says go
      Then that is refused as must-play
      And nothing has changed

    @cards.go.forbidden.no-draw @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: nobody draws by a go in place of playing
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH, KH and 3H
      When the next player says go
      Then that is refused as must-play
      And nothing has changed

    @cards.go.forbidden.drawn @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:go-draw=yes @needs:limit=31
    Example: a card drawn by a go has to be played when the turn comes back
      Given 2 players
      And a running total of 26
      And the stock is 2C, 4D, 6S
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only AD, TD, JD, QD and KD
      And the next player has said go
      And the following player has played AD
      When the next player says go
      Then that is refused as must-play
      And nothing has changed

  @cards.go.empty-stock @implied @topic:draw
  Rule: With an empty stock a go draws nothing
    Source: card, Spielablauf

    @cards.go.empty-stock.none @needs:limit=31
    Example: the hand stays as it is, and the turn passes
      Given 2 players
      And a running total of 26
      And the stock is empty
      And the next player holds only KH and QH
      And the following player holds only KD and 2D
      When the next player says go
      Then the player holds only KH and QH
      And the stock has 0 cards
      And the following player is on turn
      And the running total is 26

    @cards.go.empty-stock.last-card @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:go-draw=yes @needs:limit=31
    Example: the last card of the stock can be drawn
      Given 2 players
      And a running total of 26
      And the stock is KC
      And the next player holds only TH, JH, QH, KH and 9H
      When the next player says go
      Then the player holds only TH, JH, QH, KH, 9H and KC
      And the stock has 0 cards

    @cards.go.empty-stock.behind-last @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:go-draw=yes @needs:limit=31
    Example: behind the last card of the stock the next go draws nothing
      Given 3 players
      And a running total of 26
      And the stock is KC
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only TD, JD, QD, KD and 9D
      And the next player has said go
      When the following player says go
      Then the player holds only TD, JD, QD, KD and 9D
      And the stock has 0 cards
      And the third player is on turn

  @cards.active @implied @topic:turn
  Rule: Who holds no cards is passed over
    Source: card, Spielablauf

    @cards.active.skipped @needs:limit=31
    Example: a player without cards is left out when the turn comes round
      Given 3 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 3H and 4H
      And the third player holds only 6H and 8H
      And the opener has played 2H
      And the following player has played 3H
      When the third player plays 6H
      Then the running total is 11
      And the following player is on turn
      And the following player can play 4H
      And the running total is 15
      And the following player has scored 20 in all
      And the third player is on turn
      And the third player can play 8H
      And the round is played out
      And the opener has scored nothing in all

    @cards.active.two-skipped
    Example: two players without cards are left out, and the fourth plays on behind the second
      Given 4 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D and 3D
      And the third player holds only 3S
      And the fourth player holds only 7C and 8C
      And the opener has played 2H
      And the following player has played 4D
      And the third player has played 3S
      When the fourth player plays 7C
      Then the running total is 16
      And the following player is on turn
      And the following player can play 3D
      And the running total is 19
      And the fourth player is on turn

    @cards.active.two-in-a-row
    Example: two players in a row without cards are both left out
      Given 4 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the third player holds only 3S and 2S
      And the fourth player holds only 7C and 8C
      And the opener has played 2H
      And the following player has played 4D
      And the third player has played 3S
      When the fourth player plays 7C
      Then the running total is 16
      And the third player is on turn
      And the third player can play 2S
      And the running total is 18
      And the fourth player is on turn

    @cards.active.closing @needs:limit=31
    Example: a stack closes when all who hold cards have said go
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH
      And the following player holds only KD and QD
      And the third player holds no cards
      When the next player says go
      Then the running total is 26
      And the following player is on turn
      And the following player can say go
      And the running total is 0
      And the next player is on turn

    @cards.active.alone @needs:limit=31
    Example: who alone holds cards plays on alone, and one go closes the stack
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only KD, QD and TC
      And the opener has played 2H
      And the following player has played KD
      When the following player plays QD
      Then the running total is 22
      And the following player is on turn
      And the following player may only go
      And the following player can say go
      And the running total is 0
      And the following player has scored 1 in all
      And the following player is on turn
      And the following player can play TC
      And the round is played out

  @cards.go-draw.no @silent @topic:draw @option:go-draw=no
  Rule: Where a go draws nothing, the hand and the stock stay as they are
    Source: extra

    @cards.go-draw.no.one @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: a go leaves the stock alone and passes the turn
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH, KH and 9H
      When the next player says go
      Then the player holds only TH, JH, QH, KH and 9H
      And the stock has 2 cards
      And the following player is on turn
      And the running total is 26

    @cards.go-draw.no.closing @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: nor does the go that closes the stack draw
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only TD, JD, QD, KD and 9D
      And the next player has said go
      When the following player says go
      Then the player holds only TD, JD, QD, KD and 9D
      And the stock has 2 cards
      And the running total is 0
      And the next player is on turn

    @cards.go-draw.no.refill @option:refill=up-to-hand @needs:hand=5 @needs:limit=31
    Example: a play is followed by a card from the stock all the same
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only TD, JD, QD, KD and 2D
      And the next player has said go
      When the following player plays 2D
      Then the player holds only TD, JD, QD, KD and KC
      And the stock has 1 card
      And the running total is 28

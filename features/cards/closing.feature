@cards
Feature: Closing a stack
  A stack closes once everybody who holds cards has said go in a row: one
  point for the last card, and the next stack begins at nothing.

  @cards.close.all-passed @stated @topic:line
  Rule: When all who hold cards have said go in a row, the last to have played among them, the stack closes
    Source: card, Spielablauf; card, Glossar

    @cards.close.all-passed.three @needs:limit=31
    Example: with three players the third go closes the stack
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH
      And the following player holds only KD
      And the third player holds only KS
      When the next player says go
      Then the running total is 26
      And the pile is 9H 9D 8S
      And the following player is on turn
      And the following player can say go
      And the running total is 26
      And the third player is on turn
      And the third player can say go
      And the running total is 0
      And the pile is empty
      And nobody has played last

    @cards.close.all-passed.two @needs:limit=31
    Example: with two players the second go closes the stack
      Given 2 players
      And the pile 9H 9D 8S
      And the next player holds only KH
      And the following player holds only KD
      When the next player says go
      Then the running total is 26
      And the following player played last
      And the following player is on turn
      And the following player can say go
      And the running total is 0
      And the pile is empty

    @cards.close.all-passed.four @needs:limit=31
    Example: with four players three goes do not close the stack, and the fourth does
      Given 4 players
      And the pile 9H 9D 8S AC
      And the next player holds only KH
      And the following player holds only KD
      And the third player holds only KS
      And the fourth player holds only KC
      And the next player has said go
      And the following player has said go
      When the third player says go
      Then the running total is 27
      And the fourth player is on turn
      And the fourth player can say go
      And the running total is 0
      And the pile is empty

    @cards.close.all-passed.play-between @needs:limit=31
    Example: a card that is played in between begins the count of goes anew
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH and QH
      And the following player holds only 2D, KD and QD
      And the third player holds only KC and QC
      And the next player has said go
      And the following player has played 2D
      And the third player has said go
      When the next player says go
      Then the running total is 28
      And the following player played last
      And the following player is on turn
      And the following player can say go
      And the running total is 0
      And the third player is on turn

    @cards.close.all-passed.one-stuck @needs:limit=31
    Example: one player who is stuck does not close the stack for another who can play
      Given 2 players
      And a running total of 26
      And the next player holds only KH
      And the following player holds only 2D and KD
      When the next player says go
      Then the running total is 26
      And the following player is on turn
      And the following player may only play 2D

  @cards.close.drawn-playable @silent @topic:line
  Rule: A stack closes also where one of the goes has drawn a card that would fit
    Source: none

    @cards.close.drawn-playable.first-go @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: the second of two goes closes the stack, though the first has drawn a card that fits
      Given 2 players
      And a running total of 26
      And the stock is 2C, KC
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only TD, JD, QD, KD and 9D
      And the next player has said go
      When the following player says go
      Then the running total is 0
      And the pile is empty
      And the next player is on turn

    @cards.close.drawn-playable.last-go @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: the last go closes the stack, though it has drawn a card that fits
      Given 2 players
      And a running total of 26
      And the stock is KC, 2C
      And the next player holds only TH, JH, QH, KH and 9H
      And the following player holds only TD, JD, QD, KD and 9D
      And the next player has said go
      When the following player says go
      Then the running total is 0
      And the pile is empty
      And the next player is on turn

  @cards.close.last @stated @topic:award
  Rule: Closing a stack below 31 is one point for the player who played last
    Source: card, Spielablauf; card, Punktewertung; card, Glossar

    @cards.close.last.second-go @needs:limit=31
    Example: the go that closes the stack brings the one point
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go
      Then the running total is 0
      And the opener scores 1
      And the following player is on turn

    @cards.close.last.not-before @needs:limit=31
    Example: the go before it brings nothing yet
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      When the following player says go
      Then the running total is 28
      And the player scores nothing
      And the opener has scored nothing in all
      And the opener is on turn
      And the opener can say go
      And the opener has scored 1 in all
      And the following player has scored nothing in all
      And the pile is empty
      And nobody has played last
      And the following player can play JS
      And the running total is 10
      And the opener has scored 1 in all
      And the following player has scored 10 in all

    @cards.close.last.three @needs:limit=31
    Example: of three players the point goes to the last who played, and not to the first who said go
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH
      And the following player holds only KD
      And the third player holds only KS
      And the next player has said go
      And the following player has said go
      When the third player says go
      Then the third player scores 1

    @cards.close.last.without-cards @needs:last-call=off @needs:limit=31
    Example: the point goes to the last who played, also when that was the last card of the hand
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH
      And the following player holds only KD
      And the third player holds no cards
      And the next player has said go
      When the following player says go
      Then the third player scores 1
      And the running total is 0

    @cards.close.last.besides-thirty @needs:limit=31
    Example: on 30 the point comes to the thirty that were scored
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      And the next player has played 4H
      And the following player has said go
      When the next player says go
      Then the player scores 1
      And the next player has scored 31 in all
      And the following player has scored nothing in all

    @cards.close.last.each-total @needs:limit=31
    Scenario Outline: a stack closed at <total> is one point
      Given 2 players
      And a running total of <before>
      And the next player holds only <card> and 9C
      And the following player holds only KD
      And the next player has played <card>
      And the following player has said go
      When the next player says go
      Then the player scores 1
      And the running total is 0

      Examples:
        | case         | before | card | total |
        | twenty-three | 16     | 7H   | 23    |
        | twenty-four  | 17     | 7H   | 24    |
        | twenty-six   | 19     | 7H   | 26    |
        | twenty-seven | 21     | 6H   | 27    |
        | twenty-eight | 22     | 6H   | 28    |
        | twenty-nine  | 23     | 6H   | 29    |
        | thirty       | 21     | 9H   | 30    |

  @cards.close.restart @stated @topic:turn
  Rule: The next stack begins at nothing, with the player behind the last go
    Source: card, Spielablauf

    @cards.close.restart.three @needs:limit=31
    Example: behind the third go the first who said it leads
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH
      And the following player holds only KD
      And the third player holds only KS
      And the next player has said go
      And the following player has said go
      When the third player says go
      Then the running total is 0
      And the next player is on turn
      And the next player can play KH
      And the running total is 10
      And the pile is KH

    @cards.close.restart.another @needs:limit=31
    Example: where another has played in between, another leads
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only KH and QH
      And the following player holds only 2D, KD and QD
      And the third player holds only KC and QC
      And the next player has said go
      And the following player has played 2D
      And the third player has said go
      And the next player has said go
      When the following player says go
      Then the running total is 0
      And the third player is on turn
      And the third player can play KC
      And the running total is 10
      And the next player is on turn

    @cards.close.restart.two @needs:limit=31
    Example: of two players the one who was stuck first leads
      Given 2 players
      And the pile 9H 9D 8S
      And the next player holds only KH and QH
      And the following player holds only KD and QD
      And the next player has said go
      When the following player says go
      Then the running total is 0
      And the next player is on turn
      And the next player may only play KH or QH

    @cards.close.restart.skips @needs:limit=31
    Example: a player without cards does not lead
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only AH
      And the following player holds only KD and QD
      And the third player holds only KS and QS
      And the next player has played AH
      And the following player has said go
      When the third player says go
      Then the running total is 0
      And the following player is on turn

  @cards.close.at-31 @stated @topic:line @option:at-limit=goes-round
  Rule: At 31 too everybody who holds cards says go before the stack closes
    Source: card, Spielablauf

    @cards.close.at-31.round @needs:limit=31
    Example: the stack stays at 31 until both have said go
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the running total is 31
      And the player played last
      And the following player is on turn
      And the following player may only go
      And the following player can say go
      And the running total is 31
      And the next player is on turn
      And the next player can say go
      And the running total is 0
      And the pile is empty
      And the following player is on turn

    @cards.close.at-31.draws @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:go-draw=yes @needs:limit=31
    Example: the goes at 31 draw from the stock
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D, 6S
      And the next player holds only 5H, TH, JH, QH and KH
      And the following player holds only TD, JD, QD, KD and 9D
      When the next player plays 5H
      Then the running total is 31
      And the next player holds only TH, JH, QH, KH and KC
      And the following player can say go
      And the following player holds only TD, JD, QD, KD, 9D and 4D
      And the next player can say go
      And the next player holds only TH, JH, QH, KH, KC and 6S
      And the stock has 0 cards
      And the running total is 0

    @cards.close.at-31.ace @needs:limit=31
    Example: at 31 not even an ace fits
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only AD and KD
      And the next player has played 5H
      When the following player plays AD
      Then that is refused as over-limit
      And nothing has changed

    @cards.close.at-31.three @needs:limit=31
    Example: with three players three goes close it
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only 5H and 9C
      And the following player holds only KD
      And the third player holds only KS
      And the next player has played 5H
      And the following player has said go
      When the third player says go
      Then the running total is 31
      And the next player is on turn
      And the next player can say go
      And the running total is 0
      And the following player is on turn

  @cards.at-limit.at-once @silent @topic:line @option:at-limit=at-once
  Rule: Where 31 closes a stack at once, nobody says go there
    Source: extra

    @cards.at-limit.at-once.closes @needs:limit=31
    Example: the card that makes 31 closes the stack
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the running total is 0
      And the pile is empty
      And nobody has played last
      And the player scores 2
      And the following player is on turn
      And the following player may only play KD or QD

    @cards.at-limit.at-once.leads @needs:limit=31
    Example: the next player leads the next stack, with any card
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only AD and KD
      And the next player has played 5H
      When the following player plays KD
      Then the running total is 10
      And the pile is KD
      And the player scores 10

    @cards.at-limit.at-once.no-draw @needs:hand=5 @needs:refill=up-to-hand,one-a-play @needs:limit=31
    Example: nobody draws for a go, and the hand is filled up as behind every play
      Given 2 players
      And a running total of 26
      And the stock is KC, 4D
      And the next player holds only 5H, TH, JH, QH and KH
      And the following player holds only TD, JD, QD, KD and 9D
      When the next player plays 5H
      Then the running total is 0
      And the next player holds only TH, JH, QH, KH and KC
      And the following player holds only TD, JD, QD, KD and 9D
      And the stock has 1 card

    @cards.at-limit.at-once.below @needs:limit=31
    Example: below 31 goes close a stack as ever
      Given 2 players
      And a running total of 26
      And the next player holds only 4H and 9C
      And the following player holds only KD and QD
      When the next player plays 4H
      Then the running total is 30
      And the following player can say go
      And the running total is 30
      And the next player can say go
      And the running total is 0
      And the next player has scored 31 in all

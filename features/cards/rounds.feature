@cards
Feature: Rounds
  Stack follows stack until nobody holds a card and the stock is empty.

  @cards.round.end @stated @topic:round
  Rule: A round lasts until all hands and the stock are empty
    Source: card, Spielablauf

    @cards.round.end.last-card
    Example: the last card of the last hand ends the round
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      When the following player plays 4D
      Then the round is played out
      And nobody is on turn
      And nobody may do anything

    @cards.round.end.one-hand-left
    Example: while one player holds a card the round goes on
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D and 3D
      And the opener has played 2H
      When the following player plays 4D
      Then the round goes on
      And the following player is on turn
      And the opener holds no cards
      And the following player can play 3D
      And the round is played out

    @cards.round.end.stacks @needs:limit=31
    Example: a stack that closes ends no round
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
      And the round goes on
      And the following player can play JS
      And the round goes on
      And the opener can play 8H
      And the round is played out

    @cards.round.end.three
    Example: with three players the round goes on behind the first empty hand
      Given 3 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the third player holds only 3S
      When the opener plays 2H
      Then the round goes on
      And the opener holds no cards
      And the following player can play 4D
      And the round goes on
      And the third player can play 3S
      And the round is played out

    @cards.round.end.with-stock @needs:hand=5 @needs:refill=up-to-hand,one-a-play
    Example: a stock of one card keeps the round going
      Given 2 players
      And a new round
      And the stock is KC
      And the opener holds only 2H, 3H, 4H, 6H and 7H
      When the opener plays 2H
      Then the stock has 0 cards
      And the round goes on

    @cards.round.end.no-go
    Example: behind the end of a round nobody says go
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      And the following player has played 4D
      When the opener says go
      Then that is refused as round-over
      And nothing has changed

  @cards.round.not-before @implied @topic:round
  Rule: No round is dealt before the last one is over
    Source: card, Spielablauf

    @cards.round.not-before.playing
    Example: while cards are held no new round is dealt
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      When the next round is dealt
      Then that is refused as round-not-over
      And nothing has changed

  @cards.round.next-deal @stated @topic:turn
  Rule: The deal goes round clockwise, and the player to the new dealer's left leads
    Source: card, Spieler; card, Vorbereitung und Austeilen

    @cards.round.next-deal.two
    Example: of two players the second leads the second round
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      And the following player has played 4D
      When the next round is dealt
      Then seat 0 is the dealer
      And seat 1 is on turn
      And the round goes on

    @cards.round.next-deal.three
    Example: of three players the second leads the second round, and the third comes behind
      Given 3 players
      And a new round
      And in the next round seat 1 holds only 7H and KH
      And the opener holds only 2H
      And the following player holds only 4D
      And the third player holds only 3S
      And the opener has played 2H
      And the following player has played 4D
      And the third player has played 3S
      When the next round is dealt
      Then seat 0 is the dealer
      And seat 1 is on turn
      And seat 1 can play 7H
      And the running total is 7
      And seat 2 is on turn

    @cards.round.next-deal.four
    Example: of four players the second leads the second round
      Given 4 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the third player holds only 3S
      And the fourth player holds only 7C
      And the opener has played 2H
      And the following player has played 4D
      And the third player has played 3S
      And the fourth player has played 7C
      When the next round is dealt
      Then seat 0 is the dealer
      And seat 1 is on turn

    @cards.round.next-deal.last-player
    Example: who played the last card of a round means nothing for the next
      Given 2 players
      And a new round
      And the opener holds only 2H and 3H
      And the following player holds only 4D
      And the opener has played 2H
      And the following player has played 4D
      And the opener has played 3H
      When the next round is dealt
      Then seat 0 is the dealer
      And seat 1 is on turn

  @cards.round.last-stack @silent @topic:award @option:last-stack=pays
  Rule: The stack left at the end of a round is one point for its last card, and besides what the total scores; at 31 only the two
    Source: none

    @cards.round.last-stack.one
    Example: a last card that makes six is one point
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      When the following player plays 4D
      Then the player scores 1
      And the round is played out

    @cards.round.last-stack.besides
    Example: a last card that makes fifteen is sixteen points
      Given 2 players
      And a new round
      And the opener holds only JH
      And the following player holds only 5D
      And the opener has played JH
      When the following player plays 5D
      Then the player scores 16
      And the round is played out
      And the opener has scored 10 in all

    @cards.round.last-stack.at-31 @needs:limit=31
    Example: a last card that makes 31 is two points
      Given 2 players
      And a new round
      And the opener holds only JH and QH
      And the following player holds only JD and AD
      And the opener has played JH
      And the following player has played JD
      And the opener has played QH
      When the following player plays AD
      Then the player scores 2
      And the opener has scored 40 in all
      And the following player has scored 22 in all

    @cards.round.last-stack.three @needs:limit=31
    Example: of three players the one who plays the last card has the one point
      Given 3 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 3H and 4H
      And the third player holds only 6H and 8H
      And the opener has played 2H
      And the following player has played 3H
      And the third player has played 6H
      And the following player has played 4H
      When the third player plays 8H
      Then the player scores 1
      And the opener has scored nothing in all
      And the following player has scored 20 in all
      And the third player has scored 1 in all

    @cards.round.last-stack.second-stack @needs:limit=31
    Example: the last card is one point besides the one of the stack before
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      And the opener has said go
      And the following player has played JS
      When the opener plays 8H
      Then the player scores 1
      And the opener has scored 2 in all
      And the following player has scored 10 in all

    @cards.round.last-stack.next-round
    Example: ten to sixteen behind one round, and ten to twenty-one behind the first card of the next
      Given 2 players
      And a new round
      And in the next round seat 0 holds only 2D
      And in the next round seat 1 holds only 5S
      And the opener holds only JH
      And the following player holds only 5D
      And the opener has played JH
      And the following player has played 5D
      When the next round is dealt
      Then seat 0 is the dealer
      And seat 1 is on turn
      And seat 0 has scored 10 in all
      And seat 1 has scored 16 in all
      And seat 1 can play 5S
      And seat 0 has scored 10 in all
      And seat 1 has scored 21 in all

  @cards.last-stack.pays-not @silent @topic:award @option:last-stack=pays-not
  Rule: Where the stack left at the end of a round pays nothing, its last card scores by its total alone
    Source: extra

    @cards.last-stack.pays-not.nothing
    Example: a last card that makes six scores nothing
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      When the following player plays 4D
      Then the player scores nothing
      And the round is played out

    @cards.last-stack.pays-not.fifteen
    Example: a last card that makes fifteen is fifteen points
      Given 2 players
      And a new round
      And the opener holds only JH
      And the following player holds only 5D
      And the opener has played JH
      When the following player plays 5D
      Then the player scores 15
      And the round is played out

    @cards.last-stack.pays-not.next-round
    Example: ten to fifteen behind one round, and ten to twenty behind the first card of the next
      Given 2 players
      And a new round
      And in the next round seat 0 holds only 2D
      And in the next round seat 1 holds only 5S
      And the opener holds only JH
      And the following player holds only 5D
      And the opener has played JH
      And the following player has played 5D
      When the next round is dealt
      Then seat 0 has scored 10 in all
      And seat 1 has scored 15 in all
      And seat 1 can play 5S
      And seat 0 has scored 10 in all
      And seat 1 has scored 20 in all

    @cards.last-stack.pays-not.closed @needs:limit=31
    Example: a stack that goes have closed pays its point as ever
      Given 2 players
      And a new round
      And the opener holds only 9H, 9D and 8H
      And the following player holds only TS and JS
      And the opener has played 9H
      And the following player has played TS
      And the opener has played 9D
      And the following player has said go
      When the opener says go
      Then the player scores 1
      And the following player can play JS
      And the opener can play 8H
      And the round is played out
      And the opener has scored 1 in all
      And the following player has scored 10 in all

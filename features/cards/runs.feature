@cards
Feature: Worked runs
  Whole stacks, a round and matches, card by card and with every figure.

  @cards.run.stack @derived @topic:award
  Rule: From nothing to 31 the points of a stack add up by those who made, stole and missed them
    Source: card, Spielablauf; card, Punktewertung; card, Die Muggins-Regel

    @cards.run.stack.multiples @needs:limit=31
    Example: a stack through 5, 10, 15, 20, 25 and 31 makes 22 to 55
      Given 2 players
      And a new round
      And the opener holds only 5H, 5C, 3H, 6H and 9C
      And the following player holds only 5D, 5S, 2H and QS
      When the opener plays 5H
      Then the running total is 5
      And the player scores 5
      And the following player can play 5D
      And the running total is 10
      And the player scores 10
      And the opener can play 5C
      And the running total is 15
      And the player scores 15
      And the following player can play 5S
      And the running total is 20
      And the player scores 20
      And the opener can play 3H
      And the running total is 23
      And the player scores nothing
      And the following player can play 2H
      And the running total is 25
      And the player scores 25
      And the opener can play 6H
      And the round goes on
      And the stack can go round
      And the running total is 0
      And the opener has scored 22 in all
      And the following player has scored 55 in all
      And the following player is on turn

    @cards.run.stack.steal @option:call-window=either,next-card,next-action @needs:call=steal
    Example: behind a claim and a steal it stands 15 to 20
      Given 2 players
      And a new round
      And the opener holds only 5H, 5C, 8H and JH
      And the following player holds only 5D, 5S, 3D and KS
      When the opener plays 5H
      Then the running total is 5
      And the opener has scored 5 in all
      And the following player can play 5D without a claim
      And the running total is 10
      And the opener can call muggins on the following player
      And the opener has scored 15 in all
      And the following player has scored nothing in all
      And the opener can play 5C without a claim
      And the running total is 15
      And the following player can play 5S
      And the running total is 20
      And the opener has scored 15 in all
      And the following player has scored 20 in all

    @cards.run.stack.too-late @option:call-window=either,next-card,next-action @needs:limit=31 @needs:call=steal
    Example: a claim that comes too late leaves it there, and the stack ends 15 to 22
      Given 2 players
      And a new round
      And the opener holds only 5H, 5C, 8H and JH
      And the following player holds only 5D, 5S, 3D and KS
      And the opener has played 5H
      And the following player has played 5D without a claim
      And the opener has called muggins on the following player
      And the opener has played 5C without a claim
      And the following player has played 5S
      When the opener claims
      Then that is refused as nothing-to-claim
      And nothing has changed
      And the opener can play 8H
      And the running total is 28
      And the following player can play 3D
      And the round goes on
      And the stack can go round
      And the running total is 0
      And the opener has scored 15 in all
      And the following player has scored 22 in all
      And the opener is on turn
      And the opener can play JH
      And the running total is 10
      And the opener has scored 25 in all

    @cards.run.stack.three @needs:limit=31
    Example: with three players a stack through 10, 20, 30 and 31 makes 22, 10 and 30
      Given 3 players
      And a new round
      And the opener holds only 9H, 3H, AH and KH
      And the following player holds only AD, 6D and KD
      And the third player holds only 7S, 4S and KS
      When the opener plays 9H
      Then the running total is 9
      And the following player can play AD
      And the running total is 10
      And the player scores 10
      And the third player can play 7S
      And the running total is 17
      And the player scores nothing
      And the opener can play 3H
      And the running total is 20
      And the player scores 20
      And the following player can play 6D
      And the running total is 26
      And the player scores nothing
      And the third player can play 4S
      And the running total is 30
      And the player scores 30
      And the opener can play AH
      And the round goes on
      And the stack can go round
      And the running total is 0
      And the opener has scored 22 in all
      And the following player has scored 10 in all
      And the third player has scored 30 in all
      And the following player is on turn
      And the following player can play KD
      And the following player has scored 20 in all

  @cards.run.round @derived @topic:round
  Rule: A round with a stock runs through several stacks until nothing is left
    Source: card, Spielablauf; card, Punktewertung

    @cards.run.round.two-in-stock @option:last-stack=pays @needs:hand=5 @needs:limit=31 @needs:refill=up-to-hand,one-a-play
    Example: twelve cards in three stacks make 3 to 46
      Given 2 players
      And a new round
      And the stock is KC, 6D
      And the opener holds only 2H, 3H, 4H, 7H and 8H
      And the following player holds only 2D, 3D, 5D, 7D and 9D
      When the opener plays 2H
      Then the running total is 2
      And the opener holds only 3H, 4H, 7H, 8H and KC
      And the following player can play 3D
      And the running total is 5
      And the player scores 5
      And the following player holds only 2D, 5D, 6D, 7D and 9D
      And the stock has 0 cards
      And the opener can play 3H
      And the running total is 8
      And the following player can play 2D
      And the running total is 10
      And the player scores 10
      And the opener can play 8H
      And the running total is 18
      And the following player can play 7D
      And the running total is 25
      And the player scores 25
      And the opener can play 4H
      And the running total is 29
      And the following player may only go
      And the following player can say go
      And the running total is 29
      And the opener can say go
      And the running total is 0
      And the opener has scored 1 in all
      And the following player has scored 40 in all
      And the following player can play 5D
      And the player scores 5
      And the opener can play 7H
      And the running total is 12
      And the following player can play 9D
      And the running total is 21
      And the opener can play KC
      And the round goes on
      And the stack can go round
      And the running total is 0
      And the opener holds no cards
      And the opener has scored 3 in all
      And the following player can play 6D
      And the round is played out
      And the opener has scored 3 in all
      And the following player has scored 46 in all

  @cards.run.match @derived @topic:match
  Rule: A match ends within a deal, or goes on with the scores over a second
    Source: card, Gewinnen; card, Ziel

    @cards.run.match.one-deal @needs:limit=31
    Example: a stack that runs through 10, 20, 25 and 30 is 85 points, and wins where 61 are missing
      Given 2 players
      And a new round
      And the opener needs 61 to win
      And the following player needs 61 to win
      And the opener holds only 5H, 5C, 3H, 4H and AD
      And the following player holds only 5D, 5S, 2H, AH and QS
      When the opener plays 5H
      Then the running total is 5
      And the opener has scored 5 in all
      And the following player can play 5D
      And the running total is 10
      And the following player has scored 10 in all
      And the opener can play 5C
      And the running total is 15
      And the opener has scored 20 in all
      And the following player can play 5S
      And the running total is 20
      And the following player has scored 30 in all
      And the opener can play 3H
      And the running total is 23
      And the following player can play 2H
      And the running total is 25
      And the following player has scored 55 in all
      And nobody has won the match
      And the opener can play 4H
      And the running total is 29
      And the following player can play AH
      And the following player has scored 85 in all
      And the following player wins the match
      And the round is stopped
      And nobody is on turn

    @cards.run.match.two-deals @needs:limit=31
    Example: forty points of the first deal and five of the second win where 45 are missing
      Given 2 players
      And a new round
      And the opener needs 45 to win
      And the following player needs 61 to win
      And in the next round seat 0 holds only AS and KC
      And in the next round seat 1 holds only 4S and KD
      And the opener holds only JH and QH
      And the following player holds only JD and AD
      And the opener has played JH
      And the following player has played JD
      And the opener has played QH
      And the following player has played AD
      When the next round is dealt
      Then nobody has won the match
      And seat 0 has scored 40 in all
      And seat 1 has scored 22 in all
      And seat 0 is the dealer
      And seat 1 is on turn
      And seat 1 can play 4S
      And the running total is 4
      And nobody has won the match
      And seat 0 can play AS
      And the running total is 5
      And seat 0 has scored 45 in all
      And seat 0 wins the match
      And the round is stopped

    @cards.run.match.two-deals-three
    Example: with three players a second deal decides between 15 and 10
      Given 3 players
      And a new round
      And every player has 30 points
      And the following player needs 25 to win
      And in the next round seat 0 holds only 2S and KC
      And in the next round seat 1 holds only JS and KD
      And in the next round seat 2 holds only 3S and KS
      And the opener holds only 7H
      And the following player holds only 8D
      And the third player holds only 2C
      And the opener has played 7H
      And the following player has played 8D
      And the third player has played 2C
      When the next round is dealt
      Then seat 1 has scored 15 in all
      And nobody has won the match
      And seat 1 is on turn
      And seat 1 can play JS
      And the running total is 10
      And seat 1 has scored 25 in all
      And seat 1 wins the match

@cards
Feature: Scoring
  Whoever brings the running total to a multiple of five scores that total, and
  31 is two points.

  @cards.award.multiple-of-five @stated @topic:award
  Rule: A running total of 5, 10, 15, 20, 25 or 30 scores that many points for the player who made it
    Source: card, Spielablauf; card, Punktewertung

    @cards.award.multiple-of-five.led
    Scenario Outline: <card> led scores <points>
      Given a new round
      When the opener plays <card>
      Then the running total is <points>
      And the player scores <points>

      Examples:
        | case  | card | points |
        | five  | 5H   | 5      |
        | ten   | TH   | 10     |
        | jack  | JH   | 10     |
        | queen | QH   | 10     |
        | king  | KH   | 10     |

    @cards.award.multiple-of-five.led-nothing
    Scenario Outline: <card> led makes <total>, which scores nothing
      Given a new round
      When the opener plays <card>
      Then the running total is <total>
      And the player scores nothing

      Examples:
        | case  | card | total |
        | one   | AH   | 1     |
        | two   | 2H   | 2     |
        | three | 3H   | 3     |
        | four  | 4H   | 4     |
        | six   | 6H   | 6     |
        | seven | 7H   | 7     |
        | eight | 8H   | 8     |
        | nine  | 9H   | 9     |

    @cards.award.multiple-of-five.made @needs:limit=31
    Scenario Outline: <card> on <before> makes <total> and scores that
      Given a running total of <before>
      When the next player plays <card>
      Then the running total is <total>
      And the player scores <total>

      Examples:
        | case           | before | card | total |
        | five           | 4      | AH   | 5     |
        | five-by-two    | 3      | 2H   | 5     |
        | ten            | 9      | AH   | 10    |
        | ten-by-six     | 4      | 6H   | 10    |
        | fifteen        | 6      | 9H   | 15    |
        | fifteen-by-two | 13     | 2H   | 15    |
        | twenty         | 13     | 7H   | 20    |
        | twenty-by-four | 16     | 4H   | 20    |
        | twenty-five    | 17     | 8H   | 25    |
        | five-and-20    | 19     | 6H   | 25    |
        | thirty         | 21     | 9H   | 30    |
        | thirty-by-ace  | 29     | AH   | 30    |

    @cards.award.multiple-of-five.nothing @needs:limit=31
    Scenario Outline: <card> on <before> makes <total>, which scores nothing
      Given a running total of <before>
      When the next player plays <card>
      Then the running total is <total>
      And the player scores nothing

      Examples:
        | case         | before | card | total |
        | eleven       | 4      | 7H   | 11    |
        | twelve       | 4      | 8H   | 12    |
        | thirteen     | 4      | 9H   | 13    |
        | fourteen     | 4      | TH   | 14    |
        | sixteen      | 9      | 7H   | 16    |
        | seventeen    | 9      | 8H   | 17    |
        | eighteen     | 9      | 9H   | 18    |
        | nineteen     | 9      | KH   | 19    |
        | twenty-one   | 13     | 8H   | 21    |
        | twenty-two   | 14     | 8H   | 22    |
        | twenty-three | 16     | 7H   | 23    |
        | twenty-four  | 17     | 7H   | 24    |
        | twenty-six   | 19     | 7H   | 26    |
        | twenty-seven | 21     | 6H   | 27    |
        | twenty-eight | 22     | 6H   | 28    |
        | twenty-nine  | 23     | 6H   | 29    |

    @cards.award.multiple-of-five.zero @needs:limit=31
    Example: a total of nothing, behind a pile that was closed, scores nothing
      Given 2 players
      And the pile 9H 9D 8S
      And the next player holds only KD
      And the following player holds only KH
      And the next player has said go
      When the following player says go
      Then the running total is 0
      And the following player has scored 1 in all
      And the next player has scored nothing in all

    @cards.award.multiple-of-five.each @needs:limit=31
    Example: three multiples in a row are three scores
      Given 3 players
      And a new round
      And the opener has played 5H
      And the following player has played KD
      When the third player plays KS
      Then the running total is 25
      And the player scores 25
      And the opener has scored 5 in all
      And the following player has scored 15 in all
      And the third player has scored 25 in all

    @cards.award.multiple-of-five.difference @needs:limit=31
    Example: not the card but the total counts, and a five on 21 makes nothing
      Given a running total of 21
      When the next player plays 5H
      Then the running total is 26
      And the player scores nothing

  @cards.award.31 @stated @topic:award
  Rule: A running total of exactly 31 is two points for the player who made it
    Source: card, Punktewertung

    @cards.award.31.made @needs:limit=31
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
        | ten   | 21     | TH   |
        | king  | 21     | KH   |
        | nine  | 22     | 9H   |
        | eight | 23     | 8H   |
        | seven | 24     | 7H   |
        | six   | 25     | 6H   |
        | five  | 26     | 5H   |
        | four  | 27     | 4H   |
        | three | 28     | 3H   |
        | two   | 29     | 2H   |
        | ace   | 30     | AH   |

    @cards.award.31.three @needs:limit=31
    Example: of three players only the one who made 31 has the two points
      Given 3 players
      And the pile 9H 9D 8S
      And the next player holds only 5H and 9C
      And the following player holds only KD
      And the third player holds only KS
      When the next player plays 5H
      Then the round goes on
      And the stack can go round
      And the next player has scored 2 in all
      And the following player has scored nothing in all
      And the third player has scored nothing in all

  @cards.award.31-once @stated @topic:award
  Rule: At 31 the two points stand in place of the one for last, which is not given as well
    Source: card, Spielablauf; card, Punktewertung

    @cards.award.31-once.claimed @needs:limit=31
    Example: behind a closed 31 there are two points, and not three
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the round goes on
      And the stack can go round
      And the next player has scored 2 in all
      And the following player has scored nothing in all
      And the following player can play KD
      And the next player has scored 2 in all
      And the following player has scored 10 in all

    @cards.award.31-once.last-card @needs:limit=31
    Example: nor is the one given where the 31 is the last card of a round
      Given 2 players
      And a new round
      And the opener holds only JH and QH
      And the following player holds only JD and AD
      And the opener has played JH
      And the following player has played JD
      And the opener has played QH
      When the following player plays AD
      Then the round is played out
      And the opener has scored 40 in all
      And the following player has scored 22 in all

    @cards.award.31-once.unclaimed @needs:claim=by-word @needs:limit=31
    Example: a 31 that nobody claims and nobody calls earns no one for last
      Given 2 players
      And a running total of 26
      And the next player holds only 5H
      And the following player holds only KD, QD and 2C
      When the next player plays 5H without a claim
      Then the round goes on
      And the stack can go round
      And the following player can play KD
      And the following player can play QD
      And the running total is 20
      And the next player has scored nothing in all
      And the following player has scored 30 in all

    @cards.award.31-once.stolen @needs:call=steal @needs:limit=31
    Example: a 31 that is stolen is two points for the caller, and no one for last
      Given 2 players
      And a running total of 26
      And the next player holds only 5H
      And the following player holds only KD, QD and 2C
      And the next player has played 5H without a claim
      When the following player tries to call muggins on the next player
      And the stack goes round
      And the following player tries to call muggins on the next player
      And the following player plays KD
      And the following player tries to call muggins on the next player
      Then the running total is 10
      And the next player has scored nothing in all
      And the following player has scored 12 in all

  @cards.limit-paid @conflict @topic:award
  Rule: The two points for 31 are paid when it is hit, or when the stack closes
    Source: card, Punktewertung; card, Die Muggins-Regel; card, Spielablauf

    @cards.limit-paid.on-hit @option:limit-paid=on-hit @needs:limit=31
    Example: paid on the hit, the card that makes 31 scores two
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the player scores 2

    @cards.limit-paid.on-hit-once @option:limit-paid=on-hit @option:at-limit=goes-round @needs:limit=31
    Example: paid on the hit, the go that closes the stack scores nothing more
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      And the next player has played 5H
      And the following player has said go
      When the next player says go
      Then the running total is 0
      And the player scores nothing
      And the next player has scored 2 in all

    @cards.limit-paid.at-close @option:limit-paid=at-close @option:at-limit=goes-round @needs:limit=31
    Example: paid at the close, the card that makes 31 scores nothing yet
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the running total is 31
      And the player scores nothing
      And the following player can say go
      And the running total is 31
      And the next player has scored nothing in all
      And the next player can say go
      And the running total is 0
      And the next player has scored 2 in all

    @cards.limit-paid.at-close-go @option:limit-paid=at-close @option:at-limit=goes-round @needs:limit=31
    Example: paid at the close, the last go brings the two points
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      And the next player has played 5H
      And the following player has said go
      When the next player says go
      Then the player scores 2
      And the running total is 0

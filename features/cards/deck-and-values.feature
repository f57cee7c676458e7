@cards
Feature: Deck and values
  A plain deck of 52 cards. Each card adds its value to the running total of the
  pile on the table.

  @cards.deck @stated @topic:draw
  Rule: One deck of 52 cards is played with, without jokers
    Source: card, Kartendeck

    @cards.deck.whole
    Scenario Outline: a deal to <players> players has all 52 cards
      When a round is dealt to <players> players
      Then every card of the deck is there once

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

  @cards.deck.suits @stated @topic:award
  Rule: Suits mean nothing for the score
    Source: card, Kartendeck

    @cards.deck.suits.led
    Scenario Outline: <card> led makes <total> and scores that
      Given a new round
      When the opener plays <card>
      Then the running total is <total>
      And the player scores <total>

      Examples:
        | case          | card | total |
        | five-clubs    | 5C   | 5     |
        | five-diamonds | 5D   | 5     |
        | five-hearts   | 5H   | 5     |
        | five-spades   | 5S   | 5     |
        | ten-clubs     | TC   | 10    |
        | ten-diamonds  | TD   | 10    |
        | ten-hearts    | TH   | 10    |
        | ten-spades    | TS   | 10    |

    @cards.deck.suits.mixed
    Example: a heart, a diamond and a spade make fifteen together
      Given the pile 4H 4D
      When the next player plays 7S
      Then the pile is 4H 4D 7S
      And the running total is 15
      And the player scores 15

  @cards.values @stated @topic:line
  Rule: An ace is worth one, 2 to 9 what they show, and ten, jack, queen and king ten each
    Source: card, Kartendeck

    @cards.values.led
    Scenario Outline: <card> led makes a running total of <total>
      Given a new round
      When the opener plays <card>
      Then the running total is <total>
      And the pile is <card>

      Examples:
        | case  | card | total |
        | ace   | AS   | 1     |
        | two   | 2S   | 2     |
        | three | 3S   | 3     |
        | four  | 4S   | 4     |
        | five  | 5S   | 5     |
        | six   | 6S   | 6     |
        | seven | 7S   | 7     |
        | eight | 8S   | 8     |
        | nine  | 9S   | 9     |
        | ten   | TS   | 10    |
        | jack  | JS   | 10    |
        | queen | QS   | 10    |
        | king  | KS   | 10    |

    @cards.values.added
    Scenario Outline: <card> on eight makes a running total of <total>
      Given a running total of 8
      When the next player plays <card>
      Then the running total is <total>

      Examples:
        | case  | card | total |
        | ace   | AD   | 9     |
        | two   | 2D   | 10    |
        | three | 3D   | 11    |
        | four  | 4D   | 12    |
        | five  | 5D   | 13    |
        | six   | 6D   | 14    |
        | seven | 7D   | 15    |
        | eight | 8D   | 16    |
        | nine  | 9D   | 17    |
        | ten   | TD   | 18    |
        | jack  | JD   | 18    |
        | queen | QD   | 18    |
        | king  | KD   | 18    |

    @cards.values.pictures
    Example: a queen on a king makes twenty
      Given a new round
      And the opener has played KH
      When the following player plays QD
      Then the pile is KH QD
      And the running total is 20

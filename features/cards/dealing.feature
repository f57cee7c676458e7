@cards
Feature: Players and the deal
  Two to four play, each alone. Everybody is dealt five cards, the rest is the
  stock, and the player behind the dealer leads.

  @cards.players @stated @topic:turn
  Rule: Two, three or four play
    Source: card, Spieler

    @cards.players.table
    Scenario Outline: <players> players can play
      Given <players> players
      And a new round
      When the opener plays 2H
      Then the running total is 2
      And the following player is on turn

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

  @cards.players.alone @stated @topic:match
  Rule: Each plays alone, with a score of one's own
    Source: card, Spieler

    @cards.players.alone.four
    Example: ten points of one of four players are nobody else's
      Given 4 players
      And a new round
      When the opener plays KH
      Then the score of the opener rises by 10
      And the following player has scored nothing in all
      And the third player has scored nothing in all
      And the fourth player has scored nothing in all

    @cards.players.alone.two
    Example: of two players who score, each has the own points
      Given 2 players
      And a new round
      And the opener has played KH
      When the following player plays KD
      Then the opener has scored 10 in all
      And the following player has scored 20 in all

  @cards.dealer.first @stated @topic:turn @unobservable
  Rule: The player who draws the highest card deals first
    Source: card, Spieler
    Reason: a request says who deals, and the cards drawn for it are no part of the game that is shown

  @cards.deal @stated @topic:draw @option:hand=5
  Rule: Everybody is dealt five cards
    Source: card, Vorbereitung und Austeilen

    @cards.deal.hands
    Scenario Outline: <players> players are dealt five cards each
      When a round is dealt to <players> players
      Then everybody is dealt 5 cards

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

  @cards.deal.cut @stated @topic:draw @unobservable
  Rule: The cards are shuffled, cut by the player to the dealer's right, and dealt face down one at a time, clockwise
    Source: card, Vorbereitung und Austeilen
    Reason: a request says where every card is, and not how it came there

  @cards.deal.stock @stated @topic:draw @option:hand=5
  Rule: All cards that are not dealt are the stock
    Source: card, Vorbereitung und Austeilen

    @cards.deal.stock.left
    Scenario Outline: behind <players> hands <cards> cards are left
      When a round is dealt to <players> players
      Then <cards> cards are left in the stock

      Examples:
        | case  | players | cards |
        | two   | 2       | 42    |
        | three | 3       | 37    |
        | four  | 4       | 32    |

  @cards.deal.at-nothing @stated @topic:line
  Rule: The running total begins at nothing, and no card is turned up
    Source: card, Vorbereitung und Austeilen

    @cards.deal.at-nothing.first-card
    Example: the first card of the first round is all that lies on the table
      Given a new round
      When the opener plays 7H
      Then the pile is 7H
      And the running total is 7

    @cards.deal.at-nothing.next-round
    Example: a round that is dealt begins with no pile, whatever the last one came to
      Given 2 players
      And a new round
      And the opener holds only 2H
      And the following player holds only 4D
      And the opener has played 2H
      And the following player has played 4D
      When the next round is dealt
      Then the running total is 0
      And the pile is empty
      And nobody has played last

  @cards.lead @stated @topic:turn
  Rule: The player to the dealer's left leads
    Source: card, Vorbereitung und Austeilen

    @cards.lead.seat
    Scenario Outline: with <players> players and <dealer> as dealer, seat 0 leads
      Given <players> players
      And a new round
      When seat 0 plays 2H
      Then <dealer> is the dealer
      And seat 1 is on turn
      And the running total is 2

      Examples:
        | case  | players | dealer |
        | two   | 2       | seat 1 |
        | three | 3       | seat 2 |
        | four  | 4       | seat 3 |

    @cards.lead.by-rule
    Example: nothing but the dealer's seat says who leads
      Given 3 players
      And a new round
      And who leads is left to the rule
      When seat 0 plays 2H
      Then the pile is 2H
      And seat 1 is on turn

    @cards.lead.not-the-dealer
    Example: the dealer cannot lead
      Given 2 players
      And a new round
      And the following player holds 2D
      When the following player plays 2D
      Then that is refused as not-your-turn
      And nothing has changed

    @cards.lead.not-the-third
    Example: nor can the player who sits one further
      Given 3 players
      And a new round
      And the following player holds 2D
      When the following player plays 2D
      Then that is refused as not-your-turn
      And nothing has changed

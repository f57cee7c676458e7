Feature: What is asserted about the card game
  No program is judged by this. Each claim is computed from the rules: the
  examples tagged asserted say what the document says, and the verdict follows
  from them; the others tell what was found.

  Games are played from numbered seeds, the same every time. An aimless player
  lays any card that fits, each as likely. A greedy one lays the card that
  scores most, and where none scores any that fits. Both claim what is due.

  @claim.targets-30 @holds
  Rule: The running totals that are worth their number of points are 5, 10, 15, 20, 25 and 30
    Source: card, Punktewertung

    @asserted
    Example: these six and no other
      Then the totals that score as a multiple of five are 5, 10, 15, 20, 25 and 30

    Example: each can be made
      Then the totals that a stack can come to are 0 to 31
      And the totals 5 and 10 take at least 1 card
      And the totals 15 and 20 take at least 2 cards
      And the totals 25 and 30 take at least 3 cards

  @claim.leave-6-11 @refuted
  Rule: A picture mostly makes a multiple of five of 6, 11, 16, 21 or 26, so that these are not to be left
    Source: card, Tipps und Strategien

    @asserted
    Example: ten-valued cards score there
      Then from 6, 11, 16, 21 and 26 most ten-valued cards make a multiple of five

    Example: it is the other way round
      Then from 0, 5, 10, 15 and 20 all ten-valued cards make a multiple of five
      And a card worth 10 makes a multiple of five from 0, 5, 10, 15 and 20

    Example: what can be done there
      Then from 6, 11, 16 and 21 the cards that make a multiple of five are worth 4 and 9: 8 of the 52
      And from 26 the cards that make a multiple of five are worth 4: 4 of the 52
      And on 6 a card worth 10 makes 16 and scores nothing
      And on 11 a card worth 10 makes 21 and scores nothing
      And on 16 a card worth 10 makes 26 and scores nothing
      And on 21 a card worth 10 makes 31 and scores 2
      And on 26 a card worth 10 would make 36 and is not allowed

  @claim.fives-and-tens-twice @refuted
  Rule: Cards worth 5 or 10 can hit a multiple of five twice as often as others, and do so from 10, 15, 20 and 25
    Source: card, Tipps und Strategien

    @asserted
    Example: twice as many totals
      Then cards worth 5 and 10 make a multiple of five from 2.00 times as many totals as the others

    @asserted
    Example: from all four totals
      Then of the totals 10, 15, 20 and 25 a card worth 5 makes a multiple of five from all
      And of the totals 10, 15, 20 and 25 a card worth 10 makes a multiple of five from all

    Example: it is low cards that have a total more
      Then cards worth 1 to 5 make a multiple of five from 6 totals each
      And cards worth 6 to 10 make a multiple of five from 5 totals each
      And on 25 a card worth 10 would make 35 and is not allowed

    Example: in play it is true and says too little, since totals are often multiples of five
      Then in 1000 games to 61 between 2 greedy players cards worth 5 and 10 hit a multiple of five 3.3 times as often as the others
      And in 1000 games to 61 between 2 aimless players cards worth 5 and 10 hit a multiple of five 2.7 times as often as the others

  @claim.26-dead @refuted
  Rule: 26 is a total from which nothing good follows
    Source: card, Tipps und Strategien

    @asserted
    Example: nothing scores from 26
      Then none of the 52 cards score from 26

    Example: what does
      Then 20 of the 52 cards fit on 26
      And 8 of the 52 cards score from 26
      And from 26 the cards that score are worth 4 for 30 and 5 for 2

    Example: 25 to 29 are alike, and 30 is deader
      Then 8 of the 52 cards score from 25, 26, 27, 28 and 29
      And fewer cards score from 30 and 31 than from 26
      And from 30 the cards that score are worth 1 for 2

  @claim.26-contradiction @contradiction
  Rule: 26 is a total to avoid, and a total to aim at
    Source: card, Tipps und Strategien

    @asserted
    Example: one tip has it among the totals that help the next player
      Source: card, Tipps und Strategien
      Then to leave 26 gives the next card more than to leave any other total does on average

    @asserted
    Example: another has it as a total that denies the next player
      Source: card, Tipps und Strategien
      Then to leave 26 gives the next card less than to leave any other total does on average

    Example: what a card makes on it
      Then one of the 52 cards makes 2.46 points on 26, and 3.24 over all totals

  @claim.handful-of-rounds @refuted
  Rule: A game lasts for a handful of rounds
    Source: card, Spielanleitung

    @asserted
    Example: most games take three deals or more
      Then of 1000 games to 61 between 2 greedy players most took 3 deals or more
      And of 1000 games to 100 between 2 greedy players most took 3 deals or more

    Example: one deal is nearly always enough to 61, and mostly to 100
      Then of 1000 games to 61 between 2 greedy players 1000 took 1 deal
      And of 1000 games to 61 between 4 greedy players 1000 took 1 deal
      And of 1000 games to 61 between 2 aimless players 1000 took 1 deal
      And of 1000 games to 61 between 4 aimless players 986 took 1 deal and 14 took 2 deals
      And of 1000 games to 100 between 2 greedy players 1000 took 1 deal
      And of 1000 games to 100 between 4 aimless players 669 took 1 deal and 331 took 2 deals

    Example: as stacks they may be a handful
      Then a game takes 2.13 stacks on average, in 1000 games to 61 between 2 greedy players
      And a game takes 5.40 stacks on average, in 1000 games to 61 between 4 aimless players
      And a game takes 3.37 stacks on average, in 1000 games to 100 between 2 greedy players
      And a game takes 10.36 stacks on average, in 1000 games to 100 between 4 aimless players

  @claim.more-players-faster @refuted
  Rule: With three or four players a game goes faster than with two
    Source: card, Spieler

    @asserted
    Example: it takes fewer cards
      Then a game between 3 players takes fewer cards than one between 2, in 1000 games to 61 of greedy players
      And a game between 4 players takes fewer cards than one between 2, in 1000 games to 61 of greedy players

    Example: it is each player who lays fewer
      Then a game takes 8.0 cards on average, and 4.0 of each player, in 1000 games to 61 between 2 greedy players
      And a game takes 10.4 cards on average, and 3.5 of each player, in 1000 games to 61 between 3 greedy players
      And a game takes 12.4 cards on average, and 3.1 of each player, in 1000 games to 61 between 4 greedy players

  @claim.strict-21-faster @refuted
  Rule: A limit of 21 makes rounds follow each other faster
    Source: card, Häufige Varianten

    @asserted
    Example: a deal is over sooner
      Then a limit of 21 makes deals shorter than one of 31, in 1000 deals between 2 greedy players

    Example: every card is played all the same, and more goes are said
      Then with a limit of 31 a deal takes 52.0 plays and 23.2 goes on average, in 1000 deals between 2 greedy players
      And with a limit of 21 a deal takes 52.0 plays and 34.5 goes on average, in 1000 deals between 2 greedy players
      And a limit of 21 makes deals longer than one of 31, in 1000 deals between 4 aimless players

    Example: it is stacks that follow each other faster
      Then with a limit of 31 a deal has 12.0 stacks on average, in 1000 deals between 2 greedy players
      And with a limit of 21 a deal has 17.1 stacks on average, in 1000 deals between 2 greedy players

  @claim.domino-muggins-identical @holds
  Rule: The domino game scores multiples of five as the card game does
    Source: card, Häufige Varianten

    @asserted
    Example: the same sum scores the same
      Then a sum that a line can show scores as much as a running total of that height

    Example: it is the same for fives, and for nothing else
      Then the card game also awards the totals 25 and 30, which no line can show
      And a total at the limit scores 2, and the last card below it 1
      And a hand of 8 pips at the end of a domino round takes away 10

  @claim.all-fives-card-game @contradiction
  Rule: All Fives is a card game
    Source: card, Häufige Varianten; card, Spielanleitung; sv, (Inledning)

    @asserted
    Example: it is one in the list of variants
      Source: card, Häufige Varianten
      Then the presets whose names begin with all-fives are of the card game

    @asserted
    Example: it is played with dominoes by the introduction of the same document, and by another
      Source: card, Spielanleitung; sv, (Inledning)
      Then the presets whose names begin with all-fives are of the domino games

  @claim.count-the-distance @opinion
  Rule: To keep the distance to the next multiple of five in mind is easier than to keep the total
    Source: card, Tipps und Strategien
    Reason: it is about what people find easy to remember

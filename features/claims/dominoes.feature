Feature: What is asserted about the domino games
  No program is judged by this. Each claim is computed from the rules: the
  examples tagged asserted say what a document says, and the verdict follows
  from them; the others tell what was found.

  @claim.award-table-complete @holds
  Rule: No sum of a line scores anything but 5, 10, 15 or 20
    Source: de, Punkte für das Anlegen; tr, Yerleştirme puanı

    @asserted
    Example: the four awards are all
      Then all lines together score 5, 10, 15 and 20, and nothing else

    Example: what the two ends of a line can come to
      Then the sums of all lines are 0 to 18, 20 and 22
      And an opening tile shows the sums 0 to 12
      And the sums that take 2 tiles are 13 to 17
      And the sums that take 3 tiles are 18, 20 and 22

    Example: the highest award has one way, and so has the one sum above it
      Then a sum of 20 is shown by 4|4 with 6|6 alone
      And a sum of 22 is shown by 5|5 with 6|6 alone

  @claim.opening-list-complete @holds
  Rule: Five tiles score when they open, and no other does
    Source: sv, Spelregler

    @asserted
    Example: the list for 28 tiles leaves none out
      Then the openings of a double-six set that score are 0|5, 1|4, 2|3, 4|6 and 5|5

    Example: the article allows larger sets, and there the list is too short
      Then a double-nine set adds the openings 1|9, 2|8, 3|7, 6|9 and 7|8
      And a double-twelve set adds the openings 0|10, 3|12, 4|11, 5|10, 8|12, 9|11 and 10|10

  @claim.tally-50 @holds
  Rule: A mark with all its crosses stands for fifty points
    Source: de, Optionale Papierstrichliste; tr, Puan kaydı

    @asserted
    Example: a cross is two strokes
      Then a large x and 4 small ones, of 2 strokes at 5 points each, are worth 50

  @claim.rounding-27-28 @holds
  Rule: A hand of 27 pips gives 25 points, and one of 28 gives 30
    Source: sv, Poängräkning

    @asserted
    Example: the two hands of the article
      Then a hand of 27 pips is worth 25
      And a hand of 28 pips is worth 30

    Example: a remainder is two pips at the most either way
      Then a hand of 25 pips is worth 25
      And a hand of 26 pips is worth 25
      And a hand of 29 pips is worth 30

  @claim.sv-open-ends-parenthesis @refuted
  Rule: The pips that are added up are as many as there are open ends
    Source: sv, Spelregler

    @asserted
    Example: pips and ends come to the same
      Then the sum of the pips is the number of open ends in all lines of up to 3 tiles

    Example: taken at its word nothing would ever score
      Then a line has 2 open ends
      And were the open ends counted in place of the pips, lines would score nothing

  @claim.sv-characterised-by-call @contradiction
  Rule: What makes a game Muggins is, among other things, the call
    Source: sv, (Inledning); sv, Vad är Muggins?; sv, Muggins Historia

    @asserted
    Example: the call belongs to it
      Source: sv, Vad är Muggins?
      Then of the presets american-1864 and modern-1868 2 know the muggins call

    @asserted
    Example: the first game of the name had none
      Source: sv, Muggins Historia
      Then under the preset american-1864 points that were not announced cannot be called

  @claim.same-as-all-fives @contradiction
  Rule: All Fives is another name of Muggins
    Source: sv, (Inledning)

    @asserted
    Example: one game under two names
      Source: sv, (Inledning)
      Then up to 4 tiles the lines of the main form and of the preset all-fives score alike

    @asserted
    Example: one has a spinner and the other has none
      Source: sv, Förståelse för Muggins
      Then the first double of a round gets no arms in the main form, and cross arms under the preset all-fives

    Example: the difference takes four tiles to show
      Then up to 3 tiles the lines of the main form and of the preset all-fives score alike

  @claim.fast-for-two @opinion
  Rule: It is a good and fast game for two
    Source: sv, (Inledning)
    Reason: what is good is a matter of taste, and nothing is named that it would be faster than

  @claim.follows-pagat @external
  Rule: The rules are those that Pagat gives for the main form
    Source: de, Quelle; tr, Kaynak
    Reason: it is about another text; rules alone cannot show where they were taken from

  @claim.history.all-fives-1863 @external
  Rule: All Fives was first described in 1863
    Source: sv, Muggins Historia
    Reason: it is about printed books and their years

  @claim.history.muggins-1864 @external
  Rule: A game by the name of Muggins was first described in 1864, and its call in 1868
    Source: sv, Muggins Historia
    Reason: it is about printed books and their years

  @claim.history.dominoes-from-france @external
  Rule: Dominoes came to England from France late in the eighteenth century
    Source: sv, Muggins Historia; sv, Vad är historien bakom Muggins?
    Reason: it is about what people brought along, and when

  @claim.history.cribbage @external
  Rule: Counting by fives was taken over from cribbage
    Source: sv, Muggins Historia; card, Spielanleitung
    Reason: it is about where the makers of a game had an idea from

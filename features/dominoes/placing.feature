@muggins @hoyle
Feature: Placing a tile
  A line grows at its two ends. Half joins half of the same value, and the
  half that is left over is the new end.

  @dominoes.place.match @stated @topic:line
  Rule: A tile joins the line where one of its halves equals the open end
    Source: de, Gleiche Augenzahlen anlegen; tr, Taş yerleştirme

    @dominoes.place.match.six-on-six
    Example: a six goes on an open six
      Given the line 3|6
      When the next player plays 4|6 on 3|6
      Then the line is 3|6 6|4

    @dominoes.place.match.other-end
    Example: a three goes on the open three at the other end
      Given the line 3|6 6|4
      When the next player plays 1|3 on 3|6
      Then the line is 1|3 3|6 6|4

    @dominoes.place.match.all-places @needs:draw=until-playable,one-then-pass,none
    Example: every tile that fits can be played, at every end that it fits
      Given the line 3|6
      And the following player holds only 3|3, 3|4, 4|4, 0|3 and 5|5
      When the next player plays 4|6 on 3|6
      Then the following player may only play 3|3 on 3|6, 3|4 on the 3 of 3|6, 3|4 on the 4 of 4|6, 4|4 on 4|6 or 0|3 on 3|6

    @dominoes.place.match.wrong-half
    Example: neither half of 2|5 fits an open six
      Given the line 3|6
      And the next player holds 2|5
      When the next player plays 2|5 on the 6 of 3|6
      Then that is refused as no-match
      And nothing has changed

    @dominoes.place.match.wrong-end
    Example: neither half of 5|5 fits the ends three and four
      Given the line 3|6 6|4
      And the next player holds 5|5
      When the next player plays 5|5 on 4|6
      Then that is refused as no-match
      And nothing has changed

  @dominoes.place.outer-half @stated @topic:line
  Rule: The half that does not match becomes the new open end
    Source: de, Gleiche Augenzahlen anlegen; tr, Taş yerleştirme

    @dominoes.place.outer-half.four @needs:draw=until-playable,one-then-pass,none
    Example: behind a six the four of 4|6 is open
      Given the line 3|6
      And the following player holds only 2|6, 1|4 and 3|5
      When the next player plays 4|6 on 3|6
      Then the counted ends are 3|6 for 3 and 4|6 for 4
      And the following player may only play 1|4 on 4|6 or 3|5 on 3|6

    @dominoes.place.outer-half.covered
    Example: the six that was covered is no end any more
      Given the line 3|6 6|4
      And the next player holds 2|6
      When the next player plays 2|6 on 4|6
      Then that is refused as no-match
      And nothing has changed

  @dominoes.place.from-hand @implied @topic:line
  Rule: Only a tile of one's own hand can be played, and it leaves the hand
    Source: none

    @dominoes.place.from-hand.leaves
    Example: a tile that was played is not in the hand any more
      Given the line 3|6
      And the next player holds only 4|6, 0|1 and 2|2
      When the next player plays 4|6 on 3|6
      Then the player holds only 0|1 and 2|2

    @dominoes.place.from-hand.opening-leaves
    Example: the tile that opens the round leaves the hand too
      Given a new round
      And the opener holds only 1|2, 3|4 and 0|6
      When the opener leads 1|2
      Then the player holds only 3|4 and 0|6

    @dominoes.place.from-hand.not-held
    Example: a tile that somebody else holds cannot be played
      Given the line 3|6
      And the next player holds only 3|4 and 0|1
      And the following player holds 4|6
      When the next player plays 4|6 on 3|6
      Then that is refused as not-in-hand
      And nothing has changed

  @dominoes.place.choose-end @implied @topic:line
  Rule: A tile that fits both ends goes where the player says
    Source: none

    @dominoes.place.choose-end.one
    Example: 1|6 is laid at the one
      Given the line 1|2 2|6
      When the next player plays 1|6 on 1|2
      Then the line is 6|1 1|2 2|6

    @dominoes.place.choose-end.six
    Example: 1|6 is laid at the six
      Given the line 1|2 2|6
      When the next player plays 1|6 on 2|6
      Then the line is 1|2 2|6 6|1

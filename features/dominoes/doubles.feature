@muggins @hoyle
Feature: Doubles and lone tiles
  A double is an end with two halves for as long as nothing lies beyond it. It
  never makes the line branch.

  @dominoes.double.crosswise @stated @topic:line @unobservable
  Rule: A double is laid across the line
    Source: de, Gleiche Augenzahlen anlegen; tr, Taş yerleştirme
    Reason: how a tile is turned on the table changes neither where one can play nor what counts, and no field shows it

  @dominoes.double.terminal @stated @topic:award
  Rule: While a double is an open end, both its halves count
    Source: de, Gleiche Augenzahlen anlegen; tr, Taş yerleştirme

    @dominoes.double.terminal.six
    Example: a double six at the end counts twelve
      Given the line 1|6
      When the next player plays 6|6 on 1|6
      Then the counted ends are 1|6 for 1 and 6|6 for 12
      And the sum is 13
      And the player scores nothing

    @dominoes.double.terminal.five @needs:unit=pip
    Example: a double five at the end counts ten
      Given the line 0|5
      When the next player plays 5|5 on 0|5
      Then the counted ends are 0|5 for 0 and 5|5 for 10
      And the sum is 10
      And the player scores 10

    @dominoes.double.terminal.both-ends @needs:unit=pip
    Example: doubles at both ends count four halves
      Given the line 4|4 4|6
      When the next player plays 6|6 on 4|6
      Then the counted ends are 4|4 for 8 and 6|6 for 12
      And the sum is 20
      And the player scores 20

    @dominoes.double.terminal.stays
    Example: a double goes on counting while the other end grows
      Given the line 6|6 6|3
      When the next player plays 3|4 on 3|6
      Then the counted ends are 6|6 for 12 and 3|4 for 4
      And the sum is 16

  @dominoes.double.interior @stated @topic:award
  Rule: A double that has been played beyond counts nothing any more
    Source: de, Doppelsteine am Ende und im Inneren der Auslage; tr, Uçta ve dizilimin içinde çift taşlar

    @dominoes.double.interior.four @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: behind 4|4 only the three of 3|4 counts
      Given the line 1|4 4|4
      When the next player plays 3|4 on 4|4
      Then the counted ends are 1|4 for 1 and 3|4 for 3
      And the sum is 4
      And the player scores nothing

    @dominoes.double.interior.opening @needs:bare-arms=uncounted @needs:spinner-count=line @needs:unit=pip
    Example: an opening double played on at both sides counts nothing
      Given the line 5|5 5|2
      When the next player plays 3|5 on 5|5
      Then the counted ends are 2|5 for 2 and 3|5 for 3
      And the sum is 5
      And the player scores 5

    @dominoes.double.interior.two
    Example: of two doubles only the one at the end counts
      Given the line 1|1 1|4 4|4
      When the next player plays 0|4 on 4|4
      Then the counted ends are 1|1 for 2 and 0|4 for 0
      And the sum is 2

  @dominoes.double.no-branch @stated @topic:line @needs:spinner=none
  Rule: No double opens a side arm, the opening one neither
    Source: de, Gleiche Augenzahlen anlegen; tr, Dallanmayan çizgi

    @dominoes.double.no-branch.interior
    Example: beside a covered double nothing can be laid
      Given the line 2|5 5|5 5|1
      And the next player holds 3|5
      When the next player plays 3|5 on the 5 of 5|5
      Then that is refused as no-match
      And nothing has changed

    @dominoes.double.no-branch.opening
    Example: the opening double takes two tiles, and no third
      Given the line 5|5 5|1
      And the next player has played 2|5 on 5|5
      And the following player holds 3|5
      When the following player plays 3|5 on the 5 of 5|5
      Then that is refused as no-match
      And nothing has changed

    @dominoes.double.no-branch.ends @needs:draw=until-playable,one-then-pass,none
    Example: with a covered double only the two ends can be played on
      Given the line 2|5 5|5
      And the following player holds only 4|5, 1|6 and 2|3
      When the next player plays 1|5 on 5|5
      Then the line is 2|5 5|5 5|1
      And the following player may only play 1|6 on 1|5 or 2|3 on 2|5

  @dominoes.double.lone @shown @topic:award
  Rule: A double that lies alone counts its pips once and can be played on at both sides
    Source: de, Doppelsteine am Ende und im Inneren der Auslage; tr, Uçta ve dizilimin içinde çift taşlar

    @dominoes.double.lone.two
    Example: 2|2 alone is one end of four
      Given a new round
      When the opener leads 2|2
      Then the counted ends are 2|2 for 4
      And the sum is 4
      And the player scores nothing

    @dominoes.double.lone.five @needs:unit=pip
    Example: 5|5 alone is one end of ten
      Given a new round
      When the opener leads 5|5
      Then the counted ends are 5|5 for 10
      And the sum is 10
      And the player scores 10

    @dominoes.double.lone.played-on
    Example: played on at one side it is an end with both halves
      Given the line 5|5
      When the next player plays 4|5 on 5|5
      Then the counted ends are 5|5 for 10 and 4|5 for 4
      And the sum is 14

  @dominoes.single.lone @stated @topic:award
  Rule: A single that lies alone is two ends, and each half counts
    Source: tr, Uç toplamından puana; de, Von der Endsumme zu Punkten

    @dominoes.single.lone.one-four @needs:unit=pip
    Example: 1|4 alone is a one and a four
      Given a new round
      When the opener leads 1|4
      Then the counted ends are 1|4 for 1 and 1|4 for 4
      And the sum is 5
      And the player scores 5

    @dominoes.single.lone.three-six
    Example: 3|6 alone makes nine, which is no multiple of five
      Given a new round
      When the opener leads 3|6
      Then the counted ends are 3|6 for 3 and 3|6 for 6
      And the sum is 9
      And the player scores nothing

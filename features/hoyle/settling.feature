@muggins @hoyle
Feature: The winner of a round takes the hands
  Whoever goes out is paid for the tiles that the others still hold. In a blocked
  round the lightest hand is paid.

  @hoyle.award.last-tile @silent @topic:settle @option:settle=closer-takes @needs:round-hands=nearest,up @needs:unit=pip
  Rule: The last tile of a hand is scored first, and the hands are settled then
    Source: none

    @hoyle.award.last-tile.both
    Example: fifteen for the tile and five for the hand
      Given 2 players
      And the line 3|6
      And the next player holds only 6|6
      And the following player holds only 0|4
      When the next player plays 6|6 on 3|6
      Then the sum is 15
      And the player scores 15
      And the player gains 5
      And the score of the player rises by 20

    @hoyle.award.last-tile.no-award
    Example: a last tile that scores nothing brings the hand alone
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|4
      When the next player plays 4|6 on 3|6
      Then the sum is 7
      And the player scores nothing
      And the player gains 5
      And the score of the player rises by 5

  @hoyle.settle.winner-takes @stated @topic:settle @option:settle=closer-takes
  Rule: Who goes out gets the pips of each other hand, each hand rounded to the nearest five on its own
    Source: sv, Poängräkning

    @hoyle.settle.winner-takes.hand @option:round-hands=nearest @needs:unit=pip
    Scenario Outline: a hand of <pips> brings <points>
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the round is won by going out
      And the player gains <points>
      And the score of the player rises by <points>
      And the score of the following player stays as it was

      Examples:
        | case          | pips          | hand                | points |
        | pips-0        | 0             | 0\|0                | 0      |
        | pips-1        | 1             | 0\|1                | 0      |
        | pips-2        | 2             | 0\|2                | 0      |
        | pips-2-double | 2 in a double | 1\|1                | 0      |
        | pips-3        | 3             | 0\|3                | 5      |
        | pips-4        | 4             | 1\|3                | 5      |
        | pips-5        | 5             | 0\|5                | 5      |
        | pips-7        | 7             | 2\|5                | 5      |
        | pips-8        | 8             | 3\|5                | 10     |
        | pips-12       | 12            | 6\|6                | 10     |
        | pips-13       | 13            | 6\|6 and 0\|1       | 15     |
        | pips-27       | 27            | 5\|5, 0\|5 and 6\|6 | 25     |
        | pips-28       | 28            | 5\|5, 1\|5 and 6\|6 | 30     |

    @hoyle.settle.winner-takes.three @option:round-hands=nearest @needs:unit=pip
    Example: hands of 27 and 28 bring 25 and 30
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5, 0|5 and 6|6
      And the third player holds only 5|6, 4|5 and 4|4
      When the next player plays 4|6 on 3|6
      Then the player gains 55
      And the following player gains nothing
      And the third player gains nothing

    @hoyle.settle.winner-takes.each @option:round-hands=nearest @option:round-what=each-hand @needs:unit=pip
    Example: two hands of 27 bring 25 each, for each is rounded by itself
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5, 0|5 and 6|6
      And the third player holds only 5|6, 4|5 and 3|4
      When the next player plays 4|6 on 3|6
      Then the player gains 50
      And the following player gains nothing
      And the third player gains nothing

    @hoyle.settle.winner-takes.each-small @option:round-hands=nearest @option:round-what=each-hand
    Example: two hands of two bring nothing
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|2
      And the third player holds only 1|1
      When the next player plays 4|6 on 3|6
      Then the player gains nothing

    @hoyle.settle.winner-takes.four @option:round-hands=nearest @option:round-what=each-hand @needs:unit=pip
    Example: of four players the winner takes three hands
      Given 4 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|2
      And the third player holds only 0|3
      And the fourth player holds only 5|5, 0|5 and 6|6
      When the next player plays 4|6 on 3|6
      Then the player gains 30
      And the following player gains nothing
      And the third player gains nothing
      And the fourth player gains nothing

    @hoyle.settle.winner-takes.following @needs:unit=pip
    Example: it is who went out that gains, whoever opened
      Given 2 players
      And the line 3|6
      And the following player holds only 3|4
      And the next player holds only 6|6 and 5|5
      And the next player has played 6|6 on 3|6
      When the following player plays 3|4 on 3|6
      Then the following player is the closer
      And the following player gains 10
      And the next player gains nothing

  @hoyle.settle.blocked @stated @topic:settle @needs:unit=pip
  Rule: In a blocked round the lightest hand wins and is paid for the others' hands, mostly less its own
    Source: sv, Poängräkning

    @hoyle.settle.blocked.less-own @option:blocked=lightest-difference,lightest-less-pips
    Example: hands of 5 and 25 bring twenty
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|5
      And the following player holds only 5|5, 4|5 and 1|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And there is no closer
      And the next player gains 20
      And the following player gains nothing
      And the score of the next player rises by 20
      And the score of the following player stays as it was

    @hoyle.settle.blocked.whole @option:blocked=lightest-takes
    Example: where the own hand is not taken off, the hand of 25 brings 25
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|5
      And the following player holds only 5|5, 4|5 and 1|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 25
      And the following player gains nothing

    @hoyle.settle.blocked.other @option:blocked=lightest-difference,lightest-less-pips
    Example: it is the lightest hand that wins, whoever blocked the round
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2, 5|5, 4|5 and 1|5
      And the following player holds only 0|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 20
      And the next player gains nothing

    @hoyle.settle.blocked.fewest-tiles @option:blocked=lightest-difference,lightest-less-pips
    Example: the lightest hand is that of the fewest pips, not of the fewest tiles
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2, 0|0, 0|1 and 0|4
      And the following player holds only 5|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 5
      And the following player gains nothing

    @hoyle.settle.blocked.three @option:blocked=lightest-difference,lightest-less-pips
    Example: of three players the lightest hand is paid for two, less its own once
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 0|5
      And the following player holds only 5|5, 4|5 and 1|5
      And the third player holds only 4|4 and 1|1
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 30
      And the following player gains nothing
      And the third player gains nothing

    @hoyle.settle.blocked.three-whole @option:blocked=lightest-takes
    Example: where the own hand is not taken off, it is paid for both whole
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 0|5
      And the following player holds only 5|5, 4|5 and 1|5
      And the third player holds only 4|4 and 1|1
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 35
      And the following player gains nothing
      And the third player gains nothing

    @hoyle.settle.blocked.four @option:blocked=lightest-difference,lightest-less-pips
    Example: of four players the lightest hand is paid for three, less its own once
      Given 4 players
      And the line 1|6
      And the next player holds only 1|2 and 0|5
      And the following player holds only 5|5, 4|5 and 1|5
      And the third player holds only 4|4 and 1|1
      And the fourth player holds only 3|3 and 1|3
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 40
      And the following player gains nothing
      And the third player gains nothing
      And the fourth player gains nothing

    @hoyle.settle.blocked.award-first @option:blocked=lightest-difference,lightest-less-pips
    Example: the tile that blocks the round scores as well
      Given 2 players
      And the line 1|6
      And the next player holds only 1|4 and 0|5
      And the following player holds only 5|5, 3|5 and 2|5
      And the boneyard is empty
      When the next player plays 1|4 on 1|6
      Then the sum is 10
      And the player scores 10
      And the round is blocked
      And the next player gains 20
      And the score of the next player rises by 30

  @hoyle.settle.blocked-rounding @silent @topic:settle @option:round-hands=nearest
  Rule: In a blocked round each hand is rounded before the winner's own is taken off; other readings take off its pips, or round the difference
    Source: none

    @hoyle.settle.blocked-rounding.both @option:blocked=lightest-difference @option:round-what=each-hand @needs:unit=pip
    Example: hands of 3 and 27, both rounded, bring 25 less 5
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 5|5, 4|5 and 3|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 20
      And the following player gains nothing

    @hoyle.settle.blocked-rounding.less-pips @option:blocked=lightest-less-pips
    Example: in another reading hands of 3 and 27 bring 25 less 3
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 5|5, 4|5 and 3|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 22
      And the following player gains nothing

    @hoyle.settle.blocked-rounding.difference @option:blocked=lightest-difference @option:round-what=sum @needs:unit=pip
    Example: in another reading the difference of 3 and 27 is rounded to 25
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 5|5, 4|5 and 3|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 25
      And the following player gains nothing

    @hoyle.settle.blocked-rounding.takes @option:blocked=lightest-takes @needs:unit=pip
    Example: where nothing is taken off, hands of 3 and 27 bring 25
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 5|5, 4|5 and 3|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 25
      And the following player gains nothing

    @hoyle.settle.blocked-rounding.three @option:blocked=lightest-difference @option:round-what=each-hand @needs:unit=pip
    Example: hands of 3, 27 and 14, each rounded, bring 25 and 15 less 5
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 5|5, 4|5 and 3|5
      And the third player holds only 4|4 and 3|3
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 35
      And the following player gains nothing
      And the third player gains nothing

    @hoyle.settle.blocked-rounding.three-less-pips @option:blocked=lightest-less-pips @option:round-what=each-hand
    Example: in another reading hands of 3, 27 and 14 bring 25 and 15 less 3
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 0|3
      And the following player holds only 5|5, 4|5 and 3|5
      And the third player holds only 4|4 and 3|3
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 37
      And the following player gains nothing
      And the third player gains nothing

  @hoyle.settle.blocked-tie @silent @topic:settle @option:blocked=lightest-difference,lightest-takes
  Rule: Where two hands are lightest nobody scores; in other readings they share, or the first in turn gets it all
    Source: none

    @hoyle.settle.blocked-tie.two @option:blocked-tie=nobody
    Example: two hands of two pips bring nobody anything
      Given 2 players
      And the line 1|6
      And the next player holds only 1|3 and 1|1
      And the following player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|3 on 1|6
      Then the round is blocked
      And the next player gains nothing
      And the following player gains nothing

    @hoyle.settle.blocked-tie.nobody @option:blocked-tie=nobody
    Example: a third hand of 25 is paid to nobody
      Given 3 players
      And the line 1|6
      And the next player holds only 1|3 and 1|1
      And the following player holds only 5|5, 4|5 and 1|5
      And the third player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|3 on 1|6
      Then the round is blocked
      And the next player gains nothing
      And the following player gains nothing
      And the third player gains nothing

    @hoyle.settle.blocked-tie.shared @option:blocked-tie=shared @needs:round-hands=nearest,down @needs:round-what=each-hand @needs:unit=pip
    Example: in another reading both get twelve of the 25, and the rest is lost
      Given 3 players
      And the line 1|6
      And the next player holds only 1|3 and 1|1
      And the following player holds only 5|5, 4|5 and 1|5
      And the third player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|3 on 1|6
      Then the round is blocked
      And the next player gains 12
      And the following player gains nothing
      And the third player gains 12

    @hoyle.settle.blocked-tie.shared-even @option:blocked-tie=shared @needs:round-hands=nearest,down @needs:round-what=each-hand @needs:unit=pip
    Example: in that reading a hand of thirty gives them fifteen each
      Given 3 players
      And the line 1|6
      And the next player holds only 1|3 and 1|1
      And the following player holds only 5|5, 4|5, 1|5 and 0|5
      And the third player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|3 on 1|6
      Then the round is blocked
      And the next player gains 15
      And the following player gains nothing
      And the third player gains 15

    @hoyle.settle.blocked-tie.first @option:blocked-tie=first @needs:unit=pip
    Example: in a third reading the one who opened the round is first, and gets 25
      Given 3 players
      And the line 1|6
      And the next player holds only 1|3 and 1|1
      And the following player holds only 5|5, 4|5 and 1|5
      And the third player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|3 on 1|6
      Then the round is blocked
      And the third player gains 25
      And the next player gains nothing
      And the following player gains nothing

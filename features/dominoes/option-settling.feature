@muggins @hoyle
Feature: Other ways to settle
  How hands are rounded, who is paid for them, and who wins where the target is
  looked at when a round is over.

  @dominoes.round-hands.up @stated @topic:settle @option:round-hands=up
  Rule: A hand is rounded up to a multiple of five
    Source: extra

    @dominoes.round-hands.up.own @needs:settle=own-subtracted
    Scenario Outline: a hand of <pips> costs its holder <cost>
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the following player loses <cost>
      And the score of the following player falls by <cost>

      Examples:
        | case    | pips | hand | cost |
        | pips-0  | 0    | 0\|0 | 0    |
        | pips-1  | 1    | 0\|1 | 5    |
        | pips-2  | 2    | 1\|1 | 5    |
        | pips-4  | 4    | 1\|3 | 5    |
        | pips-5  | 5    | 0\|5 | 5    |
        | pips-6  | 6    | 1\|5 | 10   |
        | pips-9  | 9    | 4\|5 | 10   |
        | pips-10 | 10   | 5\|5 | 10   |
        | pips-11 | 11   | 5\|6 | 15   |

    @dominoes.round-hands.up.taken @needs:settle=closer-takes @needs:unit=pip
    Scenario Outline: a hand of <pips> brings the closer <cost>
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the player gains <cost>
      And the score of the player rises by <cost>
      And the following player loses nothing

      Examples:
        | case    | pips | hand | cost |
        | pips-0  | 0    | 0\|0 | 0    |
        | pips-1  | 1    | 0\|1 | 5    |
        | pips-2  | 2    | 1\|1 | 5    |
        | pips-4  | 4    | 1\|3 | 5    |
        | pips-5  | 5    | 0\|5 | 5    |
        | pips-6  | 6    | 1\|5 | 10   |
        | pips-9  | 9    | 4\|5 | 10   |
        | pips-10 | 10   | 5\|5 | 10   |
        | pips-11 | 11   | 5\|6 | 15   |

    @dominoes.round-hands.up.taken-each @needs:settle=closer-takes @needs:round-what=each-hand @needs:unit=pip
    Example: hands of one and two pips bring the closer ten
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|1
      And the third player holds only 0|2
      When the next player plays 4|6 on 3|6
      Then the player gains 10

    @dominoes.round-hands.up.blocked @needs:blocked=own-subtracted
    Example: in a blocked round hands of eight and four cost ten and five
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player loses 10
      And the following player loses 5

    @dominoes.round-hands.up.blocked-taken @needs:blocked=lightest-takes @needs:unit=pip
    Example: in a blocked round a hand of eight brings the lighter one ten
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 10
      And the next player gains nothing

  @dominoes.round-hands.down @stated @topic:settle @option:round-hands=down
  Rule: A hand is rounded down to a multiple of five
    Source: extra

    @dominoes.round-hands.down.own @needs:settle=own-subtracted
    Scenario Outline: a hand of <pips> costs its holder <cost>
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the following player loses <cost>
      And the score of the following player falls by <cost>

      Examples:
        | case    | pips | hand          | cost |
        | pips-0  | 0    | 0\|0          | 0    |
        | pips-1  | 1    | 0\|1          | 0    |
        | pips-3  | 3    | 0\|3          | 0    |
        | pips-4  | 4    | 1\|3          | 0    |
        | pips-5  | 5    | 0\|5          | 5    |
        | pips-8  | 8    | 3\|5          | 5    |
        | pips-9  | 9    | 4\|5          | 5    |
        | pips-10 | 10   | 5\|5          | 10   |
        | pips-14 | 14   | 0\|2 and 6\|6 | 10   |

    @dominoes.round-hands.down.taken @needs:settle=closer-takes @needs:unit=pip
    Scenario Outline: a hand of <pips> brings the closer <cost>
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the player gains <cost>
      And the score of the player rises by <cost>
      And the following player loses nothing

      Examples:
        | case    | pips | hand          | cost |
        | pips-0  | 0    | 0\|0          | 0    |
        | pips-1  | 1    | 0\|1          | 0    |
        | pips-3  | 3    | 0\|3          | 0    |
        | pips-4  | 4    | 1\|3          | 0    |
        | pips-5  | 5    | 0\|5          | 5    |
        | pips-8  | 8    | 3\|5          | 5    |
        | pips-9  | 9    | 4\|5          | 5    |
        | pips-10 | 10   | 5\|5          | 10   |
        | pips-14 | 14   | 0\|2 and 6\|6 | 10   |

    @dominoes.round-hands.down.taken-each @needs:settle=closer-takes @needs:round-what=each-hand
    Example: hands of one and two pips bring the closer nothing
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|1
      And the third player holds only 0|2
      When the next player plays 4|6 on 3|6
      Then the player gains nothing

    @dominoes.round-hands.down.blocked @needs:blocked=own-subtracted
    Example: in a blocked round hands of eight and four cost five and nothing
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player loses 5
      And the following player loses nothing

    @dominoes.round-hands.down.blocked-taken @needs:blocked=lightest-takes @needs:unit=pip
    Example: in a blocked round a hand of eight brings the lighter one five
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 5
      And the next player gains nothing

  @dominoes.round-hands.none @stated @topic:settle @option:round-hands=none
  Rule: A hand counts as it is
    Source: extra

    @dominoes.round-hands.none.own @needs:settle=own-subtracted
    Scenario Outline: a hand of <pips> costs its holder <cost>
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the following player loses <cost>
      And the score of the following player falls by <cost>

      Examples:
        | case    | pips | hand          | cost |
        | pips-0  | 0    | 0\|0          | 0    |
        | pips-1  | 1    | 0\|1          | 1    |
        | pips-4  | 4    | 1\|3          | 4    |
        | pips-5  | 5    | 0\|5          | 5    |
        | pips-7  | 7    | 2\|5          | 7    |
        | pips-8  | 8    | 3\|5          | 8    |
        | pips-13 | 13   | 0\|1 and 6\|6 | 13   |

    @dominoes.round-hands.none.taken @needs:settle=closer-takes
    Scenario Outline: a hand of <pips> brings the closer <cost>
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only <hand>
      When the next player plays 4|6 on 3|6
      Then the player gains <cost>
      And the score of the player rises by <cost>
      And the following player loses nothing

      Examples:
        | case    | pips | hand          | cost |
        | pips-0  | 0    | 0\|0          | 0    |
        | pips-1  | 1    | 0\|1          | 1    |
        | pips-4  | 4    | 1\|3          | 4    |
        | pips-5  | 5    | 0\|5          | 5    |
        | pips-7  | 7    | 2\|5          | 7    |
        | pips-8  | 8    | 3\|5          | 8    |
        | pips-13 | 13   | 0\|1 and 6\|6 | 13   |

    @dominoes.round-hands.none.taken-each @needs:settle=closer-takes @needs:round-what=each-hand
    Example: hands of one and two pips bring the closer three
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|1
      And the third player holds only 0|2
      When the next player plays 4|6 on 3|6
      Then the player gains 3

    @dominoes.round-hands.none.blocked @needs:blocked=own-subtracted
    Example: in a blocked round hands of eight and four cost eight and four
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player loses 8
      And the following player loses 4

    @dominoes.round-hands.none.blocked-taken @needs:blocked=lightest-takes
    Example: in a blocked round a hand of eight brings the lighter one eight
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 8
      And the next player gains nothing

  @dominoes.round-what.sum @stated @topic:settle @option:round-what=sum @needs:unit=pip
  Rule: Hands that one player takes are added up first, and their sum is rounded
    Source: extra

    @dominoes.round-what.sum.small @needs:settle=closer-takes @needs:round-hands=nearest,up
    Example: two hands of two pips make four, and bring five
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|2
      And the third player holds only 1|1
      When the next player plays 4|6 on 3|6
      Then the player gains 5
      And the score of the player rises by 5

    @dominoes.round-what.sum.large @needs:settle=closer-takes @needs:round-hands=nearest,down
    Example: two hands of eight pips make sixteen, and bring fifteen
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 3|5
      And the third player holds only 4|4
      When the next player plays 4|6 on 3|6
      Then the player gains 15
      And the score of the player rises by 15

    @dominoes.round-what.sum.four @needs:settle=closer-takes
    Example: hands of two, two and six pips make ten
      Given 4 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|2
      And the third player holds only 1|1
      And the fourth player holds only 1|5
      When the next player plays 4|6 on 3|6
      Then the player gains 10

    @dominoes.round-what.sum.one @needs:settle=closer-takes @needs:round-hands=nearest,down
    Example: one hand of twenty-seven pips brings twenty-five
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 6|6, 5|5 and 0|5
      When the next player plays 4|6 on 3|6
      Then the player gains 25

    @dominoes.round-what.sum.blocked @needs:blocked=lightest-takes @needs:round-hands=nearest,down
    Example: in a blocked round two hands of eight pips bring the lightest fifteen
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 4|4
      And the third player holds only 0|0
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the third player gains 15
      And the next player gains nothing
      And the following player gains nothing

  @dominoes.settle.none @stated @topic:settle @option:settle=none
  Rule: When a player has gone out no hand is settled
    Source: extra

    @dominoes.settle.none.two
    Example: going out brings nothing, and the other hand costs nothing
      Given 2 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 5|5 and 4|5
      When the next player plays 4|6 on 3|6
      Then the round is won by going out
      And the player gains nothing
      And the following player loses nothing
      And the score of the player stays as it was
      And the score of the following player stays as it was

    @dominoes.settle.none.three
    Example: of three hands none is settled
      Given 3 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 5|5
      And the third player holds only 6|6 and 0|1
      When the next player plays 4|6 on 3|6
      Then the player gains nothing
      And the following player loses nothing
      And the third player loses nothing

    @dominoes.settle.none.award @needs:unit=pip
    Example: the last tile is scored all the same
      Given the line 3|6
      And every player has 30 points
      And the next player holds only 6|6
      And the following player holds only 5|5
      When the next player plays 6|6 on 3|6
      Then the player scores 15
      And the player gains nothing
      And the score of the player rises by 15
      And the score of the following player stays as it was

  @dominoes.blocked.pairwise @stated @topic:settle @option:blocked=pairwise
  Rule: In a blocked round each player is given the difference to every heavier hand, each rounded by itself
    Source: extra

    @dominoes.blocked.pairwise.two @needs:round-hands=nearest,up @needs:unit=pip
    Example: four pips less than the other hand bring five
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 5
      And the next player gains nothing
      And the score of the following player rises by 5

    @dominoes.blocked.pairwise.small @needs:round-hands=nearest,down
    Example: two pips less than the other hand bring nothing
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 0|5
      And the following player holds only 0|3
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains nothing
      And the next player gains nothing

    @dominoes.blocked.pairwise.difference @needs:round-hands=nearest,down @needs:unit=pip
    Example: the difference is rounded, not the hands
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2, 5|5 and 0|3
      And the following player holds only 1|1 and 0|0
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 10
      And the next player gains nothing

    @dominoes.blocked.pairwise.equal
    Example: equal hands bring nobody anything
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 4|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains nothing
      And the following player gains nothing

    @dominoes.blocked.pairwise.three @needs:round-hands=nearest @needs:unit=pip
    Example: of hands of eight, four and sixteen the middle one gains too
      Given 3 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the third player holds only 5|5 and 3|3
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 10
      And the following player gains 15
      And the third player gains nothing

    @dominoes.blocked.pairwise.four @needs:round-hands=nearest @needs:round-what=each-hand @needs:unit=pip
    Example: of hands of eight, four, fourteen and ten all but the heaviest gain
      Given 4 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the third player holds only 4|4 and 3|3
      And the fourth player holds only 5|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player gains 5
      And the following player gains 20
      And the third player gains nothing
      And the fourth player gains 5

  @dominoes.blocked.none @stated @topic:settle @option:blocked=none
  Rule: In a blocked round no hand is settled
    Source: extra

    @dominoes.blocked.none.two
    Example: a blocked round costs nobody anything, and brings nobody anything
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player loses nothing
      And the following player loses nothing
      And the score of the next player stays as it was
      And the score of the following player stays as it was

    @dominoes.blocked.none.three
    Example: of three hands of a blocked round none is settled
      Given 3 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4 and 4|4
      And the third player holds only 0|0
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player loses nothing
      And the following player loses nothing
      And the third player gains nothing

    @dominoes.blocked.none.award @needs:unit=pip
    Example: the tile that blocks the round is scored all the same
      Given 2 players
      And the line 1|6
      And every player has 30 points
      And the next player holds only 1|4 and 3|5
      And the following player holds only 0|2
      And the boneyard is empty
      When the next player plays 1|4 on 1|6
      Then the sum is 10
      And the player scores 10
      And the round is blocked
      And the score of the next player rises by 10
      And the score of the following player stays as it was

  @dominoes.floor.zero @stated @topic:settle @option:floor=zero
  Rule: No settlement takes more from a player than there is
    Source: extra

    @dominoes.floor.zero.nothing @needs:settle=own-subtracted
    Example: nothing is lost from nothing
      Given the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|4
      When the next player plays 4|6 on 3|6
      Then the following player loses nothing
      And the score of the following player stays as it was

    @dominoes.floor.zero.cut @needs:settle=own-subtracted
    Example: a hand of ten pips costs a player with five points five
      Given every player has 5 points
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5
      When the next player plays 4|6 on 3|6
      Then the following player loses 5
      And the score of the following player falls by 5

    @dominoes.floor.zero.enough @needs:settle=own-subtracted @needs:round-hands=nearest,up
    Example: a player with thirty points loses the whole hand
      Given every player has 30 points
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 5|5 and 4|5
      When the next player plays 4|6 on 3|6
      Then the following player loses 20
      And the score of the following player falls by 20

    @dominoes.floor.zero.blocked @needs:blocked=own-subtracted @needs:round-hands=nearest,up
    Example: in a blocked round no more is lost than there is either
      Given 2 players
      And every player has 5 points
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the next player loses 5
      And the following player loses 5

  @dominoes.target-tie.highest-then-play-on @stated @topic:match @needs:target-when=round-end @option:target-tie=highest-then-play-on
  Rule: Where several have reached the target at the end of a round the highest score wins, and with equal ones a round is played on
    Source: extra

    @dominoes.target-tie.highest-then-play-on.closer-higher @needs:settle=closer-takes @needs:unit=pip
    Example: the closer, fifteen above the target, wins before a player ten above it
      Given 2 players
      And the line 1|6
      And the next player needs 10 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 3|5
      And the following player holds only 1|3, 5|5, 4|5 and 0|6
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      When the next player plays 3|5 on 1|3
      Then the player gains 25
      And the player wins the match

    @dominoes.target-tie.highest-then-play-on.other-higher @needs:settle=closer-takes @needs:unit=pip
    Example: the closer, at the target, does not win before a player ten above it
      Given 2 players
      And the line 1|6
      And the next player needs 10 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 3|5
      And the following player holds only 1|3 and 5|5
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      When the next player plays 3|5 on 1|3
      Then the player gains 10
      And the following player wins the match

    @dominoes.target-tie.highest-then-play-on.equal @needs:settle=closer-takes @needs:unit=pip
    Example: of two players ten above the target neither has won
      Given 2 players
      And the line 1|6
      And the next player needs 10 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 3|5
      And the following player holds only 1|3, 5|5 and 4|6
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      When the next player plays 3|5 on 1|3
      Then the player gains 20
      And the round is won by going out
      And nobody has won the match

    @dominoes.target-tie.highest-then-play-on.play-on @needs:settle=closer-takes
    Example: with equal scores another round is dealt
      Given 2 players
      And the line 1|6
      And the next player needs 10 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 3|5
      And the following player holds only 1|3, 5|5 and 4|6
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      And the next player has played 3|5 on 1|3
      When the next round is dealt
      Then the round goes on
      And nothing lies on the table
      And nobody has won the match

    @dominoes.target-tie.highest-then-play-on.deducted-higher @needs:settle=own-subtracted @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: five lost from ten above the target still win before a player at it
      Given 2 players
      And the line 1|6
      And the next player needs 5 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 2|6
      And the following player holds only 1|3 and 0|5
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      When the next player plays 2|6 on 6|6
      Then the player scores 5
      And the following player loses 5
      And the following player wins the match

    @dominoes.target-tie.highest-then-play-on.deducted-equal @needs:settle=own-subtracted @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: ten lost from ten above the target are a tie with a player at it
      Given 2 players
      And the line 1|6
      And the next player needs 5 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 2|6
      And the following player holds only 1|3 and 5|5
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      When the next player plays 2|6 on 6|6
      Then the player scores 5
      And the following player loses 10
      And nobody has won the match

    @dominoes.target-tie.highest-then-play-on.deducted-below @needs:settle=own-subtracted @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: whoever is below the target behind the deduction has not reached it
      Given 2 players
      And the line 1|6
      And the next player needs 5 to win
      And the following player needs 5 to win
      And the next player holds only 6|6 and 2|6
      And the following player holds only 1|3, 5|5 and 0|5
      And the next player has played 6|6 on 1|6
      And the following player has played 1|3 on 1|6
      When the next player plays 2|6 on 6|6
      Then the player scores 5
      And the following player loses 15
      And the player wins the match

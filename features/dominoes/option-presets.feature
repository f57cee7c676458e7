@muggins @hoyle
Feature: Games that people play
  Options that are set together under one name.

  @dominoes.preset.take-hands @stated @topic:settle @preset:take-hands
  Rule: Two ends, seven tiles each, hands go to the closer or to the lightest hand of a blocked round, and a hundred points win
    Source: extra

    @dominoes.preset.take-hands.deal @needs:reserve=0 @needs:set=6
    Scenario Outline: <players> players hold <tiles> each, and <left> can be drawn
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 7     | 7    |
        | four  | 4       | 7     | 0    |

    @dominoes.preset.take-hands.taken @needs:round-hands=nearest,up @needs:unit=pip
    Example: going out brings both other hands, each rounded
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 4|4
      And the third player holds only 5|6 and 1|3
      When the next player plays 4|6 on 3|6
      Then the player gains 25
      And the following player loses nothing
      And the third player loses nothing

    @dominoes.preset.take-hands.blocked @needs:round-hands=nearest,up @needs:round-what=each-hand @needs:unit=pip
    Example: the lightest hand of a blocked round takes the others, and its own is not subtracted
      Given 3 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the third player holds only 4|4 and 5|5
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 30
      And the next player gains nothing
      And the third player gains nothing

    @dominoes.preset.take-hands.two-ends @needs:spinner=none
    Example: beside a covered double nothing can be laid
      Given the line 2|5 5|5 5|1
      And the next player holds 3|5
      When the next player plays 3|5 on the 5 of 5|5
      Then that is refused as no-match
      And nothing has changed

    @dominoes.preset.take-hands.target @needs:target-when=at-once @needs:unit=pip
    Example: ninety points and ten of an opening double five win
      Given the usual target
      And every player has 90 points
      And a new round
      When the opener leads 5|5
      Then the player wins the match

    @dominoes.preset.take-hands.target-missed
    Example: eighty-nine points and ten of an opening double five do not win
      Given the usual target
      And every player has 89 points
      And a new round
      When the opener leads 5|5
      Then nobody has won the match

  @dominoes.preset.all-fives @stated @topic:award @preset:all-fives
  Rule: As take-hands, with the first double as spinner
    Source: extra

    @dominoes.preset.all-fives.deal @needs:reserve=0 @needs:set=6
    Scenario Outline: <players> players hold <tiles> each, and <left> can be drawn
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 7     | 7    |
        | four  | 4       | 7     | 0    |

    @dominoes.preset.all-fives.arm @needs:bare-arms=uncounted @needs:spinner-count=line @needs:unit=pip
    Example: an arm of the covered first double is a counted end
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the arms of 5|5 are 5|4
      And the counted ends are 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 5
      And the player scores 5

    @dominoes.preset.all-fives.one-spinner
    Example: beside the second double nothing can be laid
      Given the line 1|5 5|5 5|4 4|4 4|3
      And the next player holds 2|4
      When the next player plays 2|4 on the 4 of 4|4
      Then that is refused as no-match
      And nothing has changed

    @dominoes.preset.all-fives.run @needs:bare-arms=uncounted @needs:round-hands=nearest,down @needs:spinner-count=line @needs:unit=pip
    Example: a round of five tiles around an opening double five ends fifteen to fifteen
      Given 2 players
      And a new round
      And the opener holds only 5|5, 1|5 and 3|4
      And the following player holds only 0|5, 4|5 and 2|5
      When the opener leads 5|5
      Then the player scores 10
      And the following player can play 0|5 on 5|5
      And the player scores 10
      And the opener can play 1|5 on 5|5
      And the sum is 1
      And the player scores nothing
      And the following player can play 4|5 on 5|5
      And the sum is 5
      And the player scores 5
      And the opener can play 3|4 on 4|5
      And the sum is 4
      And the player scores nothing
      And the round is won by going out
      And the player gains 5
      And the opener has scored 15 in all
      And the following player has scored 15 in all

    @dominoes.preset.all-fives.blocked @needs:unit=pip
    Example: a round is blocked when no tile fits an end or a bare arm, and the lightest hand takes the other
      Given 2 players
      And the line 2|5 5|5
      And the next player holds only 5|6 and 1|3
      And the following player holds only 3|3 and 0|4
      And the boneyard is empty
      When the next player plays 5|6 on 5|5
      Then the round is blocked
      And the next player gains 10
      And the following player gains nothing

    @dominoes.preset.all-fives.taken @needs:round-hands=nearest,up @needs:unit=pip
    Example: going out brings both other hands, each rounded
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 4|4
      And the third player holds only 5|6 and 1|3
      When the next player plays 4|6 on 3|6
      Then the player gains 25
      And the following player loses nothing
      And the third player loses nothing

    @dominoes.preset.all-fives.target @needs:target-when=at-once @needs:unit=pip
    Example: ninety points and ten of an opening double five win
      Given the usual target
      And every player has 90 points
      And a new round
      When the opener leads 5|5
      Then the player wins the match

    @dominoes.preset.all-fives.target-missed
    Example: eighty-nine points and ten of an opening double five do not win
      Given the usual target
      And every player has 89 points
      And a new round
      When the opener leads 5|5
      Then nobody has won the match

  @dominoes.preset.sniff @stated @topic:award @preset:sniff
  Rule: As all-fives, with six tiles for each of three players and five for each of four, and a spinner that counts while it is exposed
    Source: extra

    @dominoes.preset.sniff.deal @needs:set=6
    Scenario Outline: <players> players hold <tiles> each, and <left> can be drawn
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 6     | 10   |
        | four  | 4       | 5     | 8    |

    @dominoes.preset.sniff.exposed @needs:unit=pip
    Example: with three sides taken the spinner counts one half
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the arms of 5|5 are 5|4
      And the counted ends are 5|5 for 5, 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 10
      And the player scores 10

    @dominoes.preset.sniff.one-spinner
    Example: beside the second double nothing can be laid
      Given the line 1|5 5|5 5|4 4|4 4|3
      And the next player holds 2|4
      When the next player plays 2|4 on the 4 of 4|4
      Then that is refused as no-match
      And nothing has changed

    @dominoes.preset.sniff.run @needs:round-hands=nearest,down @needs:unit=pip
    Example: a round of five tiles around an opening double five ends fifteen to twenty
      Given 2 players
      And a new round
      And the opener holds only 5|5, 1|5 and 3|4
      And the following player holds only 0|5, 4|5 and 2|5
      When the opener leads 5|5
      Then the player scores 10
      And the following player can play 0|5 on 5|5
      And the player scores 10
      And the opener can play 1|5 on 5|5
      And the sum is 11
      And the player scores nothing
      And the following player can play 4|5 on 5|5
      And the sum is 10
      And the player scores 10
      And the opener can play 3|4 on 4|5
      And the sum is 9
      And the player scores nothing
      And the round is won by going out
      And the player gains 5
      And the opener has scored 15 in all
      And the following player has scored 20 in all

    @dominoes.preset.sniff.blocked @needs:unit=pip
    Example: a round is blocked when no tile fits an end or a bare arm, and the lightest hand takes the other
      Given 2 players
      And the line 2|5 5|5
      And the next player holds only 5|6 and 1|3
      And the following player holds only 3|3 and 0|4
      And the boneyard is empty
      When the next player plays 5|6 on 5|5
      Then the round is blocked
      And the next player gains 10
      And the following player gains nothing

    @dominoes.preset.sniff.taken @needs:round-hands=nearest,up @needs:unit=pip
    Example: going out brings both other hands, each rounded
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 4|4
      And the third player holds only 5|6 and 1|3
      When the next player plays 4|6 on 3|6
      Then the player gains 25
      And the following player loses nothing
      And the third player loses nothing

    @dominoes.preset.sniff.target @needs:target-when=at-once @needs:unit=pip
    Example: ninety points and ten of an opening double five win
      Given the usual target
      And every player has 90 points
      And a new round
      When the opener leads 5|5
      Then the player wins the match

    @dominoes.preset.sniff.target-missed
    Example: eighty-nine points and ten of an opening double five do not win
      Given the usual target
      And every player has 89 points
      And a new round
      When the opener leads 5|5
      Then nobody has won the match

  @dominoes.preset.five-up @stated @topic:award @preset:five-up
  Rule: Every double a spinner, five tiles each, a point for five pips, hands go to the closer or to the lightest hand of a blocked round, and sixty-one points win
    Source: extra

    @dominoes.preset.five-up.deal @needs:set=6
    Scenario Outline: <players> players hold <tiles> each, and <left> can be drawn
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 5     | 18   |
        | three | 3       | 5     | 13   |
        | four  | 4       | 5     | 8    |

    @dominoes.preset.five-up.unit
    Example: ends of ten score two
      Given a new round
      When the opener leads 5|5
      Then the sum is 10
      And the player scores 2
      And the score of the player rises by 2

    @dominoes.preset.five-up.every-double @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: the second double of a line has arms of its own
      Given the line 1|5 5|5 5|4 4|4 4|3
      When the next player plays 4|6 on 4|4
      Then the arms of 4|4 are 4|6
      And 5|5 has no arms
      And the sum is 10
      And the player scores 2

    @dominoes.preset.five-up.taken-25 @needs:round-hands=nearest,down,none
    Example: a hand of twenty-seven pips brings the closer five
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 6|6, 5|5 and 0|5
      When the next player plays 4|6 on 3|6
      Then the player gains 5
      And the following player loses nothing

    @dominoes.preset.five-up.taken-30 @needs:round-hands=nearest,up,none
    Example: a hand of twenty-eight pips brings the closer six
      Given 2 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 6|6, 5|5 and 1|5
      When the next player plays 4|6 on 3|6
      Then the player gains 6
      And the following player loses nothing

    @dominoes.preset.five-up.blocked @needs:round-hands=nearest,up,none
    Example: in a blocked round a hand of eight pips brings the lightest two
      Given 2 players
      And the line 1|6
      And the next player holds only 1|2 and 3|5
      And the following player holds only 0|4
      And the boneyard is empty
      When the next player plays 1|2 on 1|6
      Then the round is blocked
      And the following player gains 2
      And the next player gains nothing

    @dominoes.preset.five-up.target @needs:target-when=at-once
    Example: fifty-nine points and two of an opening double five win
      Given the usual target
      And every player has 59 points
      And a new round
      When the opener leads 5|5
      Then the player wins the match

    @dominoes.preset.five-up.target-missed
    Example: fifty-eight points and two of an opening double five do not win
      Given the usual target
      And every player has 58 points
      And a new round
      When the opener leads 5|5
      Then nobody has won the match

  @dominoes.preset.block @stated @topic:draw @preset:block
  Rule: As take-hands, and nobody draws
    Source: extra

    @dominoes.preset.block.deal
    Scenario Outline: <players> players hold seven each
      When a round is dealt to <players> players
      Then everybody is dealt 7 tiles
      And every tile of the set is there once

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

    @dominoes.preset.block.only-pass
    Example: with nothing that fits, passing is all that one can do
      Given the line 3|6
      And the next player holds only 1|3 and 1|4
      And the following player holds only 2|2 and 0|4
      And the boneyard is 1|5, 2|4
      When the next player plays 1|3 on 3|6
      Then the following player may only pass

    @dominoes.preset.block.blocked @needs:round-hands=nearest,down @needs:unit=pip
    Example: a round is blocked though tiles are left, and the lightest hand takes the other
      Given 2 players
      And the line 2|6
      And the next player holds only 2|3 and 1|5
      And the following player holds only 0|4 and 4|4
      And the boneyard is 3|3, 1|6
      When the next player plays 2|3 on 2|6
      Then the round is blocked
      And the next player gains 10
      And the following player gains nothing

    @dominoes.preset.block.taken @needs:round-hands=nearest,up @needs:unit=pip
    Example: going out brings both other hands, each rounded
      Given 3 players
      And the line 3|6
      And the next player holds only 4|6
      And the following player holds only 4|4
      And the third player holds only 5|6 and 1|3
      When the next player plays 4|6 on 3|6
      Then the player gains 25
      And the following player loses nothing
      And the third player loses nothing

    @dominoes.preset.block.two-ends @needs:spinner=none
    Example: beside a covered double nothing can be laid
      Given the line 2|5 5|5 5|1
      And the next player holds 3|5
      When the next player plays 3|5 on the 5 of 5|5
      Then that is refused as no-match
      And nothing has changed

    @dominoes.preset.block.target @needs:target-when=at-once @needs:unit=pip
    Example: ninety points and ten of an opening double five win
      Given the usual target
      And every player has 90 points
      And a new round
      When the opener leads 5|5
      Then the player wins the match

    @dominoes.preset.block.target-missed
    Example: eighty-nine points and ten of an opening double five do not win
      Given the usual target
      And every player has 89 points
      And a new round
      When the opener leads 5|5
      Then nobody has won the match

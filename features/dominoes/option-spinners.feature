@muggins @hoyle
Feature: Spinners
  With a spinner the line gets cross arms at a double. Arms are played on like
  ends, and their outer halves count.

  @dominoes.spinner.first-double @stated @topic:line @option:spinner=first-double
  Rule: The first double laid is the spinner: behind its two sides two cross arms open, and no other double has any
    Source: extra

    @dominoes.spinner.first-double.opening @needs:unit=pip
    Example: an opening double five counts ten and has no arms yet
      Given a new round
      When the opener leads 5|5
      Then the counted ends are 5|5 for 10
      And the player scores 10
      And 5|5 has no arms

    @dominoes.spinner.first-double.one-side @needs:unit=pip
    Example: with one side taken it still counts both halves
      Given the line 5|5
      When the next player plays 0|5 on 5|5
      Then the counted ends are 5|5 for 10 and 0|5 for 0
      And the sum is 10
      And the player scores 10

    @dominoes.spinner.first-double.both-sides @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: with both sides taken it counts nothing any more
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the counted ends are 0|5 for 0 and 1|5 for 1
      And the sum is 1
      And the player scores nothing

    @dominoes.spinner.first-double.arm @needs:bare-arms=uncounted @needs:spinner-count=line @needs:unit=pip
    Example: a tile on an arm counts with its outer half
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the line is 1|5 5|5 5|0
      And the arms of 5|5 are 5|4
      And the counted ends are 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 5
      And the player scores 5

    @dominoes.spinner.first-double.both-arms
    Example: two arms and two line ends make four counted ends
      Given the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 2|5 on 5|5
      Then the arms of 5|5 are 5|4 and 5|2
      And the counted ends are 1|5 for 1, 0|5 for 0, 4|5 for 4 and 2|5 for 2
      And the sum is 7
      And the player scores nothing

    @dominoes.spinner.first-double.arm-grows @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: an arm grows outward, and its last tile alone counts
      Given the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 4|6 on 4|5
      Then the line is 1|5 5|5 5|0
      And the arms of 5|5 are 5|4 4|6
      And the counted ends are 1|5 for 1, 0|5 for 0 and 4|6 for 6
      And the sum is 7
      And the player scores nothing

    @dominoes.spinner.first-double.arm-double @needs:bare-arms=uncounted @needs:spinner-count=line @needs:unit=pip
    Example: a double at the end of an arm counts both halves
      Given the line 2|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 4|4 on 4|5
      Then the counted ends are 2|5 for 2, 0|5 for 0 and 4|4 for 8
      And the sum is 10
      And the player scores 10
      And 4|4 has no arms

    @dominoes.spinner.first-double.later @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: the first double is the spinner though a single opened
      Given 2 players
      And the line 2|3 3|5
      When the next player plays 5|5 on 3|5
      Then the counted ends are 2|3 for 2 and 5|5 for 10
      And 5|5 has no arms
      And the following player can play 1|5 on 5|5
      And the counted ends are 2|3 for 2 and 1|5 for 1
      And the next player can play 4|5 on 5|5
      And the line is 2|3 3|5 5|5 5|1
      And the arms of 5|5 are 5|4
      And the counted ends are 2|3 for 2, 1|5 for 1 and 4|5 for 4
      And the sum is 7

    @dominoes.spinner.first-double.second-double
    Example: beside the second double nothing can be laid
      Given the line 1|5 5|5 5|4 4|4 4|3
      And the next player holds 2|4
      When the next player plays 2|4 on the 4 of 4|4
      Then that is refused as no-match
      And nothing has changed

    @dominoes.spinner.first-double.second-double-places @needs:draw=until-playable,one-then-pass,none
    Example: with two covered doubles the arms of the first alone can be played on
      Given the line 1|5 5|5 5|4 4|4
      And the following player holds only 2|4, 4|6, 0|1, 3|6 and 5|6
      When the next player plays 3|4 on 4|4
      Then the following player may only play 0|1 on 1|5, 3|6 on 3|4 or 5|6 on 5|5

    @dominoes.spinner.first-double.second-double-block
    Example: a four beside a covered second double does not keep the round going
      Given 2 players
      And the line 2|5 5|5 5|4 4|4
      And the next player holds only 3|4 and 0|1
      And the following player holds only 4|6 and 0|0
      And the boneyard is empty
      When the next player plays 3|4 on 4|4
      Then the round is blocked

    @dominoes.spinner.first-double.places-lone @needs:draw=until-playable,one-then-pass,none
    Example: a spinner that lies alone can be played on with every five
      Given 2 players
      And a new round
      And the following player holds only 0|5, 4|5 and 1|2
      When the opener leads 5|5
      Then the following player may only play 0|5 on 5|5 or 4|5 on 5|5

    @dominoes.spinner.first-double.places-one-side @needs:draw=until-playable,one-then-pass,none
    Example: with one side taken the other side and the line's end can be played on
      Given the line 5|5
      And the following player holds only 1|5, 0|3 and 4|6
      When the next player plays 0|5 on 5|5
      Then the following player may only play 1|5 on 5|5 or 0|3 on 0|5

    @dominoes.spinner.first-double.places-arms @needs:draw=until-playable,one-then-pass,none
    Example: with both sides taken the bare arms can be played on
      Given the line 5|5 5|0
      And the following player holds only 4|5, 1|3, 0|3 and 2|2
      When the next player plays 1|5 on 5|5
      Then the following player may only play 4|5 on 5|5, 1|3 on 1|5 or 0|3 on 0|5

    @dominoes.spinner.first-double.places-one-arm @needs:draw=until-playable,one-then-pass,none
    Example: with one arm begun its end and the bare arm can be played on
      Given the line 1|5 5|5 5|0
      And the following player holds only 2|5, 4|6 and 2|2
      When the next player plays 4|5 on 5|5
      Then the following player may only play 2|5 on 5|5 or 4|6 on 4|5

    @dominoes.spinner.first-double.closed-places @needs:draw=until-playable,one-then-pass,none
    Example: with both arms begun four outer halves can be played on, and the spinner cannot
      Given 2 players
      And the line 1|5 5|5 5|0
      And the next player holds only 4|5, 3|5, 1|1, 0|3, 4|6, 2|6 and 3|3
      And the next player has played 4|5 on 5|5
      When the following player plays 2|5 on 5|5
      Then the next player may only play 1|1 on 1|5, 0|3 on 0|5, 4|6 on 4|5 or 2|6 on 2|5

    @dominoes.spinner.first-double.stuck @needs:draw=until-playable,one-then-pass,none
    Example: whoever can play on a bare arm alone cannot draw
      Given the line 2|5 5|5 5|6
      And the next player holds only 3|5 and 0|1
      And the boneyard is 0|0, 3|4
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

    @dominoes.spinner.first-double.arm-or-nothing @needs:draw=until-playable,one-then-pass,none
    Example: a tile that fits nothing but a bare arm is played there
      Given the line 2|5 5|5
      And the following player holds only 3|5 and 0|1
      When the next player plays 5|6 on 5|5
      Then the following player may only play 3|5 on 5|5

    @dominoes.spinner.first-double.no-block
    Example: a tile that fits a bare arm keeps the round going
      Given 2 players
      And the line 2|5 5|5
      And the next player holds only 5|6 and 0|1
      And the following player holds only 3|5 and 0|4
      And the boneyard is empty
      When the next player plays 5|6 on 5|5
      Then the round goes on
      And the following player may only play 3|5 on 5|5

    @dominoes.spinner.first-double.arm-end-no-block
    Example: a tile that fits the end of an arm keeps the round going
      Given 2 players
      And the line 2|5 5|5 5|6
      And the next player holds only 4|5 and 0|1
      And the following player holds only 3|4 and 0|0
      And the boneyard is empty
      When the next player plays 4|5 on 5|5
      Then the round goes on
      And the following player may only play 3|4 on 4|5

    @dominoes.spinner.first-double.block
    Example: a round is blocked when no tile fits an end or a bare arm
      Given 2 players
      And the line 2|5 5|5
      And the next player holds only 5|6 and 0|1
      And the following player holds only 3|3 and 0|4
      And the boneyard is empty
      When the next player plays 5|6 on 5|5
      Then the round is blocked

    @dominoes.spinner.first-double.twenty-five @needs:bare-arms=uncounted @needs:spinner-count=line @needs:unit=pip
    Example: three ends can make twenty-five
      Given the line 6|4 4|4 4|5 5|5
      And the next player has played 6|6 on 4|6
      When the following player plays 3|4 on 4|4
      Then the counted ends are 6|6 for 12, 5|5 for 10 and 3|4 for 3
      And the sum is 25
      And the player scores 25

    @dominoes.spinner.first-double.thirty @needs:unit=pip
    Example: four ends can make thirty
      Given 2 players
      And the line 6|4 4|4 4|5 5|5
      And the next player has played 6|6 on 4|6
      And the following player has played 2|4 on 4|4
      And the next player has played 3|4 on 4|4
      When the following player plays 3|3 on 3|4
      Then the counted ends are 6|6 for 12, 5|5 for 10, 2|4 for 2 and 3|3 for 6
      And the sum is 30
      And the player scores 30

    @dominoes.spinner.first-double.thirty-five @needs:unit=pip
    Example: four ends can make thirty-five
      Given 2 players
      And the line 6|2 2|2 2|5 5|5
      And the next player has played 6|6 on 2|6
      And the following player has played 2|4 on 2|2
      And the next player has played 4|4 on 2|4
      And the following player has played 2|3 on 2|2
      When the next player plays 3|5 on 2|3
      Then the arms of 2|2 are 2|4 4|4 and 2|3 3|5
      And the counted ends are 6|6 for 12, 5|5 for 10, 4|4 for 8 and 3|5 for 5
      And the sum is 35
      And the player scores 35

    @dominoes.spinner.first-double.run @needs:bare-arms=uncounted @needs:draw=until-playable,one-then-pass,none @needs:spinner-count=line @needs:unit=pip
    Example: a round of five tiles around an opening double five
      Given 2 players
      And a new round
      And the opener holds only 5|5, 1|5 and 3|4
      And the following player holds only 0|5, 4|5 and 2|5
      When the opener leads 5|5
      Then the counted ends are 5|5 for 10
      And the player scores 10
      And the following player can play 0|5 on 5|5
      And the counted ends are 5|5 for 10 and 0|5 for 0
      And the player scores 10
      And the opener can play 1|5 on 5|5
      And the counted ends are 0|5 for 0 and 1|5 for 1
      And the player scores nothing
      And the following player may only play 4|5 on 5|5 or 2|5 on 5|5
      And the following player can play 4|5 on 5|5
      And the arms of 5|5 are 5|4
      And the counted ends are 0|5 for 0, 1|5 for 1 and 4|5 for 4
      And the player scores 5
      And the opener can play 3|4 on 4|5
      And the line is 1|5 5|5 5|0
      And the arms of 5|5 are 5|4 4|3
      And the counted ends are 0|5 for 0, 1|5 for 1 and 3|4 for 3
      And the sum is 4
      And the player scores nothing
      And the round is won by going out

    @dominoes.spinner.first-double.run-taken @needs:settle=closer-takes @needs:bare-arms=uncounted @needs:round-hands=nearest,down @needs:spinner-count=line @needs:unit=pip
    Example: at its end the closer takes five for the seven pips that are left
      Given 2 players
      And a new round
      And the opener holds only 5|5, 1|5 and 3|4
      And the following player holds only 0|5, 4|5 and 2|5
      And the opener has led 5|5
      And the following player has played 0|5 on 5|5
      And the opener has played 1|5 on 5|5
      And the following player has played 4|5 on 5|5
      When the opener plays 3|4 on 4|5
      Then the player scores nothing
      And the player gains 5
      And the opener has scored 15 in all
      And the following player has scored 15 in all

  @dominoes.spinner.every-double @stated @topic:line @option:spinner=every-double
  Rule: Every double is a spinner: behind its two sides two cross arms of its own open
    Source: extra

    @dominoes.spinner.every-double.first @needs:unit=pip @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: the first double has arms
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the line is 1|5 5|5 5|0
      And the arms of 5|5 are 5|4
      And the counted ends are 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 5
      And the player scores 5

    @dominoes.spinner.every-double.second @needs:unit=pip @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: the second double of a line has arms too
      Given the line 1|5 5|5 5|4 4|4 4|3
      When the next player plays 4|6 on 4|4
      Then the line is 1|5 5|5 5|4 4|4 4|3
      And the arms of 4|4 are 4|6
      And 5|5 has no arms
      And the counted ends are 1|5 for 1, 3|4 for 3 and 4|6 for 6
      And the sum is 10
      And the player scores 10

    @dominoes.spinner.every-double.two @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: two doubles have an arm each
      Given the line 1|5 5|5 5|4 4|4 4|3
      And the next player has played 4|6 on 4|4
      When the following player plays 2|5 on 5|5
      Then the arms of 4|4 are 4|6
      And the arms of 5|5 are 5|2
      And the counted ends are 1|5 for 1, 3|4 for 3, 4|6 for 6 and 2|5 for 2
      And the sum is 12
      And the player scores nothing

    @dominoes.spinner.every-double.incoming @needs:draw=until-playable,one-then-pass,none @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: of a double laid at the end of a line one side is taken already
      Given the line 1|5 5|5
      And the following player holds only 3|5, 0|2, 1|1 and 4|6
      When the next player plays 0|5 on 5|5
      Then the counted ends are 1|5 for 1 and 0|5 for 0
      And the following player may only play 3|5 on 5|5, 0|2 on 0|5 or 1|1 on 1|5

    @dominoes.spinner.every-double.places @needs:draw=until-playable,one-then-pass,none
    Example: the bare arms of two doubles can be played on
      Given the line 1|5 5|5 5|4 4|4
      And the following player holds only 2|5, 2|4 and 0|0
      When the next player plays 3|4 on 4|4
      Then the following player may only play 2|5 on 5|5 or 2|4 on 4|4

    @dominoes.spinner.every-double.on-arm @needs:unit=pip @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: a double that lies on an arm has arms of its own
      Given 2 players
      And the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      And the following player has played 4|4 on 4|5
      And the next player has played 3|4 on 4|4
      When the following player plays 4|6 on 4|4
      Then the arms of 5|5 are 5|4 4|4 4|3
      And the arms of 4|4 are 4|6
      And the counted ends are 1|5 for 1, 0|5 for 0, 3|4 for 3 and 4|6 for 6
      And the sum is 10
      And the player scores 10

    @dominoes.spinner.every-double.on-arm-outward @needs:bare-arms=uncounted @needs:spinner-count=line
    Example: the first tile on a double that lies on an arm goes on outward
      Given 2 players
      And the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 4|4 on 4|5
      Then the counted ends are 1|5 for 1, 0|5 for 0 and 4|4 for 8
      And the sum is 9
      And the next player can play 3|4 on 4|4
      And the arms of 5|5 are 5|4 4|4 4|3
      And 4|4 has no arms
      And the counted ends are 1|5 for 1, 0|5 for 0 and 3|4 for 3
      And the sum is 4

    @dominoes.spinner.every-double.no-block
    Example: a tile that fits a bare arm of the second double keeps the round going
      Given 2 players
      And the line 2|5 5|5 5|4 4|4
      And the next player holds only 3|4 and 0|1
      And the following player holds only 4|6 and 0|0
      And the boneyard is empty
      When the next player plays 3|4 on 4|4
      Then the round goes on
      And the following player may only play 4|6 on 4|4

    @dominoes.spinner.every-double.stuck @needs:draw=until-playable,one-then-pass,none
    Example: whoever can play on an arm of the second double alone cannot draw
      Given the line 2|5 5|5 5|4 4|4 4|3
      And the next player holds only 4|6 and 0|1
      And the boneyard is 0|0, 1|6
      When the next player draws
      Then that is refused as must-play
      And nothing has changed

  @dominoes.spinner-arms.both-sides @stated @topic:line @needs:spinner=first-double,every-double @option:spinner-arms=both-sides
  Rule: The arms of a spinner open when both its sides in the line are taken
    Source: extra

    @dominoes.spinner-arms.both-sides.second-tile
    Example: the second tile on an opening double goes on with the line
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the line is 1|5 5|5 5|0
      And 5|5 has no arms

    @dominoes.spinner-arms.both-sides.line-goes-on
    Example: a tile on a double at the end of the line goes on with the line
      Given the line 2|3 3|5 5|5
      When the next player plays 1|5 on 5|5
      Then the line is 2|3 3|5 5|5 5|1
      And 5|5 has no arms

    @dominoes.spinner-arms.both-sides.third-tile
    Example: the third tile on an opening double begins an arm
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the line is 1|5 5|5 5|0
      And the arms of 5|5 are 5|4

    @dominoes.spinner-arms.both-sides.fourth-tile
    Example: the fourth tile on an opening double begins the other arm
      Given the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 2|5 on 5|5
      Then the line is 1|5 5|5 5|0
      And the arms of 5|5 are 5|4 and 5|2

    @dominoes.spinner-arms.both-sides.across
    Example: a tile laid across while a side of the line is free goes on there
      Given the line 5|5 5|0
      When the next player plays 4|5 across 5|5
      Then the line is 4|5 5|5 5|0
      And 5|5 has no arms

  @dominoes.spinner-arms.at-once @stated @topic:line @needs:spinner=first-double,every-double @option:spinner-arms=at-once
  Rule: The arms of a spinner are open from the moment it is laid
    Source: extra

    @dominoes.spinner-arms.at-once.across @needs:bare-arms=uncounted @needs:unit=pip
    Example: with one side taken a tile can be laid on an arm
      Given the line 5|5 5|1
      When the next player plays 4|5 across 5|5
      Then the line is 5|5 5|1
      And the arms of 5|5 are 5|4
      And the counted ends are 5|5 for 10, 1|5 for 1 and 4|5 for 4
      And the sum is 15
      And the player scores 15

    @dominoes.spinner-arms.at-once.late @needs:bare-arms=uncounted
    Example: a double at the end of the line has its arms as well
      Given the line 2|3 3|5 5|5
      When the next player plays 4|5 across 5|5
      Then the line is 2|3 3|5 5|5
      And the arms of 5|5 are 5|4
      And the counted ends are 2|3 for 2, 5|5 for 10 and 4|5 for 4
      And the sum is 16

    @dominoes.spinner-arms.at-once.both-arms @needs:spinner-count=line
    Example: both arms can be begun before the other side of the line
      Given 2 players
      And the line 5|5 5|1
      When the next player plays 4|5 across 5|5
      Then the arms of 5|5 are 5|4
      And the following player can play 2|5 across 5|5
      And the arms of 5|5 are 5|4 and 5|2
      And the counted ends are 5|5 for 10, 1|5 for 1, 4|5 for 4 and 2|5 for 2
      And the sum is 17
      And the next player can play 0|5 on 5|5
      And the line is 0|5 5|5 5|1
      And the counted ends are 0|5 for 0, 1|5 for 1, 4|5 for 4 and 2|5 for 2
      And the sum is 7

    @dominoes.spinner-arms.at-once.line-too
    Example: the line still goes on at both sides of the spinner
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the line is 1|5 5|5 5|0
      And 5|5 has no arms

    @dominoes.spinner-arms.at-once.behind-line @needs:draw=until-playable,one-then-pass,none
    Example: with both sides of the line taken the arms are open
      Given the line 1|5 5|5 5|0
      And the following player holds only 2|5, 4|6 and 2|2
      When the next player plays 4|5 on 5|5
      Then the arms of 5|5 are 5|4
      And the following player may only play 2|5 on 5|5 or 4|6 on 4|5

  @dominoes.spinner-count.line @stated @topic:award @needs:spinner=first-double,every-double @option:spinner-count=line
  Rule: A spinner counts both halves until both its sides in the line are taken, and nothing then
    Source: extra

    @dominoes.spinner-count.line.lone @needs:unit=pip
    Example: a spinner that lies alone counts both halves
      Given a new round
      When the opener leads 5|5
      Then the counted ends are 5|5 for 10
      And the player scores 10

    @dominoes.spinner-count.line.one-side @needs:unit=pip
    Example: with one side taken both halves count
      Given the line 5|5
      When the next player plays 0|5 on 5|5
      Then the counted ends are 5|5 for 10 and 0|5 for 0
      And the sum is 10
      And the player scores 10

    @dominoes.spinner-count.line.both-sides @needs:bare-arms=uncounted
    Example: with both sides taken nothing counts
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the counted ends are 0|5 for 0 and 1|5 for 1
      And the sum is 1
      And the player scores nothing

    @dominoes.spinner-count.line.three-sides @needs:bare-arms=uncounted @needs:unit=pip
    Example: a third side taken changes nothing
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the counted ends are 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 5
      And the player scores 5

    @dominoes.spinner-count.line.late @needs:bare-arms=uncounted
    Example: a double laid at the end of a line counts nothing when it is played beyond
      Given the line 2|3 3|5 5|5
      When the next player plays 5|6 on 5|5
      Then the counted ends are 2|3 for 2 and 5|6 for 6
      And the sum is 8
      And the player scores nothing

  @dominoes.spinner-count.exposed @stated @topic:award @needs:spinner=first-double,every-double @option:spinner-count=exposed
  Rule: A spinner counts both halves until three of its sides are taken, one half then, and nothing with all four taken
    Source: extra

    @dominoes.spinner-count.exposed.lone @needs:unit=pip
    Example: a spinner that lies alone counts both halves
      Given a new round
      When the opener leads 5|5
      Then the counted ends are 5|5 for 10
      And the player scores 10

    @dominoes.spinner-count.exposed.one-side @needs:unit=pip
    Example: with one side taken both halves count
      Given the line 5|5
      When the next player plays 0|5 on 5|5
      Then the counted ends are 5|5 for 10 and 0|5 for 0
      And the sum is 10
      And the player scores 10

    @dominoes.spinner-count.exposed.two-sides
    Example: with two sides taken both halves still count
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the counted ends are 5|5 for 10, 0|5 for 0 and 1|5 for 1
      And the sum is 11
      And the player scores nothing

    @dominoes.spinner-count.exposed.three-sides @needs:unit=pip
    Example: with three sides taken one half counts
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the counted ends are 5|5 for 5, 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 10
      And the player scores 10

    @dominoes.spinner-count.exposed.four-sides @needs:unit=pip
    Example: with four sides taken nothing counts
      Given the line 1|5 5|5 5|2
      And the next player has played 4|5 on 5|5
      When the following player plays 3|5 on 5|5
      Then the counted ends are 1|5 for 1, 2|5 for 2, 4|5 for 4 and 3|5 for 3
      And the sum is 10
      And the player scores 10

    @dominoes.spinner-count.exposed.late
    Example: a double laid at the end of a line counts both halves when it is played beyond
      Given the line 2|3 3|5 5|5
      When the next player plays 5|6 on 5|5
      Then the counted ends are 5|5 for 10, 2|3 for 2 and 5|6 for 6
      And the sum is 18
      And the player scores nothing

    @dominoes.spinner-count.exposed.arm-grows
    Example: an arm that grows leaves the count of its spinner as it is
      Given the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 4|6 on 4|5
      Then the counted ends are 5|5 for 5, 1|5 for 1, 0|5 for 0 and 4|6 for 6
      And the sum is 12
      And the player scores nothing

    @dominoes.spinner-count.exposed.run @needs:unit=pip
    Example: four tiles around an opening double five score ten, ten, nothing and ten
      Given 2 players
      And a new round
      When the opener leads 5|5
      Then the sum is 10
      And the player scores 10
      And the following player can play 0|5 on 5|5
      And the sum is 10
      And the player scores 10
      And the opener can play 1|5 on 5|5
      And the sum is 11
      And the player scores nothing
      And the following player can play 4|5 on 5|5
      And the sum is 10
      And the player scores 10

  @dominoes.bare-arms.uncounted @stated @topic:award @needs:spinner=first-double,every-double @needs:spinner-count=line @option:bare-arms=uncounted
  Rule: An arm that nobody has played on counts nothing
    Source: extra

    @dominoes.bare-arms.uncounted.two
    Example: two bare arms count nothing
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the counted ends are 0|5 for 0 and 1|5 for 1
      And the sum is 1
      And the player scores nothing

    @dominoes.bare-arms.uncounted.one @needs:unit=pip
    Example: one bare arm counts nothing
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the counted ends are 1|5 for 1, 0|5 for 0 and 4|5 for 4
      And the sum is 5
      And the player scores 5

    @dominoes.bare-arms.uncounted.playable @needs:draw=until-playable,one-then-pass,none
    Example: a bare arm can be played on all the same
      Given the line 1|5 5|5
      And the following player holds only 4|5 and 2|3
      When the next player plays 0|5 on 5|5
      Then the sum is 1
      And the following player may only play 4|5 on 5|5

  @dominoes.bare-arms.counted @stated @topic:award @needs:spinner=first-double,every-double @needs:spinner-count=line @option:bare-arms=counted
  Rule: An open arm that nobody has played on counts one half of its spinner
    Source: extra

    @dominoes.bare-arms.counted.two
    Example: two bare arms of a double five count ten together
      Given the line 5|5 5|0
      When the next player plays 1|5 on 5|5
      Then the sum is 11
      And the player scores nothing

    @dominoes.bare-arms.counted.two-score @needs:unit=pip
    Example: two bare arms of a double five and ends of five make fifteen
      Given the line 1|5 5|5
      When the next player plays 4|5 on 5|5
      Then the sum is 15
      And the player scores 15

    @dominoes.bare-arms.counted.one @needs:unit=pip
    Example: one bare arm of a double five counts five
      Given the line 1|5 5|5 5|0
      When the next player plays 4|5 on 5|5
      Then the sum is 10
      And the player scores 10

    @dominoes.bare-arms.counted.none
    Example: with both arms begun their outer halves alone count
      Given the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 2|5 on 5|5
      Then the sum is 7
      And the player scores nothing

    @dominoes.bare-arms.counted.not-open @needs:spinner-arms=both-sides @needs:unit=pip
    Example: arms that are not open yet count nothing
      Given the line 5|5
      When the next player plays 0|5 on 5|5
      Then the sum is 10
      And the player scores 10

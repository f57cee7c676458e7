@muggins @hoyle
Feature: Opening a round
  The first tile is free to choose, and is scored like every other.

  @muggins.opening.any-tile @stated @topic:line
  Rule: The opener may lead any tile of the hand
    Source: de, Eine Runde beginnen; tr, Hazırlık ve dağıtım

    @muggins.opening.any-tile.all
    Example: a single is led though doubles are held
      Given a new round
      And the opener holds only 1|2, 5|5 and 6|6
      When the opener leads 1|2
      Then the line is 1|2
      And the player holds only 5|5 and 6|6

    @muggins.opening.any-tile.small-double
    Example: a small double is led though a larger one is held
      Given a new round
      And the opener holds only 1|1, 5|5 and 4|6
      When the opener leads 1|1
      Then the line is 1|1

    @muggins.opening.any-tile.not-held
    Example: a tile that is not in the hand cannot be led
      Given a new round
      And the opener holds only 1|2 and 5|5
      And the following player holds 6|6
      When the opener leads 6|6
      Then that is refused as not-in-hand
      And nothing has changed

  @muggins.opening.scores @stated @topic:award @needs:unit=pip
  Rule: The opening tile is scored like every later one
    Source: tr, Hazırlık ve dağıtım; tr, Yerleştirme puanı; de, Von der Endsumme zu Punkten

    @muggins.opening.scores.tile
    Scenario Outline: <tile> led makes <sum> and scores <points>
      Given a new round
      When the opener leads <tile>
      Then the sum is <sum>
      And the player scores <points>

      Examples:
        | case | tile | sum | points |
        | 0-0  | 0\|0 | 0   | 0      |
        | 0-1  | 0\|1 | 1   | 0      |
        | 1-1  | 1\|1 | 2   | 0      |
        | 0-2  | 0\|2 | 2   | 0      |
        | 1-2  | 1\|2 | 3   | 0      |
        | 2-2  | 2\|2 | 4   | 0      |
        | 0-3  | 0\|3 | 3   | 0      |
        | 1-3  | 1\|3 | 4   | 0      |
        | 2-3  | 2\|3 | 5   | 5      |
        | 3-3  | 3\|3 | 6   | 0      |
        | 0-4  | 0\|4 | 4   | 0      |
        | 1-4  | 1\|4 | 5   | 5      |
        | 2-4  | 2\|4 | 6   | 0      |
        | 3-4  | 3\|4 | 7   | 0      |
        | 4-4  | 4\|4 | 8   | 0      |
        | 0-5  | 0\|5 | 5   | 5      |
        | 1-5  | 1\|5 | 6   | 0      |
        | 2-5  | 2\|5 | 7   | 0      |
        | 3-5  | 3\|5 | 8   | 0      |
        | 4-5  | 4\|5 | 9   | 0      |
        | 5-5  | 5\|5 | 10  | 10     |
        | 0-6  | 0\|6 | 6   | 0      |
        | 1-6  | 1\|6 | 7   | 0      |
        | 2-6  | 2\|6 | 8   | 0      |
        | 3-6  | 3\|6 | 9   | 0      |
        | 4-6  | 4\|6 | 10  | 10     |
        | 5-6  | 5\|6 | 11  | 0      |
        | 6-6  | 6\|6 | 12  | 0      |

  @muggins.opening.must @implied @topic:draw
  Rule: The opener leads a tile, and neither draws nor passes
    Source: none

    @muggins.opening.must.leads
    Example: a tile led brings the following player on turn
      Given a new round
      When the opener leads 0|1
      Then the line is 0|1
      And the following player is on turn

    @muggins.opening.must.no-draw
    Example: drawing before the first tile is refused
      Given a new round
      And the opener holds only 1|2 and 5|5
      And the boneyard is 3|4, 0|0
      When the opener draws
      Then that is refused as must-play
      And nothing has changed
      And the opener may only lead 1|2 or 5|5

    @muggins.opening.must.no-pass
    Example: passing before the first tile is refused
      Given a new round
      And the opener holds only 1|2 and 5|5
      When the opener passes
      Then that is refused as must-play or must-draw
      And nothing has changed

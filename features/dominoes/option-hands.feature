@muggins @hoyle
Feature: Hands of other sizes
  How many tiles everybody is dealt from the 28 of a double-six set.

  @dominoes.hand.5-5-5 @stated @topic:draw @option:hand=5/5/5 @needs:set=6
  Rule: Everybody is dealt five tiles, whether two, three or four play
    Source: extra

    @dominoes.hand.5-5-5.table
    Scenario Outline: <players> players hold <tiles> each, and <left> are left
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn
      And every tile of the set is there once

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 5     | 18   |
        | three | 3       | 5     | 13   |
        | four  | 4       | 5     | 8    |

  @dominoes.hand.7-7-7 @stated @topic:draw @option:hand=7/7/7 @needs:reserve=0 @needs:set=6
  Rule: Everybody is dealt seven tiles, whether two, three or four play
    Source: extra

    @dominoes.hand.7-7-7.table
    Scenario Outline: <players> players hold <tiles> each, and <left> are left
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn
      And every tile of the set is there once

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 7     | 7    |
        | four  | 4       | 7     | 0    |

  @dominoes.hand.9-7-5 @stated @topic:draw @option:hand=9/7/5 @needs:set=6
  Rule: Two players are dealt nine tiles each, three seven and four five
    Source: extra

    @dominoes.hand.9-7-5.table
    Scenario Outline: <players> players hold <tiles> each, and <left> are left
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn
      And every tile of the set is there once

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 9     | 10   |
        | three | 3       | 7     | 7    |
        | four  | 4       | 5     | 8    |

  @dominoes.hand.7-6-5 @stated @topic:draw @option:hand=7/6/5 @needs:set=6
  Rule: Two players are dealt seven tiles each, three six and four five
    Source: extra

    @dominoes.hand.7-6-5.table
    Scenario Outline: <players> players hold <tiles> each, and <left> are left
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn
      And every tile of the set is there once

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 6     | 10   |
        | four  | 4       | 5     | 8    |

  @dominoes.hand.7-7-5 @stated @topic:draw @option:hand=7/7/5 @needs:set=6
  Rule: Two or three players are dealt seven tiles each, four five
    Source: sv, Spelregler

    @dominoes.hand.7-7-5.table
    Scenario Outline: <players> players hold <tiles> each, and <left> are left
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn
      And every tile of the set is there once

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 7     | 7    |
        | four  | 4       | 5     | 8    |

  @dominoes.hand.7-5-5 @stated @topic:draw @option:hand=7/5/5 @needs:set=6
  Rule: Two players are dealt seven tiles each, three or four five
    Source: de, Ausrüstung, Spieler und Ziele; tr, Hazırlık ve dağıtım

    @dominoes.hand.7-5-5.table
    Scenario Outline: <players> players hold <tiles> each, and <left> are left
      When a round is dealt to <players> players
      Then everybody is dealt <tiles> tiles
      And <left> tiles can be drawn
      And every tile of the set is there once

      Examples:
        | case  | players | tiles | left |
        | two   | 2       | 7     | 14   |
        | three | 3       | 5     | 13   |
        | four  | 4       | 5     | 8    |

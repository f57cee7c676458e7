package steps

import (
	"muggins.example/plan"
	"muggins.example/protocol"
)

// sentences are all that the features can say, in the order in which a
// scenario says them.
func sentences() []*sentence {
	var all []*sentence
	for _, group := range [][]*sentence{givens(), cardGivens(), whens(), cardWhens(), calls(), thens(), ends(), cardThens()} {
		all = append(all, group...)
	}
	return all
}

func givens() []*sentence {
	return append([]*sentence{
		say("Given", "a new round", "a new round", (*draft).newRound),
		say("Given", "3 players", "N players", (*draft).players),
		say("Given", "every player has 30 points", "every player has N points", (*draft).points),
		say("Given", "the next player needs 10 to win", "PLAYER needs N to win", (*draft).needsToWin),
		say("Given", "the usual target", "the usual target", (*draft).usualTarget),
	}, of("dominoes",
		say("Given", "the line 3|6 6|6", "the line LINE", (*draft).line),
		say("Given", "the next player holds 1|2 and 6|6", "PLAYER holds TILES", holds(false)),
		say("Given", "the next player holds only 1|2", "PLAYER holds only TILES", holds(true)),
		say("Given", "the boneyard is empty", "the boneyard is empty", (*draft).boneyard),
		say("Given", "the boneyard is 1|2, 0|3", "the boneyard is TILES", (*draft).boneyard),
		say("Given", "the lot is tied between seat 0 and seat 2", "the lot is tied between PLAYER and PLAYER", (*draft).lotFalls),
		say("Given", "the lot falls on seat 2", "the lot falls on PLAYER", (*draft).lotFalls),
		say("Given", "the lot for the next round falls on the following player", "the lot for the next round falls on PLAYER", (*draft).nextLotFalls),
		say("Given", "the round has been blocked", "the round has been blocked", (*draft).blocked),
		say("Given", "the opener has led 5|5", "PLAYER has led TILE", hasLed()),
		say("Given", "who opens is left to the rule", "who opens is left to the rule", (*draft).byRule),
		say("Given", "in the next round seat 0 holds only 6|6 and 0|1", "in the next round PLAYER holds only TILES", (*draft).nextHolds),
		say("Given", "the next player has drawn", "PLAYER has drawn", staged(protocol.DoDraw)),
		say("Given", "the next player has passed", "PLAYER has passed", staged(protocol.DoPass)),
		say("Given", "the next player has played 6|6 on 3|6", "PLAYER has played TILE on PLACE", staged(protocol.DoPlay)),
	)...)
}

func whens() []*sentence {
	return append([]*sentence{
		say("When", "the next round is dealt", "the next round is dealt", (*draft).deal),
		say("When", "a round is dealt to 3 players", "a round is dealt to N players", (*draft).dealt),
	}, of("dominoes",
		say("When", "the opener leads 5|5", "PLAYER leads TILE", leads()),
		say("When", "the next player plays 6|6 on 3|6", "PLAYER plays TILE on PLACE", act(protocol.DoPlay)),
		say("When", "the next player plays 4|5 across 5|5", "PLAYER plays TILE across TILE", (*draft).playsAcross),
		say("When", "the next player draws", "PLAYER draws", act(protocol.DoDraw)),
		say("When", "the next player passes", "PLAYER passes", act(protocol.DoPass)),
	)...)
}

// thens are about one action and what it earns.
func thens() []*sentence {
	return append([]*sentence{
		say("Then", "that is refused as no-match", "that is refused as CODES", (*draft).isRefused),
		say("Then", "nothing has changed", "nothing has changed", (*draft).unchanged),
		say("Then", "the player scores 15", "PLAYER scores N", (*draft).scores),
		say("Then", "the player scores nothing", "PLAYER scores nothing", (*draft).scores),
		say("Then", "the following player is on turn", "PLAYER is on turn", (*draft).onTurn),
		say("Then", "the next player may only play 1|2 on 2|6 or draw", "PLAYER may only MOVES", (*draft).may),
		say("Then", "nobody may do anything", "nobody may do anything", (*draft).nobodyMay),
	}, of("dominoes",
		say("Then", "the line is 3|6 6|6", "the line is LINE", (*draft).lineIs),
		say("Then", "nothing lies on the table", "nothing lies on the table", (*draft).nothingLies),
		say("Then", "the counted ends are 3|6 for 3 and 6|6 for 12", "the counted ends are ENDS", (*draft).counted),
		say("Then", "the sum is 15", "the sum is N", (*draft).sum),
		say("Then", "the following player can play 6|6 on 3|6", "PLAYER can play TILE on PLACE", act(protocol.DoPlay)),
		say("Then", "the following player can play 4|5 across 5|5", "PLAYER can play TILE across TILE", (*draft).playsAcross),
		say("Then", "the arms of 5|5 are 5|4 4|6", "the arms of TILE are LINE", (*draft).arms),
		say("Then", "the arms of 5|5 are 5|4 4|6 and 5|2", "the arms of TILE are LINE and LINE", (*draft).arms),
		say("Then", "5|5 has no arms", "TILE has no arms", (*draft).arms),
		say("Then", "the next player holds only 1|2 and 6|6", "PLAYER holds only TILES", (*draft).handIs),
		say("Then", "the next player sees only 1|2 and 6|6", "PLAYER sees only TILES", (*draft).sees),
		say("Then", "everybody is dealt 7 tiles", "everybody is dealt N tiles", dealtIs(plan.DealtHands)),
		say("Then", "14 tiles can be drawn", "N tiles can be drawn", dealtIs(plan.DealtRest)),
		say("Then", "every tile of the set is there once", "every tile of the set is there once", dealtIs(plan.DealtSet)),
		say("Then", "the boneyard has 1 tile", "the boneyard has N tiles?", (*draft).boneyardHas),
	)...)
}

// ends are about the end of a round.
func ends() []*sentence {
	return append([]*sentence{
		say("Then", "the round goes on", "the round goes on", roundIs(protocol.RoundPlaying)),
		say("Then", "the round is stopped", "the round is stopped", roundIs(protocol.RoundStopped)),
		say("Then", "the player wins the match", "PLAYER wins the match", (*draft).wins),
		say("Then", "nobody has won the match", "nobody has won the match", (*draft).nobodyWins),
		say("Then", "nobody is on turn", "nobody is on turn", (*draft).nobodyOnTurn),
		say("Then", "the score of the player rises by 5", "the score of PLAYER rises by N", (*draft).rises),
		say("Then", "the score of the player falls by 5", "the score of PLAYER falls by N", (*draft).falls),
		say("Then", "the score of the player stays as it was", "the score of PLAYER stays as it was", (*draft).rises),
	}, of("dominoes",
		say("Then", "the round is won by going out", "the round is won by going out", roundIs(protocol.RoundDomino)),
		say("Then", "the round is blocked", "the round is blocked", roundIs(protocol.RoundBlocked)),
		say("Then", "the round is blocked at once", "the round is blocked at once", (*draft).blockedAtOnce),
		say("Then", "the round is stopped by its last tile", "the round is stopped by its last tile", (*draft).stoppedByLast),
		say("Then", "the player is the closer", "PLAYER is the closer", (*draft).closer),
		say("Then", "there is no closer", "there is no closer", (*draft).noCloser),
		say("Then", "the following player loses 5", "PLAYER loses N", (*draft).loses),
		say("Then", "the player gains 25", "PLAYER gains N", (*draft).gains),
		say("Then", "the player gains nothing", "PLAYER gains nothing", (*draft).gains),
		say("Then", "the following player loses nothing", "PLAYER loses nothing", (*draft).loses),
	)...)
}

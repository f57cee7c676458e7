package steps

import (
	"muggins.example/plan"
	"muggins.example/protocol"
)

func cardGivens() []*sentence {
	return of("cards",
		say("Given", "a running total of 26", "a running total of N", (*draft).runningTotal),
		say("Given", "the pile 9H 9D 8S", "the pile PILE", (*draft).pile),
		say("Given", "the next player holds 5H and KD", "PLAYER holds CARDS", holdsCards(false)),
		say("Given", "the next player holds only 5H and KD", "PLAYER holds only CARDS", holdsCards(true)),
		say("Given", "the next player holds no cards", "PLAYER holds no cards", holdsCards(true)),
		say("Given", "the stock is empty", "the stock is empty", (*draft).stock),
		say("Given", "the stock is KC, 4D", "the stock is CARDS", (*draft).stock),
		say("Given", "in the next round seat 0 holds only 5H and KD", "in the next round PLAYER holds only CARDS", (*draft).nextHolds),
		say("Given", "who leads is left to the rule", "who leads is left to the rule", (*draft).byRule),
		say("Given", "the next player has played 5H", "PLAYER has played CARD", staged(protocol.DoPlay)),
		say("Given", "the next player has played 5H without a claim", "PLAYER has played CARD without a claim", staged(protocol.DoPlay, unsaid)),
		say("Given", "the next player has said go", "PLAYER has said go", staged(protocol.DoGo)),
		say("Given", "the next player has said go without a claim", "PLAYER has said go without a claim", staged(protocol.DoGo, unsaid)),
		say("Given", "the stack has gone round", "the stack has gone round", goesRound(true)),
	)
}

func cardWhens() []*sentence {
	return of("cards",
		say("When", "the next player plays 5H", "PLAYER plays CARD", act(protocol.DoPlay)),
		say("When", "the next player plays 5H without a claim", "PLAYER plays CARD without a claim", act(protocol.DoPlay, unsaid)),
		say("When", "the next player plays 4H claiming 20", "PLAYER plays CARD claiming N", (*draft).claimsFalsely),
		say("When", "the next player says go", "PLAYER says go", act(protocol.DoGo)),
		say("When", "the next player says go without a claim", "PLAYER says go without a claim", act(protocol.DoGo, unsaid)),
		say("When", "the next player claims", "PLAYER claims", act(protocol.DoClaim)),
		say("When", "the stack goes round", "the stack goes round", goesRound(false)),
	)
}

func cardThens() []*sentence {
	return of("cards",
		say("Then", "the running total is 15", "the running total is N", (*draft).total),
		say("Then", "the pile is 5H KD", "the pile is PILE", (*draft).pileIs),
		say("Then", "the pile is empty", "the pile is empty", (*draft).pileIs),
		say("Then", "the next player holds only 5H and KD", "PLAYER holds only CARDS", (*draft).cardsAre),
		say("Then", "the next player holds no cards", "PLAYER holds no cards", (*draft).cardsAre),
		say("Then", "the stock has 3 cards", "the stock has N cards?", (*draft).stockHas),
		say("Then", "the player played last", "PLAYER played last", (*draft).last),
		say("Then", "nobody has played last", "nobody has played last", (*draft).noLast),
		say("Then", "seat 0 is the dealer", "PLAYER is the dealer", (*draft).dealer),
		say("Then", "the round is played out", "the round is played out", roundIs(protocol.RoundPlayedOut)),
		say("Then", "the following player can play 5H", "PLAYER can play CARD", act(protocol.DoPlay)),
		say("Then", "the following player can play 5H without a claim", "PLAYER can play CARD without a claim", act(protocol.DoPlay, unsaid)),
		say("Then", "the following player can say go", "PLAYER can say go", act(protocol.DoGo)),
		say("Then", "the player can claim", "PLAYER can claim", act(protocol.DoClaim)),
		say("Then", "the stack can go round", "the stack can go round", goesRound(false)),
		say("Then", "everybody is dealt 5 cards", "everybody is dealt N cards", dealtIs(plan.DealtHands)),
		say("Then", "42 cards are left in the stock", "N cards are left in the stock", dealtIs(plan.DealtRest)),
		say("Then", "every card of the deck is there once", "every card of the deck is there once", dealtIs(plan.DealtSet)),
	)
}

// calls are about announcing, claiming and the muggins call.
func calls() []*sentence {
	return append([]*sentence{
		say("Given", "the following player has called muggins on the next player", "PLAYER has called muggins on PLAYER", staged(protocol.DoCall)),
		say("When", "the following player calls muggins on the next player", "PLAYER calls muggins on PLAYER", act(protocol.DoCall)),
		say("When", "the following player tries to call muggins on the next player", "PLAYER tries to call muggins on PLAYER", act(protocol.DoCall, free)),
		say("Then", "the following player can call muggins on the next player", "PLAYER can call muggins on PLAYER", act(protocol.DoCall)),
		say("Then", "10 points of the player are open", "N points? of PLAYER (?:are|is) open", (*draft).open),
		say("Then", "no points of the player are open", "no points of PLAYER are open", (*draft).open),
		say("Then", "the player has scored 22 in all", "PLAYER has scored N in all", (*draft).inAll),
		say("Then", "the player has scored nothing in all", "PLAYER has scored nothing in all", (*draft).inAll),
	}, of("dominoes",
		say("Given", "the opener has led 5|5 without announcing it", "PLAYER has led TILE without announcing it", hasLed(unsaid)),
		say("Given", "the next player has played 6|6 on 3|6 without announcing it", "PLAYER has played TILE on PLACE without announcing it", staged(protocol.DoPlay, unsaid)),
		say("When", "the opener leads 5|5 without announcing it", "PLAYER leads TILE without announcing it", leads(unsaid)),
		say("When", "the opener leads 5|5 announcing 15", "PLAYER leads TILE announcing N", leads()),
		say("When", "the next player plays 6|6 on 3|6 without announcing it", "PLAYER plays TILE on PLACE without announcing it", act(protocol.DoPlay, unsaid)),
		say("When", "the next player plays 6|6 on 3|6 announcing 20", "PLAYER plays TILE on PLACE announcing N", (*draft).falsely),
	)...)
}

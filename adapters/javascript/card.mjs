// A card is its name, rank and suit, as in "TH": so === compares.

const RANKS = [..."A23456789TJQK"];
const SUITS = [..."CDHS"];

export const DECK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** What a card adds to the running total: an ace one, a picture ten. */
export const valueOf = (card) => Math.min(RANKS.indexOf(card[0]) + 1, 10);

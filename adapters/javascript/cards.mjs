// The card game in the conversation: what is claimed, how a game is read, and what can be seen.

import { DECK } from "./card.mjs";
import { CardMatch } from "./card-match.mjs";
import { dealt, shuffled } from "./chance.mjs";
import { Malformed, list, optional, options, seats, whole } from "./form.mjs";

const PLAYERS = [2, 3, 4];

// The first value of each is what is played where nothing else is said.
const OPTIONS = {
  target: "any",
  limit: [31, 21],
  hand: [5, 7],
  refill: ["up-to-hand", "one-a-play", "none"],
  "go-draw": ["yes", "no"],
  "at-limit": ["goes-round", "at-once"],
  "limit-paid": ["on-hit", "at-close"],
  "last-stack": ["pays", "pays-not"],
  claim: ["by-word", "automatic"],
  call: ["steal", "off"],
  "last-call": ["off", "on"],
  "call-window": ["either", "next-card", "late", "next-action"],
  "wrong-announcement": ["refused", "ignored"],
};

export const claim = {
  ruleset: "cards",
  players: PLAYERS,
  options: OPTIONS,
  covers: ["line", "award", "turn", "draw", "round", "match", "call"],
  takes: ["hands", "stock", "dealer", "scores"],
};

/** Sets up the game of a request. */
export function start(params) {
  const scores = seats(params, PLAYERS);
  const chosen = options(params.options, OPTIONS);
  chosen.target ??= 61;
  const deals = list(params.rounds, "rounds").map(readDeal);
  return new CardMatch({ scores, options: chosen, deals });
}

function readDeal(deal) {
  return {
    hands: list(deal?.hands, "hands").map((hand) => list(hand, "a hand").map(readCard)),
    stock: list(deal.stock, "stock").map(readCard),
    dealer: optional(whole, deal.dealer, "dealer"),
  };
}

export function readAction({ player, do: deed, card, claim, of }) {
  return { player, deed, card: optional(readCard, card), claim, of };
}

function readCard(text) {
  if (!/^[A2-9TJQK][CDHS]$/.test(text)) throw new Malformed(`${JSON.stringify(text)} is no card`);
  return text;
}

/** Whether an action is to be left out, by its condition. */
export function skips({ round }, { if: condition, player }) {
  if (condition === "turn") return round.turn !== player;
  if (condition === "stack") return round.isOver || round.pile.length === 0;
  return condition === "playing" && round.isOver;
}

/** All that can be seen now, copied where the game changes it later. */
export function show({ round, awards, scores, open, winner }) {
  const { turn, total, pile, last, dealer, state } = round;
  const hands = round.hands.map((hand) => [...hand]);
  const table = { turn, total, pile, last, dealer, hands, stock: round.stock.length };
  const points = { awards, scores, open: scores.map((_, seat) => open.of(seat)) };
  return { ...table, ...points, legal: legal(round), round: state, winner };
}

function legal(round) {
  if (round.isOver) return [];
  const plays = round.plays.map((card) => ({ do: "play", card }));
  return plays.length > 0 ? plays : [{ do: "go" }];
}

/** Deals one round as this program itself would; the last seat deals. */
export function shuffle({ players, options: given, seed }) {
  const { hand } = options(given, OPTIONS);
  const [hands, stock] = dealt(shuffled(DECK, whole(seed, "seed")), players, hand);
  return { hands, stock, dealer: players - 1 };
}

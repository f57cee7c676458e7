// Dominoes in the conversation: what is claimed, how a game is read, and what can be seen of it.

import { dealt, shuffled } from "./chance.mjs";
import { DominoMatch } from "./domino-match.mjs";
import { Malformed, list, optional, options, seats, whole } from "./form.mjs";
import { SET, tileOf } from "./tile.mjs";

const PLAYERS = [2, 3, 4];

// The first value of each is the main form's own.
const OPTIONS = {
  target: "any",
  "target-when": ["at-once", "round-end"],
  floor: ["none", "zero"],
  settle: ["own-subtracted", "closer-takes", "none"],
  "round-hands": ["nearest", "up", "down", "none"],
  blocked: [
    "own-subtracted",
    "lightest-difference",
    "lightest-less-pips",
    "lightest-takes",
    "pairwise",
    "none",
  ],
  draw: ["until-playable", "while-able", "one-then-pass", "none"],
  reserve: [0, 1, 2],
  hand: ["7/5/5", "7/7/5", "5/5/5", "7/7/7", "9/7/5", "7/6/5"],
  "next-opener": ["closer", "heaviest", "rotate"],
  "after-block": ["lot", "heaviest", "rotate", "lightest"],
};

export const claim = {
  ruleset: "muggins",
  players: PLAYERS,
  options: OPTIONS,
  covers: ["line", "award", "turn", "draw", "round", "settle", "match", "call", "view"],
  takes: ["hands", "boneyard", "opener", "scores", "lots"],
};

/** Sets up the game of a request. */
export function start(params) {
  const scores = seats(params, PLAYERS);
  const chosen = options(params.options, OPTIONS);
  chosen.target ??= scores.length === 2 ? 250 : 200;
  const deals = list(params.rounds, "rounds").map(readDeal);
  return new DominoMatch({ scores, options: chosen, deals });
}

function readDeal(deal) {
  return {
    hands: list(deal?.hands, "hands").map((hand) => list(hand, "a hand").map(readTile)),
    boneyard: list(deal.boneyard, "boneyard").map(readTile),
    // The lots, too, say who opens: the last of them leaves one seat.
    opener: optional(whole, deal.opener ?? list(deal.lots ?? [], "lots").at(-1)?.[0], "opener"),
  };
}

export function readAction({ player, do: deed, tile, end, on, pip }) {
  const isPlaced = [end, on, pip].some((part) => part !== undefined);
  const place = isPlaced ? { end, on: optional(readTile, on), pip } : undefined;
  return { player, deed, tile: optional(readTile, tile), place };
}

function readTile(text) {
  const match = /^(\d{1,2})\|(\d{1,2})$/.exec(text);
  if (!match) throw new Malformed(`${JSON.stringify(text)} is no tile`);
  return tileOf(Number(match[1]), Number(match[2]));
}

/** Whether an action is to be left out, by its condition. */
export function skips({ round }, { if: condition }) {
  return condition === "playing" && round.isOver;
}

/** All that can be seen now, copied where the game changes it later; undefined is left out. */
export function show({ round, awards, scores, settled, winner }) {
  const { turn, state, closer } = round;
  const { tiles: line, counted, sum } = round.line;
  const hands = round.hands.map((hand) => [...hand]);
  const boneyard = round.boneyard.length;
  const seen = { seat: turn, hand: hands[turn], sizes: hands.map((hand) => hand.length), boneyard };
  const view = turn === null ? undefined : seen; // what the seat on turn knows of the tiles
  // There are no spinners, and nothing is left unclaimed, in the main form.
  const table = { turn, line, arms: {}, counted, sum, hands, boneyard, legal: legal(round), view };
  const points = { awards, scores, settled, open: scores.map(() => 0) };
  return { ...table, ...points, round: state, closer, winner };
}

function legal(round) {
  if (round.isOver) return [];
  const plays = round.plays.map(({ tile, place }) => ({ do: "play", tile, ...place }));
  if (round.mayDraw) plays.push({ do: "draw" });
  if (round.mayPass) plays.push({ do: "pass" });
  return plays;
}

/** Deals one round as this program itself would. */
export function shuffle({ players, options: given, seed }) {
  const sizes = options(given, OPTIONS).hand.split("/").map(Number);
  const [hands, boneyard] = dealt(shuffled(SET, whole(seed, "seed")), players, sizes[players - 2]);
  return { hands, boneyard };
}

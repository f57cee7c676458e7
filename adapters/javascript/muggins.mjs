// Muggins, a domino game for two to four seats, for a judge that asks in JSON.
//
//   The rules    tiles, Line, Round and Match; they know nothing of JSON.
//   The adapter  reads a whole game, plays it, and shows what came of each action.
//   The loop     JSON-RPC 2.0, one object a line, from stdin to stdout.
//
// A game of your own takes the place of the rules; the loop can stay.

import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";

// ---------------------------------------------------------------- The rules

/** An action, or a deal, that the rules forbid; the message is the code of the rule. */
class Refused extends Error {}

// A tile is its name, lower half first, as in "3|6": so === compares, and a Set is a hand.
const tileOf = (a, b) => `${Math.min(a, b)}|${Math.max(a, b)}`;
const halves = (tile) => tile.split("|").map(Number);
const has = (tile, pip) => halves(tile).includes(pip);
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const pipsOf = (tile) => sumOf(halves(tile));
const isDouble = (tile) => new Set(halves(tile)).size === 1;

const PIPS = [0, 1, 2, 3, 4, 5, 6];
const SET = PIPS.flatMap((high) => PIPS.slice(0, high + 1).map((low) => tileOf(low, high)));

/** Deals the whole set by chance, which is all in the seed: the same seed, the same deal. */
function dealOut(players, seed) {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  const drawn = SET.map((tile) => ({ tile, lot: next() })).sort((a, b) => a.lot - b.lot);
  const boneyard = drawn.map(({ tile }) => tile);
  const size = players === 2 ? 7 : 5;
  return { hands: Array.from({ length: players }, () => boneyard.splice(0, size)), boneyard };
}

/** What lies on the table. A place to play is { end, on, pip }: side, tile there, free half. */
class Line {
  #laid = []; // [left half, right half] of each tile as it lies

  /** Both sides of the line; none before the first tile. */
  get places() {
    const [first, last] = [this.#laid[0], this.#laid.at(-1)];
    if (!first) return [];
    return [
      { end: "left", on: tileOf(...first), pip: first[0] },
      { end: "right", on: tileOf(...last), pip: last[1] },
    ];
  }

  /** The places that make a difference: on a lone double, left and right are the same. */
  get ends() {
    const isLoneDouble = this.#laid.length === 1 && isDouble(tileOf(...this.#laid[0]));
    return isLoneDouble ? this.places.slice(1) : this.places;
  }

  /** What the open ends are worth: a double counts with both halves. */
  get counted() {
    return this.ends.map(({ on, pip }) => ({ tile: on, pips: isDouble(on) ? pipsOf(on) : pip }));
  }

  get sum() {
    return sumOf(this.counted.map(({ pips }) => pips));
  }

  /** Lays a tile; the first one goes without a place, for there is none. */
  add(tile, place) {
    const isThere = this.places.some((there) => isDeepStrictEqual(there, place));
    const [low, high] = halves(tile);
    const outer = low === place?.pip ? high : low;
    if (this.#laid.length === 0 && !place) this.#laid.push([low, high]);
    else if (!isThere || !has(tile, place.pip)) throw new Refused("no-match");
    else if (place.end === "left") this.#laid.unshift([outer, place.pip]);
    else this.#laid.push([place.pip, outer]);
  }

  /** The tiles from left to right, each as it lies. */
  get tiles() {
    return this.#laid.map(([left, right]) => `${left}|${right}`);
  }
}

/** One round. What a player does is done whole, or refused before anything has changed. */
class Round {
  line = new Line();
  state = "playing"; // in the end domino, blocked or stopped
  closer = null; // the seat that emptied its hand
  #seat;

  constructor({ hands, boneyard, opener }) {
    const tiles = [...hands.flat(), ...boneyard];
    const areDistinct = new Set(tiles).size === tiles.length;
    const areInSet = tiles.every((tile) => SET.includes(tile));
    // A deal may be short and its hands unequal, but the opener needs a tile to lead.
    if (!areDistinct || !areInSet || !hands[opener]?.length) throw new Refused("bad-deal");

    this.hands = hands.map((hand) => new Set(hand));
    this.boneyard = [...boneyard]; // the first is drawn first
    this.#seat = opener;
  }

  get isOver() {
    return this.state !== "playing";
  }

  get turn() {
    return this.isOver ? null : this.#seat;
  }

  /** Every tile that the seat can lay, with its place; a tile that leads has none. */
  playsOf(seat) {
    const hand = [...this.hands[seat]];
    const { ends } = this.line;
    if (ends.length === 0) return hand.map((tile) => ({ tile }));
    return hand.flatMap((tile) =>
      ends.filter(({ pip }) => has(tile, pip)).map((place) => ({ tile, place })),
    );
  }

  /** Lays a tile for the seat on turn, and returns what it scores. */
  play(tile, place) {
    const hand = this.hands[this.#seat];
    if (!hand.has(tile)) throw new Refused("not-in-hand");
    this.line.add(tile, place);
    hand.delete(tile);
    if (hand.size === 0) this.closer = this.#seat;
    this.#passOn();
    const { sum } = this.line;
    return sum % 5 === 0 ? sum : 0;
  }

  /** Takes one tile; the same seat stays on turn. */
  draw() {
    if (this.#canPlay(this.#seat)) throw new Refused("must-play");
    if (this.boneyard.length === 0) throw new Refused("boneyard-empty");
    this.hands[this.#seat].add(this.boneyard.shift());
  }

  pass() {
    if (this.#canPlay(this.#seat)) throw new Refused("must-play");
    if (this.boneyard.length > 0) throw new Refused("must-draw");
    this.#passOn();
  }

  /** Ends the round if it is over by the rules. Going out comes before a block. */
  endIfOver() {
    const isStuck = (_, seat) => !this.#canPlay(seat);
    if (this.closer !== null) this.state = "domino";
    else if (this.boneyard.length === 0 && this.hands.every(isStuck)) this.state = "blocked";
    return this.isOver;
  }

  /** Ends the round in its midst because the match is won: then nobody has gone out. */
  stop() {
    this.state = "stopped";
    this.closer = null;
  }

  #canPlay(seat) {
    return this.playsOf(seat).length > 0;
  }

  #passOn() {
    this.#seat = (this.#seat + 1) % this.hands.length;
  }
}

/** The scores, and the rounds that make them. */
class Match {
  winner = null;
  settled; // what a round's end took; there only after the action that ended it
  #target;
  #floor;
  #waiting;

  constructor({ players, scores, target, floor, deals }) {
    if (scores.length !== players || players < 2 || players > 4) throw new Refused("bad-deal");
    this.scores = scores;
    this.awards = scores.map(() => 0);
    this.#target = target;
    this.#floor = floor;
    this.#waiting = deals;
    this.#begin();
  }

  /** Carries out one action with all that follows from it, or throws Refused. */
  act({ player, deed, tile, place }) {
    // The arrays are replaced, never changed: what was shown before must stay as it was.
    this.awards = this.scores.map(() => 0);
    this.settled = undefined;
    if (this.winner !== null) throw new Refused("match-over");
    if (deed === "deal") return this.#deal();
    if (this.round.isOver) throw new Refused("round-over");
    if (player !== this.round.turn) throw new Refused("not-your-turn");

    if (deed === "play") this.#award(player, this.round.play(tile, place));
    else if (deed === "draw") this.round.draw();
    else if (deed === "pass") this.round.pass();
    else throw new Refused("unspecified");

    if (this.winner === null && this.round.endIfOver()) this.#settle(); // a win settles nothing
  }

  #deal() {
    if (!this.round.isOver) throw new Refused("round-not-over");
    if (this.#waiting.length === 0) throw new Refused("round-over");
    this.#begin();
  }

  /** Begins the next round. Whoever went out opens it, unless somebody else is named. */
  #begin() {
    const [deal, ...later] = this.#waiting;
    if (deal?.hands.length !== this.scores.length) throw new Refused("bad-deal");
    const opener = deal.opener ?? this.round?.closer ?? 0;
    this.round = new Round({ ...deal, opener });
    this.#waiting = later;
  }

  #award(seat, points) {
    if (points === 0) return; // only points can win, not a score that was high before
    this.awards = this.awards.map((_, other) => (other === seat ? points : 0));
    this.scores = this.scores.map((score, other) => score + this.awards[other]);
    if (this.scores[seat] >= this.#target) {
      this.winner = seat;
      this.round.stop();
    }
  }

  /** Each seat pays for its own hand, rounded to the nearest five, but not below the floor. */
  #settle() {
    this.settled = this.round.hands.map((hand, seat) => {
      const cost = 5 * Math.round(sumOf([...hand].map(pipsOf)) / 5);
      return 0 - Math.min(cost, Math.max(this.scores[seat] - this.#floor, 0)); // -x could be -0
    });
    this.scores = this.scores.map((score, seat) => score + this.settled[seat]);
  }
}

// -------------------------------------------------------------- The adapter

const FLOORS = new Map(Object.entries({ none: -Infinity, zero: 0 }));
const CLAIM = {
  ruleset: "muggins",
  players: [2, 3, 4],
  options: { target: "any", floor: [...FLOORS.keys()] },
  covers: ["line", "award", "turn", "draw", "round", "settle", "match", "view"],
  takes: ["hands", "boneyard", "opener", "scores", "lots"],
};

const ABOUT = { name: "muggins-javascript", version: "0.1.0", language: "JavaScript" };
const hello = () => ({ protocol: 1, ...ABOUT, methods: ["play", "shuffle"], plays: [CLAIM] });

/** Plays a whole game: the position at its start, then one entry for each action. */
function play(params) {
  if (params?.ruleset !== "muggins") return { unable: "other" };
  const setup = readSetup(params);
  const actions = list(params.actions, "actions").map(readAction);
  try {
    const match = new Match(setup);
    return { trace: [show(match), ...actions.map((action) => step(match, action))] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // a fault of this program
    return { refused: error.message };
  }
}

function step(match, action) {
  if (action.condition === "playing" && match.round.isOver) return { skipped: true };
  try {
    match.act(action);
    return show(match);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: error.message, ...show(match) };
  }
}

/** All that can be seen now, copied where the game changes it later; undefined is left out. */
function show({ round, awards, scores, settled, winner }) {
  const { turn, state, closer } = round;
  const { tiles: line, counted, sum } = round.line;
  const hands = round.hands.map((hand) => [...hand]);
  const boneyard = round.boneyard.length;
  const seen = { seat: turn, hand: hands[turn], sizes: hands.map((hand) => hand.length), boneyard };
  const view = turn === null ? undefined : seen; // what the seat on turn knows of the tiles
  const table = { turn, line, counted, sum, hands, boneyard, legal: legal(round), view };
  return { ...table, awards, scores, settled, round: state, closer, winner };
}

function legal(round) {
  if (round.isOver) return [];
  const plays = round.playsOf(round.turn);
  if (plays.length > 0) return plays.map(({ tile, place }) => ({ do: "play", tile, ...place }));
  return [{ do: round.boneyard.length > 0 ? "draw" : "pass" }];
}

/** Deals one round as this program itself would. */
function shuffle(params) {
  const { ruleset, players, seed } = params ?? {};
  const isPlayed = ruleset === CLAIM.ruleset && CLAIM.players.includes(players);
  return dealOut(expect(isPlayed, players, "a game of the claim"), whole(seed, "seed"));
}

/** A request of the wrong form, which is no matter of the rules. */
class Malformed extends Error {}

function readSetup({ players, scores, options, rounds }) {
  const floor = FLOORS.get(options?.floor ?? "none");
  return {
    players: whole(players, "players"),
    scores: list(scores, "scores").map((score) => whole(score, "a score")),
    target: whole(options?.target ?? (players === 2 ? 250 : 200), "target"),
    floor: expect(floor !== undefined, floor, "floor: none or zero"),
    deals: list(rounds, "rounds").map((deal) => ({
      hands: list(deal?.hands, "hands").map((hand) => list(hand, "a hand").map(readTile)),
      boneyard: list(deal.boneyard, "boneyard").map(readTile),
      // The lots, too, say who opens: the last of them leaves one seat.
      opener: optional(whole, deal.opener ?? list(deal.lots ?? [], "lots").at(-1)?.[0], "opener"),
    })),
  };
}

function readAction(action) {
  if (typeof action?.do !== "string") throw new Malformed("an action has to say what to do");
  const { player, do: deed, end, pip, if: condition } = action;
  const [tile, on] = [optional(readTile, action.tile), optional(readTile, action.on)];
  const isPlaced = [end, on, pip].some((part) => part !== undefined);
  return { player, deed, tile, place: isPlaced ? { end, on, pip } : undefined, condition };
}

function readTile(text) {
  const match = /^(\d{1,2})\|(\d{1,2})$/.exec(text);
  if (!match) throw new Malformed(`${JSON.stringify(text)} is no tile`);
  return tileOf(Number(match[1]), Number(match[2]));
}

/** Gives the value on, if it has the right form. */
function expect(isRight, value, what) {
  if (!isRight) throw new Malformed(`${what} is expected`);
  return value;
}

const optional = (read, value, what) => (value === undefined ? undefined : read(value, what));
const list = (value, what) => expect(Array.isArray(value), value, `${what}: a list`);
const whole = (value, what) => expect(Number.isSafeInteger(value), value, `${what}: an integer`);

// ----------------------------------------------------------------- The loop

const MAX_LINE = 1 << 20; // bytes
const UTF8 = new TextDecoder("utf-8", { fatal: true });
const METHODS = new Map(Object.entries({ hello, play, shuffle }));

/** Answers one line; it comes as one character a byte, and is UTF-8. */
function answer(line) {
  const reply = (id, outcome) => ({ jsonrpc: "2.0", id, ...outcome });
  const fail = (id, code, message) => reply(id, { error: { code, message } });
  if (line.length > MAX_LINE) return fail(null, -32700, `a line of more than ${MAX_LINE} bytes`);
  let request;
  try {
    request = JSON.parse(UTF8.decode(Buffer.from(line, "latin1")));
  } catch (error) {
    return fail(null, -32700, `no JSON: ${error.message}`);
  }
  const id = request?.id ?? null;
  if (typeof request?.method !== "string") return fail(id, -32600, "no request");
  const method = METHODS.get(request.method);
  if (!method) return fail(id, -32601, `unknown method ${request.method}`);
  try {
    return reply(id, { result: method(request.params) });
  } catch (error) {
    if (error instanceof Malformed) return fail(id, -32602, error.message);
    console.error(error); // on stderr, which is free
    return fail(id, -32603, "a fault of this program");
  }
}

/** Drops most of a line that is too long, so that it cannot fill the memory. */
async function* clip(chunks) {
  const limit = MAX_LINE + 2; // still too long, even if the last byte is a \r
  let room = limit;
  for await (const chunk of chunks) {
    for (const [i, piece] of chunk.split("\n").entries()) {
      if (i > 0) room = limit;
      yield (i > 0 ? "\n" : "") + piece.slice(0, room);
      room = Math.max(0, room - piece.length);
    }
  }
}

async function* answers(lines) {
  for await (const line of lines) yield `${JSON.stringify(answer(line))}\n`;
}

// Read as bytes: within text, readline would take some other characters for a line's end too.
const input = Readable.from(clip(process.stdin.setEncoding("latin1")));
await pipeline(createInterface({ input, crlfDelay: Infinity }), answers, process.stdout);

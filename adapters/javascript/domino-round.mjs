import { Line } from "./line.mjs";
import { Refused } from "./refusal.mjs";
import { SET, has, pipsOf, sumOf } from "./tile.mjs";

/** One round. What a player does is done whole, or refused before anything has changed. */
export class Round {
  line = new Line();
  state = "playing"; // in the end domino, blocked or stopped
  closer = null; // the seat that emptied its hand
  #seat;
  #drawn = []; // in this turn
  #draw;
  #reserve;

  constructor({ hands, boneyard, opener }, { draw, reserve }) {
    const tiles = [...hands.flat(), ...boneyard];
    const areDistinct = new Set(tiles).size === tiles.length;
    const areInSet = tiles.every((tile) => SET.includes(tile));
    // A deal may be short and its hands unequal, but the opener needs a tile to lead.
    if (!areDistinct || !areInSet || !hands[opener]?.length) throw new Refused("bad-deal");

    this.hands = hands.map((hand) => new Set(hand));
    this.boneyard = [...boneyard]; // the first is drawn first
    this.opener = opener;
    this.#seat = opener;
    this.#draw = draw;
    this.#reserve = reserve;
  }

  get isOver() {
    return this.state !== "playing";
  }

  get turn() {
    return this.isOver ? null : this.#seat;
  }

  /** What the hands weigh, in pips by seat. */
  get pips() {
    return this.hands.map((hand) => sumOf([...hand].map(pipsOf)));
  }

  /** What the seat on turn can lay, each tile with its place; a tile that leads has none. */
  get plays() {
    const { ends } = this.line;
    const bound = this.#bound;
    const hand = bound ? [bound] : [...this.hands[this.#seat]];
    if (this.line.isEmpty) return hand.map((tile) => ({ tile }));
    return hand.flatMap((tile) =>
      ends.filter(({ pip }) => has(tile, pip)).map((place) => ({ tile, place })),
    );
  }

  get mayDraw() {
    return this.#whyNotDraw() === null;
  }

  get mayPass() {
    return this.#whyNotPass() === null;
  }

  /** Lays a tile for the seat on turn. */
  play(tile, place) {
    const hand = this.hands[this.#seat];
    if (!hand.has(tile)) throw new Refused("not-in-hand");
    if (!this.line.takes(tile, place)) throw new Refused("no-match");
    if (this.#bound && tile !== this.#bound) throw new Refused("must-play-drawn");
    this.line.add(tile, place);
    hand.delete(tile);
    if (hand.size === 0) this.closer = this.#seat;
    this.#passOn();
  }

  /** Takes one tile; the same seat stays on turn. */
  draw() {
    const code = this.#whyNotDraw();
    if (code) throw new Refused(code);
    const tile = this.boneyard.shift();
    this.hands[this.#seat].add(tile);
    this.#drawn.push(tile);
  }

  pass() {
    const code = this.#whyNotPass();
    if (code) throw new Refused(code);
    this.#passOn();
  }

  /** Ends the round if it is over by the rules. Going out comes before a block. */
  endIfOver() {
    const isStuck = (_, seat) => !this.#canPlay(seat);
    if (this.closer !== null) this.state = "domino";
    else if (this.#drawable === 0 && this.hands.every(isStuck)) this.state = "blocked";
    return this.isOver;
  }

  /** Ends the round in its midst because the match is won: then nobody has gone out. */
  stop() {
    this.state = "stopped";
    this.closer = null;
  }

  /** How many tiles can still be drawn; a reserve never is. */
  get #drawable() {
    return this.#draw === "none" ? 0 : Math.max(0, this.boneyard.length - this.#reserve);
  }

  /** The tile drawn in this turn that fits, and so has to be played. */
  get #bound() {
    return this.#drawn.find((tile) => this.#fits(tile));
  }

  #whyNotDraw() {
    const isFree = this.#draw === "while-able" && !this.line.isEmpty && !this.#bound;
    if (this.#canPlay(this.#seat) && !isFree) return "must-play";
    if (this.#drawable === 0) return "boneyard-empty";
    return this.#hasDrawnAll ? "unspecified" : null; // no code says: one tile a turn
  }

  #whyNotPass() {
    if (this.#canPlay(this.#seat)) return "must-play";
    return this.#drawable > 0 && !this.#hasDrawnAll ? "must-draw" : null;
  }

  get #hasDrawnAll() {
    return this.#draw === "one-then-pass" && this.#drawn.length > 0;
  }

  #canPlay(seat) {
    return [...this.hands[seat]].some((tile) => this.#fits(tile));
  }

  #fits(tile) {
    return this.line.isEmpty || this.line.ends.some(({ pip }) => has(tile, pip));
  }

  #passOn() {
    this.#seat = (this.#seat + 1) % this.hands.length;
    this.#drawn = [];
  }
}

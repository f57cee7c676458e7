import { Round } from "./domino-round.mjs";
import { nextOpener } from "./opener.mjs";
import { Refused } from "./refusal.mjs";
import { settlement } from "./settlement.mjs";

/** The scores, and the rounds that make them. */
export class DominoMatch {
  winner = null;
  settled; // what a round's end gave and took; there only after the action that ended it
  #options;
  #waiting;

  constructor({ scores, options, deals }) {
    this.scores = scores;
    this.awards = scores.map(() => 0);
    this.#options = options;
    this.#waiting = deals;
    this.#begin();
  }

  /** Carries out one action with all that follows from it, or throws Refused. */
  act({ player, deed, tile, place }) {
    // The arrays are replaced, never changed: what was shown before must stay as it was.
    this.awards = this.scores.map(() => 0);
    this.settled = undefined;
    if (deed === "call") throw new Refused("nothing-to-call"); // the main form knows no call
    if (this.winner !== null) throw new Refused("match-over");
    if (deed === "deal") return this.#deal();
    if (this.round.isOver) throw new Refused("round-over");
    if (player !== this.round.turn) throw new Refused("not-your-turn");

    if (deed === "play") this.#play(player, tile, place);
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

  #begin() {
    const [deal, ...later] = this.#waiting;
    if (deal?.hands.length !== this.scores.length) throw new Refused("bad-deal");
    const byRule = () => (this.round ? nextOpener(this.round, deal.hands, this.#options) : 0);
    this.round = new Round({ ...deal, opener: deal.opener ?? byRule() }, this.#options);
    this.#waiting = later;
  }

  #play(seat, tile, place) {
    this.round.play(tile, place);
    const { sum } = this.round.line;
    if (sum === 0 || sum % 5 !== 0) return;
    this.awards = this.scores.map((_, other) => (other === seat ? sum : 0));
    this.#add(this.awards);
    if (this.#options["target-when"] === "at-once") this.#findWinner(this.awards);
    if (this.winner !== null) this.round.stop();
  }

  #settle() {
    const { floor } = this.#options;
    const loss = (points, score) => (floor === "zero" ? Math.max(points, 0 - Math.max(score, 0)) : points);
    const points = settlement(this.round, this.#options);
    this.settled = points.map((given, seat) => (given < 0 ? loss(given, this.scores[seat]) : given));
    this.#add(this.settled);
    // At once, only points can win; at a round's end, every score that is high enough.
    const isAtOnce = this.#options["target-when"] === "at-once";
    this.#findWinner(isAtOnce ? this.settled : this.scores.map(() => 1));
  }

  #add(points) {
    this.scores = this.scores.map((score, seat) => score + points[seat]);
  }

  /** Of those who have reached the target the highest wins; equal ones play on. */
  #findWinner(gains) {
    const isThere = (score, seat) => gains[seat] > 0 && score >= this.#options.target;
    const best = Math.max(...this.scores.filter(isThere));
    const winners = [...this.scores.keys()].filter((seat) => isThere(this.scores[seat], seat) && this.scores[seat] === best);
    if (winners.length === 1) [this.winner] = winners;
  }
}

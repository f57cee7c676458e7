import { Round } from "./domino-round.mjs";
import { nextOpener } from "./opener.mjs";
import { Refused } from "./refusal.mjs";
import { settlement } from "./settlement.mjs";

const FLOORS = { none: -Infinity, zero: 0 };

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
    const floor = FLOORS[this.#options.floor];
    this.settled = settlement(this.round, this.#options).map((points, seat) =>
      Math.max(points, 0 - Math.max(this.scores[seat] - floor, 0)),
    );
    this.#add(this.settled);
    if (this.#options["target-when"] === "at-once") this.#findWinner(this.settled);
    else this.#findWinner();
  }

  #add(points) {
    this.scores = this.scores.map((score, seat) => score + points[seat]);
  }

  /**
   * Of those who have reached the target the highest wins; equal ones play on. With gains given
   * only points can win, not a score that was high before.
   */
  #findWinner(gains) {
    const isThere = (score, seat) => score >= this.#options.target && (!gains || gains[seat] > 0);
    const best = Math.max(...this.scores.filter(isThere));
    const isBest = (score, seat) => isThere(score, seat) && score === best;
    if (this.scores.filter(isBest).length === 1) this.winner = this.scores.findIndex(isBest);
  }
}

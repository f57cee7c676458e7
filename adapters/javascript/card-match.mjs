import { valueOf } from "./card.mjs";
import { CardRound } from "./card-round.mjs";
import { OpenPoints } from "./open-points.mjs";
import { Refused } from "./refusal.mjs";

const AT_LIMIT = 2; // points
const FOR_LAST = 1;

/** The scores, what is still open, and the rounds that make both. */
export class CardMatch {
  winner = null;
  open;
  #options;
  #waiting;
  #hasClaimedLimit = false; // with the card that brought the pile to its limit

  constructor({ scores, options, deals }) {
    this.scores = scores;
    this.awards = scores.map(() => 0);
    this.open = new OpenPoints(options.call === "off" ? undefined : options["call-window"]);
    this.#options = options;
    this.#waiting = deals;
    this.#begin(deals[0]?.dealer ?? scores.length - 1);
  }

  /** Carries out one action with all that follows from it, or throws Refused. */
  act({ player, deed, card, claim, of }) {
    // The arrays are replaced, never changed: what was shown before must stay as it was.
    this.awards = this.scores.map(() => 0);
    if (this.winner !== null) throw new Refused("match-over");
    if (deed === "deal") return this.#deal();
    if (deed === "claim") return this.#claim(player);
    if (deed === "call") return this.#call(player, of);
    if (this.round.isOver) throw new Refused("round-over");
    if (player !== this.round.turn) throw new Refused("not-your-turn");

    if (deed === "play") this.#play(player, card, claim);
    else if (deed === "go") this.#go(player, claim);
    else throw new Refused("unspecified");
  }

  #deal() {
    if (!this.round.isOver) throw new Refused("round-not-over");
    if (this.#waiting.length === 0) throw new Refused("round-over");
    this.#begin((this.round.dealer + 1) % this.scores.length);
    this.open.clear();
  }

  #begin(dealer) {
    const [deal, ...later] = this.#waiting;
    if (deal?.hands.length !== this.scores.length) throw new Refused("bad-deal");
    this.round = new CardRound({ ...deal, dealer }, this.#options);
    this.#waiting = later;
  }

  #claim(seat) {
    const points = this.open.claim(seat);
    if (points === 0) throw new Refused("nothing-to-claim");
    this.#give(seat, points);
  }

  #call(seat, of) {
    const points = seat === of ? 0 : this.open.call(of);
    if (points === 0) throw new Refused("nothing-to-call");
    this.#give(seat, points);
  }

  #play(seat, card, claim) {
    const { round } = this;
    round.checkPlay(card);
    const made = this.#pointsFor(round.total + valueOf(card));
    const isClaimed = this.#hears(claim, made);
    this.open.passCard();
    round.lay(card);
    this.#hasClaimedLimit = isClaimed && round.isAtLimit;
    const waits = round.isAtLimit && this.#options["limit-paid"] === "at-close";
    if (!waits) this.#owe(seat, made, isClaimed);
    if (this.winner !== null) return; // nothing is drawn any more

    round.refill();
    if (round.isAtLimit && this.#options["at-limit"] === "at-once") this.#close(isClaimed);
    else if (round.endIfOver()) this.#payStack(isClaimed, this.#options["last-stack"] === "pays");
    round.endIfOver();
    round.passOn();
  }

  #go(seat, claim) {
    const { round } = this;
    round.checkGo();
    const isOwn = seat === round.last; // else there is nothing for this seat to claim
    const isClaimed = this.#hears(claim, isOwn && round.haveAllGone(seat) ? this.#stackPoints : 0);
    this.open.passGo();
    round.go();
    if (round.haveAllGone()) this.#close(isOwn && isClaimed);
    round.passOn();
  }

  /** Closes the stack, for which the last to have played is paid. */
  #close(isClaimed) {
    this.#payStack(isClaimed, true);
    if (this.winner === null) this.round.close();
  }

  /** Pays for the stack: one for its last card, or the two of the limit if they still wait. */
  #payStack(isClaimed, paysLast) {
    const { last, isAtLimit } = this.round;
    if (isAtLimit) this.#owe(last, this.#stackPoints, isClaimed || this.#hasClaimedLimit);
    else if (paysLast) this.#owe(last, FOR_LAST, isClaimed || this.#options["last-call"] === "off");
  }

  /** What the close of the stack brings. */
  get #stackPoints() {
    if (!this.round.isAtLimit) return FOR_LAST;
    return this.#options["limit-paid"] === "at-close" ? AT_LIMIT : 0;
  }

  /** What a card makes that brings the running total there. */
  #pointsFor(total) {
    if (total === this.#options.limit) return AT_LIMIT;
    return total % 5 === 0 ? total : 0;
  }

  /** Whether points are claimed: true says all that is due, a number says how much it is. */
  #hears(claim, due) {
    if (typeof claim !== "number" || claim === due) return claim === true || claim === due;
    if (this.#options["wrong-announcement"] === "refused") throw new Refused("wrong-announcement");
    return false;
  }

  #owe(seat, points, isClaimed) {
    if (points === 0) return;
    if (isClaimed || this.#options.claim === "automatic") this.#give(seat, points);
    else this.open.add(seat, points);
  }

  #give(seat, points) {
    this.awards = this.awards.map((award, other) => (other === seat ? award + points : award));
    this.scores = this.scores.map((score, other) => (other === seat ? score + points : score));
    if (this.scores[seat] < this.#options.target) return;
    this.winner = seat;
    this.round.stop();
  }
}

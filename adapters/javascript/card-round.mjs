import { DECK, valueOf } from "./card.mjs";
import { Refused } from "./refusal.mjs";

/** One round: the hands, the stock and stack after stack. It knows of no points. */
export class CardRound {
  state = "playing"; // in the end played-out or stopped
  pile = []; // the open stack, first card first
  total = 0;
  last = null; // the seat that laid the pile's last card
  #seat;
  #gone = new Set(); // seats that said go since the last card
  #options;

  constructor({ dealer, hands, stock }, options) {
    const cards = [...hands.flat(), ...stock];
    const areDistinct = new Set(cards).size === cards.length;
    const areInDeck = cards.every((card) => DECK.includes(card));
    // A deal may be short, but somebody needs a card to play.
    const canBegin = dealer in hands && hands.flat().length > 0;
    if (!areDistinct || !areInDeck || !canBegin) throw new Refused("bad-deal");

    this.hands = hands.map((hand) => [...hand]);
    this.stock = [...stock]; // the first is drawn first
    this.dealer = dealer;
    this.#options = options;
    this.#seat = dealer;
    this.passOn();
  }

  get isOver() {
    return this.state !== "playing";
  }

  get turn() {
    return this.isOver ? null : this.#seat;
  }

  get isAtLimit() {
    return this.total === this.#options.limit;
  }

  /** The cards that the seat on turn can lay. */
  get plays() {
    return this.hands[this.#seat].filter((card) => this.#fits(card));
  }

  /** Throws Refused where the seat on turn cannot lay the card. */
  checkPlay(card) {
    if (!this.hands[this.#seat].includes(card)) throw new Refused("not-in-hand");
    if (!this.#fits(card)) throw new Refused("over-limit");
  }

  checkGo() {
    if (this.plays.length > 0) throw new Refused("must-play");
  }

  /** Lays a card for the seat on turn, which stays on turn. */
  lay(card) {
    this.hands[this.#seat] = this.hands[this.#seat].filter((held) => held !== card);
    this.pile = [...this.pile, card];
    this.total += valueOf(card);
    this.last = this.#seat;
    this.#gone.clear();
  }

  /** Draws for a card that was laid. */
  refill() {
    const { refill, hand } = this.#options;
    const isShort = this.hands[this.#seat].length < hand;
    if (refill === "one-a-play" || (refill === "up-to-hand" && isShort)) this.#draw();
  }

  /** Says go for the seat on turn, which stays on turn. */
  go() {
    if (this.#options["go-draw"] === "yes") this.#draw();
    this.#gone.add(this.#seat);
  }

  /** Whether all who hold cards have said go since the last one, perhaps with one more. */
  haveAllGone(more) {
    const hasGone = (hand, seat) => hand.length === 0 || seat === more || this.#gone.has(seat);
    return this.hands.every(hasGone);
  }

  /** Turns the pile over: the next stack begins at nothing. */
  close() {
    this.pile = [];
    this.total = 0;
    this.last = null;
    this.#gone.clear();
  }

  /** Ends the round once nobody holds a card; stock may be left then. */
  endIfOver() {
    if (!this.isOver && this.hands.flat().length === 0) this.state = "played-out";
    return this.isOver;
  }

  /** Ends the round because the match is won. */
  stop() {
    this.state = "stopped";
  }

  /** Gives the turn to the next seat that holds cards; it may be the same one. */
  passOn() {
    if (this.isOver) return;
    do this.#seat = (this.#seat + 1) % this.hands.length;
    while (this.hands[this.#seat].length === 0);
  }

  #fits(card) {
    return this.total + valueOf(card) <= this.#options.limit;
  }

  #draw() {
    if (this.stock.length > 0) this.hands[this.#seat].push(this.stock.shift());
  }
}

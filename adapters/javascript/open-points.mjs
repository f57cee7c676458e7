// Until when points can be called, by the cards and the actions behind them. The own claim
// lasts until the next card, whichever of these is played.
const CALLABLE = {
  either: ({ cards }) => cards <= 1,
  "next-card": ({ cards }) => cards === 0,
  late: ({ cards }) => cards === 1,
  "next-action": ({ actions }) => actions === 0,
};
const isClaimable = ({ cards }) => cards === 0;

/** Points that were made and not claimed, for as long as somebody can still have them. */
export class OpenPoints {
  #heaps = []; // { seat, points, cards and actions since }
  #isCallable;

  /** Without a window nothing can be called. */
  constructor(window) {
    this.#isCallable = CALLABLE[window] ?? (() => false);
  }

  add(seat, points) {
    this.#heaps.push({ seat, points, cards: 0, actions: 0 });
  }

  /** Takes what the seat can still claim itself, and says how much it is. */
  claim(seat) {
    return this.#take((heap) => heap.seat === seat && isClaimable(heap));
  }

  /** Takes what others can call of the seat, and says how much it is. */
  call(seat) {
    return this.#take((heap) => heap.seat === seat && this.#isCallable(heap));
  }

  /** A card is laid, which makes claims late and ends some calls. */
  passCard() {
    this.#age(1);
  }

  /** A go is said. */
  passGo() {
    this.#age(0);
  }

  clear() {
    this.#heaps = [];
  }

  of(seat) {
    return sum(this.#heaps.filter((heap) => heap.seat === seat));
  }

  #take(isMeant) {
    const taken = this.#heaps.filter(isMeant);
    this.#heaps = this.#heaps.filter((heap) => !isMeant(heap));
    return sum(taken);
  }

  #age(cards) {
    this.#heaps = this.#heaps
      .map((heap) => ({ ...heap, cards: heap.cards + cards, actions: heap.actions + 1 }))
      .filter((heap) => isClaimable(heap) || this.#isCallable(heap));
  }
}

const sum = (heaps) => heaps.reduce((points, heap) => points + heap.points, 0);

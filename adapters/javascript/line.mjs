import { halves, has, isDouble, pipsOf, sumOf, tileOf } from "./tile.mjs";

/** What lies on the table. A place to play is { end, on, pip }: side, tile there, free half. */
export class Line {
  #laid = []; // [left half, right half] of each tile as it lies

  get isEmpty() {
    return this.#laid.length === 0;
  }

  /** Both sides of the line; none before the first tile. */
  get places() {
    if (this.isEmpty) return [];
    const [first, last] = [this.#laid[0], this.#laid.at(-1)];
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

  /** Whether the tile can lie there; the first one goes without a place, for there is none. */
  takes(tile, place) {
    if (this.isEmpty || !place) return this.isEmpty && !place;
    const isThere = ({ end, on, pip }) => end === place.end && on === place.on && pip === place.pip;
    return this.places.some(isThere) && has(tile, place.pip);
  }

  /** Lays a tile where the line takes it. */
  add(tile, place) {
    const [low, high] = halves(tile);
    const outer = low === place?.pip ? high : low;
    if (!place) this.#laid.push([low, high]);
    else if (place.end === "left") this.#laid.unshift([outer, place.pip]);
    else this.#laid.push([place.pip, outer]);
  }

  /** The tiles from left to right, each as it lies. */
  get tiles() {
    return this.#laid.map(([left, right]) => `${left}|${right}`);
  }
}

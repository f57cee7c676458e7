/** Shuffles by chance, which is all in the seed: the same seed, the same order. */
export function shuffled(items, seed) {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  const lots = items.map((item) => ({ item, lot: next() }));
  return lots.sort((a, b) => a.lot - b.lot).map(({ item }) => item);
}

/** Deals hands of a size from the top; what is left comes behind them. */
export function dealt(items, players, size) {
  const rest = [...items];
  const hands = Array.from({ length: players }, () => rest.splice(0, size));
  return [hands, rest];
}

// A tile is its name, lower half first, as in "3|6": so === compares, and a Set is a hand.

export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

export const tileOf = (a, b) => `${Math.min(a, b)}|${Math.max(a, b)}`;
export const halves = (tile) => tile.split("|").map(Number);
export const has = (tile, pip) => halves(tile).includes(pip);
export const pipsOf = (tile) => sumOf(halves(tile));
export const isDouble = (tile) => new Set(halves(tile)).size === 1;

const PIPS = [0, 1, 2, 3, 4, 5, 6];
export const SET = PIPS.flatMap((high) => PIPS.slice(0, high + 1).map((low) => tileOf(low, high)));

/** Orders the tiles by their right to open: doubles first, then pips, then the higher half. */
export function byWeight(a, b) {
  const weights = [a, b].map((tile) => [Number(isDouble(tile)), pipsOf(tile), halves(tile)[1]]);
  const differ = weights[0].findIndex((weight, i) => weight !== weights[1][i]);
  return differ < 0 ? 0 : weights[0][differ] - weights[1][differ];
}

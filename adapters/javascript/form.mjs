// The form of a request: what is no list, no number and no known word is no matter of the rules.

/** A request of the wrong form. */
export class Malformed extends Error {}

/** Gives the value on, if it has the right form. */
export function expect(isRight, value, what) {
  if (!isRight) throw new Malformed(`${what} is expected`);
  return value;
}

export const list = (value, what) => expect(Array.isArray(value), value, `${what}: a list`);
export const whole = (value, what) =>
  expect(Number.isSafeInteger(value), value, `${what}: an integer`);
export const optional = (read, value, what) =>
  value === undefined ? undefined : read(value, what);

/**
 * Reads the options of a game. Known are those of the claim; each has one of the values named
 * there, the first where the request leaves it out. "any" takes every number.
 */
export function options(given, known) {
  const read = (name, values) => {
    if (values === "any") return optional(whole, given?.[name], name);
    const value = given?.[name] ?? values[0];
    return expect(values.includes(value), value, `${name}: one of ${values.join(", ")}`);
  };
  const chosen = Object.entries(known).map(([name, values]) => [name, read(name, values)]);
  return Object.fromEntries(chosen);
}

/** Reads who plays, and with how many points each begins. */
export function seats({ players, scores }, known) {
  expect(known.includes(players), players, `players: one of ${known.join(", ")}`);
  const points = list(scores, "scores").map((score) => whole(score, "a score"));
  expect(points.length === players, points, "scores: one for each seat");
  return points;
}

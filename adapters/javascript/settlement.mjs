import { sumOf } from "./tile.mjs";

const ROUNDED = {
  nearest: (pips) => 5 * Math.round(pips / 5),
  up: (pips) => 5 * Math.ceil(pips / 5),
  down: (pips) => 5 * Math.floor(pips / 5),
  none: (pips) => pips,
};

/** What the end of a round gives or takes, by seat, before any floor. */
export function settlement({ state, closer, pips }, options) {
  const rule = state === "blocked" ? options.blocked : options.settle;
  const rounded = ROUNDED[options["round-hands"]];
  const others = (seat) => sumOf(pips.filter((_, other) => other !== seat).map(rounded));
  const only = (winner, points) => pips.map((_, seat) => (seat === winner ? points : 0));
  const ahead = (own) => sumOf(pips.map((hand) => rounded(Math.max(hand - own, 0))));

  if (rule === "none") return pips.map(() => 0);
  if (rule === "own-subtracted") return pips.map((hand) => 0 - rounded(hand)); // -x could be -0
  if (rule === "closer-takes") return only(closer, others(closer));
  if (rule === "pairwise") return pips.map(ahead);

  const lightest = pips.indexOf(Math.min(...pips));
  const own = pips[lightest];
  if (pips.filter((hand) => hand === own).length > 1) return only(null, 0); // equal: nobody wins
  const cost = {
    "lightest-takes": 0,
    "lightest-difference": rounded(own),
    "lightest-less-pips": own,
  }[rule];
  return only(lightest, Math.max(others(lightest) - cost, 0)); // who wins never pays
}

import { byWeight } from "./tile.mjs";

/** Says who opens behind a round that is over, where the deal does not say it. */
export function nextOpener(round, hands, options) {
  const seats = hands.length;
  const inTurn = hands.map((_, i) => (round.opener + i) % seats);
  const lighter = (best, seat) => (round.pips[seat] < round.pips[best] ? seat : best);
  const rule = round.state === "blocked" ? options["after-block"] : options["next-opener"];
  if (rule === "closer") return round.closer;
  if (rule === "rotate") return inTurn[1];
  if (rule === "lightest") return inTurn.reduce(lighter); // of equal ones the first in turn
  if (rule === "heaviest") return holderOfHeaviest(hands);
  return 0; // by lot, and no lot came with the deal
}

function holderOfHeaviest(hands) {
  const [heaviest] = hands.flat().sort((a, b) => byWeight(b, a));
  return hands.findIndex((hand) => hand.includes(heaviest));
}

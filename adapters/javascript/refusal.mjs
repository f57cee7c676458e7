/** An action, or a deal, that the rules forbid; the message is the code of the rule. */
export class Refused extends Error {}

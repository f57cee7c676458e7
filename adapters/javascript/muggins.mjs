// Muggins with dominoes and with cards, for a judge that asks in JSON.
//
//   The games         dominoes.mjs and cards.mjs, each behind the same six names
//   The conversation  reads a whole game, plays it, and shows what came of each action
//   The loop          JSON-RPC 2.0, one object a line, from stdin to stdout
//
// A game of your own takes the place of the games; the rest can stay.

import * as cards from "./cards.mjs";
import * as dominoes from "./dominoes.mjs";
import { Malformed, expect, list } from "./form.mjs";
import { Refused } from "./refusal.mjs";

// --------------------------------------------------------- The conversation

const GAMES = new Map([dominoes, cards].map((game) => [game.claim.ruleset, game]));
const ABOUT = { name: "muggins-javascript", version: "0.2.0", language: "JavaScript" };

function hello() {
  const plays = [...GAMES.values()].map(({ claim }) => claim);
  return { protocol: 1, ...ABOUT, methods: ["play", "shuffle"], plays };
}

/** Plays a whole game: the position at its start, then one entry for each action. */
function play(params) {
  const game = GAMES.get(params?.ruleset);
  if (!game) return { unable: "other" };
  const actions = list(params.actions, "actions");
  try {
    const match = game.start(params);
    return { trace: [game.show(match), ...actions.map((action) => step(game, match, action))] };
  } catch (error) {
    return { refused: codeOf(error) };
  }
}

function step(game, match, action) {
  if (typeof action?.do !== "string") throw new Malformed("an action has to say what to do");
  if (game.skips(match, action)) return { skipped: true };
  try {
    match.act(game.readAction(action));
    return game.show(match);
  } catch (error) {
    return { refused: codeOf(error), ...game.show(match) };
  }
}

/** The code of a refusal; anything else that was thrown is a fault, and is thrown on. */
function codeOf(error) {
  if (error instanceof Refused) return error.message;
  throw error;
}

/** Deals one round as this program itself would. */
function shuffle(params) {
  const game = GAMES.get(params?.ruleset);
  const isPlayed = game?.claim.players.includes(params.players);
  return expect(isPlayed, game, "a game of the claim").shuffle(params);
}

// ----------------------------------------------------------------- The loop

const MAX_LINE = 1 << 20; // bytes
const UTF8 = new TextDecoder("utf-8", { fatal: true });
const METHODS = new Map(Object.entries({ hello, play, shuffle }));

/** Answers one line; it comes as one character a byte, and is UTF-8. */
function answer(line) {
  const reply = (id, outcome) => ({ jsonrpc: "2.0", id, ...outcome });
  const fail = (id, code, message) => reply(id, { error: { code, message } });
  if (line.length > MAX_LINE) return fail(null, -32700, `a line of more than ${MAX_LINE} bytes`);
  let request;
  try {
    request = JSON.parse(UTF8.decode(Buffer.from(line, "latin1")));
  } catch (error) {
    return fail(null, -32700, `no JSON: ${error.message}`);
  }
  const id = request?.id ?? null;
  if (typeof request?.method !== "string") return fail(id, -32600, "no request");
  const method = METHODS.get(request.method);
  if (!method) return fail(id, -32601, `unknown method ${request.method}`);
  try {
    return reply(id, { result: method(request.params) });
  } catch (error) {
    if (error instanceof Malformed) return fail(id, -32602, error.message);
    console.error(error); // on stderr, which is free
    return fail(id, -32603, "a fault of this program");
  }
}

/** The lines of the input, without their ends. Most of one that is too long is dropped. */
async function* linesOf(chunks) {
  const limit = MAX_LINE + 2; // still too long, even if the last byte is a \r
  let line = "";
  for await (const chunk of chunks) {
    for (const [i, piece] of chunk.split("\n").entries()) {
      if (i > 0) {
        yield line.replace(/\r$/, "");
        line = "";
      }
      line += piece.slice(0, limit - line.length);
    }
  }
  if (line !== "") yield line;
}

// Read as bytes, so that a character is never torn between two chunks.
for await (const line of linesOf(process.stdin.setEncoding("latin1"))) {
  process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}

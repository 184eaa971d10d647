// boardgame.io's own server with its memory store: a game with hands that only their owners see.
// With 20 cards a player sees a state of about 2 kB. `node server.mjs PORT [CARDS]`
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const { Server } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 48;
const CARDS = Number(process.argv[3] ?? 20);

const card = (n) => ({ id: `room-${n}`, cost: n % 5, letters: "SPECIAL"[n % 7] });

const vault = {
  name: "vault",
  setup: () => ({
    cells: Array.from({ length: CELLS }, (_, n) => (n % 3 ? "" : `dweller-${n}`)),
    players: Object.fromEntries(
      ["0", "1"].map((id) => [
        id,
        { hand: Array.from({ length: CARDS / 2 }, (_, n) => card(n)), kept: [] },
      ]),
    ),
    shown: Array.from({ length: CARDS }, (_, n) => card(n)),
    scores: { 0: 0, 1: 0 },
    secret: { deck: Array.from({ length: CARDS }, (_, n) => card(n)) },
    round: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return INVALID_MOVE;
      G.cells[cell] = G.cells[cell] ? "" : `dweller-${playerID}${cell}`;
      G.scores[playerID] += cell % 3;
      G.round += 1;
    },
  },
};

const server = Server({ games: [vault], origins: [/./] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });

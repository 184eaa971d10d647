// Scripted clients of boardgame.io's server: two sockets a match, each answers as soon as it is its
// turn, or so many moves a second in all matches together.
// `node clients.mjs PORT MATCHES SECONDS RATE`; prints `begin`, then `end` with figures.
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const { io } = require("socket.io-client");

const [port, matches, seconds, rate] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

class Match {
  constructor() {
    this.state = [0, 0];
    this.waiting = [];
    this.at = [0, 0];
  }

  // A match that nobody has made begins with the first who comes.
  async begin(number) {
    this.id = `bench-${number}`;
    this.sockets = [await this.connect("0"), await this.connect("1")];
  }

  connect(player) {
    const socket = io(`${url}/vault`, { transports: ["websocket"], forceNew: true });
    const at = Number(player);
    return new Promise((done) => {
      socket.on("connect", () => {
        socket.emit("sync", this.id, player, undefined, 2);
      });
      socket.on("sync", (id, info) => {
        this.saw(at, info.state);
        done(socket);
      });
      socket.on("update", (id, state) => this.saw(at, state));
    });
  }

  saw(at, state) {
    this.state[at] = state;
    this.at[at] = performance.now();
    this.waiting = this.waiting.filter(([number, done]) => {
      const both = this.state.every((each) => each && each._stateID >= number);
      if (both) done();
      return !both;
    });
  }

  // One move, until both players have seen it; milliseconds until each of them did.
  async move() {
    const state = this.state[0];
    const player = state.ctx.currentPlayer;
    const mover = Number(player);
    const start = performance.now();
    const action = {
      type: "MAKE_MOVE",
      payload: {
        type: "place",
        args: [Math.floor(Math.random() * 48)],
        playerID: player,
      },
    };
    const seen = new Promise((done) => this.waiting.push([state._stateID + 1, done]));
    this.sockets[mover].emit("update", action, state._stateID, this.id, player);
    await seen;
    return [this.at[mover] - start, this.at[1 - mover] - start];
  }
}

const all = Array.from({ length: matches }, () => new Match());
for (const [number, match] of all.entries()) await match.begin(number);
const acked = [];
const seen = [];
for (const match of all) for (let n = 0; n < 20; n++) await match.move();
console.log("begin");
const end = performance.now() + 1000 * seconds;
const pace = rate ? (1000 * matches) / rate : 0;
const start = performance.now();
await Promise.all(
  all.map(async (match, n) => {
    let due = performance.now() + (pace * n) / matches;
    while (performance.now() < end) {
      if (pace) {
        await sleep(Math.max(0, due - performance.now()));
        due += pace;
      }
      const [own, other] = await match.move();
      acked.push(own);
      seen.push(other);
    }
  }),
);
const took = (performance.now() - start) / 1000;
const spread = (values) => {
  const sorted = values.sort((a, b) => a - b);
  const at = (part) => Number(sorted[Math.floor(sorted.length * part)].toFixed(2));
  return { p50: at(0.5), p99: at(0.99), n: sorted.length };
};
const size = JSON.stringify(all[0].state[0]).length;
const told = { inputs: acked.length, took, ack_ms: spread(acked), seen_ms: spread(seen), size };
console.log(`end ${JSON.stringify(told)}`);
process.exit(0);

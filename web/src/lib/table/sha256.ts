/** SHA-256 for pages without HTTPS, where the browser keeps its own to itself: a table in the house. */
const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((each) => n % each)) found.push(n);
  return found;
})();

const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let n = 0; n < 64; n++) {
      if (n < 16) {
        words[n] = view.getInt32(block + 4 * n);
        continue;
      }
      const early = words[n - 15]!;
      const late = words[n - 2]!;
      const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[n] = words[n - 16]! + one + words[n - 7]! + two;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + ROUND[n]! + words[n]!) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

// The engine beside the page. In: { id, asked }; out: { id, told } or { id, broken }, first { ready }.
import { start } from "./engine.js";

const base = new URL("./", import.meta.url).href;

const file = async (name) => {
  const answer = await fetch(base + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
};

async function open() {
  const [pack, lock] = await Promise.all([
    file("pack.bin").then((answer) => answer.arrayBuffer()),
    file("lock.json").then((answer) => answer.text()),
  ]);
  return start(base, pack, lock);
}

const opened = open();
opened.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ ready: false, broken: String(error) }),
);

addEventListener("message", async ({ data }) => {
  try {
    const answer = await opened;
    postMessage({ id: data.id, told: answer(data.asked) });
  } catch (error) {
    postMessage({ id: data.id, broken: String(error) });
  }
});

// Keeps the shell of the page, so that it opens at once and says what is wrong where there is no
// connection. The pages of the companion put everything that they need into a drawer of their own
// (src/lib/companion/keeping.svelte.ts) and open from there without a connection. Nothing of a table
// is ever kept: what the API answers goes straight through.
const KEPT = "overseer-shell-1";
const COMPANION = "overseer-companion-1";
const START = "/";
const PATIENCE = 3000; // milliseconds for a page of the companion, if it lies here
const BESIDE = /^\/[\w-]+\.(json|js|svg|png|webmanifest)$/; // files beside the page

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(START)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const older = async () => {
    for (const name of await caches.keys()) if (name !== KEPT && name !== COMPANION) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(older());
});

const ofCompanion = (path) => path === "/companion" || path.startsWith("/companion/");

const patience = () => new Promise((_, late) => setTimeout(() => late(new Error("late")), PATIENCE));

// The page itself: the newest one, and the kept one only if nobody answers.
async function page(request, path) {
  const cache = await caches.open(KEPT);
  const whole = ofCompanion(path) ? await caches.match(START, { cacheName: COMPANION }) : undefined;
  try {
    const asked = fetch(request);
    const answer = await (whole ? Promise.race([asked, patience()]) : asked);
    if (answer.ok) await cache.put(START, answer.clone());
    return answer;
  } catch {
    return whole ?? (await cache.match(START)) ?? (await caches.match(START)) ?? Response.error();
  }
}

// What has its contents in its name never changes.
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

// What lies beside the page: the newest, and where nobody answers the kept one.
async function list(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // nobody answers
  }
  return (await caches.match(request)) ?? Response.error();
}

// The engine is kept by the companion, not on the way.
const engine = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request, url.pathname));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (url.pathname.startsWith("/engine/")) event.respondWith(engine(event.request));
  else if (BESIDE.test(url.pathname)) event.respondWith(list(event.request));
});

// Keeps the shell of the page, so that it opens at once and says what is wrong where there is no
// connection. Nothing of a table is ever kept: what the API answers goes straight through.
const KEPT = "overseer-shell-1";
const START = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(START)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const older = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(older());
});

// The page itself: the newest one, and the kept one only if nobody answers.
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(START, answer.clone());
    return answer;
  } catch {
    return (await cache.match(START)) ?? Response.error();
  }
}

// What has its contents in its name never changes.
async function asset(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

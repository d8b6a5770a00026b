// Lets the page start without a network, and never shows an old one when there is a network.
//
// Files under assets/ carry a hash of their content in their name, so a kept one is always right.
// Everything else is asked for anew; what was kept is only used when nobody answers. The interface
// under api/ is never kept.

// The server may be under a path, beside others of the same origin, whose files are theirs.
const BASE = new URL("./", self.location).pathname;
const KEPT = `germanwhist-1${BASE === "/" ? "" : BASE}`;
const isForgotten = (name) => BASE === "/" && /^germanwhist-\d+$/.test(name) && name !== KEPT;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isForgotten).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forgetOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === self.location.origin && request.method === "GET";
  if (!isOurs || pathname.startsWith(`${BASE}api/`)) return;
  event.respondWith(
    pathname.startsWith(`${BASE}assets/`) ? keptFirst(request) : newestFirst(request),
  );
});

async function keptFirst(request) {
  return (await caches.match(request)) ?? newestFirst(request);
}

async function newestFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(KEPT);
      await cache.put(request, answer.clone());
      if (request.mode === "navigate") await forgetOldAssets(cache, await answer.clone().text());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept !== undefined) return kept;
    throw error;
  }
}

// The assets of earlier builds go as soon as a page names a file that was not kept before.
async function forgetOldAssets(cache, page) {
  const entry = /assets\/index-[\w-]+\.js/.exec(page)?.[0];
  if (entry === undefined || (await cache.match(entry)) !== undefined) return;
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => new URL(url).pathname.startsWith(`${BASE}assets/`));
  await Promise.all(old.map((request) => cache.delete(request)));
}

// Keeps the whole page: after the first visit it needs no network. Whatever it keeps and gives is of
// one version; the sums of the files say so.
const NUMBER = "@VERSION@";
const VERSION = `audiowar-site-${NUMBER}`;
const ASIDE = `${VERSION}-aside`; // Is there once the server has another version, and this one nothing.
/** @type {any} */
const SUMS = "@FILES@";
const worker = /** @type {any} */ (self); // Type checkers take it for a window.
const kind = new URL(location.href).searchParams.get("sounds") === "mp3" ? "mp3" : "opus";
const files = Object.keys(SUMS).filter(
  (name) => !name.endsWith(".pack") || name === `sounds.${kind}.pack`,
);

/** Fetch a file; rejects where it is not that of this version. */
async function fetched(name) {
  const integrity = SUMS[name] ? { integrity: SUMS[name] } : {};
  const response = await fetch(new Request(name, { cache: "no-cache", ...integrity }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // A server may add to what it says of itself.
  if (name === "site.json" && (await response.clone().json()).version !== NUMBER)
    throw new Error(name);
  return response;
}

/** Keep every file that is not kept yet. */
async function fill() {
  const cache = await caches.open(VERSION);
  await Promise.all(
    files.map(async (name) => {
      if (!(await cache.match(name))) await cache.put(name, await fetched(name));
    }),
  );
}

/** Give a file that is not kept, as when the browser has emptied its store, and keep all again. */
async function refetched(event, name) {
  try {
    // A page that begins is of one version with all that it will ask for.
    if (event.request.mode === "navigate") await fetched("site.json");
    const response = await fetched(name);
    event.waitUntil(fill().catch(() => {}));
    return response;
  } catch {
    const response = await fetch(event.request);
    // The server has another version: all of it comes from there, as a page begins anew.
    await caches.open(ASIDE);
    await caches.delete(VERSION);
    worker.registration.update().catch(() => {});
    return event.request.mode === "navigate" ? response : Response.error();
  }
}

async function given(event) {
  const found = await caches.match(event.request, { cacheName: VERSION, ignoreSearch: true });
  if (found) return found;
  const path = new URL(event.request.url).pathname,
    scope = new URL(worker.registration.scope).pathname;
  const name = path === scope ? "./" : path.slice(scope.length);
  if (!Object.hasOwn(SUMS, name) || (await caches.has(ASIDE))) return fetch(event.request);
  return refetched(event, name);
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("message", ({ data }) => {
  if (data === "renew") worker.skipWaiting();
});
worker.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith("audiowar-site-") && name !== VERSION)
          .map((name) => caches.delete(name)),
      ),
    );
  event.waitUntil(old.then(() => worker.clients.claim()));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(given(event));
});

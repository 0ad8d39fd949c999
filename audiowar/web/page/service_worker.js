// Stores the whole page, so that later visits need no network. All stored and served files are of one
// version, verified by their checksums.
const NUMBER = "@VERSION@";
const VERSION = `audiowar-site-${NUMBER}`;
const ASIDE = `${VERSION}-aside`; // A cache that exists once the server has another version and this one is deleted.
/** @type {any} */
const SUMS = "@FILES@";
const worker = /** @type {any} */ (self); // Type checkers expect a window.
const kind = new URL(location.href).searchParams.get("sounds") === "mp3" ? "mp3" : "opus";
const files = Object.keys(SUMS).filter(
  (name) => !name.endsWith(".pack") || name === `sounds.${kind}.pack`,
);

/** Fetch a file; rejects if it is not of this version. */
async function fetchChecked(name) {
  const integrity = SUMS[name] ? { integrity: SUMS[name] } : {};
  const response = await fetch(new Request(name, { cache: "no-cache", ...integrity }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // site.json has no checksum, because a server may add fields.
  if (name === "site.json" && (await response.clone().json()).version !== NUMBER)
    throw new Error(name);
  return response;
}

/** Store every file that is not stored yet. */
async function storeAll() {
  const cache = await caches.open(VERSION);
  await Promise.all(
    files.map(async (name) => {
      if (!(await cache.match(name))) await cache.put(name, await fetchChecked(name));
    }),
  );
}

/** Fetch a file that is not stored, because the browser has deleted it, and store everything again. */
async function fetchMissing(event, name) {
  try {
    // A page must be of the same version as all the files that it will request.
    if (event.request.mode === "navigate") await fetchChecked("site.json");
    const response = await fetchChecked(name);
    event.waitUntil(storeAll().catch(() => {}));
    return response;
  } catch {
    const response = await fetch(event.request);
    // The server has another version: from the next start of the page, everything comes from there.
    await caches.open(ASIDE);
    await caches.delete(VERSION);
    worker.registration.update().catch(() => {});
    return event.request.mode === "navigate" ? response : Response.error();
  }
}

async function respond(event) {
  const found = await caches.match(event.request, { cacheName: VERSION, ignoreSearch: true });
  if (found) return found;
  const path = new URL(event.request.url).pathname,
    scope = new URL(worker.registration.scope).pathname;
  const name = path === scope ? "./" : path.slice(scope.length);
  if (!Object.hasOwn(SUMS, name) || (await caches.has(ASIDE))) return fetch(event.request);
  return fetchMissing(event, name);
}

worker.addEventListener("install", (event) => event.waitUntil(storeAll()));
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
  event.respondWith(respond(event));
});

// Stores the whole page in a cache, so that later visits need no network. All files that it stores and
// serves are of one version, verified by their checksums.

// The build of the page replaces the version and the files.
const VERSION = "@VERSION@";
const CACHE = `audiowar-site-${VERSION}`;
// The name of an empty cache, which exists if the server has another version and CACHE was deleted.
const OUTDATED_MARK = `${CACHE}-aside`;
/** The checksum of each file, by its name. @type {any} */
const CHECKSUMS = "@FILES@";
const worker = /** @type {any} */ (self); // The type checker takes `self` for a window.
const kind = new URL(location.href).searchParams.get("sounds") === "mp3" ? "mp3" : "opus";
const files = Object.keys(CHECKSUMS).filter(
  (name) => !name.endsWith(".pack") || name === `sounds.${kind}.pack`,
);

/** Fetch a file. Rejects if the file is not of this version. */
async function fetchChecked(name) {
  const integrity = CHECKSUMS[name] ? { integrity: CHECKSUMS[name] } : {};
  const response = await fetch(new Request(name, { cache: "no-cache", ...integrity }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // site.json has no checksum, because servers may add fields to it.
  if (name === "site.json" && (await response.clone().json()).version !== VERSION)
    throw new Error(name);
  return response;
}

/** Store every file that is not stored yet. */
async function storeAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (name) => {
      if (!(await cache.match(name))) await cache.put(name, await fetchChecked(name));
    }),
  );
}

/** Fetch a file that the browser has deleted from the cache, and store all such files again. */
async function fetchMissing(event, name) {
  try {
    // A new page will request further files, which must be of the same version.
    if (event.request.mode === "navigate") await fetchChecked("site.json");
    const response = await fetchChecked(name);
    event.waitUntil(storeAll().catch(() => {}));
    return response;
  } catch {
    const response = await fetch(event.request);
    // The server has another version. When the page is opened again, the server serves all files.
    await caches.open(OUTDATED_MARK);
    await caches.delete(CACHE);
    worker.registration.update().catch(() => {});
    return event.request.mode === "navigate" ? response : Response.error();
  }
}

/** Return the response to a request: from the cache if possible, otherwise from the network. */
async function respond(event) {
  const found = await caches.match(event.request, { cacheName: CACHE, ignoreSearch: true });
  if (found) return found;
  const path = new URL(event.request.url).pathname,
    scope = new URL(worker.registration.scope).pathname;
  const name = path === scope ? "./" : path.slice(scope.length);
  if (!Object.hasOwn(CHECKSUMS, name) || (await caches.has(OUTDATED_MARK)))
    return fetch(event.request);
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
          .filter((name) => name.startsWith("audiowar-site-") && name !== CACHE)
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

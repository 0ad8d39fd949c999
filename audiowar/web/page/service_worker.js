// Keeps the whole page: after the first visit it needs no network.
const VERSION = "@VERSION@";
const FILES = "@FILES@";
const kind = new URL(location.href).searchParams.get("sounds") === "mp3" ? "mp3" : "opus";
const files = FILES.filter(name => !name.endsWith(".pack") || name === `sounds.${kind}.pack`);

self.addEventListener("install", event => {
  event.waitUntil(caches.open(VERSION).then(cache => cache.addAll(files.map(name => new Request(name, { cache: "no-cache" })))));
});
self.addEventListener("activate", event => {
  const old = caches.keys().then(names => Promise.all(names.filter(name => name.startsWith("audiowar-site-") && name !== VERSION).map(name => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", event => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(caches.open(VERSION).then(cache => cache.match(request, { ignoreSearch: true })).then(found => found ?? fetch(request)));
});

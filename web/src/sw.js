// Keeps the shell of the page, so that it opens without a connection and can say so.  Files whose name changes with their
// content come from here; a page is asked for anew each time and taken from here only when nobody answers.  What the
// server says under /api is never kept.
const SHELL = []; // what the build made
const KEPT = "shell-"; // and its fingerprint

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (SHELL.includes(pathname)) event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});

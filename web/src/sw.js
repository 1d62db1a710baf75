// Keeps the shell of the page, so that it opens without a connection, and, once the page is at rest, the house for this
// browser, so that one can play then.  Files whose name changes with their content come from here; a page is asked for
// anew each time and taken from here only when nobody answers.  What the server says under /api is never kept.
const SHELL = []; // what the build made
const POCKET = {}; // the house, and the fingerprint of each file
const KEPT = "shell-"; // and its fingerprint
const HOUSE = "pocket"; // one cache for all builds: what has not changed is not fetched again

const named = (path) => `${path}?${POCKET[path]}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT && name !== HOUSE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** Fetches what is missing of the house; a file that does not arrive whole is not kept, and asked for again another time. */
async function keepHouse() {
  const cache = await caches.open(HOUSE);
  const wanted = new Set(Object.keys(POCKET).map((path) => new URL(named(path), location.href).href));
  for (const { url } of await cache.keys()) if (!wanted.delete(url)) await cache.delete(url);
  for (const url of wanted) if (!url.includes(".net?")) await cache.add(url);
}

/** A file of the house: from here, else from where it came from; what a network has learned is kept once it was wanted. */
async function part(path) {
  const found = await caches.match(named(path));
  if (found) return found;
  const answer = await fetch(named(path));
  if (answer.ok && path.endsWith(".net")) await (await caches.open(HOUSE)).put(named(path), answer.clone());
  return answer;
}

self.addEventListener("message", (event) => {
  if (event.data === "pocket") event.waitUntil(keepHouse().catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (POCKET[pathname]) event.respondWith(part(pathname));
  else if (SHELL.includes(pathname)) event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});

// Somebody's move is awaited and the page is closed: one notice, which replaces the one before it.
self.addEventListener("push", (event) => {
  const { title, body, url, off, offWords } = event.data.json();
  const actions = [{ action: "off", title: offWords }];
  event.waitUntil(self.registration.showNotification(title, { body, tag: "waiting", icon: "/icon-192.png", data: { url, off }, actions }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, off } = event.notification.data;
  event.waitUntil(self.clients.openWindow(event.action === "off" ? off : url));
});

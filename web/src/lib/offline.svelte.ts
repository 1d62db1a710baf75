// Whether the house can be reached, and the shell that opens when it cannot.
export const line = $state({ offline: !navigator.onLine }); // api.ts notes whether anybody answered

addEventListener("online", () => (line.offline = false));
addEventListener("offline", () => (line.offline = true));

/** Lets the browser keep the page itself; where it cannot, nothing is lost. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

// Whether the house can be reached, and the shell that opens when it cannot.
export const line = $state({ offline: !navigator.onLine }); // api.ts notes whether anybody answered

addEventListener("online", () => (line.offline = false));
addEventListener("offline", () => (line.offline = true));

/** Lets the browser keep the page itself; where it cannot, nothing is lost. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").then(keepHouse, () => undefined));
}

/** Once the page is at rest, the house for this browser is fetched too, unless its owner saves data. */
async function keepHouse(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const line = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (!line?.saveData) setTimeout(() => active?.postMessage("pocket"), 4000);
}

// Short messages that come and go by themselves; never in the way of the table.
export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad" | "good";
  href?: string; // where it leads
}

export const notices: { list: Notice[] } = $state({ list: [] });
let last = 0;

/** Says something for a few seconds; what is said again is not said twice. */
export function notify(text: string, tone: Notice["tone"] = "plain", ms = 5000, href?: string): void {
  if (href && href === shown) return;
  const id = ++last;
  notices.list = [...notices.list.filter((notice) => notice.text !== text).slice(-2), { id, text, tone, href }];
  setTimeout(() => (notices.list = notices.list.filter((notice) => notice.id !== id)), ms);
}

let shown = "";

/** A page shows this door itself: what leads there is not said beside it, nor over it; until the page lets go. */
export function door(href: string): () => void {
  shown = href;
  reached(href);
  return () => void (shown = "");
}

/** Whoever is where a notice leads needs it no more. */
export function reached(href: string): void {
  notices.list = notices.list.filter((notice) => notice.href !== href);
}

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
  const id = ++last;
  notices.list = [...notices.list.filter((notice) => notice.text !== text).slice(-2), { id, text, tone, href }];
  setTimeout(() => (notices.list = notices.list.filter((notice) => notice.id !== id)), ms);
}

// Addresses of the page.  A link is an ordinary link; clicks on our own are followed without loading anew.

export interface Place {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

function read(): Place {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search) };
}

export const place: { now: Place } = $state({ now: read() });

/** Goes to an address of the page. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.now = read();
  if (!replace) window.scrollTo(0, 0);
}

/** Listens to the back button and to clicks on links of ours. */
export function follow(): void {
  addEventListener("popstate", () => (place.now = read()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|docs)\//.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

// Pieces that change place travel there.  A piece is an element with data-piece; before the board changes we note where
// each lies, afterwards those that moved run from there.  A new piece may name where it comes from: data-from.
import { still } from "./settings.svelte";

type Places = Map<string, DOMRect>;

/** Where everything lies now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-anchor]")) {
    const key = element.dataset.piece ?? `@${element.dataset.anchor}`;
    const box = element.getBoundingClientRect();
    if (box.width) found.set(key, box);
  }
  return found;
}

/** Lets everything that lies elsewhere now travel; returns how many did. */
export function travel(root: HTMLElement, before: Places): number {
  let moved = 0;
  const now = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = element.dataset.piece!;
    if (now.has(key)) continue;
    now.add(key);
    const from = before.get(key) ?? (element.dataset.from ? before.get(`@${element.dataset.from}`) : undefined);
    if (!from) {
      if (before.size) appear(element);
      continue;
    }
    if (run(element, from)) moved += 1;
  }
  return moved;
}

function run(element: HTMLElement, from: DOMRect): boolean {
  const to = element.getBoundingClientRect();
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (!to.width || Math.hypot(dx, dy) < 3) return false;
  if (still()) {
    appear(element);
    return true;
  }
  const scale = Math.min(3, Math.max(0.3, from.width / to.width));
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: Math.min(420, 180 + Math.hypot(dx, dy) * 0.35), easing: "cubic-bezier(.3,.8,.3,1)" },
  );
  return true;
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" });
}

/** A Svelte attachment: `sight` changes, pieces travel. */
export function flipping(root: HTMLElement): { before: () => void; after: () => void } {
  let noted: Places = new Map();
  return {
    before: () => (noted = places(root)),
    after: () => void travel(root, noted),
  };
}

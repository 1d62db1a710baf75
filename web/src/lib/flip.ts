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

/** Lets everything that lies elsewhere now travel.  Every place is read before anything is set in motion: a layout is computed once. */
export function travel(root: HTMLElement, before: Places): void {
  if (!before.size) return;
  const moved = new Map<string, [HTMLElement, from: DOMRect | undefined, to: DOMRect, known: boolean]>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = element.dataset.piece!;
    const from = before.get(key) ?? before.get(`@${element.dataset.from}`);
    if (!moved.has(key)) moved.set(key, [element, from, element.getBoundingClientRect(), before.has(key)]);
  }
  for (const [element, from, to, known] of moved.values()) {
    if (!from) appear(element);
    else run(element, from, to, known ? Math.min(1.5, Math.max(0.5, from.width / to.width)) : 1);
  }
}

/** From there to where it lies now; a piece that comes from a hand or a pile, whose width says nothing, keeps its size. */
function run(element: HTMLElement, from: DOMRect, to: DOMRect, scale: number): void {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (!to.width || Math.hypot(dx, dy) < 3) return;
  if (still()) return appear(element);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: Math.min(420, 180 + Math.hypot(dx, dy) * 0.35), easing: "cubic-bezier(.3,.8,.3,1)" },
  );
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" });
}

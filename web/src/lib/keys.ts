// The keyboard at a table: arrows go to the nearest target that may be touched, letters do what buttons do.

export interface Deeds {
  clear: () => void;
  confirm: () => void;
  undo: () => void;
  hint: () => void;
  list: () => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key is the page's: nobody types, and the browser is not meant. */
export function isOurs(event: KeyboardEvent): boolean {
  const typing = (event.target as Element).closest?.("input, textarea, select, dialog");
  return !(typing || event.metaKey || event.ctrlKey || event.altKey);
}

/** Handles a key; true if it meant something here. */
export function key(event: KeyboardEvent, root: HTMLElement, deeds: Deeds): boolean {
  if (!isOurs(event)) return false;
  const arrow = ARROWS[event.key];
  if (arrow) return step(root, arrow);
  const deed = { escape: deeds.clear, c: deeds.confirm, u: deeds.undo, h: deeds.hint, l: deeds.list }[event.key.toLowerCase()];
  deed?.();
  return Boolean(deed);
}

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Moves the focus to the nearest lit target in that direction, or to the first one. */
function step(root: HTMLElement, [dx, dy]: readonly [number, number]): boolean {
  const targets = [...root.querySelectorAll<HTMLElement>("[data-target][data-lit], [data-target][aria-pressed=true], [data-deed]:not(:disabled)")];
  if (!targets.length) return false;
  const here = document.activeElement;
  if (!here || !root.contains(here) || !here.matches("[data-target], [data-deed]")) {
    (targets.find((target) => target.matches("[data-lit]")) ?? targets[0]!).focus();
    return true;
  }
  const [x, y] = centre(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target === here) continue;
    const [tx, ty] = centre(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along < 4) continue;
    const cost = along + across * 2.2;
    if (cost < least) [best, least] = [target, cost];
  }
  best?.focus();
  return true;
}

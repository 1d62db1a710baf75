// Dragging a piece is touching it, carrying its picture, and touching where it is let go.
const SLACK = 8;

/** Listens on a table; `touch` is told of what is taken up and where it is put. */
export function dragging(root: HTMLElement, touch: (part: string) => void, isPicked: (part: string) => boolean): () => void {
  let start: { x: number; y: number; source: HTMLElement } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    const source = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (source && event.button === 0) start = { x: event.clientX, y: event.clientY, source };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
    if (!ghost) lift();
    ghost!.style.translate = `${event.clientX - ghost!.offsetWidth / 2}px ${event.clientY - ghost!.offsetHeight / 2}px`;
    const under = below(event);
    if (under !== over) {
      over?.classList.remove("over");
      under?.classList.add("over");
      over = under;
    }
  };
  const up = (event: PointerEvent) => {
    const goal = ghost ? below(event) : null;
    const dragged = ghost !== null;
    drop();
    if (dragged) addEventListener("click", swallow, { capture: true, once: true });
    if (dragged) setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const part = goal?.dataset.drop ?? goal?.dataset.target;
    if (part) touch(part);
  };
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());

  function lift(): void {
    const { source } = start!;
    const part = source.dataset.target!;
    const box = source.getBoundingClientRect();
    ghost = source.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-piece");
    ghost.removeAttribute("data-target");
    Object.assign(ghost.style, {
      position: "fixed", left: "0", top: "0", margin: "0", width: `${box.width}px`, height: `${box.height}px`,
      zIndex: "60", pointerEvents: "none", opacity: "0.9", transform: "rotate(2deg) scale(1.06)", transition: "none",
    });
    document.body.append(ghost);
    if (!isPicked(part)) touch(part);
  }
  function below(event: PointerEvent): HTMLElement | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop], [data-target][data-lit]");
    return found && root.contains(found) ? found : null;
  }
  function drop(): void {
    ghost?.remove();
    over?.classList.remove("over");
    start = ghost = over = null;
  }

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", drop);
  return () => {
    drop();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", drop);
  };
}

// Of a sight the server sends only what changed: the rest is as it was.
import type { View } from "./wire";

/** These views, complete; none if one of them is not known that would have to be. */
export function completed(views: View[], before: View[]): View[] | null {
  const whole = views.map((view) => {
    if (view.since == null) return view;
    const known = before.find((one) => one.seat === view.seat);
    return known ? { ...view, sight: { ...known.sight, ...view.sight } } : null;
  });
  return whole.every((view) => view !== null) ? whole : null;
}

// What the rounds that were scored have paid, part by part, as their events told it: the table itself keeps only the sum.
import type { Entry } from "../../lib/counting";
import { total } from "../../lib/scores";
import type { EventInfo } from "../../lib/wire";
import { PARTS, POINTS } from "./parts";

const RULES = { edges: "R40", doubles: "R41", estate: "R42", lakes: "R29" } as const;

/** A seat's points with those of earlier rounds told apart; as they were where somebody has not seen them all. */
export function earlier(entries: Entry[], seat: number, events: readonly EventInfo[]): Entry[] {
  const scored = events.filter(({ event, data }) => event === "scored" && data.seat === seat);
  const parts = PARTS.map((part) => ({
    what: `past-${part}`,
    rule: RULES[part as keyof typeof RULES],
    count: scored.length,
    points: scored.reduce((sum, { data }) => sum + data[POINTS[part]], 0),
    things: [],
  }));
  const whole = entries.find(({ what }) => what === "scored");
  if (!whole || total(parts) !== whole.points) return entries;
  return [...parts.filter(({ points }) => points), ...entries.filter((entry) => entry !== whole)];
}

// The chances of every seat through a match, as points a chart can draw.
import type { Result, Verdict } from "./wire";

export interface Point {
  ply: number; // moves made so far
  chances: number[]; // one for each seat; they add up to 1
}

/** What every verdict saw before its move; then, if it is known, how it ended. */
export function curve(verdicts: Verdict[], result: Result | null, last: number): Point[] {
  const points = verdicts.map(({ ply, chances }) => ({ ply: ply - 1, chances }));
  if (!points.length || !result) return points;
  const share = result.ranks.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  return [...points, { ply: last, chances: share }];
}

/** The chances as they were last seen at that moment. */
export function chancesAt(points: Point[], ply: number): number[] | null {
  return points.findLast((point) => point.ply <= ply)?.chances ?? points[0]?.chances ?? null;
}

/** A seat's band in a stack of all: lower and upper edge, 0 to 1. */
export function band({ chances }: Point, seat: number): [lower: number, upper: number] {
  const lower = chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  return [lower, lower + (chances[seat] ?? 0)];
}

/** Where a seat's mark is written on its band: at its broadest, then wherever there is room at least `apart` away. */
export function marks(points: Point[], seat: number, apart: number, least: number): Point[] {
  const broad = points.filter((point) => (point.chances[seat] ?? 0) >= least).sort((a, b) => b.chances[seat]! - a.chances[seat]!);
  const chosen: Point[] = [];
  for (const point of broad) if (chosen.every((other) => Math.abs(other.ply - point.ply) >= apart)) chosen.push(point);
  return chosen;
}

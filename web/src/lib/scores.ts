// What a score is made of, as the engine's facts tell it (`facts.scores`): added up here, never judged.
import type { Entry } from "./counting";

export function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.points, 0);
}

/** What its sentence speaks of: how many, and those that have a name of their own. */
export function spoken({ count, things }: Entry): { count: number; names: string } {
  return { count, names: things.map((thing) => thing.split(":")[1]).join(", ") };
}

/** What told the winner and the best of the others apart most; none where nothing did. */
export function decisive(scores: readonly Entry[][], winner: number): Entry | null {
  const mine = scores[winner] ?? [];
  const rival = scores.filter((_, seat) => seat !== winner).sort((a, b) => total(b) - total(a))[0] ?? [];
  const ends = mine.findLast((entry) => entry.points === 0 && entry.things.length); // what ends a match needs no points
  if (ends) return ends;
  const apart = mine.map((entry) => ({ ...entry, points: entry.points - (rival.find(({ what }) => what === entry.what)?.points ?? 0) }));
  const best = apart.sort((a, b) => b.points - a.points)[0];
  return best && best.points > 0 ? best : null;
}

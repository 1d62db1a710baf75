// What a player has played, added up.
import type { Tally } from "./wire";

/** Those played most first. */
export const mostPlayed = (tallies: Tally[]): Tally[] => [...tallies].sort((one, other) => other.played - one.played);

/** The game played most, whatever the seats; none where nothing was played. */
export function favourite(tallies: Tally[]): string | undefined {
  const played = new Map<string, number>();
  for (const tally of tallies) played.set(tally.game, (played.get(tally.game) ?? 0) + tally.played);
  return [...played].sort((one, other) => other[1] - one[1])[0]?.[0];
}

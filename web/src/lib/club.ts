// What the club asks of the server beside tables: matches found again, people, notices, watching, tournaments.
import { ask } from "./api";
import type { MatchInfo, Opening, RatingPoint } from "./wire";

/** An address with what is asked for; what is empty is left out. */
export function asked(path: string, query: Record<string, string | number | undefined | null>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

export interface Looked {
  who?: string;
  against?: string;
  outcome?: string;
  game?: string;
  seats?: string;
  options?: string;
  opening?: string;
  skip?: number;
}

export const club = {
  matches: (query: Looked) => ask<MatchInfo[]>("GET", asked("matches", { ...query })),
  opening: (game: string, seats: number, opening: string[], options = "") =>
    ask<Opening>("GET", asked(`openings/${game}/${seats}`, { opening: opening.join("|"), options })),
  curve: (player: string) => ask<RatingPoint[]>("GET", `players/${player}/ratings`),
};

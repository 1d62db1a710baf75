// The four games as the page knows them before anything is loaded: names, seats, accents.  No rules.
export const GAMES = ["schotten", "tain", "goats", "colorado"] as const;
export type GameName = (typeof GAMES)[number];

/** How many may sit down. */
export const SEATS: Record<GameName, readonly [number, number]> = {
  schotten: [2, 2],
  tain: [2, 4],
  goats: [2, 5],
  colorado: [2, 4],
};

export const SHAPES = ["●", "▲", "■", "◆", "✚"] as const;

export function isGame(name: string | undefined): name is GameName {
  return GAMES.includes(name as GameName);
}

// What never changes in a match of a game (cells, figures of cards, prizes), as the house has it: asked for once.
import { api } from "./api";
import type { GameName } from "./games";

const kept = new Map<string, Promise<Record<string, any>>>();

/** The box of a game for so many seats (none: as many as it has), of the type its `shown.ts` gives it.
 *  Where nobody answers it never comes: what needs it is not drawn, and the next to ask tries again. */
export function boxOf<B>(game: GameName, seats?: number): Promise<B> {
  const key = `${game}/${seats}`;
  const found = kept.get(key) ?? api.box(game, seats).catch(() => {
    kept.delete(key);
    return new Promise<never>(() => undefined);
  });
  kept.set(key, found);
  return found as Promise<B>;
}

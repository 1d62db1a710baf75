// Pictures among the rules, drawn with the pieces of the table: which one follows the chapter of which rule.
import type { Component } from "svelte";
import type { GameName } from "./games";

export const PLATES: Record<GameName, Record<string, string>> = {
  schotten: { S1: "cards", S17: "proof", S20: "formations", S40: "tactics" },
  tain: { T5: "tokens", T16: "land", T37: "raids", T59: "count" },
  goats: { G2: "types", G16: "walk", G26: "owner", G44: "count" },
  colorado: { R6: "cards", R16: "bids", R25: "place", R40: "count" },
};

export const DRAWN: Record<GameName, () => Promise<{ default: Component<{ name: string }> }>> = {
  schotten: () => import("../games/schotten/Plate.svelte"),
  tain: () => import("../games/tain/Plate.svelte"),
  goats: () => import("../games/goats/Plate.svelte"),
  colorado: () => import("../games/colorado/Plate.svelte"),
};

/** The pictures that belong to a chapter of the rules. */
export function platesIn(game: GameName, chapter: string): string[] {
  return Object.entries(PLATES[game])
    .filter(([rule]) => chapter.includes(`id="${rule}"`))
    .map(([, name]) => name);
}

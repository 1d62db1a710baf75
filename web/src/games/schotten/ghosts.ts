// A refused claim names the cards that could still beat it (S17): they are shown where they would lie.
import type { Refusal } from "../../lib/table.svelte";

/** The cards to show as ghosts behind those of an incomplete side. */
export function ghosts(refusal: Refusal | null | undefined, stone: number, side: string[]): string[] {
  const cards: string[] = refusal?.detail.stone === stone ? (refusal.detail.cards ?? []) : [];
  return cards.slice(side.length);
}

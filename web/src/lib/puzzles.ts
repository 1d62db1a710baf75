// What pages of puzzles say in numbers.
import { settings } from "./settings.svelte";

/** A part of one as people write it. */
export function percent(value: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(value);
}

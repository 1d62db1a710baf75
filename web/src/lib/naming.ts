// Sentences of the engine number the seats; at a table people have names.
import { t } from "./words.svelte";
import type { SeatInfo } from "./wire";

const OPENED: Record<string, string> = { du: "de ", au: "à " }; // French articles that melt into a numbered clan

/** The sentence with names for seat numbers; the catalogue's `seat-pattern` says how a numbered seat is written. */
export function named(text: string, seats: SeatInfo[]): string {
  const pattern = new RegExp(t("seat-pattern"), "giu");
  const swapped = text.replace(pattern, (whole, article: string | undefined, number: string) => {
    const name = seats[Number(number)]?.name || seats[Number(number)]?.bot;
    return name ? (OPENED[article?.toLowerCase() ?? ""] ?? "") + name : whole;
  });
  return swapped.charAt(0).toUpperCase() + swapped.slice(1);
}

// Sentences of the engine number the seats; at a table people have names.
import { api } from "./api";
import { SHAPES } from "./games";
import { t } from "./words.svelte";
import type { SeatInfo } from "./wire";

let titles: Record<string, string> = $state.raw({});

/** Asks the house what its bots are called, in the language spoken. */
export async function learnBots(): Promise<void> {
  const { bots } = await api.games();
  titles = Object.fromEntries(bots.map((bot) => [bot.name, bot.title]));
}

/** The people at a table, each with a name of its own: two bots called the same are told apart by their shape. */
export function people(seats: SeatInfo[]): SeatInfo[] {
  const plain = seats.map((seat) => (seat.bot && !seat.player ? (titles[seat.bot] ?? seat.name) || seat.bot : seat.name) || "");
  return seats.map((seat, i) => {
    const twice = plain[i] && plain.some((name, other) => other !== i && name === plain[i]);
    return { ...seat, name: twice ? `${plain[i]} ${SHAPES[i]}` : plain[i]! };
  });
}

const OPENED: Record<string, string> = { du: "de ", au: "à " }; // French articles that melt into a numbered clan

let known: [source: string, pattern: RegExp] = ["", /$^/];

function numbered(source: string): RegExp {
  if (known[0] !== source) known = [source, new RegExp(source, "giu")];
  return known[1];
}

/** The sentence with names for seat numbers; the catalogue's `seat-pattern` says how a numbered seat is written. */
export function named(text: string, seats: SeatInfo[]): string {
  const pattern = numbered(t("seat-pattern"));
  const swapped = text.replace(pattern, (whole, article: string | undefined, number: string) => {
    const name = seats[Number(number)]?.name || seats[Number(number)]?.bot;
    return name ? (OPENED[article?.toLowerCase() ?? ""] ?? "") + name : whole;
  });
  return swapped.charAt(0).toUpperCase() + swapped.slice(1);
}

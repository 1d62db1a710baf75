// Sentences of the engine leave a gap for every seat, `{seat 2}`; at a table people have names.
import { api } from "./api";
import { SHAPES } from "./games";
import { lang, t } from "./words.svelte";
import type { Result, SeatInfo } from "./wire";

let titles: Record<string, string> = $state.raw({});

/** Asks the house what its bots are called, in the language spoken; names are a courtesy: without an answer they keep those they had. */
export async function learnBots(): Promise<void> {
  const found = await api.games().catch(() => null);
  if (found) titles = Object.fromEntries(found.bots.map((bot) => [bot.name, bot.title]));
}

/** What a bot is called, once the house has said it. */
export function botTitle(name: string): string {
  return titles[name] ?? name;
}

/** The people at a table, each with a name of its own: two called the same are told apart by their shape. */
export function people(seats: SeatInfo[]): SeatInfo[] {
  const plain = seats.map((seat) => (seat.bot && !seat.player ? botTitle(seat.bot) : seat.name) || "");
  return seats.map((seat, i) => {
    const twice = plain[i] && plain.some((name, other) => other !== i && name === plain[i]);
    return { ...seat, name: twice ? `${plain[i]} ${SHAPES[i]}` : plain[i]! };
  });
}

const GAP = /(\b[Dd]e )?\{seat (\d)\}/g;
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœ]/i;

/** The sentence with names in its gaps and a capital at its beginning; French drops the e of “de” before a vowel. */
export function named(text: string, seats: SeatInfo[]): string {
  const filled = text.replace(GAP, (_, of: string | undefined, number: string) => {
    const name = seats[Number(number)]?.name || number;
    return of && lang() === "fr" && VOWEL.test(name) ? `${of[0]}’${name}` : `${of ?? ""}${name}`;
  });
  return /^.\d/.test(filled) ? filled : filled.charAt(0).toUpperCase() + filled.slice(1); // `d4` is a cell
}

/** Why it ended; whoever resigned is named. */
export function ending(result: Result, seats: SeatInfo[]): string {
  if (result.reason !== "resigned") return result.text;
  const gone = seats.filter((seat) => seat.resigned).map((seat) => seat.name);
  return t("result-resigned", { names: new Intl.ListFormat(lang()).format(gone), count: gone.length });
}

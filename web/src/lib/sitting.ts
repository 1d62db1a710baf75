// Sitting down: a name if there is none yet, a table, and off we go.
import { api, Trouble } from "./api";
import { notify } from "./notices.svelte";
import { go } from "./router.svelte";
import { wire } from "./socket.svelte";
import { t } from "./words.svelte";
import type { Me, TableForm } from "./wire";

/** How many sit down when somebody just wants to play: the number each game shines with. */
const COMPANY: Record<string, number> = { schotten: 2, tain: 3, goats: 3, colorado: 3 };
const BOTS = ["level3", "greedy"];

/** Makes sure the server knows us by some name. */
export async function beSomebody(name?: string): Promise<Me> {
  let me = await api.me();
  if (!me.player || name) {
    me = await api.guest(name ?? t("guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
    await wire.again();
  }
  return me;
}

/** The bot to sit against when nobody chose one. */
export async function usualBot(): Promise<string> {
  const { bots } = await api.games();
  return BOTS.find((name) => bots.some((bot) => bot.name === name)) ?? bots.at(-1)?.name ?? "greedy";
}

/** Makes a table and goes there. */
export async function makeTable(form: TableForm): Promise<boolean> {
  try {
    await beSomebody();
    const table = await api.create(form);
    go(`/table/${table.id}`);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** One click: a match against bots, begun. */
export async function playNow(game: string, options: TableForm["options"] = {}): Promise<boolean> {
  try {
    const bot = await usualBot();
    const seats = ["me", ...Array<string>((COMPANY[game] ?? 2) - 1).fill(bot)];
    return await makeTable({ game, seats, options, start: true });
  } catch (error) {
    complain(error);
    return false;
  }
}

/** Why something was not done, in a sentence. */
export function reason(error: unknown): string {
  const known = error instanceof Trouble;
  return known && error.message ? error.message : t(known ? "offline" : "failed");
}

/** Tells people so. */
export const complain = (error: unknown): void => notify(reason(error), "bad");

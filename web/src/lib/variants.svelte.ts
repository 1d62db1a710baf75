// Options of a game in people's words: what each is, and what its choices are called.
import { api } from "./api";
import { has, learnGame, t, tg } from "./words.svelte";
import type { OptionInfo } from "./wire";

/** What a choice of an option is called. */
export function choiceName(game: string, option: OptionInfo, value: unknown): string {
  const key = `option-${option.name}.value-${String(value).replace(/[^\w-]/g, "-")}`;
  if (has(game, key)) return tg(game, key);
  if (option.name === "start") return t("new-seat", { seat: Number(value) + 1 });
  return value === true ? t("yes") : value === false ? t("no") : String(value);
}

/** The options that differ from the usual, each as a sentence. */
export async function variantTexts(game: string, chosen: Record<string, unknown>): Promise<string[]> {
  await learnGame(game);
  const { games } = await api.games();
  const options = games.find((one) => one.name === game)?.options ?? [];
  const told = options.filter((option) => option.name !== "start" && option.name in chosen && chosen[option.name] !== option.default);
  return told.map((option) => `${option.text.replace(/[.…]$/, "")}: ${choiceName(game, option, chosen[option.name])}`);
}

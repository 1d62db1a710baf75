// Cards in words.
import { t, tg } from "../../lib/words.svelte";
import { tile } from "./types";

/** “Rocker goat 5”, “a dog”, “milk 2”. */
export function tileName(text: string): string {
  const card = tile(text);
  if (card.kind === "goat") return t("goats-goat", { type: tg("goats", `type-${card.type}`), value: card.value });
  if (card.kind === "milk") return t("goats-milk", { value: card.value });
  return t(`goats-${card.kind}`);
}

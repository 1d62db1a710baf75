// Cards in words, from the catalogues.
import { t, tg } from "../../lib/words.svelte";
import { isTactic } from "./suits";

/** “red 5”, “the Joker”, “a hidden card”. */
export function cardName(code: string): string {
  if (isTactic(code)) return tg("schotten", `card-${code}`);
  if (/^[BGRYPN]\d$/.test(code)) return t("schotten-clan-card", { colour: t(`schotten-colour-${code[0]}`), value: code[1]! });
  return t("schotten-hidden");
}

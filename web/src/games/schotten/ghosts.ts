// A refused claim names the cards that could still beat it; here they are found in that very sentence.
import { tg } from "../../lib/words.svelte";
import { SUITS } from "./suits";

const MARK = "0000";

/** The clan cards a sentence of the engine speaks of, as codes. */
export function cardsIn(sentence: string): string[] {
  return Object.keys(SUITS).flatMap((letter) => {
    const written = tg("schotten", "card-clan", { colour: tg("schotten", `colour-${letter}`), value: MARK });
    const pattern = new RegExp(written.replace(MARK, "(\\d(?:-\\d)*)"), "giu");
    return [...sentence.matchAll(pattern)].flatMap((hit) => hit[1]!.split("-").map((value) => `${letter}${value}`));
  });
}

/** The cards to show as ghosts on an incomplete side. */
export function ghosts(refusal: { move: string; reason: string } | null | undefined, stone: number, side: string[], full: number): string[] {
  if (refusal?.move !== `claim ${stone}`) return [];
  return cardsIn(refusal.reason).filter((card) => !side.includes(card)).slice(0, full - side.length);
}

// The sentences of the text mode, and what may be typed in it: words of both languages are understood at any time.
import { bundle, lang, phrase, type Args } from "../lib/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const BUNDLES = { en: bundle("en", en), fr: bundle("fr", fr) };

/** A sentence in the language spoken. */
export function tx(key: string, args?: Args): string {
  return phrase(BUNDLES[lang()], key, args) ?? "";
}

/** Words without case, accents and the marks of a question. */
export function plain(text: string): string {
  const bare = text.toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/^[ ?!.]+|[ ?!.]+$/g, "").replace(/\s+/g, " ");
}

/** All that may be typed for a command, in any language. */
export function ways(name: string): string[] {
  return Object.values(BUNDLES).flatMap((shelf) => (phrase(shelf, `do-${name}`) ?? "").split("/").map(plain));
}

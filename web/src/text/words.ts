// The sentences of the text mode, and what may be typed in it: words of both languages are understood at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { lang } from "../lib/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES = { en: bundle("en", en), fr: bundle("fr", fr) };

function find(shelf: FluentBundle, key: string, args?: Record<string, FluentVariable>): string | undefined {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = shelf.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? shelf.formatPattern(pattern, args, []) : undefined;
}

/** A sentence in the language spoken. */
export function tx(key: string, args?: Record<string, FluentVariable>): string {
  return find(BUNDLES[lang()], key, args) ?? "";
}

/** Words without case, accents and the marks of a question. */
export function plain(text: string): string {
  const bare = text.toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/^[ ?!.]+|[ ?!.]+$/g, "").replace(/\s+/g, " ");
}

/** All that may be typed for a command, in any language. */
export function ways(name: string): string[] {
  return Object.values(BUNDLES).flatMap((shelf) => (find(shelf, `do-${name}`) ?? "").split("/").map(plain));
}

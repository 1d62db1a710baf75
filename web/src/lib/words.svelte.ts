// Sentences from the Fluent catalogues: the page's own, and the very files of core and of each game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, choose, show, type Lang } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;
type Loader = () => Promise<string>;

const page = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const core = import.meta.glob<string>("../../../src/drovers/core/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/drovers/games/*/*.ftl", { query: "?raw", import: "default" });

const bundles: Record<string, FluentBundle> = {};
let spoken: Lang = $state("en");
let version = $state(0); // grows when a catalogue arrives

/** A catalogue, read. */
export function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** A sentence of a catalogue, if it is there. */
export function phrase(shelf: FluentBundle | undefined, key: string, args?: Args): string | undefined {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = shelf?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? shelf!.formatPattern(pattern, args, []) : undefined;
}

async function fetchShelf(shelf: string, lang: Lang, files: Record<string, Loader>, path: string): Promise<void> {
  const load = files[path];
  if (bundles[`${shelf}/${lang}`] || !load) return;
  bundles[`${shelf}/${lang}`] = bundle(lang, await load());
  version += 1;
}

const wanted = new Set<string>();

async function load(lang: Lang): Promise<void> {
  await Promise.all([
    fetchShelf("page", lang, page, `../words/${lang}.ftl`),
    fetchShelf("core", lang, core, `../../../src/drovers/core/${lang}.ftl`),
    ...[...wanted].map((name) => fetchShelf(name, lang, games, `../../../src/drovers/games/${name}/${lang}.ftl`)),
  ]);
}

/** Loads the language of the settings; before this nothing is drawn. */
export async function learn(): Promise<void> {
  await load(settings.lang);
  spoken = settings.lang;
}

/** Changes the language of everything, at once. */
export async function speak(lang: Lang): Promise<void> {
  await load(lang);
  choose("lang", lang);
  spoken = lang;
}

/** Makes a game's own sentences available. */
export async function learnGame(name: string): Promise<void> {
  wanted.add(name);
  await load(settings.lang);
  show();
}

function find(shelf: string, key: string, args?: Args): string | undefined {
  void version;
  return phrase(bundles[`${shelf}/${spoken}`], key, args);
}

/** A sentence of the page. */
export function t(key: string, args?: Args): string {
  return find("page", key, args) ?? key;
}

/** A sentence of a game, then of the page for that game (`goats-…`), then the key itself. */
export function tg(game: string, key: string, args?: Args): string {
  return find(game, key, args) ?? find("page", `${game}-${key}`, args) ?? key;
}

/** Whether a game's catalogue has this sentence. */
export function has(game: string, key: string): boolean {
  return find(game, key) !== undefined;
}

/** The language spoken now. */
export function lang(): Lang {
  return spoken;
}

/** A day as people write it in that language. */
export function day(at: number, style: "short" | "medium" | "long" = "medium"): string {
  return new Intl.DateTimeFormat(spoken, { dateStyle: style }).format(at);
}

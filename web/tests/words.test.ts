import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/lib/games";
import { lessons } from "../src/lib/lessons";

const SRC = join(import.meta.dirname, "../src");
const read = (lang: string) => readFileSync(join(SRC, `words/${lang}.ftl`), "utf8");
const ids = (text: string) => new FluentResource(text).body.map((message) => message.id);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

describe("the page's words", () => {
  it("are the same in both languages, each once", () => {
    expect(ids(read("fr")).sort()).toEqual(ids(read("en")).sort());
    expect(new Set(ids(read("en"))).size).toBe(ids(read("en")).length);
  });

  it("are all used: by name, by another, or by a name with gaps", () => {
    const text = files(SRC).map((path) => readFileSync(path, "utf8")).join("\n");
    const names = new Set((text + read("en").replace(/^[\w-]+ =/gm, "")).match(/[\w-]+/g));
    const gaps = [...text.matchAll(/`([\w-]*(?:\$\{[^`}]*\}[\w-]*)+)`/g)].map((hit) => hit[1]!.split(/\$\{[^}]*\}/));
    const shapes = gaps.filter((parts) => parts.join("").length > 2).map((parts) => new RegExp(`^${parts.join("[\\w-]+")}$`));
    expect(ids(read("en")).filter((id) => !names.has(id) && !shapes.some((shape) => shape.test(id)))).toEqual([]);
  });

  it.each(["en", "fr"])("can all be said in %s", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(read(lang)))).toEqual([]);
    const args = new Proxy({}, { get: (_, name) => (["count", "steps", "days", "prisoners", "jewels", "played", "won", "claimed"].includes(String(name)) ? 2 : "x"), has: () => true, getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
    for (const id of ids(read(lang))) {
      const problems: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)!.value!, args, problems);
      expect(problems, id).toEqual([]);
    }
  });

  it("of the text mode are the same in both languages and can all be said", () => {
    const [en, fr] = ["en", "fr"].map((lang) => new FluentResource(readFileSync(join(SRC, `text/${lang}.ftl`), "utf8")));
    const shape = (shelf: FluentResource) => shelf.body.map(({ id, attributes }) => [id, Object.keys(attributes).sort()]);
    expect(shape(fr!)).toEqual(shape(en!));
    const said = files(join(SRC, "text")).flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\btx\(\s*"([\w-]+)"/g)].map((hit) => hit[1]!));
    expect(said.filter((key) => !en!.body.some(({ id }) => id === key))).toEqual([]);
  });

  it("cover every key a component names", () => {
    const known = new Set(ids(read("en")));
    const missing = files(SRC).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bt\(\s*"([\w-]+)"/g)].map((hit) => hit[1]!).filter((key) => !known.has(key)).map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it("hold a card and lessons for every game", () => {
    const known = new Set(ids(read("en")));
    for (const game of GAMES) {
      for (const key of ["name", "tag", "facts", "card"]) expect(known.has(`${game}-${key}`), `${game}-${key}`).toBe(true);
      for (const lesson of lessons(game)) expect(known.has(lesson.key), lesson.key).toBe(true);
    }
  });
});

describe("components", () => {
  it("stay small and hold no sentence", () => {
    for (const path of files(SRC).filter((name) => !name.endsWith("wire.ts"))) {
      const text = readFileSync(path, "utf8");
      expect(text.split("\n").length, path).toBeLessThanOrEqual(400);
      if (!path.endsWith(".svelte")) continue;
      const markup = text.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style[\s\S]*?<\/style>/g, "").replace(/<!--[\s\S]*?-->/g, "").replace(/\{[^{}]*\}/g, "");
      const sentence = />\s*([A-Za-zÀ-ÿ]{3,}(?:\s+[a-zà-ÿ]{2,})+)/.exec(markup.replace(/\{[^{}]*\}/g, ""));
      expect(sentence?.[1] ?? null, path).toBeNull();
    }
  });
});

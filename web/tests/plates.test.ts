import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/lib/games";
import { PLATES, platesIn } from "../src/lib/plates";

describe("pictures among the rules", () => {
  it.each(GAMES)("follow a rule that %s has, in both languages, and say what they show", (game) => {
    for (const lang of ["en", "fr"]) {
      const rules = readFileSync(`../src/drovers/games/${game}/RULES${lang === "fr" ? ".fr" : ""}.md`, "utf8");
      const words = readFileSync(`src/words/${lang}.ftl`, "utf8");
      for (const [rule, name] of Object.entries(PLATES[game])) {
        expect(rules).toContain(`**${rule}**`);
        expect(words).toContain(`\n${game}-plate-${name} = `);
      }
    }
  });

  it("stand with the chapter of their rule", () => {
    expect(platesIn("tain", '<h2>Box</h2><strong id="T5">T5</strong>')).toEqual(["tokens"]);
    expect(platesIn("tain", '<strong id="T55">T55</strong>')).toEqual([]);
  });
});

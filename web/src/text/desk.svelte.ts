// Where somebody types and listens: what was said so far, and who answers the next line.
import { plain, tx, ways } from "./words";

const KEPT = 200; // lines that can still be read back

/** What may be typed somewhere: its name in the catalogue, and what it does with the rest of the line. */
export type Deeds = Record<string, (rest: string) => unknown>;
type Answer = (line: string) => unknown;

export class Desk {
  said: { key: number; text: string; typed: boolean }[] = $state([]);
  busy = $state(0); // lines that are not answered yet
  answered = $state(0);
  #deeds: Deeds = {};
  #common: Deeds = {};
  #otherwise: Answer = (line) => this.say(tx("unknown", { text: line }));
  #count = 0;

  /** Says something, line by line. */
  say(...lines: string[]): void {
    this.#add(lines, false);
  }

  #add(lines: string[], typed: boolean): void {
    const fresh = lines.filter(Boolean).map((text) => ({ key: ++this.#count, text, typed }));
    this.said = [...this.said, ...fresh].slice(-KEPT);
  }

  /** From now on these are the commands, and `otherwise` takes every other line. */
  open(deeds: Deeds, otherwise?: Answer): void {
    this.#deeds = deeds;
    this.#otherwise = otherwise ?? ((line) => this.say(tx("unknown", { text: line })));
  }

  /** Commands that are there everywhere. */
  always(deeds: Deeds): void {
    this.#common = deeds;
  }

  /** What may be typed here, with what it does. */
  help(): string[] {
    return Object.keys({ ...this.#deeds, ...this.#common }).map((name) => {
      const way = `${tx(`do-${name}`).split("/")[0]!.trim()} ${tx(`do-${name}.rest`)}`.trim();
      return tx("pair", { left: way, right: tx(`do-${name}.help`) });
    });
  }

  /** Does what was typed. */
  async obey(line: string): Promise<void> {
    this.#add([`> ${line}`], true);
    this.busy += 1;
    try {
      const [deed, rest] = this.#understood(line);
      await (deed ? deed(rest) : this.#otherwise(line));
    } catch (error) {
      this.say((error instanceof Error && error.message) || tx("failed"));
    }
    this.busy -= 1;
    this.answered += 1;
  }

  #understood(line: string): [Deeds[string] | null, string] {
    const bare = plain(line);
    let best = "";
    let deed: Deeds[string] | null = null;
    for (const [name, run] of Object.entries({ ...this.#common, ...this.#deeds }))
      for (const way of ways(name)) if ((bare === way || bare.startsWith(`${way} `)) && way.length > best.length) [best, deed] = [way, run];
    return [deed, line.trim().split(/\s+/).slice(best.split(" ").length).join(" ")];
  }
}

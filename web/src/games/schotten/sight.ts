// The shape of a sight of Schotten Totten, and how its move texts are touched.
import type { Targets } from "../../lib/picking.svelte";
import { TACTICS } from "./suits";

export interface Stone {
  sides: [string[], string[]];
  since?: number[][];
  owner?: number;
}

/** What a complete side is, and what it counts, as the rules see it. */
export interface Formation {
  name: "colour-run" | "kind" | "colour" | "run" | "sum";
  total: number;
}

export interface SchottenSight {
  options: { tactics: boolean; rounds: number; experts: boolean };
  round: number;
  points: number[];
  mover: number;
  phase: string;
  steps: number;
  turn: number;
  stones: Stone[];
  modes: { blind?: { stone: number }; mud?: { stone: number } };
  hands: string[][];
  decks: { clan: string[]; tactic: string[] };
  discard: string[];
  laid: number[];
  facts: { needs: number[]; formations: (Formation | null)[][] };
}

const RUSE = /^(ST|BA|TR) (\d)\.(\w+)(?:>(\w+))?$/;

/** What a hand touches for a move: `R5@3` is the card, then the stone. */
export function targets(seat: number | null): Targets {
  const me = seat ?? 0;
  return (move) => {
    const [first = "", second = ""] = move.split(/[@ ]/);
    if (move.includes("@")) return [`hand:${first}`, `stone:${second}`];
    if (first === "claim") return [`claim:${second}`];
    if (first === "return") return [`hand:${second}`];
    if (first === "drop") return [`drop:${second}`];
    if (first === "draw") return [`deck:${second}`];
    if (move === "HH") return ["hand:HH", "word:HH"];
    const ruse = RUSE.exec(move);
    if (!ruse) return [`word:${move}`];
    const [, card, stone, what, to] = ruse as unknown as string[];
    const side = card === "ST" ? me : 1 - me;
    const cell = what === "BL" || what === "MU" ? `mode:${stone}.${what}` : `cell:${side}.${stone}.${what}`;
    const end = to === undefined ? [] : to === "x" ? ["discard"] : [`stone:${to}`];
    return [`hand:${card}`, cell, ...end];
  };
}

export function isTacticCode(code: string): boolean {
  return (TACTICS as readonly string[]).includes(code) || code === "?t";
}

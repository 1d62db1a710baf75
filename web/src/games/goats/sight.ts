// The shape of a sight of Herr der Ziegen, where its cells and edges lie, and how its move texts are touched.
import type { Targets } from "../../lib/picking.svelte";
import { tile } from "./types";

export interface GoatsSight {
  pasture: string[][];
  pawns: number[];
  supply: number[];
  hands: string[][];
  front: string[][];
  box: string[];
  owners: Record<string, number>;
  pile: string[];
  turn: number;
  phase: string;
  played: string;
  source: string;
  target: string;
  last: string;
  facts: { herds: Herd[]; walks: number[][]; majority: number };
}

/** Cells joined to the stable, points and milk of a seat so far, as the rules count them. */
export interface Herd {
  joined: string[];
  points: number;
  milk: number;
}

/** `a1` is the top left cell. */
export function cellName(row: number, column: number): string {
  return `${"abcdefg"[column]}${row + 1}`;
}

export function cellAt(name: string): [row: number, column: number] {
  return [Number(name.slice(1)) - 1, "abcdefg".indexOf(name[0]!)];
}

/** Where an edge lies round a pasture: a row and column of the path, which is one wider on every side. */
export function edgePlace(edge: number, size: number): [row: number, column: number] {
  const [side, along] = [Math.floor(edge / size), edge % size];
  if (side === 0) return [0, along + 1];
  if (side === 1) return [along + 1, size + 1];
  if (side === 2) return [size + 1, size - along];
  return [size - along, 0];
}

/** Whether a cell lies in the row or column an edge looks into. */
export function inLine(edge: number, size: number, row: number, column: number): boolean {
  const [r, c] = edgePlace(edge, size);
  return r === 0 || r === size + 1 ? column === c - 1 : row === r - 1;
}

export const targets: Targets = (move) => {
  const [word, what] = move.split(" ") as [string, string?];
  if (word === "play") return [`hand:${what}`];
  return what ? [`${word}:${what}`] : [`word:${word}`];
};

/** Points of each seat in each open type, for the ledger. */
export function ledger(sight: GoatsSight): { type: string; sums: number[]; cards: number; owner: number | null }[] {
  const types = new Set<string>();
  const look = (text: string) => tile(text).kind === "goat" && types.add(tile(text).type);
  sight.pasture.flat().forEach(look);
  sight.front.flat().forEach(look);
  sight.hands.flat().forEach(look);
  Object.keys(sight.owners).forEach((type) => types.add(type));
  return [...types].map((type) => {
    const mine = sight.front.map((cards) => cards.filter((card) => card.startsWith(type) && tile(card).kind === "goat"));
    return {
      type,
      sums: mine.map((cards) => cards.reduce((sum, card) => sum + tile(card).value, 0)),
      cards: mine.reduce((sum, cards) => sum + cards.length, 0),
      owner: sight.owners[type] ?? null,
    };
  });
}

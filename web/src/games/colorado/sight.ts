// The shape of a sight of Colorado County, and how its move texts are touched.
import type { Targets } from "../../lib/picking.svelte";
import { STARS, turned } from "./data";

export interface ColoradoSight {
  round: number;
  phase: string;
  turn: number | null;
  board: string[];
  lords: Record<string, number>;
  points: number[];
  signs: number[];
  sold: number[];
  flags: string[];
  cards: string[];
  turned: number;
  shown: boolean;
  taken: number[];
  hands: (number | "?")[][];
  bag: unknown[];
  done: number[];
  yes: number[];
  seller: number | null;
  offer: string | null;
  rank: number[];
  slot: number | null;
  at: string | null;
  colour: string | null;
  facts: { auction: number; cells: Record<Count, string[]>; counts: { edges: number; doubles: number; estate: number }[] };
}

export const [ROWS, COLUMNS] = [10, 15];

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function cellAt(name: string): [row: number, column: number] {
  return [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
}

/** The cards that lie open, by slot; null where one has been taken. */
export function openCards(sight: ColoradoSight): (string | null)[] {
  if (!sight.shown) return [];
  return sight.cards.slice(sight.turned - sight.facts.auction, sight.turned).map((card, i) => (sight.taken.includes(i + 1) ? null : card));
}

/** The card being used. */
export function usedCard(sight: ColoradoSight): string | null {
  if (sight.slot === null) return null;
  return sight.cards[sight.turned - sight.facts.auction + sight.slot - 1] ?? null;
}

/** The cell a quarter turn of the used card points to. */
export function starCell(sight: ColoradoSight, quarters: number): string {
  const star = STARS[usedCard(sight)?.split(" ")[1] ?? ""];
  if (!star || !sight.at) return "";
  const [row, column] = cellAt(sight.at);
  const [dr, dc] = turned(star, quarters);
  return cellName(row + dr, column + dc);
}

export function targets(sight: ColoradoSight): Targets {
  return (move) => {
    const [word, what] = move.split(" ") as [string, string?];
    if (what === undefined) return [`word:${word}`];
    if (word === "at" || word === "sell") return [`cell:${what}`];
    if (word === "turn") return [`cell:${starCell(sight, Number(what))}`];
    if (word === "pay" || word === "top") return [`tok:${what}`];
    if (word === "lake" || word === "quarter") return [`word:${move}`];
    return [`${word}:${what}`];
  };
}

/** Whose marker a sign is. */
export function brand(sign: string): number | null {
  const seat = "ABCD".indexOf(sign);
  return seat < 0 ? null : seat;
}

export function isLake(sign: string): boolean {
  return /\d/.test(sign);
}

export function rim(row: number, column: number): boolean {
  return row === 0 || column === 0 || row === ROWS - 1 || column === COLUMNS - 1;
}

export type Count = "edges" | "doubles" | "estate" | "lakes";

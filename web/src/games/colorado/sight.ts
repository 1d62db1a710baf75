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
  const many = sight.hands.length === 4 ? 3 : 2;
  return sight.cards.slice(sight.turned - many, sight.turned).map((card, i) => (sight.taken.includes(i + 1) ? null : card));
}

/** The card being used. */
export function usedCard(sight: ColoradoSight): string | null {
  if (sight.slot === null) return null;
  const many = sight.hands.length === 4 ? 3 : 2;
  return sight.cards[sight.turned - many + sight.slot - 1] ?? null;
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

/** Connected land of one seat, largest first. */
export function groups(sight: ColoradoSight, seat: number): string[][] {
  const left = new Set<string>();
  sight.board.forEach((line, r) => [...line].forEach((sign, c) => brand(sign) === seat && left.add(cellName(r, c))));
  const found: string[][] = [];
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const cell of group) {
      const [r, c] = cellAt(cell);
      for (const next of [cellName(r + 1, c), cellName(r - 1, c), cellName(r, c + 1), cellName(r, c - 1)]) if (left.delete(next)) group.push(next);
    }
    found.push(group);
  }
  return found.sort((a, b) => b.length - a.length);
}

export function rim(row: number, column: number): boolean {
  return row === 0 || column === 0 || row === ROWS - 1 || column === COLUMNS - 1;
}

export type Count = "edges" | "doubles" | "estate" | "lakes";

/** The cells that a part of the scoring counts. */
export function counted(sight: ColoradoSight, what: Count): Set<string> {
  const cells = new Set<string>();
  sight.points.forEach((_, seat) => {
    const all = groups(sight, seat);
    if (what === "edges") all.flat().filter((cell) => rim(...cellAt(cell))).forEach((cell) => cells.add(cell));
    if (what === "doubles") all.filter((group) => group.length === 2).flat().forEach((cell) => cells.add(cell));
    if (what === "estate" && (all[0]?.length ?? 0) >= 3) all[0]!.forEach((cell) => cells.add(cell));
  });
  if (what === "lakes") sight.board.forEach((line, r) => [...line].forEach((sign, c) => isLake(sign) && sight.lords[sign] !== undefined && cells.add(cellName(r, c))));
  return cells;
}

// The box as the engine has it: patterns of the cards and the scoring table, from the very file the rules read.
import source from "../../../../src/drovers/games/colorado/data.toml?raw";

export interface Prize {
  edges: [number, number];
  double: number;
  estate: [number, number];
  lake: string;
}

function blocks(name: string): Record<string, string>[] {
  return source
    .split(/^\[\[/m)
    .filter((block) => block.startsWith(`${name}]]`))
    .map((block) => Object.fromEntries([...block.matchAll(/^(\w+)\s*=\s*(.+?)\s*(?:#.*)?$/gm)].map((line) => [line[1]!, line[2]!])));
}

const pair = (text: string | undefined) => JSON.parse(text ?? "[0, 0]") as [number, number];

/** Where the second star of each pattern lies: rows down, columns right; null for a single star. */
export const STARS: Record<string, [number, number] | null> = Object.fromEntries(
  blocks("cards").map((card) => [JSON.parse(card.name!) as string, card.star ? pair(card.star) : null]),
);

export const PRIZES: Prize[] = blocks("scoring").map((round) => ({
  edges: pair(round.edges),
  double: Number(round.double),
  estate: pair(round.estate),
  lake: round.lake!.replaceAll('"', ""),
}));

/** The star after so many quarter turns. */
export function turned([row, column]: [number, number], quarters: number): [number, number] {
  return quarters === 0 ? [row, column] : turned([column, -row], quarters - 1);
}

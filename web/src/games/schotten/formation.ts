// The name of what lies there, for the eye only: the engine decides what beats what.
export type Formation = "colour-run" | "kind" | "colour" | "run" | "sum";

/** What a full side of plain clan cards is, with its total; null where a wild card leaves it open. */
export function formation(cards: string[], blind: boolean): { name: Formation; total: number } | null {
  if (!cards.every((card) => /^[BGRYPN]\d$/.test(card))) return null;
  const values = cards.map((card) => Number(card[1])).sort((a, b) => a - b);
  const total = values.reduce((sum, value) => sum + value, 0);
  const colour = new Set(cards.map((card) => card[0])).size === 1;
  const kind = new Set(values).size === 1;
  const run = values.every((value, i) => i === 0 || value === values[i - 1]! + 1);
  if (blind) return { name: "sum", total };
  return { name: colour && run ? "colour-run" : kind ? "kind" : colour ? "colour" : run ? "run" : "sum", total };
}

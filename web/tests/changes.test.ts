// Changes of a sight are put together with what was known.
import { expect, test } from "vitest";
import { completed } from "../src/lib/changes";
import type { View } from "../src/lib/wire";

const view = (seat: number, sight: Record<string, unknown>, since: number | null = null): View => ({
  seat, sight, since, legal: [], events: [], undo: false, takeback: false,
});

test("what is not named is as it was, seat by seat", () => {
  const before = [view(0, { hand: ["R1"], deck: 9 }), view(1, { hand: ["?"], deck: 9 })];
  const after = completed([view(0, { deck: 8 }, 4), view(1, { hand: ["?", "?"], deck: 8 }, 4)], before);
  expect(after!.map((one) => one.sight)).toEqual([{ hand: ["R1"], deck: 8 }, { hand: ["?", "?"], deck: 8 }]);
});

test("a whole sight replaces all that was known", () => {
  expect(completed([view(0, { deck: 8 })], [view(0, { hunter: 1, deck: 9 })])?.[0]?.sight).toEqual({ deck: 8 });
});

test("changes of what is not known are no view", () => {
  expect(completed([view(1, { deck: 8 }, 4)], [view(0, { deck: 9 })])).toBeNull();
});

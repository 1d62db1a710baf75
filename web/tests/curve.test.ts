import { describe, expect, it } from "vitest";
import { band, chancesAt, curve, marks } from "../src/lib/curve";
import type { Result, Verdict } from "../src/lib/wire";

const verdict = (ply: number, chances: number[]) => ({ ply, chances }) as Verdict;
const won = { winners: [1], ranks: [2, 1, 3] } as Result;

describe("the chances through a match", () => {
  const points = curve([verdict(1, [0.5, 0.3, 0.2]), verdict(4, [0.2, 0.6, 0.2])], won, 9);

  it("are those before each decision, and end with the result", () => {
    expect(points.map(({ ply }) => ply)).toEqual([0, 3, 9]);
    expect(points.at(-1)!.chances).toEqual([0, 1, 0]);
    expect(curve([], won, 9)).toEqual([]);
  });

  it("hold until somebody decides again", () => {
    expect(chancesAt(points, 2)).toEqual([0.5, 0.3, 0.2]);
    expect(chancesAt(points, 3)).toEqual([0.2, 0.6, 0.2]);
    expect(chancesAt([], 3)).toBeNull();
  });

  it("stack to one, and a band is marked where it is broad", () => {
    expect(band(points[0]!, 1)).toEqual([0.5, 0.8]);
    expect(band(points[0]!, 2)[1]).toBeCloseTo(1);
    expect(marks(points, 0, 1, 0.4).map(({ ply }) => ply)).toEqual([0]);
    expect(marks(points, 1, 7, 0.25).map(({ ply }) => ply)).toEqual([9, 0]);
  });
});

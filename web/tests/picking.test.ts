import { describe, expect, it } from "vitest";
import { targets as colorado } from "../src/games/colorado/sight";
import { edgePlace, inLine } from "../src/games/goats/sight";
import { ghosts } from "../src/games/schotten/ghosts";
import { targets as schotten } from "../src/games/schotten/sight";
import { revealed, targets as tain } from "../src/games/tain/sight";
import { Picking } from "../src/lib/picking.svelte";

describe("picking a move by its pieces", () => {
  const legal = ["R5@1", "R5@2", "B3@2", "claim 4", "done"];

  it("lights the first piece of every move", () => {
    const picking = new Picking(schotten(0));
    picking.offer(legal);
    expect([...picking.lit].sort()).toEqual(["claim:4", "hand:B3", "hand:R5", "word:done"]);
  });

  it("narrows as pieces are touched, in any order", () => {
    const picking = new Picking(schotten(0));
    picking.offer(legal);
    expect(picking.touch("stone:2")).toBe(true);
    expect([...picking.lit].sort()).toEqual(["hand:B3", "hand:R5"]);
    picking.touch("hand:B3");
    expect(picking.ready).toBe("B3@2");
  });

  it("puts a piece back, starts anew with another, and refuses what leads nowhere", () => {
    const picking = new Picking(schotten(0));
    picking.offer(legal);
    picking.touch("hand:B3");
    expect(picking.touch("stone:1")).toBe(true); // no B3@1: starts anew with the stone
    expect(picking.picked).toEqual(["stone:1"]);
    expect(picking.touch("stone:9")).toBe(false);
    picking.touch("stone:1");
    expect(picking.picked).toEqual([]);
  });

  it("forgets what no longer leads anywhere", () => {
    const picking = new Picking(schotten(0));
    picking.offer(legal);
    picking.touch("hand:R5");
    picking.offer(["B3@2"]);
    expect(picking.picked).toEqual([]);
  });
});

describe("move texts as targets", () => {
  it("reads ruses of Schotten Totten", () => {
    expect(schotten(0)("ST 3.1>5")).toEqual(["hand:ST", "cell:0.3.1", "stone:5"]);
    expect(schotten(0)("TR 3.2>5")).toEqual(["hand:TR", "cell:1.3.2", "stone:5"]);
    expect(schotten(1)("BA 3.2")).toEqual(["hand:BA", "cell:0.3.2"]);
    expect(schotten(0)("ST 3.1>x")).toEqual(["hand:ST", "cell:0.3.1", "discard"]);
  });
  it("reads places of Táin", () => {
    expect(tain("W@p1")).toEqual(["tok:W", "in:p1"]);
    expect(tain("X>2.h1")).toEqual(["tok:X", "out:2.h1"]);
    expect(tain("C>k2")).toEqual(["tok:C", "king:k2"]);
    expect(tain("free boy")).toEqual(["word:free boy"]);
  });
  it("turns a land card to the cell it points to", () => {
    const sight = { cards: ["red K+", "blue S"], turned: 2, shown: true, slot: 1, at: "c3", hands: [[], [], []], taken: [1], facts: { auction: 2 } };
    const targets = colorado(sight as never);
    expect(["turn 0", "turn 1", "turn 2", "turn 3"].flatMap(targets)).toEqual(["cell:e4", "cell:b5", "cell:a2", "cell:d1"]);
  });
});

describe("what the eye is told", () => {
  it("walks round a pasture and looks into lines", () => {
    expect(edgePlace(0, 7)).toEqual([0, 1]);
    expect(edgePlace(7, 7)).toEqual([1, 8]);
    expect(edgePlace(14, 7)).toEqual([8, 7]);
    expect(edgePlace(27, 7)).toEqual([1, 0]);
    expect(inLine(14, 7, 3, 6)).toBe(true);
  });
  it("turns tokens up from what the raids told", () => {
    const clan = () => ({ guards: ["?", "-", "-", "-", "-"], raiders: ["1?", "1?", "-", "-", "-"] });
    const sight = { kingdom: ["1?", "-"], clans: [clan(), clan()] };
    const told = [
      { event: "bluffed", data: { seat: 1, where: ">0.p2" } },
      { event: "failed", data: { seat: 1, token: "B", clan: 0, entrance: "p1", guard: "W" } },
      { event: "king-alone", data: { seat: 1, token: "C", slot: "k1" } },
    ];
    const open = revealed(sight as never, told as never);
    expect(open.clans[0]!.raiders.slice(0, 2)).toEqual(["1B", "1X"]);
    expect(open.clans[0]!.guards[0]).toBe("W");
    expect(open.kingdom[0]).toBe("1C");
  });
});

describe("a reveal as a scene", () => {
  it("folds the bluffs into one step and leaves the bookkeeping out", async () => {
    const { steps, withoutBluffs } = await import("../src/games/tain/sight");
    const line = (event: string) => ({ event, ply: 9, rule: "", data: {}, text: event });
    const told = ["passed", "revealed", "bluffed", "bluffed", "won", "took-cattle", "settled"].map(line);
    const shown = steps(told, (count) => `${count} gone`);
    expect(shown.map((one) => one.text)).toEqual(["revealed", "2 gone", "won", "took-cattle"]);
    const sight = { kingdom: ["1X", "0C"], clans: [{ guards: ["X", "W"], raiders: ["2X", "1B"] }] };
    expect(withoutBluffs(sight as never)).toEqual({ kingdom: ["-", "0C"], clans: [{ guards: ["-", "W"], raiders: ["-", "1B"] }] });
  });
});

describe("a refused claim", () => {
  it("shows the cards that still beat it where they would lie", () => {
    const refusal = { move: "claim 3", reason: "", rule: "S17", detail: { cards: ["R8", "R9", "R7"] } };
    expect(ghosts(refusal, 3, ["R8"])).toEqual(["R9", "R7"]);
    expect(ghosts(refusal, 4, ["R8"])).toEqual([]);
    expect(ghosts({ ...refusal, detail: {} }, 3, ["R8"])).toEqual([]);
  });
});

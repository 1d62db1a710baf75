import { describe, expect, it } from "vitest";
import { ghosts } from "../src/games/schotten/ghosts";
import { token } from "../src/games/tain/tokens";
import { beats, come, lead } from "../src/lib/beats";
import { decisive, total } from "../src/lib/scores";
import { Picking } from "../src/lib/picking.svelte";
import type { EventInfo } from "../src/lib/wire";

const OFFER = {
  choices: [
    { form: "lay", words: "Lay {0} at {1}.", moves: [["R5@1", "hand:R5", "stone:1"], ["R5@2", "hand:R5", "stone:2"], ["B3@2", "hand:B3", "stone:2"]] },
    { form: "hunt", words: "Headhunter", moves: [["HH", "hand:HH"]] },
    { form: "done", words: "Enough", moves: [["done", "button:done"]] },
  ],
  names: { "hand:R5": "red 5", "hand:B3": "blue 3", "stone:1": "stone 1", "stone:2": "stone 2" },
};

function offered(): Picking {
  const picking = new Picking();
  picking.offer(OFFER);
  return picking;
}

const GUARDS = {
  choices: [
    { form: "guard", words: "Post {0} at {1}.", moves: [["W@p1", "hand:W", "inside:0.p1"], ["W@p2", "hand:W", "inside:0.p2"], ["B@p1", "hand:B", "inside:0.p1"], ["B@p2", "hand:B", "inside:0.p2"]] },
    { form: "pass", words: "Pass", moves: [["pass", "button:pass"]] },
  ],
  together: { "hand:W": 1, "hand:B": 6, "inside:0.p1": 1, "inside:0.p2": 1 },
};

describe("moves chosen together", () => {
  const texts = (picking: Picking) => picking.moves.map(({ text }) => text);

  it("leave things enough for all of them", () => {
    const picking = new Picking();
    picking.offer(GUARDS);
    expect(picking.row).toBe(null);
    picking.gather();
    picking.gather(picking.moves[0]);
    expect(texts(picking)).toEqual(["B@p2", "pass"]);
    picking.gather();
    expect(texts(picking)).toHaveLength(5);
    picking.gather();
    expect(picking.row).toBe(null);
  });

  it("are forgotten when other moves are offered", () => {
    const picking = new Picking();
    picking.offer(GUARDS);
    picking.gather();
    picking.offer({ ...GUARDS, together: null });
    expect(picking.row).toBe(null);
  });
});

describe("picking a move by touching things", () => {
  it("lights the first thing of every move", () => {
    expect([...offered().lit].sort()).toEqual(["button:done", "hand:B3", "hand:HH", "hand:R5"]);
  });

  it("narrows as things are touched, in any order", () => {
    const picking = offered();
    expect(picking.touch("stone:2")).toBe(true);
    expect([...picking.lit].sort()).toEqual(["hand:B3", "hand:R5"]);
    picking.touch("hand:B3");
    expect(picking.ready?.text).toBe("B3@2");
    expect(picking.say(picking.ready!)).toBe("Lay blue 3 at stone 2.");
  });

  it("has a move ready that needs one touch only", () => {
    const picking = offered();
    picking.touch("hand:HH");
    expect(picking.ready?.text).toBe("HH");
  });

  it("puts a thing back, starts anew with another, and refuses what leads nowhere", () => {
    const picking = offered();
    picking.touch("hand:B3");
    expect(picking.touch("stone:1")).toBe(true); // no B3 at stone 1: starts anew with the stone
    expect(picking.picked).toEqual(["stone:1"]);
    expect(picking.touch("stone:9")).toBe(false);
    picking.touch("stone:1");
    expect(picking.picked).toEqual([]);
  });

  it("forgets what no longer leads anywhere", () => {
    const picking = offered();
    picking.touch("hand:R5");
    picking.offer({ choices: [{ form: "lay", words: "", moves: [["B3@2", "hand:B3", "stone:2"]] }] });
    expect(picking.picked).toEqual([]);
  });
});

describe("what happened, in beats", () => {
  const line = (event: string, shows: Record<string, string> = {}): EventInfo => ({ event, ply: 9, rule: "", data: {}, text: event, shows });
  const scene = ({ event }: EventInfo) => (event.startsWith("a") ? "a" : event.startsWith("b") ? "b" : null);

  it("plays runs of one scene together, and nothing for what opens none", () => {
    const played = beats([line("quiet"), line("a1"), line("a2"), line("goes with it"), line("b1")], scene);
    expect(played.map((beat) => beat.lines.map((one) => one.event))).toEqual([["a1", "a2", "goes with it"], ["b1"]]);
    expect(beats([line("quiet")], scene)).toEqual([]);
  });

  it("keeps what has been seen, and takes away what leaves", () => {
    const [first, second] = beats([line("a1", { "inside:0.p1": "0X-", "outside:0.p2": "1B" }), line("b1", { "kingdom:k1": "1C" })], scene);
    expect(first!.shows).toEqual({ "inside:0.p1": "0X", "outside:0.p2": "1B" });
    expect(second!.shows).toEqual({ "inside:0.p1": "-", "outside:0.p2": "1B", "kingdom:k1": "1C" });
    expect([...second!.look]).toEqual(["kingdom:k1"]);
  });
});

describe("what a sight writes", () => {
  it("names a token's clan where it is another's", () => {
    expect(token("1W")).toEqual({ clan: 1, kind: "W" });
    expect(token("?", 2)).toEqual({ clan: 2, kind: "?" });
    expect(token("0X", 0)).toEqual({ clan: 0, kind: "X" });
    expect(token("-")).toBe(null);
  });
});

describe("a refused claim", () => {
  it("shows the cards that still beat it where they would lie", () => {
    const refusal = { move: "claim 3", reason: "", rule: "S17", detail: { stone: 3, cards: ["R8", "R9", "R7"] } };
    expect(ghosts(refusal, 3, ["R8"])).toEqual(["R9", "R7"]);
    expect(ghosts(refusal, 4, ["R8"])).toEqual([]);
    expect(ghosts({ ...refusal, detail: {} }, 3, ["R8"])).toEqual([]);
  });
});

describe("a score that can be followed", () => {
  const entry = (what: string, points: number, things: string[] = []) => ({ what, rule: "", count: 1, points, things });
  it("adds up, and says what told first and second apart", () => {
    expect(total([entry("a", 3), entry("b", 4)])).toBe(7);
    expect(decisive([[entry("a", 3), entry("b", 4)], [entry("a", 3), entry("b", 1)]], 0)?.what).toBe("b");
    expect(decisive([[entry("a", 3), entry("row", 0, ["stone:1"])], [entry("a", 4)]], 0)?.what).toBe("row");
    expect(decisive([[entry("a", 3)], [entry("a", 3)]], 0)).toBe(null);
  });
});

describe("numbers in beats", () => {
  it("add up, and say how much has come", () => {
    const line = (event: string, shows: Record<string, string>): EventInfo => ({ event, ply: 9, rule: "", data: {}, text: event, shows });
    const [first, second] = beats([line("a1", { "cattle:0": "-1" }), line("b1", { "cattle:0": "-2" })], ({ event }) => event[0]!);
    expect([come(first, "cattle:0"), come(second, "cattle:0"), come(null, "cattle:0")]).toEqual([-1, -3, 0]);
  });
  it("wait for the end where they belong to no scene", () => {
    const line = (event: string): EventInfo => ({ event, ply: 9, rule: "", data: {}, text: event, shows: {} });
    const told = beats([line("before"), line("a1"), line("later")], ({ event }) => (event === "a1" ? "a" : undefined), () => 3);
    expect(told.map((beat) => [beat.part, beat.lines.length])).toEqual([[0, 1], [1, 1], [2, 1]]);
    expect(lead([line("before"), line("a1")], ({ event }) => (event === "a1" ? "a" : undefined)).map(({ event }) => event)).toEqual(["before"]);
  });
});

describe("a move made of any number of things", () => {
  const bids = () => {
    const picking = new Picking();
    const handful = { form: "written", words: "Bid {0}.", things: ["hand:4", "hand:12"], least: 0, text: "bid", none: "bid -", nothing: "nothing" };
    const choices = [{ form: "count", words: "Bid {0}.", moves: [["count 1", "button:count-1"]] }];
    picking.offer({ choices, legal: ["bid -", "bid 4", "bid 4 12"], handful });
    return picking;
  };

  it("is listed whole, since its steps are refused", () => {
    expect(bids().moves.map((move) => [move.text, bids().say(move)])).toEqual([["bid -", "Bid nothing."], ["bid 4", "Bid 4."], ["bid 4 12", "Bid 4, 12."]]);
  });

  it("is gathered when it is hinted, and put back", () => {
    const picking = bids();
    expect(picking.pose("bid 4 12")?.touch).toEqual(["hand:4", "hand:12"]);
    expect(picking.fist).toEqual(["hand:4", "hand:12"]);
    picking.clear();
    expect(picking.fist).toEqual([]);
    expect(picking.pose("bid -")?.touch).toEqual([]);
  });
});

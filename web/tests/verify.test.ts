import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check } from "../src/lib/verify";

const seed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

describe("the promise of the deal", () => {
  it("holds when the seed hashes to the fingerprint", async () => {
    expect((await check({ seed, commitment, moves: [] })).verdict).toBe("ok");
  });
  it("is broken by any other seed", async () => {
    expect((await check({ seed: seed.replace("0", "1"), commitment, moves: [] })).verdict).toBe("bad");
  });
  it("waits while there is no seed, and refuses what is no record", async () => {
    expect((await check({ seed: null, commitment, moves: [] })).verdict).toBe("open");
    expect((await check({ hello: 1 })).verdict).toBe("no");
    expect((await check(null)).verdict).toBe("no");
  });
});

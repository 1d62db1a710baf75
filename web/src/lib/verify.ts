// The promise of the deal, checked here: the record's seed must hash to what was published before it.

export type Verdict = "ok" | "bad" | "open" | "no" | "unsafe";

export interface Checked {
  verdict: Verdict;
  commitment: string;
  seed: string;
  computed: string;
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

/** SHA-256 of a seed, as it is published; browsers do that only for pages that came over a safe line. */
export async function fingerprint(seed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(seed)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a record says about its own deal. */
export async function check(record: unknown): Promise<Checked> {
  const { commitment, seed, moves } = (record ?? {}) as { commitment?: unknown; seed?: unknown; moves?: unknown };
  const nothing = { commitment: String(commitment ?? ""), seed: String(seed ?? ""), computed: "" };
  if (!Array.isArray(moves) || commitment === undefined) return { ...nothing, verdict: "no" };
  if (typeof seed !== "string" || typeof commitment !== "string") return { ...nothing, verdict: "open" };
  if (!globalThis.crypto?.subtle) return { ...nothing, verdict: "unsafe" };
  const computed = await fingerprint(seed);
  return { commitment, seed, computed, verdict: computed === commitment ? "ok" : "bad" };
}

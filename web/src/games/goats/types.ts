// Eighteen types of goat: a two-letter code and a ground colour each; the prop on its head is drawn in Prop.svelte.
export const GROUND: Record<string, string> = {
  RO: "#f2b8c6",
  PO: "#8fd3ea",
  CH: "#f6e9d0",
  DI: "#6fb7c9",
  AS: "#b9bfe3",
  PI: "#d8c7a3",
  KN: "#c7ccd1",
  BA: "#f7cfe4",
  SU: "#f5d76e",
  VI: "#b5d3b0",
  DE: "#d9b98c",
  JU: "#efe3f7",
  PU: "#b6e36b",
  GA: "#a9cf8a",
  OP: "#d7a6a0",
  MA: "#b59ad6",
  SK: "#d3eaf5",
  YO: "#f3bd7e",
};

export interface Tile {
  kind: "goat" | "dog" | "milk" | "empty" | "stable" | "hidden";
  type: string;
  value: number;
}

/** What a card's text names. */
export function tile(text: string): Tile {
  const bare = text.replace(/[()]/g, "").split("@")[0] ?? "";
  if (bare.startsWith("#")) return { kind: "stable", type: "", value: Number(bare.slice(1)) };
  if (bare === "-" || bare === "") return { kind: "empty", type: "", value: 0 };
  if (bare === "?") return { kind: "hidden", type: "", value: 0 };
  if (bare === "DOG") return { kind: "dog", type: "DOG", value: 0 };
  if (/^M\d$/.test(bare)) return { kind: "milk", type: "M", value: Number(bare[1]) };
  return { kind: "goat", type: bare.slice(0, 2), value: Number(bare[2]) };
}

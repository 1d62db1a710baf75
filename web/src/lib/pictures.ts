// Options that change much, in the order they are offered, each with a small picture: a path in a 48 by 36 box.
import type { GameName } from "./games";

export const VARIANTS: Record<GameName, Record<string, string>> = {
  schotten: {
    tactics: "M8 6 h14 v24 h-14Z M26 6 h14 v24 h-14Z M11 20 v-8 l4 4 l4 -6 v10Z M29 18 q4 -7 8 0 q-4 7 -8 0 M33 18 h.01",
    experts: "M6 24 l6 -8 l10 1 l4 7Z M30 8 h12 v18 h-12Z M20 10 q6 -6 9 3 m0 0 l-4 -1 m4 1 l2 -4",
    rounds: "M8 28 l5 -12 l7 12Z M20 28 l5 -16 l7 16Z M32 28 l4 -10 l6 10Z",
  },
  tain: {
    edition: "M24 8 C18 4 10 5 6 6 V29 C10 28 18 28 24 32 C30 28 38 28 42 29 V6 C38 5 30 4 24 8Z M24 8 V32 M12 12 h6 M30 12 h6",
    marker: "M24 6 L34 18 L24 30 L14 18Z M38 10 a16 16 0 0 1 0 16 m-3 -3 l3 3 l4 -2",
  },
  goats: {
    stable_layout: "M8 8 h32 v22 h-32Z M8 14 l5 -5 l5 5 v6 h-10Z M40 24 l-5 -5 l-5 5 v6 h10Z",
    milk_split: "M12 8 h10 l-2 22 h-6Z M28 8 h10 l-2 22 h-6Z M13 16 h8 M29 20 h8",
    marker_limit: "M8 12 h14 l6 6 l-6 6 h-14Z M14 18 h.01 M26 12 h8 l6 6 l-6 6 h-8",
  },
  colorado: {
    lakes: "M8 18 q4 -10 14 -8 t10 8 t-8 10 t-16 -10 M14 17 q3 -3 6 0 M20 22 q3 -3 6 0 M36 8 l4 4 M40 8 l-4 4",
    tie_rule: "M6 30 v-10 h12 v10 M18 30 v-16 h12 v16 M30 30 v-16 h12 v16 M24 6 v4 M36 6 v4",
    sale_windows: "M10 30 V8 M10 8 h20 l-4 6 l4 6 h-20 M34 18 v10 M31 21 q3 -3 6 0 q-6 2 0 5 q-3 2 -6 0",
  },
};

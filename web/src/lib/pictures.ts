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

const FLAG = "M12 32 V6 M12 6 h18 l-5 6 l5 6 h-18"; // who starts: a flag at the line
/** The other options: the same kind of picture each. */
export const FINER: Record<GameName, Record<string, string>> = {
  schotten: {
    strict_proof: "M6 24 l5 -8 l9 1 l4 7Z M28 8 h14 v20 h-14Z M32 15 q3 -5 6 0 q0 3 -3 4 v2 M35 24 h.01",
    joker_limit: "M8 8 h14 v20 h-14Z M11 22 v-8 l4 4 l4 -6 v10Z M28 8 h14 v20 h-14Z M28 8 l14 20 M42 8 l-14 20",
    modes_targetable: "M6 28 l6 -9 l10 1 l4 8Z M10 10 h14 v7 h-14Z M26 13 h12 m-4 -4 l4 4 l-4 4",
    first_to: "M10 30 V12 l6 -4 l6 4 V30 M10 18 h12 M30 10 l3 6 l7 1 l-5 5 l1 7 l-6 -3 l-6 3",
    next_start: "M8 18 a10 10 0 0 1 18 -5 m1 -5 v5 h-5 M40 18 a10 10 0 0 1 -18 5 m-1 5 v-5 h5",
    start: FLAG,
  },
  tain: {
    daughter_outside: "M18 13 a6 6 0 1 1 12 0 a6 6 0 1 1 -12 0 M14 32 q2 -13 10 -13 t10 13 M18 8 l3 -4 l3 3 l3 -3 l3 4",
    kingdom_contested: "M6 14 a7 7 0 1 1 0 .1 M28 14 a7 7 0 1 1 0 .1 M20 30 q4 -7 8 0 M18 27 l3 2 M30 27 l-3 2",
    reclaim: "M10 26 a6 6 0 1 1 0 .1 M24 26 a6 6 0 1 1 0 .1 M36 18 V6 m-5 5 l5 -5 l5 5 M12 14 h14",
    shortage_origin: "M24 4 L31 12 L24 20 L17 12Z M12 28 a3 3 0 1 1 0 .1 M24 30 h18 m-4 -4 l4 4 l-4 4",
    shortage_unit: "M8 14 q5 -7 10 0 v6 h-10Z M22 14 q5 -7 10 0 v6 h-10Z M36 14 q4 -7 8 0 v6 h-8Z M8 28 h36 m-4 -3 l4 3 l-4 3",
    start: FLAG,
  },
  goats: {
    dog_swap_neutral_any: "M6 8 h14 v14 h-14Z M28 14 h14 v14 h-14Z M11 12 l2 6 l3 -6 M33 18 h5 l-1 7 h-3Z M22 8 q8 0 10 4 M26 28 q-8 0 -10 -4",
    max_dog_requests: "M8 26 q0 -14 12 -14 q10 0 10 10 l-4 6 h-14Z M13 18 h.01 M24 18 h.01 M36 9 q5 -3 6 1 q0 3 -4 4 v3 M38 22 h.01",
    end_completes_turn: "M8 8 h12 v20 h-12Z M24 8 h12 v20 h-12Z M11 18 l2 3 l5 -6 M30 14 v4 l3 3",
    end_cross_line: "M8 14 h32 v8 h-32Z M20 4 h8 v28 h-8Z",
    milk_round: "M14 8 h12 l-2 22 h-8Z M15 19 h10 M36 26 V12 m-4 4 l4 -4 l4 4",
    milk_second_after_tie: "M6 10 h10 l-2 18 h-6Z M19 10 h10 l-2 18 h-6Z M34 18 h8 l-1.6 10 h-4.8Z M15 6 h5",
  },
  colorado: {
    lowest_draw: "M12 14 h24 l4 16 h-32Z M18 14 q0 -8 6 -8 t6 8 M20 22 a3 3 0 1 1 0 .1 M29 24 a3 3 0 1 1 0 .1",
    second_star_optional: "M8 8 h32 v22 h-32Z M16 14 l1.5 4 h4 l-3 3 l1 4 l-3.500 -2 l-3.500 2 l1 -4 l-3 -3 h4Z M33 15 v8 M29 19 h8",
    second_on_flag: "M10 30 V8 h14 l-4 5 l4 5 h-14 M34 14 l2 5 h5 l-4 4 l1.500 5 l-4.500 -3 l-4.500 3 l1.500 -5 l-4 -4 h5Z",
    double_exact: "M8 12 h12 v12 h-12Z M20 12 h12 v12 h-12Z M36 15 h6 M36 21 h6",
    flag_deal: "M10 30 V8 l9 3.500 l-9 3.500 M24 30 V8 l9 3.500 l-9 3.500 M38 30 V8 M38 12 h.01",
    start: FLAG,
  },
};

// Six tartans.  A suit is never told by colour alone: each has a badge of its own outline and its letter.
export interface Suit {
  letter: string;
  ink: string; // numerals on paper
  sett: readonly [ground: string, band: string, line: string];
  badge: string; // outline in a 24 by 24 box, large enough for a letter
}

export const SUITS: Record<string, Suit> = {
  B: {
    letter: "B",
    ink: "#1a4784",
    sett: ["#24589c", "#123463", "#d9e6f5"],
    badge: "M12 1 C15 6 21.5 10.5 21.5 15.2 A9.5 8.3 0 0 1 2.5 15.2 C2.5 10.5 9 6 12 1Z",
  },
  G: {
    letter: "G",
    ink: "#175c31",
    sett: ["#2a7a45", "#11452a", "#e4d35a"],
    badge: "M2 22 C1 8 9 1 23 2 C24 15 16 23 2 22Z",
  },
  R: {
    letter: "R",
    ink: "#a11f19",
    sett: ["#b62d24", "#6d1310", "#f4e9dd"],
    badge: "M3 2 H21 V12 C21 18 16.5 21.5 12 23.5 C7.5 21.5 3 18 3 12Z",
  },
  Y: {
    letter: "Y",
    ink: "#6f5200",
    sett: ["#e0b12b", "#9c7005", "#3a2c05"],
    badge:
      "M12 .5 L15 4 L19.6 3.4 L20.4 8 L24 11 L21 14.8 L21.6 19.4 L17 20.4 L13.8 23.6 L10 21 L5.4 21.6 L4 17 L.4 13.8 L3 10 L2.6 5.4 L7.2 4.2Z",
  },
  P: {
    letter: "P",
    ink: "#5b3187",
    sett: ["#7746a8", "#3f1f63", "#a8d08d"],
    badge: "M12 1 L22 6.5 V17.5 L12 23 L2 17.5 V6.5Z",
  },
  N: {
    letter: "N",
    ink: "#653a17",
    sett: ["#8a5a2e", "#4d2d12", "#efdcb8"],
    badge: "M5 2 H19 L22.5 5.5 V18.5 L19 22 H5 L1.5 18.5 V5.5Z",
  },
};

/** Tactic cards by their letters: troops stand in a column, modes lie on a stone, ruses are carried out. */
export const TACTICS = ["J", "S", "H", "BL", "MU", "HH", "ST", "BA", "TR"] as const;
export type Tactic = (typeof TACTICS)[number];

export function isTactic(code: string): code is Tactic {
  return TACTICS.includes(code as Tactic);
}

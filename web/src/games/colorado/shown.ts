// Made by web/scripts/wire_types.py from src/drovers/games/colorado/shown.py.  Do not edit: `make wire`.

import type { Entry } from "../../lib/counting";

/** What a scoring would count for a seat now. */
export interface Counts {
  edges: number;
  doubles: number;
  estate: number;
}

/** The cells each part of a scoring looks at. */
export interface Cells {
  edges: string[];
  doubles: string[];
  estate: string[];
  lakes: string[];
}

/** Cards on offer by slot (none: taken), the one in use, how many lie face down, what a scoring would count. */
export interface Facts {
  open: (string | null)[];
  used: string | null;
  left: number;
  cells: Cells;
  counts: Counts[];
  scores: Entry[][];
}

/** A table as a seat may know it. */
export interface Sight {
  options: Record<string, any>;
  round: number;
  phase: string;
  turn: number | null;
  board: string[];
  lords: Record<string, number>;
  points: number[];
  signs: number[];
  sold: number[];
  flags: string[];
  cards: string[];
  turned: number;
  shown: boolean;
  taken: number[];
  hands: ((number | "?")[])[];
  bag: (number | "?")[];
  fists: number[][];
  done: number[];
  yes: number[];
  seller: number | null;
  offer: string | null;
  rank: number[];
  slot: number | null;
  at: string | null;
  colour: string | null;
  facts: Facts;
}

/** What one scoring pays: first and second for edges and estates; a lake pays its value where that is none. */
export interface Prizes {
  edges: number[];
  double: number;
  estate: number[];
  lake: number | null;
}

/** What does not change during a match: the cells by row and those of the rim, the cards' figures, the prizes. */
export interface Box {
  cells: string[][];
  rim: string[];
  figures: Record<string, number[][]>;
  prizes: Prizes[];
}

// Made by web/scripts/wire_types.py from src/drovers/games/schotten/shown.py.  Do not edit: `make wire`.

import type { Entry } from "../../lib/counting";

/** A stone, the cards of both sides, and who owns it. */
export interface Stone {
  sides: string[][];
  since?: number[][];
  owner?: number;
}

/** Where a combat mode lies, and who laid it. */
export interface Mode {
  stone: number;
  by: number;
}

/** The combat modes on the table. */
export interface Modes {
  blind?: Mode;
  mud?: Mode;
}

/** The cards of both decks, from the top. */
export interface Decks {
  clan: string[];
  tactic: string[];
}

/** What a complete side is, and what it counts. */
export interface Formation {
  name: string;
  total: number;
}

/** What completes a side of each stone, the formations there are, the stones that decide, every seat's points. */
export interface Facts {
  needs: number[];
  formations: ((Formation | null)[])[];
  decisive: number[];
  scores: Entry[][];
}

/** A table as a seat may know it. */
export interface Sight {
  options: Record<string, any>;
  round: number;
  points: number[];
  wins: number[];
  ended: string;
  mover: number;
  phase: string;
  steps: number;
  turn: number;
  stones: Stone[];
  modes: Modes;
  hands: string[][];
  decks: Decks;
  discard: string[];
  laid: number[];
  facts: Facts;
}

/** What does not change during a match. */
export interface Box {
  stones: number;
}

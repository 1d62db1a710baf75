// Made by web/scripts/wire_types.py from src/drovers/games/goats/shown.py.  Do not edit: `make wire`.

import type { Entry } from "../../lib/counting";

/** The marked cells joined to a seat's stable, what all its marked cards count now, and its milk. */
export interface Herd {
  joined: string[];
  points: number;
  milk: number;
}

/** A type of which cards lie in front of somebody: the points of every seat, the cards, and who owns it. */
export interface Type {
  type: string;
  sums: number[];
  cards: number;
  owner: number | null;
}

/** Herds, the edge a card of 0, 1, 2 … leads each big goat to, what wins a type, how the types stand, all points. */
export interface Facts {
  herds: Herd[];
  walks: number[][];
  majority: number;
  types: Type[];
  scores: Entry[][];
}

/** A table as a seat may know it. */
export interface Sight {
  options: Record<string, any>;
  pasture: string[][];
  pawns: number[];
  supply: number[];
  hands: string[][];
  front: string[][];
  box: string[];
  owners: Record<string, number>;
  piled: string[];
  pile: string[];
  turn: number;
  phase: string;
  played: string;
  source: string;
  target: string;
  requests: number;
  last: string;
  facts: Facts;
}

/** A place of the path: its row and column, one wider than the pasture on every side, and the line it looks into. */
export interface Edge {
  row: number;
  column: number;
  line: string[];
}

/** What does not change during a match: the names of the cells, and the path round them. */
export interface Box {
  cells: string[][];
  edges: Edge[];
}

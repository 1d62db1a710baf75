// Made by web/scripts/wire_types.py from src/drovers/core/counting.py.  Do not edit: `make wire`.

/** Points of a seat: for what (`score-<game>-<what>` in the page), by which rule, and the things they come from. */
export interface Entry {
  what: string;
  rule: string;
  count: number;
  points: number;
  things: string[];
}

// Made by web/scripts/wire_types.py from src/drovers/games/tain/shown.py.  Do not edit: `make wire`.

import type { Entry } from "../../lib/counting";

/** What a clan has won this round and not brought home yet. */
export interface Aside {
  cattle: number;
  jewels: number;
  prisoners: string[];
}

/** One clan's land and screen: a token is its letter, with its clan's number before it where that is another's. */
export interface Clan {
  cattle: number;
  jewels: number;
  prisoners: string[];
  guards: string[];
  raiders: string[];
  passed: boolean;
  unused: string;
  stock: string;
  used: string;
  aside: Aside;
}

/** The house where a prisoner is chosen, and what each raider is owed there. */
export interface Freeing {
  house: number;
  owed: number[];
}

/** The clans whose herd is large enough to end the match, and what every clan's points are made of. */
export interface Facts {
  crowned: number[];
  scores: Entry[][];
}

/** A table as a seat may know it. */
export interface Sight {
  options: Record<string, any>;
  round: number;
  holder: number;
  phase: string;
  turn?: number;
  freeing?: Freeing;
  herd: number;
  kingdom: string[];
  clans: Clan[];
  facts: Facts;
}

/** What does not change during a match: the rounds, the entrances of a land, the kinds of token. */
export interface Box {
  rounds: number;
  entrances: string[];
  slots: string[];
  tokens: string[];
}

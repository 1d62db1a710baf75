// What each game adds to the page: how it looks, how its move texts are touched, and which sentence fits the moment.
import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";
import type { GameName } from "../lib/games";
import type { Targets } from "../lib/picking.svelte";

export type Saying = readonly [key: string, args?: Record<string, string | number>];

export interface Track {
  label: Saying; // round and phase in words
  steps: number; // of the small track
  now: number; // which step it is, from 0
}

export interface GameFace {
  Board: Component<BoardProps>;
  Hand: Component<BoardProps>;
  Counts: Component<BoardProps>; // what can be counted at the table, for the side panel
  Chip: Component<{ sight: Record<string, any>; seat: number }>; // public counts beside a name
  targets: (sight: Record<string, any>, seat: number | null) => Targets;
  prompt: (sight: Record<string, any>, legal: string[], picked: string[]) => Saying;
  say: (move: string, sight: Record<string, any>, names: string[]) => Saying; // a move in words
  track: (sight: Record<string, any>) => Track;
  instant?: (move: string) => boolean; // steps that need no confirming: nothing is decided by them yet
}

export const FACES: Record<GameName, () => Promise<{ default: GameFace }>> = {
  schotten: () => import("./schotten/face"),
  tain: () => import("./tain/face"),
  goats: () => import("./goats/face"),
  colorado: () => import("./colorado/face"),
};

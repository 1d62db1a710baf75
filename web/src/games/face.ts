// What each game adds to the page: how it looks, which sentence fits the moment, and which events are played together.
import type { Component } from "svelte";
import type { Beat, Story } from "../lib/beats";
import type { BoardProps } from "../lib/board";
import type { Entry } from "../lib/counting";
import type { GameName } from "../lib/games";
import type { Picking } from "../lib/picking.svelte";
import type { EventInfo, SeatInfo } from "../lib/wire";

export type Saying = readonly [key: string, args?: Record<string, string | number>];

export interface Track {
  label: Saying; // round and phase in words
  steps: number; // of the small track
  now: number; // which step it is, from 0
  counted?: boolean; // so many are done, and none is the present one
}

/** A game's sights and boxes are of its own types, made from its `shown.py`. */
export interface GameFace<S = any, B = any> {
  Board: Component<BoardProps<S, B>>;
  Hand: Component<BoardProps<S, B>>;
  Counts: Component<BoardProps<S, B>>; // what can be counted at the table, for the side panel
  Chip: Component<{ sight: S; seat: number }>; // public counts beside a name
  prompt: (sight: S, picking: Picking) => Saying;
  track: (sight: S, box: B) => Track;
  instant?: readonly string[]; // forms of moves that need no confirming: nothing is decided by them yet
  earlier?: (entries: Entry[], seat: number, events: readonly EventInfo[]) => Entry[]; // points whose pieces are gone, told apart
  story?: Story; // without it every move shows at once
  Told?: Component<{ beat: Beat; seats: SeatInfo[] }>; // what is told instead of lines, where it is more than those
  tells?: (beat: Beat) => boolean; // whether `Told` speaks in this beat
}

/** The kind of thing to be touched next, for a sentence that asks for it. */
export function wanted(picking: Picking): string {
  return [...picking.lit][0]?.split(":")[0] ?? "";
}

/** Every seat's points, those of earlier rounds told apart where the game can. */
export function counted({ earlier }: GameFace, scores: Entry[][], events: readonly EventInfo[]): Entry[][] {
  return earlier ? scores.map((entries, seat) => earlier(entries, seat, events)) : scores;
}

export const FACES: Record<GameName, () => Promise<{ default: GameFace }>> = {
  schotten: () => import("./schotten/face"),
  tain: () => import("./tain/face"),
  goats: () => import("./goats/face"),
  colorado: () => import("./colorado/face"),
};

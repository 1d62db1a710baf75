// What the parts of a table share while somebody chooses a move.
import { getContext, setContext } from "svelte";
import { Picking } from "./picking.svelte";

export interface Play {
  readonly picking: Picking;
  readonly live: boolean; // whether touching does anything: my move, not rewound, not sending
  touch: (part: string, ask?: boolean) => void; // `ask`: have it explained if this leads nowhere
  send: (move: string) => void; // a move no single touch can name, such as a sealed bid
}

const KEY = Symbol("play");

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}

/** For boards that are only looked at: a replay, a picture among the rules. */
export const looking: Play = { picking: new Picking(), live: false, touch: () => undefined, send: () => undefined };

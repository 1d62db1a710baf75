// A move that makes much happen is played in beats, in the order things happened.  While it is, everything at the table
// shows the beat and nothing of what comes after it.  Which events belong together is the game's to say (`face.scene`).
import type { EventInfo } from "./wire";

export interface Beat {
  lines: EventInfo[]; // what is told in this beat
  step: number; // of so many
  steps: number;
  shows: Record<string, string>; // what is seen to lie where, from this scene's first beat on
  look: Set<string>; // the things this beat speaks of
}

/** The scene an event belongs to; null goes with the one before it, and an event that opens none needs no beat. */
export type Scene = (event: EventInfo) => string | null;

/** What leaves its place once it has been seen. */
const LEAVES = /-$/;

/** The beats of a move; none where it has no scene. */
export function beats(events: EventInfo[], scene: Scene): Beat[] {
  const runs: { name: string; lines: EventInfo[] }[] = [];
  for (const event of events) {
    const name = scene(event);
    const last = runs.at(-1);
    if (name !== null && name !== last?.name) runs.push({ name, lines: [event] });
    else last?.lines.push(event);
  }
  let seen: Record<string, string> = {};
  return runs.map(({ lines }, step) => {
    const told = Object.assign({}, ...lines.map((line) => line.shows ?? {})) as Record<string, string>;
    const shows = { ...seen, ...Object.fromEntries(Object.entries(told).map(([place, what]) => [place, what.replace(LEAVES, "")])) };
    seen = { ...shows, ...Object.fromEntries(Object.entries(told).filter(([, what]) => LEAVES.test(what)).map(([place]) => [place, "-"])) };
    return { lines, step, steps: runs.length, shows, look: new Set(Object.keys(told)) };
  });
}

/** How long a beat stays, before the speed: a moment to look, and one for each line to read. */
export function hold(beat: Beat): number {
  return Math.min(3600, 900 + 700 * Math.min(beat.lines.length, 4));
}

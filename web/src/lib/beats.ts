// A move that makes much happen is played in beats, in the order things happened.  While it is, everything at the table
// shows the beat and nothing of what comes after it.  Which events belong together is the game's to say (`face.scene`).
import type { EventInfo } from "./wire";

export interface Beat {
  lines: EventInfo[]; // what is told in this beat
  step: number; // of so many
  steps: number;
  part: number; // of a scene that is told in several parts: which one this is
  shows: Record<string, string>; // what is seen to lie where, from this scene's first beat on
  look: Set<string>; // the things this beat speaks of
  ahead?: Record<string, any>; // the table as the whole move leaves it: a count is made of that
}

/** The scene an event belongs to; null goes with the one before it; what has none waits until all scenes are over. */
export type Scene = (event: EventInfo) => string | null | undefined;

/** How many beats the lines of one scene need; one where nothing is said. */
export type Parts = (lines: EventInfo[]) => number;

/** How a game's moves are told. */
export interface Story {
  scene: Scene;
  parts?: Parts;
  brief?: (beat: Beat) => boolean; // there is nothing to read in it yet
  open?: (events: EventInfo[]) => boolean; // the table keeps no secret from what is told: it is shown as it will lie
}

/** What leaves its place once it has been seen, and a number that comes to what lies there. */
const LEAVES = /-$/;
const COMES = /^[+-]\d+$/;

/** What happened before the first scene: it is told at once. */
export function lead(events: EventInfo[], scene: Scene): EventInfo[] {
  const first = events.findIndex((event) => typeof scene(event) === "string");
  return first < 0 ? [] : events.slice(0, first);
}

/** The beats of a move; none where it has no scene. */
export function beats(events: EventInfo[], scene: Scene, parts: Parts = () => 1): Beat[] {
  const told = runs(events, scene).flatMap((lines) => Array.from({ length: parts(lines) }, (_, part) => ({ lines, part })));
  let kept: Record<string, string> = {};
  return told.map(({ lines, part }, step) => {
    const now = part ? {} : gathered(lines);
    const shows = { ...kept, ...bare(sums(kept, now)) };
    kept = { ...shows, ...Object.fromEntries(Object.entries(now).filter(([, what]) => LEAVES.test(what)).map(([place]) => [place, "-"])) };
    return { lines, step, steps: told.length, part, shows, look: new Set(Object.keys(gathered(lines))) };
  });
}

function runs(events: EventInfo[], scene: Scene): EventInfo[][] {
  const found: { name: string; lines: EventInfo[] }[] = [];
  for (const event of events) {
    const name = scene(event);
    const last = found.at(-1);
    if (name === undefined) continue;
    if (name !== null && name !== last?.name) found.push({ name, lines: [event] });
    else last?.lines.push(event);
  }
  return found.map(({ lines }) => lines);
}

/** What the lines of one beat show together; numbers add up. */
function gathered(lines: EventInfo[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const line of lines) Object.assign(all, sums(all, line.shows ?? {}));
  return all;
}

function sums(before: Record<string, string>, now: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(now).map(([place, what]) => [place, COMES.test(what) ? signed(Number(before[place] ?? 0) + Number(what)) : what]));
}

/** What is seen while it is told: what leaves has not left yet. */
function bare(told: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(told).map(([place, what]) => [place, what.replace(LEAVES, "")]));
}

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}

/** What has come to a place (or gone from it) as far as it has been told. */
export function come(beat: Beat | null | undefined, place: string): number {
  return Number(beat?.shows[place] ?? 0);
}

const LONGEST = 15_000; // a whole scene, at the usual speed

const MOMENT = 800;

/** How long a beat stays, before the speed: a moment to look, and one for each line to read; many beats are quicker. */
export function hold(beat: Beat, brief: Story["brief"] = () => false): number {
  if (brief(beat)) return MOMENT;
  const alone = Math.min(3600, 1100 + 650 * Math.min(beat.lines.length, 4));
  return Math.min(alone, Math.max(1100, LONGEST / beat.steps));
}

// A first match teaches itself: each lesson waits for the moment it is about.  The words are `lesson-<game>-<n>`.
import type { GameName } from "./games";

export interface Lesson {
  key: string;
  phase?: string; // shown when I owe a move in this phase; else at any time
  after?: number; // and not before so many moves
  points?: string; // at things whose name begins so
}

const PLAN: Record<GameName, Omit<Lesson, "key">[]> = {
  schotten: [{ points: "stone:" }, { phase: "play", points: "hand:" }, { phase: "play", after: 2, points: "stone:" }, { phase: "play", after: 6, points: "hand:" }, { after: 10, points: "stone:" }, { after: 14 }],
  tain: [{ points: "cattle:" }, { phase: "placing", points: "hand:" }, { phase: "placing", after: 2, points: "outside:" }, { phase: "placing", after: 4, points: "inside:" }, { after: 8, points: "button:pass" }, { after: 12, points: "house:" }],
  goats: [{ points: "cell:" }, { phase: "play", points: "hand:" }, { phase: "take", points: "cell:" }, { phase: "play", after: 4, points: "hand:" }, { after: 8 }, { after: 12 }],
  colorado: [{}, { phase: "flag", points: "flag:" }, { phase: "place", points: "cell:" }, { phase: "bid", points: "hand:" }, { after: 26, points: "card:" }, { after: 30 }],
};

export function lessons(game: GameName): Lesson[] {
  return PLAN[game].map((lesson, i) => ({ ...lesson, key: `lesson-${game}-${i + 1}` }));
}

/** Whether the moment of a lesson has come. */
export function due(lesson: Lesson, ply: number, phase: string, live: boolean): boolean {
  if (lesson.after !== undefined && ply < lesson.after) return false;
  return lesson.phase === undefined || (live && lesson.phase === phase);
}

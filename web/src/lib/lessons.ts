// A first match teaches itself: each lesson waits for the moment it is about.  The words are `lesson-<game>-<n>`.
import type { GameName } from "./games";

export interface Lesson {
  key: string;
  phase?: string; // shown when I owe a move in this phase; else at any time
  after?: number; // and not before so many moves
}

const PLAN: Record<GameName, Omit<Lesson, "key">[]> = {
  schotten: [{}, { phase: "play" }, { phase: "play", after: 2 }, { phase: "play", after: 6 }, { after: 10 }, { after: 14 }],
  tain: [{}, { phase: "placing" }, { phase: "placing", after: 2 }, { phase: "placing", after: 4 }, { after: 8 }, { after: 12 }],
  goats: [{}, { phase: "play" }, { phase: "take" }, { phase: "play", after: 4 }, { after: 8 }, { after: 12 }],
  colorado: [{}, { phase: "flag" }, { phase: "place" }, { phase: "bid" }, { after: 26 }, { after: 30 }],
};

export function lessons(game: GameName): Lesson[] {
  return PLAN[game].map((lesson, i) => ({ ...lesson, key: `lesson-${game}-${i + 1}` }));
}

/** Whether the moment of a lesson has come. */
export function due(lesson: Lesson, ply: number, phase: string, live: boolean): boolean {
  if (lesson.after !== undefined && ply < lesson.after) return false;
  return lesson.phase === undefined || (live && lesson.phase === phase);
}

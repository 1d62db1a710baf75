// A lesson is a table that only its learner knows: the house judges every answer and keeps nothing; progress stays here.
import { api } from "./api";
import { PositionTable } from "./position.svelte";
import type { LessonAnswer, LessonInfo } from "./wire";

const KEY = "drovers.lessons";

/** The lessons of a game somebody has solved. */
export function solved(game: string): string[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>)[game] ?? [];
  } catch {
    return [];
  }
}

/** Remembers that one is solved. */
export function keep(game: string, id: string): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), id])] }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export class LessonTable extends PositionTable {
  answer: LessonAnswer | null = $state.raw(null);

  constructor(
    game: string,
    readonly lesson: LessonInfo,
  ) {
    super(game, lesson);
  }

  override async play(move: string): Promise<boolean> {
    this.pending = move;
    const answer = await api.answerLesson(this.game, this.lesson.id, { move }).finally(() => (this.pending = null));
    if (!answer.right) {
      this.refuse(answer);
      return false;
    }
    keep(this.game, this.lesson.id);
    this.show(answer.view, answer.ply);
    this.answer = answer;
    return true;
  }

  override async why(touched: string[]): Promise<boolean> {
    const answer = await api.answerLesson(this.game, this.lesson.id, { touched }).catch(() => null);
    if (!answer?.reason || answer.right) return false;
    this.refuse(answer);
    return true;
  }
}

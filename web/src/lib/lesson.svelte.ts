// A lesson is a table that only its learner knows: the house judges every answer and keeps nothing; progress stays here.
import { api } from "./api";
import { LiveTable } from "./table.svelte";
import { t } from "./words.svelte";
import type { LessonAnswer, LessonInfo, TableInfo } from "./wire";

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

export class LessonTable extends LiveTable {
  answer: LessonAnswer | null = $state.raw(null);

  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
  ) {
    super("");
    this.begin();
  }

  /** The position as it was, without an answer. */
  begin(): void {
    const { lesson } = this;
    const seats = Array.from({ length: lesson.seats }, (_, seat) => ({ player: seat === lesson.seat ? "me" : null, name: t("new-seat", { seat: seat + 1 }), bot: null, here: true, resigned: false }));
    const info: TableInfo = { id: "", game: this.game, options: lesson.options, status: "playing", host: null, open: false, rated: false, clock: { kind: "none" }, commitment: "", entropy: [], created: 0, seats, offers: [], rematch: null, continued: null, brought: false };
    this.info = info;
    this.box = lesson.box;
    this.mine = [lesson.seat];
    this.owing = [lesson.seat];
    this.views = [lesson.view];
    this.events = {};
    this.ply = 0;
    this.answer = this.refusal = null;
  }

  override async sync(): Promise<void> {}

  override async play(move: string): Promise<boolean> {
    this.pending = move;
    const answer = await api.answerLesson(this.game, this.lesson.id, { move }).finally(() => (this.pending = null));
    if (!answer.right) {
      this.refusal = { move, reason: answer.reason, rule: answer.rule, detail: {} };
      return false;
    }
    keep(this.game, this.lesson.id);
    this.refusal = null;
    this.views = [answer.view];
    this.events = { [String(answer.view.seat)]: answer.view.events };
    this.owing = [];
    this.ply = answer.ply;
    this.answer = answer;
    return true;
  }

  override async why(touched: string[]): Promise<boolean> {
    const answer = await api.answerLesson(this.game, this.lesson.id, { touched }).catch(() => null);
    if (!answer?.reason || answer.right) return false;
    this.refusal = { move: answer.move, reason: answer.reason, rule: answer.rule, detail: {} };
    return true;
  }

  override async hint(): Promise<null> {
    return null;
  }
}

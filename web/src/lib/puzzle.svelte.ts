// A puzzle is a table of one move: the first answer counts, and then the right one is told.
import { api } from "./api";
import { PositionTable } from "./position.svelte";
import type { PuzzleAnswer, PuzzleInfo } from "./wire";

export class PuzzleTable extends PositionTable {
  answer: PuzzleAnswer | null = $state.raw(null);

  constructor(
    game: string,
    readonly puzzle: PuzzleInfo,
  ) {
    super(game, puzzle);
  }

  override async play(move: string): Promise<boolean> {
    return this.#ask({ move });
  }

  /** Gives up: the answer is shown, and counts as a wrong one. */
  async giveUp(): Promise<void> {
    await this.#ask({ shown: true });
  }

  async #ask(form: { move?: string; shown?: boolean }): Promise<boolean> {
    this.pending = form.move ?? "";
    const answer = await api.answerPuzzle(this.game, this.puzzle.id, form).finally(() => (this.pending = null));
    if (answer.rule) {
      this.refuse(answer);
      return false;
    }
    this.show(answer.view, answer.ply);
    this.answer = answer;
    return true;
  }

  /** Only what the rules refuse is explained: anything else would be an answer. */
  override async why(touched: string[]): Promise<boolean> {
    const answer = await api.whyPuzzle(this.game, this.puzzle.id, touched).catch(() => null);
    if (!answer?.rule) return false;
    this.refuse(answer);
    return true;
  }
}

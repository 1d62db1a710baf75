// A table that only this page knows: a position of its own, seen by one seat; a lesson, a puzzle, a study.
import { LiveTable } from "./table.svelte";
import { t } from "./words.svelte";
import type { TableInfo, View } from "./wire";

/** What such a table begins with. */
export interface Start {
  seat: number | null;
  seats: number;
  options: Record<string, any>;
  view: View;
  box: Record<string, any>;
}

export class PositionTable extends LiveTable {
  constructor(
    readonly game: string,
    start: Start,
  ) {
    super("");
    this.begin(start);
  }

  /** The position as it was. */
  begin(start: Start): void {
    const seats = Array.from({ length: start.seats }, (_, seat) => ({ player: seat === start.seat ? "me" : null, name: t("new-seat", { seat: seat + 1 }), bot: null, here: true, resigned: false }));
    const info: TableInfo = { id: "", game: this.game, options: start.options, status: "playing", host: null, open: false, rated: false, clock: { kind: "none" }, commitment: "", entropy: [], created: 0, seats, offers: [], rematch: null, continued: null, brought: false };
    this.info = info;
    this.box = start.box;
    this.mine = start.seat === null ? [] : [start.seat];
    this.owing = this.mine;
    this.views = [start.view];
    this.events = {};
    this.ply = 0;
    this.refusal = null;
  }

  /** The position after a move of its own, which ends it: nothing more is to be chosen here. */
  show(view: View, ply: number): void {
    this.refusal = null;
    this.views = [{ ...view, legal: [], choices: [], handful: null, together: null, undo: false }];
    this.events = { [String(view.seat)]: view.events };
    this.owing = [];
    this.ply = ply;
  }

  /** Says why something cannot be, or is not what was asked for. */
  protected refuse(why: { move: string; reason: string; rule: string }): void {
    this.refusal = { move: why.move, reason: why.reason, rule: why.rule, detail: {} };
  }

  override async sync(): Promise<void> {}

  override async hint(): Promise<null> {
    return null;
  }
}

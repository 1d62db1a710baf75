// Setting up a position by hand: a thing is picked, then touched is where it goes.  Everything may be tried; the server
// judges, and what follows from the rest it derives by itself.
import { Picking } from "./picking.svelte";
import type { Play } from "./play";

const NOTHING = ["lost", "button"]; // things that are there only while a move is chosen

/** What is picked, for boards: everything on them may be touched. */
class Loose extends Picking {
  override isLit(): boolean {
    return false;
  }
  override matters(part: string): boolean {
    return !NOTHING.includes(part.split(":")[0]!);
  }
}

export class Arranging implements Play {
  readonly picking = new Loose();
  readonly live = true;
  readonly send = (): void => undefined;

  constructor(readonly put: (piece: string, place: string) => void) {}

  get picked(): string {
    return this.picking.picked[0] ?? "";
  }

  /** The first thing is picked, the second is where it goes; the same again lets it be. */
  readonly touch = (part: string): void => {
    const piece = this.picked;
    this.picking.picked = piece ? [] : [part];
    if (piece && piece !== part) this.put(piece, part);
  };
}

// Choosing a move by touching things.  The server says what a hand touches for every legal move, in order, and how the
// move reads; what may be touched next is whatever some legal move still needs.  No rules here.
import type { Choices, Handful, View } from "./wire";

export interface Move {
  text: string;
  form: string;
  words: string; // with a gap for each thing touched
  touch: string[];
}

type Offer = Pick<View, "choices" | "names" | "handful" | "together"> & Partial<Pick<View, "legal">>;

/** The moves of a view, one by one. */
function movesOf(choices: Choices[] = []): Move[] {
  return choices.flatMap(({ form, words, moves }) => moves.map(([text, ...touch]) => ({ text: text!, form, words, touch })));
}

/** The moves made of any number of things, each whole; none where they are taken in steps, as in a puzzle. */
function wholesOf({ handful, legal = [] }: Offer): Move[] {
  if (!handful) return [];
  const { form, words, text, none, nothing } = handful;
  const own = (move: string) => (move === none ? [] : move.slice(text.length + 1).split(" "));
  const whole = (move: string, names: string[]) => ({ text: move, form, words: words.replace("{0}", names.join(", ") || nothing), touch: names.map((name) => `hand:${name}`) });
  return legal.filter((move) => move.startsWith(`${text} `)).map((move) => whole(move, own(move)));
}

export class Picking {
  #legal: Move[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  handful: Handful | null = $state.raw(null);
  fist: string[] = $state.raw([]); // what is gathered for it

  /** How often moves chosen together may touch each thing; null where moves are chosen one by one. */
  together: Record<string, number> | null = $state.raw(null);
  /** The moves chosen together so far; null while moves are chosen one by one. */
  row: Move[] | null = $state.raw(null);

  /** The moves there are to choose from: in a row, those that leave things enough for all. */
  moves: Move[] = $derived(this.#legal.filter((move) => this.#fits(move)));
  #names: Record<string, string> = $state.raw({});
  #all = $derived(new Set(this.moves.flatMap((move) => move.touch)));

  /** Moves that agree with everything picked so far. */
  left: Move[] = $derived(this.moves.filter((move) => this.picked.every((part) => move.touch.includes(part))));

  /** The move that is ready to be confirmed: all its things are picked. */
  ready: Move | null = $derived(this.picked.length ? (this.left.find((move) => move.touch.length === this.picked.length) ?? null) : null);

  /** What may be touched next. */
  lit: Set<string> = $derived(this.#lit());

  /** The forms of the moves that are left. */
  forms: Set<string> = $derived(new Set(this.left.map((move) => move.form)));

  #lit(): Set<string> {
    const next = new Set<string>();
    for (const { touch } of this.left) {
      const missing = touch.find((part) => !this.picked.includes(part));
      if (missing) next.add(missing);
    }
    return next;
  }

  #fits(move: Move): boolean {
    const times = (part: string) => this.row!.filter((chosen) => chosen.touch.includes(part)).length;
    return !this.row || move.touch.every((part) => !(part in this.together!) || times(part) < this.together![part]!);
  }

  /** Begins to choose moves together, takes the picked one into the row, or takes the last one out again. */
  gather(move?: Move): void {
    this.row = move ? [...(this.row ?? []), move] : this.row ? (this.row.length ? this.row.slice(0, -1) : null) : [];
    this.picked = [];
  }

  /** New legal moves: keeps what is picked if it still leads somewhere. */
  offer(view: Offer): void {
    const wholes = wholesOf(view);
    this.#legal = wholes.length ? wholes : movesOf(view.choices);
    this.together = view.together ?? null;
    this.row = null;
    this.#names = view.names ?? {};
    this.handful = view.handful ?? null;
    this.fist = this.fist.filter((part) => this.handful?.things.includes(part));
    if (this.picked.length && !this.left.length) this.picked = [];
  }

  /** A move in words; seats are still gaps. */
  say(move: Move): string {
    return move.words.replace(/\{(\d)\}/g, (_, place: string) => this.#names[move.touch[Number(place)]!] ?? "");
  }

  isLit(part: string): boolean {
    return this.lit.has(part);
  }

  isPicked(part: string): boolean {
    return this.picked.includes(part);
  }

  /** Whether any legal move of now touches this at all. */
  matters(part: string): boolean {
    return this.#all.has(part);
  }

  /** Touches a thing: picks it, puts it back, or starts anew with it.  False if it leads nowhere. */
  touch(part: string): boolean {
    if (this.picked.includes(part)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(part));
      return true;
    }
    const leads = (picked: string[]) => this.moves.some((move) => picked.every((one) => move.touch.includes(one)));
    for (let keep = this.picked.length; keep >= 0; keep -= 1) {
      const picked = [...this.picked.slice(0, keep), part];
      if (leads(picked)) {
        this.picked = picked;
        return true;
      }
    }
    return false;
  }

  /** Shows a whole move as picked (a hint, a keyboard choice). */
  pose(text: string): Move | undefined {
    const move = this.moves.find((one) => one.text === text);
    if (this.handful) this.fist = move?.touch ?? [];
    else this.picked = move?.touch ?? [];
    return move;
  }

  clear(): void {
    this.picked = [];
    this.fist = [];
  }
}

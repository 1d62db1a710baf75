// Choosing a move by its pieces.  A game says which targets a move's text is made of, in the order a hand would touch
// them; what may be touched next is whatever some legal move still needs.  No rules here, only texts.

export type Targets = (move: string) => string[];

export class Picking {
  legal: string[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  #targets: Targets;
  #parts = $derived(new Map(this.legal.map((move) => [move, this.#targets(move)])));
  #all = $derived(new Set([...this.#parts.values()].flat()));

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  /** Moves that agree with everything picked so far. */
  left: string[] = $derived(this.legal.filter((move) => this.picked.every((part) => this.#parts.get(move)?.includes(part))));

  /** The move that is ready to be confirmed: all its pieces are picked. */
  ready: string | null = $derived(this.#ready());

  /** What may be touched next. */
  lit: Set<string> = $derived(this.#lit());

  #ready(): string | null {
    if (!this.picked.length) return null;
    return this.left.find((move) => this.#parts.get(move)?.length === this.picked.length) ?? null;
  }

  #lit(): Set<string> {
    const next = new Set<string>();
    for (const move of this.left) {
      const missing = this.#parts.get(move)?.find((part) => !this.picked.includes(part));
      if (missing) next.add(missing);
    }
    return next;
  }

  /** New legal moves: keeps what is picked if it still leads somewhere. */
  offer(legal: string[]): void {
    this.legal = legal;
    if (this.picked.length && !this.left.length) this.picked = [];
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

  /** Touches a target: picks it, puts it back, or starts anew with it.  False if it leads nowhere. */
  touch(part: string): boolean {
    if (this.picked.includes(part)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(part));
      return true;
    }
    const leads = (picked: string[]) => this.legal.some((move) => picked.every((p) => this.#parts.get(move)?.includes(p)));
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
  pose(move: string): void {
    this.picked = this.#targets(move);
  }

  clear(): void {
    this.picked = [];
  }
}

// What the bots think of a finished match: asked for, waited for while it grows, kept while the page is open.
import { api } from "./api";
import type { Analysis, Verdict } from "./wire";

const BEAT = 1000;
const NOTHING: Analysis = { state: "none", done: 0, total: 0, verdicts: [], turning: [], missed: [] };

export class Study {
  analysis: Analysis = $state.raw(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #byPly = $derived(new Map(this.analysis.verdicts.map((verdict) => [verdict.ply, verdict])));
  mistakes: Verdict[] = $derived(this.analysis.verdicts.filter(({ grade }) => grade !== "good"));

  constructor(readonly id: string) {}

  /** What there is so far; while it grows, asks again. */
  async look(): Promise<void> {
    this.#take(await api.analysis(this.id));
  }

  async start(): Promise<void> {
    this.#take(await api.analyse(this.id));
  }

  async stop(): Promise<void> {
    this.#take(await api.stopAnalysis(this.id));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The verdict on the move that led to this ply. */
  verdict(ply: number): Verdict | undefined {
    return this.#byPly.get(ply);
  }

  /** What a move without a verdict is: one the judge missed, one it has not come to, or no choice; null where there is one. */
  silence(ply: number): "missed" | "not-yet" | "no-choice" | null {
    const { state, done, missed } = this.analysis;
    if (state === "none" || ply === 0 || this.#byPly.has(ply)) return null;
    if (missed.includes(ply)) return "missed";
    return state !== "done" && ply > done ? "not-yet" : "no-choice";
  }

  /** The next mistake after a ply; from the last one, the first again. */
  nextMistake(ply: number): number | null {
    return (this.mistakes.find((verdict) => verdict.ply > ply) ?? this.mistakes[0])?.ply ?? null;
  }

  #take(analysis: Analysis): void {
    clearTimeout(this.#timer);
    this.analysis = analysis;
    if (analysis.state === "running") this.#timer = setTimeout(() => this.look().catch(() => this.#again()), BEAT);
  }

  /** A lost connection is no end: whatever was being told goes on. */
  #again(): void {
    this.#take(this.analysis);
  }
}

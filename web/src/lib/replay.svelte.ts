// A match looked back on: one moment at a time, in somebody's eyes.  What has been fetched is kept.
import { FACES, type GameFace } from "../games/face";
import { api } from "./api";
import type { GameName } from "./games";
import { lang, learnGame } from "./words.svelte";
import type { Replayed, Synced } from "./wire";

export type Eyes = number | "all" | null;

export class Replay {
  table: Synced | null = $state.raw(null);
  face: GameFace | null = $state.raw(null);
  shown: Replayed | null = $state.raw(null);
  eyes: Eyes = $state(null);
  ply = $state(0);
  last = $derived(this.shown?.plies ?? this.table?.ply ?? 0);
  #kept = new Map<string, Promise<Replayed>>();

  constructor(
    readonly id: string,
    ply: number,
  ) {
    this.ply = ply;
  }

  /** Who sat there and how it went; then boards can be drawn. */
  async open(): Promise<void> {
    const table = await api.table(this.id);
    const game = table.table.game as GameName;
    const [{ default: face }] = await Promise.all([FACES[game](), learnGame(game)]);
    this.eyes = table.result ? "all" : (table.mine[0] ?? null);
    [this.table, this.face] = [table, face];
  }

  /** Whose side of the table is nearest. */
  get seat(): number | null {
    return this.eyes === "all" ? (this.table?.mine[0] ?? 0) : this.eyes;
  }

  /** The moment asked for; null where somebody has gone on meanwhile. */
  async moment(): Promise<Replayed | null> {
    const { ply, eyes } = this;
    const found = await this.#at(ply);
    if (ply < found.plies) void this.#at(ply + 1).catch(() => undefined);
    return ply === this.ply && eyes === this.eyes ? found : null;
  }

  #at(ply: number): Promise<Replayed> {
    const key = `${lang()}/${this.eyes}/${ply}`;
    const found = this.#kept.get(key) ?? api.at(this.id, ply, this.eyes);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key));
    return found;
  }
}

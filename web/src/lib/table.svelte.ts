// What this browser knows of one table: the server's messages folded in order, nothing guessed.
import { api } from "./api";
import { beats, hold, lead, type Beat, type Story } from "./beats";
import { completed } from "./changes";
import { wire } from "./socket.svelte";
import { pace, still } from "./settings.svelte";
import type { ChatLine, EventInfo, FromServer, Moved, OfferInfo, Result, Synced, TableInfo, Times, View } from "./wire";

const PACE = 620; // between two moves of others, so that each can be seen
const HURRIED = 160;
const NOBODY = { names: [], others: 0 };
const NAME = /^[0-9A-Za-z]{16}$/; // of a table; what is not one is not understood by the server, which cannot say so

/** What was refused, by which rule, and the facts of the sentence. */
export interface Refusal {
  move: string;
  reason: string;
  rule: string;
  detail: Record<string, any>;
}

export class LiveTable {
  info: TableInfo | null = $state.raw(null);
  views: View[] = $state.raw([]);
  mine: number[] = $state.raw([]);
  owing: number[] = $state.raw([]);
  ply = $state(0);
  version = $state(0);
  times: Times | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  offers: OfferInfo[] = $state.raw([]);
  events: Record<string, EventInfo[]> = $state.raw({});
  pending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  missing = $state(false);
  watching: { names: string[]; others: number } = $state.raw(NOBODY); // who looks on
  box: Record<string, any> = $state.raw({});
  beat: Beat | null = $state.raw(null); // what is being told just now
  held = $state(false); // somebody looks closely: the beat stays
  idle = $state(0); // moves of others since I owed one
  hasty = $state(false); // until I owe one again, moves are shown as soon as they are heard
  behind = $state(false); // something has happened that is not shown yet
  story: Story = { scene: () => null }; // the game's: which events are played together

  #queue: Moved[] = [];
  #newest: View[] = []; // as last heard, shown or not
  #draining = false;
  #skipping = false;
  #stop: () => void;

  /** A table without a name (a lesson) hears nothing. */
  constructor(readonly id: string) {
    this.#stop = () => undefined;
    if (!id) return;
    if (!NAME.test(id)) {
      this.missing = true;
      return;
    }
    this.#stop = wire.hear((message) => this.#hear(message));
    wire.open();
    if (wire.status === "open") void this.sync();
  }

  close(): void {
    this.#stop();
    if (!this.missing && this.id && wire.status === "open") void wire.ask({ type: "unwatch", table: this.id }, { again: false });
  }

  /** Asks for everything anew. */
  async sync(): Promise<void> {
    const answer = await wire.ask({ type: "watch", table: this.id, changes: true }, { again: false });
    if (answer.type === "refused" && answer.code === "not-found") this.missing = true;
  }

  /** The view of one of my seats, or what a watcher sees. */
  view(seat: number | null): View | undefined {
    return this.views.find((view) => view.seat === seat) ?? this.views[0];
  }

  /** Everything that seat has witnessed. */
  told(seat: number | null): EventInfo[] {
    return this.events[String(seat)] ?? [];
  }

  async play(move: string, seat: number | null): Promise<boolean> {
    this.pending = move;
    this.refusal = null;
    const answer = await wire.ask({ type: "play", table: this.id, version: this.version, move, seat });
    if (answer.type === "done" && answer.version !== null) await this.#reaches(answer.version);
    this.pending = null;
    if (answer.type !== "refused") return true;
    if (answer.code !== "stale") this.refusal = { reason: answer.reason, rule: answer.rule, move, detail: {} };
    return false;
  }

  /** Waits until what the server has acknowledged can be seen: the answer may overtake the news. */
  async #reaches(version: number): Promise<void> {
    const heard = () => this.#queue.at(-1)?.version ?? this.#showing ?? this.version;
    for (let waited = 0; heard() < version && waited < 5000; waited += 30) await pause(30);
  }

  /** Has it explained why touching these things makes no move now. */
  async why(touched: string[], seat: number | null): Promise<boolean> {
    const answer = await wire.ask({ type: "whynot", table: this.id, touched, seat });
    if (answer.type !== "why" || answer.legal) return false;
    this.refusal = answer;
    return true;
  }

  /** The move that is made by touching these things, whether it is legal now or not; none if there is no such move. */
  async meant(touched: string[]): Promise<string> {
    const answer = await wire.ask({ type: "whynot", table: this.id, touched, seat: this.mine[0] ?? null });
    return answer.type === "why" ? answer.move : "";
  }

  /** Lets the others' moves come without a pause, up to the next scene or my own move. */
  hasten(): void {
    this.hasty = true;
  }

  /** Ends what is being told. */
  skip(): void {
    this.#skipping = true;
    this.held = false;
  }

  async hint(seat: number | null): Promise<string | null> {
    const answer = await wire.ask({ type: "hint", table: this.id, seat }, { again: false });
    return answer.type === "hinted" ? answer.move : null;
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.watching = NOBODY; // whoever does is told with everything else
      void this.sync();
    }
    if (message.type === "synced" && message.table.id === this.id) this.#synced(message);
    else if (message.type === "moved" && message.table === this.id) this.#moved(message);
    else if (message.type === "changed" && message.table.id === this.id) {
      if (!this.#next(message.version)) return;
      this.#changed(message.table);
      this.times = message.times;
      this.result = message.result;
    } else if (message.type === "said" && message.table === this.id) {
      if (this.#next(message.version)) this.chat = [...this.chat, message.line];
    } else if (message.type === "pointed" && message.table === this.id) {
      this.#next(message.version);
    } else if (message.type === "watching" && message.table === this.id) {
      this.watching = message;
    } else if (message.type === "here" && message.table === this.id && this.info) {
      const seats = this.info.seats.map((seat, i) => ({ ...seat, here: message.here[i] ?? seat.here }));
      this.info = { ...this.info, seats };
    }
  }

  #changed(info: TableInfo): void {
    const began = this.info?.status === "waiting" && info.status !== "waiting";
    this.info = info;
    this.offers = info.offers;
    if (began) void this.sync(); // the deal comes with a whole view
  }

  /** Whether this is the next thing that happened; a gap is filled by asking for everything. */
  #next(version: number): boolean {
    const last = this.#heard;
    if (version <= last) return false;
    if (version > last + 1) {
      void this.sync();
      return false;
    }
    if (this.#queue.length) this.#queue.at(-1)!.version = version;
    else if (this.#showing !== null) this.#showing = version;
    else this.version = version;
    return true;
  }

  #synced(message: Synced): void {
    this.#queue = [];
    this.idle = 0;
    this.behind = false;
    this.beat = null;
    this.box = message.box;
    this.info = message.table;
    this.mine = message.mine;
    this.owing = message.owing;
    this.ply = message.ply;
    this.views = this.#newest = message.views;
    this.times = message.times;
    this.result = message.result;
    this.chat = message.chat;
    this.offers = message.table.offers;
    this.events = Object.fromEntries(message.views.map((view) => [String(view.seat), view.events]));
    this.version = message.version;
  }

  #showing: number | null = null; // the version being played, heard but not shown yet

  /** The newest version heard, shown or not. */
  get #heard(): number {
    return this.#queue.at(-1)?.version ?? this.#showing ?? this.version;
  }

  #moved(message: Moved): void {
    const last = this.#heard;
    if (message.version <= last) return;
    const views = completed(message.views, this.#newest);
    if (message.version > last + 1 || !views) return void this.sync();
    this.#newest = views;
    this.#queue.push({ ...message, views });
    this.behind = true;
    if (!this.#draining) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#showing = next.version;
      const [view, told] = this.#beats(next);
      const whole = !told.length || (await this.#tell(next, view!, told)); // without beats nothing is waited for: one update
      const version: number = this.#showing ?? next.version; // people may have spoken meanwhile
      this.#showing = null;
      if (!whole) continue; // a whole view has come meanwhile
      this.#apply({ ...next, version });
      this.behind = this.#queue.length > 0;
      const own = this.mine.includes(next.seat);
      if (!own || this.#queue.length) await this.#rest();
    }
    this.behind = false;
    this.#draining = false;
  }

  /** A moment between two moves, so that each can be seen. */
  async #rest(): Promise<void> {
    const whole = (still() || this.#queue.length > 1 ? HURRIED : PACE) * pace();
    for (let waited = 0; waited < whole && !this.hasty; waited += 20) await pause(20);
  }

  /** What is told of a move, in the eyes it is seen with here. */
  #beats(message: Moved): [View | undefined, Beat[]] {
    const view = message.views.find((one) => this.views.some((known) => known.seat === one.seat)) ?? message.views[0];
    return [view, pace() && view ? beats(view.events, this.story.scene, this.story.parts) : []];
  }

  /** Plays what a move made happen, beat by beat; false if that has become old news. */
  async #tell(message: Moved, view: View, played: Beat[]): Promise<boolean> {
    const version = this.version;
    this.#skipping = false;
    this.#begin(message, view);
    for (const [i, beat] of played.entries()) {
      if (this.#skipping) break;
      this.beat = { ...beat, ahead: view.sight };
      if (!played[i + 1]?.part) this.#hears(view.seat, beat.lines); // the log has what was told in several parts with the last
      await this.#stay(hold(beat, this.story.brief) * pace());
      if (this.version !== version) return false;
    }
    this.beat = null;
    return true;
  }

  /** Tells what came before the first beat; where the table holds no surprise, shows it as it will lie. */
  #begin(message: Moved, view: View): void {
    this.hasty = false;
    const keep = this.told(view.seat).filter((event) => event.ply <= message.keep);
    this.events = { ...this.events, [String(view.seat)]: keep };
    this.#hears(view.seat, lead(view.events, this.story.scene));
    if (this.story.open?.(view.events)) this.views = message.views;
  }

  #owes(): boolean {
    return this.owing.some((seat) => this.mine.includes(seat));
  }

  #hears(seat: number | null, lines: EventInfo[]): void {
    this.events = { ...this.events, [String(seat)]: [...this.told(seat), ...lines] };
  }

  /** Waits, longer while somebody looks closely, shorter when asked to skip. */
  async #stay(ms: number): Promise<void> {
    for (let waited = 0; waited < ms && !this.#skipping; waited += this.held ? 0 : 60) await pause(60);
  }

  #apply(message: Moved): void {
    const keep = (list: EventInfo[]) => list.filter((event) => event.ply <= message.keep);
    this.events = Object.fromEntries(
      message.views.map((view) => [String(view.seat), [...keep(this.told(view.seat)), ...view.events]]),
    );
    this.views = message.views;
    this.owing = message.owing;
    this.ply = message.ply;
    this.times = message.times;
    this.result = message.result;
    this.offers = message.offers;
    this.version = message.version;
    this.refusal = null;
    this.idle = this.mine.includes(message.seat) || this.#owes() ? 0 : this.idle + 1;
    this.hasty &&= this.idle > 0;
    if (message.result && this.info) this.info = { ...this.info, status: "over" };
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** The match as it stood after `ply` moves, in one seat's eyes. */
export async function rewind(id: string, ply: number, seat: number | "all" | null): Promise<View> {
  return (await api.at(id, ply, seat)).view;
}

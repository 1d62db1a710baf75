// A finished match looked back on together: who sat there shows a moment, everybody who has the link sees the same one.
import { notify } from "./notices.svelte";
import { wire } from "./socket.svelte";
import type { FromServer, RemarkInfo } from "./wire";

const REST = 250; // a moment is shown to others once one stays there

export class Review {
  remarks: RemarkInfo[] = $state.raw([]);
  follows = $state(true);
  leads = $state(false); // whether others see what this one looks at
  first: string | null = $state(null); // where an arrow begins
  #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly onply: (ply: number) => void,
  ) {
    this.#stop = wire.hear((message) => this.#hear(message));
    wire.open();
    if (wire.status === "open") void this.#watch();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    if (wire.status === "open") void wire.ask({ type: "unwatch", table: this.id }, { again: false });
  }

  /** What was said and shown of a moment. */
  of(ply: number): RemarkInfo | undefined {
    return this.remarks.findLast((remark) => remark.ply === ply && (remark.text || remark.arrows.length));
  }

  /** The moments that have something to say, in the order of the match. */
  get said(): RemarkInfo[] {
    return this.remarks.filter((remark) => remark.text || remark.arrows.length).sort((a, b) => a.ply - b.ply);
  }

  /** One looks at another moment: others see it a little later, if one leads. */
  looked(ply: number): void {
    if (!this.leads) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.show(ply), REST);
  }

  /** Shows everybody a moment, with arrows and a remark where there are some. */
  async show(ply: number, arrows: [string, string][] = [], text = ""): Promise<void> {
    const answer = await wire.ask({ type: "point", table: this.id, ply, arrows, text });
    if (answer.type === "refused") notify(answer.reason, "bad");
  }

  /** A thing was touched: an arrow begins or ends there. */
  touch(ply: number, thing: string): void {
    const { first } = this;
    this.first = first === thing ? null : first === null ? thing : null;
    if (first === null || first === thing) return;
    const known = this.of(ply);
    void this.show(ply, [...((known?.arrows ?? []) as [string, string][]), [first, thing]], known?.text ?? "");
  }

  async #watch(): Promise<void> {
    await wire.ask({ type: "watch", table: this.id }, { again: false });
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") void this.#watch();
    else if (message.type === "synced" && message.table.id === this.id) {
      this.remarks = message.remarks;
    } else if (message.type === "pointed" && message.table === this.id) {
      const { remark } = message;
      const kept = this.remarks.filter((one) => (one.text || one.arrows.length) && (one.ply !== remark.ply || !(remark.text || remark.arrows.length)));
      this.remarks = [...kept, remark];
      if (this.follows && !this.leads) this.onply(remark.ply);
    }
  }
}

// One socket for the whole page.  It comes back by itself, and what was not acknowledged is sent again.
import { house, Port } from "./house.svelte";
import { settings } from "./settings.svelte";
import type { FromClient, FromServer, Refused, Welcome } from "./wire";

type Answer = Extract<FromServer, { id: string | null }>;
type Sent = { text: string; settle: (answer: Answer) => void; again: boolean };
type Unsent<T> = T extends unknown ? Omit<T, "id"> : never;

const BEAT = 12_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 6_000;

const scheme = () => (location.protocol === "https:" ? "wss" : "ws");

class Wire {
  status: "connecting" | "open" | "lost" = $state("connecting");
  welcome: Welcome | null = $state(null);
  skew = 0; // the server's clock minus ours

  #socket: WebSocket | Port | null = null;
  #asked = new Map<string, Sent>();
  #listeners = new Set<(message: FromServer) => void>();
  #count = 0;
  #wait = FIRST_WAIT;
  #heard = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Opens the socket if it is not open; `anew` closes it first (another name, another language). */
  open(anew = false): void {
    if (this.#socket && !anew) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.status = this.welcome ? "lost" : "connecting";
    const socket = house.here ? new Port(settings.lang) : new WebSocket(`${scheme()}://${location.host}/ws?lang=${settings.lang}`);
    this.#socket = socket;
    socket.onmessage = (event: { data: unknown }) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#pulse(), BEAT);
  }

  /** Opens the socket anew and waits until it has been greeted: what is asked next is asked by whom we are now. */
  again(): Promise<void> {
    return new Promise((done) => {
      const stop = this.hear((message) => message.type === "welcome" && (stop(), done()));
      this.open(true);
    });
  }

  /** Sends a message and waits for its answer; it survives a lost connection. */
  ask(message: Unsent<FromClient>, { again = true } = {}): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${++this.#count}`;
    const text = JSON.stringify({ ...message, id });
    this.open();
    return new Promise((settle) => {
      this.#asked.set(id, { text, settle, again });
      if (this.status === "open") this.#socket?.send(text);
    });
  }

  /** Hears everything from now on; returns how to stop. */
  hear(listener: (message: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === "welcome") this.#greeted(message);
    if (message.type === "pong") this.skew = message.at - Date.now();
    if ("id" in message && message.id) {
      this.#asked.get(message.id)?.settle(message as Answer);
      this.#asked.delete(message.id);
    }
    for (const listener of this.#listeners) listener(message);
  }

  #greeted(message: Welcome): void {
    this.welcome = message;
    this.status = "open";
    this.#wait = FIRST_WAIT;
    for (const sent of this.#asked.values()) this.#socket?.send(sent.text);
    this.#ping();
  }

  /** Are you there?  It also says whether anybody sees this page: whoever does not look is told by a notice. */
  #ping(): void {
    this.#socket?.send(JSON.stringify({ type: "ping", id: "beat", hidden: document.hidden }));
  }

  /** The page is seen, or no longer. */
  seen(): void {
    if (this.status === "open") this.#ping();
    else if (!document.hidden && this.status === "lost") this.open();
  }

  #pulse(): void {
    if (this.status !== "open") return;
    if (Date.now() - this.#heard > 2.5 * BEAT) return this.open(true);
    this.#ping();
  }

  #lost(socket: WebSocket | Port): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.status = "lost";
    for (const [id, sent] of this.#asked) {
      if (sent.again) continue;
      sent.settle({ type: "refused", id, code: "offline", reason: "", rule: "", field: "" } satisfies Refused);
      this.#asked.delete(id);
    }
    this.#retry = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  }
}

export const wire = new Wire();

if (typeof addEventListener === "function") {
  addEventListener("online", () => wire.status === "lost" && wire.open());
  document.addEventListener("visibilitychange", () => wire.seen());
}

// Which house the page speaks to: the server it came from, or the one in this browser (src/pocket), which speaks the same.
import { isKept } from "../pocket/kept";
import type { Heard, Told } from "../pocket/messages";
import { line } from "./offline.svelte";

/** A site without a server says so in its page. */
export const alone = document.querySelector('meta[name="drovers-house"]')?.getAttribute("content") === "here";

/** Pages about other people, of whom there are none in this browser. */
export const PEOPLED = ["lobby", "leaders", "profile", "daily", "matches", "openings", "player", "company", "tournaments", "tournament"];

export const house = $state({
  here: false, // whether the page speaks to the house in this browser
  state: "closed" as "closed" | "opening" | "open" | "failed",
  trouble: "", // the key of a sentence: why it cannot be opened
  used: false, // whether a table was made or opened here
  lasting: true, // whether what is played here is kept
});

type Answer = { status: number; text: string };

let worker: Worker | null = null;
let count = 0;
const asked = new Map<number, (answer: Answer) => void>();
const ports = new Map<number, Port>();

/** What is missing for the rules to run here, as the key of a sentence; empty if nothing is. */
function missing(): string {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") return "here-no-wasm";
  return typeof Worker === "function" && typeof BigInt64Array === "function" ? "" : "here-old";
}

/** Opens the house in this browser, if it is not open. */
function open(): Worker | null {
  if (worker || house.state === "failed") return worker;
  const why = missing();
  if (why) return fail(why);
  house.state = "opening";
  worker = new Worker(new URL("../pocket/worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  worker.onerror = () => fail("here-broken");
  return worker;
}

function fail(why: string): null {
  [house.state, house.trouble, house.here] = ["failed", why, alone];
  if (navigator.onLine) void globalThis.caches?.delete("pocket"); // so that it is fetched anew
  worker?.terminate();
  worker = null;
  for (const settle of asked.values()) settle({ status: 503, text: JSON.stringify({ code: "offline", reason: "", field: "" }) });
  asked.clear();
  return null;
}

function hear(message: Told): void {
  if (message.kind === "said") ports.get(message.port)?.onmessage?.({ data: message.text });
  else if (message.kind === "open") [house.state, house.lasting] = ["open", message.lasting];
  else if (message.kind === "failed") fail("here-broken");
  else {
    asked.get(message.id)?.(message);
    asked.delete(message.id);
  }
}

function say(message: Heard): void {
  open()?.postMessage(message);
}

/** What fetch would answer. */
export async function askHere(method: string, url: URL, body?: string): Promise<Response> {
  const id = ++count;
  if (method === "POST" && url.pathname === "/api/tables") house.used = true;
  if (!open()) throw new Error(house.trouble);
  const answer = await new Promise<Answer>((settle) => {
    asked.set(id, settle);
    say({ kind: "ask", id, method, address: url.pathname + url.search, body: body ?? "" });
  });
  return new Response(answer.text, { status: answer.status });
}

/** A WebSocket, as far as the page uses one. */
export class Port {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #number = ++count;

  constructor(lang: string) {
    ports.set(this.#number, this);
    say({ kind: "enter", port: this.#number, lang });
  }

  send(text: string): void {
    say({ kind: "say", port: this.#number, text });
  }

  close(): void {
    ports.delete(this.#number);
    say({ kind: "leave", port: this.#number });
  }
}

/** From now on the page speaks to the house in this browser; whether that can be. */
export function comeHere(): boolean {
  house.here = open() !== null || alone; // where there is no server there is nothing else
  return house.here;
}

/** And again to the server. */
export function goBack(): void {
  house.here = house.used = false;
}

/** The server answers again: what failed may be tried again one day. */
export function forgive(): void {
  if (house.state === "failed") [house.state, house.trouble] = ["closed", ""];
}

/** Whether the server answers: asked while the page speaks to the other house. */
export async function knock(): Promise<void> {
  line.offline = await fetch("/api/me").then((answer) => !answer.ok, () => true);
}

/** Where the page begins: a site without a server, or a table that was begun in this browser. */
export async function begin(): Promise<void> {
  const [, page, table] = location.pathname.split("/");
  if (alone || ((page === "table" || page === "replay") && table && (await isKept(table)))) house.used = comeHere();
}

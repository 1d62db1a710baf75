// The worker in which the house lives.  Messages go one way and answers the other; what each means is said in house.svelte.ts.
import { openDesk, type Desk } from "./desk.js";
import { shelf } from "./kept";
import type { Heard, Told } from "./messages";

const GAMES = ["schotten", "tain", "goats", "colorado"];
const UNREACHED = JSON.stringify({ code: "offline", reason: "", field: "" }); // the page has the sentence for it

const tell = (message: Told) => postMessage(message);

async function open() {
  const base = new URL("/pocket/", location.href).href;
  const [{ loadPyodide }, packed, kept] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`),
    fetch(`${base}house.zip`).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`${answer.status}`)))),
    shelf(),
  ]);
  const before = await kept.all();
  const desk = await openDesk({
    loadPyodide,
    indexURL: base,
    house: new Uint8Array(packed),
    kept: before,
    save: kept.save,
    say: (port: number, text: string) => tell({ kind: "said", port, text }),
  });
  for (const text of Object.values(before)) if (text.includes('"playing"')) void ready(desk, text);
  tell({ kind: "open", lasting: kept.lasting });
  return desk;
}

const learned = new Map<string, Promise<void>>();

/** Whether the networks a message speaks of are here by now: each is fetched once, when it is first wanted. */
async function ready(desk: Desk, text: string): Promise<boolean> {
  if (!text.includes('"network"')) return true;
  const named = GAMES.filter((game) => text.includes(`"${game}"`));
  try {
    await Promise.all((named.length ? named : GAMES).map((game) => learned.get(game) ?? fetched(desk, game)));
    return true;
  } catch {
    return false;
  }
}

function fetched(desk: Desk, game: string): Promise<void> {
  const coming = fetch(new URL(`/pocket/${game}.net`, location.href)).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    desk.learn(game, new Uint8Array(await answer.arrayBuffer()));
  });
  learned.set(game, coming);
  coming.catch(() => learned.delete(game));
  return coming;
}

const opening = open();
opening.catch((error: unknown) => tell({ kind: "failed", problem: String(error) }));

onmessage = async ({ data }: MessageEvent<Heard>) => {
  const desk = await opening.catch(() => null); // the page has been told
  if (!desk) return;
  if (data.kind === "enter") desk.enter(data.port, data.lang);
  else if (data.kind === "leave") desk.leave(data.port);
  else if (data.kind === "say") await ready(desk, data.text).then(() => desk.hear(data.port, data.text));
  else if (!(await ready(desk, data.body))) tell({ kind: "answer", id: data.id, status: 503, text: UNREACHED });
  else tell({ kind: "answer", id: data.id, ...(await desk.ask(data.method, data.address, data.body)) });
};

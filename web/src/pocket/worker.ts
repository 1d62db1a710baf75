// The worker in which the house lives.  Messages go one way and answers the other; what each means is said in house.svelte.ts.
import { openDesk } from "./desk.js";
import { shelf } from "./kept";
import type { Heard, Told } from "./messages";

const tell = (message: Told) => postMessage(message);

async function open() {
  const base = new URL("/pocket/", location.href).href;
  const [{ loadPyodide }, packed, kept] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`),
    fetch(`${base}house.zip`).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`${answer.status}`)))),
    shelf(),
  ]);
  const desk = await openDesk({
    loadPyodide,
    indexURL: base,
    house: new Uint8Array(packed),
    kept: await kept.all(),
    save: kept.save,
    say: (port: number, text: string) => tell({ kind: "said", port, text }),
  });
  tell({ kind: "open", lasting: kept.lasting });
  return desk;
}

const opening = open();
opening.catch((error: unknown) => tell({ kind: "failed", problem: String(error) }));

onmessage = async ({ data }: MessageEvent<Heard>) => {
  const desk = await opening.catch(() => null); // the page has been told
  if (!desk) return;
  if (data.kind === "enter") desk.enter(data.port, data.lang);
  else if (data.kind === "leave") desk.leave(data.port);
  else if (data.kind === "say") await desk.hear(data.port, data.text);
  else tell({ kind: "answer", id: data.id, ...(await desk.ask(data.method, data.address, data.body)) });
};

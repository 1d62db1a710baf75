// Opens the house under Node as the page's worker does, plays every game against greedy, and prints what each step took.
import { readFile } from "node:fs/promises";

const [folder, desk, moves] = process.argv.slice(2);
const { openDesk } = await import(desk);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const BRISK = "from functools import partial\nfrom drovers.pocket import house\nfrom drovers.server.settings import Settings\nhouse.Settings = partial(Settings, bot_pause=0.0)";
let told = () => undefined;
const began = performance.now();
const house = await openDesk({
  loadPyodide,
  indexURL: `${folder}/`,
  house: new Uint8Array(await readFile(`${folder}/house.zip`)),
  kept: {},
  save: async () => undefined,
  say: (_, text) => told(JSON.parse(text)),
  prepare: (python) => python.runPython(BRISK), // a bot answers as soon as it has thought
});
console.log(JSON.stringify({ opened: performance.now() - began }));
const ask = async (method, address, body) => JSON.parse((await house.ask(method, address, JSON.stringify(body))).text);
await ask("POST", "/api/guest?lang=en", { name: "Ada" });

/** What is told next: a move, or everything. */
const heard = () => new Promise((go) => (told = (one) => ["moved", "synced"].includes(one.type) && go(one)));

async function measure(game) {
  const { id } = await ask("POST", "/api/tables?lang=en", { game, seats: ["me", "greedy"], start: true });
  const [updates, answers] = [[], []];
  let next = heard();
  house.enter(1, "en");
  void house.hear(1, JSON.stringify({ type: "watch", table: id, id: "w" }));
  for (let last = await next, step = 0; step < Number(moves) && !last.result; last = await next) {
    const view = last.views.find(({ legal }) => legal.length);
    const since = performance.now();
    next = heard();
    if (view) void house.hear(1, JSON.stringify({ type: "play", table: id, version: last.version, move: view.legal[(7 * step++) % view.legal.length], seat: view.seat, id: `m${step}` }));
    await next;
    (view ? updates : answers).push(performance.now() - since);
  }
  house.leave(1);
  console.log(JSON.stringify({ game, updates, answers }));
}

for (const game of ["schotten", "tain", "goats", "colorado"]) await measure(game);

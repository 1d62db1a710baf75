// Opens the house as the page's worker does and plays the matches given as JSON; prints their records, a line each.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

process.on("uncaughtException", (error) => (console.error(String(error.message ?? error).slice(-2000)), process.exit(1)));
const [folder, desk, plan] = process.argv.slice(2);
const { openDesk } = await import(desk);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const kept = {};
let heard = [];
// What a house draws by chance is given, here and at the server's, so that the two play the same.
const chance = await readFile(fileURLToPath(new URL("chance.py", import.meta.url)), "utf8");
const open = () =>
  readFile(`${folder}/house.zip`).then((house) =>
    openDesk({
      loadPyodide,
      indexURL: `${folder}/`,
      house: new Uint8Array(house),
      kept,
      save: async (key, text) => void (kept[key] = text),
      say: (_, text) => heard.push(JSON.parse(text)),
      prepare: (python) => python.runPython(chance),
    }),
  );
const house = await open();
const ask = async (method, address, body) => {
  const { status, text } = await house.ask(method, address, body ? JSON.stringify(body) : "");
  if (status >= 400) throw new Error(`${address}: ${text}`);
  return text;
};
await ask("POST", "/api/guest?lang=en", { name: "Ada" });

async function play({ seed, form, steps }) {
  house.python.globals.get("fix")(seed);
  const { id } = JSON.parse(await ask("POST", "/api/tables?lang=en", { ...form, start: true }));
  heard = [];
  house.enter(1, "en");
  await house.hear(1, JSON.stringify({ type: "watch", table: id, id: "w" }));
  let last = null;
  for (let step = 0; ; ) {
    last = heard.filter(({ type }) => type === "synced" || type === "moved").at(-1);
    const view = last.views.find(({ legal }) => legal.length);
    if (last.result || (view && step >= steps)) break;
    if (view) {
      const move = view.legal[(7 * step + 3) % view.legal.length];
      await house.hear(1, JSON.stringify({ type: "play", table: id, version: last.version, move, seat: view.seat, id: `m${step++}` }));
    } else await new Promise((go) => setTimeout(go, 1)); // a bot thinks
  }
  house.leave(1);
  return last.result ? ask("GET", `/api/tables/${id}/record`) : house.python.globals.get("record")(house.desk.hall, id);
}

for (const match of JSON.parse(plan)) console.log(await play(match));

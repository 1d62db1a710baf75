// The app's icons as pictures, drawn from the one SVG.  Written to public/, where git ignores them.
import { readFile, writeFile } from "node:fs/promises";
import { Resvg, initWasm } from "@resvg/resvg-wasm";

await initWasm(readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
const icon = await readFile("public/icon.svg", "utf8");
// A mask may cut a fifth away on every side: the ground goes to the edge and the drawing keeps its distance.
const masked = icon.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace('<rect width="64" height="64" rx="14"', '<rect x="-8" y="-8" width="80" height="80"');

for (const [name, svg, width] of [["icon-192", icon, 192], ["icon-512", icon, 512], ["icon-mask", masked, 512]]) {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  await writeFile(`public/${name}.png`, drawn.asPng());
}

// Cuts the two faces down to the letters French and English need.  Written to src/fonts, which git ignores.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const LETTERS =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïíáóúñôöœùûüÿß«»‹›“”‘’„‚–—…·•×÷±≤≥≠°€£§©®™→←↑↓½¼¾²³\u00a0\u202f\u2009";
const FACES = { fraunces: "@fontsource-variable/fraunces", inter: "@fontsource-variable/inter" };

await mkdir("src/fonts", { recursive: true });
for (const [name, folder] of Object.entries(FACES)) {
  const whole = await readFile(`node_modules/${folder}/files/${name}-latin-wght-normal.woff2`);
  const cut = await subset(whole, LETTERS, { targetFormat: "woff2" });
  await writeFile(`src/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${whole.length} -> ${cut.length} bytes`);
}

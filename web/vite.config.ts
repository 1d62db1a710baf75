import { createHash } from "node:crypto";
import { readdir, readFile, unlink, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const STATIC = "../src/drovers/server/static";
const HOUSE = "public/pocket"; // what scripts/pocket.py packed
const LEARNED = "../src/drovers/bots/weights"; // handed out from where they lie

/** The files of the house for this browser, each with its fingerprint. */
async function packed(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const folder of [HOUSE, LEARNED])
    for (const name of (await readdir(folder).catch(() => [])).sort())
      if (!name.endsWith(".md")) found[`/pocket/${name}`] = createHash("sha256").update(await readFile(`${folder}/${name}`)).digest("hex").slice(0, 12);
  return found;
}

/** The largest files are kept and handed out compressed. */
function compressed(): Plugin {
  const names = ["pyodide.asm.wasm", "pyodide.asm.mjs"].map((name) => `${STATIC}/pocket/${name}`);
  const press = async (name: string) => {
    const data = await readFile(name).catch(() => null); // a page may be built without a house
    if (data) await writeFile(`${name}.gz`, gzipSync(data, { level: 9 })).then(() => unlink(name));
  };
  return { name: "compressed", apply: "build", closeBundle: () => Promise.all(names.map(press)).then(() => undefined) };
}

/** The service worker, told what there is to keep: a new build has a new fingerprint. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    async generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = JSON.stringify(["/", "/icon.svg", "/manifest.webmanifest", ...made.map((name) => `/${name}`)]);
      const pocket = JSON.stringify(await packed());
      const print = createHash("sha256").update(files + pocket).digest("hex").slice(0, 12);
      const source = (await readFile("src/sw.js", "utf8")).replace("SHELL = []", `SHELL = ${files}`).replace("POCKET = {}", `POCKET = ${pocket}`).replace('"shell-"', `"shell-${print}"`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// The built page lies beside the server that hands it out; nothing of it is committed.
export default defineConfig({
  plugins: [svelte(), shell(), compressed()],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rollupOptions: { input: ["index.html", "picture.html"] }, // people get the one, `drovers.research.pictures` the other
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The files of the house for this browser (scripts/pocket.py), each with its fingerprint. */
async function packed(): Promise<Record<string, string>> {
  const folder = "public/pocket";
  const names = (await readdir(folder).catch(() => [])).sort();
  const prints = names.map(async (name) => createHash("sha256").update(await readFile(`${folder}/${name}`)).digest("hex").slice(0, 12));
  return Object.fromEntries((await Promise.all(prints)).map((print, place) => [`/pocket/${names[place]}`, print]));
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
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/drovers/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page lies beside the server that hands it out; nothing of it is committed.
export default defineConfig({
  plugins: [svelte()],
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

import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./plugins/catalogues.js";
import { icons } from "./plugins/icons.js";
import { notices } from "./plugins/notices.js";
import { shell } from "./plugins/shell.js";

const root = import.meta.dirname;

export default defineConfig({
  plugins: [svelte(), icons(), catalogues(join(root, "src", "i18n"), join(root, "..", "overseer", "text", "languages.txt")), notices(root), shell()],
  resolve: {
    alias: { $lib: join(root, "src", "lib"), $shell: join(root, "src", "shell") },
    // vitest would take Svelte's server build otherwise.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: but pictures
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      output: {
        // A few files instead of forty: what every page shares, and the small signs of the interface.
        codeSplitting: {
          groups: [
            { name: "library", test: /node_modules[\\/](svelte|@fluent|esm-env|clsx)[\\/]/ },
            { name: "signs", test: /~icon\/lucide\// },
            { name: "frame", test: /src[\\/](lib|shell|router)[\\/](?!art[\\/]).*\.(ts|svelte)/ },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: process.env.TABLE ?? "http://127.0.0.1:8000", ws: true },
      "/engine": process.env.TABLE ?? "http://127.0.0.1:8000",
      "/openapi.json": process.env.TABLE ?? "http://127.0.0.1:8000",
      "/.well-known": process.env.TABLE ?? "http://127.0.0.1:8000",
    },
  },
  test: {
    pool: "threads",
    testTimeout: 60_000,
    // Most of the logic needs no document, and its files share what they import: who changes that puts it back.
    projects: [
      { extends: true, test: { name: "logic", include: ["src/**/*.test.ts"], exclude: ["src/**/*.dom.test.ts"], isolate: false } },
      { extends: true, test: { name: "document", include: ["src/**/*.dom.test.ts"], environment: "happy-dom" } },
    ],
  },
});

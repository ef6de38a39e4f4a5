import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./chunks.config.ts";
import { words } from "./words.config.ts";

/** Compiled messages need little of Paraglide's runtime; src/language/runtime.ts is that little. */
const runtime = {
  find: /^(\.\/paraglide|\.\.)\/runtime\.js$/,
  replacement: join(import.meta.dirname, "src/language/runtime.ts"),
};

const icons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, "src/ui/show/drawn-icon.ts"),
};

export default defineConfig({
  resolve: { alias: [runtime, icons] },
  // Only the icons that pages use go into the server's bundle, not all sixteen hundred into its memory.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [tailwindcss(), paraglideVitePlugin(words), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // One server bundle: pages, API and process share one copy of every module.
    ssr: { build: { rolldownOptions: { input: "./src/main.server.ts" } } },
  },
});

import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { chunks } from "./chunks.config.ts";
import { messages } from "./messages.config.ts";
import { filesForOffline } from "./offline.config.ts";

/** Compiled messages need little of Paraglide's runtime; src/language/runtime.ts is that little. */
const runtime = {
  find: /^(\.\/paraglide|\.\.)\/runtime\.js$/,
  replacement: join(import.meta.dirname, "src/language/runtime.ts"),
};

const icons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, "src/ui/display/drawn-icon.ts"),
};

const programs = {
  index: "./src/main.server.ts",
  "catalogue/search/building/build-process": "./src/catalogue/search/building/build-process.server.ts",
  "catalogue/search/labels/label-process": "./src/catalogue/search/labels/label-process.server.ts",
  "pictures/encoding/encode-process": "./src/pictures/encoding/encode-process.server.ts",
  "catalogue/import/xlsx/read-process": "./src/catalogue/import/xlsx/read-process.server.ts",
  "backup/backup-process": "./src/backup/backup-process.server.ts",
  demo: "./demo/command.server.ts",
};

/** React Router gives every entry of the server bundle the same name; programs need their own. */
const namedPrograms: Plugin = {
  name: "named-programs",
  applyToEnvironment: ({ name }) => name === "ssr",
  outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
};

/** In development packages are bundled before aliases are resolved. */
const iconsInDevelopment = {
  name: "icons-in-development",
  resolveId: (id: string) => (icons.find.test(id) ? icons.replacement : null),
};

export default defineConfig({
  resolve: { alias: [runtime, icons] },
  optimizeDeps: { rolldownOptions: { plugins: [iconsInDevelopment] } },
  // Only the icons that pages use go into the server's bundle, not all sixteen hundred into its memory.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [tailwindcss(), paraglideVitePlugin(messages), reactRouter(), filesForOffline(), namedPrograms],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // One server bundle: pages, API and process share one copy of every module. Beside it, what runs in processes of its own.
    ssr: { build: { rolldownOptions: { input: programs } } },
  },
});

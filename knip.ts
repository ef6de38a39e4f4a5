import type { KnipConfig } from "knip";
import tools from "./tests/tools/package.json" with { type: "json" };

const config: KnipConfig = {
  entry: [
    "src/main.server.ts",
    "src/language/runtime.ts",
    "src/ui/display/drawn-icon.ts",
    "packages/client/src/index.ts",
    "src/entry.*.tsx",
    "src/*/pages/*.tsx",
    "src/*/admin/pages/*.tsx",
    "src/*/tables.server.ts",
    "src/catalogue/search/*/*-process.server.ts",
    "src/pictures/encoding/encode-process.server.ts",
    "src/catalogue/import/xlsx/read-process.server.ts",
    "src/backup/backup-process.server.ts",
    "src/pictures/admin/pictures-field.tsx",
    "src/catalogue/compact/service-worker.ts",
    "bin/*.js",
    "bin/statements/check.ts",
    "demo/command.server.ts",
    "demo/draw/draw.ts",
    "bench/*.{ts,js}",
    "tests/**/*.ts",
    "src/**/*.test.ts",
  ],
  project: [
    "src/**/*.{ts,tsx}",
    "packages/client/src/*.ts",
    "demo/**/*.ts",
    "bench/**/*",
    "bin/**/*.{js,ts}",
    "tests/**/*.ts",
  ],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: [
    "apt-get",
    "setpriv",
    "openssl",
    "du",
    "pgbouncer",
    "unshare",
    "psql",
    "sha256sum",
    "tsc",
    "vitest",
    "playwright",
  ],
  // Their packages are not named in package.json itself.
  drizzle: true,
  playwright: true,
  vitest: true,
  // Packages of this workspace are used by the checks, tests and benches of the whole project.
  ignoreWorkspaces: ["tests/tools", "packages/client"],
  ignoreDependencies: [
    ...Object.keys(tools.devDependencies),
    "@expo-google-fonts/noto-sans-bengali",
    "@inlang/plugin-message-format",
    "tailwindcss",
  ],
};

export default config;

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root, run } from "./ready.js";

// Only after ready.js has checked the version of Node.
const { build } = await import("vite");

/** The smallest result; blocks of 1 MB keep a file in one piece. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  },
};
const compressible = /\.(js|css|svg|json|txt|ico|webmanifest|map|wasm)$/;

/** Saves a third of the memory, so that a machine with 1 GB can build: 0.8 GB instead of 1.2. */
const frugal = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "1",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=8 --max-old-space-size=500`,
};

rmSync(join(root, "build"), { recursive: true, force: true });
run("react-router", ["build"], { env: frugal });
const client = join(root, "build/client");
await buildWorker();
cpSync(join(root, "demo/pictures"), join(client, "pictures/demo"), { recursive: true });

for (const file of readdirSync(client, { recursive: true })) {
  if (!compressible.test(file)) continue;
  const plain = readFileSync(join(client, file));
  writeFileSync(join(client, `${file}.br`), brotliCompressSync(plain, brotli));
  writeFileSync(join(client, `${file}.gz`), gzipSync(plain, { level: 9 }));
}

/** The service worker, a single file at the shop's root, with the build's name and file list. */
async function buildWorker() {
  const list = join(client, "offline-files.json");
  const files = JSON.parse(readFileSync(list, "utf8"));
  rmSync(list);
  const manifest = readdirSync(join(client, "assets")).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!manifest) throw new Error("the build has no manifest");
  files.pages.push(`/assets/${manifest}`);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: {
      __VERSION__: JSON.stringify(/-(\w+)\.js/.exec(manifest)[1]),
      __FILES__: JSON.stringify(files),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, "src/catalogue/compact/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

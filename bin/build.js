// Builds the pages and the server, and compresses every file that browsers load.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root, run } from "./ready.js";

/** As small as it gets; blocks of 1 MB keep a file in one piece. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  },
};
const compressible = /\.(js|css|svg|json|txt|ico|webmanifest|map)$/;

rmSync(join(root, "build"), { recursive: true, force: true });
run("react-router", ["build"], { env: { NODE_ENV: "production" } });
const client = join(root, "build/client");
cpSync(join(root, "demo/pictures"), join(client, "pictures/demo"), { recursive: true });

for (const file of readdirSync(client, { recursive: true })) {
  if (!compressible.test(file)) continue;
  const plain = readFileSync(join(client, file));
  writeFileSync(join(client, `${file}.br`), brotliCompressSync(plain, brotli));
  writeFileSync(join(client, `${file}.gz`), gzipSync(plain, { level: 9 }));
}

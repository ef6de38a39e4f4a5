// `npm run restore FILE`: restores a backup into an empty database.
import { spawnSync } from "node:child_process";
import { node, ready, root } from "./ready.js";

if (process.env.SHOP_RESTORE_READY) {
  const { runRestore } = await import("../build/server/index.js");
  process.exit(await runRestore(process.argv.slice(2)));
}
ready();
const env = { ...process.env, SHOP_RESTORE_READY: "1", NODE_ENV: process.env.NODE_ENV ?? "production" };
const { status } = spawnSync(node(), ["bin/restore.js", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env,
});
process.exit(status ?? 1);

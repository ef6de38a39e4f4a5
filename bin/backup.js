// `npm run backup [-- FILE]`: backs the shop up, while it is open or closed.
import { spawnSync } from "node:child_process";
import { node, ready, root } from "./ready.js";

if (process.env.SHOP_BACKUP_READY) {
  const { runBackup } = await import("../build/server/index.js");
  process.exit(await runBackup(process.argv.slice(2)));
}
ready();
const env = { ...process.env, SHOP_BACKUP_READY: "1", NODE_ENV: process.env.NODE_ENV ?? "production" };
const { status } = spawnSync(node(), ["bin/backup.js", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env,
});
process.exit(status ?? 1);

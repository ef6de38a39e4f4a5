import { spawnSync } from "node:child_process";
import { node, ready, root } from "./ready.js";

/**
 * Calls `name` of the built shop with the command line's arguments. `file` is the command, run again by the
 * pinned Node.
 */
export async function shopCommand(file, name) {
  const args = process.argv.slice(2);
  if (process.env.SHOP_COMMAND_READY) {
    const shop = await import("../build/server/index.js");
    process.exit(await shop[name](args));
  }
  ready();
  const env = { ...process.env, SHOP_COMMAND_READY: "1", NODE_ENV: process.env.NODE_ENV ?? "production" };
  const { status } = spawnSync(node(), [file, ...args], { cwd: root, stdio: "inherit", env });
  process.exit(status ?? 1);
}

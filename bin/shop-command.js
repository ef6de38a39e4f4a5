// What `npm run admin`, `backup` and `restore` share: they run a function of the built shop.
import { spawnSync } from "node:child_process";
import { node, ready, root } from "./ready.js";

/**
 * Calls the function `name` of the built shop with the arguments of the command line, and ends with the exit code that it gives. `file`
 * is the command itself: once everything is installed and built it runs again, by the Node that the project pins.
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

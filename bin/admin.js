// `npm run admin -- --email … [--password …]`: creates an admin, or gives one a new password.
import { spawnSync } from "node:child_process";
import { node, ready, root } from "./ready.js";

if (process.env.SHOP_ADMIN_READY) {
  const { runAdmin } = await import("../build/server/index.js");
  process.exit(await runAdmin(process.argv.slice(2)));
}
ready();
const env = { ...process.env, SHOP_ADMIN_READY: "1", NODE_ENV: process.env.NODE_ENV ?? "production" };
const { status } = spawnSync(node(), ["bin/admin.js", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env,
});
process.exit(status ?? 1);

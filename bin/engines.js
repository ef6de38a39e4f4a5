// `npm run test:engines`: Firefox and WebKit. `-- where-installed` skips what cannot be installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { built, installed, node, run } from "./ready.js";

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
const programs = ["/usr/bin/firefox-esr", "/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth"];

installed();
built();
if (
  !programs.every((path) => existsSync(path)) &&
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/apt-get")
) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", args, { stdio: "inherit", env });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
run(node(), ["tests/engines/run.ts", ...process.argv.slice(2)]);

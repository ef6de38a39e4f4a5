import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root, run } from "./ready.js";

// A headless shell, like Playwright's own, takes a third less time than a full browser.
const packages = ["chromium-headless-shell", "chromium"];
const browsers = [...packages, "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);
const installed = () => browsers.find((path) => existsSync(path));

/** The path of a Chromium; "" if Playwright has its own. */
export function chromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const path = installed() ?? fromDebian();
  if (path) return path;
  run("playwright", ["install", "--only-shell", "chromium"]);
  return "";
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", args, { cwd: root, stdio: "inherit", env }).status === 0;
  apt("update", "-qq");
  for (const name of packages)
    if (apt("install", "-y", "-qq", "--no-install-recommends", name)) return installed();
}

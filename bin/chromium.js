// Finds the Chromium for the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root, run } from "./ready.js";

// Debian's headless shell, which Playwright's own also is, takes a third less time than a whole browser.
const shell = "/usr/bin/chromium-headless-shell";
const usual = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The path of a Chromium; "" where Playwright has its own. */
export function chromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const installed = usual.find((path) => existsSync(path));
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && fromDebian()) return shell;
  run("playwright", ["install", "--only-shell", "chromium"]);
  return "";
}

function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", args, { cwd: root, stdio: "inherit", env }).status === 0;
  return (
    apt("update", "-qq") &&
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell") &&
    existsSync(shell)
  );
}

// Every command imports this first. If Node is too old, it runs the command with the pinned Node, or exits
// with a message. Everything imported before must run in Node 18, the version of Debian 12.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pinnedNode } from "./pinned-node.js";

const [major, minor] = process.versions.node.split(".").map(Number);
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [least, leastMinor] = engines.node.replace(">=", "").split(".").map(Number);
if (major < least || (major === least && minor < leastMinor)) {
  const newer = pinnedNode();
  if (newer) process.exit(spawnSync(newer, process.argv.slice(1), { stdio: "inherit" }).status ?? 1);
  console.error(
    `\n  Node ${process.versions.node} is too old. The shop needs Node ${least}.${leastMinor} or newer, best 24.\n`,
  );
  process.exit(78);
}

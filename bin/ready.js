// Installs and builds where that is needed. Plain JavaScript without dependencies: it runs before there are any.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

/** The Node that the project pins, once it is installed; the one that runs this before that. */
export function node() {
  const pinned = join(root, "node_modules/.bin/node");
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The server process as a command: tests and measurements start what `npm start` does. */
export const serverCommand = join(root, "bin/server");

/** Runs a command of the project in the foreground; ends this process with the same code where it fails. */
export function run(command, args, options = {}) {
  const env = {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
    ...options.env,
  };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options, env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what package-lock.json names, unless that was done since it last changed. */
export function installed() {
  const stamp = join(root, "node_modules/.installed");
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
}

const sources = ["src", "demo", "public", "vite.config.ts", "react-router.config.ts", "words.config.ts"];
const alsoBuiltFrom = ["project.inlang/settings.json", "package-lock.json", "bin/build.js"];

/** Builds pages and server, unless nothing that they are made of changed since. */
export function built() {
  const stamp = join(root, "build/.built");
  const files = [...sources, ...alsoBuiltFrom].flatMap((name) => filesBelow(join(root, name)));
  const wanted = hashOf(files);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  run(node(), ["bin/build.js"]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== "paraglide" && !name.endsWith(".test.ts"))
    .flatMap(({ name }) => filesBelow(join(path, name)))
    .sort();
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

// Installs and builds if needed. Plain JavaScript without dependencies: it runs before there are any.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

/** The Node that the project pins, once it is installed; before that the one that runs this. */
export function node() {
  const pinned = join(root, "node_modules/.bin/node");
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The server process as a command: tests and benchmarks start the same as `npm start`. */
export const serverCommand = join(root, "bin/server");

/** Runs a command of the project in the foreground; if it fails, ends this process with the same code. */
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

/** Refuses a Node that is too old, with a sentence; the pinned one never is. */
export function newEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node;
  const [least, leastMinor] = wanted.replace(">=", "").split(".").map(Number);
  if (major > least || (major === least && minor >= leastMinor)) return;
  refuse(
    `Node ${process.versions.node} is too old. The shop needs Node ${least}.${leastMinor} or newer, best 24.`,
  );
}

function refuse(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(78);
}

/** Installs what package-lock.json names, unless it is all there. */
export function installed() {
  newEnough();
  if (found() !== "all") run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** What the shop needs to open: everything, or a finished build with the packages of `npm ci --omit=dev`. */
export function ready() {
  newEnough();
  if (found() !== "production") {
    installed();
    built();
  } else if (!existsSync(join(root, "build/server/index.js")))
    refuse(
      "There is no build, and without the development packages none can be made. Run `npm ci && npm run build` first; then `npm ci --omit=dev` may follow.",
    );
}

/** Which packages of package-lock.json are installed in the right version: "all", those for "production" only, or "none". */
function found() {
  const wanted = packagesIn("package-lock.json");
  const there = packagesIn("node_modules/.package-lock.json");
  if (!there) return "none";
  const names = Object.keys(wanted).filter((name) => name !== "");
  const absent = names.filter((name) => !there[name] && !wanted[name].optional);
  const other = names.some((name) => there[name] && there[name].version !== wanted[name].version);
  if (other || absent.some((name) => !wanted[name].dev && !wanted[name].devOptional)) return "none";
  if (absent.length === 0) return "all";
  return names.some((name) => wanted[name].dev && there[name]) ? "none" : "production";
}

/** Packages by folder, as npm recorded them; undefined without a record. */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}

const sources = [
  "src",
  "demo",
  "public",
  "vite.config.ts",
  "chunks.config.ts",
  "offline.config.ts",
  "router.config.ts",
  "react-router.config.ts",
  "messages.config.ts",
];
const alsoBuiltFrom = ["project.inlang/settings.json", "package-lock.json", "bin/build.js"];

/** Builds pages and server, unless the build is newer than everything it is made of. */
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

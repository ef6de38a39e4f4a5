// Plain JavaScript without dependencies, because it runs before they are installed.
import "./new-enough.js";
import "./settings-file.js";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "./pinned-node.js";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function node() {
  return pinnedNode() || process.execPath;
}

export const serverCommand = join(root, "bin/server");

export function run(command, args, options = {}) {
  const env = {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}:${dirname(node())}:${process.env.PATH}`,
    ...options.env,
  };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options, env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function refuse(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(78);
}

export function installed() {
  if (found() !== "all") install();
}

function install(...options) {
  run("npm", ["ci", "--no-audit", "--no-fund", ...options]);
}

/**
 * Installs what is missing to build and open the shop, without `tests/tools`: half of the work of `npm ci`.
 */
export function ready() {
  const packages = found();
  if (packages !== "production") {
    if (packages === "none") install("--workspaces=false");
    built();
  } else if (!existsSync(join(root, "build/server/index.js")))
    refuse(
      "There is no build, and without the development packages none can be made. Run `npm ci && npm run build` first; then `npm ci --omit=dev` may follow.",
    );
}

/** "all", "build", "production" or "none" of package-lock.json. */
function found() {
  const wanted = packagesIn("package-lock.json");
  const there = packagesIn("node_modules/.package-lock.json");
  if (!there) return "none";
  const names = Object.keys(wanted).filter((name) => name.startsWith("node_modules/") && !wanted[name].link);
  const absent = names.filter((name) => !there[name] && !wanted[name].optional);
  const other = names.some((name) => there[name] && there[name].version !== wanted[name].version);
  if (other || absent.some((name) => !wanted[name].dev && !wanted[name].devOptional)) return "none";
  if (absent.length === 0) return "all";
  if (Object.keys(wanted[""].devDependencies).every((name) => there[`node_modules/${name}`])) return "build";
  return names.some((name) => wanted[name].dev && there[name]) ? "none" : "production";
}

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
  "react-router.config.ts",
  "messages.config.ts",
];
const alsoBuiltFrom = ["project.inlang/settings.json", "package-lock.json", "bin/build.js"];

/** Builds pages and server, unless the build is newer than all its sources. */
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

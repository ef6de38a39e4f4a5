// Fails on disallowed licences and, once a day, on vulnerable runtime packages; optionally of another FOLDER.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./ready.js";

/** MPL and LGPL restrict only changes of the package itself. */
const allowed = new Set([
  ...[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-4.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OFL-1.1",
    "Python-2.0",
  ],
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "Unlicense",
  "Zlib",
]);

const said = { "@inlang/plugin-message-format": "Apache-2.0", "sqlite-wasm-kysely": "Apache-2.0" };

const folder = process.argv[2] ?? root;
const lock = readFileSync(join(folder, "package-lock.json"), "utf8");

const strange = Object.entries(JSON.parse(lock).packages)
  .map(([path, { license }]) => ({ path, name: path.split("node_modules/").at(-1), license }))
  .filter(({ path, name, license }) => path !== "" && !isAllowed(license ?? written(path) ?? said[name]));
if (strange.length > 0) {
  for (const { name, license } of strange) console.error(`${name}: ${license ?? "no licence is named"}`);
  fail("These packages have a licence that is not allowed in bin/check-packages.js.");
}

const about = createHash("sha256").update(lock).update(new Date().toISOString().slice(0, 10)).digest("hex");
const stamp = join(folder, "node_modules/.cache/advisories.json");
const before = existsSync(stamp) ? JSON.parse(readFileSync(stamp, "utf8")) : {};
const found = before.about === about ? before.found : advisories();
if (before.about !== about) {
  mkdirSync(join(folder, "node_modules/.cache"), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ about, found }));
}
if (found === null) console.log("No registry answers today: known weaknesses of packages are not checked.");
else if (found.length > 0) fail(`Known weaknesses, see \`npm audit --omit=dev\`: ${found.join(", ")}`);

/** Whether an SPDX expression requires only allowed licences; "OR" needs one allowed. */
function isAllowed(expression = "") {
  const parts = (text, word) => text.replace(/[()]/g, "").split(` ${word} `);
  return parts(expression, "OR").some((choice) => parts(choice, "AND").every((one) => allowed.has(one)));
}

function written(path) {
  const file = join(folder, path, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).license : undefined;
}

/** Packages with a high or critical vulnerability; null if no registry answers within some seconds. */
function advisories() {
  const terms = ["--omit=dev", "--audit-level=high", "--json", "--fetch-retries=0", "--fetch-timeout=4000"];
  const { stdout } = spawnSync("npm", ["audit", ...terms], {
    cwd: folder,
    encoding: "utf8",
    timeout: 20_000,
  });
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return Object.values(vulnerabilities)
      .filter(({ severity }) => severity === "high" || severity === "critical")
      .map(({ name, severity }) => `${name} (${severity})`);
  } catch {
    return null;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

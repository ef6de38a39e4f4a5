import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../support/shop/start-server.ts";

const root = join(import.meta.dirname, "../..");

/** A clone before anything was installed, with an npm that only prints what it was called with. */
function freshClone() {
  const folder = emptyFolder();
  for (const part of ["bin", "package.json", "package-lock.json"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const tools = join(folder, "tools");
  mkdirSync(tools);
  writeFileSync(join(tools, "npm"), `#!/bin/sh\necho "npm $*"\nexit 3\n`);
  chmodSync(join(tools, "npm"), 0o755);
  return {
    folder,
    run(file: string, env: Record<string, string> = {}) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "bin", file)], {
        encoding: "utf8",
        env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, ...env },
      });
      return { status, output: stdout + stderr };
    },
  };
}

type Locked = { dev?: boolean; devOptional?: boolean };

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const locked = Object.entries<Locked>(lock.packages);

/** What npm records after `npm ci --omit=dev`. */
const forProduction = locked.filter(([name, { dev, devOptional }]) => name !== "" && !dev && !devOptional);

/** What npm records after `npm ci --workspaces=false`, at least. */
const forBuild = [
  ...forProduction,
  ...locked.filter(([path]) => path.slice("node_modules/".length) in lock.packages[""].devDependencies),
];

function install(folder: string, packages: [string, Locked][]) {
  mkdirSync(join(folder, "node_modules"));
  const noted = JSON.stringify({ packages: Object.fromEntries(packages) });
  writeFileSync(join(folder, "node_modules/.package-lock.json"), noted);
}

test("`npm start` installs what the shop and its build need, and not what only checks and tests do", () => {
  expect(freshClone().run("start.js")).toEqual({
    status: 3,
    output: "npm ci --no-audit --no-fund --workspaces=false\n",
  });
});

test("`npm run dev` installs all that package-lock.json names", () => {
  expect(freshClone().run("dev.js")).toEqual({ status: 3, output: "npm ci --no-audit --no-fund\n" });
});

test("with the packages of the build nothing is installed by `npm start`, and all by `npm run dev`", () => {
  const { folder, run } = freshClone();
  install(folder, forBuild);
  expect(run("start.js").output).not.toContain("npm ci");
  expect(run("dev.js").output).toBe("npm ci --no-audit --no-fund\n");
});

test("beside `npm ci --omit=dev` a shop that is built opens as it is, and nothing is installed", () => {
  const { folder, run } = freshClone();
  install(folder, forProduction);
  mkdirSync(join(folder, "build/server"), { recursive: true });
  writeFileSync(join(folder, "build/server/index.js"), "");
  expect(run("start.js")).toEqual({ status: 0, output: "" });
});

test("without a build it is told in a sentence what would do", () => {
  const { folder, run } = freshClone();
  install(folder, forProduction);
  const { status, output } = run("start.js");
  expect([status, output]).toEqual([78, expect.stringContaining("There is no build")]);
  expect(output).not.toContain("npm ci --no-audit");
});

/** Every file of `bin/` that a command of package.json, or the server, begins with. */
const first = [
  ...new Set(
    Object.values<string>(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts).flatMap(
      (script) => /node bin\/(\S+)/.exec(script)?.[1] ?? [],
    ),
  ),
  "start.js",
  "server.js",
];

/** Makes a Node seem to be that of Debian 12 in what it says, and in what it lacks of what we use elsewhere. */
function older() {
  // Packages, too: many do not even load there.
  const hooks = `
    export async function load(url, context, next) {
      const loaded = await next(url, context);
      const source = String(loaded.source ?? "").replace(/import\\.meta\\.(dirname|filename)/g, "undefined");
      return url.startsWith("file:") ? { ...loaded, source } : loaded;
    }
    export function resolve(name, context, next) {
      if (/^(node:|file:|data:|[./])/.test(name)) return next(name, context);
      throw new Error("too early: " + name);
    }`;
  const script = `
    import { register } from "node:module";
    Object.defineProperty(process.versions, "node", { value: "18.20.4" });
    register("data:text/javascript," + encodeURIComponent(${JSON.stringify(hooks)}));`;
  return { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(script)}"` };
}

test.each(first)(
  "bin/%s tells a Node that is too old what is needed, before it uses anything newer",
  (file) => {
    const { status, output } = freshClone().run(file, older());
    expect([status, output.trim()]).toEqual([
      78,
      "Node 18.20.4 is too old. The shop needs Node 20.19 or newer, best 24.",
    ]);
  },
);

test.each(["build.js", "admin.js"])(
  "bin/%s is done by the pinned Node where that is installed, which npm 9 links nowhere",
  (file) => {
    const { folder, run } = freshClone();
    const pinned = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin`);
    mkdirSync(pinned, { recursive: true });
    writeFileSync(join(pinned, "node"), `#!/bin/sh\necho "pinned: $*"\nexit 5\n`);
    chmodSync(join(pinned, "node"), 0o755);
    expect(run(file, older())).toEqual({
      status: 5,
      output: `pinned: ${join(folder, "bin", file)}\n`,
    });
  },
);

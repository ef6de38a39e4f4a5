import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../start-server.ts";

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

/** What npm records after `npm ci --omit=dev`. */
function installForProduction(folder: string) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const needed = Object.entries<{ dev?: boolean; devOptional?: boolean }>(lock.packages).filter(
    ([name, { dev, devOptional }]) => name !== "" && !dev && !devOptional,
  );
  mkdirSync(join(folder, "node_modules"));
  const noted = JSON.stringify({ packages: Object.fromEntries(needed) });
  writeFileSync(join(folder, "node_modules/.package-lock.json"), noted);
}

test.each(["start.js", "dev.js"])("bin/%s installs first what package-lock.json names", (file) => {
  const { status, output } = freshClone().run(file);
  expect([status, output]).toEqual([3, expect.stringMatching(/^npm ci /)]);
});

test("beside `npm ci --omit=dev` a shop that is built opens as it is, and nothing is installed", () => {
  const { folder, run } = freshClone();
  installForProduction(folder);
  mkdirSync(join(folder, "build/server"), { recursive: true });
  writeFileSync(join(folder, "build/server/index.js"), "");
  expect(run("start.js")).toEqual({ status: 0, output: "" });
});

test("without a build it is told in a sentence what would do", () => {
  const { folder, run } = freshClone();
  installForProduction(folder);
  const { status, output } = run("start.js");
  expect([status, output]).toEqual([78, expect.stringContaining("There is no build")]);
  expect(output).not.toContain("npm ci --no-audit");
});

test.each(["start.js", "dev.js"])("bin/%s tells a Node that is too old what is needed", (file) => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '20.18.3' })";
  const env = { NODE_OPTIONS: `--import "data:text/javascript,${older}"` };
  const { status, output } = freshClone().run(file, env);
  expect([status, output.trim()]).toEqual([
    78,
    "Node 20.18.3 is too old. The shop needs Node 20.19 or newer, best 24.",
  ]);
});

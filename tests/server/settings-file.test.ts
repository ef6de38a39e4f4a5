import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";

/** Values as they may stand in the file, and what the shop reads: letter for letter, but for quotes around the whole. */
const values: [string, string][] = [
  ["Fish & Rice", "Fish & Rice"],
  ["  in between  ", "in between"],
  [`"status":\\s*"?(ok|202)`, `"status":\\s*"?(ok|202)`],
  [`"House 5, 'Lake View'"`, "House 5, 'Lake View'"],
  [`'a "b" c'`, `a "b" c`],
  ["smtp://shop:p#ss$HOME`w`%2F=@mail", "smtp://shop:p#ss$HOME`w`%2F=@mail"],
  ["it's", "it's"],
  ["টাটকা \\n", "টাটকা \\n"],
  ["", ""],
];

/** A file of settings with these lines. */
function written(...lines: string[]): string {
  const file = join(emptyFolder(), "environment");
  writeFileSync(file, lines.join("\n"));
  return file;
}

const read = (ENV_FILE: string, env = {}) =>
  spawnSync(
    process.execPath,
    ["--import", "./bin/settings-file.js", "--print", "JSON.stringify(process.env)"],
    { encoding: "utf8", env: { ENV_FILE, ...env } },
  );

test("each value of the file is taken as it stands there, and one of the environment goes before it", () => {
  const lines = values.map(([text], index) => `VALUE_${index}=${text}`);
  const file = written("# Why.", "", ...lines, "SET=file");
  const env = JSON.parse(read(file, { SET: "environment" }).stdout);
  expect(values.map((_, index) => env[`VALUE_${index}`])).toEqual(values.map(([, value]) => value));
  expect(env.SET).toBe("environment");
});

test("a file that cannot be read, and a line that says nothing, are told in a sentence without what stands there", () => {
  const { status, stderr } = read("/nowhere/environment");
  expect([status, stderr.trim()]).toEqual([78, "ENV_FILE: /nowhere/environment cannot be read (ENOENT)."]);
  const file = written("A=1", "hunter2");
  expect(read(file).stderr.trim()).toBe(`ENV_FILE: line 2 of ${file} is not NAME=value.`);
});

test("a server and a command read the same settings from the file", async () => {
  const folder = join(emptyFolder(), `a & b's "c" #d $HOME`);
  mkdirSync(folder);
  const DATA_DIR = await openedFolder();
  const name = `Fish & Rice 'n' "Dal" #1 $5`;
  const ENV_FILE = written(`SHOP_NAME=${name}`, `BACKUP_DIR=${folder}`);
  const server = await startServer({ DATA_DIR, ENV_FILE });
  expect(server.output()).toContain(JSON.stringify(`${name} is open: ${server.url}`));
  const env = { ...process.env, DATA_DIR, ENV_FILE, SHOP_COMMAND_READY: "1" };
  const output = execFileSync(process.execPath, ["bin/backup.js"], { encoding: "utf8", env });
  expect(output).toContain(`Backed up: ${folder}/`);
  await server.end();
});

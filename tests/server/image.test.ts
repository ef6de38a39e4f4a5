import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "../create-database.ts";
import { emptyFolder, startServer } from "../start-server.ts";

const root = join(import.meta.dirname, "../..");

type Stage = { folder: string; env: Record<string, string>; last: Record<string, string> };

/**
 * What this run of the tests has done already, in minutes: it is taken from here. Of the packages nothing is: they are for the build,
 * and `npm ci --omit=dev` begins by deleting them.
 */
const doneHere: Record<string, string> = {
  "npm ci --no-audit --no-fund": "mkdir node_modules",
  "npm run build": `cp -r "${root}/build" build`,
};

/** Does what the Dockerfile says, without Docker: each stage in an empty folder, `/shop` and `/data` below it. Gives the last one. */
function builtImage(): Stage {
  const stages: Stage[] = [];
  const text = readFileSync(join(root, "deploy/Dockerfile"), "utf8").replaceAll("\\\n", " ");
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  for (const line of lines) {
    const [, name = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.push({ folder: emptyFolder(), env: {}, last: {} });
    const stage = stages.at(-1) as Stage;
    const shop = join(stage.folder, "shop");
    if (name === "WORKDIR") mkdirSync(join(stage.folder, rest), { recursive: true });
    else if (name === "ENV")
      Object.assign(stage.env, Object.fromEntries(rest.split(" ").map((one) => one.split("="))));
    else if (name === "COPY") copy(rest.split(" "), stages[0] as Stage, shop);
    else if (name === "RUN" && /^(npm|rm) /.test(rest)) {
      const step = doneHere[rest] ?? rest;
      const { status, stderr } = spawnSync("sh", ["-c", step], {
        cwd: shop,
        encoding: "utf8",
        env: clean(stage),
      });
      expect([rest, status, status ? stderr : ""]).toEqual([rest, 0, ""]);
    } else stage.last[name] = rest;
  }
  return stages.at(-1) as Stage;
}

/** What was installed before the tests stands in npm's cache: whether there is something newer at the registry is nothing to wait for. */
const fromCache = { npm_config_prefer_offline: "true" };

const clean = ({ env }: Stage) => ({ PATH: process.env.PATH, HOME: process.env.HOME, ...fromCache, ...env });

/** As the context is sent: without what .dockerignore names. */
function copy(words: string[], { folder }: Stage, to: string) {
  const isOfStage = words[0]?.startsWith("--from=");
  const from = isOfStage ? join(folder, "shop") : root;
  const names = words.slice(isOfStage ? 1 : 0, -1).map((one) => one.replace(/^\/shop\//, ""));
  const target = join(to, words.at(-1) ?? "");
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const isWanted = (path: string) => !ignored.includes(path.slice(root.length + 1));
  for (const name of names) {
    const isFolder = /\/$/.test(words.at(-1) ?? "") && name !== ".";
    const place = isFolder ? join(target, basename(name)) : target;
    const options = { recursive: true, verbatimSymlinks: true, filter: isWanted };
    if (isOfStage) linked(join(from, name), place);
    else cpSync(join(from, name), place, options);
  }
}

/** Files of an earlier stage, of which nothing is changed any more, are had without copying them. */
function linked(from: string, place: string) {
  mkdirSync(dirname(place), { recursive: true });
  execFileSync("cp", ["-al", from, place]);
}

test("the steps of the image make a shop that opens from a folder nobody can write, with its secret out of a file, and is healthy", async () => {
  const { folder, env, last } = builtImage();
  expect(last.USER).toBe("node");
  const shop = join(folder, "shop");
  const size = Number(execFileSync("du", ["-sm", shop], { encoding: "utf8" }).split("\t")[0]);
  expect(size).toBeLessThan(190);

  const secret = join(emptyFolder(), "database-url");
  writeFileSync(secret, await createDatabase(inject("postgresFolder")));
  const entry = [...JSON.parse(last.ENTRYPOINT ?? ""), ...JSON.parse(last.CMD ?? "")] as string[];
  const readOnly = `mount --bind "${shop}" "${shop}" && mount -o remount,bind,ro "${shop}" && cd "${shop}" && ! touch x 2>&- && exec ${entry.join(" ")}`;
  const server = await startServer(
    { ...env, DATA_DIR: emptyFolder(), PORT: "0", DATABASE_URL_FILE: secret },
    ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", readOnly],
  );
  const [, check = "[]"] = /CMD (.*)$/.exec(last.HEALTHCHECK ?? "") ?? [];
  const [program = "", ...args] = JSON.parse(check) as string[];
  const healthy = (port: string) => spawnSync(program, args, { env: { ...process.env, PORT: port } }).status;
  expect(healthy(new URL(server.url).port)).toBe(0);
  expect(healthy("1")).toBe(1);
  expect((await fetch(`${server.url}/bn`)).status).toBe(200);
  expect(await server.end()).toBe(0);
}, 600_000);

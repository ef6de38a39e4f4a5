import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "../support/shop/create-database.ts";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";

const root = join(import.meta.dirname, "../..");

type Stage = { folder: string; env: Record<string, string>; last: Record<string, string> };

/**
 * What this run of the tests has done already, in minutes: it is taken from here. Of the packages nothing is: they are for the build,
 * and `npm ci --omit=dev` begins by deleting them.
 */
const doneHere: Record<string, string> = {
  "npm ci --workspaces=false --no-audit --no-fund": "mkdir node_modules",
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

const image = builtImage();
const shop = join(image.folder, "shop");
const folders = { DATA_DIR: emptyFolder(), BACKUP_DIR: emptyFolder() };

/** A container of the image without its isolation: its entry point with this command, in a folder nobody can write, with its secret in a file. */
async function container(command: string[], database: string): Promise<[string[], Record<string, string>]> {
  const secret = join(emptyFolder(), "database-url");
  writeFileSync(secret, database);
  const readOnly = `mount --bind "${shop}" "${shop}" && mount -o remount,bind,ro "${shop}" && cd "${shop}" && ! touch x 2>&- && exec "$@"`;
  const entry = JSON.parse(image.last.ENTRYPOINT ?? "") as string[];
  return [
    ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", readOnly, "sh", ...entry, ...command],
    { ...image.env, ...folders, PORT: "0", DATABASE_URL_FILE: secret },
  ];
}

test("the steps of the image make a shop that opens from a folder nobody can write, with its secret out of a file, and is healthy", async () => {
  expect(image.last.USER).toBe("node");
  expect(image.last.VOLUME).toBe(`${image.env.DATA_DIR} ${image.env.BACKUP_DIR}`);
  const size = Number(execFileSync("du", ["-sm", shop], { encoding: "utf8" }).split("\t")[0]);
  expect(size).toBeLessThan(190);

  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(image.last.ARG).toContain(`VERSION=${version} `);
  expect(image.last.LABEL).toContain('org.opencontainers.image.version="$VERSION"');

  const bill = JSON.parse(readFileSync(join(shop, "sbom.json"), "utf8"));
  expect(bill.metadata.component.purl).toBe(`pkg:npm/${name}@${version}`);
  const listed = bill.components.map((one: { purl: string }) => one.purl);
  expect(listed).toContainEqual(expect.stringMatching(/^pkg:npm\/sharp@/));
  expect(listed).not.toContainEqual(expect.stringMatching(/^pkg:npm\/(vite|knip|vitest)@/));

  const database = await createDatabase(inject("postgresFolder"));
  const [command, env] = await container(JSON.parse(image.last.CMD ?? ""), database);
  const server = await startServer(env, command);
  const [, check = "[]"] = /CMD (.*)$/.exec(image.last.HEALTHCHECK ?? "") ?? [];
  const [program = "", ...args] = JSON.parse(check) as string[];
  const healthy = (port: string) => spawnSync(program, args, { env: { ...process.env, PORT: port } }).status;
  expect(healthy(new URL(server.url).port)).toBe(0);
  expect(healthy("1")).toBe(1);
  expect((await fetch(`${server.url}/bn`)).status).toBe(200);
  const { data } = await (await fetch(`${server.url}/api/products/1?lang=bn`)).json();
  const picture = await fetch(server.url + data.share_picture);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(await server.end()).toBe(0);
});

test("in the image a shop is backed up, gets an admin, and is restored into an empty database", async () => {
  const run = async (database: string, ...line: string[]) => {
    const [[program = "", ...args], env] = await container(line, database);
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      env: { ...clean(image), ...env },
    });
    expect([line, status, status ? stderr : ""]).toEqual([line, 0, ""]);
    return stdout;
  };
  const full = await createDatabase(inject("postgresFolder"));
  const empty = await createDatabase(inject("postgresFolder"), "template0");
  const email = "rahima@shop.example";
  expect(await run(full, "npm", "run", "admin", "--", "--email", email)).toContain(`Admin: ${email}`);
  const [, backup = ""] = /Backed up: (.*)/.exec(await run(full, "npm", "run", "backup")) ?? [];
  expect(dirname(backup)).toBe(folders.BACKUP_DIR);
  expect(await run(empty, "npm", "run", "restore", backup)).toContain("Restored: ");
  expect(await run(empty, "npm", "run", "admin", "--", "--email", email)).toContain("The account was there");
}, 300_000);

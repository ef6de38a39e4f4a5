import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { emptyFolder } from "../support/shop/start-server.ts";

const repository = join(import.meta.dirname, "../..");
const host = inject("postgresFolder");
const hasPsql = spawnSync("psql", ["--version"]).status === 0;
if (!hasPsql)
  console.info("psql is not on this machine: the database that deploy/tatka makes is not made here.");

/** What would change this machine is only noted; the rest, such as git, tar and psql, is real. */
const standIns = {
  "apt-get": "",
  adduser: "",
  chgrp: "",
  systemctl: "",
  su: hasPsql ? `PGHOST=${host} PGUSER=postgres sh -c "$3"` : "cat > /dev/null",
  setpriv: `shift 3; exec "$@"`,
  npm: `case "$*" in "run build") echo built > build ;; "run production") [ -e build ] ;; esac`,
  curl: `case "$*" in *readyz*) [ ! -e "$TATKA_ROOT/broken" ] ;; *) exec /usr/bin/curl "$@" ;; esac`,
};

const executable = (file: string, script: string) => {
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
};

/** An empty folder in place of a machine, with a clone of a repository that has the versions v1 and, later, v2. */
function bareMachine() {
  const root = emptyFolder();
  const origin = join(root, "origin");
  const tools = join(root, "tools");
  for (const part of ["deploy", "bin", "package.json"])
    cpSync(join(repository, part), join(origin, part), { recursive: true });
  mkdirSync(tools);
  for (const [name, script] of Object.entries(standIns))
    executable(join(tools, name), `echo "${name} $*" >> "${root}/calls"\n${script}`);
  const git = (...args: string[]) => {
    const who = ["-c", "user.name=Shop", "-c", "user.email=shop@shop.example"];
    execFileSync("git", ["-C", origin, ...who, ...args], { stdio: "ignore" });
  };
  git("init", "--initial-branch", "main");
  const release = (version: string) => {
    writeFileSync(join(origin, "version"), version);
    git("add", "--all");
    git("commit", "--message", version);
    git("tag", version);
  };
  release("v1");
  const home = join(root, "opt/tatka");
  execFileSync("git", ["clone", "--quiet", origin, join(home, "source")]);
  return {
    root,
    tools,
    release,
    at: (path: string) => join(root, path),
    text: (path: string) => readFileSync(join(root, path), "utf8"),
    /** The version that is served. */
    served: () => readFileSync(join(home, "current/version"), "utf8"),
    calls: () => readFileSync(join(root, "calls"), "utf8").split("\n").filter(Boolean),
    tatka(args: string[], env: Record<string, string> = {}) {
      const { status, stdout, stderr } = spawnSync("sh", [join(home, "source/deploy/tatka"), ...args], {
        encoding: "utf8",
        env: { PATH: `${tools}:${process.env.PATH}`, TATKA_ROOT: root, ...env },
      });
      return { status, output: stdout + stderr };
    },
  };
}

const answers = { SHOP_DOMAIN: "shop.example", ADMIN_EMAIL: "you@shop.example" };

test("a bare machine becomes an open shop by one command, which may be run again", async () => {
  const machine = bareMachine();
  const untold = machine.tatka(["install"]);
  expect([untold.status, untold.output]).toEqual([78, expect.stringContaining("SHOP_DOMAIN is not set.")]);

  const { status, output } = machine.tatka(["install"], answers);
  expect([status, output]).toEqual([0, expect.stringContaining("The shop is open: https://shop.example")]);
  expect(output).toContain("tatka run npm run admin");
  const settings = machine.text("etc/tatka/environment");
  expect(settings).toMatch(/^DATABASE_URL=postgres:\/\/tatka:[0-9a-f]{48}@127\.0\.0\.1\/tatka$/m);
  expect(settings).toMatch(/^PUBLIC_URL=https:\/\/shop\.example\nADMIN_EMAIL=you@shop\.example\nDEMO=0$/m);
  expect(statSync(machine.at("etc/tatka/environment")).mode & 0o777).toBe(0o640);
  expect(machine.text("etc/systemd/system/tatka@.service")).toContain("ENV_FILE=/etc/tatka/environment");
  expect(machine.text("etc/systemd/system/caddy.service.d/tatka.conf")).toContain("SHOP_DOMAIN=shop.example");
  expect(machine.served()).toBe("v1");
  for (const port of [3001, 3002]) {
    expect(machine.calls()).toContain(`systemctl enable --quiet tatka@${port}`);
    expect(machine.calls()).toContain(`systemctl restart tatka@${port}`);
  }
  if (hasPsql) {
    const client = new pg.Client({ host, user: "tatka", database: "tatka" });
    await client.connect();
    const { rows } = await client.query("select cardinality(show_trgm('আলু')) > 0 as trigrams");
    expect(rows).toEqual([{ trigrams: true }]);
    await client.end();
  }

  const built = machine.calls().filter((line) => line === "npm run build").length;
  expect(machine.tatka(["install"]).status).toBe(0);
  expect(machine.text("etc/tatka/environment")).toBe(settings);
  expect(machine.calls().filter((line) => line === "npm run build")).toHaveLength(built);
});

test("one command updates and one goes back; a version that does not open leaves the second server as it was", () => {
  const machine = bareMachine();
  machine.tatka(["install"], answers);
  const nothing = machine.tatka(["back"]);
  expect([nothing.status, nothing.output]).toEqual([78, expect.stringContaining("no version before")]);
  machine.release("v2");
  expect(machine.tatka(["update"])).toEqual({ status: 0, output: expect.stringContaining("at v2.") });
  expect(machine.served()).toBe("v2");
  expect(machine.tatka(["back"])).toEqual({ status: 0, output: expect.stringContaining("at v1.") });
  expect(machine.served()).toBe("v1");

  machine.release("v3");
  writeFileSync(machine.at("broken"), "");
  const before = machine.calls().length;
  const failed = machine.tatka(["update"]);
  expect([failed.status, failed.output]).toEqual([78, expect.stringContaining("tatka back")]);
  const restarted = machine
    .calls()
    .slice(before)
    .filter((line) => line.startsWith("systemctl restart"));
  expect(restarted).toEqual(["systemctl restart tatka@3001"]);
  execFileSync("rm", [machine.at("broken")]);
  expect(machine.tatka(["back"]).status).toBe(0);
  expect(machine.served()).toBe("v1");
  expect(machine.tatka(["update", "v2"]).status).toBe(0);
  expect(machine.served()).toBe("v2");
  // Only it and the one before are kept.
  expect(existsSync(machine.at("opt/tatka/releases/v3"))).toBe(false);
  expect(existsSync(machine.at("opt/tatka/releases/v1"))).toBe(true);
});

test("commands of the shop run in the served version, with the file of settings", () => {
  const machine = bareMachine();
  machine.tatka(["install"], answers);
  const { output } = machine.tatka(["run", "sh", "-c", 'cat version; echo " $ENV_FILE $DATA_DIR"']);
  expect(output).toBe(`v1 ${machine.at("etc/tatka/environment")} ${machine.at("var/lib/tatka/3001")}\n`);
});

test("where the machine's Node is too old the pinned one comes by its checksum, and is refused where that differs", () => {
  const machine = bareMachine();
  const arch = process.arch === "arm64" ? "arm64" : "x64";
  const version = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")).optionalDependencies[
    `node-linux-${arch}`
  ];
  const name = `node-v${version}-linux-${arch}`;
  const mirror = machine.at(`mirror/v${version}`);
  mkdirSync(join(mirror, name, "bin"), { recursive: true });
  executable(join(mirror, name, "bin/node"), "exit 0");
  executable(join(mirror, name, "bin/npm"), `echo "newer npm $*" >> "$TATKA_ROOT/calls"; echo > build`);
  execFileSync("tar", ["-czf", `${name}.tar.gz`, name], { cwd: mirror });
  const sum = execFileSync("sha256sum", [`${name}.tar.gz`], { cwd: mirror, encoding: "utf8" });
  executable(join(machine.tools, "node"), "exit 78");
  const env = { ...answers, NODE_MIRROR: `file://${machine.at("mirror")}` };

  writeFileSync(
    join(mirror, "SHASUMS256.txt"),
    sum.replace(/^./, (one) => (one === "0" ? "1" : "0")),
  );
  const refused = machine.tatka(["install"], env);
  expect([refused.status, refused.output]).toEqual([78, expect.stringContaining("is not what SHASUMS256")]);
  writeFileSync(join(mirror, "SHASUMS256.txt"), sum);
  expect(machine.tatka(["install"], env).status).toBe(0);
  expect(machine.calls()).toContain("newer npm run build");
});

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { readSettings } from "#src/platform/settings/settings.server.ts";
import { failover } from "../soak/failover/failover.ts";
import { runIfInstalled } from "../support/shop/run-if-installed.ts";
import { emptyFolder } from "../support/shop/start-server.ts";

const root = join(import.meta.dirname, "../..");
const deployed = (name: string) => readFileSync(join(root, "deploy", name), "utf8");

/** Fails for a variable that the shop does not know. */
function expectSettings(given: Record<string, string>) {
  const known = readFileSync(join(root, "docs/settings.md"), "utf8");
  const names = Object.keys(given).map((name) => name.replace(/(?<!^ENV)_FILE$/, ""));
  for (const name of names) expect(known, name).toContain(`\`${name}\``);
  const values = Object.entries(given).filter(([name, value]) => !/_FILE$|%/.test(name + value));
  expect(readSettings(Object.fromEntries(values))).toBeTruthy();
}

/** Seconds that a server takes to end at most: after draining, what src/platform/process/life.server.ts grants. */
const endingS = (drainS: number) => drainS + 10 + 5;

describe("the compose file", () => {
  const compose = parse(deployed("compose.yaml"), { merge: true });
  const { database, caddy, ...shops } = compose.services;

  test("has servers that share nothing but the database and the backups, and may do nothing but serve", () => {
    expect(Object.keys(shops)).toEqual(["shop-1", "shop-2"]);
    for (const [name, shop] of Object.entries<any>(shops)) {
      const volumes = [`${name}:/data`, "backups:/backups"];
      expect(shop).toMatchObject({ read_only: true, cap_drop: ["ALL"], volumes });
      expect(shop.ports).toBeUndefined();
      expect(caddy.environment.SHOP_SERVERS).toContain(`${name}:3000`);
      const { PUBLIC_URL, ...environment } = shop.environment;
      const isTemplate = ([, value]: [string, unknown]) => String(value).startsWith("${");
      expectSettings(
        Object.fromEntries(Object.entries<string>(environment).filter((entry) => !isTemplate(entry))),
      );
      expect(PUBLIC_URL).toMatch(/^https:/);
      expect(Number.parseInt(shop.stop_grace_period, 10)).toBeGreaterThanOrEqual(
        endingS(Number(environment.DRAIN_SECONDS)),
      );
    }
  });

  test("names no volume, secret or network that it does not have, and publishes the proxy's ports alone", () => {
    for (const [name, service] of Object.entries<any>(compose.services)) {
      const named = (service.volumes ?? []).map((volume: string) => volume.split(":")[0] as string);
      for (const volume of named.filter((one: string) => !one.startsWith(".")))
        expect(Object.keys(compose.volumes)).toContain(volume);
      for (const file of named.filter((one: string) => one.startsWith(".")))
        expect(existsSync(join(root, "deploy", file)), file).toBe(true);
      for (const secret of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(secret);
      for (const network of service.networks) expect(Object.keys(compose.networks)).toContain(network);
      expect(Boolean(service.ports), name).toBe(name === "caddy");
    }
  });

  test("makes a database that knows Bengali, and waits until it is up", () => {
    expect(database.environment.POSTGRES_INITDB_ARGS).toContain("C.UTF-8");
    for (const shop of Object.values<any>(shops))
      expect(shop.depends_on.database.condition).toBe("service_healthy");
  });
});

test("the unit of systemd starts what is there with settings that exist, has time to drain, and is no service to break out of", () => {
  const unit = deployed("systemd/tatka@.service");
  const of = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";
  expect(of("ExecStart")).toBe("/bin/sh bin/server");
  const settings = Object.fromEntries(
    of("Environment")
      .split(" ")
      .map((one) => one.split("=")),
  );
  expectSettings(settings);
  expect(Number(of("TimeoutStopSec"))).toBeGreaterThanOrEqual(endingS(Number(settings.DRAIN_SECONDS)));
  expect(of("RestartPreventExitStatus")).toBe("78");
  const file = join(root, "deploy/systemd/tatka@.service");
  const verified = runIfInstalled("systemd-analyze", ["verify", "--man=no", file]);
  if (verified) expect(verified).toEqual({ status: 0, output: "" });
  const looked = runIfInstalled("systemd-analyze", ["security", "--offline=true", "--threshold=20", file]);
  if (looked) expect(looked.status, looked.output).toBe(0);
});

test("nginx's example has whole blocks and believes no client's address; nginx itself takes it", () => {
  const example = deployed("nginx.conf");
  expect(example.split("{").length).toBe(example.split("}").length);
  expect(example).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  const folder = emptyFolder();
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=shop.example",
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { stdio: "ignore" },
  );
  const here = example
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(folder, "nginx.conf"), `pid ${folder}/pid;\nevents {}\nhttp {\n${here}\n}\n`);
  const checked = runIfInstalled("nginx", ["-t", "-q", "-p", folder, "-c", join(folder, "nginx.conf")]);
  if (checked) expect(checked.status, checked.output).toBe(0);
});

test("Caddy's example has whole blocks and asks whether a server may get requests; Caddy itself takes it", () => {
  const example = deployed("Caddyfile").replaceAll(/\{\$[^}]*\}/g, "set");
  expect(example.split("{").length).toBe(example.split("}").length);
  expect(example).toContain("health_uri /readyz");
  const file = join(root, "deploy/Caddyfile");
  const args = ["validate", "--adapter", "caddyfile", "--config", file];
  const checked = runIfInstalled("caddy", args, { SHOP_DOMAIN: "shop.example", HOME: emptyFolder() });
  if (checked) expect(checked.status, checked.output).toBe(0);
});

describe("the example of a database that fails over", () => {
  test("acknowledges nothing that is on one machine only, and gives Patroni time enough to be sure", () => {
    const { bootstrap, postgresql, etcd3 } = parse(deployed("patroni/patroni.yml"));
    const { ttl, loop_wait, retry_timeout, ...dcs } = bootstrap.dcs;
    expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    expect(ttl).toBeGreaterThanOrEqual(Math.max(20, loop_wait + 2 * retry_timeout));
    // A database that knows Bengali, and no way in without a password but for the machine's own user.
    expect(bootstrap.initdb).toContainEqual({ locale: "C.UTF-8" });
    for (const line of postgresql.pg_hba) expect(line).toMatch(/^local all all peer$|scram-sha-256$/);
    const peers = /^ETCD_INITIAL_CLUSTER=(.*)$/m.exec(deployed("patroni/etcd.env"))?.[1]?.split(",") ?? [];
    expect(peers.map((peer) => new URL(peer.replace(/^[^=]*=/, "")).hostname)).toEqual(
      etcd3.hosts.split(",").map((host: string) => host.split(":")[0]),
    );
  });

  test("has a drill that says what a machine lacks for it", async () => {
    vi.stubEnv("PATH", "/nowhere");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { faults } = await failover({ rounds: 1, buyers: 1, say: () => undefined });
    expect(faults).toEqual([expect.stringMatching(/ has no patroni, etcd, haproxy, .*apt-get install/)]);
  });

  test("sends to the primary alone; HAProxy itself takes it", () => {
    const example = deployed("patroni/haproxy.cfg");
    expect(example).toContain("option httpchk OPTIONS /primary");
    expect(example).toContain("on-marked-down shutdown-sessions");
    const checked = runIfInstalled("haproxy", ["-c", "-q", "-f", join(root, "deploy/patroni/haproxy.cfg")]);
    if (checked) expect(checked.status, checked.output).toBe(0);
  });
});

test("a setting may come out of a file, and one that cannot be read is said in a sentence", () => {
  const file = join(emptyFolder(), "secret");
  writeFileSync(file, "postgres://tatka:it's $HOME@database/tatka\n");
  const run = (path: string) =>
    spawnSync("sh", [join(root, "bin/with-secrets.sh"), "printenv", "DATABASE_URL"], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, DATABASE_URL_FILE: path },
    });
  expect(run(file).stdout).toBe("postgres://tatka:it's $HOME@database/tatka\n");
  const { status, stderr } = run("/nowhere/secret");
  expect([status, stderr]).toEqual([
    78,
    expect.stringContaining("DATABASE_URL_FILE: /nowhere/secret cannot be read."),
  ]);
});

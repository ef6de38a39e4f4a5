import type { ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { parse, stringify } from "yaml";
import { killPostgresIn } from "#tests/server/processes.ts";
import { emptyFolder } from "#tests/support/shop/start-server.ts";
import { freePort } from "../market.ts";
import { endProgram, giveAway, postgresPrograms, startProgram } from "./programs.ts";

const nodes = 3;
const password = "drill";
const loopback = "127.0.0.1";

const deployed = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../../deploy/patroni", name), "utf8");

type Node = { name: string; port: number; rest: number; home: string; patroni?: ChildProcess };

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Three PostgreSQL under Patroni, etcd, and HAProxy before them, as `deploy/patroni/` has them, on free ports of loopback and in a
 * folder that `close` removes. `url` leads through HAProxy to the primary.
 */
export async function openCluster() {
  const folder = emptyFolder();
  const client = await freePort();
  const peer = await freePort();
  const front = await freePort();
  const all: Node[] = [];
  for (let place = 1; place <= nodes; place++) {
    const home = join(folder, `database-${place}`);
    mkdirSync(home);
    all.push({ name: `database-${place}`, port: await freePort(), rest: await freePort(), home });
  }
  for (const node of all) writeFileSync(join(node.home, "patroni.yml"), patroniConfig(node, client));
  writeFileSync(join(folder, "haproxy.cfg"), haproxyConfig(all, front));
  giveAway(folder);
  const start = (node: Node) => {
    const log = join(folder, `${node.name}.log`);
    node.patroni = startProgram(["patroni", join(node.home, "patroni.yml")], {
      log,
      env: { HOME: node.home },
    });
  };
  const others = [
    startProgram(["etcd"], { log: join(folder, "etcd.log"), env: etcdSettings(folder, client, peer) }),
    startProgram(["haproxy", "-db", "-f", join(folder, "haproxy.cfg")], { log: join(folder, "haproxy.log") }),
  ];
  const cluster = {
    folder,
    url: `postgres://tatka:${password}@${loopback}:${front}/tatka`,
    nodes: all,
    start,
    /** Kills a node as if its machine lost power: Patroni and all of PostgreSQL at once. */
    async kill(node: Node) {
      if (node.patroni) await endProgram(node.patroni, "SIGKILL");
      await killPostgresIn(node.home);
    },
    /** Has Patroni hand over to a synchronous standby; waits until it has. */
    async switchOver() {
      const { name, rest } = await cluster.primary();
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://${loopback}:${rest}/switchover`, { method: "POST", body });
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
    primary: () => untilOne(all, "/primary"),
    /** The standbys that follow and could take over, the synchronous one among them. */
    async standbys() {
      const found = await Promise.all(all.map(({ rest }) => saysYes(rest, "/replica?lag=1MB")));
      return all.filter((_, place) => found[place]);
    },
    /** Waits until every other node follows the primary, one of them synchronously. */
    async untilWhole() {
      const end = Date.now() + 180_000;
      for (;;) {
        await untilOne(all, "/sync");
        if ((await cluster.standbys()).length === nodes - 1) return;
        if (Date.now() > end) throw new Error("a node did not come back as a standby within three minutes");
        await sleep(500);
      }
    },
    async close() {
      await Promise.all(all.map(({ patroni }) => patroni && endProgram(patroni)));
      for (const node of all) await cluster.kill(node);
      for (const other of others) await endProgram(other);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    for (const node of all) start(node);
    await cluster.untilWhole();
    await makeDatabase((await cluster.primary()).port);
    return cluster;
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** The example with this node's addresses, folder and passwords. */
function patroniConfig({ name, port, rest, home }: Node, etcd: number): string {
  const config = parse(deployed("patroni.yml"));
  config.name = name;
  config.etcd3.hosts = `${loopback}:${etcd}`;
  config.restapi.listen = config.restapi.connect_address = `${loopback}:${rest}`;
  const { postgresql } = config;
  postgresql.listen = postgresql.connect_address = `${loopback}:${port}`;
  postgresql.data_dir = join(home, "postgres");
  postgresql.bin_dir = postgresPrograms();
  postgresql.pgpass = join(home, "pgpass");
  postgresql.parameters = { unix_socket_directories: home };
  for (const role of Object.values<{ password: string }>(postgresql.authentication)) role.password = password;
  return stringify(config);
}

function haproxyConfig(all: readonly Node[], front: number): string {
  const servers = all.map(
    ({ name, port, rest }) => `\tserver ${name} ${loopback}:${port} check port ${rest}\n`,
  );
  return deployed("haproxy.cfg")
    .replace(/^\tbind .*$/m, `\tbind ${loopback}:${front}`)
    .replace(/(\tserver .*\n)+/, servers.join(""));
}

function etcdSettings(folder: string, client: number, peer: number): Record<string, string> {
  const lines = deployed("etcd.env").matchAll(/^(\w+)=(.*)$/gm);
  const clients = `http://${loopback}:${client}`;
  const peers = `http://${loopback}:${peer}`;
  return {
    ...Object.fromEntries([...lines].map(([, name, value]) => [name, value])),
    ETCD_DATA_DIR: join(folder, "etcd"),
    ETCD_LISTEN_CLIENT_URLS: clients,
    ETCD_ADVERTISE_CLIENT_URLS: clients,
    ETCD_LISTEN_PEER_URLS: peers,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peers,
    ETCD_INITIAL_CLUSTER: `etcd-1=${peers}`,
  };
}

async function makeDatabase(port: number) {
  const client = new pg.Client({ host: loopback, port, user: "postgres", password, database: "postgres" });
  await client.connect();
  await client.query(`create role tatka login password '${password}'`);
  await client.query("create database tatka owner tatka template template0 encoding 'UTF8' locale 'C.UTF-8'");
  await client.end();
}

/** Whether Patroni answers 200 there. */
const saysYes = (rest: number, path: string): Promise<boolean> =>
  fetch(`http://${loopback}:${rest}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilOne(all: readonly Node[], path: string): Promise<Node> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const found = await Promise.all(all.map(({ rest }) => saysYes(rest, path)));
    const node = all[found.indexOf(true)];
    if (node) return node;
    await sleep(500);
  }
  throw new Error(`no node says yes to ${path}`);
}

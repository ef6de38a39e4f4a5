import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import {
  commandPrefix,
  findBinaries,
  makeDataFolder,
} from "#src/platform/database/embedded/binaries.server.ts";
import { killPostgresIn } from "#tests/server/processes.ts";
import { emptyFolder } from "#tests/support/shop/start-server.ts";

const longestMs = 60_000;

const streaming = "select from pg_stat_replication where state = 'streaming'";

/**
 * Two PostgreSQL of npm's package, a primary and the standby that it waits for if that is `synchronous`, and a port of loopback
 * before them that leads to the primary: `url`. Nobody watches them: `takeOver` is what Patroni and HAProxy do.
 */
export async function openPair({ synchronous = true } = {}) {
  const folder = emptyFolder();
  const first = join(folder, "first");
  const second = join(folder, "second");
  const binaries = await findBinaries();
  const start = (home: string, settings: Record<string, string>) => {
    const all = { listen_addresses: "", unix_socket_directories: home, ...settings };
    const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const line = [...commandPrefix(), binaries.postgres, "-D", join(home, "postgres"), ...options];
    const [command = "", ...rest] = line;
    spawn(command, rest, { stdio: "ignore" });
  };
  let primary = first;
  const front = createServer((socket) => joined(socket, connect(join(primary, ".s.PGSQL.5432"))));
  const pair = {
    url: "",
    /** The standby. */
    standby: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(second)}`,
    /** Kills the standby as if its machine lost power. */
    loseStandby: () => killPostgresIn(second),
    /** Starts it again, and waits until it follows. */
    async startStandby() {
      rmSync(join(second, "postgres", "postmaster.pid"), { force: true });
      start(second, {});
      await untilAnswered(first, streaming);
    },
    /** From now on the standby gets nothing of what the primary commits. */
    async part() {
      await untilAnswered(second, "alter system set primary_conninfo = ''");
      await untilAnswered(second, "select pg_reload_conf()");
      await untilAnswered(second, "select where not exists (select from pg_stat_wal_receiver)");
    },
    /** Kills the primary as if its machine lost power, and makes the standby the primary. */
    async takeOver() {
      await killPostgresIn(first);
      await untilAnswered(second, "select pg_promote()");
      primary = second;
    },
    async close() {
      front.close();
      for (const home of [first, second]) await killPostgresIn(home);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    for (const home of [first, second]) mkdirSync(home);
    await makeDataFolder(binaries, join(first, "postgres"));
    // Nothing has run in it yet: the copy is as good as a backup.
    cpSync(join(first, "postgres"), join(second, "postgres"), { recursive: true });
    chmodSync(join(second, "postgres"), 0o700);
    writeFileSync(join(second, "postgres", "standby.signal"), "");
    const settings = join(second, "postgres", "postgresql.auto.conf");
    writeFileSync(settings, `primary_conninfo = 'host=${first} user=postgres'\n`);
    start(first, { synchronous_standby_names: synchronous ? "*" : "" });
    start(second, {});
    await untilAnswered(first, streaming);
    front.listen(0, "127.0.0.1");
    await once(front, "listening");
    pair.url = `postgres://postgres@127.0.0.1:${(front.address() as AddressInfo).port}/postgres`;
    return pair;
  } catch (error) {
    await pair.close();
    throw error;
  }
}

function joined(one: Socket, other: Socket) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  }
}

/** Waits until the PostgreSQL of a folder answers a statement with a row. */
async function untilAnswered(home: string, statement: string) {
  const end = Date.now() + longestMs;
  for (;;) {
    const client = new pg.Client({ host: home, user: "postgres", database: "postgres" });
    client.on("error", () => undefined);
    const found = await client
      .connect()
      .then(() => client.query(statement))
      .catch(() => undefined);
    await client.end().catch(() => undefined);
    if (found && found.rowCount !== 0) return;
    if (Date.now() > end) throw new Error(`no answer in ${home}: ${statement}`);
    await sleep(100);
  }
}

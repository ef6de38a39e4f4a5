import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { type BuyerAttempt, buy, isAcknowledged } from "./buyers.ts";
import type { DrillOptions, DrillReport } from "./drill.ts";
import { findFaults } from "./ledger.ts";
import { embeddedIn, openMarket } from "./market.ts";

/** As `deploy/postgres/archive.conf` has it. */
export const archiveSeconds = 60;

const deployed = join(import.meta.dirname, "../../deploy/postgres");

/** So many orders are acknowledged between two steps, and more. */
const someOrders = 10;

/**
 * A shop whose PostgreSQL archives its WAL after `rounds` seconds at the latest, with the settings and scripts of `deploy/postgres/`.
 * While buyers order it is copied; later somebody deletes all orders, and the disk is lost: it is restored to the moment before. Then
 * the disk is lost once more without warning, and it is restored as late as the archive goes. What was acknowledged before the moment,
 * and what was archived, is there once; stock and sums add up.
 */
export async function pitr({
  rounds,
  buyers,
  say,
  folder = emptyFolder(),
}: DrillOptions): Promise<DrillReport> {
  const archive = emptyFolder();
  for (const name of ["wal", "base"]) mkdirSync(join(archive, name));
  const env = { RATE_LIMIT: "0", HOST: "127.0.0.1" };
  // Its database is made by the first start.
  if (!existsSync(join(folder, "postgres"))) await (await startServer({ ...env, DATA_DIR: folder })).end();
  archiveInto(archive, folder, rounds);
  let place = folder;
  let server = await startServer({ ...env, DATA_DIR: place });
  const { market, tokenOf, stockBefore } = await openMarket(() => server.url, embeddedIn(place), buyers);
  const faults: string[] = [];
  const figures: string[] = [];

  const open = () => {
    market.open = true;
    return Promise.all(Array.from({ length: buyers }, (_, turn) => buy(market, tokenOf(turn))));
  };
  const moreOrders = async () => {
    const enough = market.attempts.filter(isAcknowledged).length + someOrders;
    while (market.attempts.filter(isAcknowledged).length < enough) await sleep(20);
  };
  /** Loses the disk, and opens the shop on what the script makes of the archive. */
  const restored = async (time: string): Promise<void> => {
    await server.end("SIGKILL");
    rmSync(join(place, "postgres"), { recursive: true, force: true, maxRetries: 20 });
    place = emptyFolder();
    const begun = performance.now();
    await promisify(execFile)(join(deployed, "restore-to.sh"), [time, join(place, "postgres"), archive]);
    server = await startServer({ ...env, DATA_DIR: place });
    figures.push(`Restored to ${time} and open after ${inSeconds(begun)} s.`);
  };
  /** The books, where only these orders have to be there. */
  const compare = async (sure: readonly BuyerAttempt[]) => {
    const byKey = new Map(sure.map((one) => [one.key, one]));
    const attempts = market.attempts.map(
      (one) =>
        byKey.get(one.key) ?? { ...one, acknowledged: new Set<number>(), sent: Number.POSITIVE_INFINITY },
    );
    faults.push(...(await findFaults(embeddedIn(place), attempts, stockBefore)));
  };

  let buying = open();
  await moreOrders();
  say("copying the database");
  await copyWhileOpen(place, archive);
  // The copy is named by the second in which it ended, and one from before that of the accident is taken.
  await sleep(1_000);
  await moreOrders();
  // As they are now: one that is sent again after the accident is taken again.
  const before = market.attempts
    .filter(isAcknowledged)
    .map((one) => ({ ...one, acknowledged: new Set(one.acknowledged) }));
  const moment = await current(place);
  await moreOrders();
  const unexpected = [...market.unexpected];
  say("deleting all orders");
  await withClient(place, (client) =>
    client.query("set session_replication_role = replica; delete from orders"),
  );
  await untilArchived(place, archive);
  market.open = false;
  await buying;
  // What a shop says whose orders vanish under it is no promise.
  market.unexpected = unexpected;
  say("restoring to the moment before");
  await restored(moment);
  await compare(before);

  const tried = market.attempts.length;
  buying = open();
  await moreOrders();
  // Before its first checkpoint a restored PostgreSQL does not look at archive_timeout: the script says to copy it at once.
  await copyWhileOpen(place, archive);
  await moreOrders();
  const sure = [...before, ...market.attempts.slice(tried).filter(isAcknowledged)];
  say("losing the disk");
  const begun = performance.now();
  await untilArchived(place, archive);
  figures.unshift(
    `With ${rounds} s as archive_timeout, what was acknowledged was in the archive after ${inSeconds(begun)} s.`,
  );
  market.open = false;
  await buying;
  await restored("latest");
  await compare(sure);
  await server.end();
  figures.unshift(`${before.length} orders before the moment, ${sure.length} before the disk was lost.`);
  for (const one of [archive, folder, place]) rmSync(one, { recursive: true, force: true });
  return { figures, faults: [...market.unexpected, ...faults] };
}

const inSeconds = (begun: number) => ((performance.now() - begun) / 1_000).toFixed(1);

/** The settings of the example, with this archive and so many seconds. */
function archiveInto(archive: string, folder: string, seconds: number) {
  const settings = readFileSync(join(deployed, "archive.conf"), "utf8")
    .replaceAll("/var/backups/tatka", archive)
    .replace(`archive_timeout = ${archiveSeconds}`, `archive_timeout = ${seconds}`);
  appendFileSync(join(folder, "postgres/postgresql.conf"), settings);
}

async function withClient<T>(folder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(embeddedIn(folder));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const current = (folder: string) =>
  withClient(folder, async (client) => {
    const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
    // Shops acknowledge after the commit: whatever was acknowledged lies before the next millisecond.
    return new Date((rows[0]?.now.getTime() ?? 0) + 1).toISOString();
  });

/** Waits until what is written by now is in the archive, which PostgreSQL sees to by itself. */
async function untilArchived(folder: string, archive: string): Promise<void> {
  const file = await withClient(folder, async (client) => {
    const { rows } = await client.query<{ file: string }>(
      "select pg_walfile_name(pg_current_wal_insert_lsn()) as file",
    );
    return rows[0]?.file;
  });
  while (!existsSync(join(archive, "wal", `${file}.gz`))) await sleep(50);
}

/** What `base-backup.sh` makes by pg_basebackup, which the PostgreSQL of npm's package does not have. */
async function copyWhileOpen(folder: string, archive: string): Promise<void> {
  const tar = join(archive, "copy.tar");
  await withClient(folder, async (client) => {
    await client.query("select pg_backup_start('drill', true)");
    const leftOut = ["./pg_wal/*", "./postmaster.pid"].map((path) => `--exclude=${path}`);
    await promisify(execFile)("tar", ["-C", join(folder, "postgres"), ...leftOut, "-cf", tar, "."]).catch(
      (error) => {
        // A file changed or went meanwhile, as it may.
        if (error.code !== 1) throw error;
      },
    );
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    writeFileSync(join(archive, "backup_label"), rows[0]?.labelfile ?? "");
  });
  execFileSync("tar", ["-C", archive, "-rf", tar, "./backup_label"]);
  execFileSync("gzip", [tar]);
  const ended = `${new Date().toISOString().slice(0, 19).replaceAll(":", "")}Z`;
  execFileSync("mv", [`${tar}.gz`, join(archive, "base", `${ended}.tar.gz`)]);
}

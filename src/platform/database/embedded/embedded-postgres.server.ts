import { createHash } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#src/platform/log.server.ts";
import { CannotStart, CannotStartYet } from "#src/platform/process/cannot-start.server.ts";
import { findBinaries, makeDataFolder } from "./binaries.server.ts";
import { findHolder, type HeldFolder, type Holder, holdFolder } from "./folder-holder.server.ts";
import { acceptsConnections } from "./postgres-run.server.ts";
import { type PostgresHealth, SupervisedPostgres } from "./supervised-postgres.server.ts";

export type EmbeddedPostgres = {
  connection: { host: string; user: string; database: string };
  health(): PostgresHealth | Promise<PostgresHealth>;
  /** Publishes the shop's URL for a second process that wants the same folder. */
  publishUrl(url: string): void;
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  log: Log;
  /** A shop holds the folder exclusively; a command may share the PostgreSQL of the shop that holds it. */
  kind: Holder["kind"];
};

/** The longest path that Unix sockets allow, in bytes. */
const maxSocketPath = 107;

/** How long to wait for another holder to close or open, in ms. */
const holderTimeoutMs = 30_000;

/**
 * Starts the PostgreSQL that npm installed, with its data in `<dataDir>/postgres`, and restarts it when it dies. A second shop is refused;
 * a command shares the running PostgreSQL.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { log, kind }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const { folder, sockets } = makeFolders(dataDir);
  const connection = { host: sockets, user: "postgres", database: "postgres" };
  const heldFolder = await holdOrWait(join(sockets, "open"), kind, folder);
  if ("pid" in heldFolder) return joinRunning(connection);
  const data = join(folder, "postgres");
  const postgres = new SupervisedPostgres(
    binaries,
    { data, sockets, logFile: join(folder, "postgres.log") },
    log,
  );
  const stop = async () => {
    heldFolder.publish({ state: "closing" });
    await postgres.stop();
    await heldFolder.release();
  };
  try {
    await makeDataFolder(binaries, data);
    await postgres.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    connection,
    health: () => postgres.health,
    publishUrl: (url) => heldFolder.publish({ state: "open", url }),
    stop,
  };
}

function makeFolders(dataDir: string): { folder: string; sockets: string } {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const folder = realpathSync(dataDir);
    const sockets = socketFolder(folder);
    mkdirSync(sockets, { recursive: true, mode: 0o700 });
    return { folder, sockets };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `DATA_DIR: nothing can be written in ${dataDir} (${code}). Name a folder that this user may write to, or set DATABASE_URL.`,
    );
  }
}

function socketFolder(dataDir: string): string {
  const preferredFolder = join(dataDir, "socket");
  if (`${preferredFolder}/.s.PGSQL.5432`.length <= maxSocketPath) return preferredFolder;
  return join(tmpdir(), `tatka-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`);
}

/**
 * Holds the folder, and waits for a holder that is closing. Returns the holder to a command, which shares its
 * PostgreSQL; for a shop, throws `CannotStart`.
 */
async function holdOrWait(path: string, kind: Holder["kind"], folder: string): Promise<HeldFolder | Holder> {
  const deadline = Date.now() + holderTimeoutMs;
  for (;;) {
    const result = await holdFolder(path, kind);
    if (!("pid" in result)) return result;
    const isHolderClosing = result.state === "closing";
    if (!isHolderClosing && kind === "command") return result;
    if (!isHolderClosing || Date.now() > deadline) throw new CannotStart(folderInUseText(result, folder));
    while ((await findHolder(path)) && Date.now() < deadline) await sleep(50);
  }
}

function folderInUseText({ kind, state, url, pid }: Holder, folder: string): string {
  const secondShopHint =
    "To open a second shop, give it a folder and a port of its own: DATA_DIR=… PORT=… npm start";
  if (kind === "command")
    return `A command works in ${folder} (process ${pid}). Start the shop when it is done.`;
  if (url)
    return `This shop is already open, at ${url} (process ${pid}, folder ${folder}). ${secondShopHint}`;
  return `This shop is already ${state} (process ${pid}, folder ${folder}). ${secondShopHint}`;
}

/** Waits until the PostgreSQL of another process answers. Throws `CannotStartYet` on a timeout. */
async function joinRunning(connection: EmbeddedPostgres["connection"]): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + holderTimeoutMs;
  while (!(await acceptsConnections(connection.host))) {
    if (Date.now() > deadline) throw new CannotStartYet("The shop's PostgreSQL does not answer.");
    await sleep(50);
  }
  const doNothing = () => undefined;
  return {
    connection,
    health: () => ({ running: true, restarts: 0 }),
    publishUrl: doNothing,
    stop: async () => doNothing(),
  };
}

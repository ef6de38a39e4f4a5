import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serverCommand } from "../../../bin/ready.js";

const root = join(import.meta.dirname, "../../..");

export type Server = {
  url: string;
  process: ChildProcess;
  output(): string;
  /** Sends a signal and waits for the process to end; returns its exit code, null after a kill. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The PostgreSQL URL of a shop with this data folder, for a second shop on the same database. */
export const databaseOf = (DATA_DIR: string) =>
  `postgres://postgres@localhost/postgres?host=${encodeURIComponent(join(DATA_DIR, "socket"))}`;

export const emptyFolder = () => mkdtempSync(join(tmpdir(), "tatka-"));

export const indexIn = (DATA_DIR: string) => join(DATA_DIR, "search-index");

/** For another process on the database in `DATA_DIR`, with a copy of the search index if there is one. */
export function siblingDataFolder(DATA_DIR: string): string {
  const folder = emptyFolder();
  if (existsSync(indexIn(DATA_DIR))) cpSync(indexIn(DATA_DIR), indexIn(folder));
  return folder;
}

/** Starts it on a free port, and waits until it is open. `command` may be a script that restarts it. */
export async function startServer(
  env: Record<string, string> = {},
  command: readonly string[] = [serverCommand],
): Promise<Server> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      ADMIN_PASSWORD: "test-admin",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const ended = once(child, "exit");
  const url = await untilOpen(child, () => text);
  return {
    url,
    process: child,
    output: () => text,
    async end(signal = "SIGTERM") {
      if (isRunning(child)) child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function untilOpen(child: ChildProcess, output: () => string): Promise<string> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    const url = /is open: (http:[^\s"]+)/.exec(output())?.[1];
    if (url) return url;
    if (!isRunning(child)) throw new Error(`the server ended: ${output()}`);
    await sleep(20);
  }
  throw new Error(`the server did not open: ${output()}`);
}

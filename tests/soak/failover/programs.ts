import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

const versions = "/usr/lib/postgresql";
const needed = ["patroni", "etcd", "haproxy", "setpriv"];

/** Where PostgreSQL's own programs are: those of its newest version. Undefined where it cannot copy a primary. */
export function postgresPrograms(): string | undefined {
  const all = existsSync(versions) ? readdirSync(versions) : [];
  return all
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, "bin"))
    .find((folder) => existsSync(join(folder, "pg_basebackup")));
}

/** What this machine lacks for the drill, with how to get it; undefined where everything is there. */
export function missingPrograms(): string | undefined {
  const missing = needed.filter((one) => spawnSync("sh", ["-c", `command -v ${one}`]).status !== 0);
  if (!postgresPrograms()) missing.push("postgresql");
  if (missing.length === 0) return undefined;
  return `This machine has no ${missing.join(", ")}. On Debian: apt-get install --no-install-recommends patroni etcd-server haproxy postgresql`;
}

/** PostgreSQL refuses to run as root. */
export const nobody = 65_534;
const isRoot = () => process.getuid?.() === 0;
const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];

/** Makes folders the property of who runs the programs. */
export function giveAway(...folders: string[]): void {
  if (isRoot()) spawnSync("chown", ["-R", `${nobody}:${nobody}`, ...folders]);
}

/** Starts a program as an ordinary user; what it prints goes to `log`. */
export function startProgram(
  command: readonly string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
): ChildProcess {
  const [program = "", ...args] = isRoot() ? [...asNobody, ...command] : command;
  const file = openSync(log, "a");
  return spawn(program, args, {
    stdio: ["ignore", file, file],
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
  });
}

/** Ends a program and waits for that. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

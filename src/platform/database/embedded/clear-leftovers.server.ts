import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresFolders } from "./postgres-run.server.ts";

/** Ways to end a leftover server, gentlest first, with timeouts in ms. PostgreSQL recovers from all of them. */
const shutdownSteps = [
  { signal: "SIGINT", ms: 700 },
  { signal: "SIGQUIT", ms: 300 },
  { signal: "SIGKILL", ms: 5_000 },
] as const;

/** Ends every PostgreSQL process of a data folder and deletes stale process ids. Only for the folder's holder. */
export async function clearLeftovers({ data, sockets }: PostgresFolders): Promise<void> {
  const folder = await realpath(data);
  for (const { signal, ms } of shutdownSteps) {
    const deadline = Date.now() + ms;
    const remainingPids = await findProcesses(folder);
    // A server ends its child processes; orphaned ones end only by force.
    const server = remainingPids.find((pid) => pid === readRecordedPid(data));
    if (signal === "SIGKILL") for (const pid of remainingPids) killProcess(pid, signal);
    else if (server === undefined) continue;
    else killProcess(server, signal);
    while (Date.now() < deadline && (await findProcesses(folder)).length > 0) await sleep(20);
  }
  if ((await findProcesses(folder)).length > 0) throw new Error(`A PostgreSQL in ${data} does not end.`);
  const staleFiles = [join(data, "postmaster.pid"), join(sockets, ".s.PGSQL.5432.lock")];
  for (const file of staleFiles) await rm(file, { force: true });
}

function readRecordedPid(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
  } catch {
    return undefined;
  }
}

function killProcess(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** All PostgreSQL processes have the data folder as working folder. */
async function findProcesses(folder: string): Promise<number[]> {
  return existsSync("/proc/self/cwd") ? findInProc(folder) : findByLsof(folder);
}

async function findInProc(folder: string): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const isInFolder = await Promise.all(pids.map((pid) => isPostgresIn(folder, pid)));
  return pids.filter((_, index) => isInFolder[index]).map(Number);
}

/** False also for a process that has ended, or that this user may not inspect. */
async function isPostgresIn(folder: string, pid: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return false;
    return (await readFile(`/proc/${pid}/comm`, "utf8")).trim() === "postgres";
  } catch {
    return false;
  }
}

function findByLsof(folder: string): Promise<number[]> {
  return new Promise((resolve) => {
    execFile("lsof", ["-a", "-c", "postgres", "-d", "cwd", "-t", "--", folder], (_, pids) =>
      resolve(String(pids).split("\n").filter(Boolean).map(Number)),
    );
  });
}

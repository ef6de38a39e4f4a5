import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Places } from "./one-run.server.ts";

/** How a server that was left behind is ended, gentlest first, and how long each may take, in ms. PostgreSQL recovers from all. */
const steps = [
  { signal: "SIGINT", ms: 700 },
  { signal: "SIGQUIT", ms: 300 },
  { signal: "SIGKILL", ms: 5_000 },
] as const;

/**
 * Ends every PostgreSQL that works in a data folder, with all its processes, and removes its notes of its process id, there and
 * beside its socket: that may by now be another program's, or of a process that nobody buried. Only for who holds the folder: what still runs there was left behind by one that died.
 */
export async function clearLeftovers({ data, sockets }: Places): Promise<void> {
  const folder = await realpath(data);
  for (const { signal, ms } of steps) {
    const deadline = Date.now() + ms;
    const left = await processesIn(folder);
    // It ends its own processes, unless it cannot; those that lost it end only by force.
    const server = left.find((pid) => pid === notedPid(data));
    if (signal === "SIGKILL") for (const pid of left) end(pid, signal);
    else if (server === undefined) continue;
    else end(server, signal);
    while (Date.now() < deadline && (await processesIn(folder)).length > 0) await sleep(20);
  }
  if ((await processesIn(folder)).length > 0) throw new Error(`A PostgreSQL in ${data} does not end.`);
  const notes = [join(data, "postmaster.pid"), join(sockets, ".s.PGSQL.5432.lock")];
  for (const note of notes) await rm(note, { force: true });
}

function notedPid(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
  } catch {
    return undefined;
  }
}

function end(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** The processes of PostgreSQL whose working folder is this one, as that of all of one server's is. */
async function processesIn(folder: string): Promise<number[]> {
  return existsSync("/proc/self/cwd") ? inProc(folder) : byLsof(folder);
}

async function inProc(folder: string): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const theirs = await Promise.all(
    pids
      .map(async (pid) => {
        if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return false;
        return (await readFile(`/proc/${pid}/comm`, "utf8")).trim() === "postgres";
      })
      .map((found) => found.catch(() => false)),
  );
  return pids.filter((_, at) => theirs[at]).map(Number);
}

/** Where there is no /proc: lsof comes with macOS. */
function byLsof(folder: string): Promise<number[]> {
  return new Promise((resolve) => {
    execFile("lsof", ["-a", "-c", "postgres", "-d", "cwd", "-t", "--", folder], (_, pids) =>
      resolve(String(pids).split("\n").filter(Boolean).map(Number)),
    );
  });
}

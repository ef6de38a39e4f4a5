import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Places } from "./one-run.server.ts";

/**
 * The ways to end a server that was left behind, gentlest first, and how long each may take, in ms. PostgreSQL recovers from all
 * of them.
 */
const steps = [
  { signal: "SIGINT", ms: 700 },
  { signal: "SIGQUIT", ms: 300 },
  { signal: "SIGKILL", ms: 5_000 },
] as const;

/**
 * Ends every PostgreSQL process that works in a data folder, and removes the files with its process id: by now that id may be
 * another program's. Only for the holder of the folder: what still runs there was left behind by a process that died.
 */
export async function clearLeftovers({ data, sockets }: Places): Promise<void> {
  const folder = await realpath(data);
  for (const { signal, ms } of steps) {
    const deadline = Date.now() + ms;
    const left = await processesIn(folder);
    // A server ends its child processes; those without a server end only by force.
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

/** The PostgreSQL processes whose working folder is this one: all of a server's are. */
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

/** For systems without /proc; lsof comes with macOS. */
function byLsof(folder: string): Promise<number[]> {
  return new Promise((resolve) => {
    execFile("lsof", ["-a", "-c", "postgres", "-d", "cwd", "-t", "--", folder], (_, pids) =>
      resolve(String(pids).split("\n").filter(Boolean).map(Number)),
    );
  });
}

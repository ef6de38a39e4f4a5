import { execFileSync } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

type Running = { pid: number; parent: number; command: string };

/** Every process of this machine except zombies. */
export function running(): Running[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,stat=,args="], { encoding: "utf8" })
    .trim()
    .split("\n");
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , , stat = ""]) => !stat.startsWith("Z"))
    .map(([, pid, parent, , command = ""]) => ({ pid: Number(pid), parent: Number(parent), command }));
}

const isServer = ({ command }: Running) => /bin\/server\.js$/.test(command);

/** All descendants of a process. */
export const below = (pid: number): Running[] => belowIn(running(), pid);

function belowIn(all: readonly Running[], pid: number): Running[] {
  const under = (parent: number): Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...under(one.pid)]);
  return under(pid);
}

/** The server process below the one that restarts it. */
export const serverBelow = (pid: number) => below(pid).find(isServer);

/** The processes between `pid` and the server below it. */
export const keepersBelow = (pid: number) => {
  // Without the server itself, none of its children is found.
  const others = running().filter((one) => !isServer(one));
  return belowIn(others, pid);
};

/** Memory of a process, in MB. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;

/** All processes of the PostgreSQL that works in a data folder, the oldest first. */
export function postgresIn(dataDir: string): number[] {
  const folder = join(dataDir, "postgres");
  const there = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && there(name))
    .map(Number)
    .sort((one, other) => one - other);
}

/** Kills the PostgreSQL that works in a data folder, all of it, as if its machine lost power; waits until it is gone. */
export async function killPostgresIn(dataDir: string): Promise<void> {
  for (let left = postgresIn(dataDir); left.length > 0; left = postgresIn(dataDir)) {
    for (const pid of left) killed(pid);
    await sleep(50);
  }
}

function killed(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

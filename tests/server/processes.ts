import { execFileSync } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";

type Running = { pid: number; parent: number; command: string };

/** Every process of this machine, but those that have ended and were not buried yet. */
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

/** The processes that one started, and those that these started. */
export const below = (pid: number): Running[] => belowIn(running(), pid);

function belowIn(all: readonly Running[], pid: number): Running[] {
  const under = (parent: number): Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...under(one.pid)]);
  return under(pid);
}

/** The server process below what keeps it open. */
export const serverBelow = (pid: number) => below(pid).find(isServer);

/** What stands between a process and the server below it. */
export const keepersBelow = (pid: number) => {
  // Without the server itself nothing of what it started is found.
  const others = running().filter((one) => !isServer(one));
  return belowIn(others, pid);
};

/** What a process holds, in MB. */
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

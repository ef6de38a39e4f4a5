import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

const connections = 16;
const clockTicksPerSecond = 100;

export type Load = {
  /** Answers a second, as the client saw them. */
  perSecond: number;
  /** Median and 99th percentile of the waiting, in milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of the server's own CPU time for one answer. */
  cpuMs: number;
};

/** Asks one address from 16 connections that never pause, after a second of warming up. Refuses failures. */
export async function load(
  url: string,
  pid: number,
  seconds: number,
  init: Partial<autocannon.Options> = {},
) {
  const options = { url, connections, headers: { "accept-encoding": "br" }, ...init };
  await autocannon({ ...options, duration: 1 });
  const before = cpuMs(pid);
  const result = await autocannon({ ...options, duration: seconds });
  const spent = cpuMs(pid) - before;
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors, ${answered} answers`);
  }
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: spent / answered,
  } satisfies Load;
}

/** CPU time that a process has used so far, in milliseconds (Linux: /proc/pid/stat, fields 14 and 15). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / clockTicksPerSecond;
}

/** Memory that a process holds, in megabytes. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

/** Lets the machine come to rest between two measurements. */
export const rest = () => sleep(500);

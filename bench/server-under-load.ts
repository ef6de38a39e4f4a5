import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

const connections = 16;
const clockTicksPerSecond = 100;

export type Load = {
  /** Answers per second, as the client saw them. */
  perSecond: number;
  /** Median and 99th percentile of the response time, in ms. */
  p50: number;
  p99: number;
  /** CPU time of the server for one answer, in ms. */
  cpuMs: number;
};

/** Loads one address over 16 connections without pauses, after a second of warming up. Throws at a failed answer. */
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

/** CPU time that a process has used so far, in ms (Linux: /proc/pid/stat, fields 14 and 15). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / clockTicksPerSecond;
}

/** Memory of a process, in megabytes. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

/** Lets the machine settle between two measurements. */
export const rest = () => sleep(500);

import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The 99th percentile of the waiting, in ms, while independent shoppers ask `perSecond` times a second: the gaps between
 * requests are exponentially distributed, and nobody waits for an earlier answer. Each answer's time counts from when it was
 * asked for, not from when that was due: a timer of Node's fires up to a millisecond late, and that is no waiting for the
 * server. (autocannon sends a second's share at once, from all connections together: that measures a queue.) Refuses failures.
 */
export async function p99Steady(
  url: string,
  path: () => string,
  perSecond: number,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const waits: Promise<number>[] = [];
  const begun = performance.now();
  for (
    let due = begun;
    due < begun + seconds * 1_000;
    due += (-Math.log(Math.random()) * 1_000) / perSecond
  ) {
    for (let left = due - performance.now(); left > 0; left = due - performance.now()) await sleep(left);
    waits.push(load(agent, url + path()));
  }
  const sorted = (await Promise.all(waits)).sort((a, b) => a - b);
  agent.destroy();
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** How long one answer takes, in ms. */
function load(agent: Agent, address: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${address}`));
      response.resume().once("end", () => resolve(performance.now() - begun));
    }).once("error", reject);
  });
}

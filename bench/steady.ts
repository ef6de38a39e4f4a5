import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The 99th percentile of the response time, in ms, while independent shoppers send `perSecond` requests a second: the gaps are
 * exponentially distributed, and nobody waits for an earlier answer. Time counts from sending, not from when the request was due,
 * because Node's timers fire up to a millisecond late. (autocannon sends a second's share at once over all connections, which
 * measures a queue.) Throws at a failed answer.
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

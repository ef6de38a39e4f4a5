import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { type DrillOptions, type DrillReport, quantile } from "./drill.ts";

/** Seconds, which `rounds` counts here. */
export const floodSeconds = 30;
/** In ms: the longest wait for a page from another network. */
const longestMs = 1_000;

/**
 * One network (127.0.0.2) floods a shop with idle connections, half-sent requests, answers that it does not read, uncached pages,
 * cached pages and long paths, all at once, from a process of its own. Clients in other networks (127.0.1.…), each on a new
 * connection, get the home page and uncached pages. Needs Linux, which answers on all of 127.0.0.0/8.
 */
export async function flood({ rounds: seconds, buyers, say }: DrillOptions): Promise<DrillReport> {
  const DATA_DIR = emptyFolder();
  const server = await startServer({ DATA_DIR, HOST: "127.0.0.1" });
  const flooding = spawn(process.execPath, [join(import.meta.dirname, "flooding.ts"), server.url], {
    stdio: "ignore",
  });
  const ms: number[] = [];
  const faults: string[] = [];
  const end = Date.now() + seconds * 1_000;
  const read = async (person: number) => {
    for (let turn = 0; Date.now() < end; turn++) {
      const path = turn % 2 ? `/products?search=${person}x${turn}` : "/bn";
      const begun = performance.now();
      const status = await statusOf(server.url + path, `127.0.1.${person + 1}`);
      const took = Math.round(performance.now() - begun);
      ms.push(took);
      if (status !== 200 || took > longestMs) faults.push(`${path} got ${status} after ${took} ms`);
      await sleep(500);
    }
  };
  try {
    say(`one network floods for ${seconds} s`);
    await Promise.all(Array.from({ length: buyers }, (_, person) => read(person)));
    if (flooding.exitCode !== null) faults.push("the flood ended by itself");
    const { memory_mb } = (await (await fetch(`${server.url}/health`)).json()) as { memory_mb: number };
    const figure = `${ms.length} pages for other networks in ${quantile(ms, 0.5)} ms, 99 of 100 within ${quantile(ms, 0.99)} ms, the slowest ${quantile(ms, 1)} ms; the server takes ${memory_mb} MB.`;
    return { figures: [figure], faults };
  } finally {
    flooding.kill();
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** The status of a page that is read to its end over a connection of its own; 0 where there is no answer. */
async function statusOf(url: string, localAddress: string): Promise<number> {
  try {
    const [answer] = await once(get(url, { localAddress, agent: false }), "response");
    for await (const _ of answer);
    return answer.statusCode;
  } catch {
    return 0;
  }
}

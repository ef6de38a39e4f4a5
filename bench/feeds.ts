// `node bin/bench.js feeds`: how long a feed of 100,000 products takes, and how far the server's memory grows. Fails above the goals.
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { fillWithManyRows } from "../tests/support/shop/many-rows.ts";
import { databaseOf, emptyFolder, startServer } from "../tests/support/shop/start-server.ts";

const goals = { seconds: 30, megabytes: 50 };

const DATA_DIR = emptyFolder();
const first = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
const filler = new pg.Client({ connectionString: databaseOf(DATA_DIR) });
await filler.connect();
await fillWithManyRows(filler);
await filler.end();
await first.end();
const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
while (!(await (await fetch(`${server.url}/health`)).json()).search.ready) await sleep(200);

/** In MB: what the process holds now, and the most that it ever held. */
function memory() {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
  return { now: of("VmRSS"), most: of("VmHWM") };
}

let missed = false;
for (const path of ["google-en.xml", "google-bn.xml", "meta-en.csv", "meta-bn.csv"]) {
  for (const encoding of ["identity", "gzip"]) {
    const before = memory().now;
    const begun = performance.now();
    let bytes = 0;
    let most = before;
    const { body } = await fetch(`${server.url}/feeds/${path}`, { headers: { "Accept-Encoding": encoding } });
    for await (const part of body ?? []) {
      bytes += part.length;
      most = Math.max(most, memory().now);
    }
    const seconds = (performance.now() - begun) / 1_000;
    missed ||= seconds > goals.seconds || most - before > goals.megabytes;
    const size = `${(bytes / 1_048_576).toFixed(1)} MB of text`;
    console.log(
      `${path} ${encoding}: ${seconds.toFixed(1)} s, ${size}, memory +${(most - before).toFixed(0)} MB of ${before.toFixed(0)}`,
    );
  }
}
console.log(`most memory ever: ${memory().most.toFixed(0)} MB`);
await server.end();
rmSync(DATA_DIR, { recursive: true, force: true });
process.exitCode = missed ? 1 : 0;

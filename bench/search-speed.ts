// `node bench/search-speed.ts [--products 100000] [--data folder]`: what a search costs, uncached. See docs/search.md.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { judged } from "./search-queries/all.ts";
import { load, memoryMb, rest } from "./server-under-load.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000,100000" },
    data: { type: "string" },
    seconds: { type: "string", default: "8" },
  },
});
const root = join(import.meta.dirname, "..");
const seconds = Number(values.seconds);
const missed: string[] = [];

function report(what: string, value: number, unit: string, most: number) {
  if (value > most) missed.push(what);
  console.log(
    `${value <= most ? "  ✓" : "  ✗"} ${what.padEnd(64)} ${value.toFixed(2).padStart(8)} ${unit} (≤ ${most})`,
  );
}

/** A catalogue of that size, made once and kept. */
function catalogue(products: number): string {
  const folder = values.data ?? join(tmpdir(), `tatka-search-${products}`);
  if (existsSync(join(folder, "postgres"))) return folder;
  const env = { ...process.env, DATA_DIR: folder };
  spawnSync(process.execPath, ["demo/many.ts", "--products", String(products)], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  return folder;
}

type Running = { url: string; child: ChildProcess; readyMs: number };

async function start(DATA_DIR: string): Promise<Running> {
  const env = {
    ...process.env,
    DATA_DIR,
    PORT: "0",
    RATE_LIMIT: "0",
    PAGE_CACHE_MB: "0",
    ADMIN_PASSWORD: "bench-admin",
  };
  const child = spawn(process.execPath, ["bench/api-server.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  for (let waited = 0; waited < 120_000; waited += 20) {
    const ready = /search is ready: (\d+) ms/.exec(text)?.[1];
    const url = /is open: (http:\S+)/.exec(text)?.[1];
    if (ready && url) return { url, child, readyMs: Number(ready) };
    await sleep(20);
  }
  throw new Error(`the server did not open: ${text}`);
}

const queries = judged.map(({ query }) => query);
let turn = 0;
const next = () => queries[turn++ % queries.length] as string;
const search = () =>
  `/api/products?lang=en&view=card&limit=24&turn=${turn}&search=${encodeURIComponent(next())}`;
const typed = () =>
  `/api/suggestions?lang=en&turn=${turn}&q=${encodeURIComponent(next().slice(0, 3 + (turn % 5)))}`;
const rows = (products: number) => () => {
  const ids = Array.from({ length: 24 }, (_, index) => ((turn++ * 7_919 + index * 104_729) % products) + 1);
  return `/api/products?lang=en&view=card&turn=${turn}&ids=${ids.slice(0, 24).join(",")}`;
};
const requests = (path: () => string) => [
  { setupRequest: (request: object) => ({ ...request, path: path() }) },
];

/** The 99th percentile of the waiting at 100 requests a second, in ms. */
async function steady(url: string, path: () => string): Promise<number> {
  const options = { url, connections: 10, overallRate: 100, requests: requests(path) };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result.latency.p99;
}

/** Input that nobody means well, and how long the slowest of it takes, in ms: the quickest of five tries each. */
async function nonsense(url: string): Promise<number> {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(" ");
  const all = [
    "ঁaখ্".repeat(1_250),
    "(alu & !x) | <-> :*",
    `'"\\;--`,
    "al\u0000u",
    "🥔🧅",
    "?!%_",
    words,
    "a".repeat(1_000),
  ];
  let slowest = 0;
  for (const text of all) {
    const times: number[] = [];
    for (let again = 0; again < 5; again++) {
      const begun = performance.now();
      const answer = await fetch(
        `${url}/api/products?limit=24&turn=${turn++}&search=${encodeURIComponent(text)}`,
      );
      if (answer.status !== 200) throw new Error(`${answer.status} for ${text.slice(0, 20)}`);
      await answer.arrayBuffer();
      times.push(performance.now() - begun);
    }
    slowest = Math.max(slowest, Math.min(...times));
  }
  return slowest;
}

for (const products of values.products.split(",").map(Number)) {
  const million = products >= 1_000_000;
  const { url, child, readyMs } = await start(catalogue(products));
  const pid = child.pid ?? 0;
  console.log(`\n${products.toLocaleString("en-IN")} products`);
  report("from start to the first search by the index", readyMs, "ms", million ? 12_000 : 1_000);
  const one = await load(url, pid, seconds, { requests: requests(search) });
  await rest();
  const bare = await load(url, pid, seconds, { requests: requests(rows(products)) });
  await rest();
  console.log(
    `    search ${Math.round(one.perSecond)}/s, p99 ${one.p99} ms; 24 rows alone ${Math.round(bare.perSecond)}/s, p99 ${bare.p99} ms`,
  );
  report(
    "CPU of a search, without what any answer of 24 rows costs",
    one.cpuMs - bare.cpuMs,
    "ms",
    million ? 1.5 : 0.7,
  );
  report("CPU of a whole request, HTTP and JSON included", one.cpuMs, "ms", million ? 4 : 3);
  report("16 clients that never pause: p99 against 24 rows alone", one.p99 / Math.max(1, bare.p99), "×", 2);
  console.log(`    24 rows alone at 100 a second: p99 ${await steady(url, rows(products))} ms`);
  report("p99 of searches at 100 a second", await steady(url, search), "ms", million ? 30 : 10);
  report("p99 of suggestions at 100 a second", await steady(url, typed), "ms", million ? 15 : 5);
  report("the slowest nonsense", await nonsense(url), "ms", 20);
  report("memory of the process after that", memoryMb(pid), "MB", million ? 500 : 220);
  child.kill();
  await new Promise((resolve) => child.once("exit", resolve));
}
console.log(missed.length ? `\nMissed: ${missed.join("; ")}\n` : "\nAll goals met.\n");
process.exit(missed.length ? 1 : 0);

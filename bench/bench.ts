// `npm run bench`: how fast the shop is, as ratios to a bare server in the same run. See docs/speed.md.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { emptyFolder, startServer } from "../tests/support/shop/start-server.ts";
import { changeRates, slowestChange } from "./changes.ts";
import { importFigures } from "./import.ts";
import { listFigures } from "./lists.ts";
import { messageFigures } from "./messages.ts";
import { beginOffers, storedOffers } from "./offers.ts";
import { orderRates } from "./orders.ts";
import { rushFigures } from "./rush.ts";
import { type Load, load, memoryMb, rest } from "./server-under-load.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const missed: string[] = [];

function report(what: string, value: number, unit: string, goal: { least?: number; most?: number }) {
  const met = value >= (goal.least ?? -Infinity) && value <= (goal.most ?? Infinity);
  const bound = goal.least === undefined ? `≤ ${goal.most}` : `≥ ${goal.least}`;
  if (!met) missed.push(what);
  console.log(`${met ? "  ✓" : "  ✗"} ${what.padEnd(58)} ${value.toFixed(2).padStart(8)} ${unit} (${bound})`);
}

const asText = (one: Load) =>
  `${Math.round(one.perSecond)}/s, p50 ${one.p50} ms, p99 ${one.p99} ms, ${(one.cpuMs * 1_000).toFixed(0)} µs of CPU`;

/** Compares the shop with node:http sending the same bytes, in answers per CPU second. */
async function againstBare(what: string, url: string, pid: number) {
  const bare = spawn(process.execPath, [join(import.meta.dirname, "bare-server.js"), url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await bare.stdout.take(1).toArray();
  const bareUrl = /http:\S+/.exec(String(line))?.[0] ?? "";
  const rounds: { ours: Load; theirs: Load }[] = [];
  for (let round = 0; round < 3; round++) {
    const theirs = await load(bareUrl, bare.pid ?? 0, seconds / 3);
    const ours = await load(url, pid, seconds / 3);
    rounds.push({ ours, theirs });
    await rest();
  }
  bare.kill();
  const ratios = rounds.map(({ ours, theirs }) => theirs.cpuMs / ours.cpuMs).sort((a, b) => a - b);
  const last = rounds.at(-1);
  if (last) console.log(`\n${what}\n    shop ${asText(last.ours)}\n    bare ${asText(last.theirs)}`);
  report("× bare, by CPU", ratios[1] ?? 0, "×", { least: 0.7 });
}

const DATA_DIR = emptyFolder();
const cold = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
await cold.end();
const begun = performance.now();
const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
const warmStart = (performance.now() - begun) / 1_000;
const pid = server.process.pid ?? 0;

await againstBare(
  "Listing, 24 products as JSON, from the cache",
  `${server.url}/api/products?limit=24&view=card&lang=en`,
  pid,
);
await againstBare("Home page as HTML, from the cache", `${server.url}/`, pid);
console.log("\nThe process");
report("warm start", warmStart, "s", { most: 2 });
report("memory after load", memoryMb(pid), "MB", { most: 200 });
await server.end();

/** The cost of uncached pages, one after the other, in milliseconds of CPU. */
async function newPages(paths: string[], settings: Record<string, string>, goal?: { most: number }) {
  const shop = await startServer({ DATA_DIR, RATE_LIMIT: "0", ...settings });
  const shopPid = shop.process.pid ?? 0;
  for (const path of paths) {
    // Requests for one address share one answer, so every request takes another address or comes alone.
    let turn = 0;
    const requests = [
      { setupRequest: (request: object) => ({ ...request, path: path.replace("*", String(1 + turn++)) }) },
    ];
    const connections = path.includes("*") ? 16 : 1;
    const one = await load(shop.url, shopPid, seconds, { requests, connections });
    const what = `${path} (${Math.round(one.perSecond)}/s)`;
    if (goal) report(what, one.cpuMs, "ms of CPU", goal);
    else console.log(`    ${what.padEnd(58)} ${one.cpuMs.toFixed(2).padStart(8)} ms of CPU`);
  }
  console.log(`    memory after that ${Math.round(memoryMb(shopPid))} MB`);
  await shop.end();
}

console.log("\nPages that nobody asked for before");
await newPages(
  ["/products?category=1&max_price=*00000", "/products?max_price=*00000"],
  {},
  {
    most: 5,
  },
);
console.log("\nPages where nothing is kept at all, not even what other pages are made of");
await newPages(["/", "/bn", "/products?category=1", "/products/1"], { PAGE_CACHE_MB: "0" });

console.log("\nA change of the catalogue, until every process shows it");
report("the slowest of 20", (await slowestChange(20)) / 1_000, "s", { most: 1 });

console.log("\n32 clients, a disk that takes 3 ms to flush");
const rates = await changeRates(seconds);
console.log(`    ${Math.round(rates.perSecond)} commits a second that change nothing visible`);
report("changes of prices", rates.ofPrices, "× these", { least: 0.7 });
report("a server that follows 250 changes a second", rates.followerCpu, "of a core", { most: 0.1 });

console.log("\n120 public addresses in a rush: twenty visible changes a second, spread over the catalogue");
const rounds = await rushFigures(seconds);
for (const { calm, rush } of rounds)
  console.log(
    `    undisturbed ${Math.round(calm.perSecond)}/s, p99 ${calm.p99} ms; in the rush ${Math.round(rush.perSecond)}/s, p99 ${rush.p99} ms`,
  );
const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
report("× undisturbed", middle(rounds.map(({ calm, rush }) => rush.perSecond / calm.perSecond)), "×", {
  least: 0.5,
});
report(
  "× the undisturbed p99",
  middle(rounds.map(({ calm, rush }) => rush.p99 / Math.max(1, calm.p99))),
  "×",
  { most: 3 },
);

console.log("\nThe same addresses while a price offer on ten products begins or ends each second");
const offered = await rushFigures(seconds, (database) => beginOffers(database, seconds));
report("× undisturbed", middle(offered.map(({ calm, rush }) => rush.perSecond / calm.perSecond)), "×", {
  least: 0.5,
});

console.log("\n10,000 offers stored, against none, in turns");
const stored = await storedOffers();
report("an order of five lines", stored.orders, "× without offers", { most: 1.1 });
report("an uncached listing", stored.listings, "× without offers", { most: 1.1 });

console.log("\nWhole cash orders of five lines, eight at a time");
const { orders, bare, plenty, few } = await orderRates(seconds);
console.log(`    shop ${Math.round(orders)}/s, the same statements bare ${Math.round(bare)}/s`);
report("× bare SQL", orders / bare, "×", { least: 0.5 });
report("orders of the last pieces, 3 ms a flush", few / plenty, "× others", { least: 0.8 });

console.log("\nSuch orders by 40 customers, with a mail server and an SMS gateway and without, in turns");
const messages = await messageFigures(2 * seconds);
console.log(
  `    with ${Math.round(messages.notified)}/s, without ${Math.round(messages.silent)}/s; ${Math.round(100 * messages.sent)} % of the messages sent meanwhile, the others within ${messages.late.toFixed(1)} s`,
);
console.log(
  `    an order and its messages ${messages.notifiedCpu.toFixed(1)} ms of CPU, without sending ${messages.silentCpu.toFixed(1)} ms`,
);
report("orders with mail and SMS", messages.notified / messages.silent, "× without", { least: 0.8 });

console.log("\nAn import of 50,000 products while orders are placed");
const imported = await importFigures();
report("read and checked, then added as new", imported.checked + imported.added, "s", { most: 60 });
report("each of them changed", imported.changed, "s", { most: 60 });
console.log(`    slowest order without an import ${Math.round(imported.calm)} ms`);
report("slowest order meanwhile", imported.slowest, "ms", { most: 200 });

console.log("\nThe back office's lists over 100,000 products and orders, 50,000 customers: the dearest page");
for (const { list, cheapestMs, path, ratio } of await listFigures()) {
  console.log(`    ${list}: the cheapest takes ${cheapestMs.toFixed(1)} ms; the dearest is ${path}`);
  report(`× the cheapest page of ${list}`, ratio, "×", { most: 3 });
}

console.log(missed.length ? `\nMissed: ${missed.join("; ")}\n` : "\nAll goals met.\n");
process.exit(missed.length ? 1 : 0);

import { afterAll, beforeAll, expect, test } from "vitest";
import { openedFolder } from "../../support/shop/opened-folder.ts";
import { pageUrls } from "../../support/shop/page-urls.ts";
import { load } from "../../support/shop/raw-request.ts";
import { type Server, startServer } from "../../support/shop/start-server.ts";
import { asSent, longTexts } from "../inputs/long-texts.ts";
import type { Described } from "../inputs/requests.ts";

const METRICS_TOKEN = "long-requests-metrics-token";
/** In characters. Node refuses headers of more than 64 kB. */
const longest = 60_000;
/** In ms of the processor, for one request: below 50 on an idle machine, more where others use its caches. A quadratic expression takes seconds. */
const maxMs = 100;

let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await openedFolder(), RATE_LIMIT: "0", METRICS_TOKEN });
});
afterAll(async () => {
  await server.end();
});

/** Processor time of the server process so far, in ms. */
async function cpuMs(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1_000;
}

/** A function that returns the least processor time of up to five attempts, in ms: whatever else the process does only adds to it. */
async function costs() {
  let before = await cpuMs();
  return async (url: string): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 5 && least > maxMs; attempt++) {
      await load(server.url, url);
      const after = await cpuMs();
      least = Math.min(least, after - before);
      before = after;
    }
    return least;
  };
}

/** What every URL of the shop begins with that anybody may ask for: pages, reads of the API, files and the rest. */
async function publicPrefixes(): Promise<string[]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Described;
  const reads = Object.entries(paths).flatMap(([path, { get }]) => (get && !get.security ? [path] : []));
  const pages = pageUrls.filter((page) => !page.startsWith("/admin/"));
  const others = [
    "/bn/",
    "/api/",
    "/identity/",
    "/health",
    "/sitemaps/",
    "/assets/",
    "/pictures/",
    "/fonts/",
  ];
  return [...new Set([...pages, ...reads].map((path) => path.replace(/[:{*].*/, "")).concat(others))];
}

test("no prefix with 60,000 characters of any kind takes more than 100 ms of the processor", async () => {
  const slow: string[] = [];
  const costOf = await costs();
  const prefixes = await publicPrefixes();
  expect(prefixes.length).toBeGreaterThan(30);
  for (const prefix of prefixes)
    for (const [kind, textOf] of Object.entries(longTexts))
      for (const url of [
        prefix + asSent(textOf(longest), longest),
        prefix + asSent(textOf(1_900), 1_900),
        `${prefix}?search=${asSent(textOf(longest - 1_000), longest - 1_000)}`,
      ]) {
        const ms = await costOf(url);
        if (ms > maxMs) slow.push(`${url.slice(0, 60)} (${kind}, ${url.length}): ${Math.round(ms)} ms`);
      }
  expect(slow).toEqual([]);
}, 600_000);

test("a path of more than 2,000 characters is refused in the form of all refusals, a long query is not", async () => {
  const refused = await load(server.url, `/${"a".repeat(2_000)}?x=1`);
  expect(refused.status).toBe(414);
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  expect(JSON.parse(refused.body)).toMatchObject({ success: false, code: "url_too_long" });
  expect((await load(server.url, `/${"a".repeat(1_999)}`)).status).toBe(404);
  expect((await load(server.url, `/products?search=${"a".repeat(5_000)}`)).status).toBe(200);
});

// `npm run bench:keys`: from a key to its paint in the list of 100,000 orders. Fails where a key takes too long.
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { fillWithManyRows } from "../tests/support/shop/many-rows.ts";
import { databaseOf, emptyFolder, startServer } from "../tests/support/shop/start-server.ts";

const goalMs = 100;
const rounds = 20;
const panel = "section[aria-labelledby=open-order]";

/** In the page: what has to be there for a key to be answered, and the ms from each key to its painted answer. */
declare const meter: { answer: string; ms: number[] };

const DATA_DIR = emptyFolder();
const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
const filler = new pg.Client({ connectionString: databaseOf(DATA_DIR) });
await filler.connect();
await fillWithManyRows(filler);
await filler.query("update orders set status = 'pending', fulfilment = 'placed' where id > 90000");
await filler.end();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || undefined,
  args: ["--no-sandbox"],
});
const missed: string[] = [];

try {
  const page = await openOrders();
  await moveAndOpen(page);
  await search(page);
} finally {
  await browser.close();
  await server.end();
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.exitCode = missed.length > 0 ? 1 : 0;

/** The list of orders of an admin who is signed in; notes how long each key takes until it is painted. */
async function openOrders(): Promise<Page> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Admin", email: "admin@tatka.example", password: "test-admin" }),
  });
  const { token, data } = (await answer.json()) as { token: string; data: object };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem("token", token as string);
      localStorage.setItem("user", user as string);
      Object.assign(window, { meter: { answer: "", ms: [] } });
      const press = ({ timeStamp }: Event) => {
        const { port1, port2 } = new MessageChannel();
        // A frame is painted once what follows its animation callbacks runs.
        port1.onmessage = () => meter.ms.push(performance.now() - timeStamp);
        const look = () =>
          document.querySelector(meter.answer) ? port2.postMessage(0) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      addEventListener("keydown", press, true);
    },
    [token, JSON.stringify(data)],
  );
  await page.goto(`${server.url}/admin/orders`);
  await page.locator("[data-row]").first().waitFor();
  await sleep(2_000);
  return page;
}

/** Down the list, and into each order and out again. */
async function moveAndOpen(page: Page) {
  await page.locator("[data-row]").first().focus();
  const down: number[] = [];
  const opened: number[] = [];
  const filled: number[] = [];
  const closed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const row = await page.evaluate(() => document.activeElement?.id);
    down.push(await press(page, "ArrowDown", `[data-row]:focus:not(#${row})`));
    const begun = performance.now();
    opened.push(await press(page, "Enter", panel));
    await page.locator(`${panel} a[href^="tel:"]`).waitFor();
    filled.push(performance.now() - begun);
    await sleep(300);
    closed.push(await press(page, "Escape", `body:not(:has(${panel})) [data-row]:focus`));
    await sleep(100);
  }
  report("the next order", down, goalMs);
  report("an order opens beside the list", opened, goalMs);
  report("it is shown with all that it holds", filled);
  report("it closes, and its row has the focus again", closed, goalMs);
}

/** Typing into the search; what is found comes after a pause in typing of 300 ms. */
async function search(page: Page) {
  const begun: number[] = [];
  const typed: number[] = [];
  const found: number[] = [];
  const field = page.locator("input[name=search]");
  for (let round = 0; round < rounds; round++) {
    begun.push(await press(page, "/", "input[name=search]:focus"));
    const text = `Customer ${1_000 + 37 * round}`;
    for (const letter of text)
      typed.push(await press(page, letter, `input[name=search][value$="${letter}"]`));
    const end = performance.now();
    await page.waitForFunction(
      (name) => document.querySelector("tbody tr td:nth-child(4)")?.textContent?.includes(name),
      text,
    );
    found.push(performance.now() - end);
    await field.fill("");
    // In the field, a slash is a letter.
    await field.blur();
    await sleep(600);
  }
  report("the search has the focus", begun, goalMs);
  report("a letter in the search", typed, goalMs);
  report("what is found, with the pause of 300 ms", found);
}

/** Presses a key; gives the ms until what this selector finds was painted. */
async function press(page: Page, key: string, answer: string): Promise<number> {
  const before = await page.evaluate((selector) => {
    meter.answer = selector;
    return meter.ms.length;
  }, answer);
  await page.keyboard.press(key);
  await page.waitForFunction((count) => meter.ms.length > count, before);
  return page.evaluate(() => meter.ms.at(-1) ?? Number.NaN);
}

function report(what: string, values: number[], most?: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const isMet = most === undefined || at(0.95) <= most;
  if (!isMet) missed.push(what);
  const sign = most === undefined ? " " : isMet ? "✓" : "✗";
  const goal = most === undefined ? "" : ` (≤ ${most})`;
  process.stdout.write(
    `  ${sign} ${what.padEnd(46)} p50 ${at(0.5).toFixed(0).padStart(4)} ms, p95 ${at(0.95).toFixed(0).padStart(4)} ms${goal}\n`,
  );
}

import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { emptyFolder, startServer } from "../tests/support/shop/start-server.ts";
import { type Meter, type Notes, takeNotes } from "./phone-meter.ts";

// The shop on a slow phone: Chromium with the network of its own preset "Slow 4G" and a processor four times slower.

const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const slowdown = 4;
/** How long a tapping finger rests on the glass, in ms; people's take 50 to 150. What a tap asks for begins when it leaves. */
const restMs = 80;
/** Between two letters that are typed, in ms. */
const keyMs = 200;
const rounds = Number(process.argv[2] ?? 5);

const pages = ["/", "/products?category=1", "/products/1"];
const addresses = pages.flatMap((path) => [path, path === "/" ? "/bn" : `/bn${path}`]);

/** In the page. */
declare const meter: Meter;

const DATA_DIR = emptyFolder();
const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || undefined,
  args: ["--no-sandbox"],
});
const figures = new Map<string, number[]>();

try {
  await fetchAll();
  for (let round = 0; round < rounds; round++) {
    for (const path of addresses) await firstView(path);
    for (const path of ["/products?category=1", "/bn/products?category=1"]) await firstAdd(path);
    await warmTaps();
    await orderByNumber(round);
  }
} finally {
  await browser.close();
  await server.end();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

for (const [name, values] of figures) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  process.stdout.write(
    `${name.padEnd(52)} ${show(middle)}   (${show(sorted[0])} to ${show(sorted.at(-1))})\n`,
  );
}

/** So that the shop's own cache is warm. */
async function fetchAll() {
  for (const path of [...addresses, ...addresses]) await fetch(server.url + path);
}

/** A first visit: largest paint, and what came over the wire. */
async function firstView(path: string) {
  const { page, bytes, close } = await newPhone(browser);
  await page.goto(server.url + path, { waitUntil: "load" });
  await untilPainted(page);
  note(`${path}: largest paint, ms`, (await notesOf(page)).paint);
  note(`${path}: fonts, kB`, bytes("Font") / 1000);
  note(`${path}: pictures, kB`, bytes("Image") / 1000);
  note(`${path}: everything until load, kB`, bytes() / 1000);
  await close();
}

/** A first visit that presses the first Add as soon as it is seen. */
async function firstAdd(path: string) {
  const { page, close } = await newPhone(browser);
  await page.goto(server.url + path, { waitUntil: "commit" });
  await page
    .locator("main button")
    .filter({ hasText: /^(Add|নিন)$/ })
    .first()
    .click({ timeout: 20_000 });
  await page.waitForFunction(() => meter.notes.added !== undefined && meter.notes.seen !== undefined);
  const { stored = Number.NaN, seen = Number.NaN, added = Number.NaN } = await notesOf(page);
  note(`${path}: first Add stored and answered, ms`, Math.max(stored, seen));
  note(`${path}: the page is awake, and it is in the cart, ms`, added);
  await close();
}

/** Everything is loaded: how soon Add answers, and how soon a tapped product is painted. */
async function warmTaps() {
  const { page, network, close } = await newPhone(browser);
  await network.send("Network.emulateNetworkConditions", {
    ...slow4g,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(`${server.url}/products?category=1`);
  const card = (at: number) => page.locator("main li a[href*='/products/']").nth(at);
  await card(0).tap();
  await page.locator("#reviews").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await page.locator(".product-grid").waitFor();
  await untilPainted(page);
  await page.waitForLoadState("networkidle");
  await network.send("Network.emulateNetworkConditions", slow4g);
  await page.evaluate(() => meter.press("answered", () => document.querySelector(meter.count)));
  await tapBare(network, page.locator("main button").filter({ hasText: /^Add$/ }).nth(2));
  note("Add answers, ms", await pressed(page, "answered"));
  const name = await card(1).innerText();
  await page.evaluate((tapped) => {
    meter.press("shown", () => {
      meter.notes.places = meter.placesOf(tapped);
      return meter.notes.places;
    });
  }, name);
  await tapBare(network, card(1));
  note("a tapped product is painted, ms", await pressed(page, "shown"));
  await page.locator("main h1", { hasText: name }).waitFor();
  const places = await page.evaluate((tapped) => meter.placesOf(tapped), name);
  if (places !== (await notesOf(page)).places) throw new Error(`${name} was shown elsewhere first`);
  await close();
}

/** From a full cart to a placed order of somebody new, with a number, a code, a name and an address, typed as people type. */
async function orderByNumber(round: number) {
  const { page, close } = await newPhone(browser);
  await page.goto(`${server.url}/products?category=1`);
  await page.locator("main button").filter({ hasText: /^Add$/ }).first().click();
  await page.waitForFunction(() => meter.notes.added !== undefined);
  await page.goto(`${server.url}/cart`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const type = (label: string, text: string) =>
    page.getByLabel(label).first().pressSequentially(text, { delay: keyMs });
  const begun = performance.now();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await type("Mobile number", `017${10_000_000 + round}`);
  await press("Get a code by SMS");
  const shown = await page.getByText(/Your code is [0-9]{6}/).textContent();
  await type("Code from the SMS", /[0-9]{6}/.exec(shown ?? "")?.[0] ?? "");
  await page.getByLabel("Code from the SMS").press("Enter");
  await type("Full name", "Rokeya Begum");
  await press("Create account");
  await type("Shipping address", "House 12, Road 5, Dhanmondi");
  await press("Place Order");
  await page.getByText("Order Placed Successfully!").first().waitFor();
  note("from a full cart to an order by number, s", (performance.now() - begun) / 1_000);
  await close();
}

/**
 * Taps in the middle, as a finger does. Playwright's own `tap` leaves at once, and looks in the page what lies there, within the time
 * that is measured.
 */
async function tapBare(client: CDPSession, on: Locator) {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error("nothing to tap");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await sleep(restMs);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function newPhone(from: Browser) {
  const context = await from.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  const network = await context.newCDPSession(page);
  const bytes = await weigh(network);
  await network.send("Network.emulateNetworkConditions", slow4g);
  await network.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, network, bytes, close: () => context.close() };
}

/** Bytes over the wire so far, of one type of resource or of all. */
async function weigh(network: CDPSession) {
  await network.send("Network.enable");
  const types = new Map<string, string>();
  const received: { type: string; size: number }[] = [];
  network.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    received.push({ type: types.get(requestId) ?? "", size: encodedDataLength }),
  );
  return (wanted?: string) =>
    received.filter(({ type }) => !wanted || type === wanted).reduce((sum, { size }) => sum + size, 0);
}

function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => meter.notes);
}

/** Waits until everything in view is there, and painted. */
async function untilPainted(page: Page) {
  await page.waitForFunction(() => meter.isPainted());
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits for what the page was told to watch for, in ms after the press. */
async function pressed(page: Page, name: "answered" | "shown") {
  await page.waitForFunction((one) => meter.notes[one] !== undefined, name);
  return (await notesOf(page))[name] ?? Number.NaN;
}

function note(name: string, value: number) {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

function show(value = Number.NaN) {
  return value.toFixed(value < 100 ? 1 : 0).padStart(6);
}

import { existsSync, readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import pg from "pg";
import type { Received } from "../support/services/post-box.ts";

export { expect };

const mails = process.env.SHOP_MAILS ?? "";

export type JourneyShop = {
  /** Runs a statement in the shop's database, behind the shopper's back. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The e-mail that arrives at an address. */
  mailTo(email: string): Promise<Received>;
  /** A product for this test alone, so that no other test buys it. Price in taka. */
  newProduct(
    fields?: Partial<{ name: string; nameBn: string; price: number; stock: number | null }>,
  ): Promise<number>;
};

/** The browser tests' base: pages open at the shop's address, and an error on the console fails the test. */
export const test = base.extend<{ shop: JourneyShop; quiet: undefined }>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.SHOP_URL),
  shop: async ({ browserName: _ }, use) => {
    const client = new pg.Client({
      host: `${process.env.SHOP_DATA}/socket`,
      user: "postgres",
      database: "postgres",
    });
    await client.connect();
    const sql: JourneyShop["sql"] = async (text, values = []) => (await client.query(text, values)).rows;
    await use(shopOn(sql));
    await client.end();
  },
  quiet: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => {
        // A view transition that the window's own change ends is no error.
        if (!/^Transition was (aborted|skipped)/.test(error.message)) faults.push(error.message);
      });
      page.on("console", (message) => {
        // Some tests cause refusals and lost connections, which the browser logs by itself.
        if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
          faults.push(message.text());
      });
      await use(undefined);
      expect(faults, "errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/** What journeys do behind the back of the shop with this database. */
export const shopOn = (sql: JourneyShop["sql"]): JourneyShop => ({
  sql,
  mailTo,
  async newProduct({ name = "Test mango", nameBn = "পরীক্ষার আম", price = 50, stock = 100 } = {}) {
    const [row] = await sql<{ id: number }>(
      `insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, image, price_poisha, stock)
       values ($1, 1, $2, $3, '1 kg', '১ কেজি', '/pictures/demo/deshi-tomato.svg', $4, $5) returning id`,
      [crypto.randomUUID(), name, nameBn, price * 100, stock],
    );
    return Number(row?.id);
  },
});

async function mailTo(email: string): Promise<Received> {
  const found = () => {
    // A last line without an end is still being written.
    const lines = existsSync(mails) ? readFileSync(mails, "utf8").split("\n").slice(0, -1) : [];
    return lines.map((line): Received => JSON.parse(line)).find(({ to }) => to === email);
  };
  await expect.poll(found, `a mail to ${email}`).toBeDefined();
  return found() as Received;
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** axe in the page alone: the shop has no frames of others, for which it would open a second page each time. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** Fails with what axe finds against WCAG 2.2 A and AA, and in the shop against best practices, on the page as it is. */
export async function expectAccessible(page: Page) {
  // Buttons that take no second press for a moment are paler meanwhile.
  await expect(page.locator("[data-inactive]")).toHaveCount(0);
  // Colours are judged at rest, not during a fade. Animations tied to scrolling, or endless, are not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.timeline instanceof DocumentTimeline)
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime as number))
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
  const strict = !/\/admin(\/|$)/.test(new URL(page.url()).pathname);
  const tags = strict ? [...standards, "best-practice"] : standards;
  // A number that a poll raises while axe looks would roll in, and be pale for a moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  let found = await faultsOn(page, tags);
  // A message that comes while axe looks has not yet the ground that axe reads.
  const messages = page.locator("[data-toasts] [role=status]:not(:empty)");
  if (found.some((one) => one.startsWith("color-contrast")) && (await messages.count()) > 0)
    found = await faultsOn(page, tags);
  await page.emulateMedia({ reducedMotion: null });
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Rule and element of each fault that axe finds. */
async function faultsOn(page: Page, tags: string[]): Promise<string[]> {
  const { violations } = await axe(page).withTags(tags).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const selector = target.join(" ");
      if (id !== "target-size" || (await isSmall(page, selector))) found.push(`${id}: ${selector}`);
    }
  return found;
}

/** Whether axe also finds a target too small when it is in the middle of the window, away from the bars at the edges. */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const { violations } = await axe(page).include(selector).withRules(["target-size"]).analyze();
  return violations.length > 0;
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await alive(page);
}

/** Waits until React has hydrated the page: before that, buttons do nothing. */
export async function alive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** A new customer's account, and the session that the API gives for it. */
export async function newAccount(page: Page, name = "Nusrat Jahan") {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
  const answer = await page.request.post("/api/auth/login", { data: { name, ...account } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token, data } = (await answer.json()) as { token: string; data: object };
  return { account, token, data };
}

/** Signs a new customer in in this browser, without the form. */
export async function signIn(page: Page): Promise<{ email: string; password: string }> {
  const { account, token, data } = await newAccount(page);
  await page.addInitScript(
    ([token, user]) => {
      if (sessionStorage.getItem("signed-in-once")) return;
      sessionStorage.setItem("signed-in-once", "yes");
      localStorage.setItem("token", token as string);
      localStorage.setItem("user", user as string);
    },
    [token, JSON.stringify(data)],
  );
  return account;
}

/** A cart from an earlier visit. Prices in taka, as they were then. */
export async function fillCart(
  page: Page,
  lines: { id: number; price?: number; quantity?: number; name?: string; weight?: string }[],
) {
  const cart = lines.map(({ id, price = 50, quantity = 1, name = "Test mango", weight = "1 kg" }) => ({
    product: {
      id: String(id),
      name,
      price,
      image: "/pictures/demo/deshi-tomato.svg",
      weight,
      tint: "fruit-vegetables",
    },
    quantity,
  }));
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem("filled-once")) return;
    sessionStorage.setItem("filled-once", "yes");
    localStorage.setItem("cart", stored);
  }, JSON.stringify(cart));
}

/** Signs in a new customer whose cart holds one new product; returns the product's id. */
export async function readyToOrder(page: Page, shop: JourneyShop): Promise<number> {
  const id = await shop.newProduct();
  await signIn(page);
  await fillCart(page, [{ id }]);
  return id;
}

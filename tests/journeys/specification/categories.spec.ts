import { rmSync } from "node:fs";
import pg from "pg";
import { emptyFolder, startServer } from "#tests/support/shop/start-server.ts";
import { test as base, expect, open } from "../shop.ts";

/** A shop of this file's own, because its categories are deleted. */
const test = base.extend<{ own: { url: string; sql(text: string): Promise<unknown> } }>({
  own: async ({ browserName: _ }, use) => {
    const DATA_DIR = emptyFolder();
    const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
    const client = new pg.Client({ host: `${DATA_DIR}/socket`, user: "postgres", database: "postgres" });
    await client.connect();
    await use({ url: server.url, sql: (text) => client.query(text) });
    await client.end();
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  },
});

test("home shows a logo until its categories load; where they do not, their place stays empty, with a retry", async ({
  page,
  own,
}) => {
  const categories = "**/api/categories*";
  await own.sql("alter table categories rename to categories_elsewhere");
  await open(page, `${own.url}/about`);
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  await own.sql("alter table categories_elsewhere rename to categories");

  const loader = page.getByRole("main").getByRole("status").filter({ hasText: "Loading..." });
  const { promise: held, resolve: fail } = Promise.withResolvers<void>();
  await page.route(categories, async (route) => {
    await held;
    await route.abort();
  });
  const sent = page.waitForRequest(categories);
  await page.getByRole("banner").getByRole("link", { name: "Tatka, home" }).click();
  await sent;
  await expect(loader.locator("svg")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shop by Category" })).toHaveCount(0);
  fail();

  await expect(page.getByRole("heading", { name: "Featured Products" })).toBeVisible();
  await expect(loader).toHaveCount(0);
  const strip = page.getByRole("region", { name: "Shop by Category" });
  await expect(strip.getByRole("link", { name: "Fish", exact: true })).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: "Fish", exact: true })).toHaveCount(0);

  await page.unroute(categories);
  await foot.getByRole("button", { name: "Try again" }).click();
  await expect(strip.getByRole("link", { name: "Fish", exact: true })).toBeVisible();
  await expect(foot.getByRole("link", { name: "Fish", exact: true })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, open, test } from "./shop.ts";

test.use({ serviceWorkers: "allow" });

const hasCatalogue = (page: Page) =>
  page.evaluate(async () => (await caches.match("/api/compact-catalogue?lang=en")) !== undefined);

const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller);

test("searching goes on with the network off: suggestions, the list, prices as of then, and Add to cart", {
  tag: "@phone",
}, async ({ page, context }) => {
  await open(page, "/");
  await workerReady(page);
  await expect.poll(() => hasCatalogue(page)).toBe(true);
  await page.reload();
  await alive(page);
  await context.setOffline(true);

  await page.getByRole("combobox").first().click();
  await page.keyboard.type("peyaj", { delay: 30 });
  await expect(page.getByRole("row").filter({ hasText: "Deshi onion" }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=peyaj/);
  const found = page.getByRole("main");
  await expect(found.getByRole("link", { name: "Deshi onion" })).toBeVisible();
  await expect(found).toContainText("৳95");
  await expect(
    page.getByText(/No connection. This is the shop as it was on .+: prices may have changed/),
  ).toBeVisible();
  await found.getByRole("button", { name: /Add .*Deshi onion/ }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length))
    .toBe(1);
  await expectAccessible(page);

  // The rules of searches are those of the shop, too: lists, cheap things, limits of price, other layouts, few found.
  const headings = found.getByRole("listitem").getByRole("heading", { level: 2 });
  await page.goto("/products?search=chal%205%20kg,%20dal");
  await expect(headings).toContainText(["chal 5 kg", "dal"]);
  await page.goto("/products?search=cheap%20rice");
  await expect(found.getByRole("listitem").first()).toContainText("Atash rice");
  await page.goto("/products?search=fish%20under%20300");
  await expect(headings).toContainText(["More than ৳300"]);
  await page.goto("/products?search=gvQ");
  await expect(page.getByText("Showing results for মাছ.")).toBeVisible();
  await expect(found.getByText("Best match").first()).toBeAttached();
  await page.goto("/products?search=adha%20kg%20chini");
  await expect(found.getByRole("link", { name: "White sugar" })).toBeVisible();
  await expect(found.getByRole("link", { name: "Filters" })).toHaveCount(0);
  await expect(found.getByRole("link", { name: /^Ask for/ })).toBeVisible();
  await expect(found.getByText("Sundarban honey")).toHaveCount(0);

  await page.goto("/bn/products?search=dim&sort=price-low-high");
  await expect(page).toHaveURL(/\/bn\/products\?search=dim/);
  await expect(found.getByRole("button", { name: /ডিম/ }).first()).toBeVisible();
});

test("with Save-Data the catalogue is not fetched ahead of time", { tag: "@desktop" }, async ({ page }) => {
  const fetched: string[] = [];
  page.context().on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await open(page, "/");
  await workerReady(page);
  // The page sends one message after the other, so a later answer means that none was sent for the catalogue.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(async () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          (await navigator.serviceWorker.ready).active?.postMessage({ kind: "version" }, [port2]);
        }),
      ),
  );
  expect(await hasCatalogue(page)).toBe(false);
  expect(fetched).not.toContain("/api/compact-catalogue");
});

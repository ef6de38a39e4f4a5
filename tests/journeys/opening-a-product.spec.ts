import { jumped, watchJumpsNow } from "./jumps.ts";
import { expect, expectAccessible, open, test } from "./shop.ts";
import { hold } from "./specification/watching.ts";

const oneProduct = /\/api\/products\/\d+/;

test("a pressed card opens its page at once with what it knows; the rest follows without a jump", async ({
  page,
}) => {
  await open(page, "/products?category=2");
  const card = page.locator("main .product-card").first();
  const name = await card.locator("h3").innerText();
  const price = await card.locator(".text-price").innerText();
  const picture = await card.locator("img").getAttribute("src");
  const release = await hold(page, oneProduct);
  await card.locator("h3 a").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name.replace("\n", " "));
  await expect(page.locator(".text-price-page")).toHaveText(price);
  await expect(page.locator(`main img[src="${picture}"]`)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 5)));
  await expect(page.getByRole("status").filter({ hasText: "Loading product..." })).toBeVisible();
  await expectAccessible(page);
  await watchJumpsNow(page);

  release();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  expect(await jumped(page)).toBe(0);
});

test("a pressed card whose product is gone says so", async ({ page, shop }) => {
  const id = await shop.newProduct({ name: "Short-lived mango" });
  const link = page.locator(`main a[href="/products/${id}"]`);
  // A cached page follows a change within a second.
  await expect(async () => {
    await open(page, "/products?category=1&sort=newest");
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await shop.sql("delete from products where id = $1", [id]);
  await link.click();
  await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
});

test("a pressed tile looks pressed until its page comes, and a line on the hem is seen", async ({ page }) => {
  await open(page, "/");
  const release = await hold(page, /\/api\/products\?/);
  const tile = page.getByRole("region", { name: "Shop by Category" }).getByRole("link", { name: "Spices" });
  await tile.click();
  await expect(tile).toHaveCSS("scale", "0.97");
  const line = page.getByRole("progressbar");
  await expect(line).toBeVisible();
  expect(await line.boundingBox()).toMatchObject({ y: 0, height: 8 });
  // Nothing of the hem's pattern shows through.
  expect(await line.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toMatch(
    /, 0\)|transparent/,
  );
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spices");
  await expect(page.locator("[data-going]")).toHaveCount(0);
});

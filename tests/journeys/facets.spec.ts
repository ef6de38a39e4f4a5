import type { Page } from "@playwright/test";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, type JourneyShop, open } from "./shop.ts";

/** Twelve products of eleven brands, in two categories within "Fruits & Vegetables". */
async function addProducts(page: Page, shop: JourneyShop) {
  const inner: number[] = [];
  for (const [nameEn, nameBn] of [
    ["Roots", "মূল"],
    ["Leaves", "পাতা"],
  ]) {
    const [row] = await shop.sql<{ id: number }>(
      `insert into categories (slug, name_en, name_bn, icon, tint, parent_id, position)
       select lower($1::text), $1, $2, icon, tint, id, position from categories where id = 1 returning id`,
      [nameEn, nameBn],
    );
    inner.push(Number(row?.id));
  }
  const brands = ["Zesta", "ZESTA", "Radhuni", "Ruchi", ..."ABCDEFG", "Hidden"].map((name) =>
    name.length > 1 ? name : `Brand ${name}`,
  );
  for (const [index, brand] of brands.entries()) {
    const id = await shop.newProduct({
      name: `Zumblat ${index}`,
      nameBn: `জুম্বলাট ${index}`,
      price: 20 + index,
    });
    await shop.sql(
      "update products set brand = $2, category_id = $3, rating_count = $4, rating_sum = 4 * $4, stock = $5 where id = $1",
      [id, brand, inner[index % 2], index < 3 ? 1 : 0, brand === "Ruchi" ? 0 : 9],
    );
  }
  await expect
    .poll(async () => {
      const answer = await page.request.get("/api/products?search=zumblat&counts=true");
      const { total, counts } = (await answer.json()).meta;
      return [total, counts?.ratings[4], counts?.brands.length];
    })
    .toEqual([brands.length, 3, brands.length - 1]);
  return { roots: inner[0], leaves: inner[1] };
}

const found = (page: Page, count: string) => page.getByText(`${count} product(s) found`).first();

test("brands, ratings and sub-categories narrow a list, each counted under the other filters", async ({
  page,
  shop,
  isMobile,
}) => {
  const { roots } = await addProducts(page, shop);
  await open(page, "/products?search=zumblat");
  await expect(found(page, "12")).toBeVisible();
  if (isMobile) await page.getByRole("link", { name: /^Filters/ }).click();
  const filters = isMobile
    ? page.getByRole("dialog", { name: "Filters" })
    : page.getByRole("region", { name: "Filters" });
  const brands = filters.getByRole("group", { name: "Brand" });
  await expect(brands.getByRole("checkbox").locator("visible=true")).toHaveCount(8);
  await brands.getByText("Show all 11 brands").click();
  await expect(brands.getByRole("checkbox").locator("visible=true")).toHaveCount(11);
  await expectAccessible(page);

  await brands.getByRole("checkbox", { name: "Zesta 2" }).click();
  await expect(page).toHaveURL(/brand=Zesta$/);
  await brands.getByRole("checkbox", { name: "Radhuni 1" }).click();
  await expect(page).toHaveURL(/brand=Zesta&brand=Radhuni$/);
  await brands.getByRole("checkbox", { name: "Hidden 1" }).click();
  await expect(page).toHaveURL(/brand=Hidden/);
  await brands.getByRole("checkbox", { name: "Hidden 1" }).click();
  await expect(page).not.toHaveURL(/brand=Hidden/);
  await expect(brands.getByRole("checkbox", { name: "Hidden 1" })).toBeVisible();
  const rating = filters.getByRole("group", { name: "Customer rating" });
  await rating.getByRole("radio", { name: "4 stars and up 3" }).click();
  await expect(page).toHaveURL(/min_rating=4/);
  // Their own choice does not empty the others of a facet; those of other facets do.
  await expect(brands.getByRole("checkbox", { name: /^Ruchi/ })).toHaveCount(0);
  await expect(filters.getByRole("checkbox", { name: "On offer 0" })).toBeDisabled();
  await expect(brands.getByRole("checkbox", { name: "Zesta 2" })).toBeChecked();
  if (isMobile) {
    await expect(filters.getByRole("status")).toHaveText("3 product(s) found");
    await filters.getByRole("button", { name: "Show 3 products" }).click();
    await expect(filters).toBeHidden();
  }
  await expect(found(page, "3")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Remove filter: 4 stars and up" }).click();
  await page.getByRole("link", { name: "Remove filter: Radhuni" }).click();
  await expect(page).toHaveURL(/brand=Zesta$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).not.toHaveURL(/brand/);

  await open(page, "/products?category=1&brand=zesta");
  if (isMobile) await page.getByRole("link", { name: /^Filters/ }).click();
  await filters.getByRole("checkbox", { name: "Only Roots" }).click();
  await expect(page).toHaveURL(new RegExp(`category=1&sub_category=${roots}&brand=zesta`));
  await filters.getByRole("checkbox", { name: "Only Leaves" }).click();
  await expect(filters.getByRole("checkbox", { name: "Zesta 2" })).toBeChecked();
  if (isMobile) await filters.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fruits & Vegetables");
  await page.getByRole("link", { name: "Remove filter: Leaves" }).click();
  await expect(page.getByText("1 product(s) found").first()).toBeAttached();
});

test("a choice keeps the place in the page @desktop", async ({ page, shop }) => {
  await addProducts(page, shop);
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/products?search=zumblat");
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  const box = page.getByRole("region", { name: "Filters" }).getByRole("checkbox", { name: "Zesta 2" });
  await box.click();
  await expect(page).toHaveURL(/brand=Zesta$/);
  await expect(found(page, "2")).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(box).toBeInViewport();
});

test("in Bengali the numbers have Bengali digits @phone", async ({ page, shop }) => {
  await addProducts(page, shop);
  await open(page, "/bn/products?search=জুম্বলাট&brand=zesta");
  await page.getByRole("link", { name: /^ফিল্টার/ }).click();
  const filters = page.getByRole("dialog");
  await expect(filters.getByRole("checkbox", { name: "Zesta ২" })).toBeChecked();
  await expect(filters.getByRole("radio", { name: "৪ স্টার বা বেশি ২" })).toBeVisible();
  await expect(filters.getByText("১১টি ব্র্যান্ডের সবগুলো দেখুন")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("checkboxes are sent by the form @desktop", async ({ page, shop }) => {
    await addProducts(page, shop);
    await page.goto("/products?search=zumblat");
    const filters = page.getByRole("region", { name: "Filters" });
    await filters.getByRole("checkbox", { name: "Zesta 2" }).check();
    await filters.getByText("Show all 11 brands").click();
    await filters.getByRole("checkbox", { name: "Radhuni 1" }).check();
    await filters.getByRole("checkbox", { name: /^In stock/ }).check();
    await filters.getByRole("button", { name: "Show products" }).first().click();
    await expect(page).toHaveURL(/brand=Zesta&brand=Radhuni/);
    await expect(found(page, "3")).toBeVisible();
    await expect(filters.getByRole("checkbox", { name: "Zesta 2" })).toBeChecked();
    await page.getByRole("link", { name: "Remove filter: Zesta" }).click();
    await expect(found(page, "1")).toBeVisible();
  });
});

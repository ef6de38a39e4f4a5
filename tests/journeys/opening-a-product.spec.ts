import type { Page } from "@playwright/test";
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
  const id = await shop.newProduct();
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

/** As on a slow phone: pages change without a view transition. */
const changePlainly = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));

/** A list after a first product was opened from it, which brought the code of that page. */
async function openAgain(page: Page, list: string) {
  await open(page, list);
  await page.locator("main .product-card h3 a").first().click();
  await expect(page.locator("#reviews")).toBeAttached();
  await page.goBack();
  await expect(page.locator("main .product-card").first()).toBeVisible();
}

/** Presses the link to the product at this place of a list; says what is over the list before React makes anything else. */
const press = (page: Page, at: number) =>
  page.evaluate(async (index) => {
    const link = document.querySelectorAll<HTMLElement>("main .product-card h3 a")[index];
    link?.click();
    await Promise.resolve();
    const places = ["h1", ".tile img", ".text-price-page"].map((part) => {
      const { x, y, width, height } =
        document.querySelector(`[data-opening] ${part}`)?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    });
    return { name: link?.innerText, path: location.pathname, scrolled: scrollY, places };
  }, at);

const placesOfPage = (page: Page) =>
  Promise.all(
    ["h1", ".tile img", ".text-price-page"].map((part) => page.locator(`main ${part}`).first().boundingBox()),
  );

for (const [width, list] of [
  [360, "/products?category=2"],
  [768, "/"],
  [1280, "/bn/products?category=1"],
] as const)
  test(`a tapped product shows its picture, name and price at once, where its page has them: ${list}, ${width} wide`, async ({
    page,
  }) => {
    await changePlainly(page);
    await page.setViewportSize({ width, height: 800 });
    await openAgain(page, list);
    await page
      .locator("main .product-card")
      .nth(10)
      .evaluate((card) => card.scrollIntoView({ block: "center" }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const scrolled = await page.evaluate(() => scrollY);
    const shown = await press(page, 10);
    expect(shown).toMatchObject({ path: list.split("?")[0], scrolled: 0 });
    await expect(page.getByRole("heading", { level: 1, name: shown.name })).toBeVisible();
    await expect(page.locator("[data-opening]")).toHaveCount(0);
    await expect(page.locator("#reviews")).toBeAttached();
    await expect.poll(() => placesOfPage(page)).toEqual(shown.places);
    await expect(page.locator("main")).toBeFocused();
    await page.goBack();
    await expect(page.locator("main .product-card").nth(10)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

test("who goes back before the page of a tapped product is made has the list again, where it was", async ({
  page,
}) => {
  await changePlainly(page);
  await openAgain(page, "/products?category=2");
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = (...entry) => {
      history.pushState = pushState;
      history.pushState(...entry);
      history.back();
    };
  });
  await press(page, 3);
  await expect(page).toHaveURL(/category=2$/);
  await expect(page.locator("main .product-card").nth(3)).toBeVisible();
  await expect(page.locator("[data-opening]")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test("a product that is opened in another tab is not shown over its list", async ({ page, context }) => {
  await changePlainly(page);
  await openAgain(page, "/products?category=2");
  const other = context.waitForEvent("page");
  await page
    .locator("main .product-card h3 a")
    .nth(1)
    .click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  await expect(page.locator("[data-opening]")).toHaveCount(0);
});

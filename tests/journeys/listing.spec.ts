import { test as testAlone } from "./own-shop.ts";
import { expect, expectAccessible, open, test } from "./shop.ts";

test("filters stand in the address, combine, and can be taken away one by one", async ({ page }) => {
  await open(page, "/products?category=1&featured=true&min_price=20");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fruits & Vegetables");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /Featured/ })
    .or(page.getByRole("button", { name: /Featured/ }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).not.toHaveURL(/featured/);
  await expect(page).toHaveURL(/category=1/);
});

test("says how many it found, and what to do when nothing is found", async ({ page }) => {
  await open(page, "/products?category=2");
  await expect(page.getByText(/^\d+ product\(s\) found$/).first()).toBeVisible();
  await open(page, "/products?search=hvomptrug");
  await expect(page.getByText("No products found")).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or search criteria...")).toBeVisible();
  await expect(
    page
      .getByRole("link", { name: /Ask for/ })
      .filter({ visible: true })
      .first(),
  ).toHaveAttribute("href", /\/custom-order\?item=hvomptrug/);
  await expectAccessible(page);
});

test("shows sixty products at first and more on asking, without losing the place on the way back", async ({
  page,
}) => {
  await open(page, "/products?sort=price-low-high");
  const cards = page.locator("main a[href*='/products/']");
  await expect(cards).toHaveCount(60);
  await page.getByRole("link", { name: /Show more/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(60);
  const far = cards.nth(70);
  await far.scrollIntoViewIfNeeded();
  await far.click();
  await expect(page).toHaveURL(/\/products\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=price-low-high/);
  await expect.poll(() => cards.count()).toBeGreaterThan(60);
});

test("a picture that does not come leaves the bare ground of its shelf", { tag: "@phone" }, async ({
  page,
}) => {
  await page.route("**/pictures/**", (route) => route.abort());
  await open(page, "/products?category=2");
  const tile = page.locator(".product-grid .tile").first();
  const picture = tile.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0);
  // Where browsers draw their icon for a missing picture; the edges, drawn twice, may differ by a shade.
  const { x = 0, y = 0 } = (await tile.boundingBox()) ?? {};
  const corner = () => page.screenshot({ clip: { x: x + 6, y: y + 6, width: 40, height: 40 } });
  const failed = await corner();
  await picture.evaluate((img) => img.remove());
  expect(failed.equals(await corner())).toBe(true);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters and further products work as plain links and forms", async ({ page }) => {
    await page.goto("/products");
    const first = await page.locator("main a[href*='/products/']").first().textContent();
    await page.getByRole("link", { name: /Show more/ }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(page.locator("main a[href*='/products/']").first()).not.toHaveText(first ?? "");
    await page.goto("/");
    await page.locator("input[name=search]").first().fill("টমেটো");
    await page.locator("input[name=search]").first().press("Enter");
    await expect(page.getByText("Deshi tomato").first()).toBeVisible();
  });
});

testAlone(
  "Offers stand in the menu and are a page of their own: all that is reduced, and nothing else @desktop",
  async ({ page }) => {
    await open(page, "/products");
    const menu = page.getByRole("banner").getByRole("navigation");
    await expect(menu.getByRole("link", { name: "Shop" })).toHaveAttribute("aria-current", "page");
    await menu.getByRole("link", { name: "Offers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offers");
    await expect(page.getByRole("link", { name: /^Remove.*On offer/ })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Offers" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("link", { name: "Shop" })).not.toHaveAttribute("aria-current");
    const cards = page.getByRole("main").locator("ul.product-grid > li");
    const { meta } = await (await page.request.get("/api/products?offers=true&limit=1")).json();
    await expect(page.getByText(`${meta.total} product(s) found`).first()).toBeVisible();
    await expect(cards).toHaveCount(Math.min(60, meta.total));
    await expect(cards.filter({ hasText: /% off/i })).toHaveCount(Math.min(60, meta.total));
    await page.goto("/bn/products?offers=true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("অফার");
  },
);

test("the filters of a search count its own results", async ({ page, shop, isMobile }) => {
  const word = `kumquat${crypto.randomUUID().replace(/[^a-f]/g, "")}`;
  const ids: number[] = [];
  for (let count = 0; count < 9; count++)
    ids.push(await shop.newProduct({ name: `${word} ${count}`, stock: 5 }));
  await shop.sql("update products set category_id = 2 where id = any($1)", [ids.slice(0, 3)]);
  await shop.sql("update products set original_price_poisha = 9000 where id = $1", [ids[0]]);
  await shop.sql("update products set stock = 0 where id = any($1)", [ids.slice(7)]);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/products?search=${word}&counts=true`);
      return (await answer.json()).meta.counts;
    })
    .toEqual({
      categories: { 1: 6, 2: 3 },
      offers: 1,
      in_stock: 7,
      ratings: { 3: 0, 4: 0 },
      brands: [],
    });
  await open(page, `/products?search=${word}`);
  await expect(page.getByText("9 product(s) found").first()).toBeVisible();
  if (isMobile) await page.getByRole("link", { name: "Filters" }).click();
  const filters = isMobile ? page.getByRole("dialog", { name: "Filters" }) : page.locator("#filters");
  await expect(filters.getByRole("link", { name: /^All Categories/ })).toHaveText(/9$/);
  await expect(filters.getByRole("navigation").getByRole("listitem")).toHaveCount(3);
  await expect(filters.getByText("Best match").first()).toBeAttached();
  await expectAccessible(page);
  await expect(filters.getByRole("group", { name: "Brand" })).toHaveCount(0);
  await expect(filters.getByRole("group", { name: "Customer rating" })).toHaveCount(0);
  // A box shows what the list is loading, so it is checked a moment after the click.
  await filters.getByRole("checkbox", { name: "In stock 7" }).click();
  await expect(filters.getByRole("checkbox", { name: "In stock 7" })).toBeChecked();
  await expect(page).toHaveURL(/in_stock=true/);
  await expect(filters.getByRole("link", { name: /^All Categories/ })).toHaveText(/7$/);
  await filters.getByRole("link", { name: /^All Categories/ }).waitFor();
  await filters.getByRole("checkbox", { name: "On offer 1" }).click();
  await expect(page.getByText("1 product(s) found").first()).toBeAttached();
});

test("below a few results of a search stand similar products and the way to ask, and no filters", async ({
  page,
  shop,
}) => {
  const word = `durian${crypto.randomUUID().replace(/[^a-f]/g, "")}`;
  await shop.newProduct({ name: word });
  await expect
    .poll(async () => (await (await page.request.get(`/api/products?search=${word}`)).json()).meta.total)
    .toBe(1);
  await open(page, `/products?search=${word}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText(word);
  await expect(main.getByRole("combobox", { name: "Sort by" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Filters" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: new RegExp(`Ask for “${word}”`) })).toBeVisible();
  await main.getByRole("heading", { name: "Similar products" }).scrollIntoViewIfNeeded();
  await expect(
    main.getByRole("region", { name: "Similar products" }).getByRole("heading", { level: 3 }).first(),
  ).toBeVisible();
  await expect(main.getByRole("region", { name: "Similar products" }).getByText(word)).toHaveCount(0);
  await expectAccessible(page);
});

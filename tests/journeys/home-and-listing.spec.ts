import type { Locator } from "@playwright/test";
import { alive, expect, expectAccessible, open, test } from "./shop.ts";

const box = async (one: Locator) => {
  const found = await one.boundingBox();
  if (!found) throw new Error("not on the page");
  return found;
};

for (const path of ["/", "/bn"])
  test(`${path}: a newcomer reads the terms and finds the first Add on a phone's first screen`, {
    tag: "@phone",
  }, async ({ page }) => {
    // A reader who has chosen the language: another one is offered theirs above the page.
    await page.addInitScript(
      (language) => localStorage.setItem("language", language),
      path === "/bn" ? "bn" : "en",
    );
    await open(page, path);
    const { y, height } = await box(page.locator("main .rail").getByRole("button").first());
    expect(y + height).toBeLessThanOrEqual(740);
    const fee = (await (await page.request.get("/api/shop")).json()).data.lowest_fee;
    expect(fee).toBeGreaterThanOrEqual(0);
    await expect(page.getByRole("main")).toContainText(path === "/" ? `Delivery from ৳${fee}` : "থেকে");
  });

test("search, cart and menu stay in reach on a phone, in 64 px", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await open(page, "/");
  const banner = page.getByRole("banner");
  const search = banner.getByRole("combobox");
  const cart = banner.getByRole("link", { name: "Cart" });
  const menu = banner.getByRole("button", { name: "Menu" });
  await page.mouse.wheel(0, 700);
  await expect(page.locator("html[data-scrolled]")).toBeAttached();
  for (const one of [search, cart, menu]) {
    await expect(one).toBeInViewport({ ratio: 1 });
    const { y, height } = await box(one);
    expect(y + height).toBeLessThanOrEqual(64);
  }
  const field = await box(search);
  const cartBox = await box(cart);
  expect(field.x + field.width).toBeLessThanOrEqual(cartBox.x);
  expect(await page.evaluate(() => document.elementFromPoint(180, 66)?.closest("header"))).toBeNull();
  await menu.click();
  await expect(page.locator("#menu").getByRole("link", { name: "Custom Order" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await search.fill("tom");
  await expect.poll(async () => (await box(search)).width).toBeGreaterThan(field.width);
  await page.mouse.wheel(0, -2000);
  await expect(banner.getByRole("link", { name: "Tatka, home" })).toBeInViewport();
  await expect(page.locator("html[data-scrolled]")).toHaveCount(0);
});

for (const path of ["/products", "/bn/products"])
  test(`${path}: weight and unit price stand on one line of a card`, { tag: "@phone" }, async ({ page }) => {
    await open(page, path);
    const two = await page
      .locator("main .product-card p.text-unit.text-ink-soft")
      .evaluateAll((lines) =>
        lines
          .filter((line) => line.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(line).fontSize))
          .map((line) => line.textContent),
      );
    expect(two).toEqual([]);
    await expect(page.locator("main .product-card p.text-unit", { hasText: "মিলিলিটার" })).toHaveCount(0);
  });

test("where a unit price takes a line of its own, no dot stands before it", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/bn/products?limit=100");
  const broken = await page.locator("main .amounts").evaluateAll((all) =>
    all.flatMap((one) => {
      const [weight, price] = [...one.children].map((part) => part.getBoundingClientRect());
      if (!weight || !price || price.top < weight.bottom - 1) return [];
      const seenFrom =
        one.getBoundingClientRect().left + 0.8 * Number.parseFloat(getComputedStyle(one).fontSize);
      const dotUntil =
        price.left + Number.parseFloat(getComputedStyle(one.children[1] as Element).paddingLeft);
      return [dotUntil - seenFrom];
    }),
  );
  expect(broken.length).toBeGreaterThan(0);
  expect(broken.filter((seen) => seen > 0.5)).toEqual([]);
});

test("a wide window shows four products in a row, no wider than reads well", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/products");
    const cards = await page.locator("main .product-grid > li").evaluateAll((all) =>
      all.slice(0, 8).map((card) => {
        const { top, width } = card.getBoundingClientRect();
        return { top: Math.round(top), width };
      }),
    );
    expect(cards.filter(({ top }) => top === cards[0]?.top)).toHaveLength(4);
    expect(cards[0]?.width).toBeLessThan(320);
  }
});

test("the filters stay beside the list while it passes", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/products");
  await page.mouse.move(800, 600);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeInViewport();
  await expect(page.getByRole("slider").first()).toBeInViewport();
});

test("a row of fewer products than places leaves no hole, but the way to all", { tag: "@desktop" }, async ({
  page,
}) => {
  // Only the first products of the real answer, as in a category that is nearly empty.
  await page.route(/\/api\/products\?related=/, async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    await route.fulfill({ response: answer, json: { ...list, data: list.data.slice(0, 2) } });
  });
  await open(page, "/products?category=2");
  await page.locator("main .product-grid a").first().click();
  const section = page.getByRole("region", { name: "You May Also Like" });
  // It is loaded when somebody comes near.
  await section.scrollIntoViewIfNeeded();
  const rail = section.getByRole("list");
  const rest = rail.getByRole("link", { name: "See all" });
  await expect(rest).toHaveAttribute("href", "/products?category=2");
  const whole = await box(rail);
  const last = await box(rest);
  expect(whole.x + whole.width - (last.x + last.width)).toBeLessThanOrEqual(50);
  expect(last.width).toBeGreaterThan(whole.width / 2);
});

test("on a phone the shelves stay in reach above a list, the chosen one in sight", { tag: "@phone" }, async ({
  page,
}) => {
  await open(page, "/products?category=12");
  const categories = page.getByRole("navigation", { name: "Categories" });
  const chosen = categories.locator("[aria-current]");
  await expect(chosen).toHaveText("Household");
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await categories.getByRole("link", { name: "Tea & Drinks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea & Drinks");
});

test("a phone's menu leads to every shelf", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/bn/faq");
  await page.getByRole("button", { name: "মেনু" }).click();
  const menu = page.locator("#menu");
  const category = menu.getByRole("link", { name: "মসলা" });
  await expect(category).toBeVisible();
  await expectAccessible(page);
  await category.click();
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("মসলা");
  await expect(menu).toBeHidden();
});

for (const saveData of [false, true])
  test(`a product's page is ${saveData ? "not fetched" : "fetched"} before the press${saveData ? " with Save-Data" : ""}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), {
      saveData,
    });
    await open(page, "/products?category=1");
    await page.locator("main .product-card a").first().focus();
    await page.clock.runFor(1000);
    const ahead = page.locator('link[rel="modulepreload"][href*="/assets/product-"]');
    if (saveData) expect(await ahead.count()).toBe(0);
    else await expect(ahead).not.toHaveCount(0);
  });

test("only the slide in sight is in the tab order, and a reader hears a product's name before its button", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/");
  const slides = page.locator(".hero-track > li");
  await expect(slides.first()).not.toHaveAttribute("inert");
  for (const slide of (await slides.all()).slice(1)) await expect(slide).toHaveAttribute("inert");
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Add / }) })
    .first();
  const isNameFirst = await card.evaluate((one) => {
    const name = one.querySelector("h3");
    const add = one.querySelector("button");
    return Boolean(name && add && name.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isNameFirst).toBe(true);
});

test("in forced colours what can be pressed has a border", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/products?category=1");
  const add = page.getByRole("main").getByRole("button", { name: /^Add / }).first();
  await expect(add).toHaveCSS("border-top-style", "solid");
  await expect(add).not.toHaveCSS("border-top-width", "0px");
});

import type { Page } from "@playwright/test";
import { jumped, watchJumps } from "./jumps.ts";
import { expect, expectAccessible, fillCart, open, test } from "./shop.ts";

const bar = (page: Page) => page.locator("[data-bar=buy]");
const add = (page: Page) => page.getByRole("button", { name: /^(Add to Cart|ঝুড়িতে নিন)$/ });
const held = (page: Page) => page.getByRole("main").getByRole("link", { name: /in your cart|ঝুড়িতে/ });
const quantity = (page: Page) => page.getByRole("textbox", { name: "Quantity", exact: true });

const storedCart = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("cart") ?? "[]").map((line: any) => [line.product.id, line.quantity]),
  );

test("stepper and Add to Cart stay: each press adds what the stepper says, and what the cart holds leads there", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ price: 50 });
  await open(page, `/products/${id}`);
  await expect(held(page)).toHaveCount(0);
  await page.getByRole("button", { name: "One more: Test mango" }).click();
  await expect(add(page)).toHaveAccessibleDescription("৳100");
  await add(page).click();
  await expect(held(page)).toContainText("2 in your cart");
  await expect(add(page)).toBeFocused();
  await expect(quantity(page)).toHaveValue("2");
  await add(page).click();
  await expect(held(page)).toContainText("4 in your cart");
  await quantity(page).fill("many");
  await quantity(page).press("Enter");
  await expect(quantity(page)).toHaveValue("1");
  await expect(page.getByRole("button", { name: "One less: Test mango" })).toBeDisabled();
  await add(page).click();
  await expect(held(page)).toContainText("5 in your cart");
  expect(await storedCart(page)).toEqual([[String(id), 5]]);
  await expectAccessible(page);
  await held(page).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test("goods by weight are added in the same way, and the cart's weight leads there", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ name: "Test rui", price: 105 });
  await shop.sql("update products set net_amount = 250, net_unit = 'g', is_weighed = true where id = $1", [
    id,
  ]);
  await open(page, `/products/${id}`);
  await page.getByRole("button", { name: "1 kg", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "How much?" })).toHaveValue("1 kg");
  await expect(add(page)).toHaveAccessibleDescription("about ৳420");
  await add(page).click();
  await page.getByRole("button", { name: "One less: Test rui" }).click();
  await add(page).click();
  await expect(held(page)).toContainText("1.75 kg in your cart");
  expect(await storedCart(page)).toEqual([[String(id), 7]]);
  await expectAccessible(page);
});

test("two quick presses add twice, and Undo takes the last one back", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await open(page, `/products/${id}`);
  await add(page).dblclick();
  await expect(held(page)).toContainText("2 in your cart");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(held(page)).toContainText("1 in your cart");
  expect(await storedCart(page)).toEqual([[String(id), 1]]);
});

test("what is sold out keeps its stepper and a disabled Add to Cart that says why", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ stock: 0 });
  await open(page, `/products/${id}`);
  await expect(quantity(page)).toHaveValue("1");
  await expect(page.getByRole("button", { name: "One more: Test mango" })).toBeDisabled();
  await expect(add(page)).toBeDisabled();
  await expect(add(page)).toHaveAccessibleDescription("Sold out");
  await expect(add(page).getByText("Sold out")).toBeVisible();
  await expectAccessible(page);
});

test("what is said of an added product is read without its button, and Undo leaves the focus in the page", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await open(page, `/products/${id}`);
  await add(page).click();
  const said = page.getByRole("status").filter({ hasText: "Added" });
  await expect(said).toHaveText("Added");
  await page.getByRole("button", { name: "Undo" }).focus();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(held(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("the bar keeps one row, its words and its size, at any price, width and language", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const prices = [5, 1_250, 123_456];
  const ids = await Promise.all(prices.map((price) => shop.newProduct({ price })));
  await shop.sql("update products set net_amount = 250, net_unit = 'g', is_weighed = true where id = $1", [
    ids[1],
  ]);
  for (const width of [320, 360, 412])
    for (const language of ["", "/bn"])
      for (const id of ids) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${language}/products/${id}`);
        await page.evaluate(() => localStorage.removeItem("cart"));
        await open(page, `${language}/products/${id}`);
        const before = await measured(page);
        await add(page).click();
        await expect(held(page)).toBeVisible();
        const after = await measured(page);
        for (const [state, { height, wide, cut }] of Object.entries({ before, after })) {
          const where = `${state}, ${width} px, ${language}/products/${id}`;
          expect(height, where).toBe(76);
          expect(wide, where).toBeLessThanOrEqual(width);
          expect(cut, where).toEqual([]);
        }
      }
});

/** Height and lower end of the bar, and the buttons whose text does not fit or takes more lines than it should. */
const measured = (page: Page) =>
  bar(page).evaluate((element) => {
    const { height, right } = element.getBoundingClientRect();
    const controls = [...element.querySelectorAll<HTMLElement>("a, button")].filter(
      (one) => one.offsetWidth > 0,
    );
    const cut = controls
      .filter((one) => one.innerText)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.offsetHeight > 52)
      .map((one) => one.textContent);
    return { height: Math.round(height), wide: Math.round(right), cut };
  });

test("nothing moves when the cart becomes known, in the cart or not", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await fillCart(page, [{ id, quantity: 3 }]);
  await watchJumps(page);
  await open(page, `/products/${id}`);
  await expect(held(page)).toBeVisible();
  expect(await jumped(page)).toBeLessThan(0.01);
});

test("the cart can be reached wherever one has scrolled to", async ({ page, shop }) => {
  const inCart = await shop.newProduct();
  const soldOut = await shop.newProduct({ stock: 0 });
  const notHeld = await shop.newProduct();
  await fillCart(page, [{ id: inCart, quantity: 2 }]);
  const addresses = ["/", "/products", "/about", "/faq", "/contact", "/custom-order", "/no/such/page"];
  const products = [inCart, soldOut, notHeld].map((id) => `/products/${id}`);
  for (const address of [...addresses, ...products, "/login", "/register"]) {
    await open(page, address);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(() => cartInSight(page), { message: address }).toBe(true);
  }
});

/** Whether a link to the cart can be pressed without scrolling. */
const cartInSight = (page: Page) =>
  page.locator('a[href="/cart"]').evaluateAll((links) =>
    links.some((link) => {
      const { top, bottom, left, right, width } = link.getBoundingClientRect();
      if (width === 0 || top < 0 || bottom > innerHeight) return false;
      return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  );

import type { Page } from "@playwright/test";
import { jumped, watchJumps } from "./jumps.ts";
import { expect, expectAccessible, fillCart, open, test } from "./shop.ts";

const bar = (page: Page) => page.locator("[data-bar=buy]");
const add = (page: Page) => page.getByRole("button", { name: /^(Add to Cart|ঝুড়িতে নিন)/ });
const viewCart = (page: Page) => bar(page).getByRole("link", { name: /^(View cart|Cart|ঝুড়ি)/ });
const quantity = (page: Page) => page.getByRole("textbox", { name: "Quantity", exact: true });

const storedCart = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("cart") ?? "[]").map((line: any) => [line.product.id, line.quantity]),
  );

test("once it is in the cart, the bar counts what is there and leads to the cart, with its total", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ price: 50 });
  const other = await shop.newProduct({ name: "Other mango", price: 1_000 });
  await fillCart(page, [{ id: other, price: 1_000, name: "Other mango" }]);
  await open(page, `/products/${id}`);
  const more = page.getByRole("button", { name: "One more: Test mango" });
  await more.click();
  await add(page).click();
  await expect(viewCart(page)).toHaveText(/View cart.*৳1,100/);
  await expect(viewCart(page)).toBeFocused();
  await expect(add(page)).toHaveCount(0);
  await expect(quantity(page)).toHaveValue("2");
  await more.click();
  await expect(viewCart(page)).toHaveText(/৳1,150/);
  await quantity(page).fill("1");
  await quantity(page).press("Enter");
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      [String(other), 1],
      [String(id), 1],
    ]);
  await expect(page.getByRole("button", { name: "One less: Test mango" })).toBeDisabled();
  await expectAccessible(page);
  await viewCart(page).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test("two quick presses on Add put it in once and stay on the page", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await open(page, `/products/${id}`);
  await add(page).dblclick();
  await expect(viewCart(page)).toBeVisible();
  await expect.poll(() => storedCart(page)).toEqual([[String(id), 1]]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(add(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
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
  await expect(add(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("the bar keeps one row, its words and its size, at any price, width and language", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const prices = [5, 1_250, 123_456];
  const ids = await Promise.all(prices.map((price) => shop.newProduct({ price })));
  for (const width of [320, 360, 412])
    for (const language of ["", "/bn"])
      for (const id of ids) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${language}/products/${id}`);
        await page.evaluate(() => localStorage.removeItem("cart"));
        await open(page, `${language}/products/${id}`);
        const before = await measured(page);
        await add(page).click();
        await expect(viewCart(page)).toBeVisible();
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
  await expect(viewCart(page)).toBeVisible();
  expect(await jumped(page)).toBeLessThan(0.01);
});

test("the cart can be reached wherever one has scrolled to", async ({ page, shop }) => {
  const held = await shop.newProduct();
  const soldOut = await shop.newProduct({ stock: 0 });
  const notHeld = await shop.newProduct();
  await fillCart(page, [{ id: held, quantity: 2 }]);
  const addresses = ["/", "/products", "/about", "/faq", "/contact", "/custom-order", "/no/such/page"];
  const products = [held, soldOut, notHeld].map((id) => `/products/${id}`);
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

import { expect, expectAccessible, fillCart, open, test } from "./shop.ts";

const storedCart = (page: import("@playwright/test").Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("cart") ?? "[]").map((line: any) => [line.product.id, line.quantity]),
  );

test("an empty cart leads back into the shop", async ({ page }) => {
  await open(page, "/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Start Shopping" }).click();
  await expect(page).toHaveURL(/\/products/);
});

test("a broken cart in the storage is repaired, never a blank page", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await page.addInitScript((id) => {
    const lines = [
      null,
      5,
      { product: null },
      { product: { id, name: "Mango", price: "50" }, quantity: "২" },
      { product: { id: 7 } },
    ];
    localStorage.setItem("cart", JSON.stringify(lines));
  }, id);
  await open(page, "/cart");
  await expect(page.getByRole("heading", { level: 1, name: /Cart/ })).toBeVisible();
  await expect(page.getByText("Test mango")).toBeVisible();
});

test("says by the line what changed since it was put in, and one button puts the cart right", async ({
  page,
  shop,
}) => {
  const fallen = await shop.newProduct({ name: "Fallen mango", price: 40 });
  const few = await shop.newProduct({ name: "Scarce mango", stock: 2 });
  await fillCart(page, [
    { id: fallen, price: 50, name: "Fallen mango" },
    { id: few, quantity: 6, name: "Scarce mango" },
    { id: 987_654, name: "Vanished mango" },
  ]);
  await open(page, "/cart");
  await expect(page.getByText("Price dropped from ৳50 to ৳40.")).toBeVisible();
  await expect(page.getByText(/2 left/i).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vanished mango" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /put .*right|correct|update/i })
    .first()
    .click();
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      [String(fallen), 1],
      [String(few), 2],
    ]);
});

test("says each amount once, and four products fit on a phone", { tag: "@phone" }, async ({ page, shop }) => {
  const names = ["Plain loaf", "Plain eggs", "Plain milk", "Plain salt"];
  const ids = await Promise.all(names.map((name) => shop.newProduct({ name, price: 40 })));
  await fillCart(
    page,
    ids.map((id, index) => ({ id, price: 40, name: names[index] as string, quantity: index === 0 ? 2 : 1 })),
  );
  await open(page, "/cart");
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Plain" });
  await expect(lines.nth(0)).toContainText("1 kg · ৳40 each");
  await expect(lines.nth(1)).not.toContainText("each");
  await expect(lines.nth(1).getByText("৳40", { exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = await page.locator("[data-bar=cart]").boundingBox();
  const last = await lines.nth(3).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("asks whether something was forgotten, with what can be added in place", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await fillCart(page, [{ id }]);
  await open(page, "/cart");
  const forgot = page.getByRole("region", { name: "Forgot something?" });
  const add = forgot.getByRole("button", { name: /^Add .* to the cart$/ });
  const label = await add.first().getAttribute("aria-label");
  await add.first().click();
  const name = label?.replace(/^Add (.*) to the cart$/, "$1") ?? "";
  await expect(forgot.getByRole("button", { name: `One more: ${name}` })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
});

test("takes quantities in Bengali digits, and anything that is no number as 1", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await fillCart(page, [{ id, quantity: 3 }]);
  await open(page, "/cart");
  const quantity = page
    .getByRole("spinbutton")
    .or(page.getByRole("textbox", { name: /quantity|how many/i }))
    .first();
  await quantity.fill("১২");
  await quantity.press("Enter");
  await expect.poll(() => storedCart(page)).toEqual([[String(id), 12]]);
  await quantity.fill("many");
  await quantity.press("Enter");
  await expect.poll(() => storedCart(page)).toEqual([[String(id), 1]]);
});

test("is in step in two tabs", { tag: "@phone" }, async ({ context, page, shop }) => {
  const id = await shop.newProduct();
  await open(page, "/cart");
  const other = await context.newPage();
  await open(other, `${process.env.SHOP_URL}/products/${id}`);
  await other
    .getByRole("button", { name: /Add to Cart/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText("Test mango")).toBeVisible();
});

test("Add counts on its own button and is stored within the press, once for each; the stepper follows, with the focus", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/products?category=1");
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Add .* to the cart$/ })
    .first();
  const label = await add.getAttribute("aria-label");
  const atOnce = await add.evaluate((button: HTMLButtonElement) => {
    const press = () => {
      button.click();
      const [line] = JSON.parse(localStorage.getItem("cart") ?? "[]");
      return [button.getAttribute("data-pressed"), line.quantity];
    };
    button.focus();
    return [press(), press()];
  });
  expect(atOnce).toEqual([
    ["+1", 1],
    ["+2", 2],
  ]);
  const name = label?.replace(/^Add (.*) to the cart$/, "$1") ?? "";
  await expect(page.getByRole("button", { name: `One more: ${name}` }).first()).toBeFocused();
  await expect(page.getByRole("main").locator("output").first()).toHaveText("2");
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
  expect((await storedCart(page)).map(([, quantity]: [string, number]) => quantity)).toEqual([2]);
});

test("somebody who goes on to another place right after Add stays there", { tag: "@phone" }, async ({
  page,
}) => {
  await open(page, "/products?category=1");
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Add .* to the cart$/ })
    .first();
  await add.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
    document.getElementById("content")?.focus();
  });
  await expect(page.getByRole("main").locator("output").first()).toHaveText("1");
  await expect(page.getByRole("main")).toBeFocused();
});

import type { Page } from "@playwright/test";
import { expect, expectAccessible, fillCart, open, readyToOrder, signIn, test } from "./shop.ts";

const address = "House 12, Road 5, Dhanmondi";

async function fillIn(page: Page) {
  await page.getByLabel("Shipping address").fill(address);
  await page.getByLabel("Mobile number").fill("01712345678");
}

const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order", exact: true });

const ordersOf = (sql: any, id: number): Promise<{ quantity: number }[]> =>
  sql("select quantity from order_items where product_id = $1", [id]);

/** Presses the button; the order arrives, its answer does not. */
async function orderWithoutAnswer(page: Page) {
  await page.route("**/api/place-order*", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await placeOrder(page).click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
}

test("a double click is one order", async ({ page, shop }) => {
  const id = await readyToOrder(page, shop);
  await open(page, "/checkout");
  await fillIn(page);
  await placeOrder(page).dblclick();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await ordersOf(shop.sql, id)).toHaveLength(1);
});

test("a lost answer keeps everything, and asking again orders once", async ({ page, shop }) => {
  const id = await readyToOrder(page, shop);
  await open(page, "/checkout");
  await fillIn(page);
  await orderWithoutAnswer(page);
  expect(await ordersOf(shop.sql, id)).toHaveLength(1);
  await expect(page.getByLabel("Shipping address")).toHaveValue(address);
  await expectAccessible(page);

  await page.unroute("**/api/place-order*");
  await placeOrder(page).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await ordersOf(shop.sql, id)).toHaveLength(1);
});

test("a reload before the answer came finds the order again instead of ordering twice", async ({
  page,
  shop,
}) => {
  const id = await readyToOrder(page, shop);
  await open(page, "/checkout");
  await fillIn(page);
  await orderWithoutAnswer(page);
  await page.unroute("**/api/place-order*");
  await page.reload();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await ordersOf(shop.sql, id)).toHaveLength(1);
});

test("what is missing is said beside its field, with the focus there, and what was typed stays", async ({
  page,
  shop,
}) => {
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await placeOrder(page).click();
  await expect(page.getByText("Please enter your full address.")).toBeVisible();
  await expect(page.getByLabel("Shipping address")).toBeFocused();
  await page.getByLabel("Shipping address").fill(address);
  await placeOrder(page).click();
  await expect(page.getByText("Please enter your mobile number.")).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Shipping address")).toHaveValue(address);
});

test("sold out while one types: the line says so, one button corrects the cart, and the rest is ordered", async ({
  page,
  shop,
}) => {
  const plenty = await shop.newProduct({ name: "Plenty of mangoes" });
  const few = await shop.newProduct({ name: "Few mangoes", stock: 5 });
  await signIn(page);
  await fillCart(page, [
    { id: plenty, name: "Plenty of mangoes" },
    { id: few, name: "Few mangoes", quantity: 4 },
  ]);
  await open(page, "/checkout");
  await fillIn(page);
  await shop.sql("update products set stock = 1 where id = $1", [few]);
  await placeOrder(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Few mangoes" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /what is left/i }).click();
  await placeOrder(page).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await ordersOf(shop.sql, few)).toEqual([{ quantity: 1 }]);
});

test("a price that rose asks for consent; the total then is the new one", async ({ page, shop }) => {
  const id = await shop.newProduct({ price: 50 });
  await signIn(page);
  await fillCart(page, [{ id, price: 50 }]);
  await open(page, "/checkout");
  await fillIn(page);
  await shop.sql("update products set price_poisha = 6000 where id = $1", [id]);
  await placeOrder(page).click();
  await expect(page.getByText("৳60").filter({ visible: true }).first()).toBeVisible();
  expect(await ordersOf(shop.sql, id)).toHaveLength(0);
  await page.getByRole("button", { name: /new price/i }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const [order] = await shop.sql<{ total: number }>(
    "select o.total_poisha::int total from orders o join order_items i on i.order_id = o.id where i.product_id = $1",
    [id],
  );
  expect(order?.total).toBe(6_000);
});

test("nobody signed in is led to the login and back", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await page.goto("/checkout");
  await expect(page).toHaveURL(/\/login\?redirect=checkout$/);
  const account = await signIn(page);
  await fillCart(page, [{ id }]);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("out")) {
      sessionStorage.setItem("out", "yes");
      localStorage.removeItem("token");
    }
  });
  await open(page, "/checkout");
  await expect(page).toHaveURL(/\/login\?redirect=checkout$/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-tree");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Invalid email or password" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test("a number that is none of Bangladesh is asked about first; only a second, knowing press orders", async ({
  page,
  shop,
}) => {
  const id = await readyToOrder(page, shop);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/place-order")) sent.push(request.postDataJSON().mobile_no);
  });
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill(address);
  const mobile = page.getByLabel("Mobile number");
  await mobile.fill("abc");
  await placeOrder(page).click();
  await expect(page.getByText("This does not look like a phone number. Please check it.")).toBeVisible();

  await mobile.fill("123456");
  // A double click is one press: it asks, and orders nothing.
  await placeOrder(page).dblclick();
  const question = page.getByRole("alert").filter({ hasText: "123456 does not look like" });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  // Another number is asked about again.
  await mobile.fill("1234567");
  await expect(question).toHaveCount(0);
  await placeOrder(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "1234567 does not look like" })).toBeFocused();
  expect(sent).toEqual([]);

  // A second press on the same number orders.
  await placeOrder(page).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(sent).toEqual(["1234567"]);
  expect(await ordersOf(shop.sql, id)).toHaveLength(1);
});

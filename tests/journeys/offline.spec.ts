import type { Page } from "@playwright/test";
import { openFront } from "../support/services/front.ts";
import { alive, expect, expectAccessible, fillCart, open, readyToOrder, signIn, test } from "./shop.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until this browser keeps what it needs to go on without a connection. */
async function openStored(page: Page, address: string) {
  await open(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const privateCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("private-")));

test("the shop goes on with the network off: pages seen, the cart, orders, and words for the rest", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const clicked = await shop.newProduct({ name: "Clicked mango" });
  const loaded = await shop.newProduct({ name: "Loaded mango" });
  const unseen = await shop.newProduct({ name: "Unseen mango" });
  await signIn(page);
  await fillCart(page, [{ id: clicked, name: "Clicked mango" }]);
  await openStored(page, "/products");
  await open(page, `/products/${loaded}`);
  await page.goto("/cart");
  await page.getByRole("link", { name: "Clicked mango" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Clicked mango" })).toBeVisible();
  await open(page, "/account/orders");
  await expect(page.getByRole("heading", { name: "You have no orders yet." })).toBeVisible();

  await context.setOffline(true);
  await open(page, `/products/${loaded}`);
  await expect(page.getByRole("heading", { level: 1, name: "Loaded mango" })).toBeVisible();
  await expect(page.getByText(/No connection. This is the shop as it was on/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/products/${clicked}`);
  await expect(page.getByRole("heading", { level: 1, name: "Clicked mango" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${clicked}$`));

  await open(page, "/cart");
  await expect(page.getByRole("link", { name: "Clicked mango" }).first()).toBeVisible();
  await page.goto("/account/orders");
  await expect(page.getByRole("heading", { name: "You have no orders yet." })).toBeVisible();

  await page.goto(`/products/${unseen}`);
  await expect(page.getByText(/You have not opened this page on this device before/)).toBeVisible();
  await expectAccessible(page);
  for (const [path, title] of [
    ["/bn/about", "টাটকা"],
    ["/faq", "Frequently asked questions"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }

  await context.setOffline(false);
  await page.goto(`/products/${unseen}`);
  await expect(page.getByRole("heading", { level: 1, name: "Unseen mango" })).toBeVisible();
});

test("what a customer alone may read is kept for the session, and goes when it ends", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await shop.newProduct();
  const { email } = await signIn(page);
  await openStored(page, "/account/orders");
  await page.reload();
  await expect(page.getByText("You have no orders yet.")).toBeVisible();
  await expect.poll(() => privateCaches(page)).toHaveLength(1);

  await open(page, "/account/profile");
  await shop.sql(
    `update sessions set signed_in_at = now() - interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByLabel("Your password, to be sure")).toBeVisible();
  expect(await privateCaches(page)).toHaveLength(1);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).first().click();
  await expect.poll(() => privateCaches(page)).toEqual([]);
});

test("a new build is offered, and the page of the old one finds its files until then", {
  tag: "@phone",
}, async ({ page, baseURL }) => {
  const front = await openFront(baseURL ?? "");
  await openStored(page, `${front.url}/products`);
  await page.reload();
  await alive(page);
  front.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByText("A new version of the shop is ready.");
  await expect(offer).toBeVisible();

  await page.getByRole("link", { name: "About", exact: false }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(offer).toBeHidden();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes("files-nextbuild")))
    .toBe(true);
  front.close();
});

type Front = Awaited<ReturnType<typeof openFront>>;

/** Presses the button of the checkout without a connection. */
async function orderOffline(page: Page, front: Front) {
  await openStored(page, `${front.url}/checkout`);
  await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Mobile number").fill("01712345678");
  front.cut();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Your order is kept on this device.")).toBeVisible();
}

async function online(page: Page, front: Front) {
  front.mend();
  await page.context().setOffline(false);
}

const ordersOf = (sql: any, product: number) =>
  sql("select order_id from order_items where product_id = $1", [product]);

test("an order without a connection waits, is seen, and is sent once when the connection is back", {
  tag: "@phone",
}, async ({ page, shop, baseURL }) => {
  const product = await readyToOrder(page, shop);
  const front = await openFront(baseURL ?? "");
  await orderOffline(page, front);
  await expectAccessible(page);
  await page.goto(`${front.url}/cart`);
  await expect(page.getByText(/will be sent as soon as the connection is back/)).toBeVisible();
  await page.goto(`${front.url}/account/orders`);
  const waits = page.getByText("Your order of ৳50 will be sent as soon as the connection is back.");
  await expect(waits).toBeVisible();
  expect(await ordersOf(shop.sql, product)).toHaveLength(0);

  await online(page, front);
  await expect(waits).toBeHidden();
  await expect.poll(() => ordersOf(shop.sql, product)).toHaveLength(1);
  await open(page, `${front.url}/cart`);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await open(page, `${front.url}/account/orders`);
  await expect(page.getByText(/TK-\d+/).first()).toBeVisible();
  expect(await ordersOf(shop.sql, product)).toHaveLength(1);
  front.close();
});

test("a price that rose meanwhile is asked about before a waiting order is placed", {
  tag: "@phone",
}, async ({ page, shop, baseURL }) => {
  const product = await readyToOrder(page, shop);
  const front = await openFront(baseURL ?? "");
  await orderOffline(page, front);
  await page.goto(`${front.url}/account/orders`);
  await shop.sql("update products set price_poisha = 6000 where id = $1", [product]);
  await online(page, front);
  await expect(page.getByText(/Your order of ৳50 was not placed/)).toBeVisible();
  await page.getByRole("link", { name: "Look at it" }).click();
  await page.getByRole("button", { name: /Order at the new price/ }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await ordersOf(shop.sql, product)).toHaveLength(1);
  front.close();
});

test("signing out deletes an order that waits", { tag: "@desktop" }, async ({ page, shop, baseURL }) => {
  const product = await readyToOrder(page, shop);
  const front = await openFront(baseURL ?? "");
  await orderOffline(page, front);
  await page.goto(`${front.url}/account/orders`);
  await expect(page.getByText(/will be sent as soon as/)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("checkout-attempt"))).toBeNull();
  await expect.poll(() => privateCaches(page)).toEqual([]);
  await online(page, front);
  await openStored(page, `${front.url}/`);
  expect(await ordersOf(shop.sql, product)).toHaveLength(0);
  front.close();
});

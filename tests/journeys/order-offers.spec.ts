import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./back-office/staff.ts";
import { jumped, watchJumps } from "./jumps.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, fillCart, type JourneyShop, open, signIn } from "./shop.ts";

type NewOffer = {
  name: string;
  kind?: "several" | "order" | "delivery";
  /** In taka. */
  amount?: number;
  from?: number;
  pieces?: number;
  code?: string;
};

/** Stores a running offer on everything. A group of pieces has its cheapest free. */
async function offer(shop: JourneyShop, { name, kind = "order", amount, from = 0, pieces, code }: NewOffer) {
  const [row] = await shop.sql<{ id: number }>(
    `insert into offers (kind, name_en, name_bn, applies_to, amount_poisha, from_poisha, pieces, is_cheapest_free, needs_code, starts_at)
     values ($1, $2, $2, 'all', $3, $4, $5, $6, $7, now() - interval '1 hour') returning id::int`,
    [
      kind,
      name,
      amount ? amount * 100 : null,
      from * 100,
      pieces ?? null,
      pieces !== undefined,
      code !== undefined,
    ],
  );
  if (code) await shop.sql("insert into offer_codes (code, offer_id) values ($1, $2)", [code, row?.id]);
  return row?.id as number;
}

const end = (shop: JourneyShop, id: number) =>
  shop.sql("update offers set ends_at = now() where id = $1", [id]);

/** A signed-in customer with so many mangoes at ৳50 in the cart. */
async function withMangoes(page: Page, shop: JourneyShop, quantity: number) {
  const id = await shop.newProduct({ price: 50 });
  await signIn(page);
  await fillCart(page, [{ id, price: 50, quantity }]);
}

async function openCheckout(page: Page) {
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Mobile number").fill("01712345678");
}

const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order", exact: true }).click();
const placed = (page: Page) => expect(page.getByText("Order Placed Successfully!")).toBeVisible();

const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });
const sum = (page: Page, name: string) =>
  summary(page)
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd")
    .first();

const ordersIn = (shop: JourneyShop) =>
  shop.sql("select total_poisha::int as total, offer_poisha::int as offer, offer_code as code from orders");

test("an offer is hinted at, reached and ordered: the same total in the cart, at the checkout and on the order's page", async ({
  page,
  shop,
}) => {
  await offer(shop, { name: "Big basket", amount: 30, from: 150 });
  await withMangoes(page, shop, 2);
  await open(page, "/cart");
  await expect(page.getByText("৳50 more for ৳30 off")).toBeVisible();
  await expect(sum(page, "Total")).toHaveText("৳100");
  await expectAccessible(page);
  await page.getByRole("button", { name: "One more: Test mango" }).click();
  await expect(page.getByText("Big basket: ৳30 off")).toBeVisible();
  await expect(sum(page, "Big basket")).toHaveText("−৳30");
  await expect(sum(page, "Total")).toHaveText("৳120");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(sum(page, "Big basket")).toHaveText("−৳30");
  await expect(sum(page, "Total")).toHaveText("৳120");
  await openCheckout(page);
  await expectAccessible(page);
  await placeOrder(page);
  await placed(page);
  expect(await ordersIn(shop)).toEqual([{ total: 12_000, offer: 3_000, code: null }]);
  await page.getByRole("link", { name: "See my order" }).click();
  await expect(page.getByText("Big basket")).toBeVisible();
  await expect(page.getByText("−৳30")).toBeVisible();
  await expect(page.getByRole("strong").filter({ hasText: "৳120" }).first()).toBeVisible();
});

test("a group of pieces is hinted at piece by piece", { tag: "@phone" }, async ({ page, shop }) => {
  await offer(shop, { name: "Mango week", kind: "several", pieces: 3 });
  await withMangoes(page, shop, 2);
  await open(page, "/cart");
  await expect(page.getByText("1 more for 3 for the price of 2")).toBeVisible();
  await page.getByRole("button", { name: "One more: Test mango" }).click();
  await expect(sum(page, "Mango week")).toHaveText("−৳50");
});

test("a code is refused with the reason, kept once accepted, says when it does not count, and goes with its order", async ({
  page,
  shop,
}) => {
  const over = await offer(shop, { name: "Last Eid", amount: 20, code: "EID20" });
  await end(shop, over);
  await offer(shop, { name: "Eid gift", amount: 40, from: 150, code: "EID40" });
  const better = await offer(shop, { name: "Big basket", amount: 60, from: 200 });
  await withMangoes(page, shop, 2);
  await open(page, "/cart");
  await page.getByText("Have a code?").click();
  const field = page.getByLabel("Offer code");
  await expect(field).toBeFocused();
  await field.fill("NOSUCH");
  await field.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "This code does not exist." })).toBeVisible();
  await field.fill("eid20");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This offer is over." })).toBeVisible();
  await expectAccessible(page);
  await field.fill(" eid 40 ");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Remove EID40" })).toBeFocused();
  await expect(page.getByText("Add ৳50 more to use EID40.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "One more: Test mango" }).click();
  await expect(page.getByText("EID40 takes ৳40 off.")).toBeVisible();
  await expect(sum(page, "Total")).toHaveText("৳110");
  await page.getByRole("button", { name: "One more: Test mango" }).click();
  await expect(page.getByText("Big basket saves you more than EID40, so it counts instead.")).toBeVisible();
  await expect(sum(page, "Total")).toHaveText("৳140");

  await end(shop, better);
  await openCheckout(page);
  await expect(page.getByText("EID40 takes ৳40 off.")).toBeVisible();
  await page.getByRole("button", { name: "Remove EID40" }).click();
  await expect(sum(page, "Total")).toHaveText("৳200");
  await page.getByText("Have a code?").click();
  await field.fill("EID40");
  // Enter takes the code, and orders nothing.
  await field.press("Enter");
  await expect(sum(page, "Total")).toHaveText("৳160");
  await placeOrder(page);
  await placed(page);
  expect(await ordersIn(shop)).toEqual([{ total: 16_000, offer: 4_000, code: "EID40" }]);
  expect(await page.evaluate(() => localStorage.getItem("cart-offers"))).not.toContain("EID40");
});

test("an offer that ends while the cart holds it is asked about, and a better one is passed on", async ({
  page,
  shop,
}) => {
  const first = await offer(shop, { name: "Big basket", amount: 30 });
  await withMangoes(page, shop, 4);
  await openCheckout(page);
  await expect(sum(page, "Total")).toHaveText("৳170");
  await end(shop, first);
  await placeOrder(page);
  const refused = page.getByRole("alert").filter({ hasText: "The offer that you saw no longer applies." });
  await expect(refused).toBeFocused();
  await expect(sum(page, "Total")).toHaveText("৳200");
  expect(await ordersIn(shop)).toEqual([]);
  await expectAccessible(page);
  await offer(shop, { name: "Bigger basket", amount: 45 });
  await page.getByRole("button", { name: "Order at this total · ৳200" }).click();
  await placed(page);
  expect(await ordersIn(shop)).toEqual([{ total: 15_500, offer: 4_500, code: null }]);
});

test("a code whose offer ends is asked about, and the order goes without it", async ({ page, shop }) => {
  const id = await offer(shop, { name: "Eid gift", amount: 40, code: "EID40" });
  await withMangoes(page, shop, 4);
  await openCheckout(page);
  await page.getByText("Have a code?").click();
  await page.getByLabel("Offer code").fill("EID40");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(sum(page, "Total")).toHaveText("৳160");
  await end(shop, id);
  await placeOrder(page);
  await expect(page.getByRole("alert").filter({ hasText: "This offer is over." })).toBeFocused();
  await page.getByRole("button", { name: "Order without the code · ৳200" }).click();
  await placed(page);
  expect(await ordersIn(shop)).toEqual([{ total: 20_000, offer: 0, code: null }]);
});

test("an order whose offer ends while it waits for a connection is asked about", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const id = await offer(shop, { name: "Big basket", amount: 30 });
  await withMangoes(page, shop, 4);
  await openCheckout(page);
  await expect(sum(page, "Total")).toHaveText("৳170");
  await page.route("**/api/place-order*", (route) => route.abort("connectionreset"));
  await placeOrder(page);
  await expect(page.getByText("Something went wrong while placing the order.")).toBeVisible();
  await end(shop, id);
  await open(page, "/cart");
  await expect(page.getByText("Your order of ৳170 will be sent")).toBeVisible();
  await page.unroute("**/api/place-order*");
  await expect(page.getByText(/Your order of ৳170 was not placed: The offer that you saw/)).toBeVisible();
  await page.getByRole("link", { name: "Look at it" }).click();
  await page.getByRole("button", { name: "Order at this total · ৳200" }).click();
  await placed(page);
  expect(await ordersIn(shop)).toEqual([{ total: 20_000, offer: 0, code: null }]);
});

test("nothing moves in the cart when its offer arrives, the first time and the next", async ({
  page,
  shop,
}) => {
  const id = await offer(shop, { name: "Big basket", amount: 30 });
  await withMangoes(page, shop, 4);
  await watchJumps(page);
  let gate = Promise.withResolvers<void>();
  await page.route("**/api/order-offers*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, "/cart");
  await expect(sum(page, "Total")).toHaveText("৳200");
  gate.resolve();
  await expect(sum(page, "Big basket")).toHaveText("−৳30");
  expect(await jumped(page)).toBeLessThan(0.01);
  await end(shop, id);
  gate = Promise.withResolvers<void>();
  await page.reload();
  await expect(sum(page, "Total")).toHaveText("৳170");
  gate.resolve();
  await expect(sum(page, "Total")).toHaveText("৳200");
  expect(await jumped(page)).toBeLessThan(0.01);
});

test("staff enter a code for who calls, and read the offer in the order", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await offer(shop, { name: "Eid gift", amount: 40, from: 80, code: "EID40" });
  await shop.newProduct({ name: "Caller's mango", price: 50 });
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders/new");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.getByLabel("Name").fill("Shirin Akter");
  await page.getByLabel("Shipping address").fill("House 12, Road 5");
  await page.getByLabel("Add a product").fill("Caller's mango");
  await page
    .getByRole("listbox", { name: "Products found" })
    .getByRole("option", { name: "Caller's mango" })
    .click();
  await page.getByText("Have a code?").click();
  await page.getByLabel("Offer code").fill("EID40");
  await page.getByLabel("Offer code").press("Enter");
  await expect(page.getByText("Add ৳30 more to use EID40.")).toBeVisible();
  await page.getByRole("button", { name: /One more/ }).click();
  await expect(page.getByText("EID40 takes ৳40 off.")).toBeVisible();
  await expect(page.getByText("৳60", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  await expect(page.getByText("Eid gift (EID40)")).toBeVisible();
  expect(await ordersIn(shop)).toEqual([{ total: 6_000, offer: 4_000, code: "EID40" }]);
});

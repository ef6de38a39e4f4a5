import type { Browser, Page } from "@playwright/test";
import { dayAhead } from "../support/orders/delivery.ts";
import { areaFor, choosePlace } from "./areas.ts";
import { signInAsAdmin, signInAsStaff, stockOf } from "./back-office/staff.ts";
import { test } from "./own-shop.ts";
import { expect, fillCart, type JourneyShop, open, signIn } from "./shop.ts";

const place = "sylhet/balaganj";

/** A page in a browser of somebody's own. */
async function browserOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL as string });
  return context.newPage();
}

/** Puts fish and three other products into the cart, says what to do where milk is missing, and orders for tomorrow morning. */
async function orderByShopper(
  page: Page,
  shop: JourneyShop,
  products: { id: number; name: string; price: number }[],
) {
  await signIn(page);
  await fillCart(page, products);
  const [fish] = await shop.sql<{ id: string }>("select id::text from products where sku = 'rui-fish'");
  await open(page, `/products/${fish?.id}`);
  await page.getByRole("textbox", { name: "How much?" }).fill("1.25");
  await page.getByRole("textbox", { name: "How much?" }).press("Enter");
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .filter({ visible: true })
    .click();
  await open(page, "/cart");
  await page.getByText("Choose for each product").click();
  await page
    .getByRole("main")
    .getByRole("combobox", { name: /milk is out of stock/ })
    .selectOption("Replace with similar");
  await open(page, "/checkout");
  await choosePlace(page, "balaganj");
  await page
    .getByRole("region", { name: "Delivery time" })
    .getByRole("radio", { name: "Tomorrow 8 am–12 pm" })
    .check();
  await page.getByLabel("Shipping address").fill("House 12, Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  await expect(page.locator("[data-bar=order]")).toHaveText("Total, about৳925Place Order");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const [order] = await shop.sql<{ id: number; number: string }>(
    "select id::int, 'TK-' || (10000 + id) as number from orders where place = $1",
    [place],
  );
  return order as { id: number; number: string };
}

/** Confirms the order by phone; weighs the fish heavier, and packs other milk, since there is none of what was ordered. */
async function packedByClerk(clerk: Page, { id, number }: { id: number; number: string }) {
  await open(clerk, `/admin/calls?order=${id}`);
  await clerk.getByRole("button", { name: /^Confirmed/ }).click();
  await expect(clerk.getByText(`${number}: Confirmed.`)).toBeVisible();
  await open(clerk, "/admin/packing");
  await clerk.getByRole("link", { name: new RegExp(`^${number}`) }).click();
  await clerk.getByRole("textbox", { name: /^Weight of Rui fish/ }).fill("1.31");
  await clerk.keyboard.press("Enter");
  await clerk.getByRole("button", { name: /^Missing.*Fresh milk/ }).click();
  await expect(clerk.getByText("Nearest: Fresh milk, small 1 kg, ৳65 (৳35 less)")).toBeVisible();
  await clerk.getByRole("button", { name: /^Replace.*Fresh milk/ }).click();
  for (const name of ["Fresh milk, small", "Ripe tomato", "Brown eggs"])
    await clerk.getByRole("checkbox", { name: new RegExp(`^In the bag: ${name}`) }).check();
  await clerk.getByRole("button", { name: "Packed", exact: true }).click();
  await expect(clerk.getByText(`${number} is packed: ৳915.`)).toBeVisible();
}

/** The day of delivery has come: tomorrow is today. */
async function nextMorning(shop: JourneyShop) {
  await shop.sql("update orders set slot_day = $1 where place = $2", [dayAhead(0), place]);
  await shop.sql("update delivery_slot_days set day = $1", [dayAhead(0)]);
}

/** Takes the order out and brings it; the customer does not want the eggs. */
async function broughtByRider(rider: Page, number: string) {
  await open(rider, "/admin/round");
  await rider.getByRole("button", { name: `Take ${number}` }).click();
  await rider.getByRole("button", { name: "At the door" }).click();
  await rider.getByRole("radio", { name: "Partly" }).check({ force: true });
  await rider.getByRole("button", { name: "One more of Brown eggs" }).click();
  await rider.getByRole("button", { name: "Not wanted" }).click();
  await rider.getByRole("button", { name: "Done · ৳775 taken" }).click();
  await expect(rider.getByRole("heading", { name: "No stops left" })).toBeVisible();
}

test("one order by three people: milk is missing, a fish is heavier, eggs come back, and the cash adds up", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  test.slow();
  await areaFor(page, shop, { places: [place] });
  const add = async (name: string, price: number) => ({
    name,
    price,
    id: await shop.newProduct({ name, price, stock: 9 }),
  });
  const tomato = await add("Ripe tomato", 120);
  const eggs = await add("Brown eggs", 140);
  const milk = await add("Fresh milk", 100);
  const small = await add("Fresh milk, small", 65);
  const order = await orderByShopper(page, shop, [tomato, eggs, milk]);
  const read = async (heading: string | RegExp) => {
    await open(page, `/account/orders/${order.number}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  };
  await read(/Placed|call to confirm/);
  await expect(page.getByText("Weigh and pack")).toBeVisible();

  const clerk = await browserOf(browser, baseURL);
  await signInAsAdmin(clerk, shop);
  await packedByClerk(clerk, order);
  await read("Packed");
  await expect(page.getByText("Weighed: 1.31 kg × ৳420/kg")).toBeVisible();
  await expect(page.getByText("Instead of Fresh milk 1 kg (৳100): out of stock.")).toBeVisible();

  await nextMorning(shop);
  const rider = await browserOf(browser, baseURL);
  await rider.setViewportSize({ width: 360, height: 740 });
  await signInAsStaff(rider, shop, ["delivery"]);
  await broughtByRider(rider, order.number);
  await expect
    .poll(() => shop.sql("select fulfilment from orders where id = $1", [order.id]))
    .toEqual([{ fulfilment: "delivered" }]);
  await read("Delivered, 1 item returned");
  await expect(page.getByText("৳775", { exact: true })).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Rounding" })).toBeVisible();
  await expect(page.getByText("−৳0.20")).toBeVisible();

  await open(clerk, "/admin/cash");
  const cash = clerk.getByRole("region", { name: "Shopkeeper" });
  await cash.getByLabel("Cash counted").fill("775");
  await cash.getByRole("button", { name: /^Receive/ }).click();
  await expect(clerk.getByText(/received from Shopkeeper/)).toBeVisible();

  const stocks = await Promise.all([tomato, eggs, milk, small].map(({ id }) => stockOf(shop, id)));
  // Milk was missing on the shelf, so none of it is left to sell.
  expect(stocks).toEqual([8, 9, 0, 8]);
  const [sums] = await shop.sql(
    `select o.total_poisha::int as total, p.amount_poisha::int as paid, h.handed_poisha::int as handed, d.taken, d.day::text
     from orders o join order_payments p on p.order_id = o.id join cash_handovers h on h.rider_id = o.rider_id
     join delivery_slot_days d on d.slot_id = o.slot_id and d.day = o.slot_day where o.id = $1`,
    [order.id],
  );
  expect(sums).toEqual({ total: 77_520, paid: 77_500, handed: 77_500, taken: 1, day: dayAhead(0) });
  await Promise.all([clerk.context().close(), rider.context().close()]);
});

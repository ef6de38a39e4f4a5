import type { Locator, Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, type JourneyShop, newAccount, open, test } from "./shop.ts";

test.setTimeout(90_000);

const place = "dhaka/dhanmondi";

/** A phone on a slow line, with a slow processor: as `npm run bench:phone` has it. */
async function slowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Counts what the shopper presses, and fields that they type in. */
function counting() {
  const count = { presses: 0, fields: 0 };
  return {
    count,
    press: async (one: Locator) => {
      count.presses += 1;
      await one.click();
    },
    type: async (one: Locator, text: string) => {
      count.fields += 1;
      await one.fill(text);
    },
  };
}

const placed = (page: Page) =>
  expect(page.getByText("Order Placed Successfully!")).toBeVisible({ timeout: 30_000 });

/** A customer who has ordered three products, signed in in this browser. */
async function returning(page: Page, shop: JourneyShop) {
  const { token, data } = await newAccount(page);
  const ids = await Promise.all([1, 2, 3].map(() => shop.newProduct()));
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi, Dhaka",
      place,
      street: "House 12, Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: ids.map((product_id) => ({ product_id, quantity: 2 })),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { order } = await answer.json();
  await moveOrder(shop, order.id, "delivered");
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem("token", token as string);
      localStorage.setItem("user", user as string);
    },
    [token, JSON.stringify(data)],
  );
}

test("who returns orders a usual basket with 4 presses at most, within a minute on a slow phone", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await returning(page, shop);
  await slowPhone(page);
  const { count, press } = counting();
  const began = Date.now();
  await open(page, "/");
  await press(page.getByRole("banner").getByRole("link", { name: "Account" }).first());
  await press(page.getByRole("button", { name: /^Order .*again/ }).first());
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("radio", { checked: true }).first()).toBeAttached();
  await press(page.getByRole("button", { name: "Place Order", exact: true }));
  await placed(page);
  expect(Date.now() - began).toBeLessThan(60_000);
  expect(count.presses).toBeLessThanOrEqual(4);
  expect(count.fields).toBe(0);
});

test("who buys again by hand needs no field, and three presses besides the products", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await returning(page, shop);
  await page.addInitScript(() => localStorage.setItem("buy-again", "320"));
  const { count, press } = counting();
  await open(page, "/");
  await press(page.getByRole("region", { name: "Buy again" }).getByRole("button", { name: /^Add / }).first());
  await press(page.getByRole("link", { name: "View cart" }));
  await press(page.getByRole("link", { name: "Proceed to Checkout" }));
  await expect(page.getByRole("radio", { checked: true }).first()).toBeAttached();
  await press(page.getByRole("button", { name: "Place Order", exact: true }));
  await placed(page);
  expect(count.presses).toBeLessThanOrEqual(4);
});

test("a newcomer orders with 8 presses and 5 typed fields at most", { tag: "@phone" }, async ({ page }) => {
  const { count, press, type } = counting();
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await open(page, "/");
  await press(page.getByRole("main").getByRole("button", { name: /^Add / }).first());
  await press(page.getByRole("link", { name: "View cart" }));
  await press(page.getByRole("link", { name: "Proceed to Checkout" }));
  await type(page.getByLabel("Full name"), "Nusrat Jahan");
  await type(page.getByLabel("Email"), `${crypto.randomUUID()}@example.com`);
  await type(page.getByLabel("Password", { exact: true }), "mango-tree-7");
  await press(page.getByRole("button", { name: /Create account/ }));
  await press(page.getByRole("button", { name: /^Area .*(Choose|Change)$/ }));
  await press(page.getByRole("dialog", { name: "Deliver to" }).locator("[data-place]").first());
  await type(page.getByLabel("Shipping address"), "House 12, Road 5");
  await type(page.getByLabel("Mobile number"), "01712345678");
  await expect(page.getByRole("radio", { checked: true }).first()).toBeAttached();
  await press(page.getByRole("button", { name: "Place Order", exact: true }));
  await placed(page);
  expect(count.presses).toBeLessThanOrEqual(8);
  expect(count.fields).toBe(5);
});

import type { Page } from "@playwright/test";
import { dayAhead, slotDraft } from "../support/orders/delivery.ts";
import { areaFor } from "./areas.ts";
import { jumped, watchJumps } from "./jumps.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, open, signIn } from "./shop.ts";

/** 8–12, on tomorrow's day of the week alone. */
const onlyTomorrow = { ...slotDraft(8, 12), weekdays: [new Date(dayAhead(1)).getUTCDay()] };

async function choose(page: Page, typed: string) {
  const sheet = page.getByRole("dialog", { name: "Deliver to" });
  await sheet.getByRole("textbox").fill(typed);
  await sheet.locator("[data-place]").filter({ hasText: "Upazila" }).first().click();
  await expect(sheet).toBeHidden();
}

const fillCart = (page: Page, id: number, quantity: number) =>
  page.evaluate(
    ([id, quantity]) => {
      const product = { id: String(id), name: "Test mango", price: 100, weight: "1 kg", image: "", tint: "" };
      localStorage.setItem("cart", JSON.stringify([{ product, quantity }]));
    },
    [id, quantity],
  );

test("said once where, home, product and cart say when it comes and what is missing to free delivery", async ({
  page,
  shop,
}) => {
  await areaFor(page, shop, {
    places: ["sylhet/golapganj"],
    fee: 40,
    free_from: 300,
    slots: [onlyTomorrow],
  });
  const id = await shop.newProduct({ price: 100 });
  await open(page, "/");
  await page.getByRole("main").getByRole("button", { name: "Choose your delivery area" }).click();
  await choose(page, "golapganj");
  await expect(page.getByRole("button", { name: "Golapganj · Tomorrow 8 am–12 pm, ৳40" })).toBeFocused();
  await expectAccessible(page);

  await watchJumps(page);
  await open(page, `/products/${id}`);
  const card = page.getByRole("button", { name: "Tomorrow 8 am–12 pm in Golapganj" });
  await expect(card).toContainText("৳40 delivery, free from ৳300");
  expect(await jumped(page)).toBeLessThan(0.01);
  await fillCart(page, id, 1);
  await open(page, "/cart");
  await expect(card).toContainText("Change");
  await expect(page.getByText("৳200 more and delivery is free")).toBeVisible();
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByText("Delivery to Golapganj")).toBeVisible();
  await expect(summary.locator("dl")).toContainText("৳140");
  expect(await jumped(page)).toBeLessThan(0.01);
  await expectAccessible(page);
  await fillCart(page, id, 3);
  await open(page, "/cart");
  await expect(page.getByText("Delivery is free for this cart.")).toBeVisible();
  await expect(summary.locator("dl")).toContainText("Free");
  await expect(summary.locator("dl dd").last()).toHaveText("৳300");

  await open(page, "/bn/cart");
  await expect(page.getByRole("button", { name: /কাল সকাল ৮টা–দুপুর ১২টায় গোলাপগঞ্জে/ })).toContainText(
    "ডেলিভারি ৳৪০, ৳৩০০ হলে ফ্রি",
  );
});

test("a place that is not delivered to says so, and another one is chosen from the cart; its smallest order is told", async ({
  page,
  shop,
}) => {
  await areaFor(page, shop, { places: ["sylhet/bishwanath"], min_order: 500, slots: [onlyTomorrow] });
  const id = await shop.newProduct({ price: 100 });
  await open(page, `/products/${id}`);
  await page.getByRole("button", { name: "See delivery times" }).click();
  await choose(page, "dhanbari");
  await expect(page.getByRole("button", { name: "We do not deliver to Dhanbari yet." })).toBeVisible();
  await fillCart(page, id, 1);
  await open(page, "/cart");
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("Available Later");
  await page.getByRole("button", { name: "We do not deliver to Dhanbari yet." }).click();
  await choose(page, "bishwanath");
  await expect(page.getByRole("button", { name: "Tomorrow 8 am–12 pm in Bishwanath" })).toBeVisible();
  await expect(page.getByText("৳400")).toBeVisible();
});

test("on a new device the place is that of the account's last order", async ({ page, shop }) => {
  await areaFor(page, shop, { places: ["sylhet/balaganj"], slots: [onlyTomorrow] });
  const id = await shop.newProduct();
  await signIn(page);
  await open(page, "/about");
  const order = {
    address_details: "House 1, Balaganj, Sylhet",
    place: "sylhet/balaganj",
    street: "House 1",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: id, quantity: 1 }],
  };
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { Authorization: `Bearer ${token}` };
  const placed = await page.request.post("/api/place-order", { data: order, headers });
  expect(placed.ok(), await placed.text()).toBe(true);
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Balaganj · Tomorrow 8 am–12 pm, ৳40" })).toBeVisible();
});

test("who names no place reads the specification's words in the cart, and nothing else", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await open(page, "/");
  await fillCart(page, id, 1);
  await open(page, "/cart");
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("Available Later");
  await expect(page.getByText("Choose your delivery area")).toHaveCount(0);
});

test("without areas no page asks where; with the first one each does", async ({ page, shop }) => {
  await shop.sql("delete from delivery_areas");
  const line = page.getByRole("main").getByRole("button", { name: "Choose your delivery area" });
  await expect
    .poll(async () => (await (await page.request.get("/api/shop")).json()).data.has_areas)
    .toBeUndefined();
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "Featured" })).toBeVisible();
  await expect(line).toHaveCount(0);
  await areaFor(page, shop, { places: ["sylhet/balaganj"] });
  await expect.poll(async () => (await page.request.get("/")).text()).toContain("has_areas");
  await open(page, "/");
  await expect(line).toBeVisible();
});

test("where one chooses a place, each row says when it is brought to and for how much, by one request for all", async ({
  page,
  shop,
}) => {
  await areaFor(page, shop, { places: ["sylhet/golapganj"], fee: 40, slots: [onlyTomorrow] });
  await open(page, "/");
  await page.getByRole("main").getByRole("button", { name: "Choose your delivery area" }).click();
  const sheet = page.getByRole("dialog", { name: "Deliver to" });
  const rows = sheet.locator("[data-place]");
  await expect(rows.first()).toContainText(/pm|not available yet/);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/delivery")) requests.push(request.url());
  });
  await sheet.getByRole("textbox").fill("golapganj");
  await expect(rows.filter({ hasText: "Golapganj" }).first()).toContainText("Tomorrow 8 am–12 pm৳40");
  await sheet.getByRole("textbox").fill("sylhet");
  await expect(rows.filter({ hasText: /Sylhet.*not available yet/ }).first()).toBeVisible();
  await expectAccessible(page);
  expect(requests).toHaveLength(2);
});

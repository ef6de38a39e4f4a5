import type { Page } from "@playwright/test";
import { expect, expectAccessible, fillBasket, open, signIn, test } from "./shop.ts";

/** Keeps addresses for whoever is signed in in this browser, the last one the newest. */
async function saveAddresses(page: Page, places: [address: string, mobile: string][]) {
  await page.goto("/about");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  for (const [address_details, mobile_no] of places) {
    const data = { address_details, mobile_no };
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post("/api/account/addresses", { data, headers });
  }
}

const orderedTo = async (sql: any, id: number) =>
  (
    await sql(
      "select o.address_details, o.mobile_no from orders o join order_items i on i.order_id = o.id where product_id = $1",
      [id],
    )
  )[0];

const placed = (page: Page) => expect(page.getByText("Order Placed Successfully!")).toBeVisible();

test("a saved address is chosen at the checkout, and nothing moves when it comes", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillBasket(page, [{ id }]);
  await saveAddresses(page, [
    ["Road 27, Gulshan", "01800000000"],
    ["House 12, Road 5\nDhanmondi", "01712345678"],
  ]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/api/account/addresses*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await open(page, "/checkout");
  await expect(page.getByRole("radio", { name: /House 12, Road 5/ })).toBeChecked();
  await expect(page.getByLabel("Shipping address")).toBeHidden();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // Letters of another font move a line by a hair; addresses that pushed the page would be a tenth and more.
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
  await expectAccessible(page);

  await page.getByRole("radio", { name: /Gulshan/ }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: /Gulshan/ })).toBeChecked();
  await page.getByRole("button", { name: /Place Order/ }).click();
  await placed(page);
  expect(await orderedTo(shop.sql, id)).toMatchObject({ address_details: "Road 27, Gulshan" });
});

test("another address keeps what is typed there, and is saved with the order where that is wanted", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillBasket(page, [{ id }]);
  await saveAddresses(page, [["Road 27, Gulshan", "01800000000"]]);
  await open(page, "/checkout");
  await page.getByRole("radio", { name: "Another address" }).check();
  await page.getByLabel("Shipping address").fill("Road 11, Banani");
  await page.getByRole("radio", { name: /Gulshan/ }).check();
  await page.getByRole("radio", { name: "Another address" }).check();
  await expect(page.getByLabel("Shipping address")).toHaveValue("Road 11, Banani");
  await page.getByLabel("Mobile number").fill("০১৭১২৩৪৫৬৭৮");
  await page.getByLabel("Save this address").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Place Order/ }).click();
  await placed(page);
  await expect(page.getByText("Address saved")).toBeVisible();

  await page.evaluate((kept) => localStorage.setItem("cart", kept), await cartOf(page, id));
  await open(page, "/checkout");
  await expect(page.getByRole("radio", { name: /Banani/ })).toBeChecked();
});

test("whoever has none types it, and it is not saved unless wanted", async ({ page, shop }) => {
  const id = await shop.newProduct();
  const { email } = await signIn(page);
  await fillBasket(page, [{ id }]);
  await open(page, "/bn/checkout");
  await page.getByLabel("ডেলিভারির ঠিকানা").fill("Road 5");
  await page.getByLabel("মোবাইল নম্বর").fill("01712345678");
  await expect(page.getByLabel("ঠিকানাটি সেভ করুন")).not.toBeChecked();
  await page.getByRole("button", { name: /অর্ডার দিন/ }).click();
  await expect(page.getByText("আপনার অর্ডার হয়ে গেছে!")).toBeVisible();
  const kept = "select from addresses a join users u on u.id = a.user_id where u.email = $1";
  expect(await shop.sql(kept, [email])).toHaveLength(0);
});

test("addresses that do not come leave the field to type in", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillBasket(page, [{ id }]);
  await page.route("**/api/account/addresses*", (route) => route.abort());
  await open(page, "/checkout");
  await expect(page.getByLabel("Shipping address")).toBeVisible();
});

const cartOf = (page: Page, id: number) =>
  page.evaluate(
    (product) =>
      JSON.stringify([
        { product: { id: product, name: "Test mango", price: 50, image: "", weight: "1 kg" }, quantity: 1 },
      ]),
    String(id),
  );

import { expect, expectAccessible, open, readyToOrder, signIn, test } from "./shop.ts";

const sheetName = { en: "Deliver to", bn: "কোথায় ডেলিভারি দেব?" };

test("a place is found as one types it, by keyboard, and the order knows it", async ({ page, shop }) => {
  const id = await readyToOrder(page, shop);
  await open(page, "/checkout");
  await page.getByRole("button", { name: /^Area/ }).filter({ hasText: "Choose your area" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: sheetName.en });
  const field = sheet.getByRole("textbox");
  await expect(field).toBeFocused();
  await expect(
    sheet.getByRole("region", { name: "Where we deliver" }).getByRole("button").first(),
  ).toBeVisible();
  await field.pressSequentially("danmondi");
  await expect(sheet.getByRole("button", { name: /Dhanmondi.*Thana, Dhaka/ })).toBeVisible();
  await expect(sheet.getByRole("status")).toHaveText(/^Areas found: \d+$/);
  await expectAccessible(page);
  await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Area Dhanmondi, Dhaka Change" })).toBeFocused();
  await page.getByLabel("Shipping address").fill("House 12, Road 5, 3rd floor");
  await page.getByText("Add a note for the rider").click();
  await page.getByLabel("Note for the rider").fill("Blue gate");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.getByRole("radio", { name: "Tomorrow 8 am–12 pm" }).check();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const [order] = await shop.sql(
    `select address_details, place, street, rider_note from orders o
     join order_items i on i.order_id = o.id where i.product_id = $1`,
    [id],
  );
  expect(order).toEqual({
    address_details: "House 12, Road 5, 3rd floor, Dhanmondi, Dhaka",
    place: "dhaka/dhanmondi",
    street: "House 12, Road 5, 3rd floor",
    rider_note: "Blue gate",
  });
});

test("the place last used stands first, and a place that is not in the list may be left out", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await readyToOrder(page, shop);
  await open(page, "/bn/checkout");
  const field = () => page.getByRole("button", { name: /^এলাকা/ });
  const sheet = page.getByRole("dialog", { name: sheetName.bn });
  await field().click();
  await sheet.getByRole("textbox").fill("ধানমন্ডী");
  await sheet.getByRole("button", { name: /ধানমন্ডি Dhanmondi/ }).click();
  await expect(field()).toContainText("ধানমন্ডি, ঢাকা");
  await page.reload();
  await expect(field()).toContainText("ধানমন্ডি, ঢাকা");
  await field().click();
  await expect(sheet.getByRole("region", { name: "আগে যেখানে দিয়েছি" })).toContainText("ধানমন্ডি");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "আপনার এলাকা নেই? আমরা ফোন করব" }).click();
  await expect(field()).toContainText("এলাকা বেছে নিন");
});

test("without a connection the sheet says so, looks again on demand, and everything typed stays", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("House 12, Road 5");
  await page.route("**/api/places*", (route) => route.abort());
  await page.getByRole("button", { name: /^Area Choose/ }).click();
  const sheet = page.getByRole("dialog", { name: sheetName.en });
  await sheet.getByRole("textbox").fill("mirpur 10");
  await expect(sheet.getByRole("alert")).toContainText("We couldn't load the areas.");
  await page.unroute("**/api/places*");
  await sheet.getByRole("button", { name: "Try again" }).click();
  await sheet.getByRole("button", { name: /Mirpur.*Thana, Dhaka/ }).click();
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 12, Road 5");
  await expect(page.getByRole("button", { name: /^Area Mirpur, Dhaka/ })).toBeVisible();
});

test("at 320 px the sheet leaves nothing out and nothing beside the screen", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await page.getByRole("button", { name: /^Area Choose/ }).click();
  const sheet = page.getByRole("dialog", { name: sheetName.en });
  await sheet.getByRole("textbox").fill("tejgaon");
  await expect(sheet.getByRole("button", { name: /Tejgaon Industrial Area/ })).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(320);
  // It slides in.
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return [box?.x, box?.width];
    })
    .toEqual([0, 320]);
});

test("a saved address has its place", { tag: "@phone" }, async ({ page, shop }) => {
  const { email } = await signIn(page);
  await open(page, "/account/profile");
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByRole("button", { name: /^Area Choose/ }).click();
  const sheet = page.getByRole("dialog", { name: sheetName.en });
  await sheet.getByRole("textbox").fill("cox");
  await sheet.getByRole("button", { name: /Sadar/ }).first().click();
  await page.locator("textarea[name=address_details]").fill("Hotel road 3");
  await page.locator("input[name=mobile_no]").fill("01712345678");
  await page
    .getByRole("button", { name: "Save", exact: false })
    .filter({ hasText: /address/i })
    .click();
  await expect(page.getByText("Address saved")).toBeVisible();
  const saved = await shop.sql(
    "select place, street from addresses a join users u on u.id = a.user_id where u.email = $1",
    [email],
  );
  expect(saved).toEqual([{ place: "coxs-bazar/coxsbazar-sadar", street: "Hotel road 3" }]);
});

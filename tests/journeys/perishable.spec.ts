import { dayAhead, slotDraft } from "../delivery.ts";
import { areaFor } from "./areas.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, fillCart, open, signIn } from "./shop.ts";

test("what goes only near says so on its page, is refused by name at the checkout, and is taken out with one press", async ({
  page,
  shop,
}) => {
  const place = { id: "sylhet/golapganj", name: "Golapganj", district: "Sylhet" };
  const slots = [{ ...slotDraft(8, 12), weekdays: [new Date(dayAhead(1)).getUTCDay()] }];
  await areaFor(page, shop, { places: [place.id], brings_perishables: false, slots });
  const fish = await shop.newProduct({ name: "Test hilsa", nameBn: "পরীক্ষার ইলিশ" });
  const rice = await shop.newProduct({ name: "Test rice", nameBn: "পরীক্ষার চাল" });
  await shop.sql("update products set is_perishable = true where id = $1", [fish]);
  await signIn(page);
  await page.addInitScript((known) => localStorage.setItem("place", known), JSON.stringify(place));
  await fillCart(page, [
    { id: fish, name: "Test hilsa" },
    { id: rice, name: "Test rice" },
  ]);
  const near = page.getByRole("button", { name: "This goes only near, and not yet to you in Golapganj." });
  await open(page, `/products/${rice}`);
  await expect(page.getByRole("button", { name: "Tomorrow 8–12 in Golapganj" })).toBeVisible();
  await open(page, `/products/${fish}`);
  await expect(near).toBeVisible();
  await expectAccessible(page);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("House 1");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.getByRole("radio", { name: /^Tomorrow 8–12/ }).check();
  await page.getByRole("button", { name: /Place Order/ }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Goes only near, and not to this place: Test hilsa. Your order is not sent yet.",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take them out" }).click();
  await expect(page.getByText("Test hilsa")).toHaveCount(0);
  await page.getByRole("button", { name: /Place Order/ }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await shop.sql("select product_id::int from order_items")).toEqual([{ product_id: rice }]);
});

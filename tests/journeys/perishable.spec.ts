import { dayAhead, slotDraft } from "../support/orders/delivery.ts";
import { areaFor } from "./areas.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, fillCart, open, signIn } from "./shop.ts";

test("what goes only near says so on its page and at the checkout, and is ordered to be agreed on the phone", async ({
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
  const near = page.getByRole("button", {
    name: "Not available in Golapganj: it has to stay fresh on the way.",
  });
  await open(page, `/products/${rice}`);
  await expect(page.getByRole("button", { name: "Tomorrow 8 am–12 pm in Golapganj" })).toBeVisible();
  await open(page, `/products/${fish}`);
  await expect(near).toBeVisible();
  await expectAccessible(page);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("House 1");
  await page.getByLabel("Mobile number").fill("01712345678");
  await expect(
    page.getByText(
      "Test hilsa: does not go to Golapganj, because it has to stay fresh. Place your order anyway: We'll call you to agree.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Delivery time" })).toHaveCount(0);
  await expect(page.getByText("We'll call you about area, time and delivery fee")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(await shop.sql("select area_id, place, slot_id from orders")).toEqual([
    { area_id: null, place: place.id, slot_id: null },
  ]);
});

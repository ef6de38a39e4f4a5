import type { Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { newOrder, signInAsStaff } from "./staff.ts";

/** Orders on their way with the rider who is signed in. */
async function takenOut(page: Page, shop: JourneyShop, token: string, count: number) {
  const product = await shop.newProduct({ stock: 50 });
  const orders = [];
  for (let one = 0; one < count; one++) orders.push(await newOrder(page, product));
  for (const { id } of orders) await moveOrder(shop, id, "packed");
  await page.request.post("/api/admin/round/orders", {
    headers: { Authorization: `Bearer ${token}` },
    data: { orders: orders.map(({ id }) => id) },
  });
  return orders;
}

test("a rider moves a stop, and goes back to the shortest way", { tag: "@phone" }, async ({ page, shop }) => {
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const [one, two, three] = await takenOut(page, shop, token, 3);
  const names = [one, two, three].map((order) => order?.customer ?? "");
  await open(page, "/admin/round");
  await page.getByRole("link", { name: "Change the order of stops" }).click();
  const rows = page.getByRole("region", { name: "Order of stops" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Move ${names[2]} up` }).click();
  await expect(
    page.getByText("In your own order. New stops are put behind those of the same time."),
  ).toBeVisible();
  await expect(rows).toContainText([names[0] ?? "", names[2] ?? "", names[1] ?? ""]);
  await page.getByRole("button", { name: "Done" }).click();
  const headings = page.getByRole("heading", { level: 3, name: /^Customer/ });
  await expect(headings).toHaveText([names[0] ?? "", names[2] ?? "", names[1] ?? ""]);
  await page.reload();
  await expect(headings).toHaveText([names[0] ?? "", names[2] ?? "", names[1] ?? ""]);
  await page.getByRole("link", { name: "Change the order of stops" }).click();
  await page.getByRole("button", { name: "Back to the shortest way" }).click();
  await expect(page.getByText("By delivery time, then by the shortest way.")).toBeVisible();
  await expect(rows).toContainText(names);
});

test("the position of a door is saved once, with the customer's consent", { tag: "@phone" }, async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 23.746_4661, longitude: 90.376_0154, accuracy: 12 });
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const [order] = await takenOut(page, shop, token, 1);
  await open(page, "/admin/round");
  await page.getByRole("button", { name: "At the door" }).click();
  await page.getByRole("radio", { name: "Delivered" }).check({ force: true });
  await page.getByRole("checkbox", { name: "The customer agrees" }).check();
  await page.getByRole("button", { name: "Save where this door is" }).click();
  await expect(page.getByText("The position of the door goes with your answer.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Done/ }).click();
  const pins = () =>
    shop.sql(
      "select latitude, longitude from address_pins p join orders o on o.user_id = p.user_id where o.id = $1",
      [order?.id],
    );
  await expect.poll(pins).toEqual([{ latitude: 23.746_47, longitude: 90.376_02 }]);
});

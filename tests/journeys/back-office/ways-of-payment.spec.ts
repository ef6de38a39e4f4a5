import type { Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, type JourneyShop, open, signIn, test } from "../shop.ts";
import { signInAsAdmin, signInAsStaff } from "./staff.ts";

/** An order at ৳632.75 of a customer who is signed in in `page`. */
async function oddOrder(page: Page, shop: JourneyShop) {
  const { email, password } = await signIn(page);
  const login = await page.request.post("/api/auth/login", {
    data: { name: "Nusrat Jahan", email, password },
  });
  const product_id = await shop.newProduct({ name: "Rui fish, cut", price: 632.75 });
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${(await login.json()).token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712-345678",
      payment_type: "cash",
      items: [{ product_id, quantity: 1 }],
    },
  });
  const { order } = await answer.json();
  await moveOrder(shop, order.id, "packed");
  return order as { id: number; number: string };
}

test("the rider notes bKash and the rest in cash; customer and staff read it, and staff put it right", {
  tag: "@phone",
}, async ({ page, shop, browser, baseURL }) => {
  const { id, number } = await oddOrder(page, shop);
  await open(page, `/account/orders/${number}`);
  await expect(page.getByRole("term").filter({ hasText: "Rounding" })).toBeVisible();
  await expect(page.getByRole("strong").filter({ hasText: "৳633" })).toBeVisible();

  const context = await browser.newContext({
    baseURL: baseURL as string,
    viewport: { width: 360, height: 740 },
  });
  const rider = await context.newPage();
  await signInAsStaff(rider, shop, ["delivery"]);
  await open(rider, "/admin/round");
  await rider.getByRole("button", { name: `Take ${number}` }).click();
  await rider.getByRole("button", { name: "At the door" }).click();
  await rider.getByRole("radio", { name: "Delivered" }).check({ force: true });
  await expect(rider.getByText("৳632.75 · Rounding ৳0.25")).toBeVisible();
  await expect(rider.getByRole("button", { name: "Done · ৳633 taken" })).toBeVisible();
  await rider.getByRole("button", { name: "bKash" }).click();
  await expect(rider.getByRole("button", { name: "Done · ৳632.75 taken" })).toBeVisible();
  await expect(rider.getByText("Enter the reference")).toBeVisible();
  await rider.getByLabel("bKash", { exact: true }).fill("400");
  await rider.getByLabel("bKash reference").fill("9AB7XY");
  await expect(rider.getByLabel("Cash taken")).toHaveValue("233");
  await expectAccessible(rider);
  await rider.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await rider.getByRole("button", { name: "Done · ৳633 taken" }).click();
  await expect(rider.getByText("1 saved here, sent later")).toBeVisible();
  await rider.unroute("**/api/**");
  await rider.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect
    .poll(() =>
      shop.sql(
        "select amount_poisha::int as cash, other_poisha::int as other from order_payments where order_id = $1",
        [id],
      ),
    )
    .toEqual([{ cash: 23_300, other: 40_000 }]);
  await context.close();

  await page.reload();
  await expect(page.getByText("bKash, 9AB7XY")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("staff put right how an order was paid, with a reason", async ({ page, shop, browser, baseURL }) => {
  const { id, number } = await oddOrder(page, shop);
  const context = await browser.newContext({ baseURL: baseURL as string });
  const clerk = await context.newPage();
  const token = await signInAsAdmin(clerk, shop);
  await shop.sql(
    "update orders set rider_id = (select min(id) from users where role = 'admin') where id = $1",
    [id],
  );
  const headers = { Authorization: `Bearer ${token}` };
  for (const [from, to] of [
    ["packed", "on_the_way"],
    ["on_the_way", "delivered"],
  ])
    await clerk.request.post(`/api/admin/orders/${id}/steps`, { headers, data: { from, to } });
  await open(clerk, `/admin/orders?status=completed&order=${id}`);
  await expect(clerk.getByText("Paid: Cash ৳633")).toBeVisible();
  await clerk.getByRole("button", { name: "Change how it was paid" }).click();
  await clerk.getByLabel("Cash", { exact: true }).fill("");
  await clerk.getByLabel("bKash", { exact: true }).fill("632.75");
  await clerk.getByRole("button", { name: "Save the payment" }).click();
  await expect(clerk.getByText("Enter the reference, such as")).toBeVisible();
  await clerk.getByLabel("bKash reference").fill("9AB7XY");
  await clerk.getByLabel("Why are you changing it?").fill("The customer showed the SMS");
  await expectAccessible(clerk);
  await clerk.getByRole("button", { name: "Save the payment" }).click();
  await expect(clerk.getByText("Payment changed.")).toBeVisible();
  await expect(clerk.getByText("Paid: bKash ৳632.75 (9AB7XY)")).toBeVisible();
  await context.close();
  await open(page, `/account/orders/${number}`);
  await expect(page.getByText("bKash, 9AB7XY")).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Rounding" })).toHaveCount(0);
});

test("staff confirm what was paid without cash, way by way; a difference needs a note and is named", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { id, number } = await oddOrder(page, shop);
  const rider = await shop.sql<{ id: number }>("select min(id)::int as id from users where role = 'admin'");
  await shop.sql("update orders set status = 'completed', fulfilment = 'delivered' where id = $1", [id]);
  // A day of its own, as the page sums all of a day.
  const [paid] = await shop.sql<{ day: string }>(
    `insert into order_payments (order_id, rider_id, amount_poisha, other_poisha, expected_poisha, taken_at)
     values ($1, $2, 0, 63275, 63275, '2001-01-01 12:00+06'::timestamptz + make_interval(days => $3))
     returning (taken_at at time zone 'Asia/Dhaka')::date::text as day`,
    [id, rider[0]?.id, id],
  );
  await shop.sql("insert into order_payment_parts values ($1, 'nagad', 63275, 'N-1')", [id]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/cash?day=${paid?.day}`);
  const nagad = page.getByRole("region", { name: "Nagad", exact: true });
  await expect(nagad.getByRole("listitem")).toContainText(new RegExp(`^${number} · .+ · N-1৳632\\.75$`));
  await expectAccessible(page);
  await nagad.getByLabel("How much was received?").fill("600");
  await expect(nagad.getByText("৳32.75 short. Count again, or say why.")).toBeVisible();
  await nagad.getByLabel("Why?").fill("Not there yet");
  await nagad.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Nagad: ৳600 confirmed.")).toBeVisible();
  await expect(nagad.getByText("৳32.75 short")).toBeVisible();
  await nagad.getByLabel("Correction").fill("32.75");
  await nagad.getByLabel("Why?").fill("It came");
  await nagad.getByRole("button", { name: "Confirm" }).click();
  await expect(nagad.getByText("৳32.75 short")).toHaveCount(0);
  await expect(nagad.getByLabel("Correction")).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: /CSV.*Non-cash payments|Non-cash payments.*CSV/ }),
  ).toBeVisible();
});

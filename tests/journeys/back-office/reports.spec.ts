import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { newOrder, signInAsAdmin, signInAsStaff, unique } from "./staff.ts";

/** The lines of the file that a button saves. */
async function fileOf(page: Page, button: Locator): Promise<string[]> {
  const saved = page.waitForEvent("download");
  await button.click();
  return readFileSync(await (await saved).path(), "utf8")
    .trim()
    .split("\r\n");
}

test("the owner's questions have their answer two presses from the dashboard, and a file behind each", async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, nameBn: `রিপোর্ট ${name}`, price: 150 });
  const done = await newOrder(page, id, 2);
  const late = await newOrder(page, id, 1);
  await moveOrder(shop, done.id, "delivered");
  await shop.sql(
    `insert into order_steps (order_id, from_status, to_status, user_id)
     select id, 'processing', 'completed', user_id from orders where id = $1`,
    [done.id],
  );
  await shop.sql(
    `update orders set slot_day = (now() at time zone 'Asia/Dhaka')::date - 1, slot_from = 480, slot_to = 720 where id = $1`,
    [late.id],
  );
  await signInAsAdmin(page, shop);
  await open(page, "/admin");
  await page.getByRole("region", { name: "14 days" }).getByRole("link", { name: "Reports" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();

  const sales = page.getByRole("region", { name: "Sales", exact: true });
  await expect(sales).toContainText("৳450 ordered, ৳300 delivered, ৳0 cancelled.");
  await expect(sales.getByRole("table").getByRole("row")).toHaveCount(8);
  await sales.getByRole("link", { name: "By week" }).click();
  await expect(sales.getByRole("table").getByRole("row").last()).toContainText(/Week from .*2৳450৳300৳0/);
  const weeks = await fileOf(page, sales.getByRole("button", { name: "CSV" }));
  expect(weeks[0]).toContain("week_from,orders,ordered_taka,delivered_taka,cancelled_taka,rounding_taka");
  expect(weeks.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,2,450,300,0,0$/);

  const categories = page.getByRole("region", { name: "Sales by category" });
  await expect(categories.getByRole("listitem")).toHaveText(/৳300 delivered so far৳450$/);
  const [, category] = await fileOf(page, categories.getByRole("button", { name: "CSV" }));
  expect(category).toMatch(/,3,450,300$/);

  const customers = page.getByRole("region", { name: "Best customers" });
  await expect(customers.getByRole("listitem").first()).toContainText(
    new RegExp(`${done.customer}1 order · ৳300 ordered৳300`),
  );
  const [, best] = await fileOf(page, customers.getByRole("button", { name: "CSV" }));
  expect(best).toMatch(new RegExp(`^${done.customer},1,300,300,`));

  const deliveries = page.getByRole("region", { name: "Late deliveries" });
  await expect(deliveries).toContainText(
    "1 of 1 orders whose delivery time is over came late or have not come.",
  );
  const [, slow] = await fileOf(page, deliveries.getByRole("button", { name: "CSV" }));
  expect(slow).toMatch(new RegExp(`^${late.number},${late.customer},,`));
  await expectAccessible(page);
  const row = deliveries.getByRole("link", { name: late.number });
  await expect(row).toContainText(/late.*not delivered yet/);
  await row.click();
  await expect(page.getByRole("main")).toContainText(late.number);
});

test("a period is one press or two dates away, stands in the URL, and is said as the shop writes dates", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/reports");
  await page.getByRole("link", { name: "This month" }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByRole("main")).toContainText(/1 \w{3} 20\d\d/);
  await page.getByLabel("From", { exact: true }).fill("2026-03-05");
  await page.getByLabel("To", { exact: true }).fill("2026-03-04");
  await expect(page.getByText("5 Mar 2026", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("The last day comes before the first. Swap them.")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("2026-03-06");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/from=2026-03-05&to=2026-03-06/);
  await expect(page.getByText("5 Mar 2026 – 6 Mar 2026")).toBeVisible();
  await expect(page.getByText("Nothing was ordered in these days.").first()).toBeVisible();
  await expect(page.getByText("No order with a delivery time was due in these days.")).toBeVisible();
  await open(page, "/bn/admin/reports?from=2026-03-05&to=2026-03-06");
  await expect(page.getByText("৫ মার্চ, ২০২৬ – ৬ মার্চ, ২০২৬")).toBeVisible();
});

test("staff of orders see who orders most, without the way to customers", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { customer } = await newOrder(page, await shop.newProduct({ name: unique(), nameBn: "আম" }));
  await signInAsStaff(page, shop, ["orders"]);
  await open(page, "/admin/reports");
  const customers = page.getByRole("region", { name: "Best customers" });
  await expect(customers).toContainText(customer);
  await expect(customers.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Losses" })).toHaveCount(0);
});

import { moveOrder } from "#tests/support/orders/moving.ts";
import { jumped, watchJumps } from "../jumps.ts";
import { test as ownTest } from "../own-shop.ts";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, signInAsStaff, unique } from "./staff.ts";

ownTest(
  "today stands beside the same day last week; fourteen days, what waits and what sold most lead to the thing itself",
  async ({ page, shop }) => {
    const name = unique();
    const id = await shop.newProduct({ name, nameBn: `বেশি ${name}`, price: 150 });
    const current = await newOrder(page, id, 2);
    const before = await newOrder(page, id, 1);
    const cancelled = await newOrder(page, id, 3);
    await moveOrder(shop, cancelled.id, "cancelled");
    await shop.sql("update orders set created_at = created_at - interval '7 days' where id = $1", [
      before.id,
    ]);
    await signInAsAdmin(page, shop);
    await open(page, "/admin");
    const figures = page.getByRole("region", { name: "Today beside a week ago" });
    await expect(figures).toContainText(/Ordered today৳3001 orders\+100 %৳150 last \S+day by/);
    await expect(figures).toContainText(/Delivered today৳00 orders/);
    await expect(figures).toContainText(/Cancelled today৳00 orders/);
    await expect(figures).toContainText(/New customers3\+30 last/);

    const days = page.getByRole("region", { name: "14 days" });
    await expect(days.getByRole("table").getByRole("row")).toHaveCount(15);
    await expect(days.getByRole("row").last()).toContainText(/1৳300৳0৳0$/);
    await expect(days).toContainText(/Most: .* 1 orders/);
    await days.getByRole("button", { name: "Ordered" }).click();
    await expect(days).toContainText(/Most: .* ৳300/);
    await expect(days).toContainText("7 days: ৳300 ordered, ৳0 delivered.");
    const saved = page.waitForEvent("download");
    await days.getByRole("button", { name: "CSV" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
    await expectAccessible(page);

    const top = page.getByRole("region", { name: "Sold most" }).getByRole("link", { name });
    await expect(top).toContainText("Pieces: 3");
    await expect(top).toHaveAttribute("href", `/admin/products/${id}`);
    const waiting = page.getByRole("region", { name: "Waits longest" }).getByRole("link", { name: /^TK-/ });
    await expect(waiting).toHaveText([new RegExp(before.number), new RegExp(current.number)]);
    await waiting.first().click();
    await expect(page).toHaveURL(new RegExp(`/admin/calls\\?order=${before.id}`));

    await open(page, "/bn/admin");
    await expect(page.getByRole("region", { name: "১৪ দিন" }).getByRole("row").last()).toContainText(
      /১৳৩০০৳০৳০$/,
    );
    await expect(page.getByRole("region", { name: "সবচেয়ে বেশি বিক্রি" })).toContainText(`বেশি ${name}`);
  },
);

test("what a new shop needs comes late, and moves nothing that is there", async ({ page, shop }) => {
  await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(/api\/admin\/opening/, async (route) => {
    await held;
    await route.continue();
  });
  await watchJumps(page);
  await open(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  go();
  await expect(page.getByRole("region", { name: "The shop is filled with a demo" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Today beside a week ago" })).toContainText(/last \S+day by/);
  await expect(page.getByRole("region", { name: "14 days" }).getByRole("table")).toBeAttached();
  expect(await jumped(page)).toBeLessThan(0.02);
});

ownTest(
  "a shop without an order has no figures yet; then what waits stands in one list, and the next job is a press away",
  async ({ page, shop }) => {
    await signInAsAdmin(page, shop);
    await open(page, "/admin");
    await expect(page.getByRole("region", { name: "Running out" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Today beside a week ago" })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "14 days" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: /the next$/ })).toHaveCount(0);

    const product = await shop.newProduct();
    const toCall = await newOrder(page, product);
    const toPack = await newOrder(page, product);
    await shop.sql(
      "update orders set status = 'processing', created_at = now() - interval '2 hours' where id = $1",
      [toPack.id],
    );
    await page.request.post("/api/contact-messages", {
      data: { name: "Rakib", email: "rakib@example.com", subject: "Friday hours", message: "When?" },
    });
    await page.request.post("/api/custom-orders", {
      data: { customer_name: "Ayesha", order_details: "Doi misty, 2 kg" },
    });
    await shop.sql("update contact_messages set created_at = now() - interval '3 hours'");
    await page.reload();
    const rows = page.getByRole("region", { name: "Waits longest" }).getByRole("listitem");
    await expect(rows).toHaveText([
      /Friday hoursMessage · Rakib3 h/,
      new RegExp(`${toPack.number}.*Processing · House 12.*2 h`),
      new RegExp(`${toCall.number}.*To be called · House 12`),
      /Doi misty, 2 kgCustom order · Ayesha/,
    ]);
    await page.getByRole("link", { name: "Pack the next" }).click();
    await expect(page).toHaveURL(/\/admin\/packing/);
    await open(page, "/admin");
    await page.getByRole("link", { name: "Enter a phone order" }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/new/);
  },
);

test("staff of the home page see what runs there and make a slide; nothing of orders, goods or customers", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsStaff(page, shop, ["content"]);
  await open(page, "/admin");
  const home = page.getByRole("region", { name: "On the home page" });
  await expect(home).toContainText(/Shown now: \d+\./);
  await expect(home.getByRole("listitem").first()).toBeVisible();
  for (const title of [
    "Today beside a week ago",
    "Waits longest",
    "Running out",
    "Sold most",
    "Orders",
    "Users",
  ])
    await expect(page.getByRole("region", { name: title, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await home.getByRole("link", { name: "Add a slide" }).click();
  await expect(page.getByRole("heading", { name: "New slide" })).toBeFocused();
});

test("staff of customers see the new ones, and no amounts", { tag: "@desktop" }, async ({ page, shop }) => {
  await signInAsStaff(page, shop, ["customers"]);
  await open(page, "/admin");
  const figures = page.getByRole("region", { name: "Today beside a week ago" });
  await expect(figures).toContainText(/New customers\d+/);
  await expect(figures).not.toContainText("Taka");
});

test("a part of the dashboard that fails says so, and is tried again by itself", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  let isBroken = true;
  await page.route(/api\/admin\/top-products/, (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, "/admin");
  const top = page.getByRole("region", { name: "Sold most" });
  await expect(top.getByRole("button", { name: "Try again" })).toBeVisible();
  isBroken = false;
  await top.getByRole("button", { name: "Try again" }).click();
  await expect(top.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

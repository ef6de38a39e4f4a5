import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, stockOf, unique } from "./staff.ts";

test("what came, was counted and was lost is written down, seen among the orders, and taken back", async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, stock: 10 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Stock movements: ${name}` }).click();
  const movements = page.getByRole("list", { name: "Movements" }).getByRole("listitem");
  await expect(movements).toHaveText([/\+10.*First stock.*10 after/]);

  await page.getByRole("button", { name: "Add to the stock" }).click();
  await expect(page.getByLabel("Pieces that came")).toBeFocused();
  await page.getByLabel("Pieces that came").fill("৫০");
  await page.getByLabel("Reason (optional)").fill("From Karim's van");
  await page.keyboard.press("Enter");
  await expect(movements.first()).toContainText(/\+50.*Received.*60 after.*From Karim's van.*Shopkeeper/s);
  await expect(page.getByText("Saved: 60 in stock now.")).toBeVisible();
  await expectAccessible(page);

  // A count is begun, somebody buys, the count is saved.
  await page.getByText("Counted", { exact: true }).click();
  await page.getByLabel("Pieces on the shelf").fill("65");
  const order = await newOrder(page, id, 2);
  await page.getByRole("button", { name: "Save the count" }).click();
  await expect(page.getByText("Saved. 2 were sold while you counted: 63 in stock now.")).toBeVisible();
  await expect(movements.first()).toContainText(/\+5.*from 60, 63 after/s);
  await expect(movements.nth(1).getByRole("link", { name: order.number })).toBeVisible();

  await page.getByRole("button", { name: "Take back: Received +50" }).click();
  await expect(movements.first()).toContainText(/−50.*Taken back.*13 after/s);
  await page.getByText("Lost", { exact: true }).click();
  await page.getByLabel("Pieces lost").fill("14");
  await page.getByRole("button", { name: "Take off the stock" }).click();
  await expect(page.getByText("Only 13 are there.")).toBeVisible();
  await expectAccessible(page);
  expect(await stockOf(shop, id)).toBe(13);
});

test("what runs out soonest is told on the dashboard, and leads to its stock", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, nameBn: `ফুরানো ${name}`, stock: 41 });
  await newOrder(page, id, 40);
  await signInAsAdmin(page, shop);
  await open(page, "/admin");
  await page.getByRole("link", { name: /See all.*Running out/ }).click();
  await expect(page).toHaveURL(/\/admin\/stock$/);
  const row = page.getByRole("list", { name: /What runs out/ }).getByRole("link", { name });
  await expect(row).toContainText(/less than a day/);
  await expectAccessible(page);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/admin/stock/${id}$`));

  await open(page, "/bn/admin/stock?days=14");
  await expect(page.getByRole("link", { name: `ফুরানো ${name}` })).toContainText("১টি আছে");
});

test("what runs out is told at the pace of the chosen days, in words that fit them", async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, nameBn: `ফুরানো ${name}`, stock: 4 });
  await shop.sql("update products set created_at = now() - interval '60 days' where id = $1", [id]);
  await shop.sql(
    `insert into stock_movements (product_id, at, kind, change, stock_after)
     values ($1, now() - interval '10 days', 'order', -28, 4)`,
    [id],
  );
  await signInAsAdmin(page, shop);
  const tabs = page.getByRole("navigation", { name: /^(Pace of|কত দিনের বিক্রিতে)$/ });
  const row = page.getByRole("main").getByRole("link", { name });
  // All else that speaks of a time would speak of another than was chosen.
  const otherTimes = /\b(today|yesterday|this week|this month|daily)\b|আজ|গতকাল|এ সপ্তাহ|এ মাস/i;
  for (const [path, chosen, pace, lasts] of [
    ["/admin/stock", "Last 7 days", "0 a day", "not sold lately"],
    ["/admin/stock?days=14", "Last 14 days", "2 a day", "about 2 days"],
    ["/bn/admin/stock", "গত ৭ দিন", "দিনে ০টি", "সম্প্রতি বিক্রি হয়নি"],
    ["/bn/admin/stock?days=14", "গত ১৪ দিন", "দিনে ২টি", "প্রায় ২ দিন"],
  ] as const) {
    await open(page, path);
    await expect(row).toContainText(pace);
    await expect(row).toContainText(lasts);
    await expect(tabs.locator("[aria-current]")).toHaveText(chosen);
    await expect(page.getByRole("main")).not.toContainText(otherTimes);
  }
});

test("what was lost is read in taka, from what runs out", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, nameBn: `নষ্ট ${name}`, stock: 41, price: 120 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/stock/${id}`);
  await page.getByText("Lost", { exact: true }).click();
  await page.getByLabel("Pieces lost").fill("3");
  await page.getByRole("button", { name: "Take off the stock" }).click();
  await expect(page.getByText("Saved: 38 in stock now.")).toBeVisible();
  await open(page, "/admin/stock");
  await page.getByRole("main").getByRole("link", { name: "Losses" }).click();
  await expect(page.getByText("Valued at today's prices.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toContainText("Pieces: 3 · Entered by staff৳360");
  await page.getByRole("link", { name: "By month" }).click();
  await expect(page).toHaveURL(/by=month/);
  await expect(page.getByRole("link", { name })).toContainText("৳360");
  await expectAccessible(page);
  await page.getByRole("link", { name: "By reason" }).click();
  const reasons = page.getByRole("region", { name: "By reason" });
  await expect(reasons.getByRole("listitem").filter({ hasText: "No reason given" })).toContainText("৳");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV: By reason" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^losses-by-reason-.*\.csv$/);
  await expectAccessible(page);
  await open(page, "/bn/admin/losses?by=week");
  await expect(page.getByRole("link", { name: `নষ্ট ${name}` })).toContainText("৳৩৬০");
});

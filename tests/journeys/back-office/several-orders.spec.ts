import type { Locator, Page } from "@playwright/test";
import { ageOrder, moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, type JourneyShop, newAccount, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, unique } from "./staff.ts";

/** Two orders of one product, found by their street; opens the list of them. */
async function twoOrders(page: Page, shop: JourneyShop) {
  const name = unique();
  const product = await shop.newProduct({ name });
  const orders = [await newOrder(page, product, 2), await newOrder(page, product, 3)];
  const street = unique();
  const ids = orders.map(({ id }) => id);
  await shop.sql("update orders set address_details = $2 where id = any($1)", [ids, street]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?search=${encodeURIComponent(street)}`);
  return { name, orders, ids, first: orders[0]?.number ?? "", second: orders[1]?.number ?? "" };
}

const bar = (page: Page) => page.getByRole("region", { name: "Chosen orders" });
/** Answers the question before several orders are packed: all of them go. */
async function startAll(page: Page) {
  const question = page.getByRole("dialog", { name: "Start packing 2 without a call?" });
  await question.getByRole("checkbox", { name: "All of these" }).check();
  await question.getByRole("button", { name: "Start packing 2" }).click();
}
const choose = (page: Page, number: string) => page.getByRole("checkbox", { name: `Choose ${number}` });

/** What a printer would put on paper of it: shown in print, too. */
async function expectPrinted(page: Page, paper: Locator, frame: Locator[]) {
  await page.emulateMedia({ media: "print" });
  await expect(paper.first()).toBeVisible();
  for (const part of frame) await expect(part).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

test("two orders are chosen, packed together, and their slips, pick list and invoices printed", async ({
  page,
  shop,
}) => {
  const { name, first, second, ids } = await twoOrders(page, shop);
  await choose(page, first).check();
  await expect(bar(page)).toContainText("1 chosen");
  await choose(page, second).check();
  await expect(bar(page)).toContainText(/2 chosen.*৳/);
  await expectAccessible(page);
  await bar(page).getByRole("button", { name: "Start packing 2" }).click();
  const question = page.getByRole("dialog", { name: "Start packing 2 without a call?" });
  await expect(question.getByText(/Needs a call by your rule/)).toHaveCount(2);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Not now" }).click();
  expect(await shop.sql("select from order_steps where order_id = any($1)", [ids])).toHaveLength(0);
  await bar(page).getByRole("button", { name: "Start packing 2" }).click();
  await question.getByRole("checkbox", { name: new RegExp(first) }).check();
  await question.getByRole("button", { name: "Start packing 1" }).click();
  await expect(page.getByText(`Packing has started: ${first}.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`Taken back: ${first}.`)).toBeVisible();
  expect(await shop.sql("select distinct fulfilment from orders where id = any($1)", [ids])).toEqual([
    { fulfilment: "placed" },
  ]);
  await choose(page, first).check();
  await choose(page, second).check();
  await bar(page).getByRole("button", { name: "Start packing 2" }).click();
  await startAll(page);
  await expect(page.getByText(/Packing has started: TK-\d+, TK-\d+\./)).toBeVisible();
  expect(await shop.sql("select from order_steps where order_id = any($1)", [ids])).toHaveLength(4);
  await expect(bar(page).getByRole("button", { name: /Start packing/ })).toHaveCount(0);
  await expectAccessible(page);

  await bar(page).getByRole("link", { name: "Packing slips" }).click();
  const sheets = page.getByRole("article");
  await expect(sheets).toHaveCount(2);
  await expect(sheets.first()).toContainText(first);
  await expect(sheets.last()).toContainText(name);
  const frame = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("banner"),
    page.getByRole("button", { name: "Print" }),
  ];
  await expectPrinted(page, sheets, frame);
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(2);

  const views = page.getByRole("navigation", { name: "What is printed" });
  await views.getByRole("link", { name: "Pick list" }).click();
  await expect(sheets).toHaveCount(1);
  const line = sheets.getByRole("row").filter({ hasText: name });
  await expect(line).toContainText("5 ×");
  await expect(line).toContainText(`2 for ${first}, 3 for ${second}`);
  await expectPrinted(page, line, frame);

  await views.getByRole("link", { name: "Invoices" }).click();
  await expect(sheets.first()).toContainText("Prices are in taka and include VAT.");
  await expect(sheets.first()).toContainText(/Digital Business ID \(DBID\): \d+/);
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
});

test("chosen orders are packed and sent on their way together, and nothing is left to gather for them", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { ids } = await twoOrders(page, shop);
  await page.getByRole("checkbox", { name: "Choose all shown" }).check();
  await bar(page).getByRole("button", { name: "Start packing 2" }).click();
  await startAll(page);
  await bar(page).getByRole("button", { name: "Packed 2" }).click();
  await expect(page.getByText(/^Packed: TK-\d+, TK-\d+\./)).toBeVisible();
  await bar(page).getByRole("link", { name: "Packing slips" }).click();
  await page
    .getByRole("navigation", { name: "What is printed" })
    .getByRole("link", { name: "Pick list" })
    .click();
  await expect(page.getByRole("article").getByRole("row")).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await page.getByRole("checkbox", { name: "Choose all shown" }).check();
  await bar(page).getByRole("button", { name: "On the way 2" }).click();
  await expect
    .poll(() => shop.sql("select distinct fulfilment from orders where id = any($1)", [ids]))
    .toEqual([{ fulfilment: "on_the_way" }]);
});

test("an order that a colleague has cancelled meanwhile is named, and the other one packed", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { first, second, ids } = await twoOrders(page, shop);
  await page.getByRole("checkbox", { name: "Choose all shown" }).check();
  await expect(bar(page)).toContainText("2 chosen");
  await bar(page).getByRole("button", { name: "Start packing 2" }).click();
  await expect(page.getByRole("checkbox", { name: "All of these" })).toBeVisible();
  await moveOrder(shop, ids[0], "cancelled");
  await startAll(page);
  await expect(page.getByRole("alert")).toHaveText(`${first} was left as it is: it is now “Cancelled”.`);
  await expect(page.getByText(`Packing has started: ${second}.`)).toBeVisible();
});

test("orders are chosen by X and with Shift, and Escape lets go of them", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { first, second } = await twoOrders(page, shop);
  await page.getByRole("link", { name: second }).focus();
  await page.keyboard.press("x");
  await expect(choose(page, second)).toBeChecked();
  await page.keyboard.press("x");
  await expect(choose(page, second)).not.toBeChecked();
  await choose(page, second).click();
  await choose(page, first).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("2 chosen");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
});

test("a single order is printed from where it is open", { tag: "@desktop" }, async ({ page, shop }) => {
  const { id, number } = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("article")).toContainText(number);
});

test("the list is narrowed to a day, and widened again", async ({ page, shop }) => {
  const { first, second, ids } = await twoOrders(page, shop);
  await ageOrder(shop, ids[0], 24 * 60);
  const row = (number: string) => page.getByRole("link", { name: new RegExp(number) });
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(row(first)).toHaveCount(0);
  await expect(row(second)).toBeVisible();
  await page.getByRole("link", { name: "Yesterday" }).click();
  await expect(row(first)).toBeVisible();
  await expect(row(second)).toHaveCount(0);
  await page.getByLabel("Day", { exact: true }).fill("2020-01-01");
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).not.toHaveURL(/day=/);
  await expectAccessible(page);
});

test("two packed orders are given to one rider at once; one that was cancelled meanwhile is named with why", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const rider = `Rider ${crypto.randomUUID().slice(0, 8)}`;
  const { account } = await newAccount(page, rider);
  await shop.sql("update users set role = 'staff', parts = '{delivery}' where email = $1", [account.email]);
  const { first, second, ids } = await twoOrders(page, shop);
  await shop.sql("update orders set status = 'processing', fulfilment = 'packed' where id = any($1)", [ids]);
  await page.reload();
  await choose(page, first).check();
  await choose(page, second).check();
  await moveOrder(shop, ids[1], "cancelled");
  await bar(page).getByRole("button", { name: "Give 2 to a rider" }).click();
  const sheet = page.getByRole("dialog", { name: "Who takes these 2?" });
  await expect(sheet.getByRole("button", { name: `${rider} 0 on the way` })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: rider }).click();
  await expect(page.getByText(`Given to ${rider}: ${first}.`, { exact: false })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: `${second}` })).toContainText("Cancelled");
  await expectAccessible(page);
  const rows = await shop.sql(
    "select fulfilment, u.name from orders o left join users u on u.id = o.rider_id where o.id = any($1) order by o.id",
    [ids],
  );
  // It goes on its way when the rider starts.
  expect(rows).toEqual([
    { fulfilment: "packed", name: rider },
    { fulfilment: "packed", name: null },
  ]);
});

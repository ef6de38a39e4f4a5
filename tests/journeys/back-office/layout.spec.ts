import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, unique } from "./staff.ts";

test("where nothing is to be packed, that stands in the middle of the page", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await page.route(/api\/admin\/packing(\?|$)/, (route) => route.fulfill({ json: { data: [] } }));
  await open(page, "/admin/packing");
  const title = page.getByRole("heading", { level: 2 });
  const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0);
  const main = await page.locator("main").boundingBox();
  expect(Math.abs(middle(await title.boundingBox()) - middle(main))).toBeLessThan(4);
});

test("a stock that is not tracked says so in full on a phone", { tag: "@phone" }, async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name });
  await shop.sql("update products set stock = null where id = $1", [id]);
  await signInAsAdmin(page, shop);
  for (const language of ["", "/bn"]) {
    await open(page, `${language}/admin/products?search=${encodeURIComponent(name)}`);
    const stock = page.getByRole("textbox", { name: /^(Stock|স্টক)/ }).first();
    await expect(stock).toBeVisible();
    const { text, room } = await stock.evaluate((input: HTMLInputElement) => {
      const probe = document.createElement("span");
      const look = getComputedStyle(input, "::placeholder");
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      probe.style.cssText = `position:absolute;white-space:nowrap;font:${look.font}`;
      probe.textContent = input.placeholder;
      document.body.append(probe);
      return {
        text: probe.getBoundingClientRect().width,
        room: input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      };
    });
    expect(text).toBeLessThanOrEqual(room);
  }
});

test("a new order has one word for where it is, in its tab and in its row", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { number } = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?search=${number}`);
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Pending");
  await expect(row).not.toContainText("Placed");
  await open(page, `/bn/admin/orders?search=${number}`);
  await expect(row).toContainText("অপেক্ষায়");
  await expect(row).not.toContainText("অর্ডার পেয়েছি");
});

test("the orders open at what waits, oldest first, with how long; a search finds all", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const done = await newOrder(page, await shop.newProduct());
  await moveOrder(shop, done.id, "delivered");
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  const table = page.getByRole("table", { name: "Orders, the longest waiting first" });
  await expect(table.getByRole("columnheader", { name: "Waiting" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Waiting/ })).toHaveAttribute("aria-current", "true");
  await expect(table.getByText("Completed")).toHaveCount(0);
  await page.getByLabel("Number, name, phone or address").fill(done.number);
  await expect(page.getByRole("row").filter({ hasText: done.number })).toContainText("Completed");
});

test("the Bengali page of delivery areas has Bengali figures, and the Bengali name first", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/bn/admin/delivery?area=new");
  const main = page.getByRole("main");
  await expect(main.locator("[name=fee]")).toHaveValue("৪০");
  await expect(main.locator("[name=free_from]")).toHaveValue("১০০০");
  const names = await main
    .locator("[name^=name_]")
    .evaluateAll((inputs) => inputs.map((one) => one.getAttribute("name")));
  expect(names).toEqual(["name_bn", "name_en"]);
});

test("a phone order that nobody has typed into asks the server for no caller", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/callers")) requested.push(request.url());
  });
  await open(page, "/admin/orders/new");
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await page
    .getByLabel(/phone|mobile/i)
    .first()
    .fill("01712345678");
  await expect.poll(() => requested.length).toBe(1);
});

import { expect, expectAccessible, open, test } from "../shop.ts";
import { newMobile, newOrder, signInAsAdmin, signInAsStaff, unique } from "./staff.ts";

test("Ctrl K goes anywhere: an order by number or phone, a customer, a product, a page in either language", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const name = unique();
  const product = await shop.newProduct({ name });
  const barcode = `894${crypto.randomUUID().replaceAll(/\D/g, "").padEnd(10, "7").slice(0, 10)}`;
  await shop.sql("update products set barcode = $2 where id = $1", [product, barcode]);
  const { id, number, customer } = await newOrder(page, product);
  const mobile = newMobile();
  await shop.sql("update orders set mobile_no = $2, mobile_e164 = $3 where id = $1", [
    id,
    mobile,
    `+88${mobile}`,
  ]);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/calls");
  const field = page.getByRole("combobox", { name: "Go to…" });
  const find = async (text: string) => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  const option = (words: string | RegExp) => page.getByRole("option").filter({ hasText: words });

  await find(number);
  await expect(option(customer)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: number })).toBeVisible();

  await find(mobile.slice(-6));
  await expect(option(number)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();

  await find(customer);
  await option(/Customer$/).click();
  await expect(page.getByRole("heading", { level: 1, name: customer })).toBeVisible();

  await find(barcode);
  await expect(option(name)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/products/${product}$`));

  await find("ক্ষতি");
  await expect(option("Losses")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Losses" })).toBeVisible();

  await open(page, "/bn/admin/losses");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("delivery");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "খুঁজে যান…" })).toBeFocused();
});

test("whoever packs finds orders, and neither customers nor pages that would not open", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { number, customer } = await newOrder(page, await shop.newProduct());
  await signInAsStaff(page, shop, ["orders"]);
  await open(page, "/admin/orders");
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/api\/admin\/(users|products)/.test(request.url())) requested.push(request.url());
  });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Go to…" })).toBeFocused();
  await page.keyboard.type(customer);
  await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("dialog").getByRole("option")).toContainText(number);
  await page.keyboard.press("Escape");
  await page.keyboard.type("staff");
  await expect(page.getByText("Nothing found")).toBeVisible();
  expect(requested).toEqual([]);
});

test("a phone has the same by its button, and letters act only where somebody wants them", async ({
  page,
  shop,
  isMobile,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products");
  await page.getByRole("button", { name: /^Go to/ }).click();
  await page.getByRole("combobox", { name: "Go to…" }).fill("messages");
  await page.getByRole("option", { name: /Messages/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  if (isMobile) return;
  const search = page.getByLabel("Name, phone or text");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await search.blur();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "Shortcut keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search).not.toBeFocused();
});

import type { Page } from "@playwright/test";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

/** Two products with one word in their names that no other product has. */
async function twoProducts(page: Page, shop: JourneyShop, language = "") {
  // Long, and of many letters: the search forgives a slip or two.
  const word = `zq${crypto
    .randomUUID()
    .replaceAll("-", "")
    .slice(0, 12)
    .replace(/\d/g, (digit) => "ghijlmnopr"[Number(digit)] ?? "")}`;
  const names = [`Ilish ${word} one`, `Ilish ${word} two`] as const;
  const ids = [
    await shop.newProduct({ name: names[0], price: 100 }),
    await shop.newProduct({ name: names[1], price: 55 }),
  ];
  await shop.sql("update products set sku = $2 || id where id = any($1)", [ids, word]);
  await signInAsAdmin(page, shop);
  await open(page, `${language}/admin/products?search=${word}`);
  return { word, names, ids };
}
const prices = async (shop: JourneyShop, ids: number[]) =>
  (
    await shop.sql<{ price: number }>(
      "select (price_poisha / 100)::int as price from products where id = any($1) order by id",
      [ids],
    )
  ).map(({ price }) => price);

test("prices of chosen products are raised after a look at each line, and taken back but for what a colleague changed", async ({
  page,
  shop,
}) => {
  const { names, ids } = await twoProducts(page, shop);
  await page.getByLabel(`Choose ${names[0]}`).check();
  const bar = page.getByRole("region", { name: "Chosen products" });
  await expect(bar).toContainText("Chosen: 1");
  await page.getByLabel("Choose all on this page").check();
  await expect(bar).toContainText("Chosen: 2");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Change the price" }).click();
  const panel = page.getByRole("dialog", { name: "Change the price" });
  await panel.getByLabel("Amount").fill("১০");
  const lines = panel.getByRole("list", { name: "What will change" }).getByRole("listitem");
  await expect(lines).toHaveText([`${names[0]}৳100 → ৳110`, `${names[1]}৳55 → ৳61`]);
  await expectAccessible(page);
  expect(await prices(shop, ids)).toEqual([100, 55]);
  await panel.getByRole("button", { name: "Change 2 products" }).click();
  await expect(page.getByText("2 products are changed.")).toBeVisible();
  // Under the pointer the message stays.
  await page.getByRole("button", { name: "Undo" }).hover();
  expect(await prices(shop, ids)).toEqual([110, 61]);
  await expect(page.getByLabel(`Price: ${names[0]}`, { exact: true })).toHaveValue("110");
  await shop.sql("update products set price_poisha = 6500 where id = $1", [ids[1]]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 products are as they were before.")).toBeVisible();
  await expect(page.getByText(`they stay as they are: ${names[1]}`)).toBeVisible();
  await expectAccessible(page);
  expect(await prices(shop, ids)).toEqual([100, 65]);
});

test("chosen products are archived and brought back together (in Bengali)", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const { ids } = await twoProducts(page, shop, "/bn");
  const archived = async () =>
    (await shop.sql("select from products where id = any($1) and is_archived", [ids])).length;
  await page.getByLabel("এই পাতার সব বেছে নিন").check();
  await page.getByRole("button", { name: "আর্কাইভ করুন" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  // The message with the way back stays until it is pressed.
  await page.clock.pauseAt(Date.now() + 1_000);
  await panel.getByRole("button", { name: "২টি পণ্য বদলান" }).click();
  await expect(page.getByText("২টি পণ্য বদলানো হয়েছে।")).toBeVisible();
  expect(await archived()).toBe(2);
  await expect(page.getByLabel("এই পাতার সব বেছে নিন")).toHaveCount(0);
  await page.getByRole("link", { name: "আর্কাইভে" }).click();
  await page.getByLabel("এই পাতার সব বেছে নিন").check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "বেছে নেওয়া পণ্য" })).toHaveCount(0);
  await page.getByRole("button", { name: "ফিরিয়ে নিন" }).click();
  await expect(page.getByText("২টি পণ্য আগের মতো হয়েছে।")).toBeVisible();
  expect(await archived()).toBe(0);
});

test("chosen products are marked as going only near", { tag: "@desktop" }, async ({ page, shop }) => {
  const { names, ids } = await twoProducts(page, shop);
  await page.getByLabel("Choose all on this page").check();
  await page.getByRole("button", { name: "Change flags" }).click();
  const panel = page.getByRole("dialog", { name: "Change flags" });
  const label = "Nearby delivery only (fish, frozen)";
  await panel.getByLabel(label).selectOption({ label: "switch on" });
  const lines = panel.getByRole("list", { name: "What will change" }).getByRole("listitem");
  await expect(lines).toHaveText(names.map((name) => `${name}${label} no → yes`));
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Change 2 products" }).click();
  await expect(page.getByText("2 products are changed.")).toBeVisible();
  expect(await shop.sql("select from products where id = any($1) and is_perishable", [ids])).toHaveLength(2);
});

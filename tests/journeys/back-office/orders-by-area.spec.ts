import { dayAhead } from "#tests/support/orders/delivery.ts";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin } from "./staff.ts";

test("orders are narrowed to a place, a district, or those without a place; the address keeps it", async ({
  page,
  shop,
}) => {
  const product = await shop.newProduct();
  const there = await newOrder(page, product);
  const district = await newOrder(page, product);
  const nowhere = await newOrder(page, product);
  await shop.sql("update orders set place = 'khulna/dumuria' where id = $1", [there.id]);
  await shop.sql("update orders set place = 'khulna/paikgasa' where id = $1", [district.id]);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders?status=all");
  const row = ({ number }: { number: string }) => page.getByRole("link", { name: new RegExp(number) });
  const area = page.getByRole("button", { name: "Area" });
  const sheet = page.getByRole("dialog", { name: "Area" });
  await area.click();
  await sheet.getByRole("textbox").fill("dumuria");
  await expect(sheet.getByRole("button", { name: "All of Khulna" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /Dumuria.*Upazila, Khulna/ }).click();
  await expect(page).toHaveURL(/place=khulna%2Fdumuria/);
  await expect(row(there)).toBeVisible();
  await expect(row(district)).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Dumuria, Khulna" }).click();
  await sheet.getByRole("textbox").fill("khulna");
  await sheet.getByRole("button", { name: "All of Khulna" }).click();
  await expect(page).toHaveURL(/place=khulna(&|$)/);
  await expect(row(district)).toBeVisible();
  await expect(row(there)).toBeVisible();
  await expect(row(nowhere)).toHaveCount(0);
  await page.getByRole("button", { name: "All of Khulna", exact: true }).click();
  await sheet.getByRole("button", { name: "No area" }).click();
  await expect(row(nowhere)).toBeVisible();
  await expect(row(there)).toHaveCount(0);
  await page.getByRole("link", { name: "All areas" }).click();
  await expect(page).not.toHaveURL(/place=/);
  await expect(row(there)).toBeVisible();
});

test("orders are narrowed to the day when they are to be brought; the address keeps it", async ({
  page,
  shop,
}) => {
  const product = await shop.newProduct();
  const soon = await newOrder(page, product);
  const later = await newOrder(page, product);
  await shop.sql("update orders set slot_day = $2 where id = $1", [soon.id, dayAhead(1)]);
  await shop.sql("update orders set slot_day = $2 where id = $1", [later.id, dayAhead(20)]);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders?status=all");
  const row = ({ number }: { number: string }) => page.getByRole("link", { name: new RegExp(number) });
  const day = page.getByRole("combobox", { name: "Day of delivery" });
  await day.selectOption("Delivery: Tomorrow");
  await expect(page).toHaveURL(/slot_day=tomorrow/);
  await expect(row(soon)).toBeVisible();
  await expect(row(later)).toHaveCount(0);
  await expectAccessible(page);
  await open(page, `/admin/orders?status=all&slot_day=${dayAhead(20)}`);
  await expect(row(later)).toBeVisible();
  await expect(row(soon)).toHaveCount(0);
  await day.selectOption("Delivery: any day");
  await expect(page).not.toHaveURL(/slot_day=/);
  await expect(row(soon)).toBeVisible();
});

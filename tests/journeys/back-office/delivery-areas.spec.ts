import { test } from "../own-shop.ts";
import { expect, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("a delivery area is read in Bengali with Bengali digits, and its Bengali name comes first", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await shop.sql(
    "insert into delivery_areas (name_en, name_bn, fee_poisha) values ('Savar', 'নতুন সাভার', 6500)",
  );
  await signInAsAdmin(page, shop);
  await open(page, "/bn/admin/delivery");
  const main = page.getByRole("main");
  await expect(main).toContainText("৳৬৫");
  await expect(main).not.toContainText(/৳\s*\d/);
  await main.getByRole("link", { name: /নতুন সাভার/ }).click();
  await expect(main.getByLabel("ফি", { exact: true })).toHaveValue("৬৫");
  const names = await main
    .getByRole("textbox")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(names.slice(0, 2)).toEqual(["নতুন সাভার", "Savar"]);
});

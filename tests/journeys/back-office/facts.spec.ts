import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("a category requires facts, the list says which are missing, and the form fills them in", async ({
  page,
  shop,
}) => {
  const name = `Toast ${crypto.randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page, shop);
  const [category] = await shop.sql<{ id: number }>(
    `insert into categories (slug, name_en, name_bn, icon, tint, position) values ($1, $1, $2, '', 'snacks', 900) returning id`,
    [name, `টোস্ট ${name}`],
  );
  const id = await shop.newProduct({ name, price: 90 });
  await shop.sql("update products set category_id = $2 where id = $1", [id, category?.id]);

  await open(page, "/admin/categories");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const required = page.getByRole("group", { name: "Facts that its products should have" });
  await required.getByRole("checkbox", { name: "Country of origin" }).check();
  await required.getByRole("checkbox", { name: "Allergens" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  await open(page, `/admin/products?category=${category?.id}`);
  await page.getByRole("link", { name: /^Incomplete/ }).click();
  await expect(page.getByText("Missing: Country of origin, Allergens")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Country of origin" }).click();

  const form = page.getByRole("form", { name });
  const origin = form.getByRole("combobox", { name: "Country of origin" });
  await expect(origin).toBeFocused();
  await expect(form.getByText("Its category also requires:")).toBeVisible();
  await origin.selectOption("BD");
  const allergens = form.getByRole("group", { name: "Allergens" });
  await allergens.getByRole("checkbox", { name: "None declared" }).check();
  await allergens.getByRole("checkbox", { name: "Milk" }).check();
  await expect(allergens.getByRole("checkbox", { name: "None declared" })).not.toBeChecked();
  await expect(form.getByText("Its category also requires:")).toBeHidden();
  await form.getByRole("textbox", { name: "Barcode" }).fill("4006381333932");
  await form.getByRole("textbox", { name: "Maximum retail price (MRP)" }).fill("80");
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await expect(
    form.getByText("This is above the maximum retail price of ৳80 printed on the pack."),
  ).toBeVisible();
  await expect(form.getByText(/^This is not a valid barcode/)).toBeVisible();
  await form.getByRole("textbox", { name: "Barcode" }).fill("");
  await form.getByRole("textbox", { name: "Maximum retail price (MRP)" }).fill("100");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  await open(page, `/admin/products?category=${category?.id}&incomplete=1`);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await shop.sql("delete from products where id = $1", [id]);
  await shop.sql("delete from categories where id = $1", [category?.id]);
});

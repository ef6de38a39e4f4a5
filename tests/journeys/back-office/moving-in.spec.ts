import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("the products of a WooCommerce shop are mapped, checked, imported, sold, and taken back", async ({
  page,
  shop,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const rice = `Kataribhog ${mark}`;
  const lines = [
    "ID,Type,SKU,What it is called,Published,Visibility in catalogue,In stock?,Stock,Regular price,Categories",
    `7,simple,${mark}-1,${rice} 5 kg,1,visible,1,12,620,Rice of ${mark}`,
    `8,simple,${mark}-2,Chinigura ${mark} 1 kg,1,visible,1,,150,Rice of ${mark}`,
    `9,grouped,${mark}-3,Both kinds of ${mark},1,visible,1,,,Rice of ${mark}`,
    `10,simple,${mark}-4,Old rice ${mark},1,visible,1,,,Rice of ${mark}`,
  ];
  await signInAsAdmin(page, shop);
  await open(page, "/admin/import");
  await page.getByLabel("Choose a CSV or Excel file").setInputFiles({
    name: "wc-product-export.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\n")),
  });
  await expect(page.getByLabel("File type")).toHaveValue("woocommerce");
  const check = page.getByRole("button", { name: "Check the rows" });
  await expect(check).toBeDisabled();
  await expect(page.getByText("Without a name")).toBeVisible();
  const name = page.getByLabel("Column for Name in English");
  await name.selectOption({ label: "What it is called" });
  const examples = page.getByRole("row").filter({ has: name }).getByRole("cell");
  await expect(examples.nth(1)).toHaveText(`${rice} 5 kg`);
  await expect(page.getByText("3 products.")).toBeVisible();
  await expect(page.getByLabel(`Category: Rice of ${mark}`)).toHaveValue("create");
  await expectAccessible(page);
  await open(page, `/bn${new URL(page.url()).pathname}`);
  await expect(page.getByRole("button", { name: "সারিগুলো যাচাই করুন" })).toBeEnabled();
  await expectAccessible(page);
  await page.goBack();

  await check.click();
  await expect(page.getByText("Checked, nothing touched")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rows that need you: 1" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();
  const [product] = await shop.sql<{ id: number }>("select id from products where sku = $1", [`${mark}-1`]);
  const imported = new URL(page.url()).pathname;

  const found = page.locator(`a[href="/products/${product?.id}"]`);
  await expect(async () => {
    await open(page, `/products?search=${encodeURIComponent(rice)}`);
    await expect(found.first()).toBeVisible({ timeout: 300 });
  }).toPass();
  await found.first().click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${rice}`) })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("৳620");

  await open(page, imported);
  await page.getByRole("button", { name: "Take the import back" }).click();
  await page.getByRole("button", { name: "Yes, take back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  expect((await page.request.get(`/api/products/${product?.id}`)).status()).toBe(404);
  await expect(async () => {
    await open(page, `/products?search=${encodeURIComponent(rice)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(found).toHaveCount(0, { timeout: 300 });
  }).toPass();
  expect(await shop.sql("select from categories where name_en = $1", [`Rice of ${mark}`])).toEqual([]);
});

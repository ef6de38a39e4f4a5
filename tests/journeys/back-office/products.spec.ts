import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin, stockOf, unique } from "./staff.ts";

test("a price changed in place is saved, told, and in the shop", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 50, stock: 7 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const price = page.getByLabel(`Price: ${name}`);
  await expect(price).toHaveValue("50");

  await price.fill("ten");
  await price.press("Enter");
  await expect(page.getByRole("alert")).toContainText("A price is a number");
  await price.press("Escape");
  await expect(price).toHaveValue("50");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await price.fill("৭৫.৫০");
  await price.press("Enter");
  await expect(page.getByText(`Saved. Price: ${name}`)).toBeAttached();
  await expect(price).toHaveValue("75.5");

  const before = page.getByLabel(`Before: ${name}`);
  await before.fill("70");
  await before.blur();
  await expect(page.getByRole("alert")).toContainText("must be above the price");
  await before.fill("90");
  await before.press("Enter");
  await expect(page.getByText(`Saved. Before: ${name}`)).toBeAttached();
  await expectAccessible(page);

  await open(page, `/products/${id}`);
  await expect(page.getByText("৳75.50").filter({ visible: true }).first()).toBeVisible();
});

test("stock and flags are changed in place; a lost connection loses nothing", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, stock: 7 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const stock = page.getByLabel(`Stock: ${name}`);

  await page.route(`**/api/admin/products/${id}*`, (route) => route.abort());
  await stock.fill("3");
  await stock.press("Enter");
  await expect(page.getByRole("alert")).toContainText("No connection");
  await expect(stock).toHaveValue("3");
  await page.unroute(`**/api/admin/products/${id}*`);
  await stock.press("Enter");
  await expect(page.getByText(`Saved. Stock: ${name}`)).toBeAttached();
  expect(await stockOf(shop, id)).toBe(3);

  await stock.fill("");
  await stock.press("Enter");
  await expect(stock).toHaveAttribute("placeholder", "uncounted");
  await expect
    .poll(async () => (await shop.sql("select stock from products where id = $1", [id]))[0])
    .toEqual({ stock: null });

  await page.getByLabel(`Featured: ${name}`).check();
  await expect(page.getByText(`Saved. Featured: ${name}`)).toBeAttached();
  await page.reload();
  await expect(page.getByLabel(`Featured: ${name}`)).toBeChecked();
});

import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin, stockOf, unique } from "./staff.ts";

test("a price changed in place is saved, told, and in the shop", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 50, stock: 7 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const price = page.getByLabel(`Price: ${name}`, { exact: true });
  await expect(price).toHaveValue("50");

  await price.fill("ten");
  await price.press("Enter");
  await expect(page.getByRole("alert")).toContainText("A price is a number");
  await price.press("Escape");
  await expect(price).toHaveValue("50");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await price.fill("৬৫.৫০");
  await price.press("Enter");
  await expect(page.getByText(`Saved. Price: ${name}`)).toBeAttached();
  await expect(price).toHaveValue("65.5");

  const before = page.getByLabel(`Old price: ${name}`);
  await before.fill("60");
  await before.blur();
  await expect(page.getByRole("alert")).toContainText("must be above the price");
  await before.fill("90");
  await before.press("Enter");
  await expect(page.getByText(`Saved. Old price: ${name}`)).toBeAttached();
  await expectAccessible(page);

  await open(page, `/products/${id}`);
  await expect(page.getByText("৳65.50").filter({ visible: true }).first()).toBeVisible();
});

test("stock and flags are changed in place; a lost connection loses nothing", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
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
  await expect(stock).toHaveAttribute("placeholder", "Not tracked");
  await expect
    .poll(async () => (await shop.sql("select stock from products where id = $1", [id]))[0])
    .toEqual({ stock: null });

  await page.getByLabel(`Featured: ${name}`).check();
  await expect(page.getByText(`Saved. Featured: ${name}`)).toBeAttached();
  await page.reload();
  await expect(page.getByLabel(`Featured: ${name}`)).toBeChecked();
});

test("a count made before an order came is shown against the count of now", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, stock: 210 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const stock = page.getByLabel(`Stock: ${name}`).and(page.locator("input"));
  await expect(stock).toHaveValue("210");
  await shop.sql("update products set stock = stock - 50 where id = $1", [id]);
  await stock.fill("215");
  await stock.press("Enter");
  const question = page.getByRole("group", { name: `Stock: ${name}` });
  await expect(page.getByRole("alert")).toHaveText("You counted 215 when it said 210; it says 160 now.");
  await expect(question).toBeFocused();
  await expectAccessible(page);
  expect(await stockOf(shop, id)).toBe(160);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save 165 (160 + 5)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Saved. Stock: ${name}`)).toBeAttached();
  await expect(stock).toBeFocused();
  await expect(stock).toHaveValue("165");
  await expect(question).toHaveCount(0);
  expect(await stockOf(shop, id)).toBe(165);
});

test("a price that a colleague set meanwhile is kept or replaced knowingly", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 120 });
  await signInAsAdmin(page, shop);
  await open(page, `/bn/admin/products?search=${encodeURIComponent(name)}`);
  const price = page.locator(`input[aria-label$="পরীক্ষার আম"][data-column=price]`);
  await expect(price).toHaveValue("১২০");
  await shop.sql("update products set price_poisha = 14500 where id = $1", [id]);
  await price.fill("১৩০");
  await price.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("আপনি শুরু করার সময় ছিল ৳১২০, এখন আছে ৳১৪৫।");
  await expect(page.getByRole("group").filter({ has: page.getByRole("alert") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("১৪৫");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a price that falls or rises by more than half is asked about", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 120 });
  const storedStock = async () =>
    (
      await shop.sql<{ price: number }>(
        "select (price_poisha / 100)::int as price from products where id = $1",
        [id],
      )
    )[0]?.price;
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const price = page.getByLabel(`Price: ${name}`, { exact: true }).and(page.locator("input"));
  await price.fill("1");
  await price.blur();
  await expect(page.getByRole("alert")).toHaveText("৳120 → ৳1: that is 99% less. Is it right?");
  expect(await storedStock()).toBe(120);
  await page.getByRole("button", { name: "Keep ৳120" }).click();
  await expect(price).toHaveValue("120");
  await expect(price).toBeFocused();
  await price.fill("1200");
  await price.press("Enter");
  await page.getByRole("button", { name: "Save ৳1,200" }).click();
  await expect(page.getByText(`Saved. Price: ${name}`)).toBeAttached();
  expect(await storedStock()).toBe(1200);
});

test("goods sold by weight have the price of a kilo and their stock in kilos", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 105, stock: 40 });
  await shop.sql("update products set is_weighed = true, net_amount = 250, net_unit = 'g' where id = $1", [
    id,
  ]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const price = page.getByLabel(`Price of 1 kg: ${name}`);
  await expect(price).toHaveValue("420");
  await price.fill("480");
  await price.press("Enter");
  await expect(page.getByText(`Saved. Price of 1 kg: ${name}`)).toBeAttached();
  const stock = page.getByLabel(`Stock in kg: ${name}`);
  await expect(stock).toHaveValue("10");
  await stock.fill("12.6");
  await stock.press("Enter");
  await expect(stock).toHaveValue("12.5");
  expect(
    await shop.sql("select price_poisha::int as price, stock from products where id = $1", [id]),
  ).toEqual([{ price: 12_000, stock: 50 }]);
  await expectAccessible(page);

  await open(page, `/admin/stock/${id}`);
  await page.getByLabel("Kilos that came").fill("7.5 kg");
  await page.getByRole("button", { name: "Add to the stock" }).click();
  await expect(page.getByText("Saved: 20 kg in stock now.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Movements" }).getByText("+7.5 kg")).toBeVisible();

  await open(page, `/admin/products/${id}`);
  await expect(page.getByLabel("Price of 1 kg")).toHaveValue("480");
  await expect(page.getByText("20 kg in stock")).toBeVisible();
  await page.getByLabel("Net quantity").fill("500");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect
    .poll(() => shop.sql("select price_poisha::int as price, net_amount from products where id = $1", [id]))
    .toEqual([{ price: 24_000, net_amount: 500 }]);
});

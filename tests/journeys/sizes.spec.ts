import { signInAsStaff } from "./back-office/staff.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "./shop.ts";

/** 500 g, 1 kg and 5 kg of one rice from a stock of `grams`; lists show 1 kg. */
async function riceOf(shop: JourneyShop, grams: number) {
  const name = `Sack rice ${crypto.randomUUID().slice(0, 8)}`;
  const rows = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, image, price_poisha, net_amount, net_unit, position,
                           size_group, shares_stock, stock)
     select gen_random_uuid()::text, 1, $1, $1, en, bn, '/pictures/demo/deshi-tomato.svg', net * 9, net, 'g', case net when 1000 then 1 else 2 end,
            $1, true, $2 / net
     from (values (500, '500 g', '৫০০ গ্রাম'), (1000, '1 kg', '১ কেজি'), (5000, '5 kg', '৫ কেজি')) as w (net, en, bn) returning id`,
    [name, grams],
  );
  const [half = 0, one = 0, five = 0] = rows.map(({ id }) => Number(id));
  return { name, half, one, five };
}

test("sizes of one product are one card; each is chosen in a sheet, and in the cart", async ({
  page,
  shop,
}) => {
  const { name } = await riceOf(shop, 50_000);
  await expect(async () => {
    await open(page, `/products?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  await page.getByRole("link", { name: `${name}: choose one of 3 sizes` }).click();
  const sheet = page.getByRole("dialog", { name });
  const sizes = sheet.getByRole("listitem");
  await expect(sizes).toHaveCount(3);
  await expect(sizes.nth(0)).toContainText("500 g");
  await expect(sizes.nth(0)).toContainText("৳90/kg");
  await expectAccessible(page);
  await sizes
    .nth(0)
    .getByRole("button", { name: `Add ${name} to the cart` })
    .click();
  await sizes
    .nth(2)
    .getByRole("button", { name: `Add ${name} to the cart` })
    .click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await open(page, "/cart");
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText("500 g");
  await expect(lines.nth(1)).toContainText("5 kg");
});

test("a size is chosen on the page of the product; what the shared stock cannot fill is sold out", async ({
  page,
  shop,
}) => {
  const { name, half, one } = await riceOf(shop, 700);
  await shop.sql("update products set stock = 0 where id = $1", [one]);
  await shop.sql("update products set stock = 1 where id = $1", [half]);
  await open(page, `/products/${one}`);
  const sizes = page.getByRole("navigation", { name: "Sizes" }).getByRole("link");
  await expect(sizes).toHaveText([/500 g৳45/, /1 kgSold out/, /5 kgSold out/]);
  await expect(sizes.nth(1)).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await sizes.nth(0).click();
  await expect(page).toHaveURL(new RegExp(`/products/${half}$`));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/products/${one}$`),
  );
  await expect(page.getByText("Only 1 left")).toBeVisible();
});

test("sizes in Bengali", { tag: "@phone" }, async ({ page, shop }) => {
  const { name, one } = await riceOf(shop, 50_000);
  await open(page, `/bn/products/${one}`);
  const sizes = page.getByRole("navigation", { name: "সাইজ" }).getByRole("link");
  await expect(sizes).toHaveText([/৫০০ গ্রাম৳৪৫/, /১ কেজি৳৯০/, /৫ কেজি৳৪৫০/]);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("staff add another size, which shares the stock of the first", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { name, one } = await riceOf(shop, 50_000);
  await signInAsStaff(page, shop, ["catalogue"]);
  await open(page, `/admin/products/${one}`);
  await page.getByRole("link", { name: "Another size" }).click();
  const form = page.getByRole("form", { name: "New product" });
  await expect(form.getByLabel("Size group")).toHaveValue(name);
  await form.getByLabel("SKU").fill(`rice-10-${one}`);
  await form.getByLabel("Weight or size in English").fill("10 kg");
  await form.getByLabel("Weight or size in Bengali").fill("১০ কেজি");
  await form.getByLabel("Net quantity").fill("10000");
  await form.getByLabel("Price", { exact: true }).fill("850");
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("5 in stock")).toBeVisible();
  await open(page, `/products/${one}`);
  await expect(page.getByRole("navigation", { name: "Sizes" }).getByRole("link")).toHaveCount(4);
});

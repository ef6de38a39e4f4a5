import { expect, expectAccessible, open, test } from "../shop.ts";
import { newMobile, newOrder, signInAsAdmin, unique } from "./staff.ts";

test("staff enter the order of a customer who calls, found by the number", async ({ page, shop }) => {
  const { id, customer } = await newOrder(page, await shop.newProduct());
  const mobile = newMobile();
  await shop.sql("update orders set mobile_no = $2, mobile_e164 = '+88' || $2 where id = $1", [id, mobile]);
  const [product] = await shop.sql<{ name_en: string }>(
    "select name_en from products where id <= 60 and (stock is null or stock > 50) order by id limit 1",
  );
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  await page.getByRole("link", { name: "Enter a phone order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enter a phone order" })).toBeVisible();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Add at least one product.")).toBeVisible();
  await page.getByLabel("Mobile number").fill(`+88 ${mobile}`);
  await page.getByRole("radio", { name: new RegExp(customer) }).check();
  await expect(page.getByText("1 order: 0 delivered, 0 cancelled")).toBeVisible();
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Add a product").fill(product?.name_en ?? "");
  await page
    .getByRole("list", { name: "Products found" })
    .getByRole("button", { name: product?.name_en })
    .first()
    .click();
  await page.getByRole("button", { name: /One more/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place the order" }).dblclick();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  await expect(page.getByText(/Taken on the phone by Shopkeeper/)).toBeVisible();
  await expect(page.getByText("2 orders: 0 delivered, 0 cancelled")).toBeVisible();
  const orders = await shop.sql(
    "select from orders where mobile_e164 = '+88' || $1 or mobile_no like '%' || $1",
    [mobile],
  );
  expect(orders).toHaveLength(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "In the journal" }).click();
  await expect(page.getByRole("list", { name: /Changes/ })).toContainText("Order taken on the phone");
});

test("a custom order is made into an order with its fields filled in", async ({ page, shop }) => {
  const [name, wish, mobile] = [unique(), unique(), newMobile()];
  await page.request.post("/api/custom-orders", {
    data: {
      ...{ customer_name: name, order_details: wish, customer_phone: mobile },
      delivery_address: "House 3, Uttara",
    },
  });
  const [product] = await shop.sql<{ name_en: string }>(
    "select name_en from products where id <= 60 and (stock is null or stock > 50) order by id limit 1",
  );
  await signInAsAdmin(page, shop);
  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(wish).first().click();
  await page.getByRole("link", { name: "Make an order of it" }).click();
  await expect(page.getByRole("blockquote")).toHaveText(wish);
  await expect(page.getByLabel("Mobile number")).toHaveValue(mobile);
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 3, Uttara");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByLabel("Add a product").fill(product?.name_en ?? "");
  await page
    .getByRole("list", { name: "Products found" })
    .getByRole("button", { name: product?.name_en })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(wish).first().click();
  await expect(page.getByRole("link", { name: /Order TK-/ })).toBeVisible();
});

test("new orders are told of in a line, and shown when that is asked for", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, "/admin/orders");
  await expect(page.getByText(/\d+ wait/).first()).toBeVisible();
  const { number } = await newOrder(page, await shop.newProduct());
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/new orders? since/)).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(number) })).toHaveCount(0);
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
});

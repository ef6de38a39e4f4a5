import { signInAsAdmin } from "./back-office/staff.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, open, readyToOrder } from "./shop.ts";

const button = (app: string) => ({ name: `Ask on ${app}` });

test("customers ask in WhatsApp and Messenger about a product and an order, once the shop has named both", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  await open(page, "/products/1");
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await expect(page.getByRole("link", button("WhatsApp"))).toHaveCount(0);

  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings");
  await page.getByLabel("WhatsApp number").fill("01712-345678");
  await page.getByLabel("Facebook page for Messenger").fill("a page");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter the name of your Facebook page or its link")).toBeVisible();
  await page.getByLabel("Facebook page for Messenger").fill("https://www.facebook.com/tatka.shop/");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Facebook page for Messenger")).toHaveValue("tatka.shop");

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const customer = await context.newPage();
  // Pages show it once the change is known to their server.
  await expect(async () => {
    await open(customer, "/products/1");
    await expect(customer.getByRole("link", button("WhatsApp"))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const name = await customer.getByRole("heading", { level: 1 }).textContent();
  const words = async (app: string) => {
    const href = await customer.getByRole("link", button(app)).getAttribute("href");
    return new URL(href ?? "");
  };
  const whatsapp = await words("WhatsApp");
  expect(whatsapp.origin + whatsapp.pathname).toBe("https://wa.me/8801712345678");
  expect(whatsapp.searchParams.get("text")).toContain(name);
  expect(whatsapp.searchParams.get("text")).toContain("/products/1");
  expect((await words("Messenger")).pathname).toBe("/tatka.shop");
  await expectAccessible(customer);

  await readyToOrder(customer, shop);
  await open(customer, "/checkout");
  await customer.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await customer.getByLabel("Mobile number").fill("01712345678");
  await customer.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(customer.getByText("Order Placed Successfully!")).toBeVisible();
  const [{ number } = { number: "" }] = await shop.sql<{ number: string }>(
    "select 'TK-' || id + 10000 as number from orders order by id desc limit 1",
  );
  await open(customer, `/account/orders/${number}`);
  await expect(customer.getByRole("link", button("WhatsApp"))).toBeVisible();
  expect((await words("WhatsApp")).searchParams.get("text")).toContain(number);

  await page.getByLabel("WhatsApp number").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await expect(async () => {
    await customer.reload();
    await expect(customer.getByRole("link", button("Messenger"))).toBeVisible();
    await expect(customer.getByRole("link", button("WhatsApp"))).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await context.close();
});

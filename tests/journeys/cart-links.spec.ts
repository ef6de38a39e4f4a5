import { signInAsAdmin } from "./back-office/staff.ts";
import { expect, expectAccessible, fillCart, open, signIn, test } from "./shop.ts";

const longAgo = "now() - interval '1 second'";

test("a cart is shared, opened by somebody else at today's prices, added and ordered; staff read it", async ({
  page,
  shop,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const named = (what: string) => `${what} ${mark}`;
  const mango = await shop.newProduct({ name: named("Shared mango"), price: 50 });
  const lychee = await shop.newProduct({ name: named("Shared lychee"), price: 80 });
  const papaya = await shop.newProduct({ name: named("Shared papaya"), price: 90 });
  // Staff make it while a customer is on the phone.
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders/new");
  for (const name of [named("Shared mango"), named("Shared lychee"), named("Shared papaya")]) {
    await page.getByLabel("Add a product").fill(name);
    await page.getByRole("listbox", { name: "Products found" }).getByRole("option", { name }).first().click();
  }
  await page.getByRole("button", { name: "Make a cart link" }).click();
  const link = page.getByRole("link", { name: /\/cart\/[2-9a-z]{8}$/ });
  const path = new URL((await link.getAttribute("href")) ?? "").pathname;

  await shop.sql("update products set price_poisha = 6_000 where id = $1", [mango]);
  await shop.sql("update products set stock = 0 where id = $1", [lychee]);
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? "" });
  const other = await context.newPage();
  await signIn(other);
  await fillCart(other, [{ id: papaya, price: 90, quantity: 2, name: named("Shared papaya") }]);
  await open(other, path);
  const line = (name: string) => other.getByRole("listitem").filter({ hasText: name }).first();
  await expect(line(named("Shared mango"))).toContainText("Price went up from ৳50 to ৳60.");
  await expect(line(named("Shared lychee"))).toContainText("Sold out for now.");
  await expect(line(named("Shared papaya"))).toContainText("2 in your cart");
  await expect(other.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectAccessible(other);
  await other.getByRole("button", { name: "Add all to my cart" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Added to your cart: 2 items." })).toContainText(
    `${named("Shared lychee")}: sold out, not added.`,
  );
  await other.getByRole("link", { name: "View cart" }).last().click();
  await expect(other.getByRole("textbox", { name: `Quantity of ${named("Shared papaya")}` })).toHaveValue(
    "3",
  );
  await other.getByRole("link", { name: "Proceed to Checkout" }).click();
  await other.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await other.getByLabel("Mobile number").fill("01712345678");
  await other.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(other.getByText("Order Placed Successfully!")).toBeVisible();
  // Opening it again counts nothing.
  await open(other, path);
  await expect(line(named("Shared mango"))).toBeVisible();
  await context.close();

  await open(page, "/admin/cart-links");
  const row = page
    .getByRole("list", { name: "Cart links" })
    .getByRole("listitem")
    .filter({ hasText: path.split("/").at(-1) });
  await expect(row).toContainText("1 opened");
  await expect(row).toContainText("1 ordered");
  await expectAccessible(page);
});

test("a shopper shares a cart by one press, and a link that has ended says so and leads on", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ price: 50 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: ShareData) => sessionStorage.setItem("shared", url ?? ""),
    });
  });
  await fillCart(page, [{ id }]);
  await open(page, "/cart");
  await page.getByRole("button", { name: "Share this cart" }).click();
  const shared = () => page.evaluate(() => sessionStorage.getItem("shared"));
  await expect.poll(shared).toMatch(/\/cart\/[2-9a-z]{8}$/);
  const path = new URL((await shared()) ?? "").pathname;
  await open(page, path);
  await page.getByRole("button", { name: "Add Test mango to the cart" }).click();
  await expect(page.getByText("2 in your cart")).toBeVisible();
  await shop.sql(`update cart_links set ends_at = ${longAgo} where code = $1`, [path.split("/").at(-1)]);
  await open(page, `/bn${path}`);
  await expect(page.getByRole("heading", { level: 1, name: "ঝুড়িটি খোলা যাচ্ছে না" })).toBeVisible();
  await expect(page.getByText("শেয়ার করা ঝুড়ি ১৪ দিন খোলা যায়")).toBeVisible();
  await expectAccessible(page);
});

test("without a share sheet the link is copied", { tag: "@desktop" }, async ({ page, shop, context }) => {
  const id = await shop.newProduct({ price: 50 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await fillCart(page, [{ id }]);
  await open(page, "/cart");
  await page.getByRole("button", { name: "Share this cart" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/cart\/[2-9a-z]{8}$/);
});

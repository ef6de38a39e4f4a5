import { alive, expect, expectAccessible, open, signIn, test } from "./shop.ts";

test.slow();

test("a newcomer finds, fills the cart, registers on the way, orders, and sees the order", async ({
  page,
  isMobile,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;

  await open(page, "/");
  await expectAccessible(page);
  const search = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
  await search.fill("tomato");
  await search.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Search results for");
  await expect(page).toHaveURL(/\/products\?search=tomato/);
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /Deshi tomato/ })
    .first()
    .click();

  await expect(page.getByRole("heading", { level: 1, name: /Deshi tomato/ })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("link", { name: /cart/i }).filter({ visible: true }).first()).toContainText(
    "1",
  );

  await page.getByRole("link", { name: /cart/i }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Cart/ })).toBeVisible();
  await expect(page.getByText("Available Later")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();

  await expect(page).toHaveURL(/\/login\?redirect=checkout/);
  await expect(page.getByRole("heading", { level: 1, name: "Create account" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Full name").fill("Nusrat Jahan");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("mango-tree");
  await page.getByRole("button", { name: /Create account/ }).click();

  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByText("Cash on Delivery").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Mobile number").fill("০১৭১২-৩৪৫৬৭৮");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();

  // Who holds the focus in the panel is not taken home.
  const seeOrder = page.getByRole("link", { name: "See my order" });
  await seeOrder.focus();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const number = await page.getByText(/^TK-\d+$/).textContent();
  await expectAccessible(page);
  await seeOrder.blur();
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 });

  const storage = await page.evaluate(() => ({
    cart: localStorage.getItem("cart"),
    user: localStorage.getItem("user"),
  }));
  expect(JSON.parse(storage.cart ?? "[]")).toEqual([]);
  expect(JSON.parse(storage.user ?? "{}")).toMatchObject({ email, role: "user" });

  if (isMobile) await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("link", { name: "Account" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/account/);
  await page.getByRole("link", { name: "Orders" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/account\/orders/);
  await expect(page.getByText(number ?? "?")).toBeVisible();
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("the same in Bengali, with Bengali digits and words", async ({ page, shop }) => {
  const id = await shop.newProduct({ nameBn: "পরীক্ষার লিচু", price: 1250 });
  await signIn(page);
  await open(page, `/bn/products/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "পরীক্ষার লিচু" })).toBeVisible();
  await expect(page.getByText("৳১,২৫০").filter({ visible: true }).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^ঝুড়িতে নিন/ })
    .filter({ visible: true })
    .click();
  await page.goto("/bn/checkout");
  await alive(page);
  await page.locator("textarea[name=address_details]").fill("বাড়ি ১২, রোড ৫, ধানমন্ডি");
  await page.locator("input[type=tel]").fill("০১৭১২৩৪৫৬৭৮");
  await page.getByRole("button", { name: /অর্ডার/ }).filter({ visible: true }).last().click();
  await expect(page.getByText(/TK-|টিকে/)).toBeVisible();
  await page.locator("main a[href*='/account/orders/']").focus();
  await expectAccessible(page);
});

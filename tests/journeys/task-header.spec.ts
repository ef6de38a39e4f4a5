import { expect, expectAccessible, fillCart, newAccount, open, readyToOrder, test } from "./shop.ts";

const head = { tag: "@phone" };

test(
  "on a phone the cart has a quiet header: back, title, language, and no search; and the shop's footer",
  head,
  async ({ page, shop }) => {
    await fillCart(page, [{ id: await shop.newProduct(), quantity: 2 }]);
    await open(page, "/products?category=2");
    await page.getByRole("link", { name: /^Cart/ }).first().click();
    await expect(page).toHaveURL("/cart");
    const banner = page.getByRole("banner");
    await expect(banner).toContainText("Cart 2 items");
    await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeAttached();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("heading", { level: 2 })).toHaveText([
      "Quick Links",
      "Categories",
      "Contact",
    ]);
    await expectAccessible(page);
    await banner.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/products?category=2");
    await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toBeVisible();

    await open(page, "/bn/cart");
    await expect(banner).toContainText("ঝুড়ি ২টি পণ্য");
    await banner.getByRole("link", { name: "পেছনে যান" }).click();
    await expect(page).toHaveURL("/bn");
  },
);

test(
  "an order's leads back to all orders, which have the shop's own header",
  head,
  async ({ page, shop }) => {
    const { token, data } = await newAccount(page);
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem("token", token as string);
        localStorage.setItem("user", user as string);
      },
      [token, JSON.stringify(data)],
    );
    const answer = await page.request.post("/api/place-order", {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        address_details: "House 12, Road 5, Dhanmondi",
        mobile_no: "01712345678",
        payment_type: "cash",
        items: [{ product_id: await shop.newProduct(), quantity: 1 }],
      },
    });
    const { order } = await answer.json();
    await open(page, `/bn/account/orders/${order.number}`);
    const banner = page.getByRole("banner");
    await expect(banner).toContainText(`অর্ডার ${order.number}`);
    await expect(banner.getByRole("link", { name: /^জানতে চাইলে/ })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("heading", { level: 1, name: "অর্ডার পেয়েছি" })).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole("link", { name: "পেছনে যান" }).click();
    await expect(page).toHaveURL("/bn/account/orders");
    await expect(banner.getByRole("link", { name: /^ঝুড়ি/ })).toBeVisible();
  },
);

test(
  "the checkout leads back to the cart; an order that is placed has the way home",
  head,
  async ({ page, shop }) => {
    await readyToOrder(page, shop);
    await open(page, "/checkout");
    const banner = page.getByRole("banner");
    await expect(banner).toContainText("Checkout");
    await expectAccessible(page);
    await banner.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/cart");
    await page.getByRole("link", { name: /Proceed to Checkout/ }).click();
    await page.getByLabel("Mobile number").fill("01712345678");
    await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
    await page.getByRole("button", { name: "Place Order", exact: true }).filter({ visible: true }).click();
    // Who holds the focus in the panel is not taken home.
    await page.getByRole("link", { name: "See my order" }).focus();
    await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
    await expect(banner.getByRole("link", { name: "Back" })).toHaveCount(0);
    await expect(banner.getByRole("link", { name: /home/i })).toBeVisible();
    await expectAccessible(page);
  },
);

import type { Page } from "@playwright/test";
import { expect, open, signIn, test } from "../shop.ts";

const created_at = "2026-11-20T04:30:00.000Z";
const image = "/pictures/demo/deshi-tomato.svg";

/** Answers the specification's calls with the fields that it names, and no other. */
async function answerWithTheLetter(page: Page, id: number) {
  const product = { id, name: "Plain mango", price: 50, image, weight: "1 kg", category_id: 1 };
  const described = { ...product, description: "Sweet.", nutritionalInfo: "60 kcal", reviews: [] };
  const category = { id: 1, name: "Fruits and vegetables" };
  const user = { name: "Karim" };
  const review = { id: 5, review_details: "Ripe.", created_at, user, reply: { reply: "Thank you." } };
  const items = [{ id: 1, quantity: 2, product: { name: product.name, image, price: 50 } }];
  const order = { id: 31, status: "pending", created_at, total_price: 100, order_items: items };
  const bodies: [RegExp, unknown][] = [
    [/\/api\/categories\?/, { data: [{ ...category, icon: image }] }],
    [/\/api\/products\?/, { data: [described] }],
    [/\/api\/products\/\d+\?/, { data: { ...described, category } }],
    [/\/api\/products\/reviews\/\d+\?/, { success: true, reviews: [review] }],
    [/\/api\/place-order\?/, {}],
    [/\/api\/my-orders\?/, { orders: [order] }],
    [/\/api\/sliders\/active\?/, [{ image, title: "Plain slide", subtitle: "Fresh" }]],
    [
      /\/api\/active-advertisements\?/,
      { data: [{ id: 1, image, title: "Plain offer", description: "Ours" }] },
    ],
    [/\/api\/custom-orders\?/, { success: true }],
  ];
  for (const [address, json] of bodies) await page.route(address, (route) => route.fulfill({ json }));
  await page.route(/\/api\/auth\/login\?/, async (route) => {
    const { success, token, message, data } = await (await route.fetch()).json();
    const { id, name, email, role } = data;
    await route.fulfill({ json: { success, token, message, data: { id, name, email, role } } });
  });
}

test("answers with the specification's fields alone carry one from the home page to an order", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ name: "Plain mango" });
  await answerWithTheLetter(page, id);
  await signIn(page);
  await open(page, "/faq");
  await page.getByRole("banner").getByRole("link", { name: "Tatka, home" }).click();
  const slide = page
    .getByRole("group", { name: "1 of 1" })
    .or(page.getByRole("listitem", { name: "1 of 1" }));
  await expect(slide.getByRole("heading", { name: "Plain slide" })).toBeVisible();
  await expect(slide.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/products");
  await expect(page.getByRole("heading", { name: "Plain offer" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plain mango" })).toHaveCount(4);

  await slide.getByRole("link", { name: "Shop Now" }).click();
  await expect(page.getByText("1 product(s) found").filter({ visible: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Plain mango" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plain mango" })).toBeVisible();
  const reviews = page.getByRole("region", { name: "Customer Reviews" });
  await expect(reviews).toContainText("Ripe.");
  await expect(reviews).toContainText("Thank you.");
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await page.getByRole("link", { name: /in your cart/ }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.getByLabel("Shipping address").fill("House 1, Dhanmondi");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
  await page.getByRole("link", { name: "See my order" }).click();
  await expect(page).toHaveURL(/\/account\/orders$/);
  const order = page.getByRole("article", { name: "31" });
  await expect(order).toContainText("Pending");
  await expect(order).toContainText("Plain mango");
  await expect(order).toContainText("৳100");
});

test("a custom order answered without words is thanked for in the specification's", async ({
  page,
  shop,
}) => {
  await answerWithTheLetter(page, await shop.newProduct());
  await open(page, "/custom-order");
  await page.getByLabel("Order details").fill("Kotbel");
  await page.getByLabel("Name").fill("Nusrat");
  await page.getByLabel("Phone").fill("01712345678");
  await page.getByLabel("Delivery address").fill("House 1");
  await page.getByRole("button", { name: "Place custom order" }).click();
  await expect(page.getByText("Order placed successfully!")).toBeVisible();
});

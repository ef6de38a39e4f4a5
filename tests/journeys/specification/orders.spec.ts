import { expect, fillCart, open, signIn, test } from "../shop.ts";
import { alerts, hold, refusal, stored } from "./watching.ts";

test("cart: each line with its parts, a stepper from 1, the summary, and the ways on", async ({
  page,
  shop,
}) => {
  const name = "Proof mango";
  const id = await shop.newProduct({ name, price: 50 });
  const other = await shop.newProduct({ name: "Other mango", price: 20 });
  await fillCart(page, [
    { id, quantity: 2, name },
    { id: other, price: 20, name: "Other mango" },
  ]);
  await open(page, "/cart");
  const lines = page.getByRole("region", { name: "Cart" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  const line = lines.first();
  for (const words of [name, "1 kg", "৳50", "৳100"]) await expect(line).toContainText(words);
  await expect(line.locator("img")).toBeVisible();
  const less = line.getByRole("button", { name: `One less: ${name}` });
  await less.click();
  await expect(less).toBeDisabled();
  await line.getByRole("button", { name: `One more: ${name}` }).click();
  await expect(less).toBeEnabled();

  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByRole("definition")).toHaveText(["৳120", "Available Later", "৳120"]);
  await expect(summary.getByRole("term")).toHaveText(["Subtotal", "Shipping", "Total"]);
  await expect(summary.getByRole("link", { name: "Proceed to Checkout" })).toHaveAttribute(
    "href",
    "/checkout",
  );
  await expect(summary.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/products");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(lines).toHaveCount(1);
  expect(JSON.parse((await stored(page, "cart")) ?? "[]")).toMatchObject([
    { product: { id: String(other) } },
  ]);
});

test("checkout: its fields, cash only, shipping 0.00; busy, placed, and home after 3 seconds", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillCart(page, [{ id, quantity: 2 }]);
  await page.clock.install();
  await open(page, "/checkout");
  const address = page.getByRole("textbox", { name: "Shipping address" });
  await expect(address).toHaveJSProperty("tagName", "TEXTAREA");
  await expect(page.getByRole("radio")).toHaveCount(1);
  await expect(page.getByRole("radio", { name: /Cash on Delivery/ })).toBeChecked();
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByRole("listitem")).toContainText(["Test mango"]);
  await expect(summary.getByRole("definition")).toHaveText([
    "৳100",
    "৳0.00",
    "We'll call you about area, time and delivery fee",
    "৳100",
  ]);
  const mobile = page.getByLabel("Mobile number");
  await mobile.fill("+44 20 7946 0958");
  await address.fill("  Road 5  ");
  const question = page.getByText("This does not look like a Bangladeshi mobile number.");
  await expect(question).toBeVisible();
  await mobile.fill(" 01712345678 ");

  const release = await hold(page, "**/api/place-order*");
  const sent = page.waitForRequest("**/api/place-order*");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByRole("button", { name: "Placing Order..." })).toBeDisabled();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: String(id), quantity: 2, price: 50 }],
    // The version of the policy that stands above the button of a first order.
    policy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(await request.headerValue("authorization")).toBe(`Bearer ${await stored(page, "token")}`);
  await expect(question).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 1_000);
  release();
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText("Redirecting to home...")).toBeVisible();
  expect(await stored(page, "cart")).toBe("[]");
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/\/checkout$/);
  await page.clock.runFor(1_500);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/$/);
});

test("checkout: the shop's words, 'Failed to place order.' without any, and a lost token", async ({
  page,
  shop,
}) => {
  await signIn(page);
  await fillCart(page, [{ id: await shop.newProduct() }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  const place = page.getByRole("button", { name: "Place Order", exact: true });
  for (const [message, shown] of [
    ["The shop is closed on Eid.", "The shop is closed on Eid."],
    ["", "Failed to place order."],
  ] as const) {
    await page.route("**/api/place-order*", (route) =>
      route.fulfill({ status: 403, json: refusal("not_allowed", message) }),
    );
    await place.click();
    await expect(alerts(page)).toHaveText(shown);
    await expect(alerts(page)).toBeFocused();
    await page.unroute("**/api/place-order*");
  }
  await page.evaluate(() => localStorage.removeItem("token"));
  await place.click();
  await expect(alerts(page)).toHaveText("User token not found. Please log in again.");
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toHaveAttribute(
    "href",
    "/login?redirect=checkout",
  );
});

test("checkout: 'Something went wrong while placing the order.' where no answer comes", async ({
  page,
  shop,
}) => {
  await signIn(page);
  await fillCart(page, [{ id: await shop.newProduct() }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.route("**/api/place-order*", (route) => route.abort("connectionreset"));
  const place = page.getByRole("button", { name: "Place Order", exact: true });
  await place.click();
  await expect(alerts(page)).toHaveText("Something went wrong while placing the order.");
  await page.evaluate(() => localStorage.removeItem("token"));
  await place.click();
  await expect(alerts(page)).toHaveText("User token not found. Please log in again.");
});

test("checkout: signed in with an empty cart, one is led to the cart", async ({ page }) => {
  await signIn(page);
  await page.goto("/checkout");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("my orders: none yet, the four states in their colours, and every failure in its words", async ({
  page,
}) => {
  await signIn(page);
  let answer: { status?: number; json: object } | undefined = { json: { data: [], orders: [] } };
  await page.route("**/api/my-orders*", (route) => (answer ? route.fulfill(answer) : route.abort()));
  await open(page, "/account/orders");
  await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible();
  await expect(page.getByText("You have no orders yet.")).toBeVisible();

  const product = {
    id: "1",
    name: "Deshi tomato",
    image: "/icon-512.png",
    weight: "1 kg",
    tint: "fish",
    price: 60,
  };
  const orders = ["pending", "processing", "completed", "cancelled"].map((status, index) => ({
    id: index + 1,
    number: `TK-1000${index}`,
    status,
    created_at: "2026-03-04T05:06:07.000Z",
    total_price: 120,
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    order_items: [{ id: index + 1, quantity: 2, product }],
  }));
  answer = { json: { data: orders, orders } };
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(4);
  const first = page.getByRole("article").first();
  for (const words of ["TK-10000", "2026", "Deshi tomato", "৳60", "× 2", "৳120"])
    await expect(first).toContainText(words);
  const colours = new Set<string>();
  for (const word of ["Pending", "Processing", "Completed", "Cancelled"])
    colours.add(
      await page
        .getByText(word, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor),
    );
  expect(colours.size).toBe(4);

  answer = { status: 500, json: refusal("unexpected", "") };
  await page.reload();
  await expect(alerts(page)).toHaveText("Failed to fetch orders");
  answer = undefined;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alerts(page)).toHaveText("Something went wrong fetching your orders.");
  const words = "User not authenticated. Please log in.";
  answer = { status: 401, json: refusal("not_signed_in", words) };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alerts(page)).toHaveText(words);
});

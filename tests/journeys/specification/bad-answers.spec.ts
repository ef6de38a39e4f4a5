import type { Page } from "@playwright/test";
import { signInAsAdmin } from "../back-office/staff.ts";
import { expect, fillCart, open, signIn, test } from "../shop.ts";
import { alerts, stored } from "./watching.ts";

const eid = "The shop is closed on Eid.";

/** Answers that are none: a refusal with status 200, a page of somebody else, nothing, half of one, something else. */
const bad = {
  said: { json: { success: false, message: eid } },
  wordless: { json: { success: false } },
  page: { status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" },
  empty: { status: 200, body: "" },
  broken: { contentType: "application/json", body: '{"success":true,"token":"t' },
  other: { json: { success: true, data: {}, orders: "none", reviews: 7 } },
};
type Bad = keyof typeof bad;
const all = Object.keys(bad) as Bad[];

/** Replaces the answers of an address from now on. */
async function answerWith(page: Page, address: string | RegExp, how: Bad) {
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill(bad[how]));
}

for (const [path, button, wordless] of [
  ["/login", "Sign in", "Login failed."],
  ["/register", "Create account", "Registration failed."],
] as const)
  test(`${path}: a bad answer is told by its message or '${wordless}', and nobody is signed in`, async ({
    page,
  }) => {
    await open(page, "/login");
    const account = { name: "Nusrat Jahan", password: "mango-tree" };
    const known = `${crypto.randomUUID()}@example.com`;
    if (path === "/login") await page.request.post("/api/auth/login", { data: { ...account, email: known } });
    await open(page, path);
    for (const how of all) {
      await answerWith(page, "**/api/auth/login*", how);
      if (path === "/register") await page.getByLabel("Full name").fill(account.name);
      const email = path === "/login" ? known : `${crypto.randomUUID()}@example.com`;
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(account.password);
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(alerts(page), how).toHaveText(how === "said" ? eid : wordless);
      expect(await stored(page, "token"), how).toBeNull();
      await page.getByRole("textbox", { name: "Email" }).fill("");
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(alerts(page).filter({ hasText: wordless }), "gone before the next one").toHaveCount(0);
    }
  });

for (const [path, button, call, wordless] of [
  ["/login", "Sign in", "sign-in/email", "Invalid email or password"],
  ["/register", "Create account", "sign-up/email", "Registration error"],
] as const)
  test(`${path}: where the identity service answers badly and says nothing, '${wordless}'`, async ({
    page,
  }) => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
    if (path === "/login")
      await page.request.post("/api/auth/login", { data: { ...account, name: "Nusrat Jahan" } });
    await open(page, path);
    if (path === "/register") await page.getByLabel("Full name").fill("Nusrat Jahan");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    for (const address of [`**/identity/${call}`, "**/identity/token"]) {
      for (const how of [
        bad.page,
        bad.empty,
        bad.broken,
        { status: 500, json: {} },
        { status: 403, json: { code: "SOMETHING_NEW" } },
      ]) {
        await page.unroute(address);
        await page.route(address, (route) => route.fulfill(how));
        const answered = page.waitForResponse(address);
        await page.getByRole("button", { name: button, exact: true }).click();
        await answered;
        await expect(alerts(page), JSON.stringify(how)).toHaveText(wordless);
        expect(await stored(page, "token")).toBeNull();
      }
      await page.unroute(address);
      if (path === "/register") break;
    }
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });

test("checkout: a bad answer is told by its message, 'Failed to place order.' or 'Something went wrong while placing the order.'; one order comes of it", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillCart(page, [{ id }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  const place = page.getByRole("button", { name: /Place Order/ });
  const unheard = "Something went wrong while placing the order.";
  const words: Record<Bad, string> = {
    said: eid,
    wordless: "Failed to place order.",
    page: "Failed to place order.",
    empty: unheard,
    broken: unheard,
    other: unheard,
  };
  for (const how of all) {
    await answerWith(page, "**/api/place-order*", how);
    const answered = page.waitForResponse("**/api/place-order*");
    await place.click();
    await answered;
    await expect(alerts(page), how).toHaveText(words[how]);
    await expect(place, how).toBeEnabled();
  }
  await page.unroute("**/api/place-order*");
  await place.click();
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
  expect(await shop.sql("select 1 from order_items where product_id = $1", [id])).toHaveLength(1);
});

test("my orders: a bad answer is told by its message, 'Failed to fetch orders' or 'Something went wrong fetching your orders.'", async ({
  page,
}) => {
  const unheard = "Something went wrong fetching your orders.";
  const words: Record<Bad, string> = {
    said: eid,
    wordless: "Failed to fetch orders",
    page: "Failed to fetch orders",
    empty: unheard,
    broken: unheard,
    other: unheard,
  };
  await signIn(page);
  await answerWith(page, "**/api/my-orders*", "said");
  await open(page, "/account/orders");
  for (const how of all) {
    await answerWith(page, "**/api/my-orders*", how);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(alerts(page), how).toHaveText(words[how]);
  }
});

test("custom order: a bad answer is told by its message or 'Something went wrong', never as a success", async ({
  page,
}) => {
  await open(page, "/custom-order");
  for (const [label, text] of [
    ["Order details", "Kotbel"],
    ["Name", "Nusrat Jahan"],
    ["Phone", "01712345678"],
    ["Delivery address", "Road 5"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  for (const how of all) {
    await answerWith(page, "**/api/custom-orders*", how);
    const answered = page.waitForResponse("**/api/custom-orders*");
    await page.getByRole("main").locator("form button[type=submit]").click();
    await answered;
    await expect(alerts(page), how).toContainText(how === "said" ? eid : "Something went wrong");
    await expect(page.getByLabel("Order details")).toHaveValue("Kotbel");
  }
});

test("reviews: a bad answer is 'Failed to submit review.' with the shop's words, and what was typed stays", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await open(page, `/products/${id}`);
  const reviews = page.locator("#reviews");
  await reviews.getByRole("button", { name: "Write a review" }).click();
  await reviews.getByLabel("Your review").fill("Sweet.");
  for (const how of all) {
    await answerWith(page, /\/api\/reviews\?/, how);
    const answered = page.waitForResponse(/\/api\/reviews\?/);
    await reviews.getByRole("button", { name: "Submit Review" }).click();
    await answered;
    await expect(alerts(page), how).toContainText("Failed to submit review.");
    if (how === "said") await expect(alerts(page)).toContainText(eid);
    await expect(reviews.getByLabel("Your review"), how).toHaveValue("Sweet.");
  }
});

test("reviews: a bad answer to a reply is 'Failed to save reply.' with the shop's words", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signInAsAdmin(page, shop);
  await shop.sql(
    "insert into reviews (product_id, user_id, review_details) select $1, id, 'Sweet.' from users limit 1",
    [id],
  );
  await open(page, `/products/${id}`);
  await page.getByRole("button", { name: "Reply as admin" }).click();
  await page.locator("textarea[name=reply]").fill("Thank you.");
  for (const how of all) {
    await answerWith(page, /\/api\/reviews\/\d+\/reply/, how);
    const answered = page.waitForResponse(/\/api\/reviews\/\d+\/reply/);
    await page.getByRole("button", { name: "Submit Reply" }).click();
    await answered;
    await expect(alerts(page), how).toContainText("Failed to save reply.");
    if (how === "said") await expect(alerts(page)).toContainText(eid);
  }
});

test("listing and product: a bad answer is told with a retry, which works", async ({ page, shop }) => {
  const id = await shop.newProduct();
  for (const [address, path, heading] of [
    [/\/api\/products\?/, "/products", "All Products"],
    [/\/api\/products\/\d+\?/, `/products/${id}`, "Test mango"],
  ] as const) {
    await fillCart(page, [{ id }]);
    await open(page, "/cart");
    for (const how of all) {
      await answerWith(page, address, how);
      if (how === all[0])
        await (path === "/products"
          ? page.getByRole("link", { name: "Continue Shopping" }).first()
          : page.getByRole("region", { name: "Cart" }).getByRole("link", { name: "Test mango" }).first()
        ).click();
      else {
        const answered = page.waitForResponse(address);
        await page.getByRole("button", { name: "Try again" }).click();
        await answered;
      }
      await expect(page.getByRole("heading", { level: 1 }), how).toHaveText("Unexpected Application Error!");
      if (how === "said") await expect(page.getByRole("main")).toContainText(eid);
    }
    await page.unroute(address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("home: of lists whose answer is bad the display stays empty, with a retry for the shelves", async ({
  page,
}) => {
  const lists = /\/api\/(sliders\/active|active-advertisements|products)\?/;
  for (const how of all) {
    await open(page, "/faq");
    await answerWith(page, lists, how);
    await page.getByRole("banner").getByRole("link", { name: "Tatka, home" }).click();
    await expect(page.getByText("This did not load."), how).toHaveCount(3);
    await expect(page.getByRole("region", { name: /fresh today|our partners/ })).toHaveCount(0);
    await page.unroute(lists);
  }
});

import type { Page } from "@playwright/test";
import { expect, fillBasket, open, signIn, test } from "./shop.ts";

/** Holds the answers of an address back until the test lets them through. */
async function hold(page: Page, address: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const refusal = (code: string, message: string) => ({ success: false, code, message });
const alerts = (page: Page) => page.getByRole("alert").filter({ visible: true });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function openMenu(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
}

test("home: its parts in their order, the see-all links, and two banners that lead to category 1", async ({
  page,
}) => {
  await open(page, "/");
  const parts = await page
    .locator("main section")
    .evaluateAll((sections) =>
      sections.map(
        (one) =>
          one.getAttribute("aria-label") ??
          document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent,
      ),
    );
  expect(parts).toEqual([
    "What is fresh today",
    "Shop by Category",
    "Featured Products",
    "From our partners",
    "New Arrivals",
    "Top Selling Products",
    "Offers",
  ]);
  for (const [title, address] of [
    ["Featured Products", "/products?featured=true"],
    ["New Arrivals", "/products?new=true"],
    ["Top Selling Products", "/products?top=true"],
  ])
    await expect(page.getByRole("link", { name: `See all ${title}` })).toHaveAttribute("href", address ?? "");
  const banners = page.getByRole("region", { name: "Offers" });
  await expect(banners.getByRole("heading", { level: 2 })).toHaveText([
    "20% off seasonal fruits",
    "Organic vegetables",
  ]);
  const links = await banners.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links).toEqual(["/products?category=1", "/products?category=1"]);
  const foreign = await page
    .locator("main img")
    .evaluateAll((all) =>
      all
        .map((img) => (img as HTMLImageElement).src)
        .filter((src) => new URL(src).origin !== window.location.origin),
    );
  expect(foreign).toEqual([]);
});

test("home without its lists: a logo meanwhile, no hero without sliders, calm emptiness and a retry", async ({
  page,
}) => {
  const featured = /\/api\/products\?.*featured/;
  const advertisement = { image: "/icon-512.png", title: "Honey", description: "Raw", tint: "oil-ghee" };
  await open(page, "/cart");
  await page.route("**/api/sliders/active*", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/active-advertisements*", (route) =>
    route.fulfill({
      json: {
        data: [
          { ...advertisement, id: 1, btn_link: "https://honey.example/", btn_text: "See the honey" },
          { ...advertisement, id: 2, btn_link: "https://honey.example/" },
          { ...advertisement, id: 3, btn_text: "Leads nowhere" },
        ],
      },
    }),
  );
  let fail = () => {};
  const waiting = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(featured, async (route) => {
    await waiting;
    await route.abort();
  });
  const home = page.getByRole("banner").getByRole("link", { name: "Tatka, home" });
  await home.click();
  const loader = page.getByRole("main").getByRole("status").filter({ hasText: "Loading..." });
  await expect(loader.locator("svg")).toBeVisible();
  fail();
  await expect(loader).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What is fresh today" })).toHaveCount(0);

  const partners = page.getByRole("region", { name: "From our partners" });
  await expect(partners.getByRole("listitem")).toHaveCount(3);
  await expect(partners.getByRole("link")).toHaveCount(1);
  const link = partners.getByRole("link", { name: /See the honey/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(partners.getByText("Leads nowhere")).toHaveCount(0);

  const shelf = page.getByRole("region", { name: "Featured Products" });
  await expect(shelf).toContainText("This did not load.");
  await page.unroute(featured);
  await shelf.getByRole("button", { name: "Try again" }).click();
  await expect(shelf.getByRole("heading", { level: 3 }).first()).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.route(/\/api\/(sliders|active-advertisements|products)/, (route) => route.abort());
  await home.click();
  await expect(page.getByText("This did not load.")).toHaveCount(3);
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: /fresh today|our partners/ })).toHaveCount(0);
});

test("home: the hero goes on every 5 seconds, and from the last slide to the first", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the slides turn alike");
  await page.clock.install();
  await open(page, "/");
  const dots = page.getByRole("button", { name: /^Show slide/ });
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  for (let turn = 1; turn <= count; turn++) {
    await page.clock.fastForward(2_500);
    await expect(dots.nth(turn - 1)).toHaveAttribute("aria-current", "true");
    await page.clock.fastForward(2_500);
    await expect(dots.nth(turn % count)).toHaveAttribute("aria-current", "true");
  }
});

test("header: its links, and a search that ignores blanks and empties itself", async ({ page, isMobile }) => {
  await open(page, "/about");
  const banner = page.getByRole("banner");
  if (isMobile) await expect(banner.getByRole("link", { name: "Custom Order" })).toHaveCount(0);
  await openMenu(page, isMobile);
  for (const [name, address] of [
    ["Shop", "/products"],
    ["Custom Order", "/custom-order"],
    ["FAQ", "/faq"],
    ["About", "/about"],
    ["Login", "/login?redirect=%2Fabout"],
  ])
    await expect(banner.getByRole("link", { name, exact: true }).first()).toHaveAttribute(
      "href",
      address ?? "",
    );
  await expect(banner.getByRole("link", { name: "Tatka, home" })).toHaveAttribute("href", "/");
  await expect(banner.getByRole("button", { name: "Logout" })).toHaveCount(0);
  if (isMobile) await page.keyboard.press("Escape");

  const box = page.getByRole("combobox", { name: "Search products" });
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  await box.fill(" tomato ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=tomato$/);
  await expect(box).toHaveValue("");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “tomato”");
});

test("header of a customer: Account, the cart's count, and Logout that leaves only the cart", async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  await fillBasket(page, [{ id: 1, quantity: 3 }]);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("typed-once")) localStorage.setItem("checkout", '{"address":"Road 5"}');
    sessionStorage.setItem("typed-once", "yes");
  });
  await open(page, "/about");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Cart, 3 items" })).toContainText("3");
  await expect(banner.getByRole("link", { name: "Login" })).toHaveCount(0);
  await openMenu(page, isMobile);
  await expect(banner.getByRole("link", { name: "Account" }).first()).toHaveAttribute("href", "/account");
  await banner.getByRole("button", { name: "Logout" }).click();
  await expect(banner.getByRole("link", { name: "Login" }).first()).toBeVisible();
  for (const key of ["token", "user", "checkout"]) expect(await kept(page, key), key).toBeNull();
  expect(JSON.parse((await kept(page, "cart")) ?? "[]")).toHaveLength(1);
  await page.evaluate(() => localStorage.removeItem("cart"));
  await page.reload();
  await expect(banner.getByRole("link", { name: "Cart", exact: true })).not.toContainText(/\d/);
});

test("footer: the shop in a sentence, Quick Links, Categories, contact, the year, the fine print", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same foot");
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { level: 2 })).toHaveText([
    "Quick Links",
    "Categories",
    "Contact",
  ]);
  await expect(footer.getByText(/brought to your door/)).toBeVisible();
  for (const [name, address] of [
    ["Shop", "/products"],
    ["About Us", "/about"],
    ["Contact", "/contact"],
    ["FAQ", "/faq"],
    ["Fish", "/products?category=2"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
  ])
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address ?? "");
  const facts = (await (await page.request.get("/api/shop")).json()).data;
  for (const fact of [facts.address, facts.phone, facts.email]) await expect(footer).toContainText(fact);
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Dhaka", year: "numeric" }).format();
  await expect(footer).toContainText(`© ${year} Tatka`);
});

test("listing: title and count, categories, sort, two sliders and two fields, in a panel on a phone", async ({
  page,
  isMobile,
}) => {
  const { meta } = await (await page.request.get("/api/products?category=2&limit=1")).json();
  const top = Math.ceil(meta.max_price);
  await open(page, "/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Products");
  await open(page, "/products?category=2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fish");
  await expect(page.getByText(`${meta.total} product(s) found`).first()).toBeVisible();
  if (isMobile) {
    await expect(page.getByRole("link", { name: /All Categories/ })).toHaveCount(0);
    await page.getByRole("link", { name: /^Filters/ }).click();
  }
  const filters = isMobile
    ? page.getByRole("dialog", { name: "Filters" })
    : page.getByRole("region", { name: "Filters" });
  await expect(filters.getByRole("link", { name: /All Categories/ })).toHaveAttribute("href", "/products");
  await expect(filters.getByRole("link", { name: /Fish/ })).toHaveAttribute("aria-current", "true");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  const orders = ["featured", "newest", "price-low-high", "price-high-low"];
  if (!isMobile) {
    await expect(sort).toHaveValue("featured");
    const values = await sort
      .locator("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(values).toEqual(orders);
  }
  for (const name of ["Lowest price", "Highest price"]) {
    const slider = filters.getByRole("slider", { name });
    await expect(slider).toHaveAttribute("min", "0");
    await expect(slider).toHaveAttribute("max", String(top));
    await expect(slider).toHaveAttribute("step", "1");
  }
  await expect(filters.getByRole("slider", { name: "Lowest price" })).toHaveValue("0");
  await expect(filters.getByRole("textbox", { name: "Highest price" })).toHaveValue(String(top));
  await expect(filters).toContainText("৳");
  await expect(filters).not.toContainText("$");
  const lowest = filters.getByRole("textbox", { name: "Lowest price" });
  await lowest.fill("9999999");
  await lowest.press("Enter");
  await expect(page).toHaveURL(new RegExp(`min_price=${top - 1}`));
  await expect(lowest).toHaveValue(String(top - 1));
  if (isMobile) return;
  await sort.selectOption("price-low-high");
  await expect(page).toHaveURL(/sort=price-low-high/);
  await open(page, "/products?category=1&search=tomato");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fruits & Vegetables");
  const chip = page.getByRole("link", { name: "Remove filter: tomato" });
  await expect(chip).toHaveAttribute("href", "/products?category=1");
});

test("listing: 2 columns below 480 pixels, 3 from there, 4 from 1024", async ({ page, isMobile }) => {
  test.skip(isMobile, "the widths are set here");
  await open(page, "/products");
  const goods = page
    .locator("main ul")
    .filter({ has: page.locator("h3") })
    .first();
  const columns = () =>
    goods.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  for (const [width, count] of [
    [360, 2],
    [480, 3],
    [768, 3],
    [1024, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, { message: `at ${width}` }).toBe(count);
  }
});

test("product: everything that its page shows, a quantity of at least 1, and Add to Cart", async ({
  page,
  shop,
}) => {
  const name = `Proof mango ${crypto.randomUUID().slice(0, 8)}`;
  const id = await shop.newProduct({ name, price: 50 });
  await shop.sql(
    `update products set original_price_poisha = 6000, description_en = 'Sweet, from Rajshahi.',
            nutrition_en = 'Energy: 60 kcal' where id = $1`,
    [id],
  );
  await open(page, `/products/${id}`);
  const path = page.getByRole("navigation", { name: "You are here" }).getByRole("listitem");
  await expect(path).toHaveText(["Home", "Products", "Fruits & Vegetables", name]);
  await expect(path.getByRole("link").nth(2)).toHaveAttribute("href", "/products?category=1");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(main.getByRole("img", { name }).or(main.locator("img")).first()).toBeVisible();
  await expect(main.getByRole("link", { name: /0 reviews/ })).toBeVisible();
  await expect(main.getByText("17% off").first()).toBeVisible();
  await expect(main).toContainText("৳50");
  await expect(main).toContainText("৳60");
  await expect(main).not.toContainText("$");
  for (const words of [
    "1 kg",
    "Sweet, from Rajshahi.",
    "60 kcal",
    "Home delivery, cash on delivery",
    "1-30 days return policy (based on product type)",
    "100% satisfaction guarantee",
  ])
    await expect(main).toContainText(words);
  await expect(main.getByRole("heading", { level: 2, name: "Customer Reviews" })).toBeVisible();
  const others = page.getByRole("region", { name: "You May Also Like" });
  const cards = others.getByRole("heading", { level: 3 }).getByRole("link");
  await expect(cards).toHaveCount(6);
  for (const address of await cards.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
    const { data } = await (await page.request.get(`/api${address}`)).json();
    expect(data.category_id).toBe(1);
    expect(data.id).not.toBe(id);
  }

  const less = page.getByRole("button", { name: `One less: ${name}` });
  const quantity = page.getByRole("textbox", { name: "Quantity", exact: true });
  await expect(quantity).toHaveValue("1");
  await expect(less).toBeDisabled();
  await quantity.fill("4");
  await quantity.press("Enter");
  await expect(less).toBeEnabled();
  for (const wrong of ["many", "0", "-3"]) {
    await quantity.fill(wrong);
    await quantity.press("Enter");
    await expect(quantity, wrong).toHaveValue("1");
  }
  await quantity.fill("2");
  await quantity.press("Enter");
  const add = page.getByRole("button", { name: /Add to Cart/ });
  await add.click();
  await add.click();
  const cart = JSON.parse((await kept(page, "cart")) ?? "[]");
  expect(cart).toMatchObject([{ product: { id: String(id), price: 50 }, quantity: 4 }]);
});

test("product: 'Loading product...' while it is slow to come", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same words");
  await open(page, "/products");
  const release = await hold(page, /\/api\/products\/\d+/);
  await page.locator("main h3 a").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Loading product..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
});

test("cart: each line with its parts, a stepper from 1, the summary, and the ways on", async ({
  page,
  shop,
}) => {
  const name = "Proof mango";
  const id = await shop.newProduct({ name, price: 50 });
  const other = await shop.newProduct({ name: "Other mango", price: 20 });
  await fillBasket(page, [
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
  expect(JSON.parse((await kept(page, "cart")) ?? "[]")).toMatchObject([{ product: { id: String(other) } }]);
});

test("checkout: its fields, cash only, shipping 0.00; busy, placed, and home after 3 seconds", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillBasket(page, [{ id, quantity: 2 }]);
  await page.clock.install();
  await open(page, "/checkout");
  const address = page.getByRole("textbox", { name: "Shipping address" });
  await expect(address).toHaveJSProperty("tagName", "TEXTAREA");
  await expect(page.getByRole("radio")).toHaveCount(1);
  await expect(page.getByRole("radio", { name: /Cash on Delivery/ })).toBeChecked();
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByRole("listitem")).toContainText(["Test mango"]);
  await expect(summary.getByRole("definition")).toHaveText(["৳100", "৳0.00", "৳100"]);
  const mobile = page.getByLabel("Mobile number");
  await mobile.fill("+44 20 7946 0958");
  await address.fill("  Road 5  ");
  const question = page.getByText("This does not look like a Bangladeshi mobile number.");
  await expect(question).toBeVisible();
  await mobile.fill(" 01712345678 ");

  const release = await hold(page, "**/api/place-order*");
  const asked = page.waitForRequest("**/api/place-order*");
  await page.getByRole("button", { name: /Place Order/ }).click();
  await expect(page.getByRole("button", { name: "Placing Order..." })).toBeDisabled();
  const request = await asked;
  expect(request.postDataJSON()).toEqual({
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: String(id), quantity: 2, price: 50 }],
  });
  expect(await request.headerValue("authorization")).toBe(`Bearer ${await kept(page, "token")}`);
  await expect(question).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
  await expect(page.getByText("Redirecting to home...")).toBeVisible();
  expect(await kept(page, "cart")).toBe("[]");
  await page.clock.fastForward(1_500);
  await expect(page).toHaveURL(/\/checkout$/);
  await page.clock.fastForward(1_500);
  await expect(page).toHaveURL(/\/$/);
});

test("checkout: the shop's words, 'Failed to place order.' without any, and a lost token", async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, "the same words");
  await signIn(page);
  await fillBasket(page, [{ id: await shop.newProduct() }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  const place = page.getByRole("button", { name: /Place Order/ });
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
  await expect(page.getByRole("link", { name: "Log in", exact: true })).toHaveAttribute(
    "href",
    "/login?redirect=checkout",
  );
});

test("checkout: 'Something went wrong while placing the order.' where no answer comes", async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, "the same words");
  await signIn(page);
  await fillBasket(page, [{ id: await shop.newProduct() }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.route("**/api/place-order*", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: /Place Order/ }).click();
  await expect(alerts(page)).toHaveText("Something went wrong while placing the order.");
});

test("checkout: signed in with an empty cart, one is led to the cart", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same way");
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

test("sign in and create account: required fields, ways across, busy words, and what is stored", async ({
  page,
}) => {
  await open(page, "/login");
  const main = page.getByRole("main");
  for (const name of ["Email", "Password"])
    await expect(main.getByLabel(name, { exact: true })).toHaveAttribute("required", "");
  await expect(main.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await main.getByRole("link", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(main.getByRole("button", { name: "Sign up with Google" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  const email = `${crypto.randomUUID()}@example.com`;
  for (const [name, text] of [
    ["Full name", "Nusrat Jahan"],
    ["Email", email],
    ["Password", "mango-tree"],
  ] as const) {
    await expect(main.getByLabel(name, { exact: true })).toHaveAttribute("required", "");
    await main.getByLabel(name, { exact: true }).fill(text);
  }
  const release = await hold(page, "**/api/auth/login*");
  const asked = page.waitForRequest("**/api/auth/login*");
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(main.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  await expect(main.getByRole("button", { name: "Sign up with Google" })).toBeDisabled();
  expect((await asked).postDataJSON()).toMatchObject({
    name: "Nusrat Jahan",
    email,
    password: "mango-tree",
    role: "user",
  });
  release();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept(page, "token")).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse((await kept(page, "user")) ?? "{}")).toEqual({
    id: expect.any(String),
    name: "Nusrat Jahan",
    email,
    role: "user",
  });
});

test("sign in and create account: 'Invalid email or password' and 'Registration error' for what nobody expected", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same words");
  // A storage that is full: nothing that the form could foresee.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const email = `${crypto.randomUUID()}@example.com`;
  await open(page, "/register");
  await page.getByLabel("Full name").fill("Nusrat Jahan");
  for (const [address, button, words] of [
    ["/register", "Create account", "Registration error"],
    ["/login", "Sign in", "Invalid email or password"],
  ] as const) {
    if (address === "/login") await open(page, address);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("mango-tree");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(alerts(page)).toHaveText(words);
  }
});

test("sign in and create account: the shop's own words where it refuses", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same words");
  await page.route("**/api/auth/login*", (route) =>
    route.fulfill({ status: 403, json: refusal("not_allowed", "The shop is closed on Eid.") }),
  );
  const email = `${crypto.randomUUID()}@example.com`;
  await open(page, "/register");
  await page.getByLabel("Full name").fill("Nusrat Jahan");
  for (const button of ["Create account", "Sign in"]) {
    if (button === "Sign in") await open(page, "/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("mango-tree");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(alerts(page)).toHaveText("The shop is closed on Eid.");
  }
});

test("a page that fails: 'Unexpected Application Error!' with its status and words, and a way out", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same page");
  await open(page, "/about");
  await page.route("**/api/products?*", (route) =>
    route.fulfill({
      status: 500,
      json: { ...refusal("unexpected", "The shelves fell over."), request_id: "quote-me-17" },
    }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  for (const words of ["Error 500", "The shelves fell over.", "quote-me-17"])
    await expect(page.getByRole("main")).toContainText(words);
  await page.unroute("**/api/products?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All Products" })).toBeVisible();
});

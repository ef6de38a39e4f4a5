import { expect, open, test } from "../shop.ts";
import { hold, stored } from "./watching.ts";

test("listing: title and count, categories, sort, two sliders and two fields, in a panel on a phone", async ({
  page,
  isMobile,
}) => {
  // Of a category that no other journey changes at the same time.
  const { meta } = await (await page.request.get("/api/products?category=3&limit=1")).json();
  const top = Math.ceil(meta.max_price);
  await open(page, "/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Products");
  await open(page, "/products?category=3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meat");
  await expect(page.getByText(`${meta.total} product(s) found`).first()).toBeVisible();
  if (isMobile) {
    await expect(page.getByRole("link", { name: /All Categories/ })).toHaveCount(0);
    await page.getByRole("link", { name: /^Filters/ }).click();
  }
  const filters = isMobile
    ? page.getByRole("dialog", { name: "Filters" })
    : page.getByRole("region", { name: "Filters" });
  await expect(filters.getByRole("link", { name: /All Categories/ })).toHaveAttribute("href", "/products");
  await expect(filters.getByRole("link", { name: /Meat/ })).toHaveAttribute("aria-current", "true");
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
  await expect(filters.getByRole("spinbutton", { name: "Highest price" })).toHaveValue(String(top));
  await expect(filters).toContainText("৳");
  await expect(filters).not.toContainText("$");
  const lowest = filters.getByRole("spinbutton", { name: "Lowest price" });
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

test("listing: 2 columns below 480 pixels, 3 from there, 4 from 1024", async ({ page }) => {
  await open(page, "/products");
  const grid = page
    .locator("main ul")
    .filter({ has: page.locator("h3") })
    .first();
  const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  for (const [width, count] of [
    [360, 2],
    [480, 3],
    [768, 3],
    [1024, 4],
    [1280, 4],
    [1440, 4],
    [1920, 4],
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
  // Another journey may move one of them elsewhere at the same moment.
  await expect(async () => {
    await open(page, `/products/${id}`);
    await expect(cards).toHaveCount(6);
    for (const address of await cards.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
      const { data } = await (await page.request.get(`/api${address}`)).json();
      expect(data).toMatchObject({ category_id: 1 });
      expect(data.id).not.toBe(id);
    }
  }).toPass();

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
  const add = page.getByRole("button", { name: "Add to Cart", exact: true });
  await add.click();
  await add.click();
  await expect(page.getByRole("link", { name: /^4 in your cart/ })).toBeVisible();
  const cart = JSON.parse((await stored(page, "cart")) ?? "[]");
  expect(cart).toMatchObject([{ product: { id: String(id), price: 50 }, quantity: 4 }]);
});

test("product: 'Loading product...' while it is slow to come", async ({ page }) => {
  await open(page, "/products");
  const release = await hold(page, /\/api\/products\/\d+/);
  await page.locator("main h3 a").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Loading product..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
});

test("listing: a category that the shop does not have is told as such", async ({ page }) => {
  await open(page, "/products?category=999999");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Category not found");
  await expect(page).toHaveTitle(/^Category not found/);
  await expect(page.getByText("0 product(s) found").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await page.getByRole("link", { name: "Search all products" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Products");
});

test("listing: the lists behind the see-all links keep the title, and their chip says what they are", async ({
  page,
}) => {
  for (const [flag, chip] of [
    ["featured", "Featured Products"],
    ["new", "New Arrivals"],
    ["top", "Top Selling"],
  ]) {
    await open(page, `/products?${flag}=true`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Products");
    await expect(page.getByRole("link", { name: `Remove filter: ${chip}` })).toBeVisible();
  }
});

test("listing: the price fields take arrow keys and Bengali digits, and count while one types", async ({
  page,
  isMobile,
}) => {
  await open(page, "/products?category=10");
  if (isMobile) await page.getByRole("link", { name: /^Filters/ }).click();
  const highest = page.getByRole("spinbutton", { name: "Highest price" }).filter({ visible: true });
  const top = Number(await highest.getAttribute("aria-valuemax"));
  await highest.press("ArrowDown");
  await highest.press("ArrowDown");
  await expect(highest).toHaveAttribute("aria-valuenow", String(top - 2));
  await expect(highest).toHaveValue(String(top - 2));
  await expect(page).toHaveURL(new RegExp(`max_price=${top - 2}$`));
  await highest.fill("৫০");
  await expect(page).toHaveURL(/max_price=50$/);
  await expect(highest).toBeFocused();
  const { meta } = await (await page.request.get("/api/products?category=10&max_price=50&limit=1")).json();
  await expect(page.getByText(`${meta.total} product(s) found`).first()).toBeAttached();
  if (isMobile) await expect(page.getByRole("button", { name: `Show ${meta.total} products` })).toBeVisible();
  await highest.press("Enter");
  await expect(highest).toHaveValue("50");
});

import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, signIn, test } from "./shop.ts";

type Shop = Parameters<Parameters<typeof test>[2]>[0]["shop"];

const places = [
  "/admin",
  "/admin/orders",
  "/admin/products",
  "/admin/users",
  "/admin/custom-orders",
  "/admin/messages",
];

/** Somebody who runs the shop, not yet signed in. */
async function newAdmin(page: Page, shop: Shop) {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
  const answer = await page.request.post("/api/auth/login", { data: { name: "Shopkeeper", ...account } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await shop.sql("update users set role = 'admin' where email = $1", [account.email]);
  return account;
}

async function signInAsAdmin(page: Page, shop: Shop): Promise<string> {
  const account = await newAdmin(page, shop);
  const answer = await page.request.post("/api/auth/login", { data: { name: "Shopkeeper", ...account } });
  const { token, data } = await answer.json();
  await page.addInitScript(
    ([kept, user]) => {
      localStorage.setItem("token", kept as string);
      localStorage.setItem("user", user as string);
    },
    [token, JSON.stringify(data)],
  );
  return token;
}

/** An order of a customer of its own, placed behind the desk's back. */
async function newOrder(page: Page, productId: number, quantity = 2) {
  const name = `Customer ${crypto.randomUUID().slice(0, 8)}`;
  const account = { name, email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
  const login = await (await page.request.post("/api/auth/login", { data: account })).json();
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${login.token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: productId, quantity }],
    },
  });
  const { order } = await answer.json();
  return { id: order.id as number, number: order.number as string, customer: name };
}

const unique = () => `Desk mango ${crypto.randomUUID().slice(0, 8)}`;
const stockOf = async (shop: Shop, id: number) =>
  Number((await shop.sql<{ stock: number }>("select stock from products where id = $1", [id]))[0]?.stock);

test("a stranger is led to the login and back to the very page", async ({ page, shop }) => {
  const account = await newAdmin(page, shop);
  await page.goto("/admin/orders?status=pending");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Forders%3Fstatus%3Dpending/);
  await open(page, page.url());
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending/);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test("a customer is told whose room it is, and may sign in as somebody else", async ({ page }) => {
  await signIn(page);
  await open(page, "/admin/products");
  await expect(page.getByRole("heading", { name: /for the shop's staff/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
  await expect(page.getByRole("table")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in as someone else" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fproducts/);
});

test("the server sends everybody the same empty frame", async ({ page, shop }) => {
  const token = await signInAsAdmin(page, shop);
  const stranger = await (await page.request.get("/admin")).text();
  const admin = await (
    await page.request.get("/admin", { headers: { Authorization: `Bearer ${token}` } })
  ).text();
  expect(stranger).toContain("Admin Dashboard");
  expect(stranger).toContain('content="noindex"');
  const bare = (html: string) => html.replace(/nonce="[^"]*"/g, "").replace(/<script[\s\S]*?<\/script>/g, "");
  expect(bare(admin)).toBe(bare(stranger));
});

test("no shopper downloads the back office", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const ofTheDesk = /\/(admin|shelf|inbox)\/|\/(admin-|desk[-./]|dashboard)/;
  expect(scripts.filter((path) => ofTheDesk.test(path))).toEqual([]);
});

for (const language of ["", "/bn"]) {
  test(`every page is usable by everybody: ${language || "/"}`, async ({ page, shop }) => {
    test.slow();
    const { id } = await newOrder(page, await shop.newProduct());
    await signInAsAdmin(page, shop);
    for (const path of [...places, `/admin/orders?order=${id}`]) {
      await open(page, language + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main [role=status][aria-label]")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of places) {
      await open(page, language + path);
      await expect(page.locator("main [role=status][aria-label]")).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
}

test("the dashboard counts what waits, and leads to it", async ({ page, shop, isMobile }) => {
  const product = await shop.newProduct();
  await newOrder(page, product);
  await signInAsAdmin(page, shop);
  await open(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  for (const title of ["Products", "Orders", "Users", "Custom orders", "Messages"])
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  await expect(page.getByText(/orders? waits?\./)).toBeVisible();
  await page.getByRole("link", { name: /^Pending/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending/);
  if (isMobile) await page.getByRole("button", { name: /Menu/ }).click();
  await page
    .getByRole("navigation", { name: "Back office" })
    .getByRole("link", { name: /Messages/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
});

test("a price changed in place is saved, told, and in the shop", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 50, stock: 7 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const price = page.getByLabel(`Price: ${name}`);
  await expect(price).toHaveValue("50");

  await price.fill("ten");
  await price.press("Enter");
  await expect(page.getByRole("alert")).toContainText("A price is a number");
  await price.press("Escape");
  await expect(price).toHaveValue("50");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await price.fill("৭৫.৫০");
  await price.press("Enter");
  await expect(page.getByText(`Saved. Price: ${name}`)).toBeAttached();
  await expect(price).toHaveValue("75.5");

  const before = page.getByLabel(`Before: ${name}`);
  await before.fill("70");
  await before.blur();
  await expect(page.getByRole("alert")).toContainText("must be above the price");
  await before.fill("90");
  await before.press("Enter");
  await expect(page.getByText(`Saved. Before: ${name}`)).toBeAttached();
  await expectAccessible(page);

  await open(page, `/products/${id}`);
  await expect(page.getByText("৳75.50").filter({ visible: true }).first()).toBeVisible();
});

test("stock and flags are changed in place; a lost connection loses nothing", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name, stock: 7 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  const stock = page.getByLabel(`Stock: ${name}`);

  await page.route(`**/api/admin/products/${id}*`, (route) => route.abort());
  await stock.fill("3");
  await stock.press("Enter");
  await expect(page.getByRole("alert")).toContainText("No connection");
  await expect(stock).toHaveValue("3");
  await page.unroute(`**/api/admin/products/${id}*`);
  await stock.press("Enter");
  await expect(page.getByText(`Saved. Stock: ${name}`)).toBeAttached();
  expect(await stockOf(shop, id)).toBe(3);

  await stock.fill("");
  await stock.press("Enter");
  await expect(stock).toHaveAttribute("placeholder", "uncounted");
  await expect
    .poll(async () => (await shop.sql("select stock from products where id = $1", [id]))[0])
    .toEqual({ stock: null });

  await page.getByLabel(`Featured: ${name}`).check();
  await expect(page.getByText(`Saved. Featured: ${name}`)).toBeAttached();
  await page.reload();
  await expect(page.getByLabel(`Featured: ${name}`)).toBeChecked();
});

test("an order goes its way, step by step, and each is written down", async ({ page, shop }) => {
  const product = await shop.newProduct({ name: unique() });
  const { number, customer } = await newOrder(page, product);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  await page.getByRole("searchbox").or(page.getByLabel("Number, name or phone")).fill(customer);
  await expect(page).toHaveURL(/search=Customer/);
  await page.getByRole("link", { name: new RegExp(number) }).click();

  const detail = page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));
  await expect(detail.getByRole("link", { name: "01712345678" })).toHaveAttribute("href", "tel:01712345678");
  await expect(detail).toContainText("House 12, Road 5, Dhanmondi");
  await expect(detail.getByRole("button", { name: "Handed over" })).toHaveCount(0);
  await detail.getByRole("button", { name: "Start packing" }).click();
  await expect(detail.getByText("Processing", { exact: true })).toBeVisible();
  await detail.getByRole("button", { name: /Handed over/ }).click();
  await expect(detail.getByText("Completed", { exact: true })).toBeVisible();
  await expect(detail.getByText("Nothing more to do here.")).toBeFocused();
  await expect(detail.getByText("Processing, by Shopkeeper")).toBeVisible();
  await expect(detail.getByText("Completed, by Shopkeeper")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Close the order" }).click();
  await expect(detail).toBeHidden();
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeFocused();
});

test("cancelling is asked about once more, and puts the goods back", async ({ page, shop }) => {
  const product = await shop.newProduct({ stock: 10 });
  const { id, number } = await newOrder(page, product, 4);
  expect(await stockOf(shop, product)).toBe(6);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const question = page.getByRole("alertdialog", { name: `Cancel ${number}?` });
  await expect(question).toContainText("go back to the shelf");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  expect(await stockOf(shop, product)).toBe(6);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await question.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Cancelled, by Shopkeeper")).toBeVisible();
  expect(await stockOf(shop, product)).toBe(10);
});

test("who comes second learns that a colleague was quicker", async ({ page, shop }) => {
  const product = await shop.newProduct();
  const { id } = await newOrder(page, product);
  const token = await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  const start = page.getByRole("button", { name: "Start packing" });
  await expect(start).toBeVisible();
  await page.request.post(`/api/admin/orders/${id}/steps`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { status: "processing" },
  });
  await start.click();
  await expect(page.getByRole("alert")).toContainText("A colleague was quicker");
  await expect(page.getByRole("button", { name: /Handed over/ })).toBeVisible();
});

test("the order desk is run from the keyboard", { tag: "@desktop" }, async ({ page, shop }) => {
  const product = await shop.newProduct();
  const first = await newOrder(page, product);
  const second = await newOrder(page, product);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  const row = (number: string) => page.getByRole("link", { name: number });
  await row(second.number).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(row(second.number)).toBeFocused();
  while (!(await row(first.number).evaluate((link) => link === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: first.number })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(first.number)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Number, name or phone")).toBeFocused();
  await page.keyboard.type(second.number.replace("TK-", ""));
  await page.keyboard.press("Enter");
  await expect(row(first.number)).toHaveCount(0);
  await expect(row(second.number)).toBeVisible();
});

test("the inboxes show whole letters, and who has had an answer", async ({ page, shop }) => {
  const name = `Rakib ${crypto.randomUUID().slice(0, 8)}`;
  await shop.sql(
    `insert into contact_messages (name, email, subject, message) values ($1, 'rakib@example.com', 'Hours', 'When do you open?')`,
    [name],
  );
  await shop.sql(
    `insert into custom_orders (customer_name, customer_phone, order_details) values ($1, '০১৭১২৩৪৫৬৭৮', 'Ripe kotbel')`,
    [name],
  );
  await signInAsAdmin(page, shop);
  await open(page, `/admin/messages?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByText("When do you open?")).toBeVisible();
  await expect(page.getByRole("link", { name: "rakib@example.com" })).toHaveAttribute(
    "href",
    "mailto:rakib@example.com?subject=Re%3A%20Hours",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: `Mark as done: ${name}` }).click();
  await expect(page.getByRole("button", { name: `Open again: ${name}` })).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByText("Nothing fits")).toBeVisible();

  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByText("Ripe kotbel").last()).toBeVisible();
  await expect(page.locator('a[href="tel:01712345678"]')).toBeVisible();
});

test("a list that does not come says so, and comes when asked again", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await page.route("**/api/admin/users*", (route) => route.abort());
  await open(page, "/admin/users");
  await expect(page.getByRole("alert")).toContainText("No connection");
  await page.unroute("**/api/admin/users*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Shopkeeper").filter({ visible: true }).first()).toBeVisible();
  await open(page, "/admin/users?search=nobody-of-that-name");
  await expect(page.getByText("Nothing fits")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByText("Shopkeeper").filter({ visible: true }).first()).toBeVisible();
});

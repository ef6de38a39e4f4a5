import { expect, expectAccessible, open, signIn, test } from "../shop.ts";
import { newAdmin, newOrder, signInAsAdmin, signInAsStaff } from "./staff.ts";

const places = [
  "/admin",
  "/admin/orders",
  "/admin/calls",
  "/admin/packing",
  "/admin/round",
  "/admin/cash",
  "/admin/products",
  "/admin/products/new",
  "/admin/products/1",
  "/admin/offers",
  "/admin/offers/new",
  "/admin/categories",
  "/admin/import",
  "/admin/stock",
  "/admin/losses",
  "/admin/scan",
  "/admin/scan?mode=received",
  "/admin/labels?products=1,2",
  "/admin/reports",
  "/admin/stock/1",
  "/admin/search",
  "/admin/search?view=synonyms&words=spud",
  "/admin/content",
  "/admin/users",
  "/admin/users/1",
  "/admin/custom-orders",
  "/admin/messages",
  "/admin/reviews",
  "/admin/notifications",
  "/admin/journal",
  "/admin/staff",
  "/admin/delivery",
  "/admin/settings",
  "/admin/system",
  "/admin/api-keys",
  "/admin/webhooks",
  "/admin/security",
  "/admin/orders/new",
  "/admin/cart-links",
  "/admin/custom-orders/1",
  "/admin/print",
];

test("a stranger is led to the login and back to the very page", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
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

test("a customer is told whose room it is, and may sign in as somebody else", { tag: "@desktop" }, async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/admin/products");
  await expect(page.getByRole("heading", { name: /for shop staff/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
  await expect(page.getByRole("table")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in as someone else" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fproducts/);
});

test("whoever runs the shop finds the way to the back office on every page; nobody else is shown it", async ({
  page,
  shop,
  isMobile,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/bn/products");
  if (isMobile) await page.getByRole("button", { name: "মেনু" }).click();
  await page.getByRole("link", { name: "অ্যাডমিন প্যানেল" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/bn\/admin$/);
  await open(page, "/account/profile");
  const nav = page.getByRole("navigation", { name: "Account" });
  await expect(nav.getByRole("link", { name: "Back office" })).toHaveAttribute("href", "/admin");
});

test("a customer is shown no way to the back office", async ({ page, isMobile }) => {
  await signIn(page);
  await open(page, "/account/profile");
  await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link").first()).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Account" }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Back office" })).toHaveCount(0);
});

test("the server sends everybody the same empty frame", { tag: "@desktop" }, async ({ page, shop }) => {
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

test("no shopper downloads the back office", { tag: "@desktop" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const ofTheAdmin = /\/(admin|shelf|inbox)\/|\/(admin-|desk[-./]|dashboard)/;
  expect(scripts.filter((path) => ofTheAdmin.test(path))).toEqual([]);
});

for (const language of ["", "/bn"]) {
  // Each language once, each screen once.
  const tag = language === "" ? "@desktop" : "@phone";
  test(`every page has its heading and fits 320 pixels: ${language || "/"}`, { tag }, async ({
    page,
    shop,
  }) => {
    test.slow();
    const { id } = await newOrder(page, await shop.newProduct());
    await signInAsAdmin(page, shop);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...places, `/admin/orders?order=${id}`]) {
      await open(page, language + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main [role=status][aria-label]")).toHaveCount(0);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, path).toBeLessThanOrEqual(320);
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
  const sections = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(sections.slice(0, 3)).toEqual(["Products", "Orders", "Users"]);
  await expect(page.getByText(/orders? (is|are) waiting\./)).toBeVisible();
  await page.getByRole("link", { name: /^Pending/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending/);
  if (isMobile) await page.getByRole("button", { name: /More/ }).click();
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: /Inbox/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Custom orders" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Inbox" })
    .getByRole("link", { name: /Messages/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
});

test("800 px of height hold the whole rail, with the page at hand and the person at the foot in sight", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rail = page.getByRole("navigation", { name: "Back office" });
  for (const path of [
    "/admin/settings",
    "/admin/system",
    "/admin/journal",
    "/admin/losses",
    "/bn/admin/system",
  ]) {
    await open(page, path);
    await expect(page.getByRole("button", { name: /Your account|আপনার অ্যাকাউন্ট/ })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("nav [aria-current=page]").filter({ visible: true })).toBeInViewport({
      ratio: 1,
    });
  }
  await open(page, "/admin/losses");
  for (const name of ["Orders", "Products", "Running out", "Losses", "Inbox"])
    await expect(rail.getByRole("link", { name: new RegExp(`^${name}`) })).toBeInViewport();
  await rail.getByText("Shop setup").click();
  await rail.getByRole("link", { name: "Staff" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
});

test("orders, calls, packing and the inbox say how many wait", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const product = await shop.newProduct();
  await newOrder(page, product);
  const { id } = await newOrder(page, product);
  const token = await signInAsAdmin(page, shop);
  await page.request.post(`/api/admin/orders/${id}/steps`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { from: "pending", status: "processing" },
  });
  await page.request.post("/api/contact-messages", {
    data: { name: "Rakib", email: "rakib@example.com", subject: "Hours", message: "When do you open?" },
  });
  await open(page, "/admin");
  const rail = page.getByRole("navigation", { name: "Back office" });
  for (const name of ["Orders", "Calls", "Packing", "Inbox"])
    await expect(rail.getByRole("link", { name: new RegExp(`^${name}\\s*\\d+\\s*waiting`) })).toBeVisible();
});

test("a phone has five tabs, one of them the way to all else; a rider has deliveries and cash", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products");
  const tabs = page.getByRole("navigation", { name: "Most used pages" });
  await expect(tabs.getByRole("link")).toContainText(["Dashboard", "Orders", "Calls", "Products"]);
  await expect(tabs.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
  await expect(tabs.getByRole("button", { name: /More/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await tabs.getByRole("link", { name: /Calls/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calls" })).toBeVisible();
  await signInAsStaff(page, shop, ["delivery"]);
  await open(page, "/admin/round");
  await expect(tabs.getByRole("link")).toHaveText([/^(Round|Deliveries)$/, "Cash"]);
  await tabs.getByRole("link", { name: "Cash" }).click();
  await expect(page).toHaveURL(/view=cash/);
  await expect(tabs.getByRole("link", { name: "Cash" })).toHaveAttribute("aria-current", "page");
});

test("no offer of the other language pushes the back office down: its rail has it", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/bn/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-offer]")).toBeHidden();
  expect((await page.locator("main").boundingBox())?.y).toBe(0);
});

test("the back office's own styles hold, whatever sheet of the shop comes after them", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products");
  await expect(page.getByRole("table")).toBeVisible();
  // Wide on a phone, of a fixed width here: the narrower rule stands later in one sheet.
  await expect(page.getByRole("main").getByRole("search")).toHaveCSS("width", "320px");
});

for (const { path, field } of [
  { path: "/admin/settings", field: "Name in English" },
  { path: "/admin/search?view=synonyms&words=spud", field: "Words that mean the same" },
  { path: "/admin/system", field: "Keep every backup for (days)" },
  { path: "/admin/users/1", field: /^Note$/ },
  { path: "/admin/delivery?area=new", field: "Name in English" },
  { path: "/admin/content?new=1", field: "Title in English" },
])
  test(`${path}: what is typed and not saved is asked about before one leaves`, { tag: "@desktop" }, async ({
    page,
    shop,
  }) => {
    await signInAsAdmin(page, shop);
    await open(page, path);
    const orders = page
      .getByRole("navigation")
      .getByRole("link", { name: /^Orders/ })
      .first();
    const typed = page.getByRole("main").getByLabel(field);
    await typed.fill("77");
    await orders.click();
    await expect(page.locator("p:focus")).toContainText("Leave without saving?");
    await expect(page.locator("p:focus")).toContainText("will be lost");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stay" }).click();
    await expect(typed).toHaveValue("77");
    await orders.click();
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  });

test("an address of the back office that is not there: strangers sign in, customers learn whose it is, staff stay", {
  tag: "@desktop",
}, async ({ page, shop, browser, baseURL }) => {
  const answer = await page.request.get("/admin/nothing");
  expect(answer.status()).toBe(404);
  await page.goto("/admin/nothing");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fnothing/);

  const customer = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  await signIn(customer);
  await open(customer, "/admin/nothing");
  await expect(customer.getByRole("heading", { name: /for shop staff/ })).toBeVisible();
  await customer.context().close();

  await signInAsAdmin(page, shop);
  await open(page, "/admin/nothing");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toBeVisible();
});

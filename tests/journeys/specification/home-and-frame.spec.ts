import { expect, fillCart, open, signIn, test } from "../shop.ts";
import { alerts, hold, openMenu, stored } from "./watching.ts";

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
    "On offer",
    "From our partners",
    "New Arrivals",
    "Top Selling Products",
    "Offers",
  ]);
  for (const [title, address] of [
    ["Featured Products", "/products?featured=true"],
    ["On offer", "/products?offers=true"],
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

  const category = page.getByRole("region", { name: "Featured Products" });
  await expect(category).toContainText("This did not load.");
  await page.unroute(featured);
  await category.getByRole("button", { name: "Try again" }).click();
  await expect(category.getByRole("heading", { level: 3 }).first()).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.route(/\/api\/(sliders|active-advertisements|products)/, (route) => route.abort());
  await home.click();
  await expect(page.getByText("This did not load.")).toHaveCount(3);
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: /fresh today|our partners/ })).toHaveCount(0);
});

test("home: the hero goes on every 5 seconds, and from the last slide to the first", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const dots = page.getByRole("button", { name: /^Show slide/ });
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  // The first 5 seconds begin while time stands still.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.emulateMedia({ reducedMotion: null });
  await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
  for (let turn = 1; turn <= count; turn++) {
    await page.clock.runFor(2_500);
    await expect(dots.nth(turn - 1)).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(2_500);
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
    ["Offers", "/products?offers=true"],
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
  // In the document, too.
  const inOrder = ["Shop", "Custom Order", "FAQ", "About", "Offers", "Login"];
  const links = (await banner.getByRole("link").allInnerTexts()).filter((text) => inOrder.includes(text));
  expect(links.slice(isMobile ? 1 : 0)).toEqual(inOrder);
  if (!isMobile)
    await expect(banner.getByRole("link").filter({ hasText: /Login|বাংলা|Cart/ })).toHaveText([
      "Login",
      "বাংলা",
      /Cart/,
    ]);
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
  await fillCart(page, [{ id: 1, quantity: 3 }]);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("typed-once")) localStorage.setItem("checkout", '{"address":"Road 5"}');
    sessionStorage.setItem("typed-once", "yes");
  });
  await open(page, "/about");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Cart, 3 items" })).toContainText("3");
  await expect(banner.getByRole("link", { name: "Login" })).toHaveCount(0);
  await openMenu(page, isMobile);
  await expect(banner.getByRole("link", { name: "Account" }).first()).toHaveAttribute(
    "href",
    "/account/orders",
  );
  await banner.getByRole("button", { name: "Logout" }).click();
  await expect(banner.getByRole("link", { name: "Login" }).first()).toBeVisible();
  for (const key of ["token", "user", "checkout"]) expect(await stored(page, key), key).toBeNull();
  expect(JSON.parse((await stored(page, "cart")) ?? "[]")).toHaveLength(1);
  await page.evaluate(() => localStorage.removeItem("cart"));
  await page.reload();
  await expect(banner.getByRole("link", { name: "Cart", exact: true })).not.toContainText(/\d/);
});

test("footer: the shop in a sentence, Quick Links, Categories, contact, the year, the fine print", async ({
  page,
}) => {
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

test("header: Logout takes effect at once, while the shop is still being told", async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  await open(page, "/about");
  const release = await hold(page, "**/api/auth/logout*");
  const result = page.waitForRequest("**/api/auth/logout*");
  await openMenu(page, isMobile);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Logout" }).click();
  await result;
  await expect(banner.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await expect(banner.getByRole("button", { name: "Logout" })).toHaveCount(0);
  expect(await stored(page, "token")).toBeNull();
  release();
});

test("every call of a visit goes to the shop's own host", async ({ page, shop }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All Products" })).toBeVisible();
  await open(page, `/products/${await shop.newProduct()}`);
  await open(page, "/login");
  const { origin } = new URL(page.url());
  expect(calls.some((url) => new URL(url).pathname.startsWith("/api/"))).toBe(true);
  expect(calls.filter((url) => !url.startsWith("data:") && new URL(url).origin !== origin)).toEqual([]);
});

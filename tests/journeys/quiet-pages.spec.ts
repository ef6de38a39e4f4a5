import { expect, expectAccessible, fillCart, open, readyToOrder, signIn, test } from "./shop.ts";
import { openMenu } from "./specification/watching.ts";

test("signing in, creating an account and a forgotten password have the whole header and footer", async ({
  page,
  isMobile,
}) => {
  for (const path of ["/login", "/register", "/forgot-password", "/reset-password"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const header = page.getByRole("banner");
    await expect(header.getByRole("combobox", { name: "Search products" })).toBeVisible();
    await openMenu(page, isMobile);
    await expect(header.getByRole("link", { name: "Custom Order" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("heading", { level: 2 })).toHaveText([
      "Quick Links",
      "Categories",
      "Contact",
    ]);
    await expectAccessible(page);
  }
});

test("the checkout is quiet: navigation and search are behind its menu", async ({ page, shop, isMobile }) => {
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link").first()).toHaveAttribute("href", isMobile ? "/cart" : "/");
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText([
    "Privacy Policy",
    "Terms of Service",
  ]);
  await expect(page.getByRole("combobox", { name: "Search products" })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 300));
  await header.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "FAQ" })).toBeInViewport();
  await expectAccessible(page);
  const search = page.getByRole("combobox", { name: "Search products" });
  await search.fill("tomato");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=tomato$/);
});

test("the way to the login leaves the focus at its beginning", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("main")).toBeFocused();
});

test("on a phone the total and the button to go on stay at the foot of the cart and the checkout", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.newProduct({ price: 1_250 })));
  await signIn(page);
  await fillCart(
    page,
    ids.map((id) => ({ id, price: 1_250 })),
  );
  for (const width of [320, 360])
    for (const language of ["", "/bn"])
      for (const [path, foot] of [
        ["/cart", "[data-bar=cart]"],
        ["/checkout", "[data-bar=order]"],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await open(page, language + path);
        const bar = page.locator(foot);
        await expect(bar).toContainText(language ? "৳৭,৫০০" : "৳7,500");
        for (const way of ["top", "end"]) {
          if (way === "end") await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          // Until the web font is there, a wider letter may take a second line.
          await expect
            .poll(() => bar.boundingBox(), { message: `${language}${path} at ${width}` })
            .toEqual({ x: 0, y: 740 - 76, width, height: 76 });
        }
        await expect(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const last = await page.locator("footer a").filter({ visible: true }).last().boundingBox();
          expect((last?.y ?? 740) + (last?.height ?? 0), "the last link of the page").toBeLessThan(740 - 76);
        }).toPass({ timeout: 10_000 });
      }
});

import { expect, expectAccessible, fillCart, open, signIn, test } from "./shop.ts";

test("signing in, creating an account and ordering: home, the language and the cart, nothing else leads away", async ({
  page,
  shop,
  isMobile,
}) => {
  const id = await shop.newProduct();
  await fillCart(page, [{ id, quantity: 2 }]);
  for (const path of ["/login", "/register", "/forgot-password", "/reset-password", "/checkout"]) {
    if (path === "/checkout") await signIn(page);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const header = page.getByRole("banner");
    const links = header.getByRole("link");
    // On a phone the checkout leads back to the cart.
    const isTask = isMobile && path === "/checkout";
    const toCart = isTask ? [] : [/Cart, 2 items/];
    await expect(links, path).toHaveText(["", "Questions? 01700-000000", "বাংলা", ...toCart]);
    await expect(links.first()).toHaveAttribute("href", isTask ? "/cart" : "/");
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText([
      "Privacy Policy",
      "Terms of Service",
    ]);
    await expect(page.getByRole("region", { name: "Cart", exact: true })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(isMobile ? /\/cart$/ : /\/$/);
  await expect(page.getByRole("banner").getByRole("combobox")).toHaveCount(isMobile ? 0 : 1);
});

test("the way into a quiet page leaves the focus at its beginning", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("main")).toBeFocused();
});

test("without Google one line says so, and there is no button that leads nowhere", async ({ page }) => {
  await open(page, "/login");
  await expect(page.getByText("Sign in with Google is not set up in this shop.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Google/ })).toHaveCount(0);
  await open(page, "/bn/register");
  await expect(page.getByText("এই দোকানে Google দিয়ে অ্যাকাউন্ট খোলা চালু নেই।")).toBeVisible();
  await expect(page.getByRole("button", { name: /Google/ })).toHaveCount(0);
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

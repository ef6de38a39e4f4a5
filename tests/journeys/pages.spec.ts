import { expect, expectAccessible, open, test } from "./shop.ts";

test("an unknown address is a 404 page with the way home", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("an unknown product is a 404 with the way back, and a lost connection is not", async ({
  page,
  context,
}) => {
  const answer = await page.goto("/products/987654321");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
  await expectAccessible(page);

  await open(page, "/products");
  await page.route("**/api/products/*", (route) => route.abort());
  await page.locator("main a[href*='/products/']").first().click();
  await expect(page.getByText(/No connection/).first()).toBeVisible();
  await expect(page.getByText("Product Not Found")).toBeHidden();
  await page.unroute("**/api/products/*");
  await page.getByRole("button", { name: /again/i }).click();
  await expect(
    page
      .getByRole("button", { name: /Add to Cart/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
});

test("the language switch stays on the page, with its filters", async ({ page }) => {
  await open(page, "/products?category=2&sort=price-low-high");
  await page.getByRole("link", { name: "বাংলা" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/bn\/products\?category=2&sort=price-low-high/);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("মাছ");
  await expectAccessible(page);
});

for (const path of [
  "/",
  "/products",
  "/products/1",
  "/cart",
  "/login",
  "/register",
  "/custom-order",
  "/contact",
  "/about",
  "/faq",
  "/terms-of-service",
]) {
  test(`nothing scrolls sideways at 320 px, in either language: ${path}`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [path, `/bn${path === "/" ? "" : path}`]) {
      await open(page, address);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: address }).toBeLessThanOrEqual(320);
    }
  });
}

test("the README's pictures, in which none is missing", async ({ page, isMobile }, info) => {
  await open(page, "/");
  const folder = process.env.PICTURES ? "docs/pictures" : info.outputPath();
  await page.waitForLoadState("networkidle");
  const broken = () =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
  expect(await page.evaluate(broken)).toBe(0);
  await page.screenshot({ path: `${folder}/home-${isMobile ? "phone" : "desktop"}.png` });
});

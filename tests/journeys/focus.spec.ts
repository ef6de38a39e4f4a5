import { expect, fillCart, open, test } from "./shop.ts";

test("removing the last line leaves the focus on what the page says now, and Undo in the page", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await fillCart(page, [{ id }]);
  await open(page, "/cart");
  await page.getByRole("button", { name: "Remove Test mango" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart is empty" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Test mango")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("suggestions are counted aloud, and the box is expanded only where there are some", async ({ page }) => {
  await open(page, "/");
  const box = page.getByRole("combobox").first();
  await box.focus();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.fill("tomato");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  const rows = page.getByRole("grid").getByRole("row");
  await expect(rows.first()).toBeVisible();
  const said = page.getByRole("status").filter({ hasText: /^\d+ suggestions?\s*$/ });
  await expect(said).toHaveText(new RegExp(`^${await rows.count()} suggestion`));
  await box.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
});

test("the Tab key goes through the head of the page: logo, search, pages, account, language, cart", async ({
  page,
  isMobile,
}) => {
  await open(page, "/about");
  await page.locator(".skip-link").focus();
  const names: string[] = [];
  for (let press = 0; press < 13; press++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return element.closest("header") && (element.ariaLabel ?? element.textContent);
    });
    if (name === null) break;
    names.push(name);
  }
  const pages = ["Shop", "Custom Order", "FAQ", "About", "Offers"];
  const rest = isMobile ? ["বাংলা", "Login", "CartCart", "Menu"] : [...pages, "Login", "বাংলা", "CartCart"];
  expect(names).toEqual(["Tatka, home", "Search", "Search products", ...rest]);
});

for (const [page0, name] of [
  ["/products?category=2", "the listing"],
  ["/", "the home page"],
] as const)
  test(`Back to ${name} puts the focus on the card that was left`, async ({ page }) => {
    await open(page, page0);
    const card = page.locator("main h3 a").nth(3);
    const words = await card.textContent();
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: words ?? "?" })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await page.goBack();
    await expect(page.locator("main h3 a").nth(3)).toBeFocused();
  });

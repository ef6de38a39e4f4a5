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

test("the Tab key goes through the head of the page as one reads it", async ({ page }) => {
  await open(page, "/about");
  const places: { x: number; y: number }[] = [];
  await page.locator(".skip-link").focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { left, top, height } = element.getBoundingClientRect();
      return element.closest("header") ? { x: left, y: top + height / 2 } : undefined;
    });
    if (!place) break;
    places.push(place);
  }
  expect(places.length).toBeGreaterThan(4);
  const read = places.toSorted((a, b) => (Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x));
  expect(places).toEqual(read);
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

import { expect, expectAccessible, open, test } from "./shop.ts";

for (const typed of ["আলু", "alu", "aloo", "potato", "potatos"]) {
  test(`${typed} suggests the potato`, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("combobox").first().click();
    await page.keyboard.type(typed, { delay: 30 });
    await expect(page.getByRole("row").filter({ hasText: "Potato" }).first()).toBeVisible();
  });
}

test("the search box is driven by the keyboard alone, and remembers what was searched for", async ({
  page,
}) => {
  await open(page, "/");
  const box = page.getByRole("combobox").first();
  await box.focus();
  await page.keyboard.type("morich", { delay: 30 });
  await expect(page.getByRole("row").filter({ hasText: "Green chilli" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role=gridcell][aria-selected=true]");
  await expect(active).toHaveCount(1);
  await expect(box).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=morich/);
  await page.getByRole("combobox").first().click();
  await expect(page.getByRole("row").filter({ hasText: "morich" })).toBeVisible();
});

test("a suggested product goes into the cart without leaving the box", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("combobox").first().click();
  await page.keyboard.type("dim", { delay: 30 });
  const suggestions = page.getByRole("grid");
  const add = suggestions.getByRole("button", { name: /Add Farm eggs, brown to the cart/ });
  await add.click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length))
    .toBe(1);
  await expect(page.getByRole("combobox").first()).toBeFocused();
});

test("the newest answer wins, however late an older one comes", async ({ page }) => {
  await open(page, "/");
  await page.route("**/api/suggestions*", async (route) => {
    if (new URL(route.request().url()).searchParams.get("q") === "dim")
      await new Promise((end) => setTimeout(end, 1_500));
    await route.continue().catch(() => undefined);
  });
  const box = page.getByRole("combobox").first();
  await box.click();
  await box.fill("dim");
  await page.waitForTimeout(300);
  await box.fill("potato");
  await expect(page.getByRole("row").filter({ hasText: "Potato" }).first()).toBeVisible();
  await page.waitForTimeout(1_800);
  await expect(page.getByRole("row").filter({ hasText: "Potato" }).first()).toBeVisible();
});

test("nothing exact: the nearest words are offered, and the way to ask for it", async ({ page }) => {
  await open(page, "/products?search=tometo%20mota");
  await expect(page.getByRole("heading", { name: /Did you mean/ })).toBeVisible();
  await expectAccessible(page);
  await open(page, "/products?search=qqzzxx");
  await expect(page.getByRole("link", { name: /Ask for/ }).first()).toHaveAttribute("href", /item=qqzzxx/);
});

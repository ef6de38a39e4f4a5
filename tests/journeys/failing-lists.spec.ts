import { expect, expectAccessible, open, test } from "./shop.ts";

test("lists of the home page that do not come leave a retry in their place, and the rest stands", async ({
  page,
}) => {
  await open(page, "/about");
  await page.route("**/api/products?**", (route) => route.abort());
  await page.route("**/api/sliders/**", (route) => route.abort());
  await page.getByRole("link", { name: "Tatka, home" }).click();
  await expect(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  for (const title of ["Featured Products", "New Arrivals", "Top Selling Products"]) {
    const section = page.getByRole("region", { name: title });
    await expect(section.getByText("This did not load.")).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute("**/api/products?**");
  await page.unroute("**/api/sliders/**");
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByText("This did not load.")).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: "Featured Products" }).getByRole("listitem").first(),
  ).toBeVisible();
});

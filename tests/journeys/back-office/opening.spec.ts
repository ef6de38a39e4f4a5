import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test.describe("an empty shop", () => {
  test.use({ ownSettings: { DEMO: "0" } });

  test("tells shoppers that it opens soon, and its admin what to do first; each step is known by what the shop has", async ({
    page,
    shop,
  }) => {
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Tatka opens soon" })).toBeVisible();
    await expectAccessible(page);
    await signInAsAdmin(page, shop);
    await open(page, "/admin");
    const steps = page.getByRole("region", { name: "Open your shop" });
    await expect(steps).toContainText("0 of 6 done. Shoppers see “opens soon”.");
    await expect(steps.getByRole("listitem")).toHaveCount(6);
    await expect(page.getByRole("region", { name: "The shop is filled with a demo" })).toHaveCount(0);
    await expectAccessible(page);
    await steps.getByRole("link", { name: "Write name and address" }).click();
    await expect(page).toHaveURL(/\/admin\/settings/);
    await page.getByLabel("Name in English").fill("Rahim Store");
    await page.getByLabel("Opening hours in English").fill("Every day 8–22");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The settings are saved.")).toBeVisible();

    await open(page, "/admin");
    await expect(steps).toContainText("2 of 6 done.");
    await expect(steps).toContainText("Rahim Store, House 12");
    await expect(steps.locator("[aria-current=step]")).toContainText("First category");
    await shop.sql(
      "insert into categories (slug, name_en, name_bn, icon, tint) values ('fish', 'Fish', 'মাছ', '/pictures/demo/category-fish.svg', 'fish')",
    );
    await shop.newProduct({ name: "Padma hilsa" });
    await open(page, "/admin");
    await expect(steps).toContainText("4 of 6 done.");
    await expect(steps).toContainText("Padma hilsa");
    await open(page, "/");
    await expect(page.getByRole("heading", { name: /opens soon/ })).toHaveCount(0);
  });
});

test("the demo goes by one button, asked first; the shopkeeper's own product stays", async ({
  page,
  shop,
}) => {
  await shop.newProduct({ name: "Honey of our own" });
  await signInAsAdmin(page, shop);
  await open(page, "/admin");
  const demo = page.getByRole("region", { name: "The shop is filled with a demo" });
  await demo.getByRole("button", { name: "Remove the demo" }).click();
  await expect(demo.getByText(/Your own products .* stay/)).toBeFocused();
  await expectAccessible(page);
  await demo.getByRole("button", { name: "Keep it" }).click();
  await demo.getByRole("button", { name: "Remove the demo" }).click();
  await demo.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByText(/The demo is gone: \d+ products\./)).toBeVisible();
  await expect(demo).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Open your shop" })).toBeVisible();
  const shopper = await page.context().newPage();
  await expect(async () => {
    await open(shopper, "/products");
    await expect(shopper.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(
      ["Honey of our own"],
      {
        timeout: 500,
      },
    );
  }).toPass();
  await open(page, "/admin/journal");
  await expect(page.getByRole("main")).toContainText("Demo removed");
});

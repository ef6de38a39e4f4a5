import { test } from "../own-shop.ts";
import { expect, expectAccessible, newAccount, open } from "../shop.ts";
import { newOrder, signInAsAdmin } from "./staff.ts";

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
    await expect(steps).toContainText("0 of 9 done. Shoppers see “opens soon”.");
    await expect(steps.getByRole("listitem")).toHaveCount(9);
    await expect(page.getByRole("region", { name: "The shop is filled with a demo" })).toHaveCount(0);
    await expectAccessible(page);
    await steps.getByRole("link", { name: "Write name and address" }).click();
    await expect(page).toHaveURL(/\/admin\/settings/);
    await page.getByLabel("Name in English").fill("Rahim Store");
    await page.getByLabel("Address in English").fill("Road 7, Banani");
    await page.getByLabel("Phone", { exact: true }).fill("01812-345678");
    await page.getByLabel("Email", { exact: true }).fill("rahim@example.com");
    await page.getByLabel("Opening hours in English").fill("Every day 8–22");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The settings are saved.")).toBeVisible();

    await open(page, "/admin");
    await expect(steps).toContainText("3 of 9 done.");
    await expect(steps).toContainText("Rahim Store, Road 7, Banani");
    await expect(steps.locator("[aria-current=step]")).toContainText("Delivery area and fee");
    await shop.sql(
      "insert into categories (slug, name_en, name_bn, icon, tint) values ('fish', 'Fish', 'মাছ', '/pictures/demo/category-fish.svg', 'fish')",
    );
    await shop.newProduct({ name: "Padma hilsa" });
    await open(page, "/admin");
    await expect(steps).toContainText("4 of 9 done.");
    await expect(steps).toContainText("1 of 10 so far, such as Padma hilsa");
    for (let count = 1; count < 10; count++) await shop.newProduct({ name: `Hilsa ${count}` });
    await shop.sql(
      "insert into delivery_areas (name_en, name_bn, fee_poisha) values ('Banani', 'বনানী', 4000)",
    );
    await newAccount(page, "Karim");
    await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Karim'");
    await open(page, "/admin");
    await expect(steps).toContainText("7 of 9 done.");
    await expect(steps).toContainText("Banani, ৳40 delivery");
    await expect(steps).toContainText("Karim");
    await open(page, "/");
    await expect(page.getByRole("heading", { name: /opens soon/ })).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "01812-345678" })).toBeVisible();
  });

  test("shows its first order by itself where it said that there is none yet", async ({ page, shop }) => {
    await shop.sql(
      "insert into categories (slug, name_en, name_bn, icon, tint) values ('fish', 'Fish', 'মাছ', '/pictures/demo/category-fish.svg', 'fish')",
    );
    await signInAsAdmin(page, shop);
    const listens = page.waitForRequest(/orders\/newer\?.*wait=1/);
    await open(page, "/admin/orders");
    await listens;
    const orders = page.getByRole("region", { name: "Orders" });
    await expect(orders).toContainText("No orders yet");
    const { number } = await newOrder(page, await shop.newProduct());
    await expect(orders.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    await expect(orders).not.toContainText("No orders yet");
    await expect(orders).not.toContainText("new order");
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

test.describe("a shop on the net without facts of its own", () => {
  test.use({ ownSettings: { PUBLIC_URL: "https://shop.example" } });

  test("shows shoppers no phone and no gap for it, and leads its admin to Settings until they are filled in", async ({
    page,
    shop,
  }) => {
    for (const path of ["/", "/contact", "/checkout"]) {
      await open(page, path);
      await expect(page.locator("a[href^='tel:'], a[href^='mailto:']"), path).toHaveCount(0);
    }
    await open(page, "/contact");
    await expect(page.getByRole("heading", { name: "Reach us directly" })).toHaveCount(0);
    await expectAccessible(page);
    await signInAsAdmin(page, shop);
    await open(page, "/admin");
    const step = page.getByRole("region", { name: "Fill in the shop's phone, address and email" });
    await expectAccessible(page);
    await step.getByRole("link", { name: "Open Settings" }).click();
    await page.getByLabel("Address in English").fill("Road 7, Banani");
    await page.getByLabel("Address in Bengali").fill("রোড ৭, বনানী");
    await page.getByLabel("Phone", { exact: true }).fill("01812-345678");
    await page.getByLabel("Email", { exact: true }).fill("rahim@example.com");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The settings are saved.")).toBeVisible();
    await open(page, "/admin");
    await expect(page.getByRole("region", { name: "The shop is filled with a demo" })).toBeVisible();
    await expect(step).toHaveCount(0);
  });
});

test("the README's picture of the back office", async ({ page, shop }, info) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products");
  await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const broken = () =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
  expect(await page.evaluate(broken)).toBe(0);
  const folder = process.env.PICTURES ? "docs/pictures" : info.outputPath();
  await page.screenshot({ path: `${folder}/back-office.png` });
});

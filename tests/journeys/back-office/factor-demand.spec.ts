import { generateSync } from "otplib";
import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { newAdmin, signInAsAdmin, signInAsStaff } from "./staff.ts";

test("an admin who has a second factor demands one of all staff, by password, and takes that back", async ({
  page,
  shop,
  browser,
  ownShop,
}) => {
  await signInAsAdmin(page, shop);
  const theirs = await browser.newContext({ baseURL: ownShop.url });
  const other = await theirs.newPage();
  await signInAsStaff(other, shop, ["orders"]);

  await open(page, "/admin/settings");
  await page.getByRole("link", { name: "Access" }).click();
  const card = page.getByRole("region", { name: "Second factor for all staff" });
  await expect(card).toContainText("It is not demanded");
  await expect(card.getByRole("link", { name: "Set it up" })).toHaveAttribute("href", "/admin/security");
  await expect(card.getByRole("button", { name: /Demand/ })).toHaveCount(0);
  await expectAccessible(page);
  await shop.sql(`insert into second_factors (user_id, secret, confirmed_at)
    select max(id), 'JBSWY3DPEHPK3PXP', now() from users where role = 'admin'`);
  await shop.sql(
    "update sessions set factor_at = now() where user_id in (select user_id from second_factors)",
  );
  await open(page, "/admin/settings?view=access");
  await card.getByRole("button", { name: "Demand it of all staff" }).click();
  await expect(card.getByText("Password is required")).toBeVisible();
  await expect(card.getByLabel(/Your own password/)).toBeFocused();
  await card.getByLabel(/Your own password/).fill("mango-tree");
  await card.getByRole("button", { name: "Demand it of all staff" }).click();
  await expect(card).toContainText("It is demanded.");
  await expectAccessible(page);

  await open(other, "/admin/orders");
  await expect(other.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();

  await open(page, "/bn/admin/settings?view=access");
  const bengali = page.getByRole("region", { name: "সব কর্মীর জন্য দ্বিতীয় ধাপের সুরক্ষা" });
  await bengali
    .getByLabel(/পাসওয়ার্ড/)
    .first()
    .fill("mango-tree");
  await bengali.getByRole("button", { name: "আর বাধ্যতামূলক না রাখুন" }).click();
  await expect(bengali).toContainText("এখন বাধ্যতামূলক নয়");
  await open(other, "/admin/orders");
  await expect(other.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await theirs.close();

  await open(page, "/admin/journal?kind=settings");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Second factor for all staff" }).first(),
  ).toContainText(/yes → no/i);
});

test.describe("where the server's environment says so", () => {
  test.use({ ownSettings: { SECOND_FACTOR: "0" } });

  test("that is shown, with nothing to switch", async ({ page, shop }) => {
    await signInAsAdmin(page, shop);
    await open(page, "/admin/settings?view=access");
    const card = page.getByRole("region", { name: "Second factor for all staff" });
    await expect(card).toContainText("Set by SECOND_FACTOR on the server.");
    await expect(card.getByRole("button")).toHaveCount(0);
  });
});

test.describe("where it is demanded from the start", () => {
  test.use({ ownSettings: { SECOND_FACTOR: "1" } });

  test("staff set it up, and read the recovery codes until they have put them away", async ({
    page,
    shop,
  }) => {
    const account = await newAdmin(page, shop);
    await shop.sql("update users set role = 'staff', parts = '{orders}' where email = $1", [account.email]);
    // By the form, and not by `signInAsStaff`: that gives every page the token of the beginning, which ends here.
    await open(page, "/login?redirect=%2Fadmin%2Forders");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByLabel(/Your own password/).fill(account.password);
    await page.getByRole("button", { name: "Set it up" }).click();
    const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("Code of the app").fill(generateSync({ secret }));
    await page.getByRole("button", { name: "Switch it on" }).click();
    const codes = page.getByRole("region", { name: "Keep these recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    // Back from the app where they are put away: the frame looks again what waits, and is let in now.
    const looked = page.waitForResponse(/\/api\/admin\/overview/);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect((await looked).ok()).toBe(true);
    await expect(codes).toHaveCount(10);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(page.getByText("No orders yet")).toBeVisible();
  });
});

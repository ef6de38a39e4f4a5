import { test } from "../own-shop.ts";
import { expect, expectAccessible, fillCart, open, signIn } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("the admin describes the shop, sees it before saving, and shoppers see it a second later", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings");
  const main = page.getByRole("main");
  const preview = main.locator("[data-preview]");
  await main.getByLabel("Name in English").fill("Rahim Store");
  await main.getByLabel("Second phone").fill("02-9123456");
  await main.getByLabel("Opening hours in English").fill("Every day 8–22");
  await expect(preview).toContainText("Rahim Store");
  await expect(preview).toContainText("Every day 8–22");
  await expect(main.getByText("was Tatka", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await main.getByLabel("Phone", { exact: true }).fill("call me");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Please write a phone number of 6 to 15 digits.")).toBeVisible();
  await expect(main.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(main.getByLabel("Name in English")).toHaveValue("Rahim Store");
  await main.getByLabel("Phone", { exact: true }).fill("01812-345678");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Discard" })).toHaveCount(0);

  const shopper = await page.context().newPage();
  await expect(async () => {
    await open(shopper, "/contact");
    await expect(shopper.getByRole("contentinfo")).toContainText("01812-345678", { timeout: 100 });
  }).toPass();
  await expect(shopper.getByRole("main")).toContainText("Every day 8–22");
  await expect(shopper.getByRole("main")).toContainText("02-9123456");
  await expect(shopper.getByRole("link", { name: "Rahim Store, home" })).toHaveText("Rahim Store");
});

test("a smallest order and closed days are told in the cart and at the checkout before one tries", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ price: 60 });
  await signIn(page);
  await fillCart(page, [{ id, price: 60 }]);
  await shop.sql("update shop_details set minimum_poisha = 30000");
  const small = "The smallest order is ৳300. Add ৳240 more to order.";
  await expect(async () => {
    await open(page, "/cart");
    await expect(page.getByText(small)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page.getByText(small)).toBeVisible();
  await page.getByRole("textbox", { name: /address/i }).fill("House 12, Road 5");
  await page.getByRole("textbox", { name: /mobile/i }).fill("01712345678");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: small })).toBeFocused();

  await shop.sql(
    `update shop_details set minimum_poisha = 0, takes_orders = false, closed_from = current_date - 1, back_on = current_date + 3`,
  );
  const closed = /We are closed and take no orders just now\. We are back on \w+ \d+ \w+\./;
  await expect(async () => {
    await open(page, "/cart");
    await expect(page.getByRole("complementary", { name: "Notice" })).toContainText(closed, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("main")).toContainText(closed);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close this notice" }).click();
  await expect(page.getByRole("complementary", { name: "Notice" })).toBeHidden();
  await open(page, "/products");
  await expect(page.getByRole("complementary", { name: "Notice" })).toBeHidden();
});

test("two admins at once: who saves second keeps what was typed, and is shown the other's", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings");
  const main = page.getByRole("main");
  await main.getByLabel("Phone", { exact: true }).fill("01911-111111");
  await shop.sql(
    `update shop_details set phone = '01922-222222', email = 'rahim@example.com', version = version + 1`,
  );
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("alert")).toContainText("Somebody else has saved here");
  await expect(main.getByLabel("Phone", { exact: true })).toHaveValue("01911-111111");
  await expect(main.getByLabel("Email", { exact: true })).toHaveValue("rahim@example.com");
  await expect(main.getByText("Phone: theirs is “01922-222222”")).toBeVisible();
  await main.getByRole("button", { name: "Take theirs" }).click();
  await expect(main.getByLabel("Phone", { exact: true })).toHaveValue("01922-222222");
  await expect(main.getByRole("button", { name: "Save" })).toHaveCount(0);
});

test("the text of an e-mail is written with its example beside it, and what is missing is named", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings?view=emails");
  const form = page.getByRole("form", { name: "A new password, English" });
  await form.getByLabel("Subject").fill("{shop} says hello");
  await form.getByLabel("Text").fill("{greeting}\n\nNo link.");
  await expect(form.locator("[data-preview]")).toContainText("Tatka says hello");
  await expect(form.locator("[data-preview]")).toContainText("Hello Nusrat,");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/\{link\} has to stand in it/)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Text").fill("{greeting}\n\n{link}");
  await form.getByRole("button", { name: "Send it to me" }).click();
  await expect(page.getByText(/On its way to .+@example\.com/)).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The text is saved.")).toBeVisible();
  await form.getByRole("button", { name: "The shop's own words again" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Subject")).toHaveValue("Set a new password at {shop}");
});

test("the text of an SMS is written with its length beside it, refused where it names what is not there, and reset", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/settings?view=sms");
  await page.getByRole("link", { name: "On the way" }).click();
  const form = page.getByRole("form", { name: "On the way, English" });
  await form.getByLabel("Text").fill("{shop}: {number} – soon");
  await expect(form.locator("[data-preview]")).toHaveText("Tatka: TK-10482 – soon");
  await expect(form.getByText("22 characters, 1 SMS; 48 more fit in")).toBeVisible();
  await expect(form.getByText("With Bengali or special letters one SMS holds 70.")).toBeVisible();
  await form.getByLabel("Text").fill("{shop}: {friend}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Nothing stands for {friend}.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Text").fill("{shop}: {number} comes");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("The text is saved.")).toBeVisible();
  await form.getByRole("button", { name: "The shop's own words again" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Text")).toHaveValue(/is on the way/);
});

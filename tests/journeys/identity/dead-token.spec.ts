import type { Page } from "@playwright/test";
import { expect, expectAccessible, fillCart, open, signIn, test } from "../shop.ts";
import { knowsSaved, openProfile } from "./open-profile.ts";
import { alerts, toast } from "./trouble.ts";

/** A user whose token the server no longer knows, though the browser still has it. */
async function someoneForgotten(
  page: Page,
  shop: { sql: (text: string, values?: unknown[]) => Promise<unknown> },
) {
  const account = await signIn(page);
  await shop.sql("delete from sessions where user_id in (select id from users where email = $1)", [
    account.email,
  ]);
  return account;
}

/** The page tells it first, and forgets the session a moment later. */
const expectForgotten = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]))
    .toEqual([null, null]);

async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

const places = [
  ["/account/profile", "No user is logged in"],
  ["/account/orders", "User not authenticated. Please log in."],
  ["/account/saved", ""],
] as const;

for (const [path, words] of places)
  test(`a dead token at ${path} is forgotten, told, and one signs in and comes back`, async ({
    page,
    shop,
  }) => {
    const account = await someoneForgotten(page, shop);
    // On every page what is saved is asked for, too, and refused in other words.
    if (words) await page.route("**/api/account/saved*", () => undefined);
    await open(page, path);
    await expect(alerts(page)).toHaveText(words || /\S/);
    await expectForgotten(page);
    await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(path)}`));
    await logInAgain(page, account);
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(alerts(page)).toHaveCount(0);
  });

test("an account that is deleted elsewhere is no dead end", async ({ page, shop }) => {
  const { email } = await openProfile(page);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const gone = await page.request.post("/api/account/delete", {
    headers: { Authorization: `Bearer ${token}` },
    data: { password: "mango-tree" },
  });
  expect(gone.ok(), email).toBe(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(alerts(page)).toHaveText("No user is logged in");
  await expectForgotten(page);
  expect(await shop.sql("select from users where email = $1", [email])).toEqual([]);
});

test("a heart pressed with a dead token says so, stays, and reaches the account after the sign-in", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  const account = await signIn(page);
  await open(page, `/products/${id}`);
  await knowsSaved(page);
  await shop.sql("delete from sessions where user_id in (select id from users where email = $1)", [
    account.email,
  ]);
  await page
    .getByRole("button", { name: /^Save / })
    .filter({ visible: true })
    .first()
    .click();
  await expect(toast(page, "You are no longer signed in.")).toBeVisible();
  await expectForgotten(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(new RegExp(`redirect=%2Fproducts%2F${id}`));
  await logInAgain(page, account);
  await page.waitForURL((url) => url.pathname === `/products/${id}`);
  await expect
    .poll(() =>
      shop.sql("select from saved_products where product_id = $1", [id]).then((rows) => rows.length),
    )
    .toBe(1);
});

test("a review sent with a dead token stays typed, and the sign-in leads back to it", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  const account = await signIn(page);
  await open(page, `/products/${id}`);
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByLabel("Your review").fill("Firm and red");
  await knowsSaved(page);
  await shop.sql("delete from sessions where user_id in (select id from users where email = $1)", [
    account.email,
  ]);
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(alerts(page).first()).toHaveText("Failed to submit review.");
  await expectForgotten(page);
  await page
    .locator("#reviews")
    .getByRole("link", { name: "Please login to write a review" })
    .first()
    .click();
  await logInAgain(page, account);
  await page.waitForURL((url) => url.pathname === `/products/${id}`);
  await page.getByRole("button", { name: "Write a review" }).click();
  await expect(page.getByLabel("Your review")).toHaveValue("Firm and red");
});

test("an order sent with a dead token is told in its place, and nothing that was typed is lost", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await fillCart(page, [{ id }]);
  const account = await someoneForgotten(page, shop);
  await open(page, "/checkout");
  await expect(page).toHaveURL(/\/login\?redirect=checkout/);
  await expect(toast(page, "You are no longer signed in.")).toBeVisible();
  await expectForgotten(page);
  await logInAgain(page, account);
  await page.waitForURL((url) => url.pathname === "/checkout");
  await page
    .getByLabel(/address/i)
    .first()
    .fill("House 12, Road 5");
  await page
    .getByLabel(/mobile/i)
    .first()
    .fill("01712345678");
  await knowsSaved(page);
  await shop.sql("delete from sessions where user_id in (select id from users where email = $1)", [
    account.email,
  ]);
  await page
    .getByRole("button", { name: "Place Order", exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expectForgotten(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await logInAgain(page, account);
  await page.waitForURL((url) => url.pathname === "/checkout");
  await expect(page.getByLabel(/address/i).first()).toHaveValue("House 12, Road 5");
});

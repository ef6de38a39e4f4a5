import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, fillCart, open, signIn, test } from "./shop.ts";

const reviews = (page: Page) => page.locator("#reviews");
const items = (page: Page) => reviews(page).getByRole("listitem");

async function write(page: Page, text: string, stars?: string) {
  await reviews(page).getByRole("button", { name: "Write a review" }).click();
  // The stars are drawn over their radio buttons.
  if (stars) await reviews(page).getByRole("radio", { name: stars }).check({ force: true });
  await reviews(page).getByLabel("Your review").fill(text);
  await reviews(page).getByRole("button", { name: "Submit Review" }).click();
}

type Sql = <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Reviews that other customers wrote before. */
async function writtenBefore(page: Page, sql: Sql, product: number, count: number) {
  const { email } = await signIn(page);
  await sql(
    `insert into reviews (product_id, user_id, review_details, rating)
     select $1, u.id, 'Review ' || n, 4 from users u, generate_series(1, $3) n where u.email = $2`,
    [product, email, count],
  );
  return email;
}

test("a stranger reads, and is asked to log in and brought back", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await open(page, `/products/${id}`);
  await expect(reviews(page).getByText("No reviews yet")).toBeVisible();
  await expectAccessible(page);
  await reviews(page).getByRole("link", { name: "Please login to write a review" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fproducts%2F\d+%23reviews$/);
});

test("a customer's review stands at the top at once, as text, and counts", async ({ page, shop }) => {
  const id = await shop.newProduct();
  await signIn(page);
  await open(page, `/products/${id}`);
  await write(page, "  \n ");
  await expect(reviews(page).getByLabel("Your review")).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  await expect(reviews(page).getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);

  await reviews(page).getByRole("radio", { name: "4 stars" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(reviews(page).getByRole("radio", { name: "5 stars" })).toBeChecked();
  await reviews(page).getByLabel("Your review").fill("Firm and red. <b>Not bold</b> <img src=x>");
  await reviews(page).getByRole("button", { name: "Submit Review" }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toBeFocused();
  await expect(items(page).first()).toContainText("Firm and red. <b>Not bold</b> <img src=x>");
  await expect(items(page).first().getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
  await expect(page.getByRole("link", { name: /1 review/ })).toBeVisible();
  await expectAccessible(page);

  await write(page, "ভালো ছিল।");
  await expect(items(page).first()).toContainText("ভালো ছিল।");
  await expect(items(page)).toHaveCount(2);
  // A cached page follows a change within a second.
  await expect.poll(async () => (await page.request.get(`/products/${id}`)).text()).toContain("ভালো ছিল।");
  await page.reload();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText("ভালো ছিল।");
});

test("a review that does not arrive is told, and what was typed stays", async ({ page, context, shop }) => {
  const id = await shop.newProduct();
  const { email } = await signIn(page);
  await open(page, `/products/${id}`);
  await context.setOffline(true);
  await write(page, "Sweet.", "3 stars");
  const alert = reviews(page).getByRole("alert");
  await expect(alert).toHaveText("Failed to submit review.");
  await expect(alert).toHaveAccessibleDescription(/No connection/);
  await expect(alert).toBeFocused();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(reviews(page).getByLabel("Your review")).toHaveValue("Sweet.");
  await page.reload();
  await alive(page);
  await reviews(page).getByRole("button", { name: "Write a review" }).click();
  await expect(reviews(page).getByLabel("Your review")).toHaveValue("Sweet.");
  await reviews(page).getByRole("button", { name: "Submit Review" }).click();
  await expect(items(page).first()).toContainText("Sweet.");

  // A session that the server no longer knows.
  await shop.sql("delete from sessions s using users u where u.id = s.user_id and u.email = $1", [email]);
  await write(page, "Second thoughts.");
  await expect(reviews(page).getByRole("alert")).toHaveText("Failed to submit review.");
  await expect(
    reviews(page).getByRole("link", { name: "Please login to write a review" }).first(),
  ).toBeVisible();
  await expect(reviews(page).getByLabel("Your review")).toHaveValue("Second thoughts.");
});

test("twenty are shown, and the others on asking", async ({ page, context, shop }) => {
  const id = await shop.newProduct();
  await writtenBefore(page, shop.sql, id, 23);
  await open(page, `/products/${id}`);
  await expect(items(page)).toHaveCount(20);
  await expect(items(page).first()).toContainText("Review 23");
  const more = reviews(page).getByRole("button", { name: "Show more reviews" });
  await context.setOffline(true);
  await more.click();
  await expect(reviews(page).getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await more.click();
  await expect(items(page)).toHaveCount(23);
  await expect(more).toBeHidden();
});

test("only an admin may reply, once, and a second admin is told", async ({ page, shop }) => {
  const id = await shop.newProduct();
  const email = await writtenBefore(page, shop.sql, id, 2);
  await open(page, `/products/${id}`);
  await expect(items(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Reply as admin" })).toHaveCount(0);

  await shop.sql("update users set role = 'admin' where email = $1", [email]);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem("user") ?? "{}");
    localStorage.setItem("user", JSON.stringify({ ...user, role: "admin" }));
  });
  await page.reload();
  await alive(page);
  const first = items(page).first();
  await first.getByRole("button", { name: "Reply as admin" }).click();
  await expect(first.getByLabel(/Reply to/)).toBeFocused();
  await expectAccessible(page);
  await first.getByRole("button", { name: "Submit Reply" }).click();
  await expect(first.getByLabel(/Reply to/)).toBeVisible();
  await first.getByRole("button", { name: "Cancel" }).click();
  await expect(first.getByRole("button", { name: "Reply as admin" })).toBeFocused();
  await first.getByRole("button", { name: "Reply as admin" }).click();
  await first.getByLabel(/Reply to/).fill("Thank you.");
  await first.getByRole("button", { name: "Submit Reply" }).click();
  await expect(first).toContainText("Tatka replied");
  await expect(first).toContainText("Thank you.");
  await expect(first.getByRole("button", { name: "Reply as admin" })).toHaveCount(0);
  await expectAccessible(page);

  const second = items(page).nth(1);
  await second.getByRole("button", { name: "Reply as admin" }).click();
  await shop.sql(
    `insert into review_replies (review_id, user_id, reply)
     select r.id, r.user_id, 'From another desk.' from reviews r where r.product_id = $1 and r.review_details = 'Review 1'`,
    [id],
  );
  await second.getByLabel(/Reply to/).fill("Thank you, too.");
  await second.getByRole("button", { name: "Submit Reply" }).click();
  await expect(second.getByRole("alert")).toHaveText("Failed to save reply.");
  await expect(second).toContainText("This review has already been answered.");
});

test("reviews that do not come leave a retry in their place", async ({ page, shop }) => {
  const id = await shop.newProduct({ name: "Quiet mango" });
  await fillCart(page, [{ id, name: "Quiet mango" }]);
  await open(page, "/cart");
  await page.route("**/api/products/reviews/**", (route) => route.abort());
  await page.locator(`main a[href='/products/${id}']`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Quiet mango" })).toBeVisible();
  await expect(reviews(page).getByText("This did not load.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/products/reviews/**");
  await reviews(page).getByRole("button", { name: "Try again" }).click();
  await expect(reviews(page).getByText("No reviews yet")).toBeVisible();
});

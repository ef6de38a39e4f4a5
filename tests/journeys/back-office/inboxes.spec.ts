import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("the inboxes show whole letters, and who has had an answer", async ({ page, shop }) => {
  const name = `Rakib ${crypto.randomUUID().slice(0, 8)}`;
  await shop.sql(
    `insert into contact_messages (name, email, subject, message) values ($1, 'rakib@example.com', 'Hours', 'When do you open?')`,
    [name],
  );
  await shop.sql(
    `insert into custom_orders (customer_name, customer_phone, order_details) values ($1, '০১৭১২৩৪৫৬৭৮', 'Ripe kotbel')`,
    [name],
  );
  await signInAsAdmin(page, shop);
  await open(page, `/admin/messages?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByText("When do you open?")).toBeVisible();
  await expect(page.getByRole("link", { name: "rakib@example.com" })).toHaveAttribute(
    "href",
    "mailto:rakib@example.com?subject=Re%3A%20Hours",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: `Mark as done: ${name}` }).click();
  await expect(page.getByRole("button", { name: `Open again: ${name}` })).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();

  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByText("Ripe kotbel").last()).toBeVisible();
  await expect(page.locator('a[href="tel:01712345678"]')).toBeVisible();
});

test("a list that does not come says so, and comes when asked again", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await page.route("**/api/admin/users*", (route) => route.abort());
  await open(page, "/admin/users");
  await expect(page.getByRole("alert")).toContainText("No connection");
  await page.unroute("**/api/admin/users*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Shopkeeper").filter({ visible: true }).first()).toBeVisible();
  await open(page, "/admin/users?search=nobody-of-that-name");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByText("Shopkeeper").filter({ visible: true }).first()).toBeVisible();
});

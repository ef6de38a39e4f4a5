import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newAdmin, signInAsAdmin } from "./staff.ts";

/** Somebody writes to the shop; gives their name and address. */
async function message(page: Page, language = "en") {
  const name = `Rakib ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${crypto.randomUUID()}@example.com`;
  const sent = await page.request.post(`/api/contact-messages?lang=${language}`, {
    data: { name, email, subject: "Hours", message: "When do you open?" },
  });
  expect(sent.ok()).toBe(true);
  return { name, email };
}

test("staff answer a message by email, see that it was sent, and settle it", async ({ page, shop }) => {
  const { name, email } = await message(page, "bn");
  await signInAsAdmin(page, shop);
  await open(page, `/admin/messages?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByText("When do you open?")).toBeVisible();
  await page.getByRole("button", { name: `Assign to me: ${name}` }).click();
  await expect(page.getByText("Shopkeeper has it").last()).toBeVisible();

  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByText("Write an answer first")).toBeVisible();
  await page.getByLabel("Your answer", { exact: true }).fill("At nine, every day.");
  await expectAccessible(page);
  // What is typed outlives the page.
  await page.reload();
  await page.getByText(name).click();
  await expect(page.getByLabel("Your answer", { exact: true })).toHaveValue("At nine, every day.");
  await page.getByRole("button", { name: "Send the email" }).click();
  const answers = page.getByRole("list", { name: `Answers: ${name}` });
  await expect(answers).toContainText("At nine, every day.");
  await expect(answers.getByText("Sent", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your answer", { exact: true })).toHaveValue("");
  const mail = await shop.mailTo(email);
  expect(mail.text).toContain(`প্রিয় ${name},`);
  expect(mail.text).toContain("> When do you open?");

  await page.getByRole("button", { name: `Mark as done: ${name}` }).click();
  await expect(page.getByText(/^Will be deleted on \d/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the email" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Open again: ${name}` }).click();
  await expect(page.getByRole("button", { name: "Send the email" })).toBeVisible();
  await page.getByRole("button", { name: `Delete now: ${name}` }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Delete now: ${name}` }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  expect(await shop.sql("select id from contact_messages where name = $1", [name])).toEqual([]);
});

test("who is overtaken while answering sees what the colleague did, and keeps what was typed", async ({
  page,
  shop,
}) => {
  const { name, email } = await message(page);
  const colleague = await newAdmin(page, shop);
  const { token } = await (await page.request.post("/api/auth/login", { data: colleague })).json();
  await signInAsAdmin(page, shop);
  await open(page, `/admin/messages?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await page.getByLabel("Your answer", { exact: true }).fill("At ten.");
  const [row] = await shop.sql<{ id: number }>("select id from contact_messages where email = $1", [email]);
  const other = await page.request.post(`/api/admin/contact-messages/${row?.id}/answers`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { version: 0, channel: "phone", text: "I called: at nine." },
  });
  expect(other.ok()).toBe(true);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByRole("alert")).toContainText("A colleague has changed this meanwhile");
  await expect(page.getByText("I called: at nine.")).toBeVisible();
  await expect(page.getByLabel("Your answer", { exact: true })).toHaveValue("At ten.");
  expect(await shop.sql("select id from request_answers where text = 'At ten.'")).toEqual([]);
});

test("who left no address is called, and what was said is kept", async ({ page, shop }) => {
  const name = `Rakib ${crypto.randomUUID().slice(0, 8)}`;
  await shop.sql(
    `insert into custom_orders (customer_name, customer_phone, order_details) values ($1, '০১৭১২৩৪৫৬৭৮', 'Ripe kotbel')`,
    [name],
  );
  await signInAsAdmin(page, shop);
  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByText("Ripe kotbel").last()).toBeVisible();
  await expect(page.locator('a[href="tel:01712345678"]')).toBeVisible();
  await expect(
    page.getByText("No email address was given: call, and note here what was said."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the email" })).toBeHidden();
  await page.getByLabel("Your answer", { exact: true }).fill("He takes two.");
  await page.getByRole("button", { name: "Note: answered by phone" }).click();
  await expect(page.getByRole("list", { name: `Answers: ${name}` })).toContainText("He takes two.");
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
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

test("what staff began to answer is forgotten when they log out @desktop", async ({ page, shop }) => {
  const { name } = await message(page);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/messages?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await page.getByLabel("Your answer", { exact: true }).fill("At ten.");
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft-/.test(key)));
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(drafts).toEqual([]);
});

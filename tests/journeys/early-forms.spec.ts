import { openAsleep } from "./asleep.ts";
import { alive, expect, newAccount, test } from "./shop.ts";
import { alerts, loseAnswer, stored } from "./specification/watching.ts";

const forms = ["/login", "/register", "/forgot-password", "/reset-password", "/contact", "/custom-order"];

for (const [address, words] of [
  ["/register", "Name is required"],
  ["/contact", "Name is required"],
  ["/custom-order", "Order details are required"],
  ["/reset-password", "The password needs at least 6 characters."],
] as const)
  test(`${address}: what is sent before the page is awake is checked once it is, and stays in the page`, async ({
    page,
  }) => {
    const wake = await openAsleep(page, address);
    const field = page
      .getByRole("main")
      .getByRole("textbox", { name: /Email|password/i })
      .first();
    await field.fill("abc");
    const send = page.locator("form [data-send]").last();
    await send.click();
    await expect(send).toHaveAttribute("data-pressed", "");
    await wake();
    await expect(page.getByText(words)).toBeVisible();
    await expect(field).toHaveValue("abc");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  });

for (const press of ["the button", "Enter"] as const)
  test(`signing in by ${press} before the page is awake signs in, and no password stands in any address`, async ({
    page,
  }) => {
    const { account } = await newAccount(page);
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    const wake = await openAsleep(page, "/login");
    await page.getByLabel("Email").fill(account.email);
    const password = page.getByLabel("Password", { exact: true });
    await password.fill(account.password);
    if (press === "Enter") await password.press("Enter");
    else await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.locator("form [data-send]").last()).toHaveAttribute("data-pressed", "");
    await wake();
    await expect(page).toHaveURL(/\/$/);
    expect(await stored(page, "token")).toMatch(/^[\w-]{43}$/);
    expect(addresses.filter((address) => address.includes(account.password))).toEqual([]);
  });

test("a link by mail asked for with Enter before the page is awake is asked for once it is", async ({
  page,
}) => {
  const wake = await openAsleep(page, "/forgot-password");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Email").press("Enter");
  const sent = page.waitForRequest("**/api/auth/forgot-password*");
  await wake();
  expect((await sent).postDataJSON()).toEqual({ email: "nobody@example.com" });
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("a message written and sent before the page is awake arrives, once, also where its answer is lost and it is sent again after a reload", async ({
  page,
  shop,
}) => {
  const wake = await openAsleep(page, "/contact");
  const subject = `Hours ${crypto.randomUUID()}`;
  const written = {
    Name: "Rakib",
    Email: "rakib@example.com",
    Subject: subject,
    Message: "When do you open?",
  };
  for (const [name, text] of Object.entries(written)) await page.getByLabel(name, { exact: true }).fill(text);
  const send = page.locator("form [data-send]").last();
  await send.click();
  await loseAnswer(page, "**/api/contact-messages*");
  await wake();
  await expect(alerts(page)).toHaveText("Something went wrong");
  const sent = () => shop.sql("select id from contact_messages where subject = $1", [subject]);
  expect(await sent()).toHaveLength(1);
  await page.reload();
  await alive(page);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(written.Message);
  await send.click();
  await expect(page.getByText("Thank you for contacting us!")).toBeVisible();
  expect(await sent()).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ["/", "/products", "/products/1", "/cart", "/checkout", ...forms])
    test(`${address} says that it needs it, in both languages`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(/needs? JavaScript/).first()).toBeVisible();
      await page.goto(`/bn${address}`);
      await expect(page.getByText(/জাভাস্ক্রিপ্ট লাগে/).first()).toBeVisible();
    });

  for (const address of forms)
    test(`${address} says so beside its button, which leads nowhere`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole("main");
      await main.getByRole("textbox").first().fill("secret");
      await page.locator("form [data-send]").last().click();
      await expect(main.getByText(/needs JavaScript/)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
});

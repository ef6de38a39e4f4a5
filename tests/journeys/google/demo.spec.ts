import type { Page } from "@playwright/test";
import { demoAccounts } from "#demo/accounts.server.ts";
import { googlePlaceholder } from "#src/identity/proof/google-placeholder.ts";
import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { refusal, stored } from "./provided.ts";

/** The demo's accounts are the same for all tests, so each has a shop of its own, without settings. */
const [nusrat, tanvir] = demoAccounts.accounts;
const email = (page: Page, account = tanvir) => page.getByRole("link", { name: account?.email });

async function openWindow(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: button, exact: true }).click();
  const popup = await opening;
  await popup.waitForURL(/\/identity\/demo\?/);
  return popup;
}

test("signs somebody up and in again in a window of 500 by 600, in both languages", async ({
  page,
  isMobile,
}) => {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/login")) bodies.push(request.postDataJSON());
  });
  await page.clock.install();
  await open(page, "/register?redirect=/account/profile");
  const popup = await openWindow(page, "Sign up with Google");
  if (!isMobile)
    await expect
      .poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight]))
      .toEqual([500, 600]);
  await expect(popup.getByRole("heading", { name: "Choose a demo account" })).toBeVisible();
  await expect(popup.getByRole("link")).toHaveCount(4);
  await expectAccessible(popup);
  // Whoever reads the names takes longer than the page waits before it looks at its window.
  await page.clock.runFor(5_000);
  await email(popup).click();
  await page.waitForURL((url) => url.pathname === "/account/profile");
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect((await stored(page)).user).toMatchObject({
    name: tanvir?.name,
    email: tanvir?.email,
    role: "user",
  });
  expect(bodies).toEqual([
    {
      name: tanvir?.name,
      email: tanvir?.email,
      password: googlePlaceholder,
      role: "user",
      id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      policy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  const { id } = (await stored(page)).user;
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await open(page, "/bn/login?redirect=/account/profile");
  const bengali = await openWindow(page, "Google দিয়ে লগইন করুন");
  await expect(bengali.getByRole("heading", { name: "একটি ডেমো অ্যাকাউন্ট বেছে নিন" })).toBeVisible();
  await email(bengali).click();
  await page.waitForURL((url) => url.pathname === "/bn/account/profile");
  expect((await stored(page)).user.id).toBe(id);
});

test("signs the customer in who has ordered before, and shows the orders", async ({ page }) => {
  await open(page, "/login?redirect=/account/orders");
  await email(await openWindow(page, "Sign in with Google"), nusrat).click();
  await page.waitForURL((url) => url.pathname === "/account/orders");
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(2);
});

test("says so when one cancels, when the browser blocks the window, and when it fails, in both languages", async ({
  page,
  shop,
}) => {
  await shop.sql(
    `insert into users (issuer, subject, name, email, role, parts)
     values ('test', 'test', 'Tanvir', $1, 'staff', '{orders}')`,
    [tanvir?.email],
  );
  for (const [path, button, cancel, cancelled, failed, blocked] of [
    [
      "/login",
      "Sign in with Google",
      "Cancel",
      "You cancelled at Google. Nothing was changed.",
      "Google login error",
      "Your browser blocked the Google window.",
    ],
    [
      "/bn/register",
      "Google দিয়ে অ্যাকাউন্ট খুলুন",
      "বাতিল",
      "আপনি Google-এ বাতিল করেছেন। কিছুই বদলায়নি।",
      "Google লগইনে সমস্যা হয়েছে",
      "ব্রাউজার Google-এর উইন্ডো আটকে দিয়েছে।",
    ],
  ] as const) {
    await open(page, path);
    await (await openWindow(page, button)).getByRole("link", { name: cancel }).click();
    await expect(refusal(page)).toHaveText(cancelled);
    await email(await openWindow(page, button)).click();
    await expect(refusal(page)).toHaveText(failed);
    expect((await stored(page)).token).toBeNull();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(refusal(page)).toContainText(blocked);
    await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
  }
});

test.describe("in a browser that keeps the shop for times without a connection", () => {
  test.use({ serviceWorkers: "allow" });
  test("signs in all the same: a code goes to the shop once", async ({ page }) => {
    await open(page, "/login?redirect=/account/orders");
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await email(await openWindow(page, "Sign in with Google"), nusrat).click();
    await page.waitForURL((url) => url.pathname === "/account/orders");
    await expect(page.getByText("Completed", { exact: true })).toHaveCount(2);
  });
});

test.describe("a shop at a public URL without a provider", () => {
  test.use({ ownSettings: { PUBLIC_URL: "https://tatka.example" } });
  test("has no button of Google, and no word of it", async ({ page }) => {
    for (const path of ["/login", "/bn/register"]) {
      await open(page, path);
      await expect(page.getByRole("main").getByRole("button").last()).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText("Google");
    }
  });
});

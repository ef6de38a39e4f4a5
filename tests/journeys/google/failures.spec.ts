import { expect, open } from "../shop.ts";
import { allow, anAddress, button, openWindow, refusal, stored, test } from "./provided.ts";

test("says so when one cancels, and when one closes the window; then it works", async ({ page }) => {
  await open(page, "/login");
  const cancelled = await openWindow(page);
  await cancelled.getByRole("link", { name: /cancel/i }).click();
  await expect(refusal(page)).toHaveText("You cancelled at Google. Nothing was changed.");

  const closed = await openWindow(page);
  await closed.close();
  await expect(refusal(page)).toHaveText("The Google window was closed before you were signed in.");

  await allow(await openWindow(page), anAddress());
  await expect.poll(async () => (await stored(page)).token).not.toBeNull();
});

test("says so when the browser blocks the window, in both languages", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, "/login");
  await button(page).click();
  await expect(refusal(page)).toContainText("Your browser blocked the Google window.");
  await open(page, "/bn/login");
  await page.getByRole("button", { name: "Google দিয়ে লগইন করুন" }).click();
  await expect(refusal(page)).toContainText("ব্রাউজার Google-এর উইন্ডো আটকে দিয়েছে।");
});

test("says so when the line is down, before and after the window, and the buttons work again", async ({
  page,
}) => {
  const message = "No connection. Check your network and try again.";
  await open(page, "/login");
  await page.route("**/identity/ok", (route) => route.abort("connectionreset"));
  await button(page).click();
  await expect(refusal(page)).toHaveText(message);
  await page.unroute("**/identity/ok");

  await page.route("**/identity/token", (route) => route.abort("connectionreset"));
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText(message);
  await page.unroute("**/identity/token");

  await page.route("**/api/auth/login*", (route) => route.abort("connectionreset"));
  await page.context().clearCookies();
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText(message);
  await expect(button(page)).toBeEnabled();
});

test("'Google login failed.' and 'Google login error', as the specification says", async ({ page }) => {
  await open(page, "/login");
  await page.route("**/api/auth/login*", (route) =>
    route.fulfill({ status: 500, json: { success: false, code: "unexpected", message: "" } }),
  );
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText("Google login failed.");
  await page.unroute("**/api/auth/login*");

  await page.context().clearCookies();
  await page.route("**/identity/token", (route) => route.fulfill({ status: 200, json: {} }));
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText("Google login error");
  await page.unroute("**/identity/token");

  // The answer belongs to nothing that this browser began.
  await page.context().clearCookies();
  const lost = await openWindow(page);
  await page.context().clearCookies();
  const elsewhere = new URL("/identity/callback/google?state=unknown&code=unknown", page.url()).href;
  await lost.evaluate((address) => window.location.assign(address), elsewhere);
  await expect(refusal(page)).toHaveText("Google login error");
});

test("says so at an address of the shop that it is not set up for, and works at the right one", async ({
  page,
  provided,
}) => {
  await open(page, `${provided.replace("localhost", "127.0.0.1")}/login`);
  await button(page).click();
  await expect(refusal(page)).toHaveText(
    "Google sign-in does not work at this address of the shop. Please use email and password.",
  );
  await expect(button(page)).toBeEnabled();
  await open(page, "/login");
  await allow(await openWindow(page), anAddress());
  await expect.poll(async () => (await stored(page)).token).not.toBeNull();
});

test("'Google login error' where the provider does not take the shop's key; the password still signs in", async ({
  page,
  misconfigured,
}) => {
  await open(page, `${misconfigured}/login`);
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText("Google login error");
  expect((await stored(page)).token).toBeNull();
  const account = { name: "Rahima", email: anAddress(), password: "mango-tree" };
  await page.request.post(`${misconfigured}/api/auth/login`, { data: account });
  await page.context().clearCookies();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(async () => (await stored(page)).user?.email).toBe(account.email);
});

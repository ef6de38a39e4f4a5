import { generateSync } from "otplib";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newAdmin } from "./staff.ts";

/**
 * A code of the app, `steps` of 30 seconds from now: no code works twice, and tests do not wait. The shop takes one step to either side;
 * one before now may be two before it when it arrives.
 */
const codeOf = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

test("a second factor is set up with an app, asked for at the next sign-in, and opened by a recovery code, too", async ({
  page,
  shop,
  browser,
}) => {
  const account = await newAdmin(page, shop);
  const signIn = async (where: typeof page) => {
    await open(where, "/login?redirect=%2Fadmin%2Fsecurity");
    await where.getByLabel("Email").fill(account.email);
    await where.getByLabel("Password", { exact: true }).fill(account.password);
    await where.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Your sign-in" })).toBeVisible();
  await page.getByLabel(/Your own password/).fill("wrong");
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByLabel(/Your own password/)).toBeFocused();
  await page.getByLabel(/Your own password/).fill(account.password);
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code of the app").fill("000000");
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText("This code is not right, or was used already.")).toBeVisible();
  const tokenOf = (where: typeof page) => where.evaluate(() => localStorage.getItem("token"));
  const before = await tokenOf(page);
  await page.getByLabel("Code of the app").fill(codeOf(secret, 0));
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeFocused();
  const codes = page.getByRole("region", { name: "Keep these recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = ""] = await codes.allTextContents();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
  await expect.poll(() => tokenOf(page)).not.toBe(before);
  const headers = { Authorization: `Bearer ${before}` };
  expect((await page.request.get("/api/auth/viewer", { headers })).status()).toBe(401);

  const theirs = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await theirs.newPage();
  await signIn(other);
  await expect(other.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel("Code of the app").fill(codeOf(secret, 1));
  await other.getByRole("button", { name: "Open the back office" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Your sign-in" })).toBeVisible();
  await theirs.close();

  const third = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const lost = await third.newPage();
  await signIn(lost);
  await lost.getByRole("button", { name: "Use a recovery code" }).click();
  await lost.getByLabel("Recovery code").fill(recovery);
  await lost.getByRole("button", { name: "Open the back office" }).click();
  await expect(lost.getByText("Recovery codes left: 9")).toBeVisible();
  const devices = lost.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(4);
  await expectAccessible(lost);
  await devices.getByRole("button", { name: "Sign out all others" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await third.close();
});

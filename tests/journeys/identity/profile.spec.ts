import { expect, expectAccessible, open, signIn, test } from "../shop.ts";
import { openProfile } from "./open-profile.ts";
import { alerts, cut, offline, toast } from "./trouble.ts";

test.describe("the profile", () => {
  test("is behind a sign-in; the account leads to it, and its HTML knows nobody", async ({ page }) => {
    await open(page, "/account");
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fprofile/);
    const { email } = await signIn(page);
    const html = await (await page.request.get("/account/profile")).text();
    expect(html).not.toContain(email);
    expect(html).not.toContain("Nusrat");
    await open(page, "/account");
    await page.waitForURL((url) => url.pathname === "/account/profile");
    await expect(page.getByText(email).first()).toBeVisible();
    await expectAccessible(page);
    const rooms = page.getByRole("navigation", { name: "Account" }).getByRole("link");
    await expect(rooms).toHaveText(["Orders", "Profile", "Saved", "My data"]);
  });

  test("fits a narrow phone, whatever names and addresses are called", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openProfile(page);
    await page.getByLabel("Name", { exact: true }).fill("Abdurrahmanmuhammadfakhruddinchowdhury ".repeat(2));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(page, "Your details are saved.")).toBeVisible();
    await page.getByRole("button", { name: "Add an address" }).click();
    await page.getByLabel("Address", { exact: true }).fill("Dhanmondi".repeat(20));
    await page.getByLabel("Mobile number").fill("01712345678");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("button", { name: /^Remove the address/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("takes a name: errors, a lost line, success", async ({ page }) => {
    await openProfile(page);
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("  ");
    await save();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill("নুসরাত জাহান");
    const restore = await cut(page, "**/api/account/profile*");
    await save();
    await expect(alerts(page)).toHaveText(offline);
    await expect(name).toHaveValue("নুসরাত জাহান");
    await restore();
    await save();
    await expect(toast(page, "Your details are saved.")).toBeVisible();
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}"));
    expect(user.name).toBe("নুসরাত জাহান");
    await page.reload();
    await expect(name).toHaveValue("নুসরাত জাহান");
  });

  test("shows the picture that Google gave, keeps it, and the initial where it does not come", async ({
    page,
    shop,
  }) => {
    const picture = "https://lh3.googleusercontent.com/a/nusrat";
    const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await page.route(picture, (route) => route.fulfill({ contentType: "image/svg+xml", body: pixel }));
    const { email } = await openProfile(page);
    await shop.sql("update users set picture = $1 where email = $2", [picture, email]);
    await page.reload();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(page, "Your details are saved.")).toBeVisible();
    await expect(page.getByLabel(/picture/i)).toHaveCount(0);
    const portrait = page.locator(`img[src="${picture}"]`);
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    await page.route(picture, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("N", { exact: true })).toBeVisible();
    await expect(portrait).toHaveCount(0);
  });

  test("'No user is logged in' where the session is over", async ({ page }) => {
    await openProfile(page);
    await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
      await fetch("/api/auth/logout", { method: "POST", headers });
    });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(alerts(page)).toHaveText("No user is logged in");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fprofile/);
  });

  test("that does not come is asked for again", async ({ page }) => {
    await signIn(page);
    const restore = await cut(page, "**/api/account/profile*");
    await open(page, "/account/profile");
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  });

  test("keeps addresses: errors, a lost line, adding, removing, bringing back", async ({ page }) => {
    await openProfile(page);
    await expect(page.getByText("None yet.")).toBeVisible();
    await page.getByRole("button", { name: "Add an address" }).click();
    await expect(page.getByLabel("Address", { exact: true })).toBeFocused();
    const keep = () => page.getByRole("button", { name: "Save address" }).click();
    await keep();
    await expect(page.getByText("Please enter your full address.")).toBeVisible();
    await expect(page.getByText("Please enter your mobile number.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Address", { exact: true }).fill("House 12, Road 5, Dhanmondi");
    await page.getByLabel("Mobile number").fill("০১৭১২৩৪৫৬৭৮");
    const restore = await cut(page, "**/api/account/addresses*");
    await keep();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await keep();
    const saved = page.getByRole("listitem").filter({ hasText: "House 12, Road 5, Dhanmondi" });
    await expect(saved).toBeVisible();
    await page.getByRole("button", { name: /Remove the address House 12/ }).click();
    await expect(saved).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(saved).toBeVisible();
    await expectAccessible(page);
  });

  test("changes the password: errors, a lost line, success", async ({ page }) => {
    const { email } = await openProfile(page);
    const change = () => page.getByRole("button", { name: "Change password" }).click();
    await change();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Current password")).toBeFocused();
    await page.getByLabel("Current password").fill("guessed");
    await page.getByLabel("New password").fill("lychee-tree");
    await change();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await page.getByLabel("Current password").fill("mango-tree");
    const restore = await cut(page, "**/api/account/password*");
    await change();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await change();
    await expect(toast(page, "Your password is changed.")).toBeVisible();
    await expect(page.getByLabel("New password")).toHaveValue("");
    const login = await page.request.post("/api/auth/login", { data: { email, password: "lychee-tree" } });
    expect(login.status()).toBe(200);
  });

  test("deletes the account, when one is sure", async ({ page }) => {
    const account = await openProfile(page);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const password = page.getByLabel("Your password, to be sure");
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep my account" }).click();
    await page.getByRole("button", { name: "Delete my account" }).click();
    const erase = () => page.getByRole("button", { name: "Delete for good" }).click();
    await erase();
    await expect(page.getByText("Password is required")).toBeVisible();
    await password.fill("guessed");
    await erase();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await password.fill(account.password);
    const restore = await cut(page, "**/api/account/delete*");
    await erase();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await erase();
    await expect(toast(page, "Your account is deleted.")).toBeVisible();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect((await page.request.post("/api/auth/login", { data: account })).status()).toBe(401);
  });
});

import { alive, expect, expectAccessible, open, signIn, test } from "../shop.ts";
import { alerts, cut, offline } from "./trouble.ts";

const anAddress = () => `${crypto.randomUUID()}@example.com`;

test.describe("signing in", () => {
  test("tells every error in its place, keeps what is typed, and works after a lost line", async ({
    page,
  }) => {
    const account = await signIn(page);
    await page.addInitScript(() => localStorage.clear());
    await open(page, "/login?redirect=/account/orders");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Password", { exact: true }).fill("wrong-tree");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Email is invalid")).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(alerts(page)).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    // The same message as a fallback says nothing about what was typed.
    await page.route("**/identity/sign-in/email", (route) =>
      route.fulfill({ status: 502, body: "Bad Gateway" }),
    );
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(alerts(page)).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Email")).not.toHaveAttribute("aria-invalid", "true");
    await page.unroute("**/identity/sign-in/email");

    await page.getByLabel("Password", { exact: true }).fill(account.password);
    for (const address of ["**/identity/sign-in/email", "**/identity/token", "**/api/auth/login*"]) {
      const restore = await cut(page, address);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(alerts(page)).toHaveText(offline);
      await restore();
    }
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/auth/login*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    release();
    await page.waitForURL((url) => url.pathname === "/account/orders");
  });

  test("'Login failed.' where the shop says no without a word", async ({ page }) => {
    const account = await signIn(page);
    await page.addInitScript(() => localStorage.clear());
    await page.route("**/api/auth/login*", (route) =>
      route.fulfill({ status: 500, json: { success: false, code: "unexpected", message: "" } }),
    );
    await open(page, "/login");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(alerts(page)).toHaveText("Login failed.");
  });
});

test.describe("registering", () => {
  test("tells what is wrong, a taken address, a lost line, and 'Registration failed.'", async ({ page }) => {
    const { email } = await signIn(page);
    await page.addInitScript(() => localStorage.clear());
    await open(page, "/register");
    const press = () => page.getByRole("button", { name: "Create account" }).click();
    await press();
    for (const words of ["Name is required", "Email is required", "Password is required"])
      await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Full name").fill("Nusrat Jahan");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await press();
    await expect(page.getByText("The password needs at least 6 characters.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("mango-tree");
    await press();
    await expect(alerts(page)).toContainText("This email already has an account.");

    await page.getByLabel("Email").fill(anAddress());
    const restore = await cut(page, "**/identity/sign-up/email");
    await press();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await page.route("**/api/auth/login*", (route) =>
      route.fulfill({ status: 500, json: { success: false, code: "unexpected", message: "" } }),
    );
    await press();
    await expect(alerts(page)).toHaveText("Registration failed.");
  });
});

test.describe("a forgotten password", () => {
  test("is asked for by mail: errors, a lost line, the same answer for everybody", async ({ page }) => {
    const { email } = await signIn(page);
    await page.addInitScript(() => localStorage.clear());
    await open(page, "/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
    await alive(page);
    const press = () => page.getByRole("button", { name: "Send me a link" }).click();
    await press();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Email").fill("nobody");
    await expect(page.getByText("Email is required")).toBeHidden();
    await press();
    await expect(page.getByText("Email is invalid")).toBeVisible();
    await page.getByLabel("Email").fill(email);
    const restore = await cut(page, "**/api/auth/forgot-password*");
    await press();
    await expect(alerts(page)).toHaveText(offline);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await restore();
    for (const address of [email, anAddress()]) {
      await page.getByLabel("Email").fill(address);
      await press();
      await expect(page.getByText("If this address has an account, a link is on its way.")).toBeVisible();
    }
    await expectAccessible(page);
  });

  test("is replaced by the link, once, and one signs in with the new one", async ({ page, shop }) => {
    const { email } = await signIn(page);
    const sent = await page.request.post("/api/auth/forgot-password", { data: { email } });
    expect(sent.status()).toBe(200);
    const [, link = ""] = /(\/reset-password#token=\S+)/.exec((await shop.mailTo(email)).text) ?? [];
    await open(page, link);
    await expectAccessible(page);
    const press = () => page.getByRole("button", { name: "Save new password" }).click();
    await page.getByLabel("New password").fill("short");
    await press();
    await expect(page.getByText("The password needs at least 6 characters.")).toBeVisible();
    await page.getByLabel("New password").fill("lychee-tree");
    const restore = await cut(page, "**/api/auth/reset-password*");
    await press();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await press();
    await expect(page.getByText("Your new password is saved.")).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("lychee-tree");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");

    await open(page, `/bn/reset-password#token=${link.split("=")[1]}`);
    await page.getByLabel("নতুন পাসওয়ার্ড").fill("another-tree");
    await page.getByRole("button", { name: "নতুন পাসওয়ার্ড সেভ করুন" }).click();
    await expect(alerts(page)).toContainText("লিংকটির মেয়াদ শেষ, নয়তো আগেই ব্যবহার হয়েছে।");
    await page.getByRole("link", { name: "নতুন লিংক নিন" }).click();
    await expect(page).toHaveURL(/\/bn\/forgot-password/);
  });
});

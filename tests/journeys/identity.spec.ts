import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, open, signIn, test } from "./shop.ts";

const alerts = (page: Page) => page.getByRole("alert").filter({ visible: true });
const offline = "No connection. Check your network and try again.";
const anAddress = () => `${crypto.randomUUID()}@example.com`;
const toast = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first();

/** The answers of an address are lost, until the test lets them through again. */
async function cut(page: Page, address: string) {
  await page.route(address, (route) => route.abort("connectionreset"));
  return () => page.unroute(address);
}

async function openProfile(page: Page) {
  const account = await signIn(page);
  await open(page, "/account/profile");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  return account;
}

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
    await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeDisabled();
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
    await expect(alerts(page)).toContainText("This e-mail address already has an account.");

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
    const asked = await page.request.post("/api/auth/forgot-password", { data: { email } });
    expect(asked.status()).toBe(200);
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
    await page.getByRole("button", { name: "নতুন পাসওয়ার্ড রাখুন" }).click();
    await expect(alerts(page)).toContainText("এই লিংক আর কাজ করে না।");
    await page.getByRole("link", { name: "নতুন লিংক নিন" }).click();
    await expect(page).toHaveURL(/\/bn\/forgot-password/);
  });
});

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
    await expect(rooms).toHaveText(["Orders", "Profile", "Saved"]);
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
    await page.getByRole("button", { name: "Keep address" }).click();
    await expect(page.getByRole("button", { name: /^Remove the address/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("takes name and picture: errors, a lost line, success", async ({ page }) => {
    await openProfile(page);
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("  ");
    await save();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill("নুসরাত জাহান");
    await page.getByLabel("Picture address").fill("http://pictures.example/me.jpg");
    await save();
    await expect(alerts(page)).toHaveText("The address must begin with https://");
    await expectAccessible(page);
    await page.getByLabel("Picture address").fill("https://pictures.example/me.jpg");
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
    await expect(page.getByLabel("Picture address")).toHaveValue("https://pictures.example/me.jpg");
  });

  test("shows a picture from Google, and the initial where it does not come", async ({ page }) => {
    const picture = "https://lh3.googleusercontent.com/a/nusrat";
    const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await page.route(picture, (route) => route.fulfill({ contentType: "image/svg+xml", body: pixel }));
    await openProfile(page);
    await page.getByLabel("Picture address").fill(picture);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const portrait = page.locator(`img[src="${picture}"]`);
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    await page.route(picture, (route) => route.abort());
    await page.reload();
    await expect(portrait).toHaveCount(0);
    await expect(page.getByText("N", { exact: true })).toBeVisible();
  });

  test("'No user is logged in' where the session is over", async ({ page }) => {
    await openProfile(page);
    await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
      await fetch("/api/auth/logout", { method: "POST", headers });
    });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(alerts(page)).toHaveText("No user is logged in");
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
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
    const keep = () => page.getByRole("button", { name: "Keep address" }).click();
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
    const kept = page.getByRole("listitem").filter({ hasText: "House 12, Road 5, Dhanmondi" });
    await expect(kept).toBeVisible();
    await page.getByRole("button", { name: /Remove the address House 12/ }).click();
    await expect(kept).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(kept).toBeVisible();
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

  test("signs out everywhere", async ({ page }) => {
    const account = await openProfile(page);
    const other = await page.request.post("/api/auth/login", { data: account });
    const { token } = await other.json();
    const restore = await cut(page, "**/api/account/sign-out-everywhere*");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(toast(page, "You are signed out everywhere.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    const headers = { Authorization: `Bearer ${token}` };
    expect((await page.request.get("/api/my-orders", { headers })).status()).toBe(401);
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

test.describe("saved products", () => {
  test("of a visitor join the account at sign-in, stand on their page, and leave with the customer", async ({
    page,
    shop,
  }) => {
    const name = `Saved mango ${crypto.randomUUID().slice(0, 8)}`;
    const id = await shop.newProduct({ name });
    await open(page, `/products/${id}`);
    await page
      .getByRole("button", { name: `Save ${name}` })
      .filter({ visible: true })
      .click();
    await signIn(page);
    await open(page, "/account/saved");
    await expect(page.getByRole("link", { name })).toBeVisible();
    await expectAccessible(page);
    const [row] = await shop.sql<{ count: number }>(
      "select count(*)::int as count from saved_products where product_id = $1",
      [id],
    );
    expect(row?.count).toBe(1);

    const restore = await cut(page, "**/api/account/saved*");
    await page.reload();
    await expect(alerts(page)).toHaveText("Your saved products could not be loaded.");
    await restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await page
      .getByRole("button", { name: `Save ${name}` })
      .filter({ visible: true })
      .click();
    await expect
      .poll(() =>
        shop.sql("select from saved_products where product_id = $1", [id]).then((rows) => rows.length),
      )
      .toBe(0);
    await page.reload();
    await expect(page.getByText("Nothing saved yet")).toBeVisible();
    await expectAccessible(page);
  });

  test("do not stay on a shared phone after logout", async ({ page, shop }) => {
    const id = await shop.newProduct();
    await signIn(page);
    await open(page, `/products/${id}`);
    await page
      .getByRole("button", { name: /^Save / })
      .filter({ visible: true })
      .first()
      .click();
    await expect
      .poll(() =>
        shop.sql("select from saved_products where product_id = $1", [id]).then((rows) => rows.length),
      )
      .toBe(1);
    await page.evaluate(() => {
      localStorage.removeItem("token");
      localStorage.removeItem("user");
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("saved"))).toBe("[]");
  });
});

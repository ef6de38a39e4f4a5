import type { Page } from "@playwright/test";
import { googlePlaceholder } from "../../src/identity/proof/placeholder.ts";
import { freePort, openProvider } from "../open-provider.ts";
import { databaseOf, emptyFolder, startServer } from "../start-server.ts";
import { test as base, expect, expectAccessible, open } from "./shop.ts";

/** Shops of these tests, on the database of all, that have a provider. */
const test = base.extend<object, { provided: string; providedInToken: string; misconfigured: string }>({
  baseURL: async ({ provided }, use) => use(provided),
  provided: [async ({ browserName: _ }, use) => opened(use), { scope: "worker", timeout: 60_000 }],
  providedInToken: [
    async ({ browserName: _ }, use) => opened(use, true),
    { scope: "worker", timeout: 60_000 },
  ],
  // The provider knows another secret, and only http://localhost.
  misconfigured: [
    async ({ browserName: _ }, use) => opened(use, true, { GOOGLE_CLIENT_SECRET: "another-secret" }),
    { scope: "worker", timeout: 60_000 },
  ],
});

async function opened(
  use: (url: string) => Promise<void>,
  inToken = false,
  settings: Record<string, string> = {},
) {
  const port = await freePort();
  const provider = await openProvider(`http://localhost:${port}`, { inToken });
  const server = await startServer({
    DATA_DIR: emptyFolder(),
    DATABASE_URL: databaseOf(process.env.SHOP_DATA ?? ""),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    RATE_LIMIT: "0",
    ...provider.env,
    ...settings,
  });
  await use(server.url);
  await server.end();
  provider.close();
}

const anAddress = (name = "rahima") => `${name}-${crypto.randomUUID()}@example.com`;
const button = (page: Page) => page.getByRole("button", { name: /with Google/ });
const refusal = (page: Page) => page.getByRole("alert").filter({ visible: true });

/** Presses the button and returns the window that opens. */
async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opening;
  await popup.waitForURL(/^http:\/\/127\.0\.0\.1/);
  return popup;
}

/** Signs in at the provider and gives consent. */
async function allow(popup: Page, email: string) {
  await popup.locator("[name=login]").fill(email);
  await popup.locator("[name=password]").fill("any");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  await popup.getByRole("button", { name: "Continue" }).click();
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token"),
    user: JSON.parse(localStorage.getItem("user") ?? "null"),
  }));

test("both forms have its button, which sleeps while the form is sent", async ({ page }) => {
  await open(page, "/register");
  await expect(button(page)).toHaveText("Sign up with Google");
  await open(page, "/login");
  await expect(button(page)).toHaveText("Sign in with Google");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/identity/sign-in/email", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Email").fill(anAddress());
  await page.getByLabel("Password", { exact: true }).fill("mango-tree");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(button(page)).toBeDisabled();
  release();
  await expect(refusal(page)).toHaveText("Invalid email or password");
  await expect(button(page)).toBeEnabled();
});

test("signs somebody new up in a window of 500 by 600, and goes on to where they came from", async ({
  page,
  isMobile,
}) => {
  const email = anAddress();
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/login")) bodies.push(request.postDataJSON());
  });
  await open(page, "/register?redirect=/account/profile");
  await expect(button(page)).toHaveText("Sign up with Google");
  await expectAccessible(page);
  const popup = await openWindow(page);
  if (!isMobile) {
    const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight]);
    expect(size).toEqual([500, 600]);
  }
  await expect(page.getByText("A Google window is open.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  await allow(popup, email);

  await page.waitForURL((url) => url.pathname === "/account/profile");
  await expect.poll(() => popup.isClosed()).toBe(true);
  const { token, user } = await stored(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user).toMatchObject({ name: "Rahima Khatun", email, role: "user" });
  expect(bodies).toEqual([
    {
      name: "Rahima Khatun",
      email,
      password: googlePlaceholder,
      role: "user",
      id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    },
  ]);
  // The placeholder password that was sent opens no account.
  const { password } = bodies[0] as { password: string };
  const without = await page.request.post("/api/auth/login", { data: { email, password, name: "Mallory" } });
  expect(without.status()).toBe(401);
  const fresh = { email: anAddress(), password, name: "Mallory" };
  expect((await page.request.post("/api/auth/login", { data: fresh })).status()).toBe(401);
});

test("knows somebody again, and shows no password to change", async ({ page }) => {
  const email = anAddress();
  await open(page, "/login");
  await allow(await openWindow(page), email);
  await expect.poll(async () => (await stored(page)).user?.email).toBe(email);
  const first = (await stored(page)).user.id;
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await open(page, "/login?redirect=/account/profile");
  await allow(await openWindow(page), email);
  await page.waitForURL((url) => url.pathname === "/account/profile");
  expect((await stored(page)).user.id).toBe(first);
  await expect(page.getByText("You sign in with Google and have no password here.")).toBeVisible();
  await expect(page.getByText("Email verified")).toBeVisible();
});

test("takes the address from the token where the provider puts it there", async ({
  page,
  providedInToken,
}) => {
  const email = anAddress();
  await open(page, `${providedInToken}/login`);
  await allow(await openWindow(page), email);
  await expect.poll(async () => (await stored(page)).user?.email).toBe(email);
});

test("joins the account of that address, and who only claimed it is out (DECISIONS 21)", async ({ page }) => {
  const email = anAddress();
  const before = await page.request.post("/api/auth/login", {
    data: { name: "Somebody", email, password: "mango-tree" },
  });
  const { data, token } = await before.json();
  await page.context().clearCookies();

  await open(page, "/login");
  await allow(await openWindow(page), email);
  await expect.poll(async () => (await stored(page)).user?.id).toBe(data.id);
  const old = await page.request.get("/api/my-orders", { headers: { Authorization: `Bearer ${token}` } });
  expect(old.status()).toBe(401);
  const byPassword = await page.request.post("/api/auth/login", { data: { email, password: "mango-tree" } });
  expect(byPassword.status()).toBe(401);
});

test("leaves the password to somebody who had proven the address before", async ({ page, shop }) => {
  const email = anAddress();
  await page.request.post("/api/auth/login", { data: { name: "Rahima", email, password: "mango-tree" } });
  await shop.sql(`update identity."user" set "emailVerified" = true where email = $1`, [email]);
  await page.context().clearCookies();
  await open(page, "/login");
  await allow(await openWindow(page), email);
  await expect.poll(async () => (await stored(page)).user?.email).toBe(email);
  const byPassword = await page.request.post("/api/auth/login", { data: { email, password: "mango-tree" } });
  expect(byPassword.status()).toBe(200);
});

test("lets nobody in by an address that the provider has not verified, known or new", async ({ page }) => {
  const email = anAddress("unverified");
  await open(page, "/login");
  await allow(await openWindow(page), email);
  await expect(refusal(page)).toContainText("Google has not verified this email address.");
  expect((await stored(page)).token).toBeNull();
  await expectAccessible(page);

  await page.request.post("/api/auth/login", { data: { name: "Somebody", email, password: "mango-tree" } });
  await page.context().clearCookies();
  await allow(await openWindow(page), email);
  await expect(refusal(page)).toContainText("Google has not verified this email address.");
  expect((await stored(page)).token).toBeNull();
  const byPassword = await page.request.post("/api/auth/login", { data: { email, password: "mango-tree" } });
  expect(byPassword.status()).toBe(200);
});

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
  const words = "No connection. Check your network and try again.";
  await open(page, "/login");
  await page.route("**/identity/ok", (route) => route.abort("connectionreset"));
  await button(page).click();
  await expect(refusal(page)).toHaveText(words);
  await page.unroute("**/identity/ok");

  await page.route("**/identity/token", (route) => route.abort("connectionreset"));
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText(words);
  await page.unroute("**/identity/token");

  await page.route("**/api/auth/login*", (route) => route.abort("connectionreset"));
  await page.context().clearCookies();
  await allow(await openWindow(page), anAddress());
  await expect(refusal(page)).toHaveText(words);
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

test("keeps a name out of Google as any other: one clean line, cut to 100 letters, or else the mailbox", async ({
  page,
  shop,
}) => {
  for (const [kind, name] of [
    ["long", "অ".repeat(100)],
    ["turned", "Rahima Khatun"],
    ["blank", undefined],
  ] as const) {
    const email = anAddress(kind);
    await page.context().clearCookies();
    await open(page, "/login");
    await allow(await openWindow(page), email);
    await expect.poll(async () => (await stored(page)).user?.email).toBe(email);
    const expected = name ?? email.split("@")[0];
    expect((await stored(page)).user.name).toBe(expected);
    const saved = await shop.sql(
      `select u.name, i.name as known_as from users u join identity."user" i on i.email = u.email where u.email = $1`,
      [email],
    );
    expect(saved).toEqual([{ name: expected, known_as: expected }]);
    await page.evaluate(() => localStorage.clear());
  }
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

base("is not offered where the shop is not set up for it, and a line says so", async ({ page }) => {
  await open(page, "/login");
  await expect(page.getByText("Sign in with Google is not set up in this shop.")).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await expectAccessible(page);
  await open(page, "/bn/register");
  await expect(page.getByText("এই দোকানে Google দিয়ে অ্যাকাউন্ট খোলা চালু নেই।")).toBeVisible();
  await expect(page.getByRole("button", { name: /Google/ })).toHaveCount(0);
});

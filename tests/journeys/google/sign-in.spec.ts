import { googlePlaceholder } from "#src/identity/proof/google-placeholder.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { allow, anAddress, button, openWindow, refusal, stored, test } from "./provided.ts";

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
  if (!isMobile)
    await expect
      .poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight]))
      .toEqual([500, 600]);
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
      policy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
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

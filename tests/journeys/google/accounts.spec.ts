import { expect, expectAccessible, open } from "../shop.ts";
import { allow, anAddress, openWindow, refusal, stored, test } from "./provided.ts";

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

import { expect, expectAccessible, test } from "../shop.ts";
import { openProfile } from "./open-profile.ts";
import { alerts, cut, offline, toast } from "./trouble.ts";

test.describe("the profile", () => {
  test("shows where one is signed in, and signs out one device, then all others", async ({ page }) => {
    const { email, password } = await openProfile(page);
    const elsewhere = async (userAgent: string) => {
      const headers = { "User-Agent": userAgent };
      const answer = await page.request.post("/api/auth/login", { headers, data: { email, password } });
      return (await answer.json()).token as string;
    };
    const isOpen = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await page.request.get("/api/my-orders", { headers })).ok();
    };
    const phone = await elsewhere("Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile Safari/537.36");
    const mac = await elsewhere("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Firefox/145.0");
    await page.reload();
    const room = page.getByRole("region", { name: "Where you are signed in" });
    const rows = room.getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText("This device");
    await expectAccessible(page);
    const end = room.getByRole("button", { name: /^Sign out: Chrome on Android, since/ });
    const restore = await cut(page, "**/api/account/sessions/*/end*");
    await end.click();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await end.click();
    await expect(toast(page, "Signed out there.")).toBeVisible();
    await expect(rows).toHaveCount(2);
    expect([await isOpen(phone), await isOpen(mac)]).toEqual([false, true]);
    await room.getByRole("button", { name: "Sign out all others" }).click();
    await expect(toast(page, "Signed out everywhere else.")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(room.getByRole("button", { name: "Sign out all others" })).toBeHidden();
    expect(await isOpen(mac)).toBe(false);
    await rows.first().getByRole("button").click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });

  test("asks for the password before others are signed out, where the sign-in was a while ago", async ({
    page,
    shop,
  }) => {
    const { email, password } = await openProfile(page);
    const other = await page.request.post("/api/auth/login", { data: { email, password } });
    const { token } = await other.json();
    await shop.sql(
      `update sessions set signed_in_at = now() - interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [email],
    );
    await page.reload();
    const room = page.getByRole("region", { name: "Where you are signed in" });
    const others = room.getByRole("button", { name: "Sign out all others" });
    await others.click();
    const field = room.getByLabel("Your password, to be sure");
    await expect(field).toBeFocused();
    await expect(room).toContainText("All other devices are signed out once we know it is you.");
    await expectAccessible(page);
    await room.getByRole("button", { name: "Cancel" }).click();
    await others.click();
    const end = () => room.getByRole("button", { name: "Sign out", exact: true }).click();
    await end();
    await expect(room.getByText("Password is required")).toBeVisible();
    await field.fill("guessed");
    await end();
    await expect(room.getByText("This is not your current password.")).toBeVisible();
    await field.fill(password);
    const restore = await cut(page, "**/api/account/sign-out-others*");
    await end();
    await expect(alerts(page)).toHaveText(offline);
    await restore();
    await end();
    await expect(toast(page, "Signed out everywhere else.")).toBeVisible();
    await expect(room.getByRole("listitem")).toHaveCount(1);
    await expect(field).toBeHidden();
    const headers = { Authorization: `Bearer ${token}` };
    expect((await page.request.get("/api/my-orders", { headers })).status()).toBe(401);
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
});

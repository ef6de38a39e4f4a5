import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const secure = await testShop({ PUBLIC_URL: "https://tatka.example" });

test("cookies are for the identity service's paths, unseen by scripts, and go over https alone where the shop is there", async () => {
  const body = { name: "Nusrat", email: `${randomUUID()}@example.com`, password: "mango-tree" };
  const { headers } = await secure.post("/identity/sign-up/email", body);
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual([
    "__Secure-tatka.known",
    "__Secure-tatka.session_token",
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/identity(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/);
    expect(cookie).not.toContain("Domain");
  }
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("a session that somebody puts into a browser before the sign-in is not the one after it", async () => {
  const body = { name: "Nusrat", email: `${randomUUID()}@example.com`, password: "mango-tree" };
  const planted = "__Secure-tatka.session_token=planted.planted";
  const { headers } = await secure.post("/identity/sign-up/email", body, { headers: { cookie: planted } });
  expect(headers.getSetCookie().join()).toContain("__Secure-tatka.session_token=");
  expect(headers.getSetCookie().join()).not.toContain("planted");
  const token = "planted-planted-planted-planted";
  const shop = await secure.post("/api/auth/login", body, { token });
  expect([shop.status, shop.body.token === token]).toEqual([200, false]);
  expect((await secure.get("/api/my-orders", { token })).status).toBe(401);
});

import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProvider } from "#tests/support/services/open-provider.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import type { OpenIdentityService } from "../open.server.ts";

let provider: Awaited<ReturnType<typeof openProvider>>;
let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  provider = await openProvider("http://shop.example", { inToken: true });
  shop = await openTestShop({}, serviceAt(provider.env));
});
afterAll(async () => {
  await shop.close();
  provider.close();
});

/** Any OpenID provider as identity service, with its own passwords and sign-in pages. */
function serviceAt(env: typeof provider.env): OpenIdentityService {
  const keys = createRemoteJWKSet(new URL(env.OIDC_JWKS_URL));
  const expected = { issuer: env.OIDC_ISSUER, audience: env.GOOGLE_CLIENT_ID };
  const nothing = async () => {};
  return async () => ({
    issuer: env.OIDC_ISSUER,
    async verifyIdToken(token) {
      const claims = await jwtVerify(token, keys, expected).then(
        ({ payload }) => payload,
        () => undefined,
      );
      if (!claims) return undefined;
      return {
        issuer: env.OIDC_ISSUER,
        subject: String(claims.sub),
        name: String(claims["name"]),
        email: String(claims["email"]),
        emailVerified: claims["email_verified"] === true,
        // This provider issues a token only at a sign-in.
        signedInAt: new Date(Number(claims.iat) * 1_000),
      };
    },
    updateProfile: nothing,
    endSessions: nothing,
    deleteAccount: nothing,
    close: nothing,
  });
}

const logIn = async (email: string) =>
  shop.post("/api/auth/login", { email, id_token: await provider.idTokenOf(email) });

describe("another identity service in the place of the shop's own", () => {
  test("signs somebody in, who sees and changes the account and signs out", async () => {
    const email = "rahima@example.com";
    const { status, body } = await logIn(email);
    expect([status, body.data]).toEqual([
      200,
      { id: expect.any(Number), name: "Rahima Khatun", email, role: "user", parts: [] },
    ]);
    const { token } = body;
    const profile = await shop.get("/api/account/profile", { token });
    expect(profile.body.data).toMatchObject({
      id: body.data.id,
      email,
      email_verified: true,
      has_password: false,
    });
    const changed = await shop.post("/api/account/profile", { name: "Rahima" }, { token });
    expect(changed.body.data.name).toBe("Rahima");
    expect((await logIn(email)).body.data.id).toBe(body.data.id);
    expect((await shop.post("/api/auth/logout", {}, { token })).status).toBe(200);
    expect((await shop.get("/api/account/profile", { token })).status).toBe(401);
  });

  test("ends all sessions, and deletes the account", async () => {
    const email = "karim@example.com";
    const one = await logIn(email);
    const two = await logIn(email);
    await shop.post("/api/account/sign-out-everywhere", {}, { token: one.body.token });
    expect((await shop.get("/api/account/profile", { token: two.body.token })).status).toBe(401);
    const { token, data } = (await logIn(email)).body;
    expect((await shop.post("/api/account/delete", { word: "DELETE" }, { token })).status).toBe(200);
    expect((await logIn(email)).body.data.id).not.toBe(data.id);
  });

  test("is refused with a token that it did not sign", async () => {
    const token = await provider.idTokenOf("mallory@example.com");
    const [header, , signature] = token.split(".");
    const claims = Buffer.from(JSON.stringify({ sub: "rahima@example.com", email: "rahima@example.com" }));
    const id_token = `${header}.${claims.toString("base64url")}.${signature}`;
    const { status, body } = await shop.post("/api/auth/login", { email: "rahima@example.com", id_token });
    expect([status, body.code]).toEqual([401, "invalid_login"]);
  });

  test("keeps its passwords to itself: the shop refuses in words what it cannot do, in both languages", async () => {
    const email = "selim@example.com";
    const { token } = (await logIn(email)).body;
    const change = { current_password: "mango-tree", new_password: "lychee-tree" };
    const refused = [
      shop.post("/api/account/password", change, { token }),
      shop.post("/api/auth/forgot-password", { email }),
      shop.post("/api/auth/reset-password", { token: "any", new_password: "lychee-tree" }),
      shop.post("/api/auth/login", { email, password: "mango-tree" }),
    ];
    for (const { status, body } of await Promise.all(refused)) {
      expect([status, body.code]).toEqual([403, "not_offered"]);
      expect(body.message).toBe(
        "Your password is kept by the service you sign in with. Use or change it there.",
      );
    }
    const bengali = await shop.post("/api/auth/forgot-password?lang=bn", { email });
    expect(bengali.body.message).toMatch(/^যে সার্ভিস দিয়ে লগইন করেন/);
  });
});

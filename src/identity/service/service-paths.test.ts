import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderSettings } from "#src/platform/settings/provider-settings.server.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { openBetterAuth } from "./better-auth.server.ts";
import { createOauthConfig } from "./provider.server.ts";
import { openPaths } from "./service-paths.server.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let service: Awaited<ReturnType<typeof openBetterAuth>>;
let provider: Awaited<ReturnType<typeof openForger>>;
beforeAll(async () => {
  provider = await openForger();
  shop = await openTestShop(provider.env);
  const settings = shop.shop.settings.provider as ProviderSettings;
  const oauth = createOauthConfig(settings, async () => {}, shop.shop.log.warn);
  service = await openBetterAuth(shop.shop, "a secret of tests alone, 32 letters", oauth);
});
afterAll(async () => {
  await service.close();
  await shop.close();
  provider.close();
});

/** A provider whose ID tokens are not signed by its published key. */
async function openForger() {
  const [published, forged] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const keys = { keys: [{ ...(await exportJWK(published.publicKey)), kid: "one", alg: "RS256" }] };
  const id_token = await new SignJWT({ email: "admin@tatka.example", email_verified: true, name: "Mallory" })
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .setSubject("1")
    .setAudience("tatka")
    .setIssuer("http://forger.example")
    .setExpirationTime("1h")
    .sign(forged.privateKey);
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    const token = { access_token: "a", token_type: "Bearer", expires_in: 3600, id_token };
    response.end(JSON.stringify(request.url === "/jwks" ? keys : token));
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      GOOGLE_CLIENT_ID: "tatka",
      GOOGLE_CLIENT_SECRET: "a-secret-of-tests-alone-32-letters",
      OIDC_ISSUER: "http://forger.example",
      OIDC_AUTHORIZATION_URL: `${url}/auth`,
      OIDC_TOKEN_URL: `${url}/token`,
      OIDC_JWKS_URL: `${url}/jwks`,
    },
    close: () => server.close(),
  };
}

/** Every path that better-auth serves, with parameters filled in. */
const paths = () =>
  Object.values(service.auth.api)
    .map((endpoint) => (endpoint as { path?: string }).path)
    .filter((path) => path !== undefined)
    .map((path) => `/identity${path.replace(/:\w+/g, "google")}`);

describe("the identity service", () => {
  test("answers at the paths that the shop uses, and nowhere else", async () => {
    expect(paths().length).toBeGreaterThan(30);
    const open: string[] = [];
    for (const path of paths())
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        const body = method === "GET" ? undefined : {};
        const { status } = await shop.send(method, path, { body });
        if (status !== 404) open.push(`${method} ${path}`);
      }
    expect(open.sort()).toEqual(Object.keys(openPaths).sort());
  });

  test.each([
    "/identity/sign-in/email/",
    "/identity//sign-in/email",
    "/identity/sign-in//email",
    "/identity/Sign-In/Email",
    "/identity/sign-in/%65mail",
    "/identity/sign-in%2Femail",
    "/identity/sign-in/email;a=b",
    "/identity/sign-in/email%00",
    "/identity/verify-password",
    "/identity/verify%2Dpassword",
    "/identity/sign-in/social",
    "/Identity/sign-in/email",
    "//identity/sign-in/email",
  ])("does not answer at %s", async (path) => {
    const guess = { email: "admin@tatka.example", password: "test-admin" };
    // Invalid input is refused before the path is looked up; a page takes no POST.
    expect([400, 404, 405]).toContain((await shop.post(path, guess)).status);
  });

  test("gets no more of a body than the shop has read", async () => {
    const email = "extra@example.com";
    const { status } = await shop.post("/identity/sign-up/email", {
      name: "Nusrat",
      email,
      password: "mango-tree",
      image: "https://evil.example/x.png",
      emailVerified: true,
      role: "admin",
    });
    const [row] = await shop.sql<any>(`select * from identity."user" where email = $1`, [email]);
    expect([status, row.image, row.emailVerified]).toEqual([200, null, false]);
  });

  test("says no in the shop's shape", async () => {
    const guess = { email: "admin@tatka.example", password: "wrong-tree" };
    const wrong = await shop.post("/identity/sign-in/email", guess);
    expect([wrong.status, wrong.body]).toEqual([401, expect.objectContaining({ success: false })]);
    const broken = await shop.post("/identity/sign-in/email", "{");
    expect([broken.status, broken.body.code]).toEqual([400, "broken_request"]);
    const bengali = await shop.post("/identity/sign-in/email", {}, { headers: { "accept-language": "bn" } });
    expect([bengali.status, bengali.body.errors.email]).toEqual([422, "ই-মেইল লিখুন"]);
  });
});

describe("guesses at the admin's password", () => {
  const json = JSON.stringify({ email: " Admin@Tatka.example", password: "wrong-tree" });
  const form = new URLSearchParams({ email: "admin@tatka.example", password: "wrong-tree" }).toString();
  test.each([
    ["application/json", json],
    ["text/plain", json],
    ["application/x-www-form-urlencoded", json],
    ["application/json", form],
    ["application/x-www-form-urlencoded", form],
    ["multipart/form-data; boundary=x", form],
  ])("as %s end after a few, whatever the body: %s", async (type, body) => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const guess = (text: string) =>
      strict.app.fetch(
        new Request("http://shop/identity/sign-in/email", {
          method: "POST",
          headers: { "Content-Type": type },
          body: text,
        }),
      );
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn++) statuses.push((await guess(body)).status);
    const right = await guess(body.replace("wrong-tree", "test-admin"));
    await strict.close();
    const looked = statuses.filter((status) => status === 401).length;
    expect(looked).toBeLessThanOrEqual(5);
    expect([400, 429]).toContain(right.status);
  });
});

describe("a sign-in window", () => {
  test("that comes back with a token which the provider did not sign is refused, and signs nobody in", async () => {
    const start = await shop.get(
      "/identity/oauth-popup/start?provider=google&popupOrigin=http://shop&popupNonce=n",
    );
    const cookies = (headers: Headers) =>
      headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
    const state = new URL(start.headers.get("location") ?? "").searchParams.get("state");
    const back = await shop.get(`/identity/callback/google?state=${state}&code=forged`, {
      headers: { cookie: cookies(start.headers) },
    });
    expect(back.status).toBeLessThan(400);
    expect(JSON.stringify([back.body, back.headers.get("location")])).toContain("unable_to_get_user_info");
    expect(back.headers.getSetCookie().join()).not.toContain("session_token=");
  });

  test.each(["state=%00&code=x", "state=x&code=%00", "error=%00", "state[]=x"])(
    "with nonsense in its address (%s) is no fault of the shop",
    async (query) => {
      for (const path of ["/identity/callback/google", "/identity/oauth-popup/start"])
        expect((await shop.get(`${path}?${query}`)).status).toBeLessThan(500);
    },
  );
});

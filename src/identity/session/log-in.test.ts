import { randomUUID } from "node:crypto";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { googlePlaceholder } from "../proof/google-placeholder.ts";
import { deleteExpiredSignIns } from "../service/accounts.server.ts";
import { openBetterAuth } from "../service/better-auth.server.ts";

const shop = await testShop();

const anAddress = () => `${randomUUID()}@example.com`;
const logIn = (body: object) => shop.post("/api/auth/login", body);

async function signedByService(payload: JWTPayload): Promise<string> {
  const secret = await readOrCreateSecret(shop.shop.database, "identity");
  const service = await openBetterAuth(shop.shop, secret);
  const { token } = await service.auth.api.signJWT({ body: { payload } });
  await service.close();
  return token;
}

/** Registers with the identity service as the pages do, and returns its cookies. */
async function serviceCookies(name: string, email: string, password: string): Promise<string[]> {
  const signUp = await shop.post("/identity/sign-up/email", { name, email, password });
  expect(signUp.status).toBe(200);
  return signUp.headers.getSetCookie();
}

async function idTokenFor(cookies: string[]): Promise<string> {
  const cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  return (await shop.get("/identity/token", { headers: { cookie } })).body.token;
}

const provenToken = async (name: string, email: string, password: string) =>
  idTokenFor(await serviceCookies(name, email, password));

describe("POST /api/auth/login", () => {
  test("registers a new address by the specification's call alone, and signs in with it again", async () => {
    const email = anAddress();
    const first = await logIn({ name: "Nusrat", email, password: "mango-tree", role: "user" });
    expect(first.body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      message: "You are signed in.",
      data: { id: expect.any(Number), name: "Nusrat", email, role: "user", parts: [] },
    });
    const again = await logIn({ email: email.toUpperCase(), password: "mango-tree" });
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.token).not.toBe(first.body.token);
  });

  test("says the same of a wrong password and of an unknown address", async () => {
    const email = anAddress();
    await logIn({ name: "Nusrat", email, password: "mango-tree" });
    const wrong = await logIn({ name: "Nusrat", email, password: "another-tree" });
    const unknown = await logIn({ email: anAddress(), password: "mango-tree" });
    expect([wrong.status, wrong.body.message]).toEqual([401, "Invalid email or password"]);
    expect(unknown.body).toEqual(wrong.body);
  });

  test("registers by the name given, which the service's own takes over at the next sign-in", async () => {
    const email = anAddress();
    const id_token = await provenToken("Farhana", email, "mango-tree");
    expect((await logIn({ name: "Farhana Kabir", email, id_token })).body.data.name).toBe("Farhana Kabir");
    expect((await logIn({ name: "Somebody", email, password: "mango-tree" })).body.data.name).toBe("Farhana");
  });

  test("opens nothing without a password, or by the one that stands in a Google sign-in", async () => {
    const email = anAddress();
    for (const password of [undefined, "", googlePlaceholder])
      expect((await logIn({ name: "Nusrat", email, password })).status).toBe(401);
    expect(await shop.sql("select from users where email = $1", [email])).toEqual([]);
  });

  test("lets nobody guess the password of one account, while others still sign in", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const status = async (email: string) =>
      (await strict.post("/api/auth/login", { email, password: "guessed" })).status;
    for (let turn = 0; turn < 5; turn++) expect(await status("a@example.com")).toBe(401);
    expect([await status("a@example.com"), await status("b@example.com")]).toEqual([429, 401]);
    await strict.close();
  });

  test("never lets a client choose its role", async () => {
    const { body } = await logIn({
      name: "Mallory",
      email: anAddress(),
      password: "mango-tree",
      role: "admin",
    });
    expect(body.data.role).toBe("user");
  });

  test("opens an account for an ID token of the identity service, whatever password stands beside it", async () => {
    const email = anAddress();
    const id_token = await provenToken("Farhana", email, "mango-tree");
    const { status, body } = await logIn({
      name: "Farhana",
      email,
      password: "placeholder",
      role: "user",
      id_token,
    });
    expect([status, body.data.email]).toEqual([200, email]);
    const byPassword = await logIn({ email, password: "mango-tree" });
    expect(byPassword.body.data.id).toBe(body.data.id);
  });

  test("goes by the token's address, never by the one beside it", async () => {
    const id_token = await provenToken("Farhana", anAddress(), "mango-tree");
    const { body } = await logIn({ email: "admin@tatka.example", id_token });
    expect(body.data).toMatchObject({ role: "user" });
    expect(body.data.email).not.toBe("admin@tatka.example");
  });

  test("refuses tokens that are forged, changed, for others, or no tokens at all", async () => {
    const email = anAddress();
    const genuine = await provenToken("Farhana", email, "mango-tree");
    const [header, payload, signature] = genuine.split(".");
    const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    const { privateKey, publicKey } = await generateKeyPair("EdDSA");
    const kid = JSON.parse(Buffer.from(header ?? "", "base64url").toString()).kid;
    const sign = (changes: object) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: "EdDSA", kid, jwk: undefined })
        .sign(privateKey);
    const changed = Buffer.from(JSON.stringify({ ...claims, email: "admin@tatka.example" })).toString(
      "base64url",
    );
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const tokens = [
      await sign({}),
      await sign({ exp: 1 }),
      `${header}.${changed}.${signature}`,
      `${unsigned}.${payload}.`,
      "not-a-token",
      JSON.stringify(await exportJWK(publicKey)),
    ];
    for (const id_token of tokens) {
      const { status, body } = await logIn({ email, password: "mango-tree", id_token });
      expect([status, body.code]).toEqual([401, "invalid_login"]);
    }
  });

  test("refuses a token from 30 seconds before its end (SPEC 9)", async () => {
    const email = anAddress();
    const token = await provenToken("Farhana", email, "mango-tree");
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const now = Math.floor(Date.now() / 1_000);
    const statusOf = async (seconds: number) => {
      const id_token = await signedByService({ ...claims, exp: now + seconds });
      return (await logIn({ email, id_token })).status;
    };
    expect(await statusOf(29)).toBe(401);
    expect(await statusOf(90)).toBe(200);
  });

  test("opens a session that is as fresh as the sign-in behind its ID token, not as the token", async () => {
    const email = anAddress();
    const cookies = await serviceCookies("Farhana", email, "mango-tree");
    const signOutOthers = async (id_token: string) => {
      const { body } = await logIn({ email, id_token });
      return shop.post("/api/account/sign-out-others", {}, { token: body.token });
    };
    const setBack = (minutes: number) =>
      shop.sql(
        `update identity.session set "createdAt" = now() - make_interval(mins => $2)
         where "userId" = (select id from identity."user" where email = $1)`,
        [email, minutes],
      );
    await setBack(11);
    const old = await signOutOthers(await idTokenFor(cookies));
    expect([old.status, old.body.errors]).toEqual([422, { password: "Password is required" }]);
    await setBack(9);
    const fresh = await idTokenFor(cookies);
    const { auth_time: _, ...claims } = decodeJwt(fresh);
    expect((await signOutOthers(await signedByService(claims))).status).toBe(422);
    expect((await signOutOthers(fresh)).status).toBe(200);
  });

  test("takes proofs from a cookie of the identity service for two hours, and forgets it then", async () => {
    const email = anAddress();
    const cookies = await serviceCookies("Farhana", email, "mango-tree");
    const session = cookies.find((cookie) => cookie.startsWith("tatka.session_token="));
    expect(session).toMatch(/; Max-Age=7200;/);
    const [row] = await shop.sql(
      `select extract(epoch from "expiresAt" - "createdAt")::int as seconds from identity.session
       where "userId" = (select id from identity."user" where email = $1)`,
      [email],
    );
    expect(row).toEqual({ seconds: 7_200 });
    const ofCustomer = `"userId" = (select id from identity."user" where email = $1)`;
    const left = () => shop.sql(`select from identity.session where ${ofCustomer}`, [email]);
    await deleteExpiredSignIns(shop.shop);
    expect(await left()).toHaveLength(1);
    await shop.sql(`update identity.session set "expiresAt" = now() where ${ofCustomer}`, [email]);
    await deleteExpiredSignIns(shop.shop);
    expect(await left()).toEqual([]);
  });

  test("says which field is wrong", async () => {
    const { status, body } = await logIn({ email: "not an address", password: "mango-tree" });
    expect([status, body.errors]).toEqual([422, { email: "Email is invalid" }]);
  });
});

describe("the admin", () => {
  test("has an account from the first start, which nobody else can register", async () => {
    const theirs = await logIn({ name: "Mallory", email: "admin@tatka.example", password: "mine-now" });
    expect(theirs.status).toBe(401);
    const { body } = await logIn({ email: "admin@tatka.example", password: "test-admin" });
    expect(body.data.role).toBe("admin");
  });
});

import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const guessable = "This password is too easy to guess. Please choose another.";
const common =
  "This password is one of the 10,000 most common ones, which are guessed first. Please choose another.";
const mailbox = () => `rahima-${randomUUID()}`;

/** Passwords refused because they contain their owner's e-mail address. */
const wrong: [string, (address: string) => string, string][] = [
  ["only spaces", () => " ".repeat(8), "A password cannot be only spaces."],
  ["the word itself", () => "Password", guessable],
  ["one character over and over", () => "আআআআআআ", guessable],
  ["the address", (address) => address.toUpperCase(), guessable],
  ["what stands before the @", (address) => address.split("@")[0] ?? "", guessable],
  ["five characters", () => "mango", "The password needs at least 6 characters."],
  ["the commonest digits", () => "123456", common],
  ["the commonest letters", () => " QWERTY", common],
];

describe.each(wrong)("a password of %s", (_what, passwordOf, words) => {
  test("registers nobody, by either way", async () => {
    const email = `${mailbox()}@example.com`;
    const body = { name: "Rahima", email, password: passwordOf(email) };
    const service = await shop.post("/identity/sign-up/email", body);
    expect([service.status, service.body.errors]).toEqual([422, { password: words }]);
    const login = await shop.post("/api/auth/login", body);
    expect([login.status, login.body.errors]).toEqual([422, { password: words }]);
    expect(await shop.sql(`select from identity."user" where email = $1`, [email])).toEqual([]);
  });

  test("is not changed to", async () => {
    const me = await newcomer(shop);
    const change = { current_password: "mango-tree", new_password: passwordOf(me.email) };
    const { status, body } = await me.post("password", change);
    expect([status, body.errors]).toEqual([422, { new_password: words }]);
    expect((await me.logIn()).status).toBe(200);
  });
});

test("a wrong password that breaks the password rules is answered like any other wrong password of that account", async () => {
  const me = await newcomer(shop);
  for (const password of ["123456", "mango", "another-tree"]) {
    const answer = await shop.post("/api/auth/login", { name: "Nusrat Jahan", email: me.email, password });
    expect([answer.status, answer.body.message]).toEqual([401, "Invalid email or password"]);
  }
});

test("a link in an e-mail does not set a common password, either", async () => {
  const email = `${mailbox()}@example.com`;
  await shop.post("/api/auth/login", { name: "Rahima", email, password: "mango-tree" });
  const token = "made-for-this-test";
  const identifier = createHash("sha256").update(`reset-password:${token}`).digest("base64url");
  await shop.sql(
    `insert into identity.verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
     select $1, $2, id, now() + interval '1 hour', now(), now() from identity."user" where email = $3`,
    [randomUUID(), identifier, email],
  );
  const set = (new_password: string) => shop.post("/api/auth/reset-password", { token, new_password });
  expect((await set("dragon")).body.errors).toEqual({ new_password: common });
  expect((await set("lychee-tree")).status).toBe(200);
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newcomer } from "../../../tests/newcomer.ts";
import { testShop } from "../../../tests/open-test-shop.ts";

const shop = await testShop();

const guessable = "This password is too easy to guess. Please choose another.";
const mailbox = () => `rahima-${randomUUID()}`;

/** Passwords that are refused because of their owner. */
const wrong: [string, (address: string) => string, string][] = [
  ["only spaces", () => " ".repeat(8), "A password cannot be only spaces."],
  ["the word itself", () => "Password", guessable],
  ["one character over and over", () => "আআআআআআ", guessable],
  ["the address", (address) => address.toUpperCase(), guessable],
  ["what stands before the @", (address) => address.split("@")[0] ?? "", guessable],
  ["five characters", () => "mango", "The password needs at least 6 characters."],
];

describe.each(wrong)("a password of %s", (_what, passwordOf, words) => {
  test("registers nobody, by either way", async () => {
    const email = `${mailbox()}@example.com`;
    const body = { name: "Rahima", email, password: passwordOf(email) };
    const service = await shop.post("/identity/sign-up/email", body);
    expect([service.status, service.body.errors]).toEqual([422, { password: words }]);
    expect((await shop.post("/api/auth/login", body)).status).toBe(401);
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

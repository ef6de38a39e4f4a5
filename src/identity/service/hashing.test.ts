import { randomUUID, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { openAuthService } from "./auth-service.server.ts";

const shop = await testShop({}, openAuthService);
const password = "mango-tree";

async function newHash() {
  const email = `${randomUUID()}@example.com`;
  const logIn = (given: string) =>
    shop.post("/api/auth/login", { name: "Nusrat Jahan", email, password: given });
  expect((await logIn(password)).status).toBe(200);
  const [row] = await shop.sql<{ password: string }>(
    `select a.password from identity.account a join identity.user u on u.id = a."userId" where u.email = $1`,
    [email],
  );
  return { hash: row?.password ?? "", logIn };
}

test("a password is stored as an scrypt hash that costs 32 MiB and some time, with a salt of its own, and opens the account", async () => {
  const one = await newHash();
  const other = await newHash();
  const [salt = "", key] = one.hash.split(":");
  const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1_024 * 1_024 };
  expect(scryptSync(password, salt, 64, options).toString("hex")).toBe(key);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(other.hash.split(":")[0]).not.toBe(salt);
  expect((await one.logIn(password)).status).toBe(200);
  expect((await one.logIn("mango-tref")).status).toBe(401);
});

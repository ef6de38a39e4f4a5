import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { deleteOldSessions } from "./sessions.server.ts";

const shop = await testShop();

const anAddress = () => `${randomUUID()}@example.com`;
const logIn = (body: object) => shop.post("/api/auth/login", body);

describe("sessions", () => {
  test("end at logout, everywhere at once", async () => {
    const token = await shop.newCustomer();
    expect((await shop.get("/api/my-orders", { token })).status).toBe(200);
    expect((await shop.post("/api/auth/logout", {}, { token })).body.success).toBe(true);
    const after = await shop.get("/api/my-orders", { token });
    expect([after.status, after.body.message]).toEqual([401, "User not authenticated. Please log in."]);
  });

  test("end at logout one by one, and need a token as it was given", async () => {
    const email = anAddress();
    const tokens: string[] = [];
    for (let turn = 0; turn < 2; turn++)
      tokens.push((await logIn({ name: "Nusrat", email, password: "mango-tree" })).body.token);
    const [one = "", two = ""] = tokens;
    const statusOf = async (Authorization: string) =>
      (await shop.get("/api/my-orders", { headers: { Authorization } })).status;
    await shop.post("/api/auth/logout", {}, { token: one });
    expect([await statusOf(`Bearer ${one}`), await statusOf(`bearer ${two}`)]).toEqual([401, 200]);
    for (const broken of [two, `Bearer ${two}x`, `Bearer ${two} x`, `x Bearer ${two}`, "Bearer", ""])
      expect(await statusOf(broken), broken).toBe(401);
    expect((await shop.post("/api/auth/logout", {})).status).toBe(200);
    expect(await statusOf(`Bearer ${two}`)).toBe(200);
  });

  test("that are over are deleted, the others stay", async () => {
    const over = await shop.newCustomer();
    const open = await shop.newCustomer();
    await shop.sql(
      `update sessions set expires_at = now() - interval '1 second'
       where user_id = (select id from users order by id desc offset 1 limit 1)`,
    );
    const count = async () => (await shop.sql("select from sessions")).length;
    const before = await count();
    await deleteOldSessions(shop.shop);
    expect(await count()).toBe(before - 1);
    const statuses = [over, open].map(async (token) => (await shop.get("/api/my-orders", { token })).status);
    expect(await Promise.all(statuses)).toEqual([401, 200]);
  });

  test("end after a year however often they are used, those of staff after thirty days", async () => {
    const customer = await shop.newCustomer();
    const staff = await shop.signInAdmin();
    const aged = async (token: string, days: number) => {
      await shop.sql(
        `update sessions set created_at = now() - make_interval(days => $1), expires_at = now() + interval '30 days'
         where token_hash = $2`,
        [days, createHash("sha256").update(token).digest("base64url")],
      );
      return (await shop.get("/api/my-orders", { token })).status;
    };
    expect([await aged(customer, 364), await aged(customer, 366)]).toEqual([200, 401]);
    expect([await aged(staff, 29), await aged(staff, 31)]).toEqual([200, 401]);
  });

  test("are kept as hashes only", async () => {
    const token = await shop.newCustomer();
    const rows = await shop.sql<{ token_hash: string }>("select token_hash from sessions");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
  });

  test("are renewed once a day only", async () => {
    const token = await shop.newCustomer();
    const hash = createHash("sha256").update(token).digest("base64url");
    const daysAfterUse = async (left: string) => {
      await shop.sql("update sessions set expires_at = now() + $1::interval where token_hash = $2", [
        left,
        hash,
      ]);
      await shop.get("/api/my-orders", { token });
      const [row] = await shop.sql<{ days: number }>(
        "select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions where token_hash = $1",
        [hash],
      );
      return row?.days;
    };
    expect(await daysAfterUse("29 days 1 hour")).toBeCloseTo(29 + 1 / 24, 2);
    expect(await daysAfterUse("28 days 23 hours")).toBeCloseTo(30, 2);
  });

  test("last 30 days from their last use, and no longer", async () => {
    const token = await shop.newCustomer();
    const [{ days } = { days: 0 }] = await shop.sql<{ days: number }>(
      "select extract(epoch from max(expires_at) - now())::float8 / 86400 as days from sessions",
    );
    expect(days).toBeCloseTo(30, 1);
    await shop.sql("update sessions set expires_at = now() + interval '3 days'");
    await shop.get("/api/my-orders", { token });
    const [renewed] = await shop.sql<{ days: number }>(
      "select extract(epoch from max(expires_at) - now())::float8 / 86400 as days from sessions",
    );
    expect(renewed?.days).toBeCloseTo(30, 1);
    await shop.sql("update sessions set expires_at = now() - interval '1 second'");
    expect((await shop.get("/api/my-orders", { token })).status).toBe(401);
  });
});

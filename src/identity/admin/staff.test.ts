import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

type Person = { id: string; email: string; token: string };
let karim: Person;
beforeEach(async () => {
  karim = await register("Karim");
});

const none = { role: "user", parts: [] };
const orders = { role: "staff", parts: ["orders"] };
const full = { role: "admin", parts: [] };

async function register(name: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const { body } = await shop.post("/api/auth/login", { name, email, password: "mango-tree" });
  return { id: body.data.id, email, token: body.token };
}
const logIn = (email: string, password = "mango-tree") => shop.post("/api/auth/login", { email, password });
const give = (who: Person, rights: object, was: object = none, token = admin, password = "test-admin") =>
  shop.post(`/api/admin/staff/${who.id}`, { ...rights, was, password }, { token });
const mayRead = async (path: string, token: string) => (await shop.get(path, { token })).status;

describe("rights in the back office", () => {
  test("open the parts that were given, at once, and no other", async () => {
    expect(await mayRead("/api/admin/orders", karim.token)).toBe(403);
    const { status, body } = await give(karim, { role: "staff", parts: ["orders", "customers"] });
    expect([status, body.data.parts]).toEqual([200, ["orders", "customers"]]);
    expect(await mayRead("/api/admin/orders", karim.token)).toBe(200);
    expect(await mayRead("/api/admin/users", karim.token)).toBe(200);
    expect(await mayRead("/api/admin/products", karim.token)).toBe(403);
    expect(await mayRead("/api/admin/staff", karim.token)).toBe(403);
    const viewer = (await shop.get("/api/auth/viewer", { token: karim.token })).body.data;
    expect(viewer).toMatchObject({ role: "staff", parts: ["orders", "customers"] });
    expect((await logIn(karim.email)).body.data).toEqual(viewer);
  });

  test("show staff the figures of their parts only", async () => {
    await give(karim, orders);
    const { data } = (await shop.get("/api/admin/overview", { token: karim.token })).body;
    expect([data.orders.total, data.products, data.users, data.messages]).toEqual([0, null, null, null]);
  });

  test("end with the next request once they are taken back", async () => {
    await give(karim, orders);
    await give(karim, none, orders);
    expect(await mayRead("/api/admin/orders", karim.token)).toBe(403);
  });

  test("are given with the admin's own password only", async () => {
    const wrong = await give(karim, orders, none, admin, "not-mine");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["password"]]);
    const blank = await give(karim, orders, none, admin, "");
    expect(blank.body.errors.password).toBe("Password is required");
    expect(await mayRead("/api/admin/orders", karim.token)).toBe(403);
  });

  test("are given by somebody without a password after a fresh sign-in only", async () => {
    const owner = await register("Owner");
    await give(owner, full);
    // As after a registration with Google: an account without a password.
    await shop.sql(
      `delete from identity.account where "userId" = (select subject from users where id = $1)`,
      [owner.id],
    );
    await shop.sql("update sessions set signed_in_at = now() - interval '11 minutes' where user_id = $1", [
      owner.id,
    ]);
    const old = await give(karim, orders, none, owner.token, "");
    expect([old.status, old.body.code]).toEqual([403, "sign_in_again"]);
    await shop.sql("update sessions set signed_in_at = now() where user_id = $1", [owner.id]);
    expect((await give(karim, orders, none, owner.token, "")).status).toBe(200);
    await give(owner, none, full);
  });

  test("that a colleague changed meanwhile are not overwritten; the second is told what is so", async () => {
    await give(karim, orders);
    const late = await give(karim, { role: "staff", parts: ["content"] });
    expect([late.status, late.body.code, late.body.details.now]).toEqual([409, "changed", orders]);
  });

  test("never leave the shop without an admin, even when two dismiss each other at once", async () => {
    await give(karim, full);
    const own = (await shop.get("/api/auth/viewer", { token: admin })).body.data;
    const me = { id: own.id, email: own.email, token: admin };
    const answers = await Promise.all([
      give(me, none, full, karim.token, "mango-tree"),
      give(karim, none, full, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const admins = await shop.sql<{ id: string }>("select id::text from users where role = 'admin'");
    expect(admins).toHaveLength(1);
    const iAmLeft = admins[0]?.id === String(me.id);
    const last = iAmLeft
      ? await give(me, none, full, admin)
      : await give(karim, none, full, karim.token, "mango-tree");
    expect([last.status, last.body.code]).toEqual([409, "last_admin"]);
    await shop.sql("update users set role = 'admin' where id = $1", [me.id]);
  });

  test("need a part where they are not all, and an account that is open", async () => {
    const empty = await give(karim, { role: "staff", parts: [] });
    expect(empty.body.errors.parts).toBe("Choose at least one part of the back office.");
    await shop.sql("update users set blocked_at = now() where id = $1", [karim.id]);
    expect((await give(karim, orders)).status).toBe(404);
  });

  test("are listed with who has them; a colleague is found by their address", async () => {
    await give(karim, orders);
    const { data } = (await shop.get("/api/admin/staff", { token: admin })).body;
    expect(data.map(({ name }: any) => name)).toContain("Karim");
    expect(data.every(({ role }: any) => role !== "user")).toBe(true);
    const find = (email: string) => shop.get(`/api/admin/staff/find?email=${email}`, { token: admin });
    expect((await find(karim.email.toUpperCase())).body.data.id).toBe(karim.id);
    expect((await find("nobody@example.com")).status).toBe(404);
  });

  test("keep staff from deleting their account", async () => {
    await give(karim, orders);
    const { status } = await shop.post(
      "/api/account/delete",
      { password: "mango-tree" },
      { token: karim.token },
    );
    expect(status).toBe(403);
  });
});

describe("a blocked account", () => {
  const block = (who: Person, reason = "Refused three orders at the door") =>
    shop.post(`/api/admin/users/${who.id}/block`, { reason }, { token: admin });

  test("is signed out everywhere, cannot sign in, and is not told why", async () => {
    expect((await block(karim)).status).toBe(200);
    expect((await shop.get("/api/my-orders", { token: karim.token })).status).toBe(401);
    const late = await logIn(karim.email);
    expect([late.status, late.body.code]).toEqual([403, "blocked"]);
    expect(JSON.stringify(late.body)).not.toContain("Refused");
    expect((await logIn(karim.email, "wrong-password")).body.code).toBe("invalid_login");
    const { data } = (await shop.get(`/api/admin/users?search=${karim.email}`, { token: admin })).body;
    expect(data[0].blocked).toBe(1);
  });

  test("opens again, with the reason and both acts in the journal", async () => {
    await block(karim);
    await block(karim);
    await shop.post(`/api/admin/users/${karim.id}/unblock`, {}, { token: admin });
    expect((await logIn(karim.email)).status).toBe(200);
    const lines = (await shop.get(`/api/admin/journal?kind=user&subject=${karim.id}`, { token: admin })).body
      .data;
    expect(lines.map(({ action, after }: any) => [action, after])).toEqual([
      ["user.unblocked", {}],
      ["user.blocked", { reason: "Refused three orders at the door" }],
    ]);
  });

  test("needs a reason, and is never one of staff", async () => {
    expect((await block(karim, " ")).body.errors.reason).toBe(
      "Please write down why. Only staff can read it.",
    );
    await give(karim, orders);
    expect((await block(karim)).status).toBe(403);
  });
});

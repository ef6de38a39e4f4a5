import { describe, expect, test } from "vitest";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { newKey } from "#tests/support/accounts/api-keys.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const today = () => dateOf(Date.now());
const draft = (changes: object = {}) => ({
  name: "Accounting",
  scopes: ["orders:read"],
  last_day: today(),
  per_minute: 60,
  password: "test-admin",
  ...changes,
});
const create = (changes: object = {}, token = admin) =>
  shop.post("/api/admin/api-keys", draft(changes), { token });
const statusOf = async (key: string) => (await shop.get("/api/admin/orders", { token: key })).status;

describe("making an API key", () => {
  test("shows it once; only its hash is stored", async () => {
    const { status, body } = await create({ name: "Till", per_minute: 30 });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^tatka_[0-9a-f]{48}$/);
    expect(body.data).toMatchObject({
      name: "Till",
      ending: body.token.slice(-4),
      scopes: ["orders:read"],
      per_minute: 30,
      used_at: null,
    });
    const list = await shop.get("/api/admin/api-keys", { token: admin });
    expect(list.body.data).toContainEqual(body.data);
    expect(JSON.stringify(list.body)).not.toContain(body.token.slice(0, -8));
    const rows = await shop.sql("select * from api_keys");
    expect(JSON.stringify(rows)).not.toContain(body.token.slice(0, -8));
  });

  test("takes the maker's password", async () => {
    const wrong = await create({ password: "guessed" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["password"]]);
  });

  test("gives no scope that the maker may not use", async () => {
    const { token } = await shop.newStaff("Packer", "orders");
    const password = "mango-tree";
    const refused = await create({ scopes: ["orders:read", "catalogue:read"], password }, token);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { scopes: "A key cannot do more than you can." },
    ]);
    expect((await create({ scopes: ["stock:write"], password }, token)).status).toBe(422);
    expect((await create({ scopes: ["orders:read", "orders:write"], password }, token)).status).toBe(200);
    expect((await create({ scopes: ["settings:read"] })).status).toBe(422);
    expect((await create({ scopes: [] })).body.errors).toHaveProperty("scopes");
  });

  test("ends at the end of a day of the coming year", async () => {
    const until = async (day: number) => create({ last_day: dateOf(Date.now() + day * dayMs) });
    expect((await until(-1)).body.errors).toHaveProperty("last_day");
    expect((await until(367)).body.errors).toHaveProperty("last_day");
    expect((await until(366)).status).toBe(200);
    const { body } = await until(0);
    expect(body.data.expires_at).toBe(
      new Date(Date.parse(`${today()}T23:59:59.999+06:00`) + 1).toISOString(),
    );
  });
});

describe("an API key", () => {
  test("stops with the next request when its day is over, when it is revoked, and when its maker may no longer", async () => {
    const over = await newKey(shop);
    expect(await statusOf(over)).toBe(200);
    await shop.sql("update api_keys set expires_at = now() where ending = $1", [over.slice(-4)]);
    expect(await statusOf(over)).toBe(401);

    const { body } = await create();
    expect(await statusOf(body.token)).toBe(200);
    expect((await shop.post(`/api/admin/api-keys/${body.data.id}/revoke`, {}, { token: admin })).status).toBe(
      200,
    );
    expect(await statusOf(body.token)).toBe(401);

    const { token, id } = await shop.newStaff("Karim", "orders", "content");
    const theirs = await newKey(shop, { token, scopes: ["orders:read", "content:read"] });
    expect(await statusOf(theirs)).toBe(200);
    await shop.sql("update users set parts = '{content}' where id = $1", [id]);
    expect(await statusOf(theirs)).toBe(403);
    expect((await shop.get("/api/admin/content", { token: theirs })).status).toBe(200);
    await shop.sql("update users set role = 'user', parts = '{}' where id = $1", [id]);
    expect((await shop.get("/api/admin/content", { token: theirs })).status).toBe(401);
  });

  test("opens nothing when mistyped", async () => {
    const key = await newKey(shop);
    const other = key.endsWith("0") ? "1" : "0";
    expect(await statusOf(key.slice(0, -1) + other)).toBe(401);
    expect(await statusOf("tatka_")).toBe(401);
    expect(await statusOf(`${key}00`)).toBe(401);
  });

  test("is no more than staff of its scopes, even an admin's, and makes no keys", async () => {
    const key = await newKey(shop);
    expect((await shop.get("/api/admin/settings", { token: key })).body.message).toBe(
      "API keys cannot do this.",
    );
    expect((await shop.post("/api/admin/api-keys", draft(), { token: key })).status).toBe(403);
    const { body } = await shop.get("/api/admin/orders", {
      token: await newKey(shop, { scopes: ["stock:read"] }),
    });
    expect(body).toMatchObject({
      code: "not_allowed",
      message: "This API key does not have the scope orders:read.",
    });
  });

  test("is named in the journal beside its maker, and so are its making and its end", async () => {
    const name = "Stock robot";
    const key = await newKey(shop, { name, scopes: ["stock:write"] });
    const [product] = await shop.sql("select id from products where stock > 5 and not shares_stock limit 1");
    const moved = await shop.post(
      `/api/admin/products/${product?.id}/stock`,
      { kind: "received", quantity: 3, key: "robot-3-pieces" },
      { token: key },
    );
    expect(moved.status).toBe(200);
    const { body } = await shop.get("/api/admin/api-keys", { token: admin });
    const id = body.data.find((one: { name: string }) => one.name === name).id;
    await shop.post(`/api/admin/api-keys/${id}/revoke`, {}, { token: admin });
    const journal = await shop.get("/api/admin/journal", { token: admin });
    const lines = journal.body.data.slice(0, 3).map((line: any) => [line.action, line.by.key, line.by.name]);
    const maker = lines[0][2];
    expect(lines).toEqual([
      ["api_key.revoked", undefined, maker],
      ["product.stock_moved", name, maker],
      ["api_key.created", undefined, maker],
    ]);
  });

  test("is listed with its last use to its maker and to admins, who alone revoke it", async () => {
    const { token } = await shop.newStaff("Maker", "content");
    const { token: colleague } = await shop.newStaff("Colleague", "content");
    const key = await newKey(shop, { token, name: "Poster", scopes: ["content:read"] });
    const shown = async (reader: string) =>
      (await shop.get("/api/admin/api-keys", { token: reader })).body.data.filter(
        (one: any) => one.name === "Poster",
      );
    expect(await shown(token)).toMatchObject([{ used_at: null, maker: { name: "Maker" } }]);
    await shop.get("/api/admin/content", { token: key });
    const [mine] = await shown(token);
    expect(Date.now() - Date.parse(mine.used_at)).toBeLessThan(60_000);
    expect(await shown(admin)).toEqual([mine]);
    expect(await shown(colleague)).toEqual([]);
    const revoke = (by: string) => shop.post(`/api/admin/api-keys/${mine.id}/revoke`, {}, { token: by });
    expect((await revoke(colleague)).status).toBe(404);
    expect((await revoke(token)).status).toBe(200);
    expect(await shown(admin)).toEqual([]);
  });
});

test("a key has its own limit of requests per minute, counted for all server processes, and says when to come again", async () => {
  const strict = await openTestShop({ RATE_LIMIT: "1" });
  const token = await strict.signInAdmin();
  const terms = { token, scopes: ["orders:read"] as const };
  const slow = await newKey(strict, { ...terms, scopes: [...terms.scopes], per_minute: 2 });
  const other = await newKey(strict, { ...terms, scopes: [...terms.scopes], per_minute: 2 });
  const read = (key: string) => strict.get("/api/admin/orders", { token: key });
  expect([(await read(slow)).status, (await read(slow)).status]).toEqual([200, 200]);
  const refused = await read(slow);
  expect([refused.status, refused.body.code]).toEqual([429, "too_fast"]);
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await read(other)).status).toBe(200);
  expect(await strict.sql("select from rate_limits where key like 'key:%'")).toHaveLength(2);
  await strict.close();
});

import { describe, expect, test } from "vitest";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const show = (id: string) => shop.get(`/api/admin/users/${id}`, { token: admin });
const note = (id: string, text: string, was: string) =>
  shop.post(`/api/admin/users/${id}/note`, { note: text, was }, { token: admin });

async function orders(token: string, quantities: number[]) {
  for (const quantity of quantities) {
    const draft = { ...home, payment_type: "cash", items: [{ product_id: 2, quantity }] };
    expect((await shop.post("/api/place-order", draft, { token })).status).toBe(200);
  }
}

test("the list of users is read in stretches, the newest first, each user once", async () => {
  await shop.sql(`insert into users (issuer, subject, name, email)
    select 'test', 'stretch' || n, 'Stretch ' || n, 'stretch' || n || '@example.com' from generate_series(1, 120) n`);
  const names: string[] = [];
  let path: string | undefined = "/api/admin/users?search=stretch";
  while (path) {
    const { body }: { body: any } = await shop.get(path, { token: admin });
    names.push(...body.data.map(({ name }: { name: string }) => name));
    path = body.meta.next ? `/api/admin/users?search=stretch&after=${body.meta.next}` : undefined;
  }
  expect(names).toEqual(Array.from({ length: 120 }, (_, index) => `Stretch ${120 - index}`));
  expect((await shop.get("/api/admin/users?after=x", { token: admin })).status).toBe(422);
});

test("users are sorted by what was delivered, by orders and by the last one, within a search, too", async () => {
  const placed: Record<string, number[]> = { "Sorted A": [1], "Sorted B": [1, 1, 1], "Sorted C": [2, 2] };
  for (const [name, quantities] of Object.entries(placed))
    await orders((await newcomer(shop, name)).token, quantities);
  await newcomer(shop, "Sorted without");
  const of = (name: string) => `user_id = (select id from users where name = '${name}')`;
  await shop.sql(`update orders set status = 'completed' where ${of("Sorted A")}`);
  await shop.sql(`update orders set status = 'cancelled' where ${of("Sorted B")} and id in
    (select max(id) from orders where ${of("Sorted B")})`);
  const price = (await shop.get("/api/products/2")).body.data.price;
  const sorted = async (by: string) =>
    (await shop.get(`/api/admin/users?search=sorted&sort=${by}`, { token: admin })).body.data;
  const names = async (by: string) => (await sorted(by)).map(({ name }: any) => name.slice(-1)).join("");
  expect(await names("delivered")).toBe("ACB");
  expect(await names("orders")).toBe("CBA");
  expect(await names("last")).toBe("CBA");
  // What is ordered and not delivered is no total of what was delivered.
  expect((await sorted("delivered")).map(({ spent, delivered }: any) => [spent, delivered])).toEqual([
    [price, price],
    [4 * price, 0],
    [2 * price, 0],
  ]);
  expect((await shop.get("/api/admin/users?sort=name", { token: admin })).status).toBe(422);
});

describe("a user, as staff see them,", () => {
  test("has the sums of their orders, the cancelled ones beside them, and their addresses", async () => {
    const rahima = await newcomer(shop, "Rahima");
    await rahima.post("addresses", { ...home, mobile_no: "01911111111" });
    expect((await show(rahima.id)).body.data).toMatchObject({
      name: "Rahima",
      email: rahima.email,
      mobile_no: "01911111111",
      note: "",
      blocked: 0,
      orders: 0,
      cancelled: 0,
      spent: 0,
      delivered: 0,
      last_order: null,
      average: null,
    });
    await orders(rahima.token, [1, 2, 3]);
    await shop.sql(
      "update orders set status = 'cancelled' where id = (select max(id) from orders where user_id = $1)",
      [rahima.id],
    );
    const { data } = (await show(rahima.id)).body;
    const price = (await shop.get("/api/products/2")).body.data.price;
    expect(data).toMatchObject({
      orders: 2,
      cancelled: 1,
      spent: 3 * price,
      delivered: 0,
      last_order: expect.stringMatching(/Z$/),
      average: 1.5 * price,
      mobile_no: "01712345678",
      addresses: [{ address_details: home.address_details, mobile_no: "01911111111" }],
    });
  });

  test("has their own orders alone, the newest first, in stretches", async () => {
    const one = await newcomer(shop);
    const other = await newcomer(shop);
    await orders(other.token, [1]);
    await orders(
      one.token,
      Array.from({ length: 23 }, () => 1),
    );
    const read = (before = "") =>
      shop.get(`/api/admin/users/${one.id}/orders?before=${before}`, { token: admin });
    const first = await shop.get(`/api/admin/users/${one.id}/orders`, { token: admin });
    expect([first.body.data.length, first.body.data[0].pieces]).toEqual([20, 1]);
    const second = (await read(first.body.meta.next)).body;
    expect([second.data.length, second.meta.next]).toEqual([3, null]);
    const ids = [...first.body.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(23);
  });

  test("is not found once the account is deleted, nor where there is none", async () => {
    const gone = await newcomer(shop);
    await gone.post("delete", { password: "mango-tree" });
    expect((await show(gone.id)).status).toBe(404);
    expect((await show("987654321")).status).toBe(404);
    expect((await note(gone.id, "Hello", "")).status).toBe(404);
  });
});

describe("the note about a user", () => {
  test("is kept, told to staff alone, and journalled without its text", async () => {
    const karim = await newcomer(shop, "Karim");
    expect((await note(karim.id, "  Third floor,\nring twice ", "")).body).toEqual({
      success: true,
      note: "Third floor,\nring twice",
    });
    expect((await show(karim.id)).body.data.note).toBe("Third floor,\nring twice");
    const own = [await karim.get("profile"), await shop.get("/api/auth/viewer", { token: karim.token })];
    expect(JSON.stringify(own.map(({ body }) => body))).not.toContain("ring twice");
    const lines = await shop.sql("select action, after::text from journal where subject_id = $1", [karim.id]);
    expect(lines).toEqual([{ action: "user.noted", after: "{}" }]);
    await note(karim.id, "Third floor,\nring twice", "Third floor,\nring twice");
    expect(await shop.sql("select from journal where subject_id = $1", [karim.id])).toHaveLength(1);
  });

  test("is not overwritten by somebody who has not seen it", async () => {
    const { id } = await newcomer(shop);
    await note(id, "Pays late", "");
    const late = await note(id, "Nice", "");
    expect([late.status, late.body.code, late.body.details.now]).toEqual([
      409,
      "changed",
      { note: "Pays late" },
    ]);
    expect((await note(id, "Nice, pays late", "Pays late")).status).toBe(200);
  });

  test("goes with the account", async () => {
    const me = await newcomer(shop);
    await note(me.id, "A private remark", "");
    await me.post("delete", { password: "mango-tree" });
    expect(await shop.sql("select note from users where id = $1", [me.id])).toEqual([{ note: "" }]);
  });
});

describe("for a customer on the phone", () => {
  const post = (id: string, body: object, token = admin) =>
    shop.post(`/api/admin/users/${id}/marketing`, body, { token });
  const data = (id: string, query = "") => shop.get(`/api/admin/users/${id}/data${query}`, { token: admin });
  const lines = (id: string) =>
    shop.sql("select action, after from journal where subject_id = $1 order by id", [id]);

  test("staff download the data as the customer would, and the journal says so", async () => {
    const me = await newcomer(shop, "Shirin Akter");
    await orders(me.token, [2]);
    const own = (await shop.get("/api/account/data", { token: me.token })).body;
    const theirs = await data(me.id);
    expect(theirs.headers.get("content-type")).toContain("application/json");
    // Notifications are sent meanwhile, and the journal has a line more.
    const still = (data: object) => ({ ...data, staff_records: [], notifications: [] });
    expect(still(theirs.body)).toEqual(still(own));
    expect((await data(me.id, "?subject=orders")).body).toMatch(/^\uFEFF?order_number,.*\r\nTK-\d+,/);
    expect(await lines(me.id)).toEqual([
      { action: "user.data_exported", after: { file: expect.stringMatching(/^my-data-.*json$/) } },
      { action: "user.data_exported", after: { file: expect.stringMatching(/^orders-.*csv$/) } },
    ]);
  });

  test("staff note the consent to offers and its withdrawal, once each, as told on the phone", async () => {
    const me = await newcomer(shop);
    const agreed = await post(me.id, { marketing: true });
    expect(agreed.body).toEqual({ success: true, marketing_since: expect.stringMatching(/Z$/) });
    await post(me.id, { marketing: true });
    expect((await post(me.id, { marketing: false })).body.marketing_since).toBeNull();
    expect(
      await shop.sql(
        "select given, way from consents where user_id = $1 and kind = 'marketing' order by id",
        [me.id],
      ),
    ).toEqual([
      { given: true, way: "phone" },
      { given: false, way: "phone" },
    ]);
    expect(await lines(me.id)).toEqual([
      { action: "user.marketing_noted", after: { marketing: true } },
      { action: "user.marketing_noted", after: { marketing: false } },
    ]);
    expect((await me.get("consents")).body.data.marketing).toBe(false);
  });

  test("not for colleagues, nor where there is no account", async () => {
    const colleague = await shop.newStaff("Packs", "orders");
    const [{ id }] = (await shop.sql("select id from users where name = 'Packs'")) as [{ id: number }];
    expect(colleague.token).toBeTruthy();
    expect([(await data(String(id))).status, (await post(String(id), { marketing: true })).status]).toEqual([
      403, 403,
    ]);
    expect([(await data("987654321")).status, (await post("987654321", { marketing: true })).status]).toEqual(
      [404, 404],
    );
  });
});

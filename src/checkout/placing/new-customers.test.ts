import { beforeAll, describe, expect, test } from "vitest";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, productWith, stockOf } = await openOrderingShop({ RATE_LIMIT: "1" });
let admin: string;
beforeAll(async () => {
  admin = await shop.signInAdmin();
});

let numbers = 10_000_000;
const newNumber = () => `017${numbers++}`;

/** A new customer with a number of their own. */
async function somebody(mobile_no = newNumber()) {
  const token = await shop.newCustomer();
  return {
    token,
    mobile_no,
    order: (product_id: number, quantity: number, to = mobile_no) =>
      shop.post("/api/place-order", draftOf([{ product_id, quantity }], { mobile_no: to }), { token }),
  };
}
const setting = async (change: object) => {
  const { version } = (await shop.get("/api/admin/settings", { token: admin })).body.data.details;
  return shop.post("/api/admin/settings", { version, ...change }, { token: admin });
};
const deliver = (id: number) => moveOrder(shop, id, "delivered");
const tally = (answers: { status: number; body: { code?: string } }[]) =>
  Object.entries(Object.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? "placed"}`))
    .map(([said, some]) => [said, some?.length])
    .sort();

describe("until a first delivery", () => {
  test("an account has at most ten open orders, in however many requests at once", async () => {
    const product = await productWith(1000);
    const me = await somebody();
    const answers = await Promise.all(Array.from({ length: 16 }, () => me.order(product, 1, newNumber())));
    expect(tally(answers)).toEqual([
      ["200 placed", 10],
      ["409 new_customer_limit", 6],
    ]);
    expect(await stockOf(product)).toBe(990);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain("01700-000000");
    // A cancelled order is no longer open.
    const { number } = answers.find(({ status }) => status === 200)?.body.order ?? {};
    await shop.post(`/api/my-orders/${number}/cancel`, {}, { token: me.token });
    expect((await me.order(product, 1)).status).toBe(200);
    expect((await me.order(product, 1)).status).toBe(409);
  });

  test("a mobile number has at most ten, of whatever accounts, however it is written", async () => {
    const product = await productWith(1000);
    const mobile = newNumber();
    const some = await Promise.all(Array.from({ length: 6 }, () => somebody(mobile)));
    const answers = await Promise.all(
      some.flatMap((one) => [one.order(product, 1), one.order(product, 1, `+88${mobile}`)]),
    );
    expect(tally(answers)).toEqual([
      ["200 placed", 10],
      ["409 new_customer_limit", 2],
    ]);
  });

  test("all open orders together hold at most thirty pieces of a product, or a quarter of what is left", async () => {
    const few = await productWith(60);
    const many = await productWith(400);
    const me = await somebody();
    expect((await me.order(few, 20)).status).toBe(200);
    const refused = await me.order(few, 11);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      "new_customer_limit",
      { lines: [{ product_id: few, most: 30 }] },
    ]);
    expect(refused.body.message).toMatch(/Test mango: 30.*01700-000000/);
    expect((await me.order(few, 10)).status).toBe(200);
    expect((await me.order(many, 99)).status).toBe(200);
    // A quarter of the remaining 301 is less than what is ordered already.
    expect((await me.order(many, 1)).status).toBe(409);
    const bengali = await shop.post(
      "/api/place-order",
      draftOf([{ product_id: few, quantity: 1 }], { mobile_no: me.mobile_no }),
      { token: me.token, headers: { "Accept-Language": "bn" } },
    );
    expect(bengali.body.message).toMatch(/৩০.*০১৭০০-০০০০০০/);
    expect([await stockOf(few), await stockOf(many)]).toEqual([30, 301]);
  });

  test("two requests at once for all that one may have do not both get it, by account or by number", async () => {
    const product = await productWith(110);
    const me = await somebody();
    const both = await Promise.all([me.order(product, 30), me.order(product, 30, newNumber())]);
    expect(tally(both).map(([said]) => said)).toEqual(["200 placed", "409 new_customer_limit"]);
    const mobile = newNumber();
    const two = [await somebody(mobile), await somebody(mobile)];
    const orders = await Promise.all(two.map((one) => one.order(product, 30)));
    expect(tally(orders).map(([said]) => said)).toEqual(["200 placed", "409 new_customer_limit"]);
    expect(await stockOf(product)).toBe(50);
  });

  test("what is not counted is not limited", async () => {
    expect((await (await somebody()).order(await productWith(null), 99)).status).toBe(200);
  });

  test("a customer's own order sent again with its key is answered, limit or not", async () => {
    const me = await somebody();
    const product = await productWith(100);
    const send = () =>
      shop.post(
        "/api/place-order",
        draftOf([{ product_id: product, quantity: 30 }], { mobile_no: me.mobile_no }),
        {
          token: me.token,
          key: `again-${me.mobile_no}-0123456789`,
        },
      );
    const both = await Promise.all([send(), send()]);
    const third = await send();
    expect([...both, third].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...both, third].map(({ body }) => body.order.id)).size).toBe(1);
  });

  test("an order does not move to a number that has its ten", async () => {
    const product = await productWith(1000);
    const full = await somebody();
    for (let i = 0; i < 10; i++) await full.order(product, 1);
    const me = await somebody();
    const { number, address_details } = (await me.order(product, 1)).body.order;
    const move = (mobile_no: string) =>
      shop.post(
        `/api/my-orders/${number}/delivery`,
        { address_details, mobile_no, was: { address_details, mobile_no: me.mobile_no } },
        { token: me.token },
      );
    expect((await move(full.mobile_no)).body.code).toBe("new_customer_limit");
    expect((await move(newNumber())).status).toBe(200);
  });
});

describe("after a first delivery", () => {
  test("an account orders as much as there is", async () => {
    const me = await somebody();
    const product = await productWith(200);
    await deliver((await me.order(product, 1)).body.order.id);
    expect((await me.order(product, 99)).status).toBe(200);
    for (let i = 0; i < 11; i++) expect((await me.order(product, 1)).status).toBe(200);
  });

  test("a number is not counted for further accounts, each of which has its own limits", async () => {
    const product = await productWith(200);
    const mother = await somebody();
    await deliver((await mother.order(product, 1)).body.order.id);
    await mother.order(product, 30);
    const son = await somebody(mother.mobile_no);
    expect((await son.order(product, 30)).status).toBe(200);
    expect((await son.order(product, 30)).body.code).toBe("new_customer_limit");
  });
});

describe("the limits", () => {
  test("are an admin's to set, in the journal, and hold at once", async () => {
    const me = await somebody();
    const product = await productWith(100);
    expect((await setting({ new_customer_orders: 1, new_customer_pieces: 5 })).status).toBe(200);
    const { body } = await shop.get("/api/admin/journal?kind=settings", { token: admin });
    expect(body.data[0]).toMatchObject({
      before: { new_customer_orders: 10, new_customer_pieces: 30 },
      after: { new_customer_orders: 1, new_customer_pieces: 5 },
    });
    shop.shop.details.forget();
    expect((await me.order(product, 26)).status).toBe(409);
    expect((await me.order(product, 25)).status).toBe(200);
    expect((await me.order(product, 1)).status).toBe(409);
    expect((await setting({ new_customer_orders: 0 })).status).toBe(422);
    expect((await setting({ new_customer_orders: 10, new_customer_pieces: 30 })).status).toBe(200);
    shop.shop.details.forget();
    expect((await me.order(product, 1)).status).toBe(200);
  });

  test("do not hold for what staff take on the phone", async () => {
    const product = await productWith(100);
    const draft = { ...draftOf([{ product_id: product, quantity: 60 }]), customer: { name: "Karim" } };
    expect((await shop.post("/api/admin/orders", draft, { token: admin })).status).toBe(200);
  });
});

describe("all open orders of a customer", () => {
  test("are cancelled in one step, with their stock, by staff of the orders; delivered ones stay", async () => {
    const product = await productWith(100);
    const me = await somebody();
    const ids: number[] = [];
    for (let i = 0; i < 4; i++) ids.push((await me.order(product, 5)).body.order.id);
    const other = (await (await somebody()).order(product, 5)).body.order.id;
    await moveOrder(shop, ids[0], "delivered");
    const [{ user_id } = { user_id: 0 }] = await shop.sql<{ user_id: number }>(
      "select user_id from orders where id = $1",
      [ids[0]],
    );
    const cancelAll = (body: object) =>
      shop.post(`/api/admin/users/${user_id}/cancel-orders`, body, { token: admin });
    expect((await shop.get(`/api/admin/users/${user_id}`, { token: admin })).body.data.open_orders).toBe(3);
    expect((await cancelAll({ reason: " " })).status).toBe(422);
    expect((await cancelAll({ reason: "The number is a stranger's" })).body).toEqual({
      success: true,
      cancelled: 3,
    });
    expect((await cancelAll({ reason: "Again" })).body.cancelled).toBe(0);
    expect(await stockOf(product)).toBe(90);
    const statuses = await shop.sql("select status from orders where id = any($1) order by id", [
      [...ids, other],
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([
      "completed",
      "cancelled",
      "cancelled",
      "cancelled",
      "pending",
    ]);
    const lines = (await shop.get(`/api/admin/journal?kind=order&subject=${ids[1]}`, { token: admin })).body
      .data;
    expect(lines[0]).toMatchObject({ after: { status: "cancelled", note: "The number is a stranger's" } });
  });
});

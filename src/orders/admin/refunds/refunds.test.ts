import { describe, expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, admin, token, productWith, ordered, shown } = await openEditingShop();

async function twoMangoes(fulfilment = "delivered") {
  const { id } = await ordered([await productWith(10), 2]);
  for (const [from, to] of [
    ["placed", "confirmed"],
    ["confirmed", "delivered"],
  ]) {
    if ((await shown(id)).fulfilment === fulfilment) break;
    await shop.post(`/api/admin/orders/${id}/steps`, { from, to }, { token: admin });
  }
  return id;
}
const refund = (id: number, body: object, as = admin) =>
  shop.post(
    `/api/admin/orders/${id}/refunds`,
    { was: 0, amount: 40, way: "cash", reason: "Two eggs were broken", ...body },
    { token: as },
  );
const takeBack = (id: number, one: number) =>
  shop.post(`/api/admin/orders/${id}/refunds/${one}/take-back`, {}, { token: admin });
const mine = async (id: number) => (await shop.get(`/api/my-orders/TK-${10_000 + id}`, { token })).body.data;
const journal = async () => (await shop.get("/api/admin/journal?kind=order", { token: admin })).body.data[0];
const exported = async (id: number) => {
  const file = (await shop.get("/api/admin/orders-export", { token: admin })).body as string;
  return file.split("\r\n").find((line) => line.startsWith(`TK-${10_000 + id},`));
};

describe("a refund", () => {
  test("is shown to the customer, in the order's sums, the file and the journal; the total stays", async () => {
    const id = await twoMangoes();
    const { status, body } = await refund(id, { way: "bkash", reference: "9AB7XY" });
    const noted = { amount: 40, way: "bkash", reference: "9AB7XY", reason: "Two eggs were broken" };
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total_price: 100,
      refunded: 40,
      status: "completed",
      revision: 0,
      refunds: [{ ...noted, by: expect.any(String) }],
    });
    expect(body.data.refunds[0]).not.toHaveProperty("taken_back");
    const seen = await mine(id);
    expect(seen).toMatchObject({ total_price: 100, refunded: 40, refunds: [noted] });
    expect(seen.refunds[0]).not.toHaveProperty("by");
    expect(await journal()).toMatchObject({
      action: "order.refunded",
      after: { refund: 40, refund_way: "bkash", refund_reference: "9AB7XY", note: "Two eggs were broken" },
    });
    expect(await exported(id)).toMatch(/,100,0,100,0,0,40,,,,,,0,$/);
  });

  test("is taken back once, and both are read afterwards", async () => {
    const id = await twoMangoes();
    const { body } = await refund(id, {});
    const one = body.data.refunds[0].id;
    const gone = await takeBack(id, one);
    expect([gone.status, gone.body.data.refunded]).toEqual([200, undefined]);
    expect(gone.body.data.refunds).toMatchObject([{ id: one, taken_back: { by: expect.any(String) } }]);
    expect(await journal()).toMatchObject({ action: "order.refund_taken_back", before: { refund: 40 } });
    expect((await takeBack(id, one)).body.data.refunds).toEqual(gone.body.data.refunds);
    const seen = await mine(id);
    expect([seen.refunds, seen.refunded]).toEqual([undefined, undefined]);
    expect(await exported(id)).toMatch(/,100,0,100,0,0,0,,,,,,0,$/);
    expect((await takeBack(await twoMangoes(), one)).status).toBe(404);
  });

  test("is at most what was paid and is not refunded yet, to the poisha", async () => {
    const id = await twoMangoes();
    expect((await refund(id, { amount: 60.5 })).status).toBe(200);
    const { status, body } = await refund(id, { was: 60.5, amount: 39.51 });
    expect([status, body.errors.amount]).toEqual([422, "At most ৳39.50 can be refunded: no more was paid."]);
    expect((await refund(id, { was: 60.5, amount: 39.5 })).body.data.refunded).toBe(100);
    expect((await refund(id, { was: 100, amount: 1 })).body.errors.amount).toBe(
      "All that was paid is refunded already.",
    );
  });

  test("counts what the rider was paid, where that is not the total", async () => {
    const id = await twoMangoes();
    await shop.sql(
      `insert into order_payments (order_id, rider_id, amount_poisha, expected_poisha, note)
       select id, user_id, 3000, total_poisha, 'less' from orders where id = $1`,
      [id],
    );
    expect((await refund(id, { amount: 31 })).body.errors.amount).toContain("৳30");
    expect((await refund(id, { amount: 30 })).status).toBe(200);
  });

  test.each(["placed", "confirmed"])("is none of an order that is %s only", async (fulfilment) => {
    const id = await twoMangoes(fulfilment);
    const { status, body } = await refund(id, {});
    expect([status, body.code, body.message]).toEqual([
      409,
      "changed",
      "Only what was delivered and paid can be refunded.",
    ]);
  });

  test.each([
    [{ amount: 0 }, "amount", "Enter the amount in taka."],
    [{ amount: 0.004 }, "amount", "Enter the amount in taka."],
    [{ amount: -5 }, "amount", undefined],
    [{ reason: " " }, "reason", "Say why money goes back; the customer reads it."],
    [{ way: "gold" }, "way", undefined],
    [{ reference: "x".repeat(41) }, "reference", undefined],
  ])("is refused with words: %j", async (wrong, field, message) => {
    const id = await twoMangoes();
    const { status, body } = await refund(id, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (message) expect(body.errors[field]).toBe(message);
    expect((await shown(id)).refunds).toEqual([]);
  });

  test("that two colleagues note at once is noted once, and so is a double press", async () => {
    const id = await twoMangoes();
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, { amount: 30 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await shown(id)).refunded).toBe(30);
  });

  test("keeps the order delivered: the last step is undone only after it is taken back", async () => {
    const id = await twoMangoes();
    const undo = () =>
      shop.post(`/api/admin/orders/${id}/steps`, { from: "delivered", to: "confirmed" }, { token: admin });
    const { body } = await refund(id, {});
    const refused = await undo();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "A refund is noted here. Take that note back first.",
    ]);
    await takeBack(id, body.data.refunds[0].id);
    expect((await undo()).status).toBe(200);
  });

  test("is nobody's but the staff's of orders, and of an order that there is", async () => {
    expect((await refund(await twoMangoes(), {}, token)).status).toBe(403);
    expect((await refund(999_999, {})).status).toBe(404);
  });
});

test("staff do not refund an order of their own, nor one that they took; a colleague and an admin do", async () => {
  const clerk = await shop.newCustomer("Clerk of refunds");
  const colleague = await shop.newCustomer("Colleague of refunds");
  await shop.sql("update users set role = 'staff', parts = '{orders}' where name like '% of refunds'");
  const [{ id: clerkId } = { id: 0 }] = await shop.sql<{ id: number }>(
    "select id from users where name = 'Clerk of refunds'",
  );
  for (const column of ["user_id", "taken_by"]) {
    const id = await twoMangoes();
    await shop.sql(`update orders set ${column} = $2 where id = $1`, [id, clerkId]);
    const own = await refund(id, {}, clerk);
    expect([own.status, own.body.code]).toEqual([403, "not_allowed"]);
    expect((await refund(id, {}, colleague)).status).toBe(200);
    expect((await refund(id, { was: 40 })).status).toBe(200);
  }
});

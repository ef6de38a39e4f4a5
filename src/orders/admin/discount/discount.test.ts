import { describe, expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";

const { shop, admin, token, productWith, edit, ordered, shown } = await openEditingShop();

async function twoMangoes() {
  const { id, items } = await ordered([await productWith(10), 2]);
  const lines = [{ item: items[0] as number, quantity: 2 }];
  return { id, lines, give: (was: number, discount: object) => edit(id, was, lines, { discount }) };
}
const mine = async (id: number) =>
  (await shop.get("/api/my-orders", { token })).body.orders.find((one: any) => one.id === id);
const emailOf = async (id: number) => {
  await expect
    .poll(() => shop.sql("select from notifications where order_id = $1 and status = 'waiting'", [id]), {
      timeout: 30_000,
    })
    .toEqual([]);
  const rows = await shop.sql<{ text: string }>(
    "select text from notifications where order_id = $1 and channel = 'email' order by id",
    [id],
  );
  return rows.map(({ text }) => text);
};
const phoneOrder = async (discount: object | undefined, items: object[]) =>
  shop.post(
    "/api/admin/orders",
    { ...draftOf(items), customer: { name: "Caller" }, ...(discount && { discount }) },
    { token: admin },
  );

describe("a discount", () => {
  test("is taken off the total, itemised for customer and staff, in the journal, and told once", async () => {
    await shop.sql("update users set email_verified = true");
    const { id, give } = await twoMangoes();
    const { status, body } = await give(0, { amount: 20, reason: "Late yesterday" });
    expect(status).toBe(200);
    const sums = {
      items_total: 100,
      fee: 0,
      discount: 20,
      discount_reason: "Late yesterday",
      total_price: 80,
    };
    expect(body.data).toMatchObject(sums);
    expect(body.data.edits[0]).toMatchObject({
      total_before: 100,
      total_after: 80,
      lines: [],
      discount: { before: 0, after: 20, reason: "Late yesterday" },
    });
    expect(await mine(id)).toMatchObject(sums);
    const printed = await shop.get(`/api/admin/orders-to-print?orders=${id}`, { token: admin });
    expect(printed.body.data.orders[0]).toMatchObject(sums);
    const { body: journal } = await shop.get("/api/admin/journal?kind=order", { token: admin });
    expect(journal.data[0]).toMatchObject({
      action: "order.edited",
      before: { total: 100, discount: 0 },
      after: { total: 80, discount: 20, discount_reason: "Late yesterday" },
    });
    const email = (await emailOf(id)).at(-1);
    expect(email).toContain("• Discount of ৳20: Late yesterday");
    expect(email).toContain("Discount: Late yesterday: −৳20");
    const file = (await shop.get("/api/admin/orders-export", { token: admin })).body as string;
    expect(file.split("\r\n").find((line) => line.startsWith(body.data.number))).toMatch(/,100,80,0,20,0,,$/);
  });

  test("stays through other changes of the order, and is taken back by 0", async () => {
    const { id, lines, give } = await twoMangoes();
    await give(0, { amount: 20, reason: "Regular customer" });
    const other = await edit(id, 1, [{ ...lines[0], item: lines[0]?.item as number, quantity: 1 }]);
    expect(other.body.data).toMatchObject({
      total_price: 30,
      discount: 20,
      discount_reason: "Regular customer",
    });
    expect(other.body.data.edits[1].discount).toBeUndefined();
    const back = await edit(id, 2, [{ item: lines[0]?.item as number, quantity: 1 }], {
      discount: { amount: 0 },
    });
    expect([back.body.data.total_price, back.body.data.discount, back.body.data.items_total]).toEqual([
      50,
      undefined,
      undefined,
    ]);
    expect(back.body.data.edits[2].discount).toEqual({ before: 20, after: 0 });
  });

  test("is no change where it is as it was, and the same edit sent again changes nothing more", async () => {
    const { id, give } = await twoMangoes();
    const discount = { amount: 20, reason: "Late" };
    await give(0, discount);
    expect((await give(0, discount)).status).toBe(200);
    expect((await shown(id)).revision).toBe(1);
    const { status, body } = await give(1, discount);
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
  });

  test.each([
    [{ amount: 20 }, "discount.reason", "Say why something is taken off; the customer reads it."],
    [
      { amount: 20, reason: " " },
      "discount.reason",
      "Say why something is taken off; the customer reads it.",
    ],
    [
      { amount: 99.5, reason: "x" },
      "discount.amount",
      "At most ৳99 can be taken off: ৳1 at least is to be paid.",
    ],
    [{ amount: -1, reason: "x" }, "discount.amount", undefined],
  ])("is refused with words: %j", async (discount, field, message) => {
    const { id, give } = await twoMangoes();
    const { status, body } = await give(0, discount);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (message) expect(body.errors[field]).toBe(message);
    expect(await shown(id)).toMatchObject({ total_price: 100, revision: 0 });
  });

  test("goes down with an order of which too much is left out, so that ৳1 is to be paid", async () => {
    const { id, items } = await ordered([await productWith(10), 1], [await productWith(10, 2_000), 1]);
    const all = items.map((item: number) => ({ item, quantity: 1 }));
    expect((await edit(id, 0, all, { discount: { amount: 40, reason: "x" } })).status).toBe(200);
    const { body } = await edit(id, 1, all.slice(1));
    expect(body.data).toMatchObject({ total_price: 1, items_total: 20, discount: 19, discount_reason: "x" });
    expect(body.data.edits[1].discount).toEqual({ before: 40, after: 19, reason: "x" });
  });

  test("is given with an order on the phone, and never by a customer", async () => {
    const items = [{ product_id: await productWith(10), quantity: 2 }];
    const discount = { amount: 15, reason: "Promised last time" };
    const { status, body } = await phoneOrder(discount, items);
    expect([status, body.order]).toMatchObject([200, { total_price: 85, discount: 15, items_total: 100 }]);
    const { body: journal } = await shop.get("/api/admin/journal?kind=order", { token: admin });
    expect(journal.data[0]).toMatchObject({
      action: "order.taken",
      after: { discount: 15, discount_reason: "Promised last time" },
    });
    expect((await phoneOrder({ amount: 100, reason: "x" }, items)).status).toBe(422);
    const own = await shop.post("/api/place-order", draftOf(items, { discount }), { token });
    expect([own.body.order.total_price, own.body.order.discount]).toEqual([100, undefined]);
  });

  test("lessens the day's sales by what was not paid", async () => {
    const today = async () => (await shop.get("/api/admin/sales", { token: admin })).body.data.today.taka;
    const { give } = await twoMangoes();
    const before = await today();
    await give(0, { amount: 20, reason: "Late" });
    expect(before - (await today())).toBe(20);
  });
});

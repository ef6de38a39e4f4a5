import { describe, expect, test } from "vitest";
import { newArea } from "#tests/support/orders/delivery.ts";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";

const { shop, admin, token, productWith, edit, ordered, shown } = await openEditingShop();

async function twoMangoes() {
  const { id, items } = await ordered([await productWith(10), 2]);
  const lines = [{ item: items[0] as number, quantity: 2 }];
  return { id, lines, give: (was: number, discount: object) => edit(id, was, lines, { discount }) };
}
const mine = async (id: number) =>
  (await shop.get("/api/my-orders", { token })).body.orders.find((order: any) => order.id === id);
const emailOf = async (id: number) => {
  await expect
    .poll(() => shop.sql("select from notifications where order_id = $1 and status = 'waiting'", [id]), {
      timeout: 60_000,
    })
    .toEqual([]);
  const rows = await shop.sql<{ text: string }>(
    "select text from notifications where order_id = $1 and channel = 'email' order by id",
    [id],
  );
  return rows.map(({ text }) => text);
};
/** In taka, by line. */
const sharesOf = (order: any) => order.order_items.map(({ discount }: any) => discount);
const onFee = async (id: number) =>
  (
    await shop.sql<{ poisha: number }>("select fee_discount_poisha as poisha from orders where id = $1", [id])
  )[0]?.poisha;
const phoneOrder = async (discount: object | undefined, items: object[], more: object = {}) =>
  shop.post(
    "/api/admin/orders",
    { ...draftOf(items, more), customer: { name: "Caller" }, ...(discount && { discount }) },
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
    expect(file.split("\r\n").find((line) => line.startsWith(body.data.number))).toMatch(
      /,100,20,80,0,20,0,,,,,,0,$/,
    );
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

  test("stands on each line in proportion to its price, to the poisha, and is shared out again with each edit", async () => {
    const products = [await productWith(10), await productWith(10, 1_000), await productWith(10, 3_333)];
    const quantities = [2, 1, 1];
    const { id, items } = await ordered(
      ...products.map((product, index): [number, number] => [product, quantities[index] as number]),
    );
    const [mango, lime, milk] = items as [number, number, number];
    const lines = [
      { item: mango, quantity: 2 },
      { item: lime, quantity: 1 },
      { item: milk, quantity: 1 },
    ];
    const given = await edit(id, 0, lines, { discount: { amount: 20, reason: "Late" } });
    expect(sharesOf(given.body.data)).toEqual([13.95, 1.4, 4.65]);
    const packedShort = await edit(id, 1, lines.slice(0, 2));
    expect(packedShort.body.data).toMatchObject({ discount: 20, total_price: 90 });
    expect(sharesOf(packedShort.body.data)).toEqual([18.18, 1.82]);
    const agreed = await edit(id, 2, [
      { item: mango, quantity: 1, actual: 10 },
      lines[1] as (typeof lines)[0],
    ]);
    expect(sharesOf(agreed.body.data)).toEqual([9.5, 9.5]);
    expect(await onFee(id)).toBe(0);
    const back = await edit(id, 3, [{ item: mango, quantity: 2 }], { discount: { amount: 0 } });
    expect(sharesOf(back.body.data)).toEqual([undefined]);
  });

  test("beyond all lines is on the delivery fee, and no more than that", async () => {
    await newArea(shop, admin, { places: ["dhaka/wari"], fee: 60, slots: [] });
    const items = [
      { product_id: await productWith(10), quantity: 1 },
      { product_id: await productWith(10, 2_000), quantity: 2 },
    ];
    const { body } = await phoneOrder({ amount: 100, reason: "Sorry" }, items, {
      place: "dhaka/wari",
      fee: 60,
    });
    expect(body.order).toMatchObject({ items_total: 90, fee: 60, discount: 100, total_price: 50 });
    expect([sharesOf(body.order), await onFee(body.order.id)]).toEqual([[50, 40], 1_000]);
    const left = [{ item: body.order.order_items[1].id, quantity: 1 }];
    const { body: edited } = await edit(body.order.id, 0, left);
    expect(edited.data).toMatchObject({ items_total: 20, fee: 60, discount: 79, total_price: 1 });
    expect([sharesOf(edited.data), await onFee(body.order.id)]).toEqual([[20], 5_900]);
  });

  test("of an order that a version without shares wrote is shared out by the next edit, which that version could make too", async () => {
    const { id, items } = await ordered([await productWith(10), 1], [await productWith(10), 1]);
    const both = items.map((item: number) => ({ item, quantity: 1 }));
    await edit(id, 0, both, { discount: { amount: 60, reason: "x" } });
    // As that version lowers the price of a line.
    await shop.sql("update order_items set actual_poisha = 500 where id = $1", [items[0]]);
    await shop.sql("update orders set total_poisha = 100, discount_poisha = 5400 where id = $1", [id]);
    expect(sharesOf(await shown(id))).toEqual([5, 30]);
    const { body } = await edit(id, 1, both);
    expect(body.data).toMatchObject({ discount: 54, total_price: 46 });
    expect(sharesOf(body.data)).toEqual([27, 27]);
  });

  test("lessens the day's sales by what was not paid", async () => {
    const today = async () => (await shop.get("/api/admin/sales", { token: admin })).body.data.today.taka;
    const { give } = await twoMangoes();
    const before = await today();
    await give(0, { amount: 20, reason: "Late" });
    expect(before - (await today())).toBeCloseTo(20);
  });
});

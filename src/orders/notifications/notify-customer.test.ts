import { expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, order, productWith, admin, edit, ordered, cancel } = await openEditingShop();

const notified = async (orderId: number) =>
  (await shop.sql("select event, channel from notifications where order_id = $1 order by id", [orderId])).map(
    ({ event, channel }) => `${event} ${channel}`,
  );
const step = (id: number, from: string, status: string) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, status }, { token: admin });
const mango = await productWith(500);

test("who placed an order hears of it by e-mail and SMS, and the shop by e-mail", async () => {
  const { id } = await ordered([mango, 1]);
  expect(await notified(id)).toEqual(["placed email", "placed sms", "placed shop"]);
});

test("a number that is no Bangladeshi mobile gets no SMS", async () => {
  const { body } = await order([{ product_id: mango, quantity: 1 }], { more: { mobile_no: "029563210" } });
  expect(await notified(body.order.id)).toEqual(["placed email", "placed shop"]);
});

test("the same order sent twice is told of once, a refused one never", async () => {
  const before = await shop.sql("select count(*) as rows from notifications");
  const key = "once-and-only-once";
  const items = [{ product_id: mango, quantity: 1 }];
  const [first, second] = await Promise.all([order(items, { key }), order(items, { key })]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await notified(first.body.order.id)).toEqual(["placed email", "placed sms", "placed shop"]);
  expect((await order([{ product_id: mango, quantity: 9_999 }])).status).toBe(422);
  const scarce = await productWith(1);
  expect((await order([{ product_id: scarce, quantity: 2 }])).status).toBe(409);
  const after = await shop.sql("select count(*) - 3 as rows from notifications");
  expect(after).toEqual(before);
});

test("each step and each change of the lines is told of once", async () => {
  const { id, items } = await ordered([mango, 1]);
  await step(id, "pending", "processing");
  await shop.sql("update notifications set attempts = 1 where order_id = $1", [id]);
  await edit(id, 0, [{ item: items[0] as number, quantity: 2 }]);
  await edit(id, 1, [{ item: items[0] as number, quantity: 3 }]);
  await step(id, "processing", "completed");
  expect((await notified(id)).slice(3)).toEqual([
    "confirmed email",
    "confirmed sms",
    "changed email",
    "changed sms",
    "changed email",
    "changed sms",
    "delivered email",
    "delivered sms",
  ]);
});

test("a step that is undone at once, or followed by another, is not told of; taken again it is", async () => {
  const { id } = await ordered([mango, 1]);
  await step(id, "pending", "processing");
  await step(id, "processing", "pending");
  expect((await notified(id)).slice(3)).toEqual([]);
  await step(id, "pending", "processing");
  expect((await notified(id)).slice(3)).toEqual(["confirmed email", "confirmed sms"]);
  await cancel(id, "processing");
  expect((await notified(id)).slice(3)).toEqual(["cancelled email", "cancelled sms"]);
});

test("an order remembers the language of the request that placed it", async () => {
  const languageOf = async (path: string, more: object, options: object) => {
    const { body } = await shop.post(
      path,
      { ...(await draft()), ...more },
      { ...options, headers: { "Accept-Language": "bn" } },
    );
    const [row] = await shop.sql(
      "select language, taken_by is not null as by_staff from orders where id = $1",
      [body.order.id],
    );
    return [row?.language, await notified(body.order.id)];
  };
  const draft = async () => ({
    address_details: "House 12",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: mango, quantity: 1 }],
  });
  const token = await shop.newCustomer();
  const placed = ["placed email", "placed sms", "placed shop"];
  expect(await languageOf("/api/place-order", {}, { token })).toEqual(["bn", placed]);
  expect(await languageOf("/api/place-order?lang=en", {}, { token })).toEqual(["en", placed]);
  const customer = { name: "Salma" };
  const byPhone = ["confirmed sms"];
  expect(await languageOf("/api/admin/orders?lang=en", { customer }, { token: admin })).toEqual([
    "bn",
    byPhone,
  ]);
  const english = { customer, language: "en" };
  expect(await languageOf("/api/admin/orders", english, { token: admin })).toEqual(["en", byPhone]);
});

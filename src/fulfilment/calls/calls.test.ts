import { describe, expect, test } from "vitest";
import { risksOf } from "#src/orders/calls/rules.ts";
import { newArea } from "#tests/support/orders/delivery.ts";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";

const { shop, admin, productWith, stockOf, ordered, shown, order } = await openEditingShop();
const karim = await shop.newCustomer("Karim");
await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Karim'");

const calls = async (token = admin) => (await shop.get("/api/admin/calls", { token })).body;
const queued = async (token = admin) => (await calls(token)).data.map(({ id }: any) => id);
const take = (id: number, token = admin) => shop.post(`/api/admin/calls/${id}/take`, {}, { token });
const end = (id: number, was: number, outcome: string, more: object = {}, token = admin) =>
  shop.post(`/api/admin/calls/${id}/outcomes`, { was, outcome, ...more }, { token });
const newOrder = async () => (await ordered([await productWith(10), 1])).id;

test("new orders are called oldest first; a confirmed one leaves the queue and goes on", async () => {
  const one = await newOrder();
  const two = await newOrder();
  const before = await queued();
  expect([before.indexOf(one) < before.indexOf(two), before.includes(one)]).toEqual([true, true]);
  const { body } = await end(one, 0, "confirmed");
  expect(body.data).toMatchObject({
    order: { fulfilment: "confirmed" },
    calls: [{ outcome: "confirmed", by: "Admin" }],
  });
  expect(await queued()).not.toContain(one);
  const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${one}`, { token: admin })).body.data;
  expect(line).toMatchObject({ action: "order.stepped", after: { status: "processing" } });
});

test("who does not answer is called again later, and stands last until then", async () => {
  const one = await newOrder();
  const two = await newOrder();
  await end(one, 0, "no_answer", { again_in: 30 });
  const { data } = await calls();
  expect(data.at(-1)).toMatchObject({ id: one, calls: 1, call_again_at: expect.any(String) });
  expect(data.map(({ id }: any) => id)).toContain(two);
  await shop.sql("update order_calls set call_again_at = now() - interval '1 minute' where order_id = $1", [
    one,
  ]);
  const due = await queued();
  expect(due.indexOf(one)).toBeLessThan(due.indexOf(two));
  expect((await end(two, 0, "no_answer")).body.errors).toEqual({ again_in: "Say when to call again." });
});

test("who refuses on the phone has the order cancelled for a reason, and the pieces go back", async () => {
  const product = await productWith(10);
  const { id } = await ordered([product, 4]);
  expect((await end(id, 0, "refused")).status).toBe(422);
  await end(id, 0, "refused", { reason: "other", note: "Ordered twice" });
  expect((await shown(id)).cancelled).toEqual({ reason: "other", note: "Ordered twice" });
  expect([await stockOf(product), (await queued()).includes(id)]).toEqual([10, false]);
});

test("an order changed on the phone stays to be confirmed", async () => {
  const id = await newOrder();
  await end(id, 0, "changed", { note: "Wants two" });
  expect([(await shown(id)).fulfilment, (await queued()).includes(id)]).toEqual(["placed", true]);
  expect((await end(id, 1, "confirmed")).status).toBe(200);
});

describe("two at one call", () => {
  test("the second is told who has it, and cannot answer it; later, when the first is gone, he can", async () => {
    const id = await newOrder();
    expect((await take(id)).body.data.caller).toBeUndefined();
    expect((await take(id, karim)).body.data.caller).toBe("Admin");
    const row = (await calls(karim)).data.find((one: any) => one.id === id);
    expect(row.caller).toBe("Admin");
    const late = await end(id, 0, "confirmed", {}, karim);
    expect([late.status, late.body.message]).toEqual([409, "Admin has this order on the phone."]);
    await shop.sql("update order_callers set seen_at = now() - interval '91 seconds' where order_id = $1", [
      id,
    ]);
    expect((await take(id, karim)).body.data.caller).toBeUndefined();
    expect((await take(id)).body.data.caller).toBe("Karim");
    expect((await end(id, 0, "confirmed", {}, karim)).status).toBe(200);
  });

  test("an order that came back undelivered has one caller, too", async () => {
    const id = await newOrder();
    await moveOrder(shop, id, "not_delivered");
    expect((await take(id)).body.data.caller).toBeUndefined();
    expect((await take(id, karim)).body.data.caller).toBe("Admin");
  });

  test("one outcome sent twice, or two at once, counts once", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await newOrder();
      const answers = await Promise.all([
        end(id, 0, "confirmed"),
        end(id, 0, "no_answer", { again_in: 30 }, karim),
        end(id, 0, "confirmed"),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await shop.sql("select from order_calls where order_id = $1", [id])).toHaveLength(1);
    }
  });

  test("what its customer has cancelled meanwhile is not confirmed", async () => {
    const product = await productWith(5);
    const token = await shop.newCustomer("Nusrat");
    const { body } = await order([{ product_id: product, quantity: 2 }], { token });
    const number = body.order.number;
    const both = await Promise.all([
      end(body.order.id, 0, "confirmed"),
      shop.post(`/api/my-orders/${number}/cancel`, {}, { token }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status } = await shown(body.order.id);
    expect(await stockOf(product)).toBe(status === "cancelled" ? 5 : 3);
  });
});

test("what is known counts the orders of the number and of the customer, this one aside", async () => {
  const token = await shop.newCustomer("Salma");
  const product = await productWith(50, 100_000);
  const buy = async (as: string, quantity: number, address_details = "House 1, Lane 2, Uttara") =>
    (
      await order([{ product_id: product, quantity }], {
        token: as,
        more: { mobile_no: "01911-111111", address_details },
      })
    ).body.order.id;
  const ids = [await buy(token, 1), await buy(token, 1), await buy(await shop.newCustomer("Rahim"), 1)];
  expect((await take(ids[0])).body.data.known).toMatchObject({ orders: 2, today: 2, risks: ["many_today"] });
  await shop.sql(
    "update orders set status = 'completed', created_at = now() - interval '9 days' where id = any($1)",
    [ids.slice(0, 2)],
  );
  await shop.post(
    `/api/admin/orders/${ids[2]}/steps`,
    { from: "placed", to: "cancelled", reason: "refused" },
    { token: admin },
  );
  const large = await buy(token, 2, "বাসা ১, গলি ২, উত্তরা");
  expect((await take(large)).body.data.known).toEqual({
    orders: 3,
    delivered: 2,
    cancelled: 1,
    refused: 1,
    usual: 1000,
    same_address: 3,
    today: 1,
    since: expect.any(String),
    risks: ["refused_before", "large"],
  });
});

test("today's orders of others to this flat count, in whatever script; those to another do not", async () => {
  const product = await productWith(50);
  const buy = async (name: string, mobile_no: string, address_details: string) =>
    (
      await order([{ product_id: product, quantity: 1 }], {
        token: await shop.newCustomer(name),
        more: { mobile_no, address_details },
      })
    ).body.order.id;
  await buy("Jamal", "01911-222222", "House 7, Road 9, Flat 4B, Mirpur");
  await buy("Kamal", "01911-333333", "House 9, Road 7, Flat 4B, Mirpur");
  const id = await buy("Zamal", "01911-444444", "বাসা ৭, রোড ৯, ফ্ল্যাট ৪বি, মিরপুর");
  expect((await take(id)).body.data.known).toMatchObject({ orders: 0, same_address: 0, today: 1 });
});

test("a risk is said of new numbers, refusals, large orders and many in a day", () => {
  const none = { orders: 5, refused: 0, today: 0, averagePoisha: 100_000, unproven: false, raised: false };
  expect(risksOf(150_000, none)).toEqual([]);
  expect(risksOf(200_000, { ...none, refused: 1, today: 2 })).toEqual([
    "refused_before",
    "large",
    "many_today",
  ]);
  expect(risksOf(300_000, { ...none, orders: 0, averagePoisha: null })).toEqual(["new_number", "large"]);
  expect(risksOf(299_999, { ...none, averagePoisha: null })).toEqual([]);
  expect(risksOf(150_000, { ...none, raised: true })).toEqual(["raised"]);
});

test("known good customers need no call once an admin has said so; nobody else may say it", async () => {
  const token = await shop.newCustomer("Mitu");
  const product = await productWith(50);
  const buy = async () => (await order([{ product_id: product, quantity: 1 }], { token })).body.order.id;
  const old = await buy();
  const current = await buy();
  await moveOrder(shop, old, "delivered");
  const rule = (called_until: number | null, as = admin) =>
    shop.post("/api/admin/call-rule", { called_until }, { token: as });
  expect([(await rule(1, karim)).status, (await rule(0)).status]).toEqual([403, 422]);
  expect((await calls()).meta).toEqual({ skipped: [], called_until: null, call_again_above: 500 });
  await rule(1);
  expect((await calls()).meta).toEqual({ skipped: [current], called_until: 1, call_again_above: 500 });
  expect(await queued()).not.toContain(current);
  const placed = await order([{ product_id: product, quantity: 1 }], { token });
  expect(placed.body.order.needs_call).toBeUndefined();
  const mine = async () => (await shop.get(`/api/my-orders/${placed.body.order.number}`, { token })).body;
  expect((await mine()).data.needs_call).toBeUndefined();
  const listed = async () => (await shop.get("/api/my-orders", { token })).body.orders[0];
  expect((await listed()).needs_call).toBeUndefined();
  // An order without a delivery area needs a call.
  await newArea(shop, admin);
  expect((await mine()).data.needs_call).toBe(true);
  expect((await listed()).needs_call).toBe(true);
  expect(await queued()).toEqual(expect.arrayContaining([current, placed.body.order.id]));
  const [row] = (await calls()).data.filter(({ id }: any) => id === current);
  expect(row.to_agree).toBe("delivery");
  await shop.sql("delete from delivery_areas");
  await shop.post(`/api/admin/orders/${old}/steps`, { from: "delivered", to: "placed" }, { token: admin });
  await shop.sql(
    "insert into order_steps (order_id, from_status, to_status, user_id, reason) values ($1, 'processing', 'cancelled', 1, 'refused')",
    [old],
  );
  expect((await calls()).meta.skipped).toEqual([]);
  await rule(null);
});

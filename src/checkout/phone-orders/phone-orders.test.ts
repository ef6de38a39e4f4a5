import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, token, productWith, stockOf, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

const draft = (product_id: number, more: object = {}) => ({
  customer: { name: "Rokeya Begum" },
  address_details: "Road 8, Banani",
  mobile_no: "01912345678",
  payment_type: "cash",
  items: [{ product_id, quantity: 2 }],
  ...more,
});
const take = (body: object, key: string = randomUUID(), as = admin) =>
  shop.post("/api/admin/orders", body, { token: as, key });
const callers = async (phone: string) =>
  (await shop.get(`/api/admin/callers?phone=${encodeURIComponent(phone)}`, { token: admin })).body.data;
const shown = async (id: number) => (await shop.get(`/api/admin/orders/${id}`, { token: admin })).body.data;

test("an order on the phone is one like any other, and says who took it", async () => {
  const product = await productWith(10, 4_550);
  const { status, body } = await take(draft(product));
  expect([status, body.order.status, body.order.total_price]).toEqual([200, "processing", 91]);
  expect(await stockOf(product)).toBe(8);
  expect(await shown(body.order.id)).toMatchObject({
    taken_by: "Admin",
    customer: { name: "Rokeya Begum", email: null },
    history: { orders: 1, delivered: 0, cancelled: 0, spent: 0 },
  });
  const moved = await shop.sql("select kind, change, user_id from stock_movements where order_id = $1", [
    body.order.id,
  ]);
  const [me] = await shop.sql<{ id: number }>("select id from users where role = 'admin'");
  expect(moved).toEqual([{ kind: "order", change: -2, user_id: me?.id }]);
  const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${body.order.id}`, { token: admin }))
    .body.data;
  expect([line.action, line.by.name, line.subject.name]).toEqual(["order.taken", "Admin", body.order.number]);
});

test("a customer is found by the phone number in any writing, with history and places, and ordered for", async () => {
  const product = await productWith(20);
  const me = await shop.newCustomer("Farhana Kabir");
  const more = { mobile_no: "01555-123456", address_details: "Lane 3, Wari" };
  for (const _ of [1, 2, 3]) await order([{ product_id: product, quantity: 1 }], { token: me, more });
  const [user] = await shop.sql<{ id: number }>("select id from users where name = 'Farhana Kabir'");
  await shop.sql(
    "update orders set status = case when id % 2 = 0 then 'completed' else 'cancelled' end where user_id = $1 and id < (select max(id) from orders)",
    [user?.id],
  );
  const known = {
    id: user?.id,
    name: "Farhana Kabir",
    blocked: 0,
    orders: 3,
    delivered: 1,
    cancelled: 1,
    spent: 50,
    places: [{ address_details: "Lane 3, Wari", mobile_no: "01555-123456" }],
  };
  for (const typed of ["01555123456", "+880 1555-123456", "০১৫৫৫১২৩৪৫৬", "88 01555 123456"])
    expect(await callers(typed), typed).toEqual([expect.objectContaining(known)]);
  expect([await callers("01555"), await callers("01999999999"), await callers("")]).toEqual([[], [], []]);
  const { body } = await take(draft(product, { customer: { id: user?.id } }));
  expect((await shown(body.order.id)).customer.id).toBe(user?.id);
  expect((await shop.get("/api/my-orders", { token: me })).body.orders[0].id).toBe(body.order.id);
});

test("a new customer is found by the number next time", async () => {
  const product = await productWith(10);
  await take(draft(product, { customer: { name: "Jamal Uddin" }, mobile_no: "01622334455" }));
  const [found] = await callers("+8801622334455");
  expect(found).toMatchObject({ name: "Jamal Uddin", email: null, orders: 1 });
});

test("sent again, even at once, it is one order of one new customer", async () => {
  const product = await productWith(4);
  const key = randomUUID();
  const body = draft(product, { customer: { name: "Twice Only" } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => take(body, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1);
  expect(await stockOf(product)).toBe(2);
  expect(await shop.sql("select from users where name = 'Twice Only'")).toHaveLength(1);
  const other = await take(draft(product, { customer: { name: "Somebody" } }), key);
  expect([other.status, other.body.code]).toEqual([422, "key_reused"]);
});

test("what a shopper is refused, staff are refused, too, and no customer is left behind", async () => {
  const product = await productWith(1);
  const short = await take(draft(product, { customer: { name: "Left Behind" } }));
  expect([short.status, short.body.code, short.body.details.lines[0].left]).toEqual([409, "sold_out", 1]);
  expect(await shop.sql("select from users where name = 'Left Behind'")).toEqual([]);
  const dearer = await take(draft(product, { items: [{ product_id: product, quantity: 1, price: 1 }] }));
  expect(dearer.body.code).toBe("price_changed");
  const errors = async (more: object) => (await take(draft(product, more))).body.errors;
  expect(await errors({ customer: undefined })).toEqual({
    customer: "Choose the customer, or write the name.",
  });
  expect(await errors({ customer: { name: "  " } })).toEqual({
    "customer.name": "Choose the customer, or write the name.",
  });
  expect(await errors({ mobile_no: "12", address_details: "" })).toEqual({
    mobile_no: "This does not look like a phone number. Please check it.",
    address_details: "Please enter your full address.",
  });
});

test("nobody orders for a customer who is blocked, or has deleted the account", async () => {
  const product = await productWith(9);
  await shop.newCustomer("Blocked One");
  await shop.newCustomer("Deleted One");
  await shop.sql("update users set blocked_at = now() where name = 'Blocked One'");
  await shop.sql("update users set deleted_at = now() where name = 'Deleted One'");
  for (const name of ["Blocked One", "Deleted One"]) {
    const [user] = await shop.sql<{ id: number }>("select id from users where name = $1", [name]);
    const { status, body } = await take(draft(product, { customer: { id: user?.id } }));
    expect([status, Object.keys(body.errors)]).toEqual([422, ["customer"]]);
  }
  expect(await stockOf(product)).toBe(9);
});

test("a custom order becomes an order once, and both name each other", async () => {
  const product = await productWith(10);
  await shop.post("/api/custom-orders", {
    customer_name: "Shirin Akter",
    order_details: "2 kg kotbel",
    customer_phone: "01711000111",
    delivery_address: "Mirpur 10",
  });
  const [{ id } = { id: 0 }] = await shop.sql<{ id: number }>("select max(id) as id from custom_orders");
  const request = async () => (await shop.get(`/api/admin/custom-orders/${id}`, { token: admin })).body.data;
  expect(await request()).toMatchObject({ customer_name: "Shirin Akter", status: "new", order: null });
  const key = randomUUID();
  const make = (as: string, sent: string) =>
    shop.post(`/api/admin/custom-orders/${id}/order`, draft(product), { token: admin, key: `${as}${sent}` });
  const first = await make("one", key);
  const again = await make("one", key);
  expect([first.status, again.status, again.body.order.id]).toEqual([200, 200, first.body.order.id]);
  const { order: made } = first.body;
  expect(await request()).toMatchObject({ status: "done", order: { id: made.id, number: made.number } });
  const late = await make("two", key);
  expect([late.status, late.body.code, late.body.details]).toEqual([
    409,
    "changed",
    { id: made.id, number: made.number },
  ]);
  expect(await stockOf(product)).toBe(8);
  const lines = (await shop.get(`/api/admin/journal?kind=custom_order&subject=${id}`, { token: admin })).body
    .data;
  expect(lines[0]).toMatchObject({
    action: "custom_order.ordered",
    after: { order: made.number, status: "done" },
  });
  const list = (await shop.get("/api/admin/custom-orders", { token: admin })).body.data;
  expect(list.find((one: any) => one.id === id).order.number).toBe(made.number);
  const none = await shop.post("/api/admin/custom-orders/999999/order", draft(product), { token: admin });
  expect([none.status, await stockOf(product)]).toEqual([404, 8]);
  // A refused order uses up no number.
  expect((await take(draft(product))).body.order.id).toBe(made.id + 1);
});

test("a customer takes no orders for others", async () => {
  const product = await productWith(9);
  expect((await take(draft(product), randomUUID(), token)).status).toBe(403);
});

test("with a reason an order goes below the minimum and into a full or closed slot, and the journal keeps it", async () => {
  const product = await productWith(null, 10_000);
  const { slots } = await newArea(shop, admin, {
    min_order: 500,
    places: ["dhaka/mirpur"],
    slots: [slotDraft(8, 12, 1)],
  });
  const day = dayAhead(1);
  const slot = { id: slots[0], day };
  const wanted = (more: object) => draft(product, { place: "dhaka/mirpur", slot, ...more });
  expect((await take(wanted({}))).body.code).toBe("below_minimum");
  expect((await take(wanted({ items: [{ product_id: product, quantity: 5 }] }))).status).toBe(200);
  const reason = "Her father is ill; the rider passes there anyway";
  expect((await take(wanted({ exception: " " }))).body.errors).toEqual({
    exception: "Write why this order is an exception.",
  });
  const { status, body } = await take(wanted({ exception: reason }));
  expect([status, body.order.total_price, body.order.slot]).toEqual([
    200,
    240,
    { ...slot, from: 480, to: 720 },
  ]);
  await shop.sql("update delivery_slot_days set closed = true where slot_id = $1", [slots[0]]);
  const third = await take(wanted({ exception: reason }));
  expect(third.status).toBe(200);
  expect(await shop.sql("select taken from delivery_slot_days where slot_id = $1", [slots[0]])).toEqual([
    { taken: 3 },
  ]);
  const { data } = (
    await shop.get(`/api/admin/journal?kind=order&subject=${third.body.order.id}`, { token: admin })
  ).body;
  expect(data.find(({ action }: { action: string }) => action === "order.taken").after).toEqual({
    exception: reason,
  });
  // Exceptions are for staff only.
  const refused = await order([{ product_id: product, quantity: 5 }], {
    more: { place: "dhaka/mirpur", slot, exception: reason },
  });
  expect(refused.body.code).toBe("slot_gone");
});

test("lines that are not in the catalogue are ordered by name and price, alone or beside products", async () => {
  const product = await productWith(10, 4_550);
  const koi = { name: "Deshi koi, 1 kg", price: 650, quantity: 2 };
  expect((await take(draft(product, { items: [], named: [] }))).body.errors).toEqual({
    items: "The order is empty: it needs at least one product.",
  });
  expect((await take(draft(product, { named: [{ ...koi, price: 0 }] }))).status).toBe(422);
  const alone = await take(draft(product, { items: undefined, named: [koi] }));
  expect([alone.status, alone.body.order.total_price]).toEqual([200, 1_300]);
  const { status, body } = await take(draft(product, { named: [koi, koi] }));
  expect([status, body.order.total_price]).toEqual([200, 2 * 45.5 + 2 * 1_300]);
  expect(await stockOf(product)).toBe(8);
  const { order_items } = await shown(body.order.id);
  expect(order_items.map(({ product: { id, name }, total }: any) => [id, name, total])).toEqual([
    [product, "Test mango", 91],
    [undefined, koi.name, 1_300],
    [undefined, koi.name, 1_300],
  ]);
  const moved = await shop.sql("select change from stock_movements where order_id = $1", [body.order.id]);
  expect(moved).toEqual([{ change: -2 }]);
  const own = await order([{ product_id: product, quantity: 1 }], { more: { named: [koi] } });
  expect(own.body.order.total_price).toBe(45.5);
});

import { expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { secondClient, untilWaiting } from "#tests/support/shop/row-locks.ts";

const { shop, token, admin, productWith, stockOf, ordered, edit, shown, cancel } = await openEditingShop();
const stranger = await shop.newCustomer("Karim");

const numberOf = (id: number) => `TK-${10_000 + id}`;
const own = (id: number, as = token) => shop.get(`/api/my-orders/${numberOf(id)}`, { token: as });
const act = (id: number, what: string, body: object = {}, as = token) =>
  shop.post(`/api/my-orders/${numberOf(id)}/${what}`, body, { token: as });
const step = (id: number, from: string, to: string) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, to }, { token: admin });
const newOrder = async () => (await ordered([await productWith(10), 1])).id;
const here = { address_details: "House 12, Road 5, Dhanmondi", mobile_no: "01712-345678" };
const there = { address_details: "House 7, Road 11, Banani", mobile_no: "01811111111" };

test("the customer sees an order with its steps, what was changed, and what may still be done", async () => {
  const { id, items } = await ordered([await productWith(10), 1]);
  expect((await own(id)).body.data).toMatchObject({
    number: numberOf(id),
    fulfilment: "placed",
    steps: [],
    may: { cancel: true, change: true, change_items: true },
  });
  await edit(id, 0, [{ item: items[0] as number, quantity: 2 }]);
  await step(id, "placed", "confirmed");
  const { data } = (await own(id)).body;
  expect(data.steps).toEqual([{ progress: "confirmed", at: expect.any(String) }]);
  expect([data.edits.length, data.may]).toEqual([1, { cancel: false, change: true, change_items: true }]);
  await step(id, "confirmed", "packed");
  expect((await own(id)).body.data.may).toEqual({ cancel: false, change: false, change_items: false });
  expect((await shop.get(`/api/my-orders/tk ${10_000 + id}`.replace(" ", "%20"), { token })).status).toBe(
    200,
  );
});

test("nobody sees or touches the order of somebody else, and none is found under a number that is none", async () => {
  const id = await newOrder();
  const answers = [
    await own(id, stranger),
    await act(id, "cancel", {}, stranger),
    await act(id, "delivery", { was: here, ...there }, stranger),
    await act(id, "problems", { text: "Not mine" }, stranger),
    await shop.get("/api/my-orders/TK-1", { token }),
    await shop.get("/api/my-orders/mango", { token }),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    answers.map(() => "404 not_found"),
  );
  expect((await shown(id)).status).toBe("pending");
});

test("a customer cancels a placed order once, the pieces go back, and the journal says who did", async () => {
  const product = await productWith(10);
  const { id } = await ordered([product, 4]);
  const answers = await Promise.all([act(id, "cancel"), act(id, "cancel")]);
  expect([...answers, await act(id, "cancel")].map(({ status, body }) => [status, body.data.status])).toEqual(
    Array.from({ length: 3 }, () => [200, "cancelled"]),
  );
  expect(await stockOf(product)).toBe(10);
  const { steps } = await shown(id);
  expect(steps).toMatchObject([{ progress: "cancelled", reason: "customer_asked" }]);
  expect((await own(id)).body.data.cancelled).toEqual({ reason: "customer_asked", by_customer: true });
  const journal = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
  expect(journal).toMatchObject([{ action: "order.cancelled_by_customer", after: { status: "cancelled" } }]);
});

test("once the shop has begun, cancelling is refused with the shop's number", async () => {
  const product = await productWith(10);
  const { id } = await ordered([product, 1]);
  await step(id, "placed", "confirmed");
  const { status, body } = await act(id, "cancel");
  expect([status, body.code, body.details.fulfilment]).toEqual([409, "changed", "confirmed"]);
  expect(body.message).toBe("We have already begun with this order. To cancel it, call 01700-000000.");
  expect([(await shown(id)).status, await stockOf(product)]).toEqual(["processing", 9]);
});

test("a customer who cancels while staff confirm: one of the two, and the stock fits", async () => {
  for (let turn = 0; turn < 8; turn++) {
    const product = await productWith(10);
    const { id } = await ordered([product, 2]);
    const both =
      turn % 2
        ? [act(id, "cancel"), step(id, "placed", "confirmed")]
        : [step(id, "placed", "confirmed"), act(id, "cancel")];
    const answers = (await Promise.all(both)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, 409]);
    const { status } = await shown(id);
    expect([status, await stockOf(product)]).toEqual(
      status === "cancelled" ? ["cancelled", 10] : ["processing", 8],
    );
  }
});

test("a cancelling that is killed half way leaves all as it was, and is done once when sent again", async () => {
  const product = await productWith(10);
  const { id } = await ordered([product, 3]);
  const holder = await secondClient(shop);
  await holder.query("begin");
  await holder.query("select from products where id = $1 for update", [product]);
  const killed = act(id, "cancel");
  await untilWaiting(holder, 1);
  await holder.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  expect((await killed).status).toBe(503);
  await holder.query("rollback");
  await holder.end();
  expect([(await shown(id)).status, await stockOf(product)]).toEqual(["pending", 7]);
  expect([(await act(id, "cancel")).status, (await act(id, "cancel")).status]).toEqual([200, 200]);
  expect(await stockOf(product)).toBe(10);
});

test("what staff have cancelled stays so when its customer cancels it too", async () => {
  const id = await newOrder();
  await cancel(id);
  expect((await act(id, "cancel")).body.data.cancelled).toEqual({ reason: "out_of_stock" });
});

test("address and phone are changed until the order is packed, and found under the new number", async () => {
  const id = await newOrder();
  const { address_details, mobile_no } = (await own(id)).body.data;
  const change = (was: object, wanted: object) => act(id, "delivery", { was, ...wanted });
  const seen = { address_details, mobile_no };
  expect((await change(seen, there)).body.data).toMatchObject(there);
  // A retry after a lost answer changes nothing.
  expect((await change(seen, there)).status).toBe(200);
  const late = await change(seen, { ...there, address_details: "House 9" });
  expect([late.status, late.body.details]).toEqual([409, there]);
  expect((await shop.get("/api/admin/orders?search=01811111111", { token: admin })).body.data).toMatchObject([
    { id },
  ]);
  expect((await change(there, { ...there, mobile_no: "12" })).body.errors).toHaveProperty("mobile_no");

  await step(id, "placed", "confirmed");
  expect((await change(there, { ...there, mobile_no: "০১৯১১১১১১১১" })).body.data.mobile_no).toBe(
    "01911111111",
  );
  await step(id, "confirmed", "packed");
  const packed = await change({ ...there, mobile_no: "01911111111" }, seen);
  expect([packed.status, packed.body.message]).toEqual([409, "Packed: for a change, call 01700-000000."]);
  const lines = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
  expect(lines.filter(({ action }: any) => action === "order.delivery_changed")).toHaveLength(2);
});

test("what is wrong with a line comes to the shop's messages, once", async () => {
  const id = await newOrder();
  const item = (await own(id)).body.data.order_items[0].id;
  const report = () => act(id, "problems", { item, text: "Two of them were bad." });
  expect((await report()).body.message).toBe("Thank you. We'll look into it and get back to you.");
  await report();
  const { body } = await shop.get("/api/admin/contact-messages", { token: admin });
  const about = body.data.filter(({ subject }: any) => subject.startsWith(numberOf(id)));
  expect(about).toMatchObject([{ subject: `${numberOf(id)}: Test mango`, message: "Two of them were bad." }]);
  expect((await act(id, "problems", { item, text: " " })).body.errors).toEqual({
    text: "Write in a few words what is wrong.",
  });
});

test("where a fee was agreed for a place, another place is a matter for the phone; another house there is not", async () => {
  const id = await newOrder();
  await shop.sql("update orders set area_id = 1, place = 'dhaka/dhanmondi' where id = $1", [id]);
  const { address_details, mobile_no } = (await own(id)).body.data;
  const was = { address_details, mobile_no };
  const [elsewhere] = (await shop.get("/api/places?search=gulshan")).body.data;
  const refused = await act(id, "delivery", { was, ...there, place: elsewhere.id });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "To deliver to another area, call 01700-000000.",
  ]);
  const moved = await act(id, "delivery", { was, ...there });
  expect(moved.body.data).toMatchObject({ ...there, place: { id: "dhaka/dhanmondi" } });
});

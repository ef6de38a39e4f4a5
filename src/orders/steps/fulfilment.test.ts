import { expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, admin, token, productWith, stockOf, ordered, shown, cancel } = await openEditingShop();

const newOrder = async () => (await ordered([await productWith(10), 1])).id;
const step = (id: number, from: string, to: string, more: object = {}, as = admin) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, to, ...more }, { token: as });
async function orderAt(...way: string[]) {
  const id = await newOrder();
  for (const [index, to] of way.entries())
    expect((await step(id, index === 0 ? "placed" : (way[index - 1] as string), to)).status).toBe(200);
  return id;
}
const at = async (id: number) => {
  const { status, fulfilment } = await shown(id);
  return `${status} ${fulfilment}`;
};
const mine = async (id: number) =>
  (await shop.get("/api/my-orders", { token })).body.orders.find((order: any) => order.id === id);

test("an order goes from placed to delivered, and the customer's list says how far it is", async () => {
  const id = await newOrder();
  const seen = [await mine(id)];
  const way = ["placed", "confirmed", "packed", "on_the_way", "delivered"];
  for (const [from, to] of way.slice(1).map((to, before) => [way[before], to]))
    seen.push((await step(id, from as string, to as string)).body.data);
  expect(seen.map(({ status, fulfilment }) => `${status} ${fulfilment}`)).toEqual([
    "pending placed",
    "processing confirmed",
    "processing packed",
    "processing on_the_way",
    "completed delivered",
  ]);
  expect((await shown(id)).steps.map(({ progress, by }: any) => [progress, by])).toEqual(
    way.slice(1).map((progress) => [progress, "Admin"]),
  );
});

test("a step that is left out is refused with where the order is, and changes nothing", async () => {
  const id = await newOrder();
  const { status, body } = await step(id, "placed", "packed");
  expect([status, body]).toMatchObject([
    409,
    { code: "changed", details: { status: "pending", fulfilment: "placed" } },
  ]);
  expect([await at(id), (await step(id, "packed", "on_the_way")).status]).toEqual(["pending placed", 409]);
});

test("a client that knows only the four statuses goes over the packing, and back", async () => {
  const byStatus = (id: number, from: string, status: string) =>
    shop.post(`/api/admin/orders/${id}/steps`, { from, status }, { token: admin });
  const id = await newOrder();
  await byStatus(id, "pending", "processing");
  expect(await at(id)).toBe("processing confirmed");
  const sent = await orderAt("confirmed", "packed", "on_the_way");
  for (const one of [id, sent]) {
    await byStatus(one, "processing", "completed");
    expect(await at(one)).toBe("completed delivered");
    expect((await byStatus(one, "completed", "processing")).status).toBe(200);
  }
  expect([await at(id), await at(sent)]).toEqual(["processing confirmed", "processing on_the_way"]);
});

test("a step names either a status or how far", async () => {
  const id = await newOrder();
  for (const body of [
    { from: "pending" },
    { from: "placed", to: "confirmed", status: "processing" },
    { from: "placed", to: "cancelled" },
    { from: "placed", to: "shipped" },
  ])
    expect((await shop.post(`/api/admin/orders/${id}/steps`, body, { token: admin })).status).toBe(422);
  expect(await at(id)).toBe("pending placed");
});

test("every step can be taken back by who took it, but a cancellation", async () => {
  const colleague = await shop.newCustomer("Rahim");
  await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Rahim'");
  const way = ["placed", "confirmed", "packed", "on_the_way", "delivered"];
  const id = await newOrder();
  for (const [from, to] of way.slice(1).map((to, before) => [way[before] as string, to])) {
    await step(id, from as string, to as string);
    expect((await step(id, to as string, from as string, {}, colleague)).status).toBe(409);
    expect((await step(id, to as string, from as string)).body.data.fulfilment).toBe(from);
    expect((await step(id, from as string, to as string)).status).toBe(200);
  }
  const gone = await newOrder();
  await cancel(gone);
  expect((await step(gone, "cancelled", "placed")).status).toBe(409);
});

test("where nobody was there, the order is not delivered, says so, and is brought again as it is packed", async () => {
  const id = await orderAt("confirmed", "packed", "on_the_way");
  const { body } = await step(id, "on_the_way", "not_delivered");
  expect(body.data).toMatchObject({ status: "processing", fulfilment: "not_delivered" });
  expect(body.data.steps.at(-1)).toMatchObject({ progress: "not_delivered", outcome: "nobody_there" });
  expect((await step(id, "not_delivered", "on_the_way")).body.data.fulfilment).toBe("on_the_way");
  const [line] = (
    await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })
  ).body.data.slice(1);
  expect(line).toMatchObject({
    before: { fulfilment: "on_the_way" },
    after: { fulfilment: "not_delivered", outcome: "nobody_there" },
  });
  await step(id, "on_the_way", "not_delivered");
  expect((await step(id, "not_delivered", "packed")).body.data.fulfilment).toBe("packed");
  await step(id, "packed", "cancelled", { reason: "customer_asked" });
});

test("a cancelled order keeps how far it had come, and returns its pieces from anywhere", async () => {
  for (const way of [[], ["confirmed"], ["confirmed", "packed"], ["confirmed", "packed", "on_the_way"]]) {
    const product = await productWith(10);
    const { id } = await ordered([product, 3]);
    for (const [before, to] of way.entries()) await step(id, way[before - 1] ?? "placed", to);
    const from = way.at(-1) ?? "placed";
    expect((await step(id, from, "cancelled", { reason: "refused" })).status).toBe(200);
    expect([await at(id), await stockOf(product)]).toEqual([`cancelled ${from}`, 10]);
  }
});

test("a small shop hands a confirmed order over without packing it, and takes that back", async () => {
  const id = await orderAt("confirmed");
  expect((await step(id, "confirmed", "delivered")).status).toBe(200);
  expect(await at(id)).toBe("completed delivered");
  expect((await step(id, "delivered", "confirmed")).status).toBe(200);
  expect(await at(id)).toBe("processing confirmed");
  expect((await step(await orderAt(), "placed", "delivered")).status).toBe(409);
});

test("several orders are packed and sent at once, each for itself; who is elsewhere is named", async () => {
  const one = await orderAt("confirmed");
  const two = await newOrder();
  const several = (to?: string) =>
    shop.post("/api/admin/orders/start-packing", { orders: [one, two], ...(to && { to }) }, { token: admin });
  const packed = (await several("packed")).body.data;
  expect([packed.started.map(({ id }: any) => id), packed.refused]).toMatchObject([
    [one],
    [{ id: two, status: "pending", fulfilment: "placed" }],
  ]);
  await several();
  await several("packed");
  await several("on_the_way");
  expect([await at(one), await at(two)]).toEqual(["processing on_the_way", "processing on_the_way"]);
  expect((await several("delivered")).status).toBe(422);
});

test("the list is narrowed to how far orders are; cancelled ones are not among them", async () => {
  const packed = await orderAt("confirmed", "packed");
  const gone = await orderAt("confirmed", "packed");
  await step(gone, "packed", "cancelled", { reason: "customer_asked" });
  const { body } = await shop.get("/api/admin/orders?fulfilment=packed", { token: admin });
  expect(body.data.map(({ id, status, fulfilment }: any) => [id, status, fulfilment])).toEqual([
    [packed, "processing", "packed"],
  ]);
  const contrary = await shop.get("/api/admin/orders?fulfilment=packed&status=pending", { token: admin });
  expect(contrary.body.data).toEqual([]);
});

test("a status that is set alone, as a server of the version before does, takes the fulfilment along; others do not fit", async () => {
  const id = await newOrder();
  const set = (columns: string) => shop.sql(`update orders set ${columns} where id = $1`, [id]);
  for (const [status, fulfilment] of [
    ["processing", "confirmed"],
    ["completed", "delivered"],
    ["cancelled", "delivered"],
    ["pending", "placed"],
  ]) {
    await set(`status = '${status}'`);
    expect(await at(id)).toBe(`${status} ${fulfilment}`);
  }
  for (const columns of [
    "fulfilment = 'packed'",
    "status = 'completed', fulfilment = 'packed'",
    "fulfilment = 'eaten'",
  ])
    await expect(set(columns)).rejects.toThrow();
});

import { expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, admin, productWith, order } = await openEditingShop();

const product = await productWith(50);
const buy = async (token: string, mobile_no: string) =>
  (await order([{ product_id: product, quantity: 1 }], { token, more: { mobile_no } })).body.order
    .id as number;
const take = async (id: number) =>
  (await shop.post(`/api/admin/calls/${id}/take`, {}, { token: admin })).body.data;
const confirm = (id: number, others: { id: number; was: number; revision?: number }[], more: object = {}) =>
  shop.post(
    `/api/admin/calls/${id}/outcomes`,
    { was: 0, outcome: "confirmed", others, ...more },
    { token: admin },
  );
const stateOf = async (ids: number[]) =>
  (
    await shop.sql<{ fulfilment: string }>("select fulfilment from orders where id = any($1) order by id", [
      ids,
    ])
  ).map(({ fulfilment }) => fulfilment);

test("one call confirms all open orders of a number, those of the customer named first", async () => {
  const salma = await shop.newCustomer("Salma");
  const rahim = await shop.newCustomer("Rahim");
  const ids = [
    await buy(rahim, "01912-000001"),
    await buy(salma, "01912000001"),
    await buy(salma, "+8801912000001"),
  ];
  const stranger = await buy(await shop.newCustomer("Jamal"), "01912000002");
  const { others } = await take(ids[1] as number);
  expect(others).toEqual([
    expect.objectContaining({ id: ids[2], own: true, name: "Salma", calls: 0 }),
    expect.objectContaining({ id: ids[0], own: false, name: "Rahim", calls: 0 }),
  ]);
  const { status } = await confirm(
    ids[1] as number,
    others.map((one: { id: number; calls: number }) => ({ id: one.id, was: one.calls })),
  );
  expect(status).toBe(200);
  expect(await stateOf([...ids, stranger])).toEqual(["confirmed", "confirmed", "confirmed", "placed"]);
  const calls = await shop.sql("select order_id from order_calls where order_id = any($1)", [ids]);
  expect(calls).toHaveLength(3);
});

test("no order is confirmed if one of them was called or changed meanwhile, and a refusal cancels only its own order", async () => {
  const salma = await shop.newCustomer("Salma");
  const one = await buy(salma, "01912000003");
  const two = await buy(salma, "01912000003");
  expect((await confirm(one, [{ id: two, was: 1 }])).status).toBe(409);
  expect((await confirm(one, [{ id: two, was: 0, revision: 1 }])).status).toBe(409);
  expect(await stateOf([one, two])).toEqual(["placed", "placed"]);
  const refusal = { outcome: "refused", reason: "customer_asked" };
  expect((await confirm(one, [{ id: two, was: 0 }], refusal)).status).toBe(422);
  expect(await stateOf([one, two])).toEqual(["placed", "placed"]);
});

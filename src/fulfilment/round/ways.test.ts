import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, admin, token, newRider, productWith, packed, takeOut, say, cash, shown, ...riding } =
  await openRidingShop();

const bkash = (amount: number, reference = "9AB7XY") => ({ way: "bkash", amount, reference });
const mine = async (id: number) => (await shop.get(`/api/my-orders/TK-${10_000 + id}`, { token })).body.data;
const journal = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data[0];

/** An order at ৳632.80 on its way with a rider of its own, who answers "delivered". */
async function onTheRoad(poisha = 63_280) {
  const rider = await newRider("Way Rider");
  const { id, items } = await packed([await productWith(5, poisha), 1], [await productWith(5, 10_000), 1]);
  await riding.edit(id, 0, [{ item: items[0], quantity: 1 }]);
  await takeOut([id], rider.token);
  const paid = (more: object, key = randomUUID()) =>
    say(id, "delivered", { was: 1, ...more }, { token: rider.token, key });
  const ofRider = async () => (await cash()).riders.find((one: any) => one.id === rider.id);
  return { id, rider, paid, ofRider };
}

describe("the rider notes how it was paid", () => {
  test("in part by bKash: only the cash is rounded, and only cash is to be handed in", async () => {
    const { id, paid, ofRider } = await onTheRoad();
    expect((await paid({ other: [bkash(400)], cash: 233 })).status).toBe(200);
    const seen = await mine(id);
    expect(seen).toMatchObject({ payment_type: "cash", total_price: 632.8, rounding: 0.2, paid: 633 });
    expect(seen.payments).toEqual([
      { way: "cash", amount: 233 },
      { way: "bkash", amount: 400, reference: "9AB7XY" },
    ]);
    expect(await ofRider()).toMatchObject({
      expected: 232.8,
      rounding: 0.2,
      taken: 233,
      left: 233,
      owed: 233,
    });
    expect((await ofRider()).answers[0]).toMatchObject({ cash: 233, other: [bkash(400)] });
    expect(await journal(id)).toMatchObject({
      after: { cash: 233, paid_otherwise: ["bkash 400 9AB7XY"] },
    });
    const file: string = (await shop.get("/api/admin/orders-export", { token: admin })).body;
    expect(file.split("\r\n").find((line) => line.startsWith(seen.number))).toMatch(
      /,Way Rider,233,,,,0\.2,400$/,
    );
  });

  test("without cash: the total is paid to the poisha, and nothing is rounded", async () => {
    const { id, paid, ofRider } = await onTheRoad();
    expect((await paid({ other: [bkash(632.8)] })).status).toBe(200);
    const seen = await mine(id);
    expect([seen.paid, seen.rounding, seen.payments]).toEqual([632.8, undefined, [bkash(632.8)]]);
    expect(await ofRider()).toMatchObject({ expected: 0, rounding: 0, taken: 0, owed: 0 });
  });

  test("without cash: the whole taka that the messages name are as good as the total", async () => {
    const { id, paid } = await onTheRoad();
    expect((await paid({ other: [bkash(633)] })).status).toBe(200);
    expect(await mine(id)).toMatchObject({ paid: 633, rounding: 0.2, payments: [bkash(633)] });
  });

  test("by three ways at once; what is not said is cash", async () => {
    const { id, paid } = await onTheRoad();
    const card = { way: "card", amount: 100.8, reference: "4242" };
    const nagad = { way: "nagad", amount: 200, reference: "N1" };
    await paid({ other: [card, nagad] });
    expect((await mine(id)).payments).toEqual([{ way: "cash", amount: 332 }, nagad, card]);
    const { id: plain, paid: inCash } = await onTheRoad();
    await inCash({});
    expect((await mine(plain)).payments).toEqual([{ way: "cash", amount: 633 }]);
  });

  test("an amount other than what is due needs a note", async () => {
    const { id, paid } = await onTheRoad();
    for (const odd of [
      { other: [bkash(400)], cash: 232 },
      { other: [bkash(632)], cash: 0 },
      { other: [bkash(632.5)] },
      { other: [bkash(633.2)] },
      { other: [bkash(632.8)], cash: 1 },
    ])
      expect((await paid(odd)).body.errors, JSON.stringify(odd)).toHaveProperty("note");
    expect((await shown(id)).fulfilment).toBe("on_the_way");
    expect((await paid({ other: [bkash(600)], cash: 30, note: "No change" })).status).toBe(200);
    expect(await mine(id)).toMatchObject({ paid: 630, rounding: 0.2 });
    const [answer] = (await cash()).riders.flatMap(({ answers }: any) =>
      answers.filter(({ order }: any) => order === id),
    );
    expect(answer).toMatchObject({ cash: 30, expected: 633, note: "No change" });
  });

  test("what cannot be is refused: no reference, no amount, a way twice or unknown, a payment where nothing is paid", async () => {
    const { id, rider, paid } = await onTheRoad();
    for (const other of [
      [bkash(632.8, " ")],
      [{ way: "bkash", amount: 632.8 }],
      [bkash(0)],
      [bkash(-1)],
      [bkash(300), bkash(332.8)],
      [{ ...bkash(632.8), way: "cash" }],
      [{ ...bkash(632.8), way: "bank" }],
      [bkash(632.8, "x".repeat(41))],
    ])
      expect((await paid({ other })).status, JSON.stringify(other)).toBe(422);
    const refused = await say(id, "refused", { other: [bkash(632.8)] }, { token: rider.token });
    expect(refused.status).toBe(422);
    expect((await shown(id)).fulfilment).toBe("on_the_way");
  });

  test("sent twice it counts once; undone, nothing is left of it", async () => {
    const { id, rider, paid } = await onTheRoad();
    const key = randomUUID();
    const both = await Promise.all([paid({ other: [bkash(400)] }, key), paid({ other: [bkash(400)] }, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mine(id)).payments).toHaveLength(2);
    expect((await paid({ other: [bkash(401)] }, key)).body.code).toBe("key_reused");
    await shop.sql("update users set parts = '{delivery,orders}' where id = $1", [rider.id]);
    const undo = { from: "delivered", to: "on_the_way" };
    const undone = await shop.post(`/api/admin/orders/${id}/steps`, undo, { token: rider.token });
    expect(undone.status).toBe(200);
    expect(await shop.sql("select from order_payment_parts where order_id = $1", [id])).toEqual([]);
  });
});

describe("staff put right what a rider noted", () => {
  const change = (id: number, body: object, as = admin) =>
    shop.post(
      `/api/admin/orders/${id}/payment`,
      { was: { cash: 633, other: 0 }, cash: 0, other: [bkash(632.8)], reason: "It was bKash", ...body },
      { token: as },
    );

  test("the journal has it before and after, and the rider owes less cash", async () => {
    const { id, paid, ofRider } = await onTheRoad();
    await paid({});
    const { status, body } = await change(id, {});
    expect([status, body.data.paid, body.data.payments]).toEqual([200, 632.8, [bkash(632.8)]]);
    expect(body.data.payment_note).toBeUndefined();
    expect(await ofRider()).toMatchObject({ taken: 0, left: 0, owed: 0 });
    expect(await journal(id)).toMatchObject({
      action: "order.payment_changed",
      before: { cash: 633, paid_otherwise: [] },
      after: { cash: 0, paid_otherwise: ["bkash 632.8 9AB7XY"], note: "It was bKash" },
    });
    const stale = await change(id, {});
    expect([stale.status, stale.body.code]).toEqual([409, "changed"]);
    const odd = await change(id, { was: { cash: 0, other: 632.8 }, cash: 600, other: [] });
    expect(odd.body.data).toMatchObject({ paid: 600, rounding: 0.2, payment_note: "It was bKash" });
  });

  test("after the cash was handed in, too: the shop owes it to the rider", async () => {
    const { id, rider, paid, ofRider } = await onTheRoad();
    await paid({});
    const { day } = await cash();
    await shop.post(
      "/api/admin/cash/handovers",
      { rider: rider.id, day, was: 633, handed: 633 },
      { token: admin, key: randomUUID() },
    );
    expect((await change(id, {})).status).toBe(200);
    expect(await ofRider()).toMatchObject({ taken: 0, left: 0, handed: 633, owed: -633 });
  });

  test("not below what is refunded, not without a reason, and only what was noted", async () => {
    const { id, paid } = await onTheRoad();
    expect((await change(id, {})).status).toBe(409);
    await paid({});
    expect((await change(id, { reason: " " })).body.errors).toHaveProperty("reason");
    const refund = { was: 0, amount: 633, way: "card", reason: "Spoiled" };
    expect((await shop.post(`/api/admin/orders/${id}/refunds`, refund, { token: admin })).status).toBe(200);
    expect((await change(id, {})).body.errors).toEqual({
      cash: "৳633 has been refunded, so the payment cannot be less.",
    });
    expect((await change(999_999, {})).status).toBe(404);
  });

  test("not by the rider who was paid, but by a colleague", async () => {
    const { id, rider, paid } = await onTheRoad();
    await paid({});
    await shop.sql("update users set parts = '{delivery,orders}' where id = $1", [rider.id]);
    expect((await change(id, {}, rider.token)).body.code).toBe("not_allowed");
    const { token: clerk } = await shop.newStaff("Clerk", "orders");
    expect((await change(id, {}, clerk)).status).toBe(200);
  });
});

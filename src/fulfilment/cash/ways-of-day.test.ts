import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, admin, newRider, productWith, packed, takeOut, say, cash } = await openRidingShop();
const today = dateOf(Date.now());

/** A delivered order at ৳632.80, of which `amount` was paid in a way that is not cash. */
async function paid(way: string, amount: number) {
  const { id: rider, token } = await newRider("Sohel");
  const { id } = await packed([await productWith(5, 63_280), 1]);
  await takeOut([id], token);
  await say(id, "delivered", { other: [{ way, amount, reference: "9AB7XY" }] }, { token });
  return { id, rider };
}
const confirm = (way: string, was: number, received: number, more: object = {}, key = randomUUID()) =>
  shop.post("/api/admin/cash/receipts", { day: today, way, was, received, ...more }, { token: admin, key });
const wayOf = async (way: string, day = "") => (await cash(day)).ways.find((one: any) => one.way === way);

describe("what was paid without cash, way by way", () => {
  test("stands as riders noted it against what staff found received; the journal has it", async () => {
    const { id } = await paid("bkash", 400);
    expect(await wayOf("bkash")).toMatchObject({
      noted: 400,
      received: 0,
      left: 400,
      difference: 0,
      payments: [
        { order: id, number: `TK-${10_000 + id}`, rider: "Sohel", amount: 400, reference: "9AB7XY" },
      ],
    });
    expect((await confirm("bkash", 400, 400)).status).toBe(200);
    expect(await wayOf("bkash")).toMatchObject({ noted: 400, received: 400, left: 0, difference: 0 });
    const [line] = (await shop.get("/api/admin/journal?kind=cash", { token: admin })).body.data;
    expect(line).toMatchObject({
      action: "cash.way_confirmed",
      after: { refund_way: "bkash", received: 400, cash_expected: 400, cash_day: today },
    });
    expect(await wayOf("nagad")).toBeUndefined();
  });

  test("another amount needs a note and stays to be seen, until a correction", async () => {
    await paid("nagad", 632.8);
    const bare = await confirm("nagad", 632.8, 600);
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ["note"]]);
    await confirm("nagad", 632.8, 600, { note: "One is missing" });
    expect(await wayOf("nagad")).toMatchObject({ left: 0, received: 600, difference: -32.8 });
    expect((await confirm("nagad", 0, 50, { note: "Came late" })).status).toBe(200);
    expect((await confirm("nagad", 0, -17.2, { note: "Too much" })).status).toBe(200);
    const { receipts, ...now } = await wayOf("nagad");
    expect(now).toMatchObject({ received: 632.8, difference: 0 });
    expect(receipts.map(({ received }: any) => received)).toEqual([600, 50, -17.2]);
    expect((await confirm("nagad", 0, 0)).body.message).toBe("There is nothing to confirm.");
  });

  test("sent twice it counts once; against what has changed since it is refused, and two at once count once", async () => {
    await paid("card", 100);
    const key = randomUUID();
    const twice = await Promise.all([confirm("card", 100, 100, {}, key), confirm("card", 100, 100, {}, key)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    await paid("card", 200);
    const both = await Promise.all([confirm("card", 200, 200), confirm("card", 200, 200)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await wayOf("card")).receipts).toHaveLength(2);
    const minus = await confirm("card", 200, -1, { note: "?" });
    expect(minus.body.errors).toEqual({ received: "Only a correction can be below zero." });
  });

  test("what staff change after it was confirmed is a difference", async () => {
    const day = dateOf(Date.now() - dayMs);
    const { id } = await paid("bkash", 632.8);
    await shop.sql("update order_payments set taken_at = taken_at - interval '1 day' where order_id = $1", [
      id,
    ]);
    expect((await cash()).open_ways).toEqual([{ way: "bkash", day, left: 632.8 }]);
    const draft = { day, way: "bkash", was: 632.8, received: 632.8 };
    await shop.post("/api/admin/cash/receipts", draft, { token: admin, key: randomUUID() });
    expect((await cash()).open_ways).toEqual([]);
    const change = { was: { cash: 0, other: 632.8 }, cash: 633, other: [], reason: "It was cash" };
    expect((await shop.post(`/api/admin/orders/${id}/payment`, change, { token: admin })).status).toBe(200);
    expect(await wayOf("bkash", day)).toMatchObject({
      noted: 0,
      received: 632.8,
      left: 0,
      difference: 632.8,
    });
  });
});

test("a payment that was confirmed and then changed is no longer settled, and later ones are open", async () => {
  const before = (await wayOf("card")) ?? { noted: 0, received: 0, difference: 0 };
  const { id } = await paid("card", 632.8);
  expect((await confirm("card", 632.8, 0, { note: "Not in the account" })).status).toBe(200);
  const change = { was: { cash: 0, other: 632.8 }, cash: 633, other: [], reason: "It was cash" };
  expect((await shop.post(`/api/admin/orders/${id}/payment`, change, { token: admin })).status).toBe(200);
  expect(await wayOf("card")).toMatchObject({
    noted: before.noted,
    left: 0,
    difference: before.difference,
  });
  await paid("card", 300);
  expect(await wayOf("card")).toMatchObject({ noted: before.noted + 300, left: 300 });
  expect((await confirm("card", 300, 300)).status).toBe(200);
});

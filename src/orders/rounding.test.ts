import { describe, expect, test } from "vitest";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";
import { calculateAmountToPay } from "../fulfilment/round/phone/stop-draft.ts";
import { amountDue, cashOfTotal } from "./due.ts";

const { shop, admin, token, ordered, packed, takeOut, say, round, cash, ...riding } = await openRidingShop();
const { newRider, productWith, shown, paymentsOf, step } = riding;

/** An order of one piece at ৳632.80, which no coin pays. */
const oddOrder = async () => packed([await productWith(5, 63_280), 1]);
const mine = async (id: number) =>
  (await shop.get("/api/my-orders", { token })).body.orders.find((order: any) => order.id === id);
const exported = async (id: number): Promise<string> => {
  const file: string = (await shop.get("/api/admin/orders-export", { token: admin })).body;
  return file.split("\r\n").find((line) => line.startsWith(`TK-${10_000 + id},`)) ?? "";
};

describe("what is due in cash is a whole taka", () => {
  test("the total keeps its poisha, and the rounding stands beside it: for the customer, in print and in the file", async () => {
    const { id } = await oddOrder();
    const sums = { total_price: 632.8, rounding: 0.2 };
    expect(await mine(id)).toMatchObject(sums);
    expect(await shown(id)).toMatchObject(sums);
    const printed = await shop.get(`/api/admin/orders-to-print?orders=${id}`, { token: admin });
    expect(printed.body.data.orders[0]).toMatchObject(sums);
    expect(amountDue(await mine(id))).toBe(633);
    expect(await exported(id)).toMatch(/,632\.8,0,0,0,,,,,,0\.2,$/);
  });

  test("an order whose total is whole has no rounding, nor has a cancelled one", async () => {
    const { id } = await packed([await productWith(5, 63_300), 1]);
    expect(await mine(id)).not.toHaveProperty("rounding");
    const { id: odd } = await ordered([await productWith(5, 63_280), 1]);
    await riding.cancel(odd);
    expect(await mine(odd)).not.toHaveProperty("rounding");
    expect(await exported(odd)).toMatch(/,632\.8,0,0,0,,,,,,0,$/);
  });

  test("the rider is paid ৳633 without a note; ৳632.80 or ৳632 is another amount", async () => {
    const rider = await newRider("Rounding Rider");
    const { id } = await oddOrder();
    await takeOut([id], rider.token);
    const [stop] = (await round(rider.token)).stops;
    expect([stop.total, cashOfTotal(stop.total)]).toEqual([632.8, 633]);
    for (const amount of [632.8, 632])
      expect(
        (await say(id, "delivered", { cash: amount }, { token: rider.token })).body.errors,
      ).toHaveProperty("note");
    expect((await say(id, "delivered", { cash: 633 }, { token: rider.token })).status).toBe(200);
    expect(await paymentsOf(id)).toMatchObject([
      { amount_poisha: 63_300, expected_poisha: 63_280, note: null },
    ]);
    expect(await mine(id)).toMatchObject({ total_price: 632.8, rounding: 0.2, paid: 633 });
    const current = (await cash()).riders.find((one: any) => one.id === rider.id);
    expect(current).toMatchObject({ expected: 632.8, rounding: 0.2, taken: 633, left: 633 });
    expect(current.answers[0].expected).toBeUndefined();
  });

  test("with another amount and a note the rounding is as if it had been paid", async () => {
    const rider = await newRider("Short Rider");
    const { id } = await oddOrder();
    await takeOut([id], rider.token);
    await say(id, "delivered", { cash: 630, note: "No change" }, { token: rider.token });
    expect(await mine(id)).toMatchObject({ total_price: 632.8, rounding: 0.2, paid: 630 });
    const current = (await cash()).riders.find((one: any) => one.id === rider.id);
    expect(current).toMatchObject({ expected: 632.8, rounding: 0.2, taken: 630 });
    expect(current.answers[0]).toMatchObject({ cash: 630, expected: 633 });
  });

  test("staff who mark it as delivered note whole taka, too; all of them can be refunded, without a rider as well", async () => {
    const { id } = await oddOrder();
    await takeOut([id]);
    await step(id, "on_the_way", "delivered");
    expect(await paymentsOf(id)).toMatchObject([{ amount_poisha: 63_300 }]);
    const { id: alone } = await oddOrder();
    for (const [from, to] of [
      ["packed", "on_the_way"],
      ["on_the_way", "delivered"],
    ] as const)
      await step(alone, from, to);
    expect(await paymentsOf(alone)).toEqual([]);
    for (const one of [id, alone]) {
      const body = { was: 0, amount: 633, way: "cash", reason: "Spoiled" };
      const answer = await shop.post(`/api/admin/orders/${one}/refunds`, body, { token: admin });
      expect([answer.status, answer.body.data?.refunded]).toEqual([200, 633]);
    }
  });

  test("the sums of the day have it: what is on the road, and the sales", async () => {
    const rider = await newRider("Sums Rider");
    const before = (await shop.get("/api/admin/sales", { token: admin })).body.data.days.at(-1);
    const totals = [63_280, 10_049, 10_050, 20_000];
    for (const poisha of totals) {
      const { id } = await packed([await productWith(5, poisha), 1]);
      await takeOut([id], rider.token);
    }
    const of = async () => (await cash()).riders.find((one: any) => one.id === rider.id);
    expect((await of()).on_the_road).toBe(633 + 100 + 101 + 200);
    for (const { id } of (await round(rider.token)).stops)
      await say(id, "delivered", {}, { token: rider.token });
    expect(await of()).toMatchObject({ on_the_road: 0, expected: 1033.79, rounding: 0.21, taken: 1034 });
    const after = (await shop.get("/api/admin/sales", { token: admin })).body.data.days.at(-1);
    expect(after.day).toBe(dateOf(Date.now()));
    const grown = (of: "delivered" | "rounding") => Math.round((after[of] - before[of]) * 100);
    expect([grown("delivered"), grown("rounding")]).toEqual([103_379, 21]);
  });

  test("what comes back at the door is rounded anew, on the phone as in the shop", async () => {
    const rider = await newRider("Back Rider");
    const { id, items } = await packed([await productWith(5, 10_510), 3], [await productWith(5, 3_330), 1]);
    await takeOut([id], rider.token);
    const [stop] = (await round(rider.token)).stops;
    expect([stop.total, cashOfTotal(stop.total)]).toEqual([348.6, 349]);
    const left = calculateAmountToPay(stop, {
      answer: "partly",
      back: { [items[0]]: { quantity: 1 } },
      note: "",
    });
    expect([left, cashOfTotal(left)]).toEqual([243.5, 244]);
    const lines = [{ item: items[0], quantity: 1, reason: "not_wanted" }];
    expect((await say(id, "partly", { lines, cash: 244 }, { token: rider.token })).status).toBe(200);
    expect(await mine(id)).toMatchObject({ total_price: 243.5, rounding: 0.5, paid: 244 });
  });
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, admin, newRider, packed, takeOut, say, round, cash, productWith } = await openRidingShop();
const today = dateOf(Date.now());

async function riderWith(name: string, ...amounts: number[]) {
  const rider = await newRider(name);
  for (const poisha of amounts) {
    const { id } = await packed([await productWith(5, poisha), 1]);
    await takeOut([id], rider.token);
    await say(id, "delivered", {}, { token: rider.token });
  }
  return rider;
}
const handIn = (rider: number, was: number, handed: number, more: object = {}, key: string = randomUUID()) =>
  shop.post("/api/admin/cash/handovers", { rider, day: today, was, handed, ...more }, { token: admin, key });
const of = async (rider: number, day = "") => (await cash(day)).riders.find(({ id }: any) => id === rider);

test("what riders were paid stands against what they handed in; the rider sees both", async () => {
  const { id, token } = await riderWith("Sohel", 50_000, 25_050);
  expect(await of(id)).toMatchObject({ taken: 751, left: 751, handed: 0, difference: 0 });
  expect((await of(id)).answers).toHaveLength(2);
  expect((await handIn(id, 751, 751)).status).toBe(200);
  expect(await of(id)).toMatchObject({ taken: 751, left: 0, handed: 751, difference: 0 });
  const { cash: onHim, handovers } = await round(token);
  expect([onHim, handovers]).toMatchObject([0, [{ handed: 751, by: "Admin" }]]);
  const [line] = (await shop.get("/api/admin/journal?kind=cash", { token: admin })).body.data;
  expect(line).toMatchObject({
    action: "cash.handed_in",
    subject: { name: "Sohel" },
    after: { cash: 751, cash_day: today },
  });
});

test("what a rider has on the way is cash still to be collected", async () => {
  const { id, token } = await riderWith("Liton", 50_000);
  const { id: first } = await packed([await productWith(5, 20_000), 1]);
  const { id: second } = await packed([await productWith(5, 30_050), 1]);
  await takeOut([first, second], token);
  expect(await of(id)).toMatchObject({ on_the_way: 2, on_the_road: 501, owed: 500 });
  await say(first, "delivered", {}, { token });
  expect(await of(id)).toMatchObject({ on_the_way: 1, on_the_road: 301, owed: 700 });
});

test("another amount needs a note and stays visible; a mistake is corrected by a row of its own", async () => {
  const { id, token } = await riderWith("Karim", 50_000);
  const bare = await handIn(id, 500, 450);
  expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ["note"]]);
  await handIn(id, 500, 450, { note: "A torn note" });
  const { handovers, ...now } = await of(id);
  expect(now).toMatchObject({ left: 0, handed: 450, difference: -50, owed: 50 });
  expect((await round(token)).cash).toBe(50);
  const [first] = handovers;
  const put = (body: object, key: string = randomUUID()) =>
    shop.post(`/api/admin/cash/handovers/${first.id}/corrections`, body, { token: admin, key });
  expect((await put({ difference: 50 })).status).toBe(422);
  const key = randomUUID();
  const words = { difference: 50, note: "Found in the bag" };
  expect([(await put(words, key)).status, (await put(words, key)).status]).toEqual([200, 200]);
  const after = await of(id);
  expect(after).toMatchObject({ handed: 500, difference: 0, owed: 0 });
  expect(after.handovers.map(({ handed, corrects }: any) => [handed, corrects])).toEqual([
    [450, undefined],
    [50, first.id],
  ]);
});

test("the same handover sent twice counts once; one counted against what has changed since is refused", async () => {
  const { id, token } = await riderWith("Rahim", 10_000);
  const key = randomUUID();
  const both = await Promise.all([handIn(id, 100, 100, {}, key), handIn(id, 100, 100, {}, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await of(id)).handovers).toHaveLength(1);
  expect((await handIn(id, 0, 0)).body.message).toBe("There is nothing to hand in.");
  const { id: order } = await packed([await productWith(5, 30_000), 1]);
  await takeOut([order], token);
  await say(order, "delivered", {}, { token });
  const late = await handIn(id, 0, 20, { note: "Found" });
  expect([late.status, late.body.code, late.body.details]).toEqual([409, "changed", { left: 300 }]);
});

test("what came late for a day before is open there, and is handed in for that day", async () => {
  const { id } = await riderWith("Habib", 40_000);
  const yesterday = dateOf(Date.now() - dayMs);
  await shop.sql("update order_payments set taken_at = taken_at - interval '1 day' where rider_id = $1", [
    id,
  ]);
  expect(await of(id)).toMatchObject({ taken: 0, left: 0 });
  const open = async () => (await cash()).open.filter((one: any) => one.id === id);
  expect(await open()).toEqual([{ id, name: "Habib", day: yesterday, left: 400 }]);
  await shop.post(
    "/api/admin/cash/handovers",
    { rider: id, day: yesterday, was: 400, handed: 400 },
    { token: admin, key: randomUUID() },
  );
  expect([await open(), (await of(id, yesterday)).left]).toEqual([[], 0]);
});

test("a rider who works in the orders does not receive their own cash, nor correct it; a colleague does", async () => {
  const { id, token } = await riderWith("Rafiq", 50_000);
  const colleague = await newRider("Shirin");
  await shop.sql("update users set parts = '{delivery,orders}' where id = any($1)", [[id, colleague.id]]);
  const handover = { rider: id, day: today, was: 500, handed: 500 };
  const send = (path: string, body: object, as: string) =>
    shop.post(`/api/admin/cash/handovers${path}`, body, { token: as, key: randomUUID() });
  const own = await send("", handover, token);
  expect([own.status, own.body.code]).toEqual([403, "not_allowed"]);
  expect((await of(id)).left).toBe(500);
  expect((await send("", handover, colleague.token)).status).toBe(200);
  const [{ id: one }] = (await of(id)).handovers;
  const correction = { difference: -100, note: "Counted wrong" };
  expect((await send(`/${one}/corrections`, correction, token)).status).toBe(403);
  expect((await send(`/${one}/corrections`, correction, colleague.token)).status).toBe(200);
});

test("the file of orders names the rider and the cash, once for each order", async () => {
  const { token } = await riderWith("Mizan");
  const { id } = await packed([await productWith(5, 20_000), 1], [await productWith(5, 7_050), 2]);
  await takeOut([id], token);
  await say(id, "delivered", { cash: 340, note: "A coin short" }, { token });
  const file: string = (await shop.get("/api/admin/orders-export", { token: admin })).body;
  const lines = file.split("\r\n").filter((line) => line.startsWith(`TK-${10_000 + id},`));
  expect(lines).toEqual([
    expect.stringMatching(/,200,0,341,0,0,0,Mizan,340,,,,0,0$/),
    expect.stringMatching(/,141,0,,,,,Mizan,,,,,,$/),
  ]);
});

test("what was short stays owed over the days, until it is handed in", async () => {
  const { id } = await riderWith("Selim", 50_000);
  await handIn(id, 500, 450, { note: "No change" });
  const tomorrow = dateOf(Date.now() + dayMs);
  expect(await of(id, tomorrow)).toMatchObject({ expected: 0, taken: 0, left: 0, owed: 50 });
  expect((await handIn(id, 0, 50)).status).toBe(422);
  expect((await handIn(id, 0, 50, { note: "The rest of yesterday" })).status).toBe(200);
  expect(await of(id)).toMatchObject({ expected: 500, taken: 500, handed: 500, left: 0, owed: 0 });
});

test("cash is in whole taka: the rounding needs no note, another amount does", async () => {
  const { id, token } = await newRider("Babul");
  const pay = async (poisha: number, cash: number) => {
    const order = await packed([await productWith(5, poisha), 1]);
    await takeOut([order.id], token);
    return say(order.id, "delivered", { cash }, { token });
  };
  expect((await pay(77_970, 780)).status).toBe(200);
  expect((await pay(10_040, 100)).status).toBe(200);
  for (const [poisha, cash] of [
    [77_970, 781],
    [77_970, 779],
    [77_970, 779.5],
    [78_000, 779],
  ] as const)
    expect((await pay(poisha, cash)).body.errors, `${poisha} ${cash}`).toHaveProperty("note");
  const current = await of(id);
  expect(current).toMatchObject({ expected: 880.1, taken: 880, rounding: -0.1, left: 880, owed: 880 });
  expect(current.answers.map(({ expected }: any) => expected)).toEqual([undefined, undefined]);
  await handIn(id, 880, 880);
  const { token: other, id: rider } = await riderWith("Fazlu", 30_030);
  // As older versions noted it.
  await shop.sql("update order_payments set amount_poisha = expected_poisha where rider_id = $1", [rider]);
  expect((await handIn(rider, 300.3, 300)).status).toBe(200);
  expect(await of(rider)).toMatchObject({ left: 0, difference: 0, owed: 0 });
  expect((await round(other)).cash).toBe(0);
});

test("a payment that turns out to be bKash after the hand-in leaves no difference, and later cash is open", async () => {
  const { id, token } = await newRider("Harun");
  const deliver = async (poisha: number) => {
    const order = await packed([await productWith(5, poisha), 1]);
    await takeOut([order.id], token);
    await say(order.id, "delivered", {}, { token });
    return order.id;
  };
  const order = await deliver(50_000);
  await handIn(id, 500, 0, { note: "It was bKash" });
  expect(await of(id)).toMatchObject({ taken: 500, left: 0, difference: -500, owed: 500 });
  const change = (body: object) =>
    shop.post(`/api/admin/orders/${order}/payment`, { reason: "It was bKash", ...body }, { token: admin });
  const other = [{ way: "bkash", amount: 500, reference: "9AB7XY" }];
  expect((await change({ was: { cash: 500, other: 0 }, cash: 0, other })).status).toBe(200);
  expect(await of(id)).toMatchObject({ taken: 0, left: 0, difference: 0, owed: 0 });
  await deliver(30_000);
  expect(await of(id)).toMatchObject({ taken: 300, left: 300, difference: 0, owed: 300 });
  expect((await handIn(id, 300, 300)).status).toBe(200);
  expect(await of(id)).toMatchObject({ left: 0, handed: 300, difference: 0, owed: 0 });

  // It was cash after all: it is to be handed in again.
  expect((await change({ was: { cash: 0, other: 500 }, cash: 500, other: [] })).status).toBe(200);
  expect(await of(id)).toMatchObject({ taken: 800, left: 500, difference: 0, owed: 500 });
});

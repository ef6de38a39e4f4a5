import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRidingShop } from "../../../../tests/riding.ts";
import { dateOf, dayMs } from "../../../language/dates/dhaka.ts";

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
const of = async (rider: number, day = "") =>
  (await cash(day)).riders.find(({ id }: any) => id === String(rider));

test("what riders were paid stands against what they handed in; the rider sees both", async () => {
  const { id, token } = await riderWith("Sohel", 50_000, 25_050);
  expect(await of(id)).toMatchObject({ taken: 750.5, left: 750.5, handed: 0, difference: 0 });
  expect((await of(id)).answers).toHaveLength(2);
  expect((await handIn(id, 750.5, 750.5)).status).toBe(200);
  expect(await of(id)).toMatchObject({ taken: 750.5, left: 0, handed: 750.5, difference: 0 });
  const { cash: onHim, handovers } = await round(token);
  expect([onHim, handovers]).toMatchObject([0, [{ handed: 750.5, by: "Admin" }]]);
  const [line] = (await shop.get("/api/admin/journal?kind=cash", { token: admin })).body.data;
  expect(line).toMatchObject({
    action: "cash.handed_in",
    subject: { name: "Sohel" },
    after: { cash: 750.5, cash_day: today },
  });
});

test("another amount takes a word, and stays to be seen; a mistake is put right by a row of its own", async () => {
  const { id } = await riderWith("Karim", 50_000);
  const bare = await handIn(id, 500, 450);
  expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ["note"]]);
  await handIn(id, 500, 450, { note: "A torn note" });
  const { handovers, ...now } = await of(id);
  expect(now).toMatchObject({ left: 0, handed: 450, difference: -50 });
  const [first] = handovers;
  const put = (body: object, key: string = randomUUID()) =>
    shop.post(`/api/admin/cash/handovers/${first.id}/corrections`, body, { token: admin, key });
  expect((await put({ difference: 50 })).status).toBe(422);
  const key = randomUUID();
  const words = { difference: 50, note: "Found in the bag" };
  expect([(await put(words, key)).status, (await put(words, key)).status]).toEqual([200, 200]);
  const after = await of(id);
  expect(after).toMatchObject({ handed: 500, difference: 0 });
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
  const open = async () => (await cash()).open.filter((one: any) => one.id === String(id));
  expect(await open()).toEqual([{ id: String(id), name: "Habib", day: yesterday, left: 400 }]);
  await shop.post(
    "/api/admin/cash/handovers",
    { rider: id, day: yesterday, was: 400, handed: 400 },
    { token: admin, key: randomUUID() },
  );
  expect([await open(), (await of(id, yesterday)).left]).toEqual([[], 0]);
});

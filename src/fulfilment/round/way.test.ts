import { beforeAll, expect, test } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { wayLengthKm } from "#src/orders/riders/way.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, rider, newRider, step, takeOut, say, round, productWith } = await openRidingShop();

type Customer = Awaited<ReturnType<typeof newcomer>>;
let product = 0;
beforeAll(async () => {
  product = await productWith(1_000);
});

/** An order of a customer, on the way to an address. */
async function toAddress(me: Customer, address_details = "House 12, Road 5, Dhanmondi", by = rider.token) {
  const { body } = await shop.post(
    "/api/place-order",
    {
      address_details,
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: product, quantity: 1 }],
    },
    { token: me.token },
  );
  const { id, number } = body.order as { id: number; number: string };
  await step(id, "placed", "confirmed");
  await step(id, "confirmed", "packed");
  await takeOut([id], by);
  return { id, number };
}

const position = { latitude: 23.746123456, longitude: 90.376987654 };
const saved = { latitude: 23.74612, longitude: 90.37699 };
const stopOf = async (id: number, by = rider.token) =>
  (await round(by)).stops.find((stop: any) => stop.id === id);
const orderOf = async (me: Customer, number: string) =>
  (await shop.get(`/api/my-orders/${number}`, { token: me.token })).body.data;

test("the door is asked for once, saved to five decimals as the customer agreed, and known at the next order", async () => {
  const me = await newcomer(shop);
  const first = await toAddress(me);
  expect(await stopOf(first.id)).toMatchObject({ pin_unknown: true });
  expect((await orderOf(me, first.number)).pinned).toBeUndefined();
  expect((await say(first.id, "delivered", { pin: position })).status).toBe(200);
  // As another person writes it.
  const next = await toAddress(me, "house no 12, road 5, dhanmondi");
  const stop = await stopOf(next.id);
  expect([stop.pin, stop.pin_unknown]).toEqual([saved, undefined]);
  expect((await orderOf(me, next.number)).pinned).toBe(true);
  const elsewhere = await toAddress(me, "House 13, Road 5, Dhanmondi");
  expect(await stopOf(elsewhere.id)).toMatchObject({ pin_unknown: true });
  const stranger = await toAddress(await newcomer(shop));
  expect(await stopOf(stranger.id)).toMatchObject({ pin_unknown: true });
});

test("a position is stored with the address alone: neither with the answer, nor in the journal", async () => {
  const me = await newcomer(shop);
  const { id } = await toAddress(me);
  await say(id, "delivered", { pin: position });
  const rows = await shop.sql(
    `select (select json_agg(a) from stop_answers a where order_id = $1) as answers,
            (select json_agg(j) from journal j where kind = 'order' and subject_id = $1::bigint::text) as journal`,
    [id],
  );
  expect(JSON.stringify(rows)).toContain("order.address_pinned");
  expect(JSON.stringify(rows)).not.toMatch(/23\.74|90\.37/);
});

test("who says no is not asked again; nobody there agrees to nothing, and a position abroad is refused", async () => {
  const me = await newcomer(shop);
  const { id } = await toAddress(me);
  expect((await say(id, "nobody_there", { pin: position })).status).toBe(422);
  expect((await say(id, "delivered", { pin: { latitude: 51.5, longitude: 0 } })).body.errors).toBeDefined();
  expect((await say(id, "delivered", { pin: "declined" })).status).toBe(200);
  const next = await toAddress(me);
  const stop = await stopOf(next.id);
  expect([stop.pin, stop.pin_unknown]).toEqual([undefined, undefined]);
});

test("the customer sees that a pin is saved, and deletes it: with it alone, with the address, with the account", async () => {
  const me = await newcomer(shop);
  const home = { address_details: "House 12, Road 5, Dhanmondi", mobile_no: "01712345678" };
  const { address } = (await me.post("addresses", home)).body;
  const pin = async () => {
    const { id, number } = await toAddress(me);
    await say(id, "delivered", { pin: position });
    return number;
  };
  const number = await pin();
  const listed = async () => (await me.get("addresses")).body.data.map(({ pinned }: any) => pinned);
  expect(await listed()).toEqual([true]);
  const stranger = await newcomer(shop);
  const { address_details } = home;
  await stranger.post("address-pins/remove", { address_details });
  expect(await listed()).toEqual([true]);
  expect((await me.post("address-pins/remove", { address_details })).status).toBe(200);
  expect([await listed(), (await orderOf(me, number)).pinned]).toEqual([[undefined], undefined]);
  expect(await stopOf((await toAddress(me)).id)).not.toHaveProperty("pin_unknown");

  await me.post(`addresses/${address.id}/remove`);
  const rows = () => shop.sql("select from address_pins where user_id = $1", [me.id]);
  expect(await rows()).toEqual([]);
  await pin();
  expect(await rows()).toHaveLength(1);
  await cleanUp(shop.shop);
  expect(await rows()).toHaveLength(1);
  await shop.sql("update address_pins set created_at = now() - interval '366 days' where user_id = $1", [
    me.id,
  ]);
  await cleanUp(shop.shop);
  expect(await rows()).toHaveLength(1);
  await shop.sql("update orders set created_at = now() - interval '366 days' where user_id = $1", [me.id]);
  await cleanUp(shop.shop);
  expect(await rows()).toEqual([]);
});

/** Orders of one customer at doors of a known place, on the way with a rider of their own. */
async function onTheWayTo(latitudes: number[]) {
  const me = await newcomer(shop);
  const by = await newRider("Karim Mia");
  const ids: number[] = [];
  for (const latitude of latitudes) {
    const address = `House ${ids.length + 1}, Road 9`;
    await shop.sql(
      "insert into address_pins (user_id, address_details, latitude, longitude) values ($1, $2, $3, 90.4)",
      [me.id, address, latitude],
    );
    ids.push((await toAddress(me, address, by.token)).id);
  }
  const way = async () => (await round(by.token)).stops.map(({ id }: any) => id) as number[];
  const at = (...places: number[]) => places.map((place) => ids[place] as number);
  return { me, by, ids, way, at };
}

test("stops go by the shortest way, which goes on from the last answered door", async () => {
  const { by, ids, way, at } = await onTheWayTo([23.7, 23.76, 23.72, 23.74]);
  const { stops, is_moved } = await round(by.token);
  expect([wayLengthKm(stops).toFixed(1), is_moved]).toEqual(["6.7", false]);
  expect([at(0, 2, 3, 1), at(1, 3, 2, 0)]).toContainEqual(await way());
  await say(ids[3] as number, "delivered", {}, { token: by.token });
  expect(await way()).toEqual(at(1, 2, 0));
});

test("a rider's own order counts until the shortest way is wanted again, and new stops come behind it", async () => {
  const { me, by, ids, way, at } = await onTheWayTo([23.7, 23.72, 23.74]);
  const shortest = await way();
  const move = (stops: number[], token = by.token) => shop.post("/api/admin/round/way", { stops }, { token });
  expect((await move(at(1, 0, 2))).body).toEqual({ success: true });
  expect([await way(), (await round(by.token)).is_moved]).toEqual([at(1, 0, 2), true]);
  // The answer of the last one waits unsent on the phone.
  expect((await move(at(2, 0))).body).toEqual({ success: true });
  expect(await way()).toEqual(at(2, 0, 1));
  expect((await move(at(0, 1, 2), rider.token)).body.code).toBe("changed");
  await move([]);
  expect([await way(), (await round(by.token)).is_moved]).toEqual([shortest, false]);
  await move(at(1, 0, 2));
  await say(ids[1] as number, "delivered", {}, { token: by.token });
  expect(await way()).toEqual(at(0, 2));
  const added = await toAddress(me, "House 3, Road 9", by.token);
  expect([await way(), (await round(by.token)).is_moved]).toEqual([[...at(0, 2), added.id], true]);
  await move([]);
  expect((await round(by.token)).is_moved).toBe(false);
});

test("the customer sees how many stops are before, and about when, and nothing of the others", async () => {
  const { me, by, ids, way } = await onTheWayTo([23.7, 23.72, 23.74]);
  const [first, second, third] = await way();
  const mine = (id: number | undefined) => orderOf(me, `TK-${10_000 + (id ?? 0)}`);
  const counts = async () =>
    Promise.all([first, second, third].map(async (id) => (await mine(id)).arrival?.stops_before));
  expect(await counts()).toEqual([0, 1, 2]);
  const { from, to, ...rest } = (await mine(third)).arrival;
  expect(rest).toEqual({ stops_before: 2 });
  expect(Date.parse(from)).toBeGreaterThan(Date.now());
  expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(15 * 60_000);
  await say(first as number, "delivered", {}, { token: by.token });
  expect(await counts()).toEqual([undefined, 0, 1]);
  await shop.post("/api/admin/round/way", { stops: [third, second] }, { token: by.token });
  expect(await counts()).toEqual([undefined, 1, 0]);
  expect(ids).toHaveLength(3);
});

import { expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { receive } from "#tests/support/orders/ordering.ts";
import { openPackingShop } from "#tests/support/orders/packing.ts";

const { shop, token, admin, productWith, stockOf, order, step, take } = await openPackingShop();
await receive(shop, token, await productWith(5));

const numberOf = (id: number) => `TK-${10_000 + id}`;
const send = (id: number, was: number, lines: { item: number; quantity: number }[], more: object) =>
  shop.post(`/api/my-orders/${numberOf(id)}/items`, { was, lines, ...more }, { token });
const own = async (id: number) => (await shop.get(`/api/my-orders/${numberOf(id)}`, { token })).body.data;
const journal = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;

/** An order for the first slot of a new area, whose second one takes one order. */
async function slotted(place: string) {
  const area = await newArea(shop, admin, {
    places: [place],
    slots: [slotDraft(8, 12), slotDraft(16, 20, 1)],
  });
  const [morning, evening] = area.slots.map((id) => ({ id, day: dayAhead(1) })) as [AreaSlot, AreaSlot];
  const milk = await productWith(20, 30_000);
  const one = async () =>
    (
      await order([{ product_id: milk, quantity: 1 }], {
        more: { place, slot: morning, fee: 40, address_details: "House 1, Road 1" },
      })
    ).body.order as { id: number; order_items: { id: number }[] };
  const taken = async ({ id, day }: AreaSlot) =>
    (await shop.sql("select taken from delivery_slot_days where slot_id = $1 and day = $2", [id, day]))[0]
      ?.taken ?? 0;
  return { milk, morning, evening, one, taken };
}
type AreaSlot = { id: number; day: string };
const seen = { day: dayAhead(1), from: 480, to: 720 };

test("one save changes lines, address and time together, and again after a lost answer changes nothing", async () => {
  const { milk, morning, evening, one, taken } = await slotted("dhaka/mirpur");
  const { id, order_items: items } = await one();
  const change = {
    address: { was: "House 1, Road 1", address_details: "House 9, Road 2" },
    time: { slot: evening, was: seen },
  };
  const lines = [{ item: items[0]?.id as number, quantity: 3 }];
  const saved = await send(id, 0, lines, change);
  expect(saved.body.data, JSON.stringify(saved.body)).toMatchObject({
    address_details: "House 9, Road 2",
    slot: evening,
    total_price: 940,
    revision: 1,
  });
  expect([await taken(morning), await taken(evening), await stockOf(milk)]).toEqual([0, 1, 17]);
  expect((await send(id, 0, lines, change)).status).toBe(200);
  expect([await taken(evening), await stockOf(milk)]).toEqual([1, 17]);
  expect((await journal(id)).map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(["order.changed_by_customer", "order.delivery_changed", "order.slot_changed"]),
  );
});

test("address and time alone are saved, too", async () => {
  const { evening, one } = await slotted("dhaka/tejgaon");
  const { id, order_items: items } = await one();
  const lines = [{ item: items[0]?.id as number, quantity: 1 }];
  const saved = await send(id, 0, lines, { time: { slot: evening, was: seen } });
  expect(saved.body.data, JSON.stringify(saved.body)).toMatchObject({ slot: evening, revision: 0 });
  const again = await send(id, 0, lines, {
    address: { was: "House 1, Road 1", address_details: "House 9" },
  });
  expect(again.body.data).toMatchObject({ address_details: "House 9", slot: evening });
});

test("the same change of address and time with a wish succeeds again, though packing has begun since", async () => {
  const { evening, one, taken } = await slotted("dhaka/khilgaon");
  const { id, order_items: items } = await one();
  const lines = [{ item: items[0]?.id as number, quantity: 1, if_missing: "similar" }];
  const change = {
    address: { was: "House 1, Road 1", address_details: "House 9" },
    time: { slot: evening, was: seen },
  };
  expect((await send(id, 0, lines, change)).status).toBe(200);
  await step(id, "placed", "confirmed");
  await take(id);
  const again = await send(id, 0, lines, change);
  expect([again.status, again.body.data?.address_details]).toEqual([200, "House 9"]);
  expect(await taken(evening)).toBe(1);
  const other = { address: { was: "House 9", address_details: "House 10" } };
  expect((await send(id, 0, lines, other)).body.code).toBe("changed");
});

test("where one part is refused, none is made: a full or stale time, a stale address, another place", async () => {
  const { milk, morning, evening, one, taken } = await slotted("dhaka/uttara-east");
  const other = await one();
  expect(
    (
      await send(other.id, 0, [{ item: other.order_items[0]?.id as number, quantity: 1 }], {
        time: { slot: evening, was: seen },
      })
    ).status,
  ).toBe(200);
  const { id, order_items: items } = await one();
  const lines = [{ item: items[0]?.id as number, quantity: 3 }];
  const stock = await stockOf(milk);
  const address = { was: "House 1, Road 1", address_details: "House 9, Road 2" };
  const refused = [
    { address, time: { slot: evening, was: seen } },
    { address, time: { slot: { ...morning, day: dayAhead(2) }, was: null } },
    { address: { ...address, was: "House 4" } },
    { address: { ...address, place: "dhaka/gulshan" } },
  ];
  const codes = [];
  for (const change of refused) codes.push((await send(id, 0, lines, change)).body.code);
  expect(codes).toEqual(["slot_gone", "changed", "changed", "changed"]);
  expect(await own(id)).toMatchObject({ address_details: "House 1, Road 1", revision: 0, slot: morning });
  expect([await stockOf(milk), await taken(evening)]).toEqual([stock, 1]);
});

test("of ten orders that want the last free time with other changes, one has it", async () => {
  const { milk, evening, one, taken } = await slotted("dhaka/badda");
  const orders = [];
  for (let turn = 0; turn < 10; turn++) orders.push(await one());
  const stock = (await stockOf(milk)) as number;
  const answers = await Promise.all(
    orders.map(({ id, order_items: items }) =>
      send(id, 0, [{ item: items[0]?.id as number, quantity: 2 }], { time: { slot: evening, was: seen } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await taken(evening), await stockOf(milk)]).toEqual([1, stock - 1]);
});

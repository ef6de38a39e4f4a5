import { beforeAll, describe, expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import { untilServed } from "#tests/support/shop/row-locks.ts";

const { shop, token, productWith, order } = await openOrderingShop();
const admin = await shop.signInAdmin();
const tomorrow = dayAhead(1);
const place = "dhaka/dhanmondi";

const takenOf = async (slot: number, day = tomorrow) =>
  (
    await shop.sql<{ taken: number }>(
      "select taken from delivery_slot_days where slot_id = $1 and day = $2",
      [slot, day],
    )
  )[0]?.taken ?? 0;

describe("without any area", () => {
  test("an order with a place costs what it cost before, and says nothing of a fee", async () => {
    const product = await productWith(null, 5_000);
    const { body } = await order([{ product_id: product, quantity: 1 }], { more: { place } });
    expect([body.order.total_price, body.order.fee, body.order.slot]).toEqual([50, undefined, undefined]);
    expect(body.order.to_agree).toBeUndefined();
    const { body: offer } = await shop.get(`/api/delivery?place=${encodeURIComponent(place)}`);
    expect(offer.data).toMatchObject({ places_open: false, days: [] });
    expect(offer.data.area).toBeUndefined();
  });
});

describe("with an area", () => {
  let area: Awaited<ReturnType<typeof newArea>>;
  let morning = 0;
  let evening = 0;
  let product = 0;
  const items = (quantity = 1) => [{ product_id: product, quantity }];
  beforeAll(async () => {
    area = await newArea(shop, admin);
    [morning = 0, evening = 0] = area.slots;
    product = await productWith(null, 10_000);
  });
  const chosen = (more: object = {}) => ({ place, slot: { id: morning, day: tomorrow }, fee: 40, ...more });

  test("an order has its slot and its fee, free from an amount on, and every answer says so", async () => {
    const before = await takenOf(morning);
    const { status, body } = await order(items(2), { more: chosen() });
    expect(status).toBe(200);
    const terms = { items_total: 200, fee: 40, slot: { id: morning, day: tomorrow, from: 480, to: 720 } };
    expect(body.order).toMatchObject({ total_price: 240, ...terms });
    expect(await takenOf(morning)).toBe(before + 1);
    expect((await shop.get("/api/my-orders", { token })).body.orders[0]).toMatchObject(terms);
    const free = await order(items(10), { more: chosen() });
    expect(free.body.order).toMatchObject({ total_price: 1000, items_total: 1000, fee: 0 });
  });

  test("a client that knows only the specification's call orders as before", async () => {
    const { body } = await order(items());
    expect([body.order.total_price, body.order.fee, body.order.slot]).toEqual([100, undefined, undefined]);
  });

  test("a place that no area has is taken and agreed by phone; a time that is not offered there is refused", async () => {
    const { status, body } = await order(items(), { more: { place: "tangail/dhanbari" } });
    expect([status, body.order.total_price, body.order.place.name]).toEqual([200, 100, "Dhanbari"]);
    expect(body.order).toMatchObject({ to_agree: "delivery", needs_call: true });
    expect([body.order.fee, body.order.slot]).toEqual([undefined, undefined]);
    const late = await order(items(), { more: chosen({ place: "tangail/dhanbari" }) });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      "slot_gone",
      "This time is not offered there any more. Your order is not sent yet.",
    ]);
  });

  test("an order without a place, or without a time where times are offered, says what is still to be agreed", async () => {
    const me = await shop.newCustomer("Open Order");
    const ordered = async (more: object) => (await order(items(), { token: me, more })).body.order;
    const open = await ordered({});
    const timeless = await ordered({ place, fee: 40 });
    const full = await ordered(chosen());
    expect([open.to_agree, timeless.to_agree, full.to_agree]).toEqual(["delivery", "time", undefined]);
    expect([timeless.fee, timeless.total_price]).toEqual([40, 140]);
    const { orders } = (await shop.get("/api/my-orders", { token: me })).body;
    expect(orders.map((order: any) => order.to_agree)).toEqual([undefined, "time", "delivery"]);
    const mine = await shop.get(`/api/my-orders/${open.number}`, { token: me });
    expect(mine.body.data).toMatchObject({ to_agree: "delivery", needs_call: true });
    const staff = await shop.get(`/api/admin/orders/${open.id}`, { token: admin });
    expect(staff.body.data.to_agree).toBe("delivery");
  });

  test("a fee that rose is refused, one that fell is passed on", async () => {
    const risen = await order(items(), { more: chosen({ fee: 30 }) });
    expect([risen.status, risen.body.code]).toEqual([409, "fee_changed"]);
    expect(risen.body.message).toBe("Delivery costs ৳40 now. Your order is not sent yet.");
    expect((await order(items(), { more: chosen({ fee: 60 }) })).body.order.fee).toBe(40);
  });

  test("200 shoppers at once for 50 places of a slot: exactly 50, and a cancelled one gives its place back", async () => {
    const { slots } = await newArea(shop, admin, {
      name_en: "Mirpur",
      name_bn: "মিরপুর",
      places: ["dhaka/mirpur"],
      slots: [slotDraft(8, 12, 50)],
    });
    const [slot = 0] = slots;
    const more = { place: "dhaka/mirpur", slot: { id: slot, day: tomorrow } };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => untilServed(() => order(items(), { more }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(150);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["slot_gone"]));
    expect(refused[0]?.body.message).toBe(
      "Tomorrow 8 am–12 pm has just filled up. Your order is not sent yet.",
    );
    expect(refused[0]?.body.details.delivery.days[1].slots[0].state).toBe("full");
    expect(await takenOf(slot)).toBe(50);
    expect(await shop.sql("select from orders where slot_id = $1", [slot])).toHaveLength(50);

    const id = answers.find(({ status }) => status === 200)?.body.order.id;
    const cancelled = await shop.post(
      `/api/admin/orders/${id}/steps`,
      { from: "pending", status: "cancelled", reason: "customer_asked" },
      { token: admin },
    );
    expect(cancelled.status).toBe(200);
    expect(await takenOf(slot)).toBe(49);
    expect((await order(items(), { more })).status).toBe(200);
    expect((await order(items(), { more })).status).toBe(409);
  });

  test("a place of a slot is given back where the order fails, and the same key takes one once", async () => {
    const before = await takenOf(evening);
    const scarce = await productWith(0);
    const more = chosen({ slot: { id: evening, day: tomorrow } });
    expect((await order([{ product_id: scarce, quantity: 1 }], { more })).body.code).toBe("sold_out");
    expect(await takenOf(evening)).toBe(before);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => order(items(), { more, key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await takenOf(evening)).toBe(before + 1);
  });

  test("a slot that closed, a day that is closed and a slot of elsewhere are refused, each in its words", async () => {
    const said = async (slot: object, before?: () => Promise<unknown>) => {
      await before?.();
      const { status, body } = await order(items(), { more: chosen({ slot }) });
      return [status, body.code, body.message];
    };
    await shop.sql("update delivery_slots set from_minute = 1, to_minute = 2 where id = $1", [evening]);
    const over = await said({ id: evening, day: dayAhead(0) });
    expect(over.slice(0, 2)).toEqual([409, "slot_gone"]);
    expect(over[2]).toMatch(/^Orders for Today 12:01–12:02 am closed at /);
    await shop.sql("insert into delivery_slot_days (slot_id, day, closed) values ($1, $2, true)", [
      morning,
      dayAhead(3),
    ]);
    expect((await said({ id: morning, day: dayAhead(3) }))[2]).toMatch(/^We do not deliver .* 8 am–12 pm\./);
    for (const slot of [
      { id: 999_999, day: tomorrow },
      { id: morning, day: dayAhead(30) },
      { id: morning, day: dayAhead(-1) },
    ])
      expect(await said(slot)).toEqual([
        409,
        "slot_gone",
        "This time is not offered there any more. Your order is not sent yet.",
      ]);
    const odd = await order(items(), { more: chosen({ slot: { id: morning, day: "tomorrow" } }) });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ["slot.day"]]);
  });

  test("an area's smallest order holds there", async () => {
    await newArea(shop, admin, { places: ["dhaka/gulshan"], min_order: 500 });
    const small = await order(items(), { more: { place: "dhaka/gulshan" } });
    expect([small.status, small.body.code]).toEqual([409, "below_minimum"]);
    expect((await order(items(5), { more: { place: "dhaka/gulshan" } })).body.order.fee).toBe(40);
  });

  test("the shop's change of an order keeps its fee", async () => {
    const { body } = await order(items(2), { more: chosen() });
    const { id, order_items } = body.order;
    const lines = [{ item: order_items[0].id, quantity: 3 }];
    const edited = await shop.post(`/api/admin/orders/${id}/edits`, { was: 0, lines }, { token: admin });
    expect(edited.body.data, JSON.stringify(edited.body)).toMatchObject({
      total_price: 340,
      items_total: 300,
      fee: 40,
    });
  });
});

describe("what goes only near", () => {
  let fish = 0;
  let rice = 0;
  beforeAll(async () => {
    const far = { places: ["dhaka/savar"], brings_perishables: false, slots: [] };
    await newArea(shop, admin, { ...far, name_en: "Savar", name_bn: "সাভার" });
    await newArea(shop, admin, { places: ["dhaka/banani"], slots: [] });
    [fish, rice] = [await productWith(10), await productWith(10)];
    await shop.sql("update products set is_perishable = true where id = $1", [fish]);
  });
  const both = () => [fish, rice].map((id) => ({ product_id: id, quantity: 1 }));

  test("is agreed by phone where the area takes no perishables; elsewhere it is ordered as usual", async () => {
    const to = async (place: string, lines: object[] = both()) =>
      (await order(lines, { more: { place } })).body.order;
    expect(await to("dhaka/savar")).toMatchObject({ to_agree: "delivery", needs_call: true });
    expect((await to("dhaka/savar")).fee).toBeUndefined();
    const near = [await to("dhaka/savar", [{ product_id: rice, quantity: 1 }]), await to("dhaka/banani")];
    expect(near.map(({ fee, to_agree }) => [fee, to_agree])).toEqual([
      [40, undefined],
      [40, undefined],
    ]);
    expect(await shop.sql("select stock from products where id = $1", [fish])).toEqual([{ stock: 7 }]);
  });

  test("is marked in the catalogue, and an area says that it brings none", async () => {
    expect((await shop.get(`/api/products/${fish}`)).body.data.perishable).toBe(1);
    expect((await shop.get(`/api/products/${rice}`)).body.data.perishable).toBeUndefined();
    const area = async (where: string) =>
      (await shop.get(`/api/delivery?place=${encodeURIComponent(where)}`)).body.data.area;
    expect((await area("dhaka/savar")).perishables).toBe(false);
    expect((await area("dhaka/banani")).perishables).toBeUndefined();
  });
});

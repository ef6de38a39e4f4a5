import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { newArea } from "#tests/support/orders/delivery.ts";
import { insertOffer, type OrderOfferToStore } from "#tests/support/orders/offering.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, admin, token, productWith, order, edit, step, takeOut, say, round, shown } =
  await openRidingShop();

const offer = (terms: OrderOfferToStore) => insertOffer(shop, terms);
afterEach(() => shop.sql("update offers set starts_at = now() - interval '9 days', ends_at = now()"));

/** Orders so many pieces, at 50 taka each. */
async function ordered(quantity: number, more: object = {}, as = token) {
  const id = await productWith(1_000);
  return order([{ product_id: id, quantity }], { more, token: as });
}
const offerOf = ({ body }: Awaited<ReturnType<typeof ordered>>) => body.order?.offer;
const code = () => `CODE${randomUUID().slice(0, 8).toUpperCase()}`;
const usesOf = async (id: number) =>
  (await shop.sql<{ all: number }>("select count(*)::int as all from orders where offer_id = $1", [id]))[0]
    ?.all;

describe("an order has the best of the offers", () => {
  test("one of them, whichever takes off the most, besides a price offer and a discount by staff", async () => {
    await offer({ kind: "order", amount: 30, from: 100 });
    await offer({ kind: "several", pieces: 3, free: true });
    const sums = { items_total: 150, fee: 0, total_price: 100, offer: { name: "Test several", amount: 50 } };
    expect((await ordered(3)).body.order).toMatchObject(sums);
    expect(offerOf(await ordered(2))).toEqual({ name: "Test order", amount: 30 });
    expect(offerOf(await ordered(1))).toBeUndefined();

    const id = await productWith(10, 10_000);
    await shop.sql(
      `with made as (insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at)
         values ('price', 'Half', 'অর্ধেক', 50, 'products', now()) returning id)
       insert into offer_products select id, $1 from made`,
      [id],
    );
    shop.shop.queues.wake();
    await expect
      .poll(() => shop.sql("select price_poisha from products where id = $1", [id]))
      .toEqual([{ price_poisha: 5_000 }]);
    const phone = { ...draftOf([{ product_id: id, quantity: 2 }]), customer: { name: "Caller" } };
    const discount = { amount: 5, reason: "Late" };
    const { body } = await shop.post("/api/admin/orders", { ...phone, discount }, { token: admin });
    expect(body.order).toMatchObject({
      items_total: 100,
      offer: { name: "Test order", amount: 30 },
      discount: 5,
      total_price: 65,
    });
  });

  test("delivery is free or reduced from an amount, in its areas", async () => {
    const area = await newArea(shop, admin, { fee: 60 });
    const where = { place: "dhaka/dhanmondi", street: "Road 5", fee: 60 };
    await offer({ kind: "delivery", from: 100, areas: [area.id] });
    expect((await ordered(2, where)).body.order).toMatchObject({
      items_total: 100,
      fee: 60,
      offer: { name: "Test delivery", amount: 60 },
      total_price: 100,
    });
    expect(offerOf(await ordered(1, where))).toBeUndefined();
    expect(offerOf(await ordered(2))).toBeUndefined();
    await newArea(shop, admin, { fee: 60, places: ["dhaka/mirpur"] });
    expect(offerOf(await ordered(2, { ...where, place: "dhaka/mirpur" }))).toBeUndefined();
  });

  test("that it is not, does not count as used", async () => {
    const small = await offer({ amount: 10, maxUses: 5 });
    const large = await offer({ amount: 20, maxUses: 5 });
    await ordered(1);
    expect([await usesOf(small), await usesOf(large)]).toEqual([0, 1]);
  });
});

describe("a code", () => {
  test("is typed in any case and digits; what it takes off is the order's", async () => {
    await offer({ amount: 20, code: "EID50" });
    const answer = await ordered(2, { code: " eid৫০ " });
    expect(answer.body.order.offer).toEqual({ name: "Test order", amount: 20, code: "EID50" });
    expect(offerOf(await ordered(2))).toBeUndefined();
  });

  test("is refused with the reason: unknown, not begun, over, or nothing to take off", async () => {
    const late = code();
    const over = code();
    const high = code();
    await offer({ amount: 20, code: late, starts: "1 day", ends: "2 days" });
    await offer({ amount: 20, code: over, starts: "-2 days", ends: "-1 day" });
    await offer({ amount: 20, code: high, from: 9_999 });
    const said = async (one: string) => {
      const { status, body } = await shop.post(
        "/api/place-order?lang=en",
        draftOf([{ product_id: await productWith(9), quantity: 1 }], { code: one }),
        { token },
      );
      return [status, body.code, body.message];
    };
    expect(await said("NOSUCHCODE")).toEqual([
      409,
      "code_refused",
      "This code does not exist. Check the spelling.",
    ]);
    expect(await said(late)).toEqual([
      409,
      "code_refused",
      expect.stringMatching(/^This code is valid from \w{3} /),
    ]);
    expect(await said(over)).toEqual([409, "code_refused", "This offer is over."]);
    expect(await said(high)).toEqual([409, "code_refused", "This code takes nothing off what you order."]);
    expect((await ordered(1, { code: high, offer_discount: 0 })).status).toBe(200);
  });

  test("has total uses, uses per customer and per mobile number, and first orders only", async () => {
    const total = code();
    const mine = code();
    const phone = code();
    const first = code();
    const once = await offer({ amount: 5, code: total, maxUses: 1 });
    await offer({ amount: 5, code: mine, perCustomer: 1 });
    await offer({ amount: 5, code: phone, perMobile: 1 });
    await offer({ amount: 5, code: first, first: true });
    const other = await shop.newCustomer("Other");
    const refused = async (one: string, as: string) => {
      const { body } = await ordered(1, { code: one, ...(as === other && { mobile_no: "01812345678" }) }, as);
      return body.success ? "" : body.message;
    };
    expect(await refused(total, token)).toBe("");
    expect(await refused(total, other)).toBe("This offer has been used up.");
    expect(await refused(mine, token)).toBe("");
    expect(await refused(mine, token)).toBe("You have already used this offer.");
    expect(await refused(phone, token)).toBe("");
    const { body } = await ordered(1, { code: phone }, await shop.newCustomer("Same phone"));
    expect(body.message).toBe("This offer has already been used with this mobile number.");
    expect(await refused(first, token)).toBe("This offer is for first orders only.");
    expect(await refused(first, other)).toBe("");

    const [used] = await shop.sql<{ id: number }>("select id from orders where offer_id = $1", [once]);
    for (let again = 0; again < 2; again++)
      await shop.post(
        `/api/admin/orders/${used?.id}/steps`,
        { from: "pending", status: "cancelled", reason: "out_of_stock" },
        { token: admin },
      );
    expect(await refused(total, other)).toBe("");
    expect(await refused(total, token)).toBe("This offer has been used up.");
  });

  test("limits count for automatic offers, too: the next best is taken, and refused if it is less than shown", async () => {
    await offer({ amount: 20, perCustomer: 1 });
    await offer({ amount: 10 });
    expect(offerOf(await ordered(1, { offer_discount: 20 }))?.amount).toBe(20);
    const answer = await ordered(1, { offer_discount: 20 });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      "offer_changed",
      { discount: 10, name: "Test order" },
    ]);
    expect(answer.body.message).toBe("You have already used this offer. Instead Test order takes ৳10 off.");
    expect(offerOf(await ordered(1, { offer_discount: 10 }))?.amount).toBe(10);
  });

  test("an offer that ended while the cart held it is refused; a better one is passed on", async () => {
    const id = await offer({ amount: 10 });
    await shop.sql("update offers set ends_at = now() where id = $1", [id]);
    const answer = await ordered(1, { offer_discount: 10 });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      "offer_changed",
      { discount: 0 },
    ]);
    expect(answer.body.message).toBe("The offer that you saw no longer applies. Nothing is taken off now.");
    await offer({ amount: 15 });
    expect(offerOf(await ordered(1, { offer_discount: 10 }))?.amount).toBe(15);
  });
});

describe("what an offer takes off stands on the lines", () => {
  const sharesOf = (one: any) => one.order_items.map(({ discount }: any) => discount);

  test("it falls with a line's price, comes back with it, and never grows", async () => {
    await offer({ amount: 30 });
    const items = [
      { product_id: await productWith(50), quantity: 1 },
      { product_id: await productWith(50), quantity: 2 },
    ];
    const { body } = await order(items);
    expect(sharesOf(body.order)).toEqual([10, 20]);
    const { id, order_items } = body.order;
    const [first, second] = order_items.map((item: any) => item.id);
    const change = (was: number, ones: number, twos: number) =>
      edit(id, was, [
        { item: first, quantity: ones },
        { item: second, quantity: twos },
      ]);
    const changedTo = async (answer: ReturnType<typeof edit>) => {
      const { data } = (await answer).body;
      return [sharesOf(data), data.offer.amount, data.total_price];
    };
    expect(await changedTo(change(0, 1, 1))).toEqual([[10, 10], 20, 80]);
    expect(await changedTo(change(1, 1, 2))).toEqual([[10, 20], 30, 120]);
    expect(await changedTo(change(2, 3, 2))).toEqual([[10, 20], 30, 220]);
    expect(await changedTo(edit(id, 3, [{ item: second, quantity: 2 }]))).toEqual([[20], 20, 80]);
    const more = [{ item: second, quantity: 2 }];
    const both = await edit(id, 4, more, { discount: { amount: 8, reason: "Late" } });
    expect(both.body.data).toMatchObject({ offer: { amount: 20 }, discount: 8, total_price: 72 });
    expect(sharesOf(both.body.data)).toEqual([28]);
  });

  test("what is given back at the door takes its share with it; the rider's phone knows the rest", async () => {
    await offer({ percent: 10 });
    const { body } = await order([{ product_id: await productWith(50), quantity: 3 }]);
    const { id, order_items } = body.order;
    await step(id, "placed", "confirmed");
    await step(id, "confirmed", "packed");
    await takeOut([id]);
    const stop = (await round()).stops.find((stop: any) => stop.id === id);
    expect(stop).toMatchObject({ total: 135, discount: 15, lines: [{ offer: { share: 15, price: 150 } }] });
    const back = [{ item: order_items[0].id, quantity: 1, reason: "not_wanted" }];
    const { status } = await say(id, "partly", { lines: back, cash: 90 });
    expect(status).toBe(200);
    expect(await shown(id)).toMatchObject({ total_price: 90, offer: { amount: 10 }, paid: 90 });
  });

  test("free delivery stays with another place, at most its fee", async () => {
    const near = "dhaka/gulshan";
    const far = "dhaka/banani";
    await newArea(shop, admin, { fee: 60, places: [near] });
    await newArea(shop, admin, { fee: 100, places: [far] });
    await offer({ kind: "delivery" });
    const { body } = await ordered(1, { place: near, street: "Road 5", fee: 60 });
    const { status } = await shop.post(
      `/api/admin/orders/${body.order.id}/place`,
      { place: far, was: near, fee: 100 },
      { token: admin },
    );
    expect(status).toBe(200);
    expect(await shown(body.order.id)).toMatchObject({ fee: 100, offer: { amount: 60 }, total_price: 90 });
  });
});

test("shoppers are changedTo the running offers, without those that they have used up, and what a code is", async () => {
  const product = await productWith(9);
  const name = code();
  await offer({ kind: "several", pieces: 2, percent: 10, products: [product, 1] });
  await offer({ amount: 10, perCustomer: 1, from: 50 });
  await offer({ amount: 10, code: name, perCustomer: 1 });
  const offers = async (as?: string) =>
    (await shop.post("/api/order-offers?lang=en", { products: [product] }, as ? { token: as } : {})).body
      .data;
  const several = { kind: "several", percent: 10, pieces: 2, products: [product] };
  expect(await offers()).toMatchObject([several, { kind: "order", amount: 10, from: 50 }]);
  expect(await offers(token)).toHaveLength(2);
  await order([{ product_id: product, quantity: 1 }]);
  expect(await offers(token)).toMatchObject([several]);
  const check = (as?: string) =>
    shop.post(
      "/api/offer-codes?lang=en",
      { code: name.toLowerCase(), products: [product] },
      as ? { token: as } : {},
    );
  expect((await check()).body.data).toMatchObject({ code: name, amount: 10 });
  await order([{ product_id: product, quantity: 1 }], { more: { code: name } });
  expect((await check(token)).body.message).toBe("You have already used this offer.");
});

import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { AdminOffer, OfferFields, OfferPreview, OfferResult } from "./contract.ts";

const shop = await testShop();
const { token } = await shop.newStaff("Rina", "offers");
await shop.newCustomer("Buyer");
await shop.newCustomer("Other");

const hour = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const [areaRow] = await shop.sql<{ id: number }>(
  "insert into delivery_areas (name_en, name_bn, fee_poisha) values ('Mirpur', 'মিরপুর', 6000) returning id::int",
);
const mirpur = areaRow?.id ?? 0;

const terms: OfferFields = {
  kind: "order",
  name_en: "Big basket",
  name_bn: "বড় বাজার",
  percent: null,
  amount: 100,
  from: 999,
  applies_to: "all",
  categories: [],
  products: [],
  starts_at: null,
  ends_at: null,
};
const several: Partial<OfferFields> = {
  kind: "several",
  amount: null,
  from: null,
  pieces: 3,
  cheapest_free: true,
  applies_to: "categories",
  categories: [2],
};
const delivery: Partial<OfferFields> = {
  kind: "delivery",
  amount: null,
  applies_to: "areas",
  areas: [mirpur],
};
const price: Partial<OfferFields> = { kind: "price", percent: 10, amount: null, from: null };

const act = (path: string, body: object) => shop.post(`/api/admin/offers${path}`, body, { token });
const create = (change: Partial<OfferFields> = {}) => act("", { ...terms, ...change });
const made = async (change: Partial<OfferFields> = {}): Promise<AdminOffer> => {
  const { status, body } = await create(change);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
};
const change = ({ id, version }: AdminOffer, to: Partial<OfferFields>) =>
  act(`/${id}`, { ...terms, ...to, version });
const stored = async (id: number): Promise<AdminOffer> =>
  (await shop.get(`/api/admin/offers/${id}`, { token })).body.data;
const wrong = async (to: object) => {
  const { status, body } = await act("", { ...terms, ...to });
  return [status, ...Object.keys(body.errors ?? {})];
};
const codesOf = async (id: number) =>
  (
    await shop.sql<{ code: string }>("select code from offer_codes where offer_id = $1 order by code", [id])
  ).map(({ code }) => code);
const journalOf = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=offer&subject=${id}`, { token })).body.data;

type Sale = {
  status?: string;
  buyer?: string;
  quantity?: number;
  product?: number;
  price?: number;
  fee?: number;
  area?: number | null;
  offer?: number | null;
  code?: string | null;
  off?: number;
};

/** An order of one product, in taka, with an offer that takes off `off`; its id. */
async function sold({
  status = "completed",
  buyer = "Buyer",
  quantity = 1,
  product = 1,
  price: each = 100,
  fee = 0,
  area = null,
  offer = null,
  code = null,
  off = 0,
}: Sale): Promise<number> {
  const [order] = await shop.sql<{ id: number }>(
    `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status, fee_poisha,
       area_id, offer_id, offer_code, offer_poisha, discount_poisha)
     select id, 'Road 5', '01712345678', $2, gen_random_uuid(), '', $1, $3, $4, $5, $6, $7, $7 from users where name = $8
     returning id::int`,
    [status, (each * quantity + fee - off) * 100, fee * 100, area, offer, code, off * 100, buyer],
  );
  await shop.sql(
    `insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity,
       discount_poisha, offer_share_poisha, offer_share_price_poisha)
     values ($1, $2, 'A', 'ক', '', '', '', 'fish', $3, $4, $5, $6, $7)`,
    [
      order?.id,
      product,
      each * 100,
      quantity,
      off * 100,
      offer === null ? null : off * 100,
      offer === null ? null : each * quantity * 100,
    ],
  );
  return order?.id ?? 0;
}

describe("an offer on orders that staff make", () => {
  test("is kept with the terms of its kind and its limits, and changed", async () => {
    const order = await made({ max_uses: "১০০", max_uses_per_customer: 1, first_order_only: true });
    expect(order).toMatchObject({
      kind: "order",
      amount: 100,
      from: 999,
      needs_code: false,
      code: null,
      max_uses: 100,
      max_uses_per_customer: 1,
      max_uses_per_mobile: null,
      first_order_only: true,
      state: "running",
    });
    const group = await made(several);
    expect(group).toMatchObject({ pieces: 3, cheapest_free: true, percent: null, amount: null, from: null });
    const fee = await made(delivery);
    expect(fee.areas).toEqual([{ id: mirpur, names: { en: "Mirpur", bn: "মিরপুর" } }]);
    expect(await stored(fee.id)).toEqual(fee);
    const everywhere = await change(fee, { ...delivery, amount: 30, applies_to: "all" });
    expect(everywhere.body.data).toMatchObject({ amount: 30, areas: [], from: 999, version: 2 });
    const [line] = await journalOf(fee.id);
    expect([line.before, line.after]).toEqual([
      { offer_amount: null, offer_target: "areas", offer_areas: ["Mirpur"] },
      { offer_amount: 30, offer_target: "all", offer_areas: [] },
    ]);
  });

  test("is refused at the field that its kind does not have or needs", async () => {
    expect(await wrong({ percent: 5 })).toEqual([422, "percent"]);
    expect(await wrong({ pieces: 3 })).toEqual([422, "pieces"]);
    expect(await wrong({ cheapest_free: true, amount: null })).toEqual([422, "cheapest_free"]);
    expect(await wrong({ applies_to: "categories", categories: [2] })).toEqual([422, "applies_to"]);
    for (const from of [0, -1, 0.001]) expect(await wrong({ from }), `from ${from}`).toEqual([422, "from"]);
    for (const pieces of [null, 1, 21])
      expect(await wrong({ ...several, pieces }), `${pieces} pieces`).toEqual([422, "pieces"]);
    expect(await wrong({ ...several, amount: 20 })).toEqual([422, "percent"]);
    expect(await wrong({ ...several, from: 999 })).toEqual([422, "from"]);
    expect(await wrong({ ...several, applies_to: "areas" })).toEqual([422, "applies_to"]);
    expect(await wrong({ ...delivery, percent: 50 })).toEqual([422, "percent"]);
    expect(await wrong({ ...delivery, areas: [] })).toEqual([422, "areas"]);
    expect(await wrong({ ...delivery, areas: [mirpur, 99_999] })).toEqual([422, "areas"]);
    expect(await wrong({ max_uses: 0 })).toEqual([422, "max_uses"]);
    expect(await wrong({ max_uses_per_mobile: 1_000_001 })).toEqual([422, "max_uses_per_mobile"]);
    expect(await wrong({ code: "EID50" })).toEqual([422, "code"]);
    expect(await wrong({ needs_code: true, code: "A!" })).toEqual([422, "code"]);
    expect(await wrong({ needs_code: true, code: "AB" })).toEqual([422, "code"]);
    expect(await wrong({ ...price, max_uses: 5, first_order_only: true })).toEqual([
      422,
      "max_uses",
      "first_order_only",
    ]);
    const limited = { ...price, max_uses: 5, needs_code: true, code: "PRICE5" };
    expect(await made(limited)).toMatchObject({ code: "PRICE5", max_uses: 5 });
  });

  test("keeps its kind once it has begun, and may become another kind before", async () => {
    const running = await made();
    const refused = await change(running, delivery);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["kind"]]);
    const coming = await made({ starts_at: inMs(hour) });
    const other = await change(coming, { ...several, starts_at: inMs(hour) });
    expect(other.body.data).toMatchObject({ kind: "several", pieces: 3, from: null });
  });

  test("is ended and runs again with its code, and is deleted before it begins, which frees its code", async () => {
    const coded = { needs_code: true, code: "again" };
    const running = await made(coded);
    const { body } = await act(`/${running.id}/end`, { version: 1 });
    expect(body.data).toMatchObject({ state: "over", code: "AGAIN" });
    expect((await change(body.data, coded)).body.data).toMatchObject({ state: "running", code: "AGAIN" });
    const coming = await made({ needs_code: true, code: "LATER", starts_at: inMs(hour) });
    expect((await act(`/${coming.id}/remove`, { version: 1 })).status).toBe(200);
    expect(await made({ needs_code: true, code: "LATER" })).toMatchObject({ code: "LATER" });
  });
});

describe("the code of an offer", () => {
  test("is one word in any digits and letters, belongs to one offer, and stops when another takes its place", async () => {
    const first = await made({ needs_code: true, code: " eid ৫০ " });
    expect([first.code, await codesOf(first.id)]).toEqual(["EID50", ["EID50"]]);
    const taken = await create({ needs_code: true, code: "Eid50" });
    expect([taken.status, taken.body.errors.code]).toEqual([
      422,
      "Big basket has this code already. Choose another.",
    ]);
    const changed = await change(first, { needs_code: true, code: "EID60" });
    expect([changed.body.data.code, await codesOf(first.id)]).toEqual(["EID60", ["EID60"]]);
    expect(await made({ needs_code: true, code: "EID50" })).toMatchObject({ code: "EID50" });
    expect((await change(changed.body.data, {})).body.data).toMatchObject({ needs_code: false, code: null });
    expect(await codesOf(first.id)).toEqual([]);
  });

  test("may be the word of an offer that is over", async () => {
    const first = await made({ needs_code: true, code: "YEARLY" });
    await act(`/${first.id}/end`, { version: 1 });
    const second = await made({ needs_code: true, code: "YEARLY" });
    expect([await codesOf(first.id), await codesOf(second.id)]).toEqual([[], ["YEARLY"]]);
  });

  test("of two offers that want the same at once one gets it", async () => {
    const both = await Promise.all([
      create({ needs_code: true, code: "ONLYONE" }),
      create({ needs_code: true, code: "ONLYONE" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("codes for one use each", () => {
  const wanted = (offer: AdminOffer, more: object = {}) =>
    act(`/${offer.id}/codes`, { created: offer.codes_created, count: 5, ...more });

  test("are created at random after a prefix, without letters that look alike, and counted", async () => {
    const offer = await made({ needs_code: true });
    expect(offer).toMatchObject({ code: null, codes_created: 0, codes_used: 0 });
    const { body } = await wanted(offer, { count: "৫০০", prefix: "eid ২" });
    expect(body.data).toMatchObject({ codes_created: 500, codes_used: 0 });
    const codes = await codesOf(offer.id);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^EID2-[A-HJ-NP-Z2-9]{8}$/);
    expect((await wanted(body.data)).body.data.codes_created).toBe(505);
    const [line] = await journalOf(offer.id);
    expect([line.action, line.after]).toEqual(["offer.codes_created", { offer_codes: 5 }]);
  });

  test("are not created twice by a repeated request, too many, or for an offer that has none or is over", async () => {
    const offer = await made({ needs_code: true });
    const [one, again] = await Promise.all([wanted(offer), wanted(offer)]);
    expect([one.status, again.status].toSorted()).toEqual([200, 409]);
    expect((await stored(offer.id)).codes_created).toBe(5);
    for (const count of [0, 5_001]) expect((await wanted(offer, { count })).status).toBe(422);
    expect(Object.keys((await wanted(offer, { prefix: "a/b" })).body.errors)).toEqual(["prefix"]);
    expect((await wanted(await made({ needs_code: true, code: "WORD" }))).status).toBe(422);
    expect((await wanted(await made())).status).toBe(422);
    await act(`/${offer.id}/end`, { version: 1 });
    expect((await wanted(await stored(offer.id))).body.code).toBe("offer_not_running");
    expect((await wanted({ ...offer, id: 99_999 })).status).toBe(404);
  });

  test("keep their offer from needing none or one for everybody", async () => {
    const offer = await made({ needs_code: true });
    await wanted(offer);
    for (const to of [{}, { needs_code: true, code: "WORD2" }]) {
      const { status, body } = await change(offer, to);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["needs_code"]]);
    }
    expect((await change(offer, { needs_code: true, amount: 50 })).status).toBe(200);
    expect(await codesOf(offer.id)).toHaveLength(5);
  });

  test("leave as a file with the orders that used them; cancelled ones free their codes", async () => {
    const offer = await made({ needs_code: true });
    await wanted(offer, { count: 3 });
    const [used, freed, other] = await codesOf(offer.id);
    const order = await sold({ offer: offer.id, code: used ?? "", off: 10 });
    await sold({ offer: offer.id, code: freed ?? "", off: 10, status: "cancelled" });
    expect(await stored(offer.id)).toMatchObject({ codes_created: 3, codes_used: 1 });
    const { body } = await shop.get(`/api/admin/offer-codes?id=${offer.id}`, { token });
    const [head, ...lines] = String(body).replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe("code,created_at,used,order");
    expect(lines.map((line) => line.split(",").filter((_, index) => index !== 1))).toEqual([
      [used, "yes", `TK-${10_000 + order}`],
      [freed, "no", ""],
      [other, "no", ""],
    ]);
    expect((await journalOf(offer.id))[0]).toMatchObject({
      action: "offer.codes_exported",
      after: { offer_codes: 3 },
    });
    const { token: packer } = await shop.newStaff("Packer", "orders");
    expect((await shop.get(`/api/admin/offer-codes?id=${offer.id}`, { token: packer })).status).toBe(403);
  });
});

test("the result of an offer on orders sums up its orders: goods less discounts, taken off, by day; not cancelled ones", async () => {
  const offer = await made({ max_uses: 100 });
  await sold({ offer: offer.id, quantity: 12, off: 100, fee: 60 });
  await sold({ offer: offer.id, quantity: 10, product: 2, off: 100 });
  await sold({ offer: offer.id, quantity: 20, off: 100, status: "cancelled" });
  await sold({ quantity: 50 });
  const { body } = await shop.get(`/api/admin/offers/${offer.id}/result`, { token });
  const { days, products, ...all }: OfferResult = body.data;
  expect(all).toEqual({ orders: 2, pieces: 22, revenue: 1_100 + 900, taken_off: 200 });
  expect(days.at(-1)).toMatchObject(all);
  expect(products.map(({ id, pieces, taken_off }) => [id, pieces, taken_off])).toEqual([
    [1, 12, 100],
    [2, 10, 100],
  ]);
  const listed = (await shop.get("/api/admin/offers", { token })).body.data;
  expect(listed.find(({ id }: AdminOffer) => id === offer.id)).toMatchObject({ orders: 2, taken_off: 200 });
});

describe("the preview of an offer on orders", () => {
  const preview = async (to: Partial<OfferFields> = {}): Promise<OfferPreview> => {
    const { name_en: _, name_bn: _bn, ...question } = { ...terms, ...to };
    const { status, body } = await shop.post("/api/admin/offer-preview", question, { token });
    expect([status, body.message]).toEqual([200, undefined]);
    return body.data;
  };

  test("takes off the newest orders what the offer would have, within its limits", async () => {
    await shop.sql("truncate orders cascade");
    const [fish] = await shop.sql<{ id: number }>(
      "select id::int from products where category_id = 2 limit 1",
    );
    const product = fish?.id ?? 0;
    const inMirpur = { area: mirpur, fee: 60 };
    await sold({ quantity: 10, ...inMirpur });
    await sold({ quantity: 5, product });
    await sold({ quantity: 9, product, buyer: "Other", ...inMirpur });
    await sold({ quantity: 99, status: "cancelled" });
    const recent = { recent_orders: 3 };
    expect(await preview()).toEqual({ ...recent, orders: 1, taken_off: 100, example: 100 });
    expect(await preview({ from: null })).toEqual({ ...recent, orders: 3, taken_off: 300, example: 100 });
    expect(await preview({ amount: null, percent: 10, from: 500 })).toMatchObject({
      orders: 3,
      taken_off: 100 + 50 + 90,
    });
    // Groups of three of the fish: one of five, three of nine.
    expect(await preview(several)).toEqual({ ...recent, orders: 2, taken_off: 100 + 300, example: 300 });
    expect(await preview(delivery)).toMatchObject({ orders: 1, taken_off: 60 });
    expect(await preview({ ...delivery, from: null })).toMatchObject({ orders: 2, taken_off: 120 });
    const coded: Partial<OfferFields> = {
      ...price,
      needs_code: true,
      code: "PREVIEW",
      applies_to: "categories",
      categories: [2],
    };
    expect(await preview(coded)).toMatchObject({ orders: 2, taken_off: 50 + 90 });
    expect(await preview({ from: null, max_uses: 2 })).toMatchObject({ orders: 2 });
    expect(await preview({ from: null, max_uses_per_customer: 1 })).toMatchObject({ orders: 2 });
    expect(await preview({ from: null, first_order_only: true })).toMatchObject({ orders: 2 });
    expect(await preview({ from: 9_999 })).toEqual({ ...recent, orders: 0, taken_off: 0 });
  });
});

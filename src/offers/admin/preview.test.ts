import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { OfferFields, OfferPreview, OfferQuestion } from "./contract.ts";

const shop = await testShop();
const { token } = await shop.newStaff("Rina", "offers");

const question: OfferQuestion = {
  kind: "price",
  percent: 15,
  amount: null,
  applies_to: "all",
  categories: [],
  products: [],
  starts_at: null,
  ends_at: null,
};
const previewOf = async (change: Partial<OfferQuestion> = {}): Promise<OfferPreview> => {
  const { status, body } = await shop.post("/api/admin/offer-preview", { ...question, ...change }, { token });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
};
/** Of a price offer, with what it says of prices and of orders in one. */
const preview = async (change: Partial<OfferQuestion> = {}) => {
  const { prices: found, ...onOrders } = await previewOf(change);
  if (!found) throw new Error("no prices");
  return { ...found, ...onOrders };
};
const create = async (change: Partial<OfferFields> = {}): Promise<number> => {
  const names = { name_en: "Test", name_bn: "পরীক্ষা" };
  const { body } = await shop.post("/api/admin/offers", { ...names, ...question, ...change }, { token });
  return body.data.id;
};
const end = (id: number) => shop.post(`/api/admin/offers/${id}/end`, { version: 1 }, { token });

type PriceRow = {
  id: number;
  category: number;
  regular: number;
  price: number;
  original: number | null;
  offer: number | null;
};
const prices = async (): Promise<PriceRow[]> =>
  shop.sql<PriceRow>(
    `select id::int, category_id::int as category, regular_price_poisha::int as regular, price_poisha::int as price,
            original_price_poisha::int as original, offer_id::int as offer
     from products where not is_archived order by id`,
  );

/** By hand, in poisha. */
const lowered = (regular: number, { percent, amount }: { percent?: number; amount?: number }) =>
  percent === undefined
    ? regular - (amount ?? 0) * 100
    : Math.floor((regular * (100 - percent)) / 10_000) * 100;

/** Until every price is what the offers say. */
const settled = (id: number, count: number) =>
  expect
    .poll(async () => (await prices()).filter(({ offer }) => offer === id).length, {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(count);

describe("the preview of an offer", () => {
  test("counts what changes, what is too cheap and what another offer beats, as computed one by one and as charged then", async () => {
    const before = await prices();
    const other = await create({ applies_to: "categories", categories: [2, 3], percent: 20 });
    await settled(other, before.filter(({ category }) => [2, 3].includes(category)).length);
    for (const mine of [{ percent: 15 }, { percent: 25 }, { amount: 40 }]) {
      const terms = { percent: mine.percent ?? null, amount: mine.amount ?? null };
      const found = await preview(terms);
      const byHand = before.map((row) => {
        const own = lowered(row.regular, mine);
        const theirs = [2, 3].includes(row.category) ? lowered(row.regular, { percent: 20 }) : Infinity;
        return own < 100 ? "too_cheap" : theirs >= 100 && theirs <= own ? "beaten" : "changed";
      });
      const countOf = (what: string) => byHand.filter((one) => one === what).length;
      expect(found, JSON.stringify(mine)).toMatchObject({
        products: before.length,
        changed: countOf("changed"),
        too_cheap: countOf("too_cheap"),
        beaten: countOf("beaten"),
      });
      expect(found.examples).toHaveLength(8);
      const id = await create(terms);
      await settled(id, found.changed);
      const now = new Map((await prices()).map((row) => [row.id, row]));
      for (const { card, regular } of found.examples) {
        const row = now.get(card.id);
        expect([card.price * 100, regular * 100], card.name).toEqual([row?.price, row?.regular]);
        expect(card.originalPrice && card.originalPrice * 100, card.name).toEqual(row?.original ?? undefined);
      }
      await end(id);
      await settled(id, 0);
    }
    expect((await end(other)).status).toBe(200);
    await settled(other, 0);
  });

  test("of an offer that runs already does not compare it with itself", async () => {
    const [first] = await prices();
    const of = { applies_to: "products" as const, products: [first?.id ?? 0] };
    const id = await create(of);
    await settled(id, 1);
    expect(await preview(of)).toMatchObject({ products: 1, changed: 0, beaten: 1 });
    const own = await preview({ ...of, id });
    expect(own).toMatchObject({ products: 1, changed: 1, beaten: 0 });
    expect(own.examples[0]?.now).toBe(own.examples[0]?.card.price);
    await end(id);
    await settled(id, 0);
  });

  test("never crosses out a price that was raised for it", async () => {
    const [row] = await shop.sql<{ id: number }>(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
       values ('raised', 2, 'Raised', 'বাড়ানো', '', 10000) returning id::int`,
    );
    const id = row?.id ?? 0;
    const of = { applies_to: "products" as const, products: [id] };
    expect((await preview(of)).examples[0]?.card).toMatchObject({ price: 85, originalPrice: 100 });
    await shop.sql("update products set regular_price_poisha = 12000 where id = $1", [id]);
    expect((await preview(of)).examples[0]?.card).toMatchObject({ price: 102 });
    expect((await preview(of)).examples[0]?.card.originalPrice).toBeUndefined();
  });

  test("says how many of the newest orders would have had it, and how much less they would have cost", async () => {
    await shop.newCustomer("Buyer");
    const [a, b] = (await prices()).filter(({ category }) => category === 1);
    const [c] = (await prices()).filter(({ category }) => category === 4);
    if (!a || !b || !c) throw new Error("the demo has too few products");
    const order = async (status: string, items: [row: PriceRow, quantity: number][]) => {
      const [placed] = await shop.sql<{ id: number }>(
        `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status)
         select id, 'Road 5', '01712345678', 10000, gen_random_uuid(), '', $1 from users where name = 'Buyer' returning id`,
        [status],
      );
      for (const [row, quantity] of items)
        await shop.sql(
          `insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
           values ($1, $2, 'A', 'ক', '', '', '', 'fish', $3, $4)`,
          [placed?.id, row.id, row.price, quantity],
        );
    };
    await order("pending", [
      [a, 2],
      [c, 1],
    ]);
    await order("completed", [[b, 3]]);
    await order("completed", [[c, 5]]);
    await order("cancelled", [[a, 9]]);
    const off = (row: PriceRow, quantity: number) =>
      ((row.price - lowered(row.price, { percent: 15 })) * quantity) / 100;
    expect(await preview({ applies_to: "categories", categories: [1] })).toMatchObject({
      recent_orders: 3,
      orders: 2,
      taken_off: off(a, 2) + off(b, 3),
    });
    // Of an offer that runs, what its own orders have saved already.
    const id = await create({ applies_to: "products", products: [b.id] });
    await shop.sql(
      "update order_items set offer_id = $1, regular_poisha = price_poisha + 500 where product_id = $2",
      [id, b.id],
    );
    const own = lowered(b.price + 500, { percent: 15 });
    expect(await preview({ id, applies_to: "products", products: [b.id] })).toMatchObject({
      orders: 1,
      taken_off: ((b.price + 500 - own) * 3) / 100,
    });
  });

  test("refuses what cannot be computed", async () => {
    const errors = async (change: object) => {
      const { status, body } = await shop.post(
        "/api/admin/offer-preview",
        { ...question, ...change },
        { token },
      );
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await errors({ percent: null })).toEqual([422, "percent"]);
    expect(await errors({ applies_to: "products" })).toEqual([422, "products"]);
    expect(await errors({ id: 99_999 })).toEqual([404]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product } from "#src/catalogue/contract.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { findApplicableOffers } from "./best-offer.ts";
import { findRunningOffers } from "./find-order-offers.server.ts";

const shop = await testShop();

type SeveralOffer = {
  pieces: number;
  percent?: number | null;
  /** In taka. Without it and a percentage the cheapest piece is free. */
  amount?: number | null;
  products?: number[];
  category?: number;
  from?: string;
  until?: string;
};

/** Stores an offer on several pieces; `from` and `until` are intervals from now, `limits` sets its other columns. */
async function offer(
  { pieces, percent, amount, products, category, from = "0", until = "1 hour" }: SeveralOffer,
  limits = "",
): Promise<number> {
  const target = products ? "products" : category ? "categories" : "all";
  const [row] = await shop.sql<{ id: number }>(
    `insert into offers (kind, name_en, name_bn, pieces, percent, amount_poisha, is_cheapest_free, applies_to, starts_at, ends_at)
     values ('several', 'Together', 'একসাথে', $1, $2, $3, $4, $5, now() + $6::interval, now() + $7::interval) returning id`,
    [pieces, percent ?? null, amount ? amount * 100 : null, !percent && !amount, target, from, until],
  );
  const id = row?.id ?? 0;
  for (const product of products ?? [])
    await shop.sql("insert into offer_products values ($1, $2)", [id, product]);
  if (category) await shop.sql("insert into offer_categories values ($1, $2)", [id, category]);
  if (limits) await shop.sql(`update offers set ${limits} where id = $1`, [id]);
  shop.shop.queues.wake();
  return id;
}

async function product({ price = 100, columns = "" } = {}): Promise<number> {
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     values (gen_random_uuid(), 5, 'Several soaps', 'সাবান', '', $1) returning id`,
    [Math.round(price * 100)],
  );
  const id = row?.id ?? 0;
  if (columns) await shop.sql(`update products set ${columns} where id = $1`, [id]);
  return id;
}

async function several(id: number): Promise<Product["several"]> {
  await shop.app.catalogueChanged();
  return (await shop.get(`/api/products/${id}?lang=en`)).body.data.several;
}
/** So many pieces cost this much soon; without both there is no offer. */
const costs = (id: number, pieces?: number, price?: number) =>
  expect
    .poll(() => several(id), { timeout: 60_000, interval: 50 })
    .toEqual(pieces === undefined ? undefined : { pieces, price });

describe("an offer on several pieces", () => {
  test("says what they cost from the second it begins until it ends; the price of one stays", async () => {
    const id = await product();
    await offer({ pieces: 2, amount: 10, products: [id], from: "1.5 s", until: "3 s" });
    expect(await several(id)).toBeUndefined();
    await costs(id, 2, 190);
    const { data } = (await shop.get(`/api/products/${id}?lang=en`)).body;
    expect([data.price, data.originalPrice]).toEqual([100, undefined]);
    await costs(id);
  });

  test("follows the price, the category, and a change of the offer", async () => {
    const id = await product({ columns: "category_id = 6" });
    const together = await offer({ pieces: 3, category: 6 });
    await costs(id, 3, 200);
    await shop.sql("update products set regular_price_poisha = 4050 where id = $1", [id]);
    expect(await several(id)).toEqual({ pieces: 3, price: 81 });
    await shop.sql("update products set category_id = 3 where id = $1", [id]);
    expect(await several(id)).toBeUndefined();
    await shop.sql("update products set category_id = 6 where id = $1", [id]);
    await shop.sql("update offers set pieces = 4, changed_at = now() where id = $1", [together]);
    shop.shop.queues.wake();
    await costs(id, 4, 121.5);
    await shop.sql("update offers set ends_at = now(), changed_at = now() where id = $1", [together]);
    shop.shop.queues.wake();
    await costs(id);
  });

  test("is computed from the price of a price offer", async () => {
    const id = await product();
    await offer({ pieces: 2, percent: 10, products: [id] });
    await costs(id, 2, 180);
    await shop.sql(
      `with written as (
         insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at)
         values ('price', 'Friday', 'শুক্রবার', 15, 'products', now()) returning id
       ) insert into offer_products select id, $1 from written`,
      [id],
    );
    shop.shop.queues.wake();
    await costs(id, 2, 153);
  });

  test("of two, the one that takes most off a piece is said", async () => {
    const id = await product();
    await offer({ pieces: 5, amount: 60, products: [id] });
    await costs(id, 5, 440);
    const best = await offer({ pieces: 2, amount: 30, products: [id] });
    await costs(id, 2, 170);
    await shop.sql("update offers set ends_at = now(), changed_at = now() where id = $1", [best]);
    shop.shop.queues.wake();
    await costs(id, 5, 440);
  });

  test("is said neither of goods sold by weight, nor if not every order can have it", async () => {
    const id = await product();
    const fish = await product({ columns: "net_amount = 500, net_unit = 'g', is_weighed = true" });
    const products = [id, fish];
    for (const limit of [
      "needs_code = true",
      "is_first_order_only = true",
      "max_uses = 5",
      "max_uses_per_customer = 1",
      "max_uses_per_mobile = 1",
    ])
      await offer({ pieces: 2, amount: 50, products }, limit);
    await offer({ pieces: 2, amount: 10, products });
    await costs(id, 2, 190);
    expect(await several(fish)).toBeUndefined();
    await shop.sql("update products set is_weighed = false where id = $1", [fish]);
    expect(await several(fish)).toEqual({ pieces: 2, price: 190 });
  });

  test("puts a product into the list of offers and its count, from the database and from the index", async () => {
    const id = await product();
    const listed = async () => {
      await shop.app.catalogueChanged();
      const read = async (query: string) => (await shop.get(`/api/products?lang=en&${query}`)).body;
      const offers = await read("offers=true");
      const counted = await read("search=several+soaps&counts=1");
      const { data, meta } = await read("search=several+soaps&offers=true");
      expect(offers.data).toHaveLength(offers.meta.total);
      return [
        offers.data.some((one: Product) => one.id === id),
        data.find((one: Product) => one.id === id)?.several,
        counted.meta.counts?.offers === meta.total,
      ];
    };
    await shop.app.searchReady;
    expect(await listed()).toEqual([false, undefined, true]);
    const together = await offer({ pieces: 2, percent: 5, products: [id] });
    const soon = { timeout: 60_000, interval: 50 };
    await expect.poll(listed, soon).toEqual([true, { pieces: 2, price: 190 }, true]);
    const fromDatabase = await shop.get(`/api/products?ids=${id}&offers=1&lang=en`);
    expect(fromDatabase.body.meta.total).toBe(1);
    await shop.sql("update offers set ends_at = now(), changed_at = now() where id = $1", [together]);
    shop.shop.queues.wake();
    await expect.poll(listed, soon).toEqual([false, undefined, true]);
  });
});

const randomOffer = fc.record({
  pieces: fc.integer({ min: 2, max: 6 }),
  off: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 150 }) }),
    fc.constant({}),
  ),
});

test("a card says what an order is charged: the best offer for a cart of so many pieces", async () => {
  const { pool } = shop.shop.database;
  const prices = fc.array(fc.integer({ min: 100, max: 30_000 }), { minLength: 1, maxLength: 5 });
  let said = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(randomOffer, { minLength: 1, maxLength: 3 }), prices, async (offers, each) => {
      const ids = await Promise.all(each.map((poisha) => product({ price: poisha / 100 })));
      await Promise.all(offers.map(({ pieces, off }) => offer({ pieces, ...off, products: ids })));
      await shop.sql("update products set regular_price_poisha = price_poisha where id = any($1)", [ids]);
      const running = (await findRunningOffers(pool, ids)).filter((runningOffer) => !runningOffer.isLimited);
      const rows = await shop.sql<{
        id: number;
        price: number;
        pieces: number | null;
        poisha: number | null;
      }>(
        `select id, price_poisha as price, several_pieces as pieces, several_poisha as poisha from products
         where id = any($1)`,
        [ids],
      );
      for (const { id, price, pieces, poisha } of rows) {
        const best = (quantity: number, some = running) =>
          findApplicableOffers(
            [{ productId: id, pricePoisha: price, quantity, isWeighed: false }],
            undefined,
            some,
          )[0]?.amountPoisha ?? 0;
        if (pieces === null || poisha === null) {
          for (const offer of running) expect(best(offer.pieces ?? 0, [offer])).toBe(0);
          continue;
        }
        said++;
        expect(pieces * price - poisha).toBe(best(pieces));
        // At one taka, the least total, the offers are equal for so many pieces.
        if (poisha === 100) continue;
        for (const offer of running) {
          const group = offer.pieces ?? 1;
          expect(best(group, [offer]) * pieces).toBeLessThanOrEqual((pieces * price - poisha) * group);
        }
      }
      await shop.sql("delete from offers where id = any($1)", [running.map(({ id }) => id)]);
    }),
    { numRuns: 40 },
  );
  expect(said).toBeGreaterThan(50);
});

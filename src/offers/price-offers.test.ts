import { describe, expect, test } from "vitest";
import type { Product } from "#src/catalogue/contract.ts";
import { cleanUp } from "#src/cleanup.server.ts";
import { fillRegularPrices } from "#src/offers/fill-regular-prices.server.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const productOf = async (id: number): Promise<Product> =>
  (await shop.get(`/api/products/${id}?lang=en`)).body.data;

type TestOffer = {
  percent?: number;
  amount?: number;
  category?: number;
  products?: number[];
  from?: string;
  until?: string;
};

/** Stores an offer; `from` and `until` are intervals from now. */
async function offer({
  percent,
  amount,
  category,
  products,
  from = "0",
  until = "1 hour",
}: TestOffer): Promise<number> {
  const target = products ? "products" : category ? "categories" : "all";
  const [row] = await shop.sql<{ id: number }>(
    `insert into offers (kind, name_en, name_bn, percent, amount_poisha, applies_to, starts_at, ends_at)
     values ('price', 'Fish Friday', 'মাছের শুক্রবার', $1, $2, $3, now() + $4::interval, now() + $5::interval) returning id`,
    [percent ?? null, amount ? amount * 100 : null, target, from, until],
  );
  const id = row?.id ?? 0;
  for (const product of products ?? [])
    await shop.sql("insert into offer_products values ($1, $2)", [id, product]);
  if (category) await shop.sql("insert into offer_categories values ($1, $2)", [id, category]);
  shop.shop.queues.wake();
  return id;
}

const charged = async (id: number) => {
  await shop.app.catalogueChanged();
  const { price, originalPrice } = await productOf(id);
  return [price, originalPrice];
};
/** The product costs this much soon. */
const costs = (id: number, ...prices: (number | undefined)[]) =>
  expect.poll(() => charged(id), { timeout: 60_000, interval: 50 }).toEqual(prices);

/** A product without an original price, at 100 taka. */
async function product(): Promise<number> {
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     values (gen_random_uuid(), 5, 'Test fish', 'মাছ', '', 10000) returning id`,
  );
  return row?.id ?? 0;
}

describe("a price offer", () => {
  test("changes the price at the second it begins, and changes it back when it ends", async () => {
    const id = await product();
    await offer({ percent: 15, products: [id], from: "1.5 s", until: "3 s" });
    expect(await charged(id)).toEqual([100, undefined]);
    await costs(id, 85, 100);
    await costs(id, 100, undefined);
  });

  test("rounds a percentage down to whole taka, and never gives goods away", async () => {
    const id = await product();
    await shop.sql("update products set price_poisha = 9950 where id = $1", [id]);
    await offer({ percent: 10, products: [id] });
    await costs(id, 89, 99.5);
    const cheap = await product();
    await shop.sql("update products set price_poisha = 2000 where id = $1", [cheap]);
    await offer({ amount: 20, products: [cheap, id] });
    await costs(id, 79.5, 99.5);
    expect(await charged(cheap)).toEqual([20, undefined]);
  });

  test("the cheapest of several is charged; of its category and of all", async () => {
    const id = await product();
    await offer({ percent: 5, category: 6 });
    await shop.sql("update products set category_id = 6 where id = $1", [id]);
    await costs(id, 95, 100);
    const best = await offer({ amount: 12, products: [id] });
    await costs(id, 88, 100);
    await shop.sql("update offers set ends_at = now(), changed_at = now() where id = $1", [best]);
    shop.shop.queues.wake();
    await costs(id, 95, 100);
    await shop.sql("update products set category_id = 3 where id = $1", [id]);
    expect(await charged(id)).toEqual([100, undefined]);
    await offer({ percent: 50, until: "2 s" });
    await costs(id, 50, 100);
    await costs(id, 100, undefined);
  });

  test("crosses out the lowest regular price of the last 30 days, never a price raised for it", async () => {
    const id = await product();
    await shop.sql("update products set price_poisha = 12000 where id = $1", [id]);
    await offer({ percent: 10, products: [id] });
    await costs(id, 108, undefined);
    await shop.sql(
      "update product_prices set changed_at = changed_at - interval '40 days' where product_id = $1",
      [id],
    );
    await shop.sql("update products set regular_price_poisha = 13000 where id = $1", [id]);
    expect(await charged(id)).toEqual([117, 120]);
    expect(
      await shop.sql(
        "select price_poisha::int as price, regular_poisha::int as regular from product_prices where product_id = $1 order by id",
        [id],
      ),
    ).toEqual([
      { price: 10_000, regular: 10_000 },
      { price: 12_000, regular: 12_000 },
      { price: 10_800, regular: 12_000 },
      { price: 11_700, regular: 13_000 },
    ]);
  });

  test("is what an order is charged; its line names the offer and the regular price", async () => {
    const id = await product();
    const token = await shop.newCustomer();
    const friday = await offer({ percent: 15, products: [id] });
    await costs(id, 85, 100);
    const order = (price: number) =>
      shop.post("/api/place-order", draftOf([{ product_id: id, quantity: 2, price }]), { token });
    const { body } = await order(85);
    expect(body.order.total_price).toBe(170);
    expect(
      await shop.sql(
        "select price_poisha::int as price, regular_poisha::int as regular, offer_id::int as offer from order_items where order_id = $1",
        [body.order.id],
      ),
    ).toEqual([{ price: 8_500, regular: 10_000, offer: friday }]);
  });

  test("that ends while a cart holds it is a risen price, which is asked; one that begins is passed on", async () => {
    const id = await product();
    const token = await shop.newCustomer();
    const order = (price: number) =>
      shop.post("/api/place-order", draftOf([{ product_id: id, quantity: 1, price }]), { token });
    expect((await order(85)).body).toMatchObject({
      code: "price_changed",
      details: { lines: [{ product_id: id, price: 100 }] },
    });
    await offer({ percent: 15, products: [id] });
    await costs(id, 85, 100);
    expect((await order(100)).body.order.total_price).toBe(85);
  });
});

test("the price history keeps a year, and what held at its begin", async () => {
  const id = await product();
  for (const price of [11_000, 12_000, 13_000])
    await shop.sql("update products set price_poisha = $2 where id = $1", [id, price]);
  await shop.sql(
    `update product_prices set changed_at = now() - case price_poisha when 10000 then interval '3 years'
       when 11000 then interval '2 years' else interval '1 month' end where product_id = $1`,
    [id],
  );
  await cleanUp(shop.shop);
  const left = await shop.sql(
    "select price_poisha::int as price from product_prices where product_id = $1 order by price_poisha",
    [id],
  );
  expect(left).toEqual([{ price: 11_000 }, { price: 12_000 }, { price: 13_000 }]);
});

test("products from before price offers keep the price that they are sold at", async () => {
  const id = await product();
  await shop.sql("alter table products disable trigger user");
  await shop.sql("update products set regular_price_poisha = 0 where id = $1", [id]);
  await shop.sql("alter table products enable trigger user");
  await fillRegularPrices(shop.shop.database);
  expect(await shop.sql("select regular_price_poisha from products where id = $1", [id])).toEqual([
    { regular_price_poisha: 10_000 },
  ]);
  await offer({ percent: 15, products: [id] });
  await costs(id, 85, 100);
});

import { expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const { token } = await shop.newStaff("Rina", "offers");
await shop.newCustomer("Buyer");

const read = async (path: string) => (await shop.get(path, { token })).body;

/** An offer since the 10th of November in Dhaka, until `end`. */
async function offer(end: string | null): Promise<number> {
  const [row] = await shop.sql<{ id: number }>(
    `insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at, ends_at)
     values ('price', 'Past', 'আগের', 15, 'products', '2025-11-09T18:00:00Z', $1) returning id`,
    [end],
  );
  return row?.id ?? 0;
}

/** An order with pieces of a product at 85 instead of 100 taka; `actual` is what weighed goods cost in the end. */
async function sold(
  id: number,
  placed: string,
  { product = 1, quantity = 1, status = "completed", actual = 0 } = {},
) {
  const [order] = await shop.sql<{ id: number }>(
    `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status, created_at)
     select id, 'Road 5', '01712345678', 10000, gen_random_uuid(), '', $1, $2 from users where name = 'Buyer' returning id`,
    [status, placed],
  );
  await shop.sql(
    `insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha,
       quantity, offer_id, regular_poisha, actual_poisha)
     values ($1, $2, 'Mango', 'আম', '', '', '', 'fish', 8500, $3, $4, 10000, nullif($5, 0))`,
    [order?.id, product, quantity, id, actual],
  );
}

test("the result of an offer sums up what was sold with it: in all, by day in Dhaka, and by product; not what was cancelled", async () => {
  const id = await offer("2025-11-12T18:00:00Z");
  const other = await offer("2025-11-12T18:00:00Z");
  await sold(id, "2025-11-09T19:00:00Z", { quantity: 2 });
  await sold(id, "2025-11-11T18:30:00Z", { product: 2, quantity: 3 });
  await sold(id, "2025-11-11T19:00:00Z", { actual: 9000 });
  await sold(id, "2025-11-11T19:00:00Z", { quantity: 9, status: "cancelled" });
  await sold(other, "2025-11-11T19:00:00Z", { quantity: 7 });
  const { data } = await read(`/api/admin/offers/${id}/result`);
  const { days, products, ...all } = data;
  expect(all).toEqual({ orders: 3, pieces: 6, revenue: 85 * 5 + 90, taken_off: 15 * 6 });
  const none = { orders: 0, pieces: 0, revenue: 0, taken_off: 0 };
  expect(days).toEqual([
    { day: "2025-11-10", orders: 1, pieces: 2, revenue: 170, taken_off: 30 },
    { day: "2025-11-11", ...none },
    { day: "2025-11-12", orders: 2, pieces: 4, revenue: 345, taken_off: 60 },
  ]);
  expect(products.map(({ id: product, pieces, taken_off }: any) => [product, pieces, taken_off])).toEqual([
    [1, 3, 45],
    [2, 3, 45],
  ]);
  const listed = (await read("/api/admin/offers?state=over")).data.find((one: any) => one.id === id);
  expect([listed.orders, listed.taken_off]).toEqual([3, 90]);
});

test("a long offer shows its last thirty days, one without orders nothing, one that is not there 404", async () => {
  const id = await offer(null);
  const { data } = await read(`/api/admin/offers/${id}/result`);
  expect([data.orders, data.days.length, data.products]).toEqual([0, 30, []]);
  const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  expect(data.days.at(-1).day).toBe(today);
  expect((await shop.get("/api/admin/offers/99999/result", { token })).status).toBe(404);
});

test("a product shows staff the offer that runs on it, and its price history, newest first", async () => {
  const { token: clerk } = await shop.newStaff("Clerk", "catalogue");
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     values ('history-1', 2, 'Test fish', 'মাছ', '', 10000) returning id`,
  );
  const id = row?.id ?? 0;
  const see = async (path: string) => (await shop.get(path, { token: clerk })).body.data;
  expect((await see(`/api/admin/products/${id}`)).offer).toBeUndefined();
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  await shop.post(
    "/api/admin/offers",
    {
      kind: "price",
      name_en: "Fish Friday",
      name_bn: "মাছের শুক্রবার",
      percent: 15,
      amount: null,
      applies_to: "products",
      categories: [],
      products: [id],
      starts_at: null,
      ends_at: ends,
    },
    { token },
  );
  const offered = { names: { en: "Fish Friday", bn: "মাছের শুক্রবার" }, price: 85, until: ends };
  await expect
    .poll(async () => (await see(`/api/admin/products/${id}`)).offer, { timeout: 60_000 })
    .toEqual(offered);
  expect(await see(`/api/admin/products/${id}`)).toMatchObject({ price: 100 });
  const [listed] = await see("/api/admin/products?search=history-1");
  expect([listed.price, listed.offer]).toEqual([100, offered]);
  const prices = await see(`/api/admin/products/${id}/prices`);
  expect(prices.map(({ price, regular, offer: by }: any) => [price, regular, by?.en])).toEqual([
    [85, 100, "Fish Friday"],
    [100, 100, undefined],
  ]);
  expect((await shop.get(`/api/admin/products/${id}/prices`, { token })).status).toBe(403);
});

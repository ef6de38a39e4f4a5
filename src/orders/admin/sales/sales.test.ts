import { beforeEach, describe, expect, test, vi } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

// 09:47 in Dhaka on Friday, 20 November.
const now = "2026-11-20T03:47:00Z";

/** Orders of 100 taka each, at moments in UTC; `status` is that of all of them. */
async function ordersAt(moments: string[], { status = "completed", product = 1, quantity = 1 } = {}) {
  const rows = await shop.sql<{ id: number }>(
    `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status, created_at)
     select (select min(id) from users), 'Road 5', '01712345678', 10000, gen_random_uuid(), '', $2, at
     from unnest($1::timestamptz[]) at returning id`,
    [moments, status],
  );
  await shop.sql(
    `insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
     select id, $2, 'Mango', 'আম', '', '', '', 'fish', 10000, $3 from unnest($1::bigint[]) id`,
    [rows.map(({ id }) => id), product, quantity],
  );
}

const read = async (path: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const { body } = await shop.get(path, { token: admin });
  vi.useRealTimers();
  return body.data;
};

beforeEach(async () => {
  await shop.sql("delete from order_steps");
  await shop.sql("delete from order_items");
  await shop.sql("delete from orders");
});

const nothingEnded = { delivered: 0, cancelled: 0 };

/** The last step of all orders placed at a moment, at another. */
const stepAt = (placed: string, at: string, to: "completed" | "cancelled") =>
  shop.sql(
    `insert into order_steps (order_id, from_status, to_status, user_id, created_at)
     select id, 'processing', $3, user_id, $2 from orders where created_at = $1`,
    [placed, at, to],
  );

describe("what was sold", () => {
  test("what was ordered, delivered and cancelled is told apart, each on its own day, and once", async () => {
    await ordersAt(["2026-11-20T01:00:00Z"], { status: "pending" });
    await ordersAt(["2026-11-18T01:00:00Z"]);
    await ordersAt(["2026-11-17T01:00:00Z"], { status: "cancelled" });
    await stepAt("2026-11-18T01:00:00Z", "2026-11-19T02:00:00Z", "completed");
    await stepAt("2026-11-18T01:00:00Z", "2026-11-20T02:00:00Z", "completed");
    await stepAt("2026-11-17T01:00:00Z", "2026-11-20T03:00:00Z", "cancelled");
    const { today, delivered, cancelled, days } = await read("/api/admin/sales");
    const one = { orders: 1, taka: 100 };
    expect([today, delivered.today, cancelled.today]).toEqual([one, one, one]);
    expect(delivered.week_ago).toEqual({ orders: 0, taka: 0 });
    expect(days.slice(-2)).toEqual([
      { day: "2026-11-19", orders: 0, taka: 0, ...nothingEnded },
      { day: "2026-11-20", orders: 1, taka: 100, delivered: 100, cancelled: 100 },
    ]);
  });

  test("today stands beside the same weekday before until the same time of day", async () => {
    // From midnight in Dhaka, which is 18:00 of the day before in UTC.
    await ordersAt(["2026-11-19T18:00:00Z", "2026-11-20T03:46:00Z", "2026-11-20T03:48:00Z"]);
    await ordersAt(["2026-11-12T18:00:00Z", "2026-11-13T03:47:00Z", "2026-11-13T03:48:00Z"]);
    await ordersAt(["2026-11-12T17:59:00Z"]);
    const { today, week_ago } = await read("/api/admin/sales");
    expect([today, week_ago]).toEqual([
      { orders: 2, taka: 200 },
      { orders: 2, taka: 200 },
    ]);
  });

  test("each of fourteen days in Dhaka has its own, and those without an order have none", async () => {
    await ordersAt(["2026-11-06T18:00:00Z", "2026-11-07T17:59:00Z", "2026-11-18T18:00:00Z"]);
    await ordersAt(["2026-11-06T17:59:00Z"]);
    const { days } = await read("/api/admin/sales");
    expect(days).toHaveLength(14);
    expect([days[0], days[12], days[13]]).toEqual([
      { day: "2026-11-07", orders: 2, taka: 200, ...nothingEnded },
      { day: "2026-11-19", orders: 1, taka: 100, ...nothingEnded },
      { day: "2026-11-20", orders: 0, taka: 0, ...nothingEnded },
    ]);
    expect(days.filter(({ orders }: { orders: number }) => orders === 0)).toHaveLength(12);
  });

  test("a cancelled order counts nowhere", async () => {
    await ordersAt(["2026-11-20T01:00:00Z", "2026-11-13T01:00:00Z"], { status: "cancelled" });
    const { today, week_ago, days } = await read("/api/admin/sales");
    const none = { orders: 0, taka: 0 };
    expect([today, week_ago, days.at(-1)]).toEqual([
      none,
      none,
      { day: "2026-11-20", ...none, ...nothingEnded },
    ]);
    expect(await read("/api/admin/top-products")).toEqual([]);
  });

  test("most comes first among the top products, by pieces, as weighed where it was", async () => {
    await ordersAt(["2026-11-20T01:00:00Z", "2026-11-08T01:00:00Z"], { product: 2, quantity: 3 });
    await ordersAt(["2026-11-20T01:00:00Z"], { product: 3, quantity: 4 });
    await ordersAt(["2026-11-06T01:00:00Z"], { product: 4, quantity: 50 });
    await shop.sql("update order_items set actual_poisha = 12345 where product_id = 3");
    const top = await read("/api/admin/top-products");
    expect(top).toMatchObject([
      { id: 2, pieces: 6, taka: 600 },
      { id: 3, pieces: 4, taka: 123.45 },
    ]);
    expect(top[1].names).toEqual({ en: "Deshi onion", bn: "দেশি পেঁয়াজ" });
  });
});

test("new customers are counted today and on the same weekday before until the same time; staff are none", async () => {
  const made = [
    "2026-11-19T18:00:00Z",
    "2026-11-13T03:00:00Z",
    "2026-11-13T03:48:00Z",
    "2026-11-12T17:00:00Z",
  ];
  await shop.sql("update users set created_at = '2026-11-20T02:00:00Z'");
  await shop.sql(
    `insert into users (issuer, subject, name, email, created_at)
     select 'test', at::text, 'Nusrat', at || '@example.com', at from unnest($1::timestamptz[]) at`,
    [made],
  );
  const { users } = await read("/api/admin/overview");
  expect(users).toMatchObject({ new_today: 1, new_week_ago: 1 });
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

// 09:47 in Dhaka on Friday, 20 November.
const current = "2026-11-20T03:47:00Z";

/** Orders of 100 taka, placed at these moments in UTC. */
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
  vi.useFakeTimers({ now: new Date(current), toFake: ["Date"] });
  const { body } = await shop.get(path, { token: admin });
  vi.useRealTimers();
  return body.data;
};

beforeEach(async () => {
  await shop.sql("delete from order_steps");
  await shop.sql("delete from order_items");
  await shop.sql("delete from orders");
});

const nothingEnded = { delivered: 0, rounding: 0, cancelled: 0 };

/** Moves the last step of the orders placed at one moment to another. */
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
      { day: "2026-11-20", orders: 1, taka: 100, delivered: 100, rounding: 0, cancelled: 100 },
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

describe("the report of a period", () => {
  const report = (query = "") => read(`/api/admin/sales-report${query}`);
  const orderIdAt = async (placed: string) =>
    (await shop.sql<{ id: number }>("select id from orders where created_at = $1", [placed]))[0]?.id;

  test("has each of its days, and is of the last seven unless others are named", async () => {
    await ordersAt(["2026-11-13T18:00:00Z", "2026-11-20T01:00:00Z", "2026-11-01T01:00:00Z"]);
    const daysOf = async (query: string) => (await report(query)).days.map(({ day }: any) => day);
    expect((await report()).days.map(({ orders }: any) => orders)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect(await daysOf("?period=today")).toEqual(["2026-11-20"]);
    expect((await daysOf("?period=30"))[0]).toBe("2026-10-22");
    const month = await daysOf("?period=month");
    expect([month[0], month.length]).toEqual(["2026-11-01", 20]);
    expect(await daysOf("?from=2026-11-01&to=2026-11-02")).toEqual(["2026-11-01", "2026-11-02"]);
    expect(await daysOf("?to=2026-11-01")).toEqual(["2026-11-01"]);
  });

  test("refuses days in the wrong order, and more than a year", async () => {
    const refused = async (query: string) => {
      const { status, body } = await shop.get(`/api/admin/sales-report?${query}`, { token: admin });
      return [status, body.errors?.to];
    };
    expect(await refused("from=2026-11-02&to=2026-11-01")).toEqual([422, expect.stringContaining("Swap")]);
    expect(await refused("from=2025-11-01&to=2026-11-02")).toEqual([422, expect.stringContaining("366")]);
  });

  test("sums up categories, ordered and delivered apart; what is cancelled counts nowhere", async () => {
    await ordersAt(["2026-11-20T01:00:00Z"], { product: 1, quantity: 2 });
    await ordersAt(["2026-11-20T02:00:00Z"], { product: 1, status: "pending" });
    await ordersAt(["2026-11-20T03:00:00Z"], { product: 1, status: "cancelled" });
    await ordersAt(["2026-11-12T03:00:00Z"], { product: 1 });
    const [category] = await shop.sql<{ id: number; en: string; bn: string }>(
      "select c.id, c.name_en as en, c.name_bn as bn from categories c join products p on p.category_id = c.id where p.id = 1",
    );
    const { id, ...names } = category as NonNullable<typeof category>;
    expect((await report()).categories).toEqual([{ id, names, pieces: 3, ordered: 300, delivered: 200 }]);
    await shop.sql("update order_items set product_id = null");
    expect((await report()).categories).toEqual([
      { id: null, names: null, pieces: 3, ordered: 300, delivered: 200 },
    ]);
  });

  test("counts lines less their shares of a discount, in categories and top products", async () => {
    await ordersAt(["2026-11-20T01:00:00Z"], { product: 1, quantity: 2 });
    await shop.sql("update order_items set discount_poisha = 3333");
    expect((await report()).categories).toMatchObject([{ pieces: 2, ordered: 166.67, delivered: 166.67 }]);
    expect(await read("/api/admin/top-products")).toMatchObject([{ id: 1, pieces: 2, taka: 166.67 }]);
  });

  test("names who took the most, then who ordered the most", async () => {
    await shop.newCustomer("Rich");
    await shop.newCustomer("Patient");
    await ordersAt(["2026-11-20T01:00:00Z", "2026-11-19T01:00:00Z"]);
    await shop.sql("update orders set user_id = (select id from users where name = 'Rich')");
    await ordersAt(["2026-11-20T02:00:00Z"], { status: "pending" });
    await shop.sql(
      "update orders set user_id = (select id from users where name = 'Patient'), total_poisha = 90000 where created_at = '2026-11-20T02:00:00Z'",
    );
    await ordersAt(["2026-11-20T03:00:00Z"], { status: "cancelled" });
    const found = (await report()).customers.map(({ id: _, ...one }: any) => one);
    expect(found).toEqual([
      { name: "Rich", orders: 2, ordered: 200, delivered: 200, last_order: "2026-11-20T01:00:00.000Z" },
      { name: "Patient", orders: 1, ordered: 900, delivered: 0, last_order: "2026-11-20T02:00:00.000Z" },
    ]);
  });

  test("counts and lists what came after its slot, and what has not come though it is over", async () => {
    // Slots of 8 to 12 in Dhaka are over at 6:00 in UTC; now it is 3:47 on the 20th.
    const slotOn = (placed: string, day: string, from = 480) =>
      shop.sql("update orders set slot_day = $2, slot_from = $3, slot_to = $3 + 240 where created_at = $1", [
        placed,
        day,
        from,
      ]);
    const placed = ["10:00", "11:00", "12:00", "13:00"].map((time) => `2026-11-17T${time}:00Z`);
    const [inTime, late, cancelled, notYet] = placed as [string, string, string, string];
    await ordersAt([inTime, late]);
    await ordersAt([cancelled], { status: "cancelled" });
    await ordersAt([notYet], { status: "processing" });
    for (const one of placed) await slotOn(one, "2026-11-18");
    await stepAt(inTime, "2026-11-18T05:59:00Z", "completed");
    await stepAt(late, "2026-11-18T08:05:30Z", "completed");
    await ordersAt(["2026-11-19T10:00:00Z"], { status: "processing" });
    await slotOn("2026-11-19T10:00:00Z", "2026-11-20");
    await ordersAt(["2026-11-19T11:00:00Z"]);
    const found = await report();
    expect([found.promised, found.late]).toEqual([3, 2]);
    const slot = { day: "2026-11-18", from: 480, to: 720 };
    expect(found.late_deliveries).toMatchObject([
      {
        id: await orderIdAt(notYet),
        slot,
        delivered_at: null,
        late_minutes: 45 * 60 + 47,
        progress: "confirmed",
      },
      { id: await orderIdAt(late), slot, delivered_at: "2026-11-18T08:05:30.000Z", late_minutes: 125 },
    ]);
    const { promised } = await report("?from=2026-11-20&to=2026-11-20");
    expect(promised).toBe(0);

    const { body, headers } = await shop.get(
      "/api/admin/late-deliveries-export?from=2026-11-18&to=2026-11-18",
      {
        token: admin,
      },
    );
    expect(headers.get("content-disposition")).toMatch(/late-deliveries-.*csv/);
    const lines = body.trim().split("\r\n");
    expect([lines.length, lines[2]]).toEqual([
      3,
      expect.stringMatching(/^TK-\d+,.*,,2026-11-18,8:00,12:00,delivered,2026-11-18 14:05,125$/),
    ]);
  });

  test("gives the best customers as a file, and the journal knows how many", async () => {
    await shop.newCustomer("=1+1");
    await ordersAt(["2026-11-20T01:00:00Z"]);
    await shop.sql("update orders set user_id = (select id from users where name = '=1+1')");
    const { body } = await shop.get("/api/admin/best-customers-export?from=2026-11-20&to=2026-11-20", {
      token: admin,
    });
    expect(body.trim().split("\r\n")).toEqual([
      "customer,orders,ordered_taka,delivered_taka,last_order",
      "'=1+1,1,100,100,2026-11-20",
    ]);
    const { data } = (await shop.get("/api/admin/journal?kind=user", { token: admin })).body;
    expect(data[0]).toMatchObject({ action: "user.exported", after: { customers: 1 } });
  });
});

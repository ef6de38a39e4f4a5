import { Sql } from "sql-template-tag";
import { expect, test, vi } from "vitest";
import { fillWithManyRows } from "../support/shop/many-rows.ts";
import { testShop } from "../support/shop/open-test-shop.ts";
import { secondClient } from "../support/shop/row-locks.ts";

// The lists read what they show, not all of it.
const shop = await testShop();
const admin = await shop.signInAdmin();
const customer = await shop.newCustomer();
const filler = await secondClient(shop);
await fillWithManyRows(filler);
await filler.end();

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What PostgreSQL does for one call of the shop: the steps of all its statements, with the rows that each gave. */
async function stepsOf(path: string, token: string): Promise<Plan[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const { pool } = shop.shop.database;
  const query = pool.query.bind(pool);
  const watch = vi.spyOn(pool, "query").mockImplementation(((...sending: [string | Sql, unknown[]?]) => {
    const [statement, values = []] = sending;
    if (typeof statement === "string") sent.push({ text: statement, values });
    // Others are named statements, which look the session up.
    if (statement instanceof Sql) sent.push({ text: statement.text, values: statement.values });
    return query(...(sending as [string, unknown[]?]));
  }) as typeof pool.query);
  const { status } = await shop.get(path, { token });
  watch.mockRestore();
  expect([path, status]).toEqual([path, 200]);
  const steps: Plan[] = [];
  for (const { text, values } of sent) {
    const { rows } = await query(`explain (analyze, timing off, format json) ${text}`, values);
    steps.push(...nodesOf(rows[0]["QUERY PLAN"][0].Plan));
  }
  return steps;
}

const day = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);

test.each([
  "/api/admin/orders",
  "/api/admin/orders?after=50000",
  "/api/admin/orders?status=waiting",
  "/api/admin/orders?status=pending",
  "/api/admin/orders?status=processing",
  "/api/admin/orders?status=completed",
  "/api/admin/orders?status=cancelled&after=40000",
  "/api/admin/orders?day=today",
  `/api/admin/orders?day=${day}`,
  `/api/admin/orders?day=${day}&status=cancelled`,
  "/api/admin/orders?search=01700050123",
  "/api/admin/orders?search=60123",
  "/api/admin/orders?search=customer%204711",
  "/api/admin/orders?place=dhaka%2Fdhanmondi",
  "/api/admin/orders?place=tangail%2Fdhanbari&status=completed",
  "/api/admin/orders?place=tangail%2Fdhanbari&status=pending",
  "/api/admin/orders?place=tangail",
  "/api/admin/orders?place=dhaka&after=50000",
  "/api/admin/orders?place=none",
  "/api/admin/orders?place=none&status=pending",
  `/api/admin/orders?place=dhaka&day=${day}`,
  "/api/admin/orders?place=sylhet",
  `/api/admin/orders?slot_day=${day}`,
  `/api/admin/orders?slot_day=${day}&status=pending`,
  `/api/admin/orders?slot_day=${day}&place=dhaka&after=90000`,
  "/api/admin/orders?slot_day=today",
  "/api/admin/orders/newer?after=99990",
  "/api/admin/users",
  "/api/admin/users?after=25000",
  "/api/admin/users?search=customer%204711",
  "/api/admin/users?search=01700050123",
  "/api/my-orders",
  "/api/my-orders/last-delivery",
  "/api/my-orders/bought",
])("%s reads a few of 100,000 orders and 50,000 customers, by an index", async (path) => {
  const steps = await stepsOf(path, path.startsWith("/api/my") ? customer : admin);
  expect(steps.length).toBeGreaterThan(0);
  const ofTables = steps.filter((step) =>
    /^(orders|order_items|users|products)$/.test(step["Relation Name"] ?? ""),
  );
  expect(ofTables.map((step) => step["Node Type"])).not.toContain("Seq Scan");
  const sorted = steps.filter((step) => step["Node Type"].includes("Sort"));
  expect(Math.max(...[...ofTables, ...sorted].map((step) => step["Actual Rows"]))).toBeLessThan(500);
});

test.each([
  "/api/admin/products",
  "/api/admin/products?after=50000",
  "/api/admin/products?category=2&after=50002",
  "/api/admin/products?short=1",
  "/api/admin/products?archived=1",
  "/api/admin/products?search=bench-70123",
])("%s sorts none of 100,000 products, and counts no further than ten thousand", async (path) => {
  const steps = await stepsOf(path, admin);
  const sorted = steps.filter((step) => step["Node Type"].includes("Sort"));
  expect(Math.max(0, ...sorted.map((step) => step["Actual Rows"]))).toBeLessThan(100);
  const read = steps.filter((step) => /^(short_)?products$/.test(step["Relation Name"] ?? ""));
  expect(read.length).toBeGreaterThan(1);
  // Archived ones among them are passed over.
  expect(
    Math.max(...read.map((step) => step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0))),
  ).toBeLessThan(11_000);
});

test.each([
  ["/api/admin/sales", 2_000],
  ["/api/admin/top-products", 2_000],
  // Its totals are counted up to 10,001; archived products are passed over.
  ["/api/admin/overview", 11_000],
])("the dashboard's %s reads at most a fortnight of 100,000 orders", async (path, most) => {
  const steps = await stepsOf(path, admin);
  const read = steps.filter((step) =>
    /^(orders|order_items|users|products)$/.test(step["Relation Name"] ?? ""),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(
    Math.max(...read.map((step) => step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0))),
  ).toBeLessThanOrEqual(most);
});

test("all orders leave as a file of 100,000 lines in portions, each asked for when the one before is gone", async () => {
  const answer = await shop.app.fetch(
    new Request("http://shop/api/admin/orders-export", { headers: { Authorization: `Bearer ${admin}` } }),
  );
  let lines = 0;
  let largest = 0;
  const decoder = new TextDecoder();
  for await (const bytes of answer.body as ReadableStream<Uint8Array>) {
    const portion = decoder.decode(bytes, { stream: true }).split("\r\n").length - 1;
    lines += portion;
    largest = Math.max(largest, portion);
  }
  expect([lines, largest]).toEqual([100_001, 500]);
});

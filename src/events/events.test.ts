import pg from "pg";
import { describe, expect, test } from "vitest";
import { createApp } from "#src/app.server.ts";
import { cleanUp } from "#src/cleanup.server.ts";
import { newKey } from "#tests/support/accounts/api-keys.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import { openCheapService } from "#tests/support/run/cheap-passwords.ts";

const { shop, order, token, productWith } = await openOrderingShop();
const admin = await shop.signInAdmin();
const key = await newKey(shop, { scopes: ["orders:read", "catalogue:read", "stock:read"] });
const withCustomers = await newKey(shop, { scopes: ["orders:read", "customers:read"] });

type SeenEvent = { id: number; type: string; subject: number; data: any; customer?: any };

const read = async (after: number | string = 0, { by = key, limit = 1_000 } = {}) =>
  shop.get(`/api/events?after=${after}&limit=${limit}`, { token: by });
/** The cursor behind the newest event. */
async function end(): Promise<number> {
  const [row] = await shop.sql<{ position: number }>("select number_events(), position from event_log");
  const { body } = await read(row?.position ?? 0);
  return body.meta.next;
}
const since = async (cursor: number, by = key): Promise<SeenEvent[]> =>
  (await read(cursor, { by })).body.data;
const brief = (events: SeenEvent[]) => events.map(({ type, subject }) => [type, subject]);

describe("the event log", () => {
  test("tells an order from its placing to its refund, and the stock that it took", async () => {
    const product = await productWith(10);
    const cursor = await end();
    const { body } = await order([{ product_id: product, quantity: 2 }]);
    const id = body.order.id;
    const placed = await since(cursor);
    expect(placed).toEqual([
      expect.objectContaining({
        type: "stock.changed",
        subject: product,
        data: { stock: 8, change: -2, cause: "order", order: id },
      }),
      expect.objectContaining({
        type: "order.placed",
        subject: id,
        data: { total: 100, by_staff: false },
      }),
    ]);
    const rider = await shop.newStaff("Sohel Rana", "delivery");
    const step = (from: string, to: string) =>
      shop.post(`/api/admin/orders/${id}/steps`, { from, to }, { token: admin });
    await step("placed", "confirmed");
    await step("confirmed", "packed");
    await shop.post("/api/admin/round/orders", { orders: [id] }, { token: rider.token });
    const answer = { was: 0, answer: "delivered", at: new Date().toISOString() };
    const given = { token: rider.token, key: crypto.randomUUID() };
    await shop.post(`/api/admin/round/orders/${id}/answers`, answer, given);
    const refund = { was: 0, amount: 20, way: "cash", reason: "One was soft" };
    const refunded = await shop.post(`/api/admin/orders/${id}/refunds`, refund, { token: admin });
    expect(refunded.status).toBe(200);
    const [noted] = await shop.sql<{ id: number }>("select id from order_refunds where order_id = $1", [id]);
    await shop.post(`/api/admin/orders/${id}/refunds/${noted?.id}/take-back`, {}, { token: admin });
    const later = (await since(placed.at(-1)?.id ?? 0)).filter(({ subject }) => subject === id);
    expect(later.map(({ type, data }) => [type, data])).toEqual([
      ["order.stepped", { from: "placed", to: "confirmed", outcome: null }],
      ["order.stepped", { from: "confirmed", to: "packed", outcome: null }],
      ["order.changed", { changed: ["rider_id"], revision: 0, total: 100 }],
      ["order.stepped", { from: "packed", to: "on_the_way", outcome: null }],
      ["order.paid", { amount: 100, cash: 100 }],
      ["order.stepped", { from: "on_the_way", to: "delivered", outcome: null }],
      ["order.refunded", { refund: noted?.id, amount: 20, way: "cash" }],
      ["order.refund_taken_back", { refund: noted?.id, amount: 20, way: "cash" }],
    ]);
  });

  test("tells what was changed of an order, and its cancelling with the stock that went back", async () => {
    const product = await productWith(5);
    const { body } = await order([{ product_id: product, quantity: 1 }]);
    const { id, number } = body.order;
    const cursor = await end();
    const was = { address_details: "House 12, Road 5, Dhanmondi", mobile_no: "01712-345678" };
    const moved = { ...was, address_details: "House 3, Road 9, Dhanmondi", was };
    expect((await shop.post(`/api/my-orders/${number}/delivery`, moved, { token })).status).toBe(200);
    expect((await shop.post(`/api/my-orders/${number}/cancel`, {}, { token })).status).toBe(200);
    const events = await since(cursor);
    expect(brief(events).toSorted()).toEqual(
      [
        ["order.changed", id],
        ["order.cancelled", id],
        ["stock.changed", product],
      ].toSorted(),
    );
    expect(events[0]?.data.changed).toContain("address_details");
    expect(JSON.stringify(events)).not.toContain("Road 9");
  });

  test("tells of products by the fields that changed, and of stock apart", async () => {
    const product = await productWith(null);
    const cursor = await end();
    await shop.sql(
      "update products set name_en = 'Renamed', regular_price_poisha = 7000, price_poisha = 7000 where id = $1",
      [product],
    );
    await shop.sql("update products set stock = 4 where id = $1", [product]);
    await shop.sql("update products set stock = 4, name_en = name_en where id = $1", [product]);
    await shop.sql("update products set stock = null where id = $1", [product]);
    await shop.sql("delete from products where id = $1", [product]);
    const events = await since(cursor);
    expect(brief(events)).toEqual([
      ["product.changed", product],
      ["stock.changed", product],
      ["stock.changed", product],
      ["product.removed", product],
    ]);
    expect(events[0]?.data).toEqual({ changed: ["name_en", "price", "regular_price"] });
  });

  test("knows each column of products: one that makes an event, or one that other events tell of", async () => {
    const [trigger] = await shop.sql<{ text: string }>(
      "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'products_write_event'",
    );
    const named =
      /UPDATE OF (.*?) ON/
        .exec(trigger?.text ?? "")?.[1]
        ?.replaceAll('"', "")
        .split(", ") ?? [];
    const columns = await shop.sql<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER'`,
    );
    // Stock has events of its own, reviews make the ratings; the others follow from columns that are named.
    const others =
      "id stock shared_stock updated_at review_count rating_count rating_sum created_at offer_id offer_until several_pieces several_poisha";
    const missing = columns.filter(({ name }) => !named.includes(name) && !others.split(" ").includes(name));
    expect(missing).toEqual([]);
  });

  test("tells of reviews, requests and deleted customers to readers of customers only", async () => {
    const customers = await newKey(shop, { scopes: ["customers:read"] });
    const leaver = await shop.newCustomer("Leaver");
    const product = await productWith(3);
    const cursor = await end();
    await shop.post(
      "/api/reviews",
      { product_id: product, review_details: "Sweet", rating: 5 },
      { token: leaver },
    );
    await shop.post("/api/contact-messages", {
      name: "Rahim",
      email: "rahim@example.com",
      subject: "Hours",
      message: "When?",
    });
    await shop.post("/api/account/delete", { password: "mango-tree" }, { token: leaver });
    const events = await since(cursor, customers);
    expect(events.map(({ type }) => type)).toEqual(["review.written", "message.sent", "customer.deleted"]);
    expect(events[0]?.data).toEqual({ product, rating: 5 });
    // Whoever deleted the account is nobody's customer any more.
    expect(events[0]).not.toHaveProperty("customer");
    expect(events[1]?.customer).toMatchObject({ name: "Rahim", email: "rahim@example.com" });
    expect(await since(cursor)).toEqual([]);
  });
});

describe("the readers of the event log", () => {
  test("get who a customer is only with customers:read, and of each kind only with its scope", async () => {
    const product = await productWith(3);
    const cursor = await end();
    const { body } = await order([{ product_id: product, quantity: 1 }]);
    const [bare] = (await since(cursor)).filter(({ type }) => type === "order.placed");
    expect(bare).not.toHaveProperty("customer");
    expect(JSON.stringify(bare)).not.toMatch(/Nusrat|Dhanmondi|৩৪৫৬|3456/);
    const full = await since(cursor, withCustomers);
    expect(full).toMatchObject([
      {
        type: "order.placed",
        subject: body.order.id,
        customer: { name: "Nusrat Jahan", address: "House 12, Road 5, Dhanmondi" },
      },
    ]);
    const stock = await newKey(shop, { scopes: ["stock:read"] });
    expect((await since(cursor, stock)).map(({ type }) => type)).toEqual(["stock.changed"]);
    const { token: cook, id } = await shop.newStaff("Cook", "orders", "customers");
    const theirs = await newKey(shop, { token: cook, scopes: ["orders:read", "customers:read"] });
    await shop.sql("update users set parts = '{orders}' where id = $1", [id]);
    expect((await since(cursor, theirs))[0]).not.toHaveProperty("customer");
    expect((await read(0, { by: await newKey(shop, { scopes: ["content:read"] }) })).status).toBe(403);
  });

  test("get a page at a time, and a cursor that goes on behind what is not theirs", async () => {
    const cursor = await end();
    const products = [await productWith(1), await productWith(1), await productWith(1)];
    const pages: SeenEvent[][] = [];
    let after = cursor;
    for (let turn = 0; turn < 4; turn++) {
      const { body } = await read(after, { limit: 2 });
      pages.push(body.data);
      after = body.meta.next;
    }
    const created = pages.flat().filter(({ type }) => type === "product.created");
    expect(created.map(({ subject }) => subject)).toEqual(products);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 0]);
    const { body } = await read(cursor, { by: withCustomers });
    expect([body.data, body.meta.next]).toEqual([[], after]);
  });
});

/** A transaction of a slow server, on a connection of its own. */
async function slow(...statements: string[]) {
  const client = new pg.Client(shop.shop.connection);
  await client.connect();
  await client.query("begin");
  for (const statement of statements) await client.query(statement);
  return {
    run: (statement: string) => client.query(statement),
    async commit() {
      await client.query("commit");
      await client.end();
    },
    async rollback() {
      await client.query("rollback");
      await client.end();
    },
  };
}

describe("with several transactions at once", () => {
  const rename = (id: number, name: string) => `update products set name_en = '${name}' where id = ${id}`;

  test("what commits late is read late, however early it began, and nothing waits for it", async () => {
    const one = await productWith(1);
    const two = await productWith(1);
    const three = await productWith(1);
    const start = await end();
    const first = await slow(rename(one, "Slow"));
    const second = await slow(rename(two, "Slower"));
    await shop.sql(rename(three, "Quick"));
    const seen = await since(start);
    expect(brief(seen)).toEqual([["product.changed", three]]);
    await second.commit();
    await first.commit();
    const rest = await since(seen.at(-1)?.id ?? 0);
    expect(brief(rest)).toEqual([
      ["product.changed", two],
      ["product.changed", one],
    ]);
    expect(brief(await since(start))).toEqual([...brief(seen), ...brief(rest)]);
  });

  test("changes of one row are listed in the order in which they happened, even if the later one has the older transaction", async () => {
    const one = await productWith(9);
    const other = await productWith(9);
    const start = await end();
    const older = await slow(rename(other, "Mine first"));
    await shop.sql("update products set stock = 5 where id = $1", [one]);
    await older.run(`update products set stock = 3 where id = ${one}`);
    await older.commit();
    const stocks = (await since(start)).filter(({ type }) => type === "stock.changed");
    expect(stocks.map(({ data }) => data.stock)).toEqual([5, 3]);
  });

  test("what is rolled back is never told, and leaves no gap", async () => {
    const one = await productWith(1);
    const start = await end();
    const given = await slow(rename(one, "Never"));
    await given.rollback();
    await shop.sql(rename(one, "At last"));
    const [event, ...others] = await since(start);
    expect([event?.id, others]).toEqual([start + 1, []]);
  });

  test("two servers write and readers of both read: each event once to each cursor, in one order", async () => {
    const other = await createApp(shop.shop, undefined, { openService: openCheapService });
    const products = await Promise.all(Array.from({ length: 8 }, () => productWith(1_000)));
    const start = await end();
    const request = (path: string) =>
      other.fetch(new Request(`http://shop${path}`, { headers: { Authorization: `Bearer ${key}` } }));
    let writing = true;
    const follow = async (readWith: (path: string) => Promise<any>) => {
      const seen: number[] = [];
      let after = start;
      for (let last = false; !last; ) {
        last = !writing;
        const body = await readWith(`/api/events?after=${after}&limit=7`);
        seen.push(...body.data.map(({ id }: SeenEvent) => id));
        if (body.meta.next !== after) last = false;
        after = body.meta.next;
      }
      return seen;
    };
    const readers = [
      follow(async (path) => (await shop.get(path, { token: key })).body),
      follow(async (path) => (await request(path)).json()),
      follow(async (path) => (await request(path)).json()),
    ];
    const write = async (product: number, turns: number) => {
      for (let turn = 1; turn <= turns; turn++) {
        const change = await slow(rename(product, `Name ${turn}`));
        await change.run("select pg_sleep(random() * 0.02)");
        await (turn % 5 === 0 ? change.rollback() : change.commit());
      }
    };
    await Promise.all([
      ...products.map((product) => write(product, 10)),
      ...products.map((product_id) => order([{ product_id, quantity: 1 }])),
    ]);
    writing = false;
    const all = (await since(start)).map(({ id }) => id);
    expect(all).toHaveLength(8 * 8 + 8 * 2);
    expect(all).toEqual(all.map((_, index) => start + 1 + index));
    for (const seen of await Promise.all(readers)) expect(seen).toEqual(all);
    await other.close();
  });
});

test("events are stored for 30 days; a cursor from before, or from another database, is refused", async () => {
  const product = await productWith(1);
  const cursor = await end();
  await shop.sql("update events set at = now() - interval '31 days' where position <= $1", [cursor]);
  await shop.sql("update products set name_en = 'Today' where id = $1", [product]);
  await cleanUp(shop.shop);
  const { body } = await read(0);
  expect(brief(body.data)).toEqual([["product.changed", product]]);
  expect(brief((await read(cursor)).body.data)).toEqual([["product.changed", product]]);
  const gone = await read(cursor - 1);
  expect([gone.status, gone.body.code, gone.body.details]).toEqual([410, "events_gone", { oldest: cursor }]);
  expect((await read(body.meta.next + 1)).status).toBe(410);
  // Written, and never read: numbered all the same.
  expect(await shop.sql("select from events where position is null")).toEqual([]);
  expect((await read("mango")).status).toBe(422);
});

import { describe, expect, test } from "vitest";
import { ownPolicyVersions } from "#src/shell/policy-versions.server.ts";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { type DataSubject, dataSubjects } from "./rules.ts";

const shop = await testShop();

/** The tables about a person, and in which part of their data they are. */
const partOf: Record<string, DataSubject> = {
  users: "profile",
  second_factors: "profile",
  consents: "consents",
  addresses: "addresses",
  address_pins: "address_pins",
  saved_products: "saved_products",
  stock_alerts: "stock_alerts",
  orders: "orders",
  order_items: "order_items",
  order_steps: "order_steps",
  order_edits: "order_changes",
  order_calls: "order_calls",
  stop_answers: "order_visits",
  order_payments: "order_payments",
  order_payment_parts: "order_payments",
  order_refunds: "order_refunds",
  notifications: "notifications",
  reviews: "reviews",
  review_replies: "reviews",
  contact_messages: "messages",
  custom_orders: "custom_orders",
  request_answers: "answers",
  sessions: "devices",
  customer_push_subscriptions: "devices",
  phone_proofs: "proven_numbers",
  journal: "staff_records",
  emails: "failed_emails",
  "identity.user": "profile",
  "identity.account": "profile",
  "identity.session": "sign_ins",
};

/** Tables with such a column that are in no part, and why. */
const inNoPart: Record<string, string> = {
  api_keys: "of staff",
  webhooks: "of staff",
  page_revisions: "of staff",
  product_imports: "of staff",
  stock_movements: "the stock's books: what was ordered is in the orders",
  order_callers: "who of staff calls just now",
  order_packers: "who of staff packs just now",
  order_pushes: "which device of staff still has to hear of the order",
  email_texts: "which e-mail a text is for, no address",
  shop_details: "the shop's own address",
  push_subscriptions: "of staff: which browsers hear of new orders",
  phone_codes: "a code of a few minutes, deleted after a day; the download says so",
  webhook_deliveries: "of staff: which receivers heard of an event",
};

const download = async (token: string, subject?: string) =>
  (await shop.get(`/api/account/data${subject ? `?subject=${subject}` : ""}`, { token })).body;

async function personWithEverything() {
  const me = await newcomer(shop, "Jamila Khatun");
  await me.post("addresses", home);
  await me.post("saved", { add: ["1"] });
  await me.post("consents", { marketing: true, policy: ownPolicyVersions[0] });
  await me.post("second-factor/begin", { password: "mango-tree" });
  const draft = { ...home, items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
  const { order } = (await shop.post("/api/place-order", draft, { token: me.token })).body;
  await shop.post(
    "/api/reviews",
    { product_id: 2, review_details: "Fresh as morning." },
    { token: me.token },
  );
  await shop.post(
    `/api/my-orders/${order.number}/problems`,
    { text: "One was broken." },
    { token: me.token },
  );
  const wish = { customer_name: "Jamila", order_details: "Kotbel", customer_phone: "01712345678" };
  await shop.post("/api/custom-orders", wish, { token: me.token });
  const [staff] = await shop.sql<{ id: number }>("select id from users where role = 'admin'");
  for (const row of [
    "stock_alerts (product_id, user_id, language) values (3, $1, 'en')",
    "address_pins (user_id, address_details, latitude, longitude) values ($1, 'House 12', 23.746, 90.376)",
    `customer_push_subscriptions (session_hash, endpoint, p256dh, auth)
     select token_hash, 'https://push.example/' || gen_random_uuid(), 'key', 'auth' from sessions where user_id = $1`,
    "phone_proofs (user_id, mobile_e164) values ($1, '+8801712345678')",
    "review_replies (review_id, user_id, reply) select id, $2, 'Thank you' from reviews where user_id = $1",
    "request_answers (message_id, user_id, channel, text) select id, $2, 'phone', 'Sorry' from contact_messages where user_id = $1",
    "order_steps (order_id, from_status, to_status, user_id) select id, 'pending', 'processing', $2 from orders where user_id = $1",
    `order_edits (order_id, revision, user_id, changes, total_before_poisha, total_after_poisha, request_hash)
     select id, 1, $2, '[]', 100, 200, '' from orders where user_id = $1`,
    "order_calls (order_id, user_id, outcome) select id, $2, 'refused' from orders where user_id = $1",
    `stop_answers (order_id, rider_id, answer, said, is_late, answered_at, idempotency_key, request_hash)
     select id, $2, 'nobody_there', '{}', false, now(), gen_random_uuid(), '' from orders where user_id = $1`,
    "order_payments (order_id, rider_id, amount_poisha, expected_poisha, other_poisha) select id, $2, 0, 5000, 5000 from orders where user_id = $1",
    "order_payment_parts (order_id, way, amount_poisha, reference) select id, 'bkash', 5000, 'TX7' from orders where user_id = $1",
    "order_refunds (order_id, amount_poisha, way, reason, user_id) select id, 100, 'cash', 'Broken', $2 from orders where user_id = $1",
    `notifications (order_id, event, channel, recipient, subject, text)
     select id, 'placed', 'email', 'jamila@example.com', 'Order', 'Thank you' from orders where user_id = $1 on conflict do nothing`,
    `emails (recipient, subject, expires_at, failed_at) select email, 'Reset', now(), now() from users where id = $1`,
    `journal (user_id, user_name, action, kind, subject_id, subject_name)
     values ($2, 'Admin', 'user.noted', 'user', $1::bigint::text, 'Jamila')`,
  ])
    await shop.sql(`with ids as (select $1::bigint, $2::bigint) insert into ${row}`, [me.id, staff?.id]);
  await shop.sql(
    `insert into identity.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId")
     select gen_random_uuid()::text, now(), gen_random_uuid()::text, now(), now(), '203.0.113.7', 'Firefox', subject from users where id = $1`,
    [me.id],
  );
  return me;
}

async function holdTable(table: string) {
  const client = await shop.shop.database.pool.connect();
  await client.query("begin");
  await client.query(`lock table ${table} in access exclusive mode`);
  const end = async () => {
    await client.query("rollback");
    client.release();
  };
  return { client, end };
}

/** How many statements wait for a lock of this client. */
const waiting = async (client: { query: (text: string) => Promise<{ rows: { count: number }[] }> }) =>
  (
    await client.query(
      "select count(*)::int as count from pg_locks where not granted and relation = 'addresses'::regclass",
    )
  ).rows[0]?.count;

describe("one's own data", () => {
  test("is whole: no table about a person is forgotten", async () => {
    const columns = await shop.sql<{ table: string }>(
      `select distinct case table_schema when 'public' then '' else 'identity.' end || table_name as table
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema in ('public', 'identity') and t.table_type = 'BASE TABLE'
         and c.column_name ~ '^(user_id|userId|subject_id|customer_id|session_hash|order_id|recipient|email|.*_email|mobile_.*|.*_phone|ipAddress)$'`,
    );
    const known = new Set([...Object.keys(partOf), ...Object.keys(inNoPart)]);
    expect(columns.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
    const me = await personWithEverything();
    await shop.sql("update users set email_verified = true where id = $1", [me.id]);
    const data = await download(me.token);
    const empty = dataSubjects.filter((subject) => !(data[subject]?.length > 0));
    expect(empty).toEqual([]);
    expect(Object.keys(data).sort()).toEqual([...dataSubjects].sort());
    expect(data.profile[0]).toMatchObject({ name: "Jamila Khatun", email: me.email });
    expect(data.order_payments[0]).toMatchObject({
      cash_taka: 0,
      other_taka: 50,
      parts: [{ way: "bkash", taka: 50, reference: "TX7" }],
    });
    expect(data.reviews[0]).toMatchObject({ text: "Fresh as morning.", reply: "Thank you" });
    expect(data.messages[0]).toMatchObject({ message: "One was broken." });
    expect(data.profile[0].sign_in_ways).toMatchObject([{ way: "credential" }]);
    expect(data.devices[0].push_messages).toMatchObject([{ service: "push.example" }]);
    expect(JSON.stringify(data)).not.toMatch(/secret|token|hash/);
  });

  test("is nobody else's, not even with the same address typed into a form", async () => {
    const me = await personWithEverything();
    const other = await newcomer(shop, "Somebody Else");
    const message = { name: "X", email: me.email, subject: "From a stranger", message: "Hello" };
    await shop.post("/api/contact-messages", message);
    expect(JSON.stringify(await download(other.token))).not.toContain("Jamila");
    expect((await download(me.token)).messages).toHaveLength(1);
    await shop.sql("update users set email_verified = true where id = $1", [me.id]);
    expect((await download(me.token)).messages).toHaveLength(2);
    expect((await shop.get("/api/account/data")).status).toBe(401);
  });

  test("without anything in a part is a line of its column names", async () => {
    const me = await newcomer(shop);
    expect(await download(me.token, "orders")).toMatch(
      /^\uFEFF?order_number,status,fulfilment,[^\n]*joined_into,cart_link\r\n$/,
    );
    expect(await download(me.token, "reviews")).toMatch(/^\uFEFF?product,rating,text,[^\n]*\r\n$/);
  });

  test("is prepared once at a time for a customer, and for a few at a time", async () => {
    const me = await newcomer(shop);
    const others = await Promise.all([newcomer(shop), newcomer(shop), newcomer(shop)]);
    // Holds what each download reads first, so that all of them wait.
    const { client, end } = await holdTable("addresses");
    const reads = [me, ...others.slice(0, 2)].map(({ token }) => shop.get("/api/account/data", { token }));
    await expect.poll(() => waiting(client)).toBe(3);
    const full = await shop.get("/api/account/data", { token: others[2]?.token ?? "" });
    expect([full.status, full.body.code]).toEqual([429, "too_fast"]);
    expect(full.headers.get("retry-after")).toBe("10");
    await end();
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const { client: again, end: endAgain } = await holdTable("addresses");
    const first = shop.get("/api/account/data", { token: me.token });
    await expect.poll(() => waiting(again)).toBe(1);
    const second = await shop.get("/api/account/data", { token: me.token });
    expect([second.status, second.body.message]).toEqual([429, expect.stringContaining("already")]);
    await endAgain();
    expect((await first).status).toBe(200);
  });

  test("of 500 orders of 20 lines has each of them, as JSON and as CSV", async () => {
    const me = await newcomer(shop, "Busy Kitchen");
    await shop.sql(
      `with placed as (
         insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash)
         select $1::bigint, 'Road ' || n, '01712345678', 100 * n, gen_random_uuid(), '' from generate_series(1, 500) n returning id
       )
       insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
       select id, null, 'Egg', 'ডিম', '', '', '', '', 1234, 1 from placed, generate_series(1, 20)`,
      [me.id],
    );
    const data = await download(me.token);
    expect([data.orders.length, data.order_items.length]).toEqual([500, 10_000]);
    expect(new Set(data.order_items.map((item: any) => item.order_number)).size).toBe(500);
    expect(data.orders[499]).toMatchObject({ address_details: "Road 500", total_taka: 500 });
    const lines = (await download(me.token, "order_items")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(10_001);
    expect(lines[0]).toMatch(/order_number,product,weight,quantity,price_taka/);
    expect(lines[1]).toMatch(/^TK-\d+,Egg,,1,12.34,/);
  });
});

import { expect, test } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { type RetentionKind, retentionDays, retentionKinds } from "#src/platform/retention/days.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();
const customer = await shop.newCustomer("Nusrat Jahan");
const system = async () => (await shop.get("/api/admin/system", { token: admin })).body.data;

const item = { product_id: 2, quantity: 1 };
const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items: [item] };
for (const _ of [1, 2]) await shop.post("/api/place-order", draft, { token: customer });
await shop.sql("delete from notifications");
await shop.sql(
  "insert into webhooks (user_id, name, url, scopes, secret, position, paused_at, paused_because) select id, 'Till', 'https://till.example', '{orders:read}', '', 0, now(), 'staff' from users where role = 'admin'",
);

/** How a row of each kind comes about that has been kept for $1 days; $2 tells rows apart. */
const rowOf: Record<RetentionKind, string> = {
  phoneCodes:
    "phone_codes (mobile_e164, code_hash, sent_at, expires_at) values ('+88017' || $2::int, '', ago($1), now())",
  requests:
    "contact_messages (name, email, subject, message, status, settled_at) values ('N', 'n@example.com', 'S', $2::int::text, 'done', ago($1))",
  cartLinks: "cart_links (code, lines, ends_at) values ('code' || $2::int, '[]', ago($1 - 14))",
  sessions:
    "sessions (token_hash, user_id, expires_at) select 'hash' || $2::int, id, ago($1 - 30) from users where role = 'user'",
  events: "events (type, subject, at) values ('message.sent', $2::int, ago($1))",
  failedEmails:
    "emails (recipient, subject, expires_at, failed_at) values ('n@example.com', 'S' || $2::int, now(), ago($1))",
  webhookDeliveries:
    "webhook_deliveries (webhook_id, position, type, status, settled_at) select id, $2::int, 'order.placed', 'refused', ago($1) from webhooks",
  apiKeys:
    "api_keys (token_hash, ending, user_id, name, scopes, per_minute, expires_at) select 'key' || $2::int, 'abcd', id, 'Till', '{orders:read}', 60, ago($1) from users where role = 'admin'",
  imports:
    "product_imports (user_id, user_name, file_name, file_hash, state, at) select id, name, 'a.csv', $2::int::text, 'done', ago($1) from users where role = 'admin'",
  limits: "rate_limits (key, count, window_ends) values ('kept:' || $2::int, 1, ago($1 - 90))",
  notifications:
    "notifications (order_id, event, channel, status, settled_at) select id, 'delivered', 'sms', 'sent', ago($1) from orders order by id offset $2::int limit 1",
  stockAlerts:
    "stock_alerts (product_id, email, language, created_at) values (3, 'n' || $2::int || '@example.com', 'en', ago($1))",
  addressPins:
    "address_pins (user_id, address_details, created_at) select id, 'House ' || $2::int, ago($1) from users where role = 'admin'",
};

test("what is older than its period is deleted, the rest stays, and the System page says how many rows went", async () => {
  await shop.sql(
    "create function ago(days int) returns timestamptz language sql as 'select now() - make_interval(days => days)'",
  );
  const count = async (kind: RetentionKind) => {
    const [table = ""] = (rowOf[kind] ?? "").split(" ");
    return (await shop.sql<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]?.rows ?? 0;
  };
  const before: Record<string, number> = {};
  for (const kind of retentionKinds) {
    // They are deleted from the oldest on, and rows of other kinds have added young ones.
    if (kind === "events") await shop.sql("delete from events");
    before[kind] = await count(kind);
    await shop.sql(`insert into ${rowOf[kind]}`, [retentionDays[kind] + 1, 0]);
    await shop.sql(`insert into ${rowOf[kind]}`, [Math.max(0, retentionDays[kind] - 1), 1]);
  }
  await cleanUp(shop.shop);
  for (const kind of retentionKinds)
    expect([kind, await count(kind)]).toEqual([kind, (before[kind] ?? 0) + 1]);
  const { retention } = await system();
  expect(retention.map(({ kind, days }: any) => [kind, days])).toEqual(Object.entries(retentionDays));
  for (const { kind, deleted, ran_at, deleted_at, failing_since } of retention)
    expect([kind, deleted, ran_at, deleted_at, failing_since]).toEqual([kind, 1, deleted_at, ran_at, null]);
  await cleanUp(shop.shop);
  const [again] = (await system()).retention;
  expect([again.deleted, again.deleted_at, again.ran_at > again.deleted_at]).toEqual([
    1,
    retention[0].ran_at,
    true,
  ]);
});

test("a deletion that fails is told with its reason until it works, and stops no other", async () => {
  const links = async () => (await system()).retention.find(({ kind }: any) => kind === "cartLinks");
  const { ran_at } = await links();
  await shop.sql(
    "insert into rate_limits (key, count, window_ends) values ('old', 1, now() - interval '1 s')",
  );
  await shop.sql(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no room left'; end $$;
     create trigger refused before delete on cart_links execute function refuse()`,
  );
  await expect(cleanUp(shop.shop)).rejects.toThrow("no room left");
  const failed = await links();
  expect(failed).toMatchObject({
    ran_at,
    failure: "no room left",
    failing_since: expect.stringMatching(/Z$/),
  });
  expect(await shop.sql("select from rate_limits where key = 'old'")).toEqual([]);
  await expect(cleanUp(shop.shop)).rejects.toThrow("no room left");
  expect((await links()).failing_since).toBe(failed.failing_since);
  await shop.sql("drop trigger refused on cart_links");
  await cleanUp(shop.shop);
  expect(await links()).toMatchObject({ failure: null, failing_since: null });
});

import { expect, test } from "vitest";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { emptyFolder } from "#tests/support/shop/start-server.ts";

const METRICS_TOKEN = "a-long-enough-token";
const shop = await testShop({ METRICS_TOKEN, BACKUP_DIR: `${emptyFolder()}/backups` });
const admin = await shop.signInAdmin();
const system = async () => (await shop.get("/api/admin/system", { token: admin })).body.data;
const metrics = (token = METRICS_TOKEN) =>
  shop.get("/metrics", { headers: { Authorization: `Bearer ${token}` } });

async function metric(line: string): Promise<number> {
  const text = String((await metrics()).body);
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found ? Number(found.slice(line.length + 1)) : Number.NaN;
}

test("an admin sees how the server, the database, the queues and the disk are", async () => {
  const seen = await system();
  expect(seen.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(seen.database.version).toMatch(/^\d+/);
  expect([seen.database.bytes > 1e6, seen.database.connections > 0, seen.disk.data.free > 0]).toEqual([
    true,
    true,
    true,
  ]);
  expect(seen.search).toMatchObject({ ready: true, products: expect.any(Number) });
  expect(seen.queues.map(({ queue }: any) => queue).toSorted()).toEqual(["emails", "order_emails", "sms"]);
  const waiting = (queues: any[], name: string) => queues.find(({ queue }) => queue === name).waiting;
  await shop.sql(
    "insert into emails (recipient, subject, text, html, expires_at, next_attempt_at) values ('a@b.example', 's', 't', 'h', now() + interval '1 hour', now() + interval '1 hour')",
  );
  expect(waiting((await system()).queues, "emails")).toBe(waiting(seen.queues, "emails") + 1);
});

test("a backup begun by an admin is listed with its size; the plan is changed once, and the journal says both", async () => {
  expect((await shop.post("/api/admin/system/backups", {}, { token: admin })).status).toBe(200);
  await expect.poll(async () => (await system()).backups.last[0]?.ended_at, { timeout: 60_000 }).toBeTruthy();
  const { plan, last } = (await system()).backups;
  expect(last[0]).toMatchObject({ reason: "admin", failure: null, bytes: expect.any(Number) });
  const change = (body: object) => shop.post("/api/admin/system/backup-plan", body, { token: admin });
  const wanted = { hour: null, days: 7, weeks: 0, months: 6 };
  const changed = await change({ ...wanted, version: plan.version });
  expect(changed.body.data).toEqual({ ...wanted, version: plan.version + 1 });
  const second = await change({ ...wanted, hour: 4, version: plan.version });
  expect([second.status, second.body.code, second.body.details.now]).toEqual([
    409,
    "changed",
    changed.body.data,
  ]);
  for (const wrong of [{ hour: 24 }, { days: 0 }, { weeks: -1 }, { months: 367 }, { months: 1.5 }])
    expect((await change({ ...wanted, ...wrong, version: 2 })).status).toBe(422);
  expect((await system()).backups.plan).toEqual(changed.body.data);
  const lines = await shop.sql<{ action: string }>(
    "select action from journal where action like '%backup%' order by id",
  );
  expect(lines.map(({ action }) => action)).toEqual(["settings.backup_started", "settings.backups_changed"]);
});

test("the numbers are for whoever shows the token, and there are none where no token is set", async () => {
  expect((await metrics()).status).toBe(200);
  for (const token of ["", "wrong", `${METRICS_TOKEN}x`]) expect((await metrics(token)).status).toBe(401);
  const other = await openTestShop();
  expect(
    (await other.get("/metrics", { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).status,
  ).toBe(404);
  await other.close();
});

test("requests count by route and status, never by what stands in the address", async () => {
  const label =
    'tatka_http_request_seconds_count{method="POST",route="/api/my-orders/{number}/cancel",status="401"}';
  expect(await metric(label)).toBeNaN();
  await shop.post("/api/my-orders/TK-01712345678/cancel", {});
  await shop.get("/api/nothing/01712345678");
  await shop.get("/no-such-page/01712345678?search=nusrat");
  expect(await metric(label)).toBe(1);
  expect(String((await metrics()).body)).not.toMatch(/01712345678|nusrat/);
});

test("orders, missed searches, waiting e-mails, the index, the pool and the last backup are in the numbers", async () => {
  const placed = await metric("tatka_orders_placed_total");
  const missed = await metric("tatka_searches_missed_total");
  const token = await shop.newCustomer();
  const [{ id }] = (await shop.sql("select id from products where stock > 5 limit 1")) as [{ id: number }];
  const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash" };
  const order = { ...draft, items: [{ product_id: id, quantity: 1 }] };
  for (const _ of [1, 2])
    expect((await shop.post("/api/place-order", order, { token, key: "same-key" })).status).toBe(200);
  expect(await metric("tatka_orders_placed_total")).toBe(placed + 1);
  await shop.get("/api/products?search=qqxxzzyy");
  expect(await metric("tatka_searches_missed_total")).toBe(missed + 1);
  expect(await metric('tatka_queue{queue="emails",state="waiting"}')).toBeGreaterThan(0);
  expect(await metric("tatka_search_index_ready")).toBe(1);
  expect(await metric('tatka_pool_connections{state="waiting"}')).toBe(0);
  expect(await metric("tatka_last_backup_age_seconds")).toBeGreaterThanOrEqual(0);
  expect(await metric("tatka_page_cache_bytes")).toBeGreaterThan(0);
  expect(await metric("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(await metric('tatka_disk_free_ratio{disk="backups"}')).toBeGreaterThan(0);
  expect(await metric("tatka_wal_archive_failing_seconds")).toBe(0);
});

test("the version, and refusals by their code, are in the numbers", async () => {
  const { version, node } = await system();
  expect(await metric(`tatka_build_info{version="${version}",node="${node}"}`)).toBe(1);
  const refused = () =>
    Promise.all(["not_signed_in", "not_found"].map((code) => metric(`tatka_refusals_total{code="${code}"}`)));
  const [unknown = 0, missing = 0] = await refused();
  expect((await shop.get("/api/my-orders")).body.code).toBe("not_signed_in");
  for (const path of ["/api/nothing", "/api/products/999999"])
    expect((await shop.get(path)).body.code).toBe("not_found");
  expect(await refused()).toEqual([unknown + 1, missing + 2]);
});

test("the process says that it lives and may get requests, also while no database answers", async () => {
  expect([(await shop.get("/healthz")).body, (await shop.get("/readyz")).body]).toEqual([
    { status: "ok" },
    { status: "ok" },
  ]);
  const other = await openTestShop({ METRICS_TOKEN });
  const upIn = async () => {
    const { body } = await other.get("/metrics", { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    return /^tatka_database_up \d$/m.exec(String(body))?.[0];
  };
  expect(await upIn()).toBe("tatka_database_up 1");
  const [{ name }] = (await other.sql("select current_database() as name")) as [{ name: string }];
  await shop.sql(`alter database ${name} with allow_connections false`);
  await shop.sql("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await expect.poll(async () => (await other.get("/health")).status).toBe(503);
  expect((await other.get("/readyz")).status).toBe(200);
  expect((await other.get("/healthz")).status).toBe(200);
  expect(await upIn()).toBe("tatka_database_up 0");
  await shop.sql(`alter database ${name} with allow_connections true`);
  await expect.poll(async () => (await other.get("/health")).status).toBe(200);
  await other.close();
});

test("every answer carries the request's id: a sane one that came along, else one of its own", async () => {
  const idOf = async (path: string, given?: string) =>
    (await shop.get(path, given ? { headers: { "X-Request-Id": given } } : {})).headers.get("x-request-id");
  expect(await idOf("/api/my-orders", "proxy-1234.abcd")).toBe("proxy-1234.abcd");
  expect(await idOf("/api/categories", "another-5678")).toBe("another-5678");
  for (const bad of ["short", "has space in it", "x".repeat(101), "<script>alert(1)</script>"])
    expect(await idOf("/api/my-orders", bad)).toMatch(/^[\da-f-]{36}$/);
  expect(await idOf("/api/categories")).not.toBe(await idOf("/api/categories"));
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { writeBackup } from "#src/backup/archive/write-backup.server.ts";
import { shareDiscount } from "#src/orders/totals.ts";
import { allMigrations, applyMigrations, migrateThen } from "#src/platform/database/migrate.server.ts";
import {
  applyInPhases,
  preparationLock,
  takeLock,
} from "#src/platform/database/migrating/apply-in-phases.server.ts";
import { reachDatabase } from "#src/platform/database/reach.server.ts";
import { log } from "#src/platform/log.server.ts";
import { schemaOf } from "../../bin/statements/schema.ts";

const host = inject("postgresFolder");

/** The oldest version that this one can upgrade. */
const oldest = "0000_shop";

/** A database as a shop of an older version left it: with the migrations up to that one. */
async function olderDatabase(tag: string) {
  const name = `older_${crypto.randomUUID().replaceAll("-", "")}`;
  const owner = new pg.Client({ host, user: "postgres", database: "template1" });
  await owner.connect();
  await owner.query(`create database ${name} template template0`);
  await owner.end();
  const connection = { host, user: "postgres", database: name };
  const client = new pg.Client(connection);
  await client.connect();
  await applyMigrations(client, allMigrations().find((one) => one.tag === tag)?.when);
  return { connection, client };
}

const applied = async (client: pg.Client) =>
  (await client.query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0].count;

test("a migration that has to wait for a table lets those through who come after it, and is made as soon as the table is free", async () => {
  const { connection, client } = await olderDatabase(oldest);
  // A long read, such as an export by the version before.
  const reader = new pg.Client(connection);
  await reader.connect();
  await reader.query("begin; select from orders limit 1");
  const migrating = migrateThen(connection, async () => undefined);
  const waits = async () =>
    (
      await client.query(
        "select count(*)::int as count from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
        [connection.database],
      )
    ).rows[0].count;
  await vi.waitFor(async () => expect(await waits()).toBe(1), 10_000);
  // As the shop's pool does: who waits longer for a lock is refused.
  await client.query("set lock_timeout = '2s'");
  expect((await client.query("select id from orders")).rows).toEqual([]);
  await reader.query("commit");
  await migrating;
  expect(await applied(client)).toBe(allMigrations().length);
  await reader.end();
  await client.end();
});

test("of several migrations one that fails leaves those before it, and the next start goes on from there", async () => {
  const { connection, client } = await olderDatabase(oldest);
  const before = await applied(client);
  // The fifth one from here, 0062, adds this column.
  await client.query("alter table shop_details add column notifications_per_day int");
  await expect(migrateThen(connection, async () => undefined)).rejects.toThrow("notifications_per_day");
  expect(await applied(client)).toBe(before + 4);
  await client.query("alter table shop_details drop column notifications_per_day");
  await migrateThen(connection, async () => undefined);
  expect(await applied(client)).toBe(allMigrations().length);
  await client.end();
});

test("a database in use, migrated step by step, has the schema that an empty one gets at once, and keeps its orders", async () => {
  const atOnce = await olderDatabase(allMigrations().at(-1)?.tag ?? "");
  const first = await olderDatabase(oldest);
  await first.client.query(`
    insert into users (issuer, subject, name, email) values ('here', '1', 'Nusrat', 'nusrat@example.com');
    insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status)
    select 1, 'Road 5', '01712345678', 10000, n::text, '', (array['pending', 'processing', 'completed', 'cancelled'])[1 + n % 4]
    from generate_series(1, 2500) n`);
  await migrateThen(first.connection, async () => undefined);
  expect(await schemaOf(first.client)).toBe(await schemaOf(atOnce.client));
  const { rows } = await first.client.query(
    "select status, count(*)::int as count from orders group by 1 order by 1",
  );
  expect(rows).toEqual([
    { status: "cancelled", count: 625 },
    { status: "completed", count: 625 },
    { status: "pending", count: 625 },
    { status: "processing", count: 625 },
  ]);
  for (const { client } of [atOnce, first]) await client.end();
});

test("discounts from before lines had shares are shared out as those of today are", async () => {
  const { connection, client } = await olderDatabase(oldest);
  await client.query(`
    insert into users (issuer, subject, name, email) values ('here', '1', 'Nusrat', 'nusrat@example.com');
    insert into orders (user_id, address_details, mobile_no, total_poisha, fee_poisha, discount_poisha, idempotency_key, request_hash)
    select 1, 'Road 5', '01712345678', 6000, 6000, n, n::text, '' from generate_series(0, 500) n;
    insert into order_items (order_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity, actual_poisha)
    select o.id, 'Mango', 'আম', '', '', '', '', 1 + (o.id * 31 + n * 17) % 97, 1 + (o.id + n) % 2, case when n = 3 then 50 end
    from orders o, generate_series(1, 3) n`);
  await migrateThen(connection, async () => undefined);
  const { rows } = await client.query(`
    select o.discount_poisha::int as discount, o.fee_discount_poisha::int as on_fee, json_agg(i.discount_poisha order by i.id) as shares,
           json_agg(json_build_object('product_id', null, 'poisha', coalesce(i.actual_poisha, i.price_poisha * i.quantity)) order by i.id) as lines
    from orders o join order_items i on i.order_id = o.id group by o.id`);
  expect(rows).toHaveLength(501);
  for (const { discount, on_fee: onFee, shares, lines } of rows)
    expect({ shares, onFee }).toEqual(shareDiscount(discount, lines));
  await client.end();
});

test("a database from before the oldest version that can be upgraded is refused in words, and left as it is", async () => {
  const { connection, client } = await olderDatabase(oldest);
  await client.query("update drizzle.__drizzle_migrations set created_at = created_at - 1");
  await expect(migrateThen(connection, async () => undefined)).rejects.toThrow(
    "This database is of a version that cannot be upgraded directly.",
  );
  expect(await applied(client)).toBe(1);
  await client.end();
});

test("while a migration waits to build an index others write, wait for it and look at the database; nobody backs it up; interrupted, it is made at the next start", async () => {
  const { connection, client } = await olderDatabase(allMigrations().at(-1)?.tag ?? "");
  const text = `alter table orders add column later int default 1;
--> statement-breakpoint
create index orders_later on orders (later);`;
  const applyLater = async () => {
    const own = new pg.Client(connection);
    own.on("error", () => undefined);
    await own.connect();
    try {
      await takeLock(own, preparationLock);
      await applyInPhases(
        own,
        "9999_later",
        text,
        async () => void (await own.query("create table finished (id int)")),
      );
    } finally {
      await own.end();
    }
  };
  // An old look at the database, at none of the shop's tables.
  const reader = new pg.Client(connection);
  await reader.connect();
  await reader.query("begin isolation level repeatable read; select 1");
  const interrupted = applyLater().then(
    () => false,
    () => true,
  );
  const building = async () =>
    (
      await client.query(
        `select pid from pg_stat_activity where datname = $1 and query ilike 'create index concurrently%' and wait_event_type = 'Lock'`,
        [connection.database],
      )
    ).rows;
  await vi.waitFor(async () => expect(await building()).toHaveLength(1), 10_000);

  await client.query("set lock_timeout = '2s'");
  await client.query("update orders set place = 'dhaka/dhanmondi'");
  await reachDatabase(connection, log);
  const folder = mkdtempSync(join(tmpdir(), "tatka-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(writeBackup(connection, join(folder, "backup.tar"))).rejects.toThrow("to a newer version");
  const other = applyLater();

  await client.query("select pg_terminate_backend($1)", [(await building())[0].pid]);
  expect(await interrupted).toBe(true);
  const finished = async () => (await client.query("select to_regclass('finished') as name")).rows[0].name;
  expect(await finished()).toBeNull();
  await reader.query("commit");
  await other;
  expect(await finished()).toBe("finished");
  const index = await client.query(
    "select indisvalid from pg_index where indexrelid = 'orders_later'::regclass",
  );
  expect(index.rows).toEqual([{ indisvalid: true }]);
  await writeBackup(connection, join(folder, "backup.tar"));
  await reader.end();
  await client.end();
});

test("an older version of the shop refuses in words a database of a newer one that takes away what it needs, and leaves it as it is", async () => {
  const { connection, client } = await olderDatabase(allMigrations().at(-1)?.tag ?? "");
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
  );
  const before = await applied(client);
  await expect(migrateThen(connection, async () => undefined)).rejects.toThrow(
    "This database is already that of a newer version of the shop. Start that version, or one newer still.",
  );
  expect(await applied(client)).toBe(before);
  await client.query("update drizzle.__drizzle_migrations set is_additive = true where hash = 'newer'");
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at, is_additive) values ('newest', 9000000000001, false)",
  );
  await expect(migrateThen(connection, async () => undefined)).rejects.toThrow("of a newer version");
  await client.end();
});

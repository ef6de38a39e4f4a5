import pg from "pg";
import { expect, inject, test, vi } from "vitest";
import { allMigrations, applyMigrations, migrateThen } from "../../src/platform/database/migrate.server.ts";

const host = inject("postgresFolder");

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
  const { connection, client } = await olderDatabase("0047_riders_and_cash");
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
}, 60_000);

test("of several migrations each is there as a whole or not at all: one that fails leaves those before it, and the next start goes on from there", async () => {
  const { connection, client } = await olderDatabase("0046_areas_seen_by_shoppers");
  const before = await applied(client);
  // The third one from here, 0049, wants to add this column.
  await client.query("alter table products add column is_perishable int");
  await expect(migrateThen(connection, async () => undefined)).rejects.toThrow("is_perishable");
  expect(await applied(client)).toBe(before + 2);
  await client.query("alter table products drop column is_perishable");
  await migrateThen(connection, async () => undefined);
  expect(await applied(client)).toBe(allMigrations().length);
  await client.end();
}, 60_000);

test("an older version of the shop refuses a newer database in words, and leaves it as it is", async () => {
  const { connection, client } = await olderDatabase(allMigrations().at(-1)?.tag ?? "");
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
  );
  const before = await applied(client);
  await expect(migrateThen(connection, async () => undefined)).rejects.toThrow(
    "This database is already that of a newer version of the shop. Start that version, or one newer still.",
  );
  expect(await applied(client)).toBe(before);
  await client.end();
});

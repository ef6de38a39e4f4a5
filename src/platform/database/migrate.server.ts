import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, ClientBase } from "pg";
import { log } from "../log.server.ts";
import { CannotStart } from "../process/cannot-start.server.ts";
import { root } from "../root.server.ts";
import { type Connection, openClient } from "./connections.server.ts";
import { isHeldByOthers, lostARace } from "./trouble.server.ts";

/** Any number, the same in every process of the shop. */
export const preparationLock = 7_300_455;

const folder = join(root, "src/platform/migrations");

/** Migrates the database to this version of the shop, then does `work`. Processes that start at once do so one after the other. */
export async function migrateThen(connection: Connection, work: () => Promise<void>) {
  const client = await openClient(connection, "tatka-prepares");
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    await migrate(client);
    await work();
  } finally {
    // Ends the lock, too.
    await client.end();
  }
}

type Migration = { tag: string; when: number };

/** The migrations of this version of the shop, the oldest first; `when` orders them. */
export const allMigrations = (): Migration[] =>
  (JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: Migration[] }).entries;

/** A migration waits so long for a lock, in ms, as all who come after it wait behind it; then it lets them through. */
const lockMs = 500;
const pauseMs = 1_000;
/** Longer than the longest statement of the shop, an export of half an hour. */
const mostAttempts = 1_500;

/**
 * An empty database in one transaction; one in use migration by migration, so that what a server of the version before asks for waits
 * no longer than the slowest of them takes.
 */
async function migrate(client: Client): Promise<void> {
  const last = await lastApplied(client);
  const next = allMigrations().filter(({ when }) => when > last);
  const steps = last === 0 || next.length === 0 ? [undefined] : next.map(({ when }) => when);
  for (const until of steps) await applyWhenFree(client, until);
}

/** Applies the migrations up to `until` in one transaction, as soon as nobody who uses the tables has to wait long for that. */
export async function applyWhenFree(client: ClientBase, until?: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin");
      await client.query(`set local lock_timeout = ${lockMs}`);
      await applyMigrations(client, until);
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!(isHeldByOthers(error) || lostARace(error)) || attempt === mostAttempts) throw error;
      if (attempt === 1) log.warn("a migration waits for a table that is in use");
      await sleep(pauseMs);
    }
  }
}

/** When the newest migration of the database was made; 0 for an empty one. */
async function lastApplied(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  return rows[0]?.there ? newest(client) : 0;
}

async function newest(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: number | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  return rows[0]?.last ?? 0;
}

/**
 * Applies the generated migrations that the database has not seen, those after `until` aside, in the transaction of `client`, and
 * records them as Drizzle's own migrator does. That one would cost 130 MB of memory in a process that runs for months
 * (docs/decisions/0009-tools.md).
 */
export async function applyMigrations(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  await client.query(`create schema if not exists drizzle`);
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const last = await newest(client);
  const all = allMigrations();
  if (last > (all.at(-1)?.when ?? 0))
    throw new CannotStart(
      "This database is already that of a newer version of the shop. Start that version, or one newer still.",
    );
  for (const migration of all.filter(({ when }) => when > last && when <= until))
    await apply(client, migration);
}

async function apply(client: ClientBase, { tag, when }: Migration): Promise<void> {
  const text = readFileSync(join(folder, `${tag}.sql`), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
  const hash = createHash("sha256").update(text).digest("hex");
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    when,
  ]);
}

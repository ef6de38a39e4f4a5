import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import { log } from "#src/platform/log.server.ts";
import { isLockNotAvailable, isRetryableConflict } from "../trouble.server.ts";
import { type MigrationPhase, toPhases } from "./steps.server.ts";

/** Any number; the same in every process and version of the shop. */
export const preparationLock = 7_300_455;

/** Poll interval for the lock, in ms. */
const lockPollMs = 250;

/** Lock timeout of a migration, in ms: later statements queue behind it, so it gives up and retries. */
const lockTimeoutMs = 500;
const retryMs = 1_000;
/** Longer in total than the longest statement of the shop, an export of half an hour. */
const maxAttempts = 1_500;

/** The phases that are done, while a migration is being applied. */
const phasesTable = "drizzle.migration_steps";

/** Whether a migration of a database in use has begun and not ended. */
export const isBetweenVersions = (client: ClientBase): Promise<boolean> =>
  queryBoolean(client, "select to_regclass($1) is not null as yes", [phasesTable]);

/**
 * Applies a migration in phases while the database is in use, then runs `finish` in a transaction. Resumes
 * after an interruption.
 */
export async function applyInPhases(
  client: ClientBase,
  tag: string,
  text: string,
  finish: () => Promise<void>,
): Promise<void> {
  for (const phase of toPhases(text)) {
    const phaseKey = `${tag} ${createHash("sha256").update(JSON.stringify(phase)).digest("hex")}`;
    if ((await isBetweenVersions(client)) && (await isDone(client, phaseKey))) continue;
    if (phase.kind === "index") await buildIndex(client, phase);
    await retryInTransaction(client, async () => {
      if (phase.kind === "together") for (const statement of phase.statements) await client.query(statement);
      if (phase.kind === "validate") await client.query(phase.statement);
      await client.query(`create table if not exists ${phasesTable} (step text primary key)`);
      await client.query(`insert into ${phasesTable} values ($1)`, [phaseKey]);
    });
  }
  await retryInTransaction(client, async () => {
    await finish();
    await client.query(`drop table if exists ${phasesTable}`);
  });
}

const isDone = (client: ClientBase, phaseKey: string) =>
  queryBoolean(client, `select exists (select from ${phasesTable} where step = $1) as yes`, [phaseKey]);

type PhaseOf<Kind> = Extract<MigrationPhase, { kind: Kind }>;

/** Builds an index concurrently. A process waiting for the migration inside a statement would deadlock with it. */
async function buildIndex(client: ClientBase, { name, statement }: PhaseOf<"index">) {
  const unlock = "select pg_advisory_unlock($1) as yes";
  const wasHeld = await queryBoolean(client, unlock, [preparationLock]);
  await retryWhileLocked(async () => {
    await client.query(`drop index concurrently if exists ${name}`);
    await client.query(statement);
  });
  if (wasHeld) await client.query("select pg_advisory_lock($1)", [preparationLock]);
}

/** Does `work` in one transaction, retrying until its locks are free, so that no other statement waits long. */
export const retryInTransaction = (client: ClientBase, work: () => Promise<unknown>) =>
  retryWhileLocked(async () => {
    try {
      await client.query("begin");
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await work();
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
  });

async function retryWhileLocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(isLockNotAvailable(error) || isRetryableConflict(error)) || attempt === maxAttempts) throw error;
      if (attempt === 1) log.warn("a migration waits for a table that is in use");
      await sleep(retryMs);
    }
  }
}

/** Takes a lock of the whole shop, and logs if it has to wait. */
export async function takeLock(client: ClientBase, lock: number): Promise<void> {
  for (
    let hasWaited = false;
    !(await queryBoolean(client, "select pg_try_advisory_lock($1) as yes", [lock]));
    hasWaited = true
  ) {
    if (!hasWaited) log.info("waiting for another process of the shop, which prepares the database");
    await sleep(lockPollMs);
  }
}

export async function queryBoolean(client: ClientBase, text: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(text, values);
  return rows[0]?.yes ?? false;
}

export async function queryNumber(client: ClientBase, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ number: number | string | null }>(text, values);
  return Number(rows[0]?.number ?? 0);
}

import pg from "pg";
import { expect, vi } from "vitest";
import type { TestAnswer, TestShop } from "./open-test-shop.ts";

export async function secondClient({ shop }: TestShop): Promise<pg.Client> {
  const client = new pg.Client(shop.connection);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

export const untilWaiting = (other: pg.Client, count: number) =>
  vi.waitFor(
    async () => {
      // Within a transaction PostgreSQL keeps its first snapshot of the waiting processes.
      await other.query("select pg_stat_clear_snapshot()");
      const { rows } = await other.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 60_000, interval: 10 },
  );

/** Repeats a load while the shop is busy: the queue's length is not tested here. */
export async function untilServed(load: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await load();
  return answer.status === 503 && answer.body.code === "not_ready" ? untilServed(load) : answer;
}

/**
 * A deadlock: another client locks `held` and asks for `wanted`, which `load` holds. PostgreSQL ends `load`,
 * the longer waiter. If it checked too early, `load` finds the shop busy, and all is repeated.
 */
export async function causeDeadlock(
  shop: TestShop,
  held: number,
  wanted: number,
  load: () => Promise<TestAnswer>,
): Promise<TestAnswer> {
  const holder = await secondClient(shop);
  await holder.query("set deadlock_timeout = '30s'");
  try {
    for (;;) {
      await holder.query("begin");
      await holder.query("select from products where id = $1 for update", [held]);
      const pending = load();
      await untilWaiting(holder, 1);
      await holder.query("update products set updated_at = now() where id = $1", [wanted]);
      await holder.query("commit");
      const answer = await pending;
      if (answer.status !== 503) return answer;
    }
  } finally {
    await holder.end();
  }
}

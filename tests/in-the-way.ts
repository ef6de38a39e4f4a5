import pg from "pg";
import { expect, vi } from "vitest";
import type { Answer, openTestShop } from "./open-test-shop.ts";

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Another program at the same database. */
export async function somebodyElse({ shop }: TestShop): Promise<pg.Client> {
  const client = new pg.Client(shop.connection);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Waits until so many of a shop's transactions wait for a lock. */
export const untilWaiting = (other: pg.Client, count: number) =>
  vi.waitFor(
    async () => {
      // Within a transaction PostgreSQL shows who waits as it first was.
      await other.query("select pg_stat_clear_snapshot()");
      const { rows } = await other.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000, interval: 10 },
  );

/** Asks again as long as the shop says that it is busy, which on a slow machine it may: how long a queue takes is no matter of tests. */
export async function untilServed(load: () => Promise<Answer>): Promise<Answer> {
  const answer = await load();
  return answer.status === 503 && answer.body.code === "not_ready" ? untilServed(load) : answer;
}

/**
 * Somebody holds product `held` and then, while `load` waits for it, wants `wanted`, which that one has: a deadlock, broken
 * at the cost of `load`, which has waited longer. PostgreSQL looks for it once, after a second; where that was too early, `load`
 * is told that the shop is busy, and it is done again.
 */
export async function inTheWay(
  shop: TestShop,
  held: number,
  wanted: number,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const holder = await somebodyElse(shop);
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

import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { embeddedIn, newAccount } from "../soak/market.ts";
import { emptyFolder, startServer } from "../start-server.ts";

test("an order that no synchronous standby has is not acknowledged, not even sent again, until one has it; then it is there once", async () => {
  const DATA_DIR = emptyFolder();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1" });
  onTestFinished(async () => void (await server.end()));
  const token = await newAccount(server.url, "nusrat@example.com", "mango-tree");
  const key = randomUUID();
  const order = async () => {
    const answer = await fetch(`${server.url}/api/place-order`, {
      method: "POST",
      headers: {
        ...{ "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        "Idempotency-Key": key,
      },
      body: JSON.stringify({
        ...{ address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash" },
        items: [{ product_id: 1, quantity: 1 }],
      }),
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code, retryAfter: answer.headers.get("retry-after") };
  };
  const client = new pg.Client(embeddedIn(DATA_DIR));
  await client.connect();
  onTestFinished(() => client.end());
  const setStandbys = async (names: string) => {
    await client.query(`alter system set synchronous_standby_names = '${names}'`);
    await client.query("select pg_reload_conf()");
    await vi.waitFor(
      async () =>
        expect((await client.query("show synchronous_standby_names")).rows).toEqual([
          { synchronous_standby_names: names },
        ]),
      10_000,
    );
  };
  const waiting = "from pg_stat_activity where wait_event = 'SyncRep'";
  const orders = async () => (await client.query("select idempotency_key from orders")).rows;
  const refused = { status: 503, code: "not_ready", retryAfter: "2" };

  await setStandbys("*");
  const first = order();
  // What other work waits is cancelled, too; and again, until the order was among it.
  await vi.waitFor(async () => {
    await client.query(`select pg_cancel_backend(pid) ${waiting}`);
    expect(await orders()).toEqual([{ idempotency_key: key }]);
  }, 30_000);
  expect(await first).toEqual(refused);
  expect(await order()).toEqual(refused);
  await setStandbys("");
  expect(await order()).toMatchObject({ status: 200 });
  expect(await orders()).toEqual([{ idempotency_key: key }]);
}, 120_000);

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { embeddedIn, newAccount } from "../soak/market.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { startServer } from "../support/shop/start-server.ts";

test("an order, a message or a sign-in that no synchronous standby has is not acknowledged until one has it; what is sent again under its key is there once", async () => {
  const DATA_DIR = await openedFolder();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1" });
  onTestFinished(async () => void (await server.end()));
  const token = await newAccount(server.url, "nusrat@example.com", "mango-tree");
  const key = randomUUID();
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code, retryAfter: answer.headers.get("retry-after") };
  };
  const order = () =>
    post(
      "place-order",
      {
        address_details: "Road 5",
        mobile_no: "01712345678",
        payment_type: "cash",
        items: [{ product_id: 1, quantity: 1 }],
      },
      { Authorization: `Bearer ${token}`, "Idempotency-Key": key },
    );
  const write = (subject: string) =>
    post(
      "contact-messages",
      { name: "Nusrat", email: "nusrat@example.com", subject, message: "Where is it?" },
      { "Idempotency-Key": key },
    );
  const signIn = () => post("auth/login", { email: "nusrat@example.com", password: "mango-tree" });
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
  /** What other work waits is cancelled, too; and again, until the answer is there. */
  const whileCancelling = async <T>(answer: Promise<T>) => {
    let isOver = false;
    answer.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await client.query(`select pg_cancel_backend(pid) ${waiting}`);
      await sleep(100);
    }
    return answer;
  };
  const orders = async () => (await client.query("select idempotency_key from orders")).rows;
  const refused = { status: 503, code: "not_ready", retryAfter: "2" };

  await setStandbys("*");
  expect(await whileCancelling(order())).toEqual(refused);
  expect(await orders()).toEqual([{ idempotency_key: key }]);
  expect(await whileCancelling(write("First"))).toEqual(refused);
  expect(await whileCancelling(signIn())).toEqual(refused);
  expect(await Promise.all([order(), write("First")])).toEqual([refused, refused]);
  await setStandbys("");
  expect(await order()).toMatchObject({ status: 200 });
  expect(await orders()).toEqual([{ idempotency_key: key }]);
  expect(await write("First")).toMatchObject({ status: 200 });
  expect([await write("Second"), await signIn()]).toMatchObject([{ status: 200 }, { status: 200 }]);
  const { rows } = await client.query("select subject from contact_messages order by id");
  expect(rows).toEqual([{ subject: "First" }, { subject: "Second" }]);
});

import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { insertOffer } from "../support/orders/offering.ts";
import { draftOf } from "../support/orders/ordering.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, startServer } from "../support/shop/start-server.ts";
import { below } from "./processes.ts";

const buyers = 1_000;
const uses = 100;
const kills = 10;

let server: Server;
let database: pg.Client;
const sql = async (text: string, values: unknown[] = []) => (await database.query(text, values)).rows as any;

beforeAll(async () => {
  const DATA_DIR = await openedFolder();
  server = await startServer({ DATA_DIR, WORKERS: "2", RATE_LIMIT: "0" });
  database = new pg.Client(databaseOf(DATA_DIR));
  await database.connect();
  await sql(
    `with buyer as (
       insert into users (issuer, subject, name, email)
       select 'test', 'buyer-' || n, 'Buyer', 'buyer-' || n || '@example.com' from generate_series(1, $1::int) n
       returning id, split_part(subject, '-', 2) as n
     )
     insert into sessions (token_hash, user_id, expires_at)
     select translate(encode(sha256(('token-of-test-buyer-' || n)::bytea), 'base64'), '+/=', '-_'), id, now() + interval '1 day' from buyer`,
    [buyers],
  );
});
afterAll(async () => {
  await database.end();
  await server.end();
});

const serverProcesses = () =>
  below(server.process.pid ?? 0).filter(({ command }) => /bin\/server\.js$/.test(command));

test("of 1,000 buyers of two servers that are killed ten times, exactly 100 use a code with 100 uses", async () => {
  await insertOffer({ sql }, { amount: 20, code: "HUNDRED", maxUses: uses });
  const [product] = await sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     values ('of-the-code', 1, 'Mango', 'আম', '', 5000) returning id::int`,
  );
  const items = [{ product_id: product.id, quantity: 1 }];
  const body = JSON.stringify(draftOf(items, { code: "HUNDRED", offer_discount: 20 }));
  const patience = { timeout: 60_000, interval: 20 };
  /** Sends an order again, with its key, until it is answered. */
  const buy = (buyer: number): Promise<string> =>
    vi.waitFor(async () => {
      const answer = await fetch(`${server.url}/api/place-order`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer token-of-test-buyer-${buyer}`,
          "Idempotency-Key": `order-of-${buyer}`,
          Connection: "close",
        },
        body,
      });
      const { success, code } = (await answer.json()) as { success: boolean; code?: string };
      if (answer.status >= 500) throw new Error(code);
      return success ? "ordered" : `${code}`;
    }, patience);
  const bothRun = () => vi.waitFor(() => expect(serverProcesses()).toHaveLength(2), patience);
  let killed = 0;
  /** One at a time: the other takes the orders meanwhile. */
  const killOne = () => {
    const processes = serverProcesses();
    if (processes.length === 2) process.kill(processes[killed++ % 2]?.pid ?? 0, "SIGKILL");
  };
  const waiting = Array.from({ length: buyers }, (_, index) => index + 1);
  const outcomes: string[] = [];
  const queue = async () => {
    for (let buyer = waiting.shift(); buyer !== undefined; buyer = waiting.shift()) {
      outcomes.push(await buy(buyer));
      if (killed < kills && outcomes.length > killed * 10) killOne();
      // All kills fall among the first orders, which compete for the uses.
      if (killed < kills && outcomes.length > (killed + 3) * 10) await bothRun();
    }
  };
  await Promise.all(Array.from({ length: 20 }, queue));

  expect(killed).toBe(kills);
  const counted = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  expect([counted("ordered"), counted("offer_changed")]).toEqual([uses, buyers - uses]);
  expect(
    await sql(
      "select count(*)::int as all, sum(offer_poisha)::int as off from orders where offer_code = 'HUNDRED'",
    ),
  ).toEqual([{ all: uses, off: uses * 2_000 }]);
}, 300_000);

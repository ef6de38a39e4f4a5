import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "../src/app.server.ts";
import { openShop } from "../src/platform/open-shop.server.ts";
import { prepare } from "../src/prepare.server.ts";
import { emptyFolder } from "../tests/support/shop/start-server.ts";

const atOnce = 8;
/** The products of an order. */
export const lines = [1, 2, 3, 4, 5];

type OrderRates = {
  orders: number;
  bare: number;
  /** Orders of one product each, of which there is plenty, and of one that is about to run out. */
  plenty: number;
  few: number;
};

/** A shop in this process, with plenty of everything; `order` is one of one piece of each product. */
export async function openOrdering(settings: Record<string, string> = {}) {
  const { shop, close } = await openShop({
    DATA_DIR: emptyFolder(),
    RATE_LIMIT: "0",
    ADMIN_PASSWORD: "bench-admin",
    SHOP_EMAIL: "hello@bench.example",
    ...settings,
  });
  await prepare(shop);
  await shop.database.pool.query("update products set stock = 2000000000");
  const app = await createApp(shop);
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`http://shop${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
  return {
    shop,
    async signIn(email: string): Promise<string> {
      const answer = await send("/api/auth/login", { name: "Bench", email, password: "mango-tree" });
      return ((await answer.json()) as { token: string }).token;
    },
    async order({ token, ids, mobile_no }: { token: string; ids: number[]; mobile_no: string }) {
      const items = ids.map((id) => ({ product_id: id, quantity: 1 }));
      const draft = { address_details: "Road 5", mobile_no, payment_type: "cash", items };
      const answer = await send("/api/place-order", draft, { authorization: `Bearer ${token}` });
      if (answer.status !== 200) throw new Error(await answer.text());
      await answer.arrayBuffer();
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/**
 * Cash orders of five lines per second over HTTP, and the same statements alone over the same pool; then orders of the last pieces
 * against others, with a disk that takes 3 ms to flush. All in turns, so that a machine that slows down slows both.
 */
export async function orderRates(seconds: number): Promise<OrderRates> {
  const { shop, signIn, order: orderBy, close } = await openOrdering();
  const { pool } = shop.database;
  const statements: { text: string; values: unknown[]; name?: string }[] = [];
  const token = await signIn("bench@example.com");
  const order = (ids = lines) => orderBy({ token, ids, mobile_no: "01712345678" });

  const stopRecording = record(statements);
  await order();
  stopRecording();
  const bare = () => replay(statements);

  await rate(() => order(), 0.5);
  await rate(bare, 0.5);
  const rates = { orders: 0, bare: 0, plenty: 0, few: 0 };
  for (let turn = 0; turn < 4; turn++) {
    rates.orders += (await rate(() => order(), seconds / 4)) / 4;
    rates.bare += (await rate(bare, seconds / 4)) / 4;
  }
  await slowFlushes();
  await alwaysFew();
  for (let turn = 0; turn < 4; turn++) {
    rates.plenty += (await rate((worker) => order([21 + worker]), seconds / 4)) / 4;
    rates.few += (await rate((worker) => order([41 + worker]), seconds / 4)) / 4;
  }
  await close();
  return rates;

  async function slowFlushes() {
    await pool.query("alter system set commit_delay = 3000");
    await pool.query("alter system set commit_siblings = 0");
    await pool.query("select pg_reload_conf()");
    await sleep(500);
  }

  /** Each piece of these products that is sold is one of the last five, whose number shoppers see. */
  async function alwaysFew() {
    await pool.query("update products set stock = 5 where id between 41 and 48");
    await pool.query(`create function restock() returns trigger language plpgsql as $$
      begin new.stock := 5; return new; end $$`);
    await pool.query(`create trigger products_restock before update of stock on products
      for each row when (new.stock = 0) execute function restock()`);
  }

  /** Records every statement of one order, on whichever connection. */
  function record(into: typeof statements): () => void {
    const clients = new Set<{ query: (...all: any[]) => any }>();
    const watch = (client: any) => {
      if (clients.has(client)) return;
      clients.add(client);
      const plain = client.query.bind(client);
      client.query = (...all: any[]) => {
        const [first, second] = all;
        into.push(
          typeof first === "string" ? { text: first, values: Array.isArray(second) ? second : [] } : first,
        );
        return plain(...all);
      };
      undo.push(() => {
        client.query = plain;
      });
    };
    const undo: (() => void)[] = [];
    pool.on("acquire", watch);
    return () => {
      pool.off("acquire", watch);
      for (const one of undo) one();
    };
  }

  async function replay(recorded: typeof statements) {
    const client = await pool.connect();
    const key = randomUUID();
    for (const { text, values, name } of recorded) {
      // The idempotency key is the one value that must differ in every order.
      const fresh = values.map((value) =>
        typeof value === "string" ? value.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, key) : value,
      );
      await client.query({ text, values: fresh, name });
    }
    client.release();
  }
}

/** How often `work` is done in a second, by eight at once. */
export async function rate(work: (worker: number) => Promise<void>, seconds: number): Promise<number> {
  const end = Date.now() + seconds * 1_000;
  const begun = Date.now();
  let done = 0;
  const run = async (worker: number) => {
    while (Date.now() < end) {
      await work(worker);
      done++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => run(worker)));
  return (done * 1_000) / (Date.now() - begun);
}

import { randomUUID } from "node:crypto";
import { createApp } from "../src/app.server.ts";
import { openShop } from "../src/platform/open-shop.server.ts";
import { prepare } from "../src/prepare.server.ts";
import { emptyFolder } from "../tests/start-server.ts";

const atOnce = 8;
const lines = [1, 2, 3, 4, 5];

/**
 * Cash orders of five lines per second over HTTP, and the same statements alone over the same pool; in turns, so that a machine
 * that slows down slows both.
 */
export async function orderRates(seconds: number): Promise<{ orders: number; bare: number }> {
  const { shop, close } = await openShop({
    DATA_DIR: emptyFolder(),
    RATE_LIMIT: "0",
    ADMIN_PASSWORD: "bench-admin",
  });
  await prepare(shop);
  const { pool } = shop.database;
  await pool.query("update products set stock = 2000000000");
  const statements: { text: string; values: unknown[]; name?: string }[] = [];
  const app = await createApp(shop);
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`http://shop${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
  const signedIn = await send("/api/auth/login", {
    name: "Bench",
    email: "bench@example.com",
    password: "mango-tree",
  });
  const { token } = (await signedIn.json()) as { token: string };
  const order = async () => {
    const items = lines.map((id) => ({ product_id: id, quantity: 1 }));
    const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
    const answer = await send("/api/place-order", draft, { authorization: `Bearer ${token}` });
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };

  const stopRecording = record(statements);
  await order();
  stopRecording();
  const bare = () => replay(statements);

  await rate(order, 0.5);
  await rate(bare, 0.5);
  const rates = { orders: 0, bare: 0 };
  for (let turn = 0; turn < 4; turn++) {
    rates.orders += (await rate(order, seconds / 4)) / 4;
    rates.bare += (await rate(bare, seconds / 4)) / 4;
  }
  await app.close();
  await close();
  return rates;

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
        typeof value === "string" && /^[0-9a-f-]{36}$/.test(value) ? key : value,
      );
      await client.query({ text, values: fresh, name });
    }
    client.release();
  }
}

async function rate(work: () => Promise<void>, seconds: number): Promise<number> {
  const end = Date.now() + seconds * 1_000;
  const begun = Date.now();
  let done = 0;
  const worker = async () => {
    while (Date.now() < end) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (done * 1_000) / (Date.now() - begun);
}

// `node bin/bench.js my-data`: how long a customer with 500 orders waits for everything that the shop keeps about them, as JSON and as CSV.
import { rmSync } from "node:fs";
import pg from "pg";
import { dataSubjects } from "../src/identity/own-data/rules.ts";
import { databaseOf, emptyFolder, startServer } from "../tests/support/shop/start-server.ts";

const orders = 500;
const goalMs = 60_000;

const DATA_DIR = emptyFolder();
const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
try {
  const token = await customerWithOrders();
  const json = await download("", token);
  const found = (JSON.parse(json.text) as { orders: unknown[] }).orders.length;
  if (found !== orders) throw new Error(`the download has ${found} orders`);
  let csv = { ms: 0, bytes: 0 };
  for (const subject of dataSubjects) {
    const { ms, bytes } = await download(`?subject=${subject}`, token);
    csv = { ms: csv.ms + ms, bytes: csv.bytes + bytes };
  }
  report("as JSON, in one file", json);
  report(`as CSV, all ${dataSubjects.length} files in turn`, csv);
} finally {
  await server.end();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

/** The token of a new customer, whose first order is delivered: without one, open orders are limited. */
async function customerWithOrders(): Promise<string> {
  const { token } = await post("/api/auth/login", {
    name: "Nusrat Jahan",
    email: "nusrat@example.com",
    password: "mango-tree",
  });
  const draft = {
    address_details: "House 12, Road 5, Dhanmondi",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [1, 2, 3, 4, 5].map((product_id) => ({ product_id, quantity: 1 })),
  };
  const client = new pg.Client({ connectionString: databaseOf(DATA_DIR) });
  await client.connect();
  await client.query("update products set stock = 100000 where id <= 5 and stock is not null");
  for (let order = 0; order < orders; order++) {
    await post("/api/place-order", draft, token);
    if (order === 0) await client.query("update orders set status = 'completed', fulfilment = 'delivered'");
  }
  await client.end();
  return token;
}

async function post(path: string, body: object, token?: string): Promise<any> {
  const answer = await fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function download(query: string, token: string): Promise<{ ms: number; bytes: number; text: string }> {
  const begun = performance.now();
  const answer = await fetch(`${server.url}/api/account/data${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${text}`);
  return { ms: performance.now() - begun, bytes: Buffer.byteLength(text), text };
}

function report(what: string, { ms, bytes }: { ms: number; bytes: number }) {
  const isMet = ms <= goalMs;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(
    `  ${isMet ? "✓" : "✗"} ${what.padEnd(36)} ${Math.round(ms)} ms, ${Math.round(bytes / 1_000)} kB (≤ ${goalMs} ms)\n`,
  );
}

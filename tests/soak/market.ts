import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { areaDraft, slotDraft } from "../support/orders/delivery.ts";
import type { Market } from "./buyers.ts";

/** What is on sale in a drill: few products and slots, so that buyers meet. */
const products = 20;
const maxSlots = 50;

/** Buyers share accounts, as checking a password takes long on purpose. */
const maxAccounts = 24;

/** The shop's database as the ledger reads it: `pg` settings of the embedded one, or of another. */
export const embeddedIn = (folder: string): pg.ClientConfig => ({
  host: `${folder}/socket`,
  user: "postgres",
  database: "postgres",
});

/**
 * Makes an area with fifty slots that can be ordered, half of them soon full, counts the stock (some products sell out on the way),
 * and registers accounts. `url` says where the shop is now.
 */
export async function openMarket(url: () => string, database: pg.ClientConfig, buyers: number) {
  const client = new pg.Client(database);
  await client.connect();
  await client.query("delete from delivery_areas");
  const admin = await newAccount(url(), "admin@tatka.example", "test-admin");
  const hours = [8, 9, 10, 11, 12, 13, 14, 15].map((from) => slotDraft(from, from + 1));
  await call(url(), "/api/admin/delivery-areas", { body: areaDraft({ slots: hours }), token: admin });
  await client.query("update delivery_slots set capacity = case when id % 2 = 0 then 40 else 100000 end");
  await client.query(
    "update products set stock = case when id % 5 = 0 then 400 else 100000 end where id <= $1",
    [products],
  );
  const { rows } = await client.query<{ id: number; stock: number }>(
    "select id::float8 as id, stock from products where stock is not null",
  );
  await client.query("select touch_keys('everything')");
  await client.end();
  const slots = await untilOffered(url());
  const names = Array.from(
    { length: Math.min(buyers, maxAccounts) },
    (_, turn) => `buyer-${turn}@example.com`,
  );
  const tokens: string[] = [];
  for (const email of names) tokens.push(await newAccount(url(), email, "mango-tree"));
  const market: Market = { url, open: true, products, slots, attempts: [], unexpected: [] };
  const tokenOf = (turn: number) => tokens[turn % tokens.length] as string;
  return { market, tokenOf, stockBefore: new Map(rows.map(({ id, stock }) => [id, stock])) };
}

type Offer = { data: { days: { day: string; slots: { id: number; state: string }[] }[] } };

async function untilOffered(url: string): Promise<Market["slots"]> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { data } = (await call(url, "/api/delivery?place=dhaka/dhanmondi")) as Offer;
    const open = data.days.flatMap(({ day, slots }) =>
      slots.filter(({ state }) => state === "open").map(({ id }) => ({ id, day })),
    );
    if (open.length > 0) return open.slice(-maxSlots);
    await sleep(100);
  }
  throw new Error("the shop offers no slot");
}

/** A shop that is too busy is called again when it says. */
export async function call(
  url: string,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const send = () =>
    fetch(url + path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  let answer = await send();
  for (let again = 0; answer.status === 503 && answer.headers.has("retry-after") && again < 5; again++) {
    await sleep(Number(answer.headers.get("retry-after")) * 1_000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as object;
}

/** Registers, or signs in; gives the token. */
export async function newAccount(url: string, email: string, password: string): Promise<string> {
  const name = email.split("@")[0] as string;
  return ((await call(url, "/api/auth/login", { body: { name, email, password } })) as { token: string })
    .token;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until `/health` is as wanted; gives up after a minute. */
export async function untilHealth(url: string, wanted: (ok: boolean) => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const ok = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (wanted(ok)) return;
    await sleep(10);
  }
  throw new Error("the shop did not open again within a minute");
}

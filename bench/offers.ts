import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { databaseOf, emptyFolder, startServer } from "../tests/support/shop/start-server.ts";

/** How soon the queue of price offers looks at what others stored, in seconds. */
const lookSeconds = 16;

/** For `seconds` a price offer on ten products begins each second and ends half a second later. */
export async function beginOffers(database: pg.Client, seconds: number): Promise<() => Promise<unknown>> {
  await database.query(
    `with written as (
       insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at, ends_at)
       select 'price', 'Bench ' || n, 'বেঞ্চ', 10, 'products', at, at + interval '0.5 s'
       from generate_series(1, $1::int) n, lateral (select now() + make_interval(secs => $2::int + n)) as moment (at)
       returning id
     )
     insert into offer_products
     select id, 1 + (id * 10 + n) % 160 from written, generate_series(0, 9) n`,
    [seconds, lookSeconds],
  );
  await sleep(lookSeconds * 1_000);
  return async () => undefined;
}

const turns = 6;
const perTurn = 150;

/** How much longer an order and an uncached listing take with 10,000 past and coming offers; medians of turns. */
export async function storedOffers(): Promise<{ orders: number; listings: number }> {
  const DATA_DIR = emptyFolder();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const database = new pg.Client(databaseOf(DATA_DIR));
  await database.connect();
  await database.query("update products set stock = 1000000");
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { token } = await post("/api/auth/login", {
    name: "Bench",
    email: `${randomUUID()}@example.com`,
    password: "mango-tree",
  });
  const items = [1, 2, 3, 4, 5].map((product_id) => ({ product_id, quantity: 1 }));
  const order = {
    address_details: "House 12, Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items,
  };
  let listing = 0;
  const place = () => post("/api/place-order", order, { authorization: `Bearer ${token}` });
  const list = () =>
    fetch(`${server.url}/api/products?category=1&max_price=${100_000 + listing++}&lang=en`).then((one) =>
      one.text(),
    );
  const took = async (act: () => Promise<unknown>) => {
    const begun = performance.now();
    for (let one = 0; one < perTurn; one++) await act();
    return performance.now() - begun;
  };
  const ratios = { orders: [] as number[], listings: [] as number[] };
  await took(place);
  await took(list);
  for (let turn = 0; turn < turns; turn++) {
    await database.query("delete from offers");
    await sleep(1_000);
    const without = { orders: await took(place), listings: await took(list) };
    await database.query(
      `with written as (
         insert into offers (kind, name_en, name_bn, percent, pieces, needs_code, applies_to, starts_at, ends_at)
         select kind, 'Bench ' || n, 'বেঞ্চ', case when kind <> 'delivery' then 10 end, case when kind = 'several' then 3 end,
           n % 3 = 0, 'all', at, at + interval '1 day'
         from generate_series(1, 10000) n,
           lateral (select (array['price', 'several', 'order', 'delivery'])[1 + n % 4]) as kinds (kind),
           lateral (select now() + make_interval(days => case when n % 2 = 0 then n else -1 - n end)) as moment (at)
         returning id, needs_code
       )
       insert into offer_codes (code, offer_id) select 'BENCH' || id, id from written where needs_code`,
    );
    ratios.orders.push((await took(place)) / without.orders);
    ratios.listings.push((await took(list)) / without.listings);
  }
  await database.end();
  await server.end();
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { orders: middle(ratios.orders), listings: middle(ratios.listings) };
}

import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";

// When a price offer begins or ends, whatever shoppers and search engines read follows, in each of two server processes.

let servers: Server[];
let database: pg.Client;

beforeAll(async () => {
  const DATA_DIR = await openedFolder();
  const DATABASE_URL = databaseOf(DATA_DIR);
  const first = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  servers = [
    first,
    await startServer({ DATA_DIR: siblingDataFolder(DATA_DIR), DATABASE_URL, RATE_LIMIT: "0" }),
  ];
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  await database.query(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select 'offered-' || n, 2, 'Qozimba ' || n, 'কোজিম্বা ' || n, '', 40000 from generate_series(1, 200) n`,
  );
});
afterAll(async () => {
  await database.end();
  for (const server of servers.toReversed()) await server.end();
});

/** What one server says of the first of the 200 products, and of all of them. */
async function said({ url }: Server, id: number) {
  const read = async (path: string) => (await fetch(url + path)).text();
  const json = async (path: string) => JSON.parse(await read(path));
  const page = await read(`/products/${id}`);
  const listed = await json("/api/products?search=qozimba&max_price=350&limit=1&lang=en");
  const offered = await json("/api/products?search=qozimba&offers=true&limit=1&lang=en");
  const { data } = await json("/api/suggestions?q=qozimba&lang=en");
  return {
    page: /৳(340|400)/.exec(page)?.[1],
    structured: /"price":"(\d+)\.00"/.exec(page)?.[1],
    isLimited: page.includes('"priceValidUntil"'),
    api: (await json(`/api/products/${id}?lang=en`)).data.price,
    suggested: data?.products?.[0]?.price,
    below350: listed.meta.total,
    onOffer: offered.meta.total,
  };
}

test("200 products change at the begin and at the end of an offer, everywhere", async () => {
  const { rows } = await database.query("select id::int from products where sku = 'offered-1'");
  const id: number = rows[0].id;
  const usual = {
    page: "400",
    structured: "400",
    isLimited: false,
    api: 400,
    suggested: 400,
    below350: 0,
    onOffer: 0,
  };
  const offered = {
    page: "340",
    structured: "340",
    isLimited: true,
    api: 340,
    suggested: 340,
    below350: 200,
    onOffer: 200,
  };
  for (const server of servers) await expect.poll(() => said(server, id), { timeout: 60_000 }).toEqual(usual);

  await database.query(
    `with written as (
       insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at, ends_at)
       values ('price', 'Fish Friday', 'মাছের শুক্রবার', 15, 'products', now() + interval '20 s', now() + interval '45 s') returning id
     )
     insert into offer_products select written.id, p.id from written, products p where sku like 'offered-%'`,
  );
  const soon = { timeout: 60_000, interval: 200 };
  await Promise.all(servers.map((server) => expect.poll(() => said(server, id), soon).toEqual(offered)));
  await Promise.all(servers.map((server) => expect.poll(() => said(server, id), soon).toEqual(usual)));
}, 180_000);

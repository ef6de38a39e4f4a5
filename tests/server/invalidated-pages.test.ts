import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";

// A page is invalidated only when something that it shows changed. Nothing may be forgotten: whatever changes, in whatever order, both
// processes soon answer as one does that keeps nothing.

let stored: Server[];
let fresh: Server;
let database: pg.Client;

beforeAll(async () => {
  const DATA_DIR = await openedFolder();
  const first = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const DATABASE_URL = databaseOf(DATA_DIR);
  const other = { DATA_DIR: siblingDataFolder(DATA_DIR), DATABASE_URL, RATE_LIMIT: "0" };
  stored = [first, await startServer(other)];
  fresh = await startServer({ ...other, DATA_DIR: siblingDataFolder(DATA_DIR), PAGE_CACHE_MB: "0" });
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  await database.query(
    `insert into users (issuer, subject, name, email) values ('test', 'nusrat', 'Nusrat', 'nusrat@example.com')`,
  );
});
afterAll(async () => {
  await database.end();
  for (const server of [fresh, ...stored.toReversed()]) await server.end();
});

const products = [1, 2, 3, 40, 41];

const addresses = [
  ...[
    "/",
    "/bn",
    "/products",
    "/bn/products?category=2",
    "/products?category=1&sort=price-low-high",
    "/about",
  ],
  "/products?offers=true",
  "/products?search=tomato",
  "/products?max_price=100",
  "/sitemap.xml",
  ...products.map((id) => `/products/${id}`),
  ...products.map((id) => `/api/products/${id}?lang=bn`),
  ...products.map((id) => `/api/products?related=${id}&view=card&lang=en`),
  ...products.map((id) => `/api/products/reviews/${id}?lang=en`),
  `/api/products?ids=${products}&lang=en`,
  "/api/products?ids=1,2&archived=1&lang=en",
  "/api/products?limit=3&cursor=featured:2&lang=en",
  "/api/products?category=1&limit=2&lang=en",
  "/api/products?category=1&featured=1&limit=2&lang=en",
  ...["featured", "new", "top", "offers"].map((flag) => `/api/products?${flag}=1&limit=4&view=card&lang=bn`),
  "/api/products?sort=newest&limit=5&lang=en",
  "/api/products?sort=price-high-low&limit=5&lang=en",
  "/api/suggestions?q=tom&lang=en",
  "/api/categories?lang=en",
  ...["sliders/active", "active-banners", "active-advertisements", "shop"].map(
    (path) => `/api/${path}?lang=en`,
  ),
];

/** Of one product: everything that a change may be about. */
const changes = [
  "update products set price_poisha = 100 + (price_poisha * 7) % 90000, original_price_poisha = null where id = $1",
  "update products set original_price_poisha = price_poisha + 500 where id = $1",
  "update products set name_en = case when name_en like '%ripe%' then 'Renamed tomato' else 'Renamed ripe tomato' end where id = $1",
  "update products set stock = (coalesce(stock, 3) + 5) % 8 where id = $1",
  "update products set is_featured = not is_featured where id = $1",
  "update products set is_new_arrival = not is_new_arrival, is_top_selling = not is_top_selling where id = $1",
  "update products set is_archived = not is_archived where id = $1",
  "update products set category_id = 1 + category_id % 3 where id = $1",
  "update products set position = (position + 3) % 11 where id = $1",
  "update products set description_en = description_en || '.', image_alt_bn = image_alt_bn || '।' where id = $1",
  "insert into product_pictures (product_id, place, image, alt_en, alt_bn) values ($1, 1, '/pictures/demo/guava.svg', 'a', 'b') on conflict (product_id, place) do update set alt_en = product_pictures.alt_en || 'a'",
  "insert into related_products (product_id, place, related_id) select 3, id, id from products where id = $1 on conflict (product_id, place) do update set related_id = 41",
  "delete from related_products where related_id = $1",
  "insert into reviews (product_id, user_id, rating, review_details) select $1, id, 4, 'Good' from users where name like 'Nusrat%'",
  "update reviews set hidden_at = now(), hidden_reason = 'rude' where product_id = $1 and hidden_at is null",
  "insert into review_replies (review_id, user_id, reply) select max(id), max(user_id), 'Thank you' from reviews where product_id = $1 having max(id) is not null on conflict do nothing",
  "delete from reviews where product_id = $1",
  "update users set name = 'Nusrat ' || ($1::int % 5) where name like 'Nusrat%'",
  "update categories set tint = case when tint = 'oil-ghee' then 'fruit-vegetables' else 'oil-ghee' end where id = 1 + $1 % 2",
  "update categories set name_en = name_en || '.' where id = 1 + $1 % 2",
  "update categories set is_active = not is_active where id = 1 + $1 % 2",
  "update sliders set is_active = not is_active where position = $1 % 2",
  "update banners set title_en = title_en || '.', is_active = not is_active where position = $1 % 2",
  "update advertisements set position = position + 1 where $1 > 0",
  "insert into notices (title_en, title_bn) values ('Notice ' || $1, 'নোটিশ')",
  "delete from notices where $1 > 0",
  "update shop_details set minimum_poisha = 100 * $1",
  "update shop_details set phone = '0170000000' || ($1 % 10)",
  "update search_synonyms set words = words || array['synonym' || $1] where id = (select min(id) from search_synonyms)",
];

const read = async ({ url }: Server) => {
  const answers = addresses.map(async (path) => {
    const answer = await fetch(url + path);
    return [path, `${answer.status} ${await answer.text()}`];
  });
  return Object.fromEntries(await Promise.all(answers)) as Record<string, string>;
};

/** Where two texts begin to differ, as each goes on. */
function firstDifference(now = "", stored = ""): string {
  let at = 0;
  while (now[at] === stored[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 60);
  return `without a cache "${around(now)}", stored "${around(stored)}"`;
}

/** How the stored answers differ from those of the process without a cache. */
async function differing() {
  const [now, ...answered] = await Promise.all([fresh, ...stored].map(read));
  return addresses.flatMap((path) =>
    answered
      .filter((one) => one[path] !== now?.[path])
      .map((one) => `${path}: ${firstDifference(now?.[path], one[path])}`),
  );
}

// How soon depends on the machine and is measured in bench/.
const untilEqual = () =>
  vi.waitFor(async () => expect(await differing()).toEqual([]), { timeout: 60_000, interval: 200 });

const change = fc.record({
  sql: fc.constantFrom(...changes),
  id: fc.constantFrom(...products),
  isRead: fc.boolean(),
});

test("after random changes the answers of two processes soon equal those without a cache", async () => {
  const sequences = fc.array(change, { minLength: 4, maxLength: 8 });
  const property = fc.asyncProperty(sequences, async (sequence) => {
    for (const { sql, id, isRead } of sequence) {
      await database.query(sql, sql.includes("$1") ? [id] : []);
      if (isRead) await Promise.all(stored.map(read));
    }
    await untilEqual();
  });
  // More of them by hand: RUNS=50 npx vitest run tests/server/invalidated-pages.test.ts
  await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 6), endOnFailure: true });
}, 300_000);

test("a transaction that touches thousands of lists makes all pages stale, and writes few keys", async () => {
  await untilEqual();
  await database.query("begin");
  await database.query(
    `insert into categories (slug, name_en, name_bn, icon, tint, parent_id)
     select 'many-' || n, 'Many ' || n, 'অনেক ' || n, '', tint, id from generate_series(1, 600) as n, categories where slug = 'spices'`,
  );
  await database.query(
    `insert into products (category_id, sku, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, image, price_poisha)
     select id, slug, name_en, name_bn, '1 kg', '১ কেজি', '', '', '', 10000 from categories where slug like 'many-%'`,
  );
  await database.query(
    "update products set name_en = name_en || ' after many', category_id = 2 where id = 1",
  );
  await database.query("update categories set name_en = 'Renamed after many' where id = 4");
  await database.query("commit");
  await untilEqual();
  const answer = await fetch(`${stored[1]?.url}/api/categories?lang=en`);
  expect(await answer.text()).toContain("Renamed after many");
  const keys =
    "select count(*)::int as keys from surrogate_keys where version = (select max(version) from surrogate_keys)";
  expect((await database.query(keys)).rows[0].keys).toBeLessThan(2_000);
});

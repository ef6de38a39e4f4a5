// `npm run demo -- --products 100000 [--seed 7]`: fills the shop's database up to a large catalogue, for measuring.
import { parseArgs } from "node:util";
import { openShop } from "../src/platform/open-shop.server.ts";
import { prepare } from "../src/prepare.server.ts";
import { productColumns, toRow } from "./fill.server.ts";
import { alike, houseName } from "./invented.ts";
import { randomFrom } from "./random.ts";
import { shelves } from "./shelves.ts";

const { values } = parseArgs({ options: { products: { type: "string" }, seed: { type: "string" } } });
const wanted = Number(values.products);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000) {
  console.error("How many? npm run demo -- --products 100000");
  process.exit(1);
}

const batch = 5_000;
const random = randomFrom(Number(values.seed ?? 7));
const houses = Array.from({ length: Math.ceil(wanted / 40) }, () => houseName(random));
const { shop, close } = await openShop(process.env);
await prepare(shop);
const { pool } = shop.database;

const shelfIds = await pool.query<{ id: number; slug: string }>("select id, slug from categories");
const idOf = new Map(shelfIds.rows.map(({ id, slug }) => [slug, id]));
const goods = shelves.flatMap((shelf) =>
  shelf.goods.map((good) => ({ good, category: idOf.get(shelf.slug) })),
);

const found = await pool.query<{ count: number }>("select count(*) from products");
let made = found.rows[0]?.count ?? 0;
while (made < wanted) {
  const rows = Array.from({ length: Math.min(batch, wanted - made) }, (_, offset) => {
    const { good, category } = random.pick(goods);
    const index = made + offset;
    return { ...toRow(alike(good, random.pick(houses), index, random), index), category_id: category };
  });
  const columns = ["category_id", ...productColumns].join(", ");
  await pool.query(
    `insert into products (${columns})
     select ${columns} from json_populate_recordset(null::products, $1) on conflict (sku) do nothing`,
    [JSON.stringify(rows)],
  );
  made += rows.length;
  process.stdout.write(`\r  ${made.toLocaleString("en-IN")} of ${wanted.toLocaleString("en-IN")} products`);
}
process.stdout.write("\n");
await pool.query("analyze products");
await close();

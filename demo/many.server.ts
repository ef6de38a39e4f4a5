import type { ClientBase } from "pg";
import { openClient } from "../src/platform/database/connections.server.ts";
import { CannotStart } from "../src/platform/process/cannot-start.server.ts";
import type { Shop } from "../src/platform/shop.server.ts";
import { categories } from "./categories.ts";
import { productColumns, toRow } from "./fill.server.ts";
import { alike, brandName } from "./invented.ts";
import { randomFrom } from "./random.ts";

const batch = 5_000;

/**
 * Fills the shop up to `wanted` similar products, for benchmarks; the same `seed` gives the same products.
 */
export async function fillUpTo(wanted: number, seed: number, { connection }: Shop): Promise<void> {
  const client = await openClient(connection, "tatka-demo");
  try {
    await fill(client, wanted, seed);
  } finally {
    await client.end();
  }
}

async function fill(client: ClientBase, wanted: number, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const houses = Array.from({ length: Math.ceil(wanted / 40) }, () => brandName(random));
  const categoryIds = await client.query<{ id: number; slug: string }>("select id, slug from categories");
  const idOf = new Map(categoryIds.rows.map(({ id, slug }) => [slug, id]));
  const products = categories
    .flatMap((demoCategory) =>
      demoCategory.products.map((product) => ({ product, category: idOf.get(demoCategory.slug) })),
    )
    .filter(({ category }) => category !== undefined);
  if (products.length === 0) throw new CannotStart("The demo was removed: there is nothing to make more of.");

  const found = await client.query<{ count: number }>("select count(*) from products");
  let made = found.rows[0]?.count ?? 0;
  while (made < wanted) {
    const rows = Array.from({ length: Math.min(batch, wanted - made) }, (_, offset) => {
      const { product, category } = random.pick(products);
      const index = made + offset;
      return { ...toRow(alike(product, random.pick(houses), index, random), index), category_id: category };
    });
    await client.query(
      // As old as the demo, so that removing the demo deletes them.
      `insert into products (category_id, created_at, ${productColumns})
       select category_id, (select made_at from marks where name = 'demo'), ${productColumns}
       from json_populate_recordset(null::products, $1) on conflict (sku) do nothing`,
      [JSON.stringify(rows)],
    );
    made += rows.length;
    process.stdout.write(`\r  ${made.toLocaleString("en-IN")} of ${wanted.toLocaleString("en-IN")} products`);
  }
  process.stdout.write("\n");
  await client.query("analyze products");
}

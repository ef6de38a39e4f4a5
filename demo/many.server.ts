import type { ClientBase } from "pg";
import { openClient } from "../src/platform/database/connections.server.ts";
import { CannotStart } from "../src/platform/process/cannot-start.server.ts";
import type { Shop } from "../src/platform/shop.server.ts";
import { categories } from "./categories.ts";
import type { Both } from "./category.ts";
import { productColumns, toRow } from "./fill.server.ts";
import { alike, brandName } from "./invented.ts";
import { type Random, randomFrom } from "./random.ts";

const batch = 5_000;

/** Categories at the second level for each at the first; all others are at the third. */
const withinMain = 10;

export type CatalogueSize = { products: number; categories?: number; seed: number };

/** Fills the shop up to these numbers of similar categories and products, for benchmarks. The same `seed` gives the same shop. */
export async function fillUpTo(wanted: CatalogueSize, { connection }: Shop): Promise<void> {
  const client = await openClient(connection, "tatka-demo");
  try {
    await fill(client, wanted);
  } finally {
    await client.end();
  }
}

async function fill(
  client: ClientBase,
  { products: wanted, categories: wantedCategories = 0, seed }: CatalogueSize,
) {
  const random = randomFrom(seed);
  const houses = Array.from({ length: Math.ceil(wanted / 40) }, () => brandName(random));
  await addCategories(client, wantedCategories, houses, random);
  const branches = await client.query<{ slug: string; ids: number[] }>(branchesOfMain);
  const branchOf = new Map(branches.rows.map(({ slug, ids }) => [slug, ids]));
  const products = categories.flatMap((demoCategory) => {
    const branch = branchOf.get(demoCategory.slug);
    return branch ? demoCategory.products.map((product) => ({ product, branch })) : [];
  });
  if (products.length === 0) throw new CannotStart("The demo was removed: there is nothing to make more of.");

  const found = await client.query<{ count: number }>("select count(*) from products");
  let made = found.rows[0]?.count ?? 0;
  while (made < wanted) {
    const rows = Array.from({ length: Math.min(batch, wanted - made) }, (_, offset) => {
      const { product, branch } = random.pick(products);
      const index = made + offset;
      const house = random.pick(houses);
      const row = toRow(alike(product, house, index, random), index);
      return { ...row, brand: house.en, category_id: random.pick(branch) };
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

const branchesOfMain = `
  with recursive branch as (
    select id, slug from categories where parent_id is null
    union all select c.id, b.slug from categories c join branch b on c.parent_id = b.id
  )
  select slug, array_agg(id::int order by id) as ids from branch group by slug`;

/** Adds sub-categories at the second and third level until there are `wanted` categories. */
async function addCategories(client: ClientBase, wanted: number, houses: Both[], random: Random) {
  for (const level of [1, 2]) {
    const { rows } = await client.query<{ slug: string; level: number }>(
      "select c.slug, 1 + (c.parent_id is not null)::int + (p.parent_id is not null)::int as level from categories c left join categories p on p.id = c.parent_id order by c.id",
    );
    const parents = rows.filter((one) => one.level === level);
    const missing = Math.max(0, wanted - rows.length);
    const added = Array.from(
      { length: level === 1 ? Math.min(missing, withinMain * parents.length) : missing },
      (_, index) => {
        const { en, bn } = random.pick(houses);
        const position = rows.length + index;
        return { slug: `many-${position}`, parent: random.pick(parents).slug, en, bn, position };
      },
    );
    await client.query(
      `insert into categories (slug, parent_id, name_en, name_bn, icon, tint, position)
       select r.slug, p.id, concat_ws(' ', r.en, p.name_en), concat_ws(' ', r.bn, p.name_bn), p.icon, p.tint, r.position
       from json_to_recordset($1) r(slug text, parent text, en text, bn text, position int)
       join categories p on p.slug = r.parent`,
      [JSON.stringify(added)],
    );
  }
}

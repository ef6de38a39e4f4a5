import { openClient } from "../src/platform/database/connections.server.ts";
import type { Queries } from "../src/platform/database/database.server.ts";
import { clearDemoDetails } from "../src/platform/settings/shop-details.server.ts";
import type { Shop } from "../src/platform/shop.server.ts";
import { removeAreas } from "./areas.server.ts";
import { weighedMeat, wholeFish } from "./categories/by-weight.ts";
import { seasonalFruit } from "./categories/seasonal-fruit.ts";
import { categories } from "./categories.ts";
import { advertisements, banners, sliders } from "./front.ts";
import { removeReviews } from "./reviews.server.ts";
import { subCategories } from "./sub-categories.ts";

const skus = [
  ...categories.flatMap(({ products }) => products),
  ...seasonalFruit,
  ...wholeFish,
  ...weighedMeat,
].map(({ sku }) => sku);
const slugs = [...categories, ...subCategories].map(({ slug }) => slug);

/** SQL: a product that keeps the category `c`: in it or within it, or listed by it and still sold. */
const keeps = `select from products p join category_paths t on t.ancestor_id = c.id
  where (p.category_id = t.category_id or t.category_id = any(p.further_category_ids) and not p.is_archived)`;

/**
 * SQL: a demo product has a demo SKU, also with a number added for benchmarks, and is not newer than the
 * demo's mark: later products are the shopkeeper's own.
 */
const isDemo = `(sku = any($1) or regexp_replace(sku, '-[0-9]+$', '') = any($1))
  and created_at <= (select made_at from marks where name = 'demo') and not is_archived`;

export async function countDemo(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(
    `select count(*)::int as count from (select from products where ${isDemo} limit 1000) found`,
    [skus],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Removes the demo in the transaction of `client`: products, slider, banners, advertisements, emptied
 * categories, unchanged delivery areas and invented contact details. Ordered products are archived; orders,
 * synonyms and the shopkeeper's own products stay. Returns the number of removed products.
 */
export async function removeDemoRows(client: Pick<Queries, "query">): Promise<number> {
  const pictures = [...sliders, ...banners, ...advertisements].map(({ image }) => image);
  // Sorted by id, as orders do, against deadlocks.
  await client.query(`select from products where ${isDemo} order by id for update`, [skus]);
  const ordered = await client.query(
    `update products p set is_archived = true where ${isDemo} and exists (select from order_items i where i.product_id = p.id)`,
    [skus],
  );
  const { rowCount } = await client.query(`delete from products where ${isDemo}`, [skus]);
  await client.query("delete from sliders where image = any($1)", [pictures]);
  await client.query("delete from banners where image = any($1)", [pictures]);
  await client.query("delete from advertisements where image = any($1)", [pictures]);
  await client.query(
    `delete from categories c where slug = any($1) and not exists (${keeps}) and not exists (
       select from category_paths t join categories o on o.id = t.category_id where t.ancestor_id = c.id and o.slug <> all($1))`,
    [slugs],
  );
  // Archived products stay in their category, which shoppers cannot see any more.
  await client.query(
    `update categories c set is_active = false, version = version + 1 where slug = any($1)
       and not exists (${keeps} and not p.is_archived)`,
    [slugs],
  );
  await removeReviews(client);
  await removeAreas(client);
  await clearDemoDetails(client);
  // Invalidate the pages: without the demo they show no login buttons for its accounts.
  await client.query("select touch_keys('shop')");
  return (ordered.rowCount ?? 0) + (rowCount ?? 0);
}

/** Removes the demo, for the command line. */
export async function removeDemo({ connection }: Shop): Promise<number> {
  const client = await openClient(connection, "tatka-demo");
  try {
    await client.query("begin");
    const count = await removeDemoRows(client);
    await client.query("commit");
    return count;
  } finally {
    // After a failure, closing the connection rolls back.
    await client.end();
  }
}

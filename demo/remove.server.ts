import { openClient } from "../src/platform/database/connections.server.ts";
import type { Queries } from "../src/platform/database/database.server.ts";
import { forgetInvented } from "../src/platform/settings/shop-details.server.ts";
import type { Shop } from "../src/platform/shop.server.ts";
import { removeAreas } from "./areas.server.ts";
import { categories } from "./categories.ts";
import { advertisements, banners, sliders } from "./front.ts";

const skus = categories.flatMap(({ products }) => products.map(({ sku }) => sku));

/**
 * A demo product has one of its SKUs, or one of those with a number where it was made for measuring, and is not younger than the mark
 * of the demo: whatever the shopkeeper calls their own, it was made later.
 */
const isDemo = `(sku = any($1) or regexp_replace(sku, '-[0-9]+$', '') = any($1))
  and created_at <= (select made_at from marks where name = 'demo') and not is_archived`;

/** How many of the demo's products are in the shop. */
export async function countDemo(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(
    `select count(*)::int as count from (select from products where ${isDemo} limit 1000) found`,
    [skus],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Removes the demo in the transaction of `client`: its products (with those made for measuring), slider, banners, advertisements, and
 * its categories that are then empty, its delivery areas that nobody has changed, and its invented phone, address and e-mail. A
 * product that was ordered is archived. The shopkeeper's own products stay, and so do orders and synonyms. Returns how many products were removed.
 */
export async function removeDemoRows(client: Pick<Queries, "query">): Promise<number> {
  const pictures = [...sliders, ...banners, ...advertisements].map(({ image }) => image);
  // As orders do: in the order of ids, so that neither waits for the other for good.
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
    "delete from categories c where slug = any($1) and not exists (select from products where category_id = c.id)",
    [categories.map(({ slug }) => slug)],
  );
  // What is archived stays in its category, to which no shopper is led any more.
  await client.query(
    `update categories c set is_active = false, version = version + 1 where slug = any($1)
       and not exists (select from products where category_id = c.id and not is_archived)`,
    [categories.map(({ slug }) => slug)],
  );
  await removeAreas(client);
  await forgetInvented(client);
  // Without the demo its accounts sign nobody in, and pages show no button for them.
  await client.query("select touch_keys('shop')");
  return (ordered.rowCount ?? 0) + (rowCount ?? 0);
}

/** Removes the demo for good, from the command line. */
export async function removeDemo({ connection }: Shop): Promise<number> {
  const client = await openClient(connection, "tatka-demo");
  try {
    await client.query("begin");
    const count = await removeDemoRows(client);
    await client.query("commit");
    return count;
  } finally {
    // If it failed, closing the connection rolls back.
    await client.end();
  }
}

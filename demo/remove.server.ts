import { openClient } from "../src/platform/database/connections.server.ts";
import type { Shop } from "../src/platform/shop.server.ts";
import { categories } from "./categories.ts";
import { advertisements, banners, sliders } from "./front.ts";

/**
 * Removes the demo for good: its products (with those made for measuring), slider, advertisements, and its categories that are
 * then empty. The shopkeeper's own products stay, and so do orders and synonyms. Returns how many products were removed.
 */
export async function removeDemo({ connection }: Shop): Promise<number> {
  const skus = categories.flatMap(({ products }) => products.map(({ sku }) => sku));
  const pictures = [...sliders, ...banners, ...advertisements].map(({ image }) => image);
  const client = await openClient(connection, "tatka-demo");
  try {
    await client.query("begin");
    const { rowCount } = await client.query(
      "delete from products where regexp_replace(sku, '-[0-9]+$', '') = any($1) or sku = any($1)",
      [skus],
    );
    await client.query("delete from sliders where image = any($1)", [pictures]);
    await client.query("delete from banners where image = any($1)", [pictures]);
    await client.query("delete from advertisements where image = any($1)", [pictures]);
    await client.query(
      "delete from categories c where slug = any($1) and not exists (select from products where category_id = c.id)",
      [categories.map(({ slug }) => slug)],
    );
    await client.query("commit");
    return rowCount ?? 0;
  } finally {
    // If it failed, closing the connection rolls back.
    await client.end();
  }
}

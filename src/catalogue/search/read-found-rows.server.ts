import { locale } from "#src/language/locale.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type ProductRow, productColumnsSql, wordColumnsSql } from "../product-row.server.ts";

/** The columns: those of a card, or with descriptions. */
type View = "card" | "whole";

const wordColumnsOfView = { card: () => "", whole: () => `, ${wordColumnsSql()}` };

/** The rows of products in the order of these ids. A named statement, which PostgreSQL plans once per connection. */
export async function readFoundRows(
  { database }: Shop,
  ids: readonly number[],
  view: View,
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.pool.query<ProductRow>({
    name: `found-${view}-${locale()}`,
    text: `select ${productColumnsSql()}${wordColumnsOfView[view]()} from products p join categories c on c.id = p.category_id
           where p.id = any($1::bigint[]) and not p.is_archived`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

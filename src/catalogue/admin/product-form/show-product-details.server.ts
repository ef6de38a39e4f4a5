import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ProductDetails } from "./contract.ts";
import { findDetails } from "./product-statements.server.ts";

/** A product for its form, with the number of waiting shoppers. Throws `not_found`. */
export async function showProductDetails(
  { id }: { id: number },
  { shop }: ApiContext,
): Promise<{ data: ProductDetails }> {
  const data = await findDetails(shop.database.pool, id);
  if (!data) throw new Problem("not_found", m.product_not_found());
  const { rows } = await shop.database.pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from stock_alerts where product_id = $1",
    [id],
  );
  return { data: { ...data, waiting: rows[0]?.waiting || undefined } };
}

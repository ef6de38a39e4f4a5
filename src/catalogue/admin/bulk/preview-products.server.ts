import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { CurrentIndex } from "#src/catalogue/search/live/live-index.server.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminProduct } from "../contract.ts";
import { listAdminProducts } from "../list-products.server.ts";
import { findAdminProducts } from "../product-row.server.ts";
import { computeChange, pickCurrentFields } from "./compute-change.ts";
import type { BulkPreview } from "./contract.ts";
import { maxBulk } from "./rules.ts";
import type { bulkQuestion, bulkSelection } from "./schemas.ts";

/**
 * Previews a change of the selected products, or of the first `maxBulk` of a list; saves nothing. Throws on
 * an unknown category.
 */
export async function previewProducts(
  { selection, change }: z.output<typeof bulkQuestion>,
  context: ApiContext,
  index: CurrentIndex,
): Promise<{ data: BulkPreview }> {
  if (change.kind === "category") await requireCategory(context, change.category_id);
  const { products, more } = await readSelection(selection, context, index);
  const data: BulkPreview = { lines: [], same: 0, refused: [], more };
  for (const product of products) {
    const { id, names, step_grams } = product;
    const computed = computeChange(product, change);
    if ("refused" in computed) data.refused.push({ id, names, why: computed.refused });
    else if (Object.keys(computed.to).length === 0) data.same++;
    else
      data.lines.push({
        id,
        names,
        step_grams,
        was: pickCurrentFields(product, computed.to),
        to: computed.to,
      });
  }
  return { data };
}

async function requireCategory({ shop }: ApiContext, categoryId: number): Promise<void> {
  const { rowCount } = await shop.database.pool.query("select from categories where id = $1", [categoryId]);
  if (rowCount === 1) return;
  const message = m.admin_product_category_missing();
  throw new Problem("invalid_fields", message, { errors: { category_id: message } });
}

/** The selected products, `maxBulk` at most; `more` says whether the list has more. */
async function readSelection(
  selection: z.output<typeof bulkSelection>,
  context: ApiContext,
  index: CurrentIndex,
): Promise<{ products: AdminProduct[]; more: boolean }> {
  if ("ids" in selection) {
    const productsById = await findAdminProducts(context.shop.database.pool, selection.ids);
    return { products: selection.ids.flatMap((id) => productsById.get(id) ?? []), more: false };
  }
  const products: AdminProduct[] = [];
  let after: number | undefined;
  for (;;) {
    const { data, meta } = await listAdminProducts({ ...selection.filter, after }, context, index);
    products.push(...data);
    const more = meta.next !== null || products.length > maxBulk;
    if (products.length >= maxBulk || meta.next === null)
      return { products: products.slice(0, maxBulk), more };
    after = meta.next;
  }
}

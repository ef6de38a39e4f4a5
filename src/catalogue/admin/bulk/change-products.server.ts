import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { lockCategoryNames, recordProducts } from "#src/catalogue/product/product-journal.server.ts";
import { toStored } from "#src/catalogue/product/stored-product.server.ts";
import { meetsConstraints, writeProducts } from "#src/catalogue/product/write-products.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { BulkOutcome } from "./contract.ts";
import type { bulkCommand } from "./schemas.ts";

/**
 * Changes products in one transaction and records each in the journal. Products that no longer equal `was`,
 * were deleted or would violate a rule are returned as `stayed`. A product that already has the new values
 * counts as changed.
 */
export async function changeProducts(
  { rows }: z.output<typeof bulkCommand>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: BulkOutcome }> {
  const writes = rows.map(({ id, was, to }) => ({ id, was: toStored(was), to: toStored(to) }));
  return inTransaction(
    shop.database,
    async (client) => {
      const categoryNames = await lockCategoryNames(
        client,
        writes.flatMap(({ to }) => to.category_id ?? []),
      );
      const written = await writeProducts(client, writes, (next, before) => {
        const hasCategory = next.category_id === before.category_id || categoryNames.has(next.category_id);
        return meetsConstraints(next, before) && hasCategory;
      });
      const data: BulkOutcome = { changed: [], stayed: [] };
      for (const [index, { id }] of rows.entries()) {
        const { before, after } = written[index] ?? {};
        if (after) data.changed.push(id);
        else data.stayed.push({ id, names: { en: before?.name_en ?? "", bn: before?.name_bn ?? "" } });
      }
      await recordProducts(client, viewer, written);
      return { data };
    },
    rows.map(({ id }) => `product ${id}`),
  );
}

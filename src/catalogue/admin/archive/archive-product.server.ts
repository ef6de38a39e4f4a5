import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminProduct } from "../contract.ts";
import { lockProduct, withProduct } from "../product-row.server.ts";
import type { productArchival } from "./schemas.ts";

/**
 * Takes a product out of the shop, or brings it back, and writes it into the journal. Orders, saved lists and carts keep naming it.
 * Refuses an unknown product; one that is already so stays as it is.
 */
export async function archiveProduct(
  { id, archived }: z.output<typeof productArchival>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminProduct }> {
  return withProduct(shop, id, lockProduct, async (client, before) => {
    if ((before.is_archived === 1) === archived) return { data: before };
    await client.query("update products set is_archived = $2, updated_at = now() where id = $1", [
      id,
      archived,
    ]);
    const subject = { id, name: before.names.en };
    const action = archived ? "product.archived" : "product.restored";
    await record(client, viewer, { action, subject });
    return { data: { ...before, is_archived: archived ? 1 : 0 } };
  });
}

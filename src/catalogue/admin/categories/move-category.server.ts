import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { moveEntry } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { categoryMove } from "./schemas.ts";

/** Moves a category to a position, from 1, and records it in the journal. Throws `not_found`, or `changed` with the order if it is not `was`. */
export async function moveCategory(
  move: z.output<typeof categoryMove>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ ids: number[] }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>(
      "select id, name_en as name from categories order by position, id for update",
    );
    const { ids, line } = await moveEntry(client, "categories", rows, { ...move, gone: m.category_gone() });
    await record(client, viewer, { action: "category.moved", ...line });
    return { ids };
  });
}

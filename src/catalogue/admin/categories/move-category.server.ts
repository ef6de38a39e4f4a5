import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { categoryMove } from "./schemas.ts";

/**
 * Puts a category at a place, counted from 1, and writes it into the journal. Refuses an unknown one, and with `changed` and the ids
 * in their order where they are no longer in the order `was`.
 */
export async function moveCategory(
  { id, place, was }: z.output<typeof categoryMove>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ ids: number[] }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: number; name_en: string }>(
      "select id, name_en from categories order by position, id for update",
    );
    const now = rows.map((row) => row.id);
    const moving = rows.find((row) => row.id === id);
    if (!moving) throw new Problem("not_found", m.category_gone());
    if (now.join() !== was.join())
      throw new Problem("changed", m.entry_order_changed(), { details: { now } });
    const ids = now.filter((one) => one !== id);
    ids.splice(place - 1, 0, id);
    await client.query(
      `update categories set position = o.place from unnest($1::bigint[]) with ordinality o (id, place)
       where categories.id = o.id and position <> o.place`,
      [ids],
    );
    await record(client, viewer, {
      action: "category.moved",
      subject: { id, name: moving.name_en },
      before: { place: now.indexOf(id) + 1 },
      after: { place: ids.indexOf(id) + 1 },
    });
    return { ids };
  });
}

import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { moveEntry } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { journalKinds } from "./content-row.server.ts";
import type { contentMove } from "./schemas.ts";

/**
 * Moves an entry to a position, from 1, and records it in the journal. Throws `not_found`, and `changed` with
 * the current order if it differs from `was`.
 */
export async function moveContent(
  { kind, ...move }: z.output<typeof contentMove>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; ids: number[] }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>(
      `select id, title_en as name from ${kind} order by position, id for update`,
    );
    const { ids, line } = await moveEntry(client, kind, rows, { ...move, gone: m.content_gone() });
    await record(client, viewer, { action: `${journalKinds[kind]}.moved`, ...line });
    return { success: true, ids };
  });
}

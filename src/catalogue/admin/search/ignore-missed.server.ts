import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { missedIgnore } from "./schemas.ts";

/** Hides a term from the list of missed searches, or shows it again, and records it in the journal; idempotent. */
export async function ignoreMissedSearch(
  { term, ignored }: z.output<typeof missedIgnore>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  return inTransaction(shop.database, async (client) => {
    const { rowCount } = ignored
      ? await client.query("insert into ignored_searches (term) values ($1) on conflict do nothing", [term])
      : await client.query("delete from ignored_searches where term = $1", [term]);
    if (rowCount)
      await record(client, viewer, {
        action: ignored ? "search_term.ignored" : "search_term.restored",
        subject: { id: term, name: term },
      });
    return { success: true };
  });
}

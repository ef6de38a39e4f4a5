import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { userNote } from "./schemas.ts";

/**
 * Sets the note about a user; the permanent journal omits its text. Refuses an unknown or deleted account, and
 * with `changed` a `previousNote` that is not the current one.
 */
export async function noteUser(
  { id, note, was: previousNote }: z.output<typeof userNote>,
  { shop, viewer }: ApiContext<Viewer>,
) {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ name: string; note: string }>(
      "select name, note from users where id = $1 and deleted_at is null for update",
      [id],
    );
    const current = rows[0];
    if (!current) throw new Problem("not_found", m.problem_not_found());
    if (current.note === note) return;
    if (current.note !== previousNote)
      throw new Problem("changed", m.user_note_changed(), { details: { now: { note: current.note } } });
    await client.query("update users set note = $2 where id = $1", [id, note]);
    await record(client, viewer, { action: "user.noted", subject: { id, name: current.name } });
  });
  return { success: true as const, note };
}

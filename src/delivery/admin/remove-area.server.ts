import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { areaRemoval } from "./schemas.ts";

/** Deletes an area. Refuses with `changed` a stale `version`, with `not_empty` while orders are to come. */
export async function removeArea(
  { id, version }: z.output<typeof areaRemoval>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ version: number; name_en: string; waits: boolean }>(
      `select a.version, a.name_en,
              exists (select from delivery_slots s join delivery_slot_days d on d.slot_id = s.id
                      where s.area_id = a.id and d.day >= $2 and d.taken > 0) as waits
       from delivery_areas a where a.id = $1 for update`,
      [id, dateOf(now())],
    );
    const area = rows[0];
    if (!area) throw new Problem("not_found", m.problem_not_found());
    if (area.version !== version) throw new Problem("changed", m.delivery_changed_meanwhile());
    if (area.waits) throw new Problem("not_empty", m.delivery_area_waited());
    await client.query("delete from delivery_areas where id = $1", [id]);
    await record(client, viewer, { action: "delivery.removed", subject: { id, name: area.name_en } });
    return { success: true as const };
  });
}

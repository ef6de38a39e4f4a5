import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { plainSlotText, slotTimeText } from "../slot-text.ts";
import type { SlotDay } from "./contract.ts";
import type { dayChange } from "./schemas.ts";

/** A slot on a day; `usual` is the slot's capacity on other days. */
type DayRow = SlotDay & { from: number; to: number; area_id: number; name_en: string; usual: number };

/**
 * Changes a slot on one day. Refuses with `changed` a stale `was`, and a capacity below the orders taken. A
 * closed day keeps its orders.
 */
export async function changeSlotDay(
  { id, day, was, now }: z.output<typeof dayChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: SlotDay }> {
  return inTransaction(shop.database, async (client) => {
    await client.query(
      `insert into delivery_slot_days (slot_id, day) select id, $2 from delivery_slots where id = $1
       on conflict do nothing`,
      [id, day],
    );
    const { rows } = await client.query<DayRow>(
      `select d.day::text, d.taken, d.capacity, d.closed, s.from_minute as from, s.to_minute as to, s.area_id,
              s.capacity as usual, a.name_en
       from delivery_slot_days d join delivery_slots s on s.id = d.slot_id join delivery_areas a on a.id = s.area_id
       where d.slot_id = $1 and d.day = $2 for update of d`,
      [id, day],
    );
    const row = rows[0];
    if (!row) throw new Problem("not_found", m.problem_not_found());
    if (row.capacity !== was.capacity || row.closed !== was.closed)
      throw new Problem("changed", m.delivery_changed_meanwhile());
    if ((now.capacity ?? row.usual) < row.taken) {
      const message = m.delivery_below_taken({ slot: slotTimeText(row), taken: formatNumber(row.taken) });
      throw new Problem("invalid_fields", message, { errors: { "now.capacity": message } });
    }
    await client.query(
      "update delivery_slot_days set capacity = $3, closed = $4 where slot_id = $1 and day = $2",
      [id, day, now.capacity, now.closed],
    );
    await record(client, viewer, {
      action: "delivery.day_changed",
      subject: { id: row.area_id, name: row.name_en },
      before: { capacity: row.capacity ?? row.usual, closed: row.closed },
      after: {
        capacity: now.capacity ?? row.usual,
        closed: now.closed,
        delivery_day: `${day} ${plainSlotText(row)}`,
      },
    });
    return { success: true as const, data: { day, taken: row.taken, ...now } };
  });
}

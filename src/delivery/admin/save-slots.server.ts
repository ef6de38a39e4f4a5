import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { now } from "#src/platform/clock.server.ts";
import { slotTimeText } from "../slot-text.ts";
import type { areaDraft } from "./schemas.ts";

type SlotDraft = z.output<typeof areaDraft>["slots"][number];

/** Replaces an area's slots. Refuses to remove one with open orders, or a capacity below the orders taken. */
export async function saveSlots(client: PoolClient, areaId: number, slots: SlotDraft[]): Promise<void> {
  const today = dateOf(now());
  const ids = slots.flatMap(({ id }) => id ?? []);
  const slotsWithOrders = await client.query<{ from: number; to: number }>(
    `select s.from_minute as from, s.to_minute as to from delivery_slots s
     where s.area_id = $1 and s.id <> all($2)
       and exists (select from delivery_slot_days d where d.slot_id = s.id and d.day >= $3 and d.taken > 0)`,
    [areaId, ids, today],
  );
  if (slotsWithOrders.rows[0])
    throw new Problem("not_empty", m.delivery_slot_waited({ slot: slotTimeText(slotsWithOrders.rows[0]) }));
  await client.query("delete from delivery_slots where area_id = $1 and id <> all($2)", [areaId, ids]);
  for (const [index, slot] of slots.entries()) {
    if (slot.id === undefined) await addSlot(client, areaId, slot);
    else await changeSlot(client, areaId, { ...slot, id: slot.id }, index, today);
  }
}

async function addSlot(client: PoolClient, areaId: number, slot: SlotDraft): Promise<void> {
  await client.query(
    sql`insert into delivery_slots (area_id, from_minute, to_minute, weekdays, capacity, cut_off_minutes)
     values (${areaId}, ${slot.from}, ${slot.to}, ${slot.weekdays}, ${slot.capacity}, ${slot.cut_off})`,
  );
}

async function changeSlot(
  client: PoolClient,
  areaId: number,
  slot: SlotDraft & { id: number },
  slotIndex: number,
  today: string,
): Promise<void> {
  const { rowCount } = await client.query(
    sql`update delivery_slots set from_minute = ${slot.from}, to_minute = ${slot.to}, weekdays = ${slot.weekdays},
          capacity = ${slot.capacity}, cut_off_minutes = ${slot.cut_off}
        where id = ${slot.id} and area_id = ${areaId}`,
  );
  if (rowCount === 0) throw new Problem("not_found", m.problem_not_found());
  // After the update, concurrent orders of this slot wait.
  const { rows } = await client.query<{ taken: number | null }>(
    "select max(taken) as taken from delivery_slot_days where slot_id = $1 and day >= $2 and capacity is null",
    [slot.id, today],
  );
  const taken = rows[0]?.taken ?? 0;
  if (taken <= slot.capacity) return;
  const message = m.delivery_below_taken({ slot: slotTimeText(slot), taken: formatNumber(taken) });
  throw new Problem("invalid_fields", message, { errors: { [`slots.${slotIndex}.capacity`]: message } });
}

import type { Viewer } from "#src/api/viewer.ts";
import { heldSeconds } from "#src/orders/calls/rules.ts";
import { orderNumber } from "#src/orders/order.ts";
import { toAddressDetails, type WhereRow } from "#src/places/place-names.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { PackingQueue, PackingRow } from "./contract.ts";

type ToPackRow = WhereRow & {
  id: number;
  name: string;
  /** When it was confirmed. */
  since: Date;
  slot_id: number | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
  /** The numbers of lines, packed lines, and lines to weigh. */
  lines: number;
  packed: number;
  weighed: number;
  packer: string | null;
  /** Whether the viewer packs it; null if nobody does. */
  mine: boolean | null;
};

const maxOrders = 200;

/**
 * Confirmed orders by delivery time; without a slot, the day of the order counts. SQL: order `o`, its counted
 * lines `i`, its last step `s`, and `h`, who holds it.
 */
export async function loadPackingQueue(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<PackingQueue> {
  const { rows } = await shop.database.pool.query<ToPackRow>(
    `select o.id, u.name, o.place, o.street, o.rider_note, coalesce(s.created_at, o.created_at) as since,
            o.slot_id, o.slot_day::text, o.slot_from, o.slot_to, i.lines, i.packed, i.weighed, h.name as packer, h.mine
     from (select * from orders where status = 'processing' and fulfilment = 'confirmed'
           order by coalesce(slot_day, (created_at at time zone 'Asia/Dhaka')::date), slot_from nulls first,
             id limit ${maxOrders}) o
     join users u on u.id = o.user_id
     cross join lateral (
       select count(*) as lines, count(packed_by) as packed, count(step_grams) as weighed
       from order_items where order_id = o.id) i
     left join lateral (
       select created_at from order_steps where order_id = o.id order by id desc limit 1) s on true
     left join lateral (
       select a.name, h.user_id = $1 as mine from order_packers h join users a on a.id = h.user_id
       where h.order_id = o.id and h.seen_at > now() - make_interval(secs => $2)) h on true
     order by coalesce(o.slot_day, (o.created_at at time zone 'Asia/Dhaka')::date), o.slot_from nulls first, o.id`,
    [viewer.id, heldSeconds],
  );
  return { data: rows.map(toRow) };
}

function toRow({ slot_id, slot_day: day, slot_from: from, slot_to: to, ...row }: ToPackRow): PackingRow {
  const { id, name, lines, packed, weighed } = row;
  const hasSlot = day !== null && from !== null && to !== null;
  return {
    id,
    name,
    lines,
    packed,
    weighed,
    number: orderNumber(id),
    place: toAddressDetails(row).place,
    slot: hasSlot ? { id: slot_id ?? undefined, day, from, to } : undefined,
    since: row.since.toISOString(),
    packer: row.packer ?? undefined,
    mine: row.mine ?? false,
  };
}

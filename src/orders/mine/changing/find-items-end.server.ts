import { closingTimeMs } from "#src/delivery/slot-rows.server.ts";
import { heldSeconds } from "#src/orders/calls/rules.ts";

/** What ends a customer's changes of the products; the slot is null without one. */
export type ItemsEndRow = {
  packing: boolean;
  slot_day: string | null;
  slot_from: number | null;
  /** Minutes before the slot begins. */
  slot_cut_off: number | null;
};

/** SQL: whether somebody packs the order with this alias. */
export const isBeingPacked = (order: "o" | "x") =>
  `(exists (select from order_packers h where h.order_id = ${order}.id and h.seen_at > now() - make_interval(secs => ${heldSeconds}))
    or exists (select from order_items i where i.order_id = ${order}.id and i.packed_by is not null))`;

/** SQL: what ends the customer's changes of order `o`: somebody packs it, and the closing time of its slot. */
export const itemsEndColumns = `o.slot_day::text, o.slot_from,
  (select s.cut_off_minutes from delivery_slots s where s.id = o.slot_id) as slot_cut_off,
  ${isBeingPacked("o")} as packing`;

/** When the order's slot closes, in ms; null without one. */
export const findItemsEndMs = ({ slot_day: day, slot_from: from, slot_cut_off: cut_off }: ItemsEndRow) =>
  day === null || from === null || cut_off === null ? null : closingTimeMs({ from, cut_off }, day);

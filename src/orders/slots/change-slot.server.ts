import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { type DeliveryTerms, findTerms } from "#src/delivery/find-delivery.server.ts";
import { plainSlotText } from "#src/delivery/slot-text.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import { orderNumber, progressOf } from "../order.ts";
import { releaseSlot } from "../steps/release-slot.server.ts";
import { type LockedOrder, lockOrder, orderChangedProblem } from "../steps/write-step.server.ts";
import {
  type AgreedSlot,
  agreeOnOwnSlot,
  agreeOnSlot,
  SlotTaken,
  slotTakenProblem,
} from "../terms/agree-on-delivery.server.ts";
import type { slotChange } from "./schemas.ts";

type SlotChange = z.output<typeof slotChange>;

/** A locked order with its place and slot. */
export type SlottedOrder = LockedOrder & {
  place: string | null;
  area_id: number | null;
  slot_id: number | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
};

type SlotRules = {
  /** Returns the order if the viewer may change its slot; otherwise throws a refusal. */
  requireAllowed: (order: LockedOrder | undefined) => LockedOrder;
  /** Called after the order has moved to the wanted slot. */
  afterMove?: (client: PoolClient, order: SlottedOrder) => Promise<void>;
  /** Called instead if the order has the wanted slot already. */
  ifSameSlot?: (client: PoolClient, order: SlottedOrder) => Promise<void>;
};

/**
 * Changes a locked order's slot in one transaction: releases the old one, takes the new one by the guard. It
 * must be a slot of the area of the order's place; the fee stays. Idempotent.
 */
export async function changeSlot(
  { id, ...change }: SlotChange,
  { shop, viewer }: ApiContext<Viewer>,
  rules: SlotRules,
): Promise<void> {
  const terms = await findSlotTerms(shop, id);
  const work = async (client: PoolClient) => {
    const order = await withSlot(client, rules.requireAllowed(await lockOrder(client, id)));
    const isMoved = await moveToSlot(client, order, change, terms, viewer);
    if (isMoved) await rules.afterMove?.(client, order);
    else await rules.ifSameSlot?.(client, order);
  };
  await inSlotTransaction(shop, terms.place, change.slot, work);
  shop.queues.wake();
}

/** The terms of an order's place, read before its transaction. */
type SlotTerms = { place: string; delivery: DeliveryTerms; details: ShopDetails };

export async function findSlotTerms(shop: Shop, id: number): Promise<SlotTerms> {
  const { rows } = await shop.database.pool.query<{ place: string | null }>(
    "select place from orders where id = $1",
    [id],
  );
  const place = rows[0]?.place ?? "";
  const [delivery, details] = await Promise.all([findTerms(place, shop), shop.details.current()]);
  return { place, delivery, details };
}

/**
 * Runs `work` in one transaction; if the slot filled up meanwhile, refuses with `slot_gone` and lists the
 * free slots. `rows` are locked besides the slot; see `inTransaction`.
 */
export async function inSlotTransaction(
  shop: Shop,
  place: string,
  slot: SlotChange["slot"],
  work: (client: PoolClient) => Promise<void>,
  rows: readonly string[] = [],
): Promise<void> {
  try {
    await inTransaction(shop.database, work, [...rows, `slot ${slot.id} ${slot.day}`]);
  } catch (error) {
    const slotInput = { place, slot };
    throw error instanceof SlotTaken
      ? await slotTakenProblem(slotInput, shop, m.delivery_time_stays())
      : error;
  }
}

/**
 * Moves a locked order to another slot in the transaction of `client`; false if it is the order's own. Refuses a
 * stale `was` with `changed`, and throws `SlotTaken` if the slot is full.
 */
export async function moveToSlot(
  client: PoolClient,
  order: SlottedOrder,
  { slot: newSlot, was }: Omit<SlotChange, "id">,
  { place, delivery, details }: SlotTerms,
  viewer: Viewer,
): Promise<boolean> {
  const { id } = order;
  if (order.slot_id === newSlot.id && order.slot_day === newSlot.day) {
    // It is delivered again at this time, so the slot must not be over or closed.
    if (progressOf(order) === "not_delivered") agreeOnOwnSlot(newSlot, place, delivery, details);
    return false;
  }
  const seenTime = was && { slot_day: was.day, slot_from: was.from, slot_to: was.to };
  if (slotTimeText(order) !== slotTimeText(seenTime))
    throw orderChangedProblem(m.order_slot_changed_meanwhile(), order);
  if (order.area_id === null || order.place !== place || !delivery.area)
    throw orderChangedProblem(m.order_slot_by_phone({ call: callUsText(details.phone) }), order);
  await takeSlot(client, order, delivery.area.id, agreeOnSlot(newSlot, place, delivery, details));
  await record(client, viewer, {
    action: "order.slot_changed",
    subject: { id, name: orderNumber(id) },
    before: { delivery_day: slotTimeText(order) },
    after: { delivery_day: slotTimeText(await findSlot(client, id)) },
  });
  return true;
}

type CurrentSlot = Omit<SlottedOrder, keyof LockedOrder>;

async function findSlot(client: PoolClient, id: number): Promise<CurrentSlot> {
  const { rows } = await client.query<CurrentSlot>(
    "select place, area_id, slot_id, slot_day::text, slot_from, slot_to from orders where id = $1",
    [id],
  );
  return rows[0] as CurrentSlot;
}

export const withSlot = async (client: PoolClient, order: LockedOrder): Promise<SlottedOrder> => ({
  ...order,
  ...(await findSlot(client, order.id)),
});

/** "2026-11-24 8:00–12:00"; null for none. */
function slotTimeText(order: Pick<CurrentSlot, "slot_day" | "slot_from" | "slot_to"> | null): string | null {
  if (!order || order.slot_day === null || order.slot_from === null || order.slot_to === null) return null;
  return `${order.slot_day} ${plainSlotText({ from: order.slot_from, to: order.slot_to })}`;
}

/**
 * Releases the order's slot and takes another. Locks both days in a fixed order, against deadlocks. Throws
 * `SlotTaken` if the slot is full or closed.
 */
async function takeSlot(client: PoolClient, order: SlottedOrder, areaId: number, slot: AgreedSlot) {
  await client.query(
    `insert into delivery_slot_days (slot_id, day) select id, $2 from delivery_slots where id = $1
     on conflict do nothing`,
    [slot.id, slot.day],
  );
  await client.query(
    `select from delivery_slot_days where (slot_id = $1 and day = $2) or (slot_id = $3 and day = $4)
     order by slot_id, day for update`,
    [slot.id, slot.day, order.slot_id, order.slot_day],
  );
  await releaseSlot(client, order.id);
  const { rowCount } = await client.query(
    `update delivery_slot_days d set taken = d.taken + 1 from delivery_slots s
     where s.id = d.slot_id and d.slot_id = $1 and d.day = $2 and not d.closed
       and d.taken < coalesce(d.capacity, s.capacity)`,
    [slot.id, slot.day],
  );
  if (rowCount !== 1) throw new SlotTaken();
  await client.query(
    sql`update orders set area_id = ${areaId}, slot_id = ${slot.id}, slot_day = ${slot.day}, slot_from = ${slot.from},
          slot_to = ${slot.to} where id = ${order.id}`,
  );
}

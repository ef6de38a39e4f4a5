import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { findTerms } from "#src/delivery/find-delivery.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { notifyCustomer } from "#src/orders/notifications/notify-customer.server.ts";
import { mayStaffChangeDelivery, orderNumber, progressOf } from "#src/orders/order.ts";
import { linePoisha } from "#src/orders/order-rows.server.ts";
import { releaseSlot } from "#src/orders/steps/release-slot.server.ts";
import { lockOrder, orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import {
  findPlacedLines,
  type RenegotiatedTerms,
  renegotiateTerms,
} from "#src/orders/terms/renegotiate-terms.server.ts";
import { totalOfOrder } from "#src/orders/totals.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import {
  readItems,
  recalculateDiscount,
  type WrittenEdit,
  writeEdit,
} from "../editing/edit-statements.server.ts";
import { showOneOrder } from "../show-one-order.server.ts";
import type { placeChange } from "./schemas.ts";

type CurrentPlace = { place: string | null; area_id: number | null };

/** Sets the place and its area's fee, as an edit without lines; notifies the customer. Idempotent. */
export async function changeOrderPlace(
  { id, place, was, fee }: z.output<typeof placeChange>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  const { shop, viewer } = context;
  const [terms, details] = await Promise.all([findTerms(place, shop), shop.details.current()]);
  await inTransaction(shop.database, async (client) => {
    const order = await lockOrder(client, id);
    if (!order) throw new Problem("not_found", m.problem_not_found());
    if (!mayStaffChangeDelivery(progressOf(order))) throw orderChangedProblem(m.order_step_refused(), order);
    const current = await findCurrentPlace(client, id);
    if (current.place === place && current.area_id === (terms.area?.id ?? null)) return;
    if (current.place !== was) throw orderChangedProblem(m.order_place_changed(), order);
    const newTerms = renegotiateTerms(await findPlacedLines(client, id), { place, fee }, terms, details, {
      byStaff: true,
    });
    const feePoisha = newTerms.delivery?.feePoisha ?? 0;
    const items = await readItems(client, id);
    const lines = items.map((item) => ({ ...item, poisha: linePoisha(item) }));
    const discount = recalculateDiscount(order, { linesBefore: items, linesAfter: lines, fee: feePoisha });
    const totalAfter = totalOfOrder(newTerms.itemsTotal, feePoisha, discount?.after ?? order.discount_poisha);
    await writePlace(client, id, current, { place, delivery: newTerms.delivery, total: totalAfter });
    const editKey = { orderId: id, revision: order.revision + 1, userId: viewer.id, hash: "" };
    const edit: WrittenEdit = {
      ...editKey,
      changes: [],
      totalBefore: order.total_poisha,
      totalAfter: totalAfter,
      note: undefined,
      discount,
      subject: "place",
    };
    await writeEdit(client, edit);
    await notifyCustomer(client, id, "changed");
    await record(client, viewer, {
      action: "order.place_changed",
      subject: { id, name: orderNumber(id) },
      before: {
        place: current.place,
        delivery_fee: toTaka(order.fee_poisha),
        total: toTaka(order.total_poisha),
      },
      after: { place, delivery_fee: toTaka(feePoisha), total: toTaka(totalAfter) },
    });
  });
  shop.queues.wake();
  return showOneOrder({ id }, context);
}

async function findCurrentPlace(client: PoolClient, id: number): Promise<CurrentPlace> {
  const { rows } = await client.query<CurrentPlace>("select place, area_id from orders where id = $1", [id]);
  return rows[0] as CurrentPlace;
}

/** A slot belongs to its area, and is kept only with it. */
async function writePlace(
  client: PoolClient,
  id: number,
  currentPlace: CurrentPlace,
  { place, delivery, total }: { place: string; delivery: RenegotiatedTerms["delivery"]; total: number },
): Promise<void> {
  const areaId = delivery?.areaId ?? null;
  const staysInArea = areaId === currentPlace.area_id;
  if (!staysInArea) await releaseSlot(client, id);
  await client.query(
    sql`update orders set place = ${place}, area_id = ${areaId},
          fee_poisha = ${delivery?.feePoisha ?? 0}, total_poisha = ${total},
       slot_id = case when ${staysInArea} then slot_id end, slot_day = case when ${staysInArea} then slot_day end,
       slot_from = case when ${staysInArea} then slot_from end, slot_to = case when ${staysInArea} then slot_to end
     where id = ${id}`,
  );
}

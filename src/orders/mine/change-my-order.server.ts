import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import { mayCustomerCancel, mayCustomerChange, orderNumber, progressOf } from "../order.ts";
import { demandProof } from "../phone-proof/demand-proof.server.ts";
import { type LockedOrder, lockOrder, orderChangedProblem, writeStep } from "../steps/write-step.server.ts";
import {
  findStoredDelivery,
  isSameDelivery,
  type StoredDelivery,
  writeDelivery,
} from "../stored-delivery.server.ts";
import { findTermsFor } from "../terms/agree-on-delivery.server.ts";
import { countOpenOrdersOfNewCustomer, refuseAboveNewCustomerLimit } from "../terms/new-customers.server.ts";
import {
  findPlacedLines,
  type PlacedLine,
  type RenegotiatedTerms,
  renegotiateTerms,
} from "../terms/renegotiate-terms.server.ts";
import { totalOfOrder } from "../totals.ts";
import type { MyOrder } from "./contract.ts";
import { findMyOrder } from "./find-my-order.server.ts";
import type { deliveryChange, itemsChange, myOrderQuery } from "./schemas.ts";

type CustomerContext = ApiContext<Viewer>;

/** Refuses with `not_found` an unknown order, and one of another user. */
export async function lockOwnOrder(client: PoolClient, id: number, viewer: Viewer): Promise<LockedOrder> {
  const order = await lockOrder(client, id);
  if (!order || order.user_id !== viewer.id) throw new Problem("not_found", m.my_order_missing());
  return order;
}

/** Cancels in one transaction with stock and journal, before the shop starts on it. Idempotent. */
export async function cancelOwnOrder(
  input: z.output<typeof myOrderQuery>,
  context: CustomerContext,
): Promise<{ data: MyOrder }> {
  const { shop, viewer } = context;
  const call = callUsText((await shop.details.current()).phone);
  await inTransaction(shop.database, async (client) => {
    const order = await lockOwnOrder(client, input.number, viewer);
    if (order.status === "cancelled") return;
    if (!mayCustomerCancel(progressOf(order)))
      throw orderChangedProblem(m.my_order_cancel_late({ call }), order);
    const reason = "customer_asked";
    await writeStep(
      client,
      order,
      { to: "cancelled", reason, action: "order.cancelled_by_customer" },
      viewer,
    );
  });
  shop.queues.wake();
  return findMyOrder(input, context);
}

/**
 * Changes the delivery until the order is packed; refuses a stale `was` with `changed`. Idempotent. A new
 * number passes `demandProof` and `refuseAboveNewCustomerLimit`; an order without an area takes the new place's
 * terms.
 */
export async function changeOwnDelivery(
  { was, number, ...deliveryInput }: z.output<typeof deliveryChange>,
  context: CustomerContext,
): Promise<{ data: MyOrder }> {
  const { shop, viewer } = context;
  const newDelivery = { ...deliveryInput, mobile_no: toLatinDigits(deliveryInput.mobile_no) };
  const details = await shop.details.current();
  const call = callUsText(details.phone);
  const terms = await findTermsFor(newDelivery, shop);
  // If `was` claims the new number falsely, the change is refused below.
  const isNumberProven =
    bangladeshiMobile(newDelivery.mobile_no) === bangladeshiMobile(was.mobile_no) ||
    (await demandProof(context, newDelivery.mobile_no));
  await inTransaction(shop.database, async (client) => {
    const order = await lockOwnOrder(client, number, viewer);
    const current = await findStoredDelivery(client, number);
    const isOtherPlace = newDelivery.place !== undefined && newDelivery.place !== current.place;
    if (isSameDelivery(current, newDelivery) && !isOtherPlace) return;
    if (!mayCustomerChange(progressOf(order)))
      throw orderChangedProblem(m.my_order_change_late({ call }), order);
    refuseStaleDelivery(current, was);
    if (current.area_id !== null && isOtherPlace)
      throw orderChangedProblem(m.my_order_other_place({ call }), order);
    // A confirmed order is not called again.
    if (!isNumberProven && order.fulfilment === "confirmed")
      throw orderChangedProblem(m.my_order_call_late({ call }), order);
    const lines = await findPlacedLines(client, number);
    const mobileE164 = bangladeshiMobile(newDelivery.mobile_no);
    if (shop.settings.limitsOn && mobileE164 !== bangladeshiMobile(current.mobile_no))
      await refuseNumberOverLimit(client, order, lines, mobileE164, details);
    await writeDelivery(client, number, newDelivery);
    const { place, fee } = newDelivery;
    if (current.area_id === null && place !== undefined && terms)
      await writeTerms(client, order, renegotiateTerms(lines, { place, fee: fee ?? 0 }, terms, details));
    await recordDelivery(client, number, viewer);
  });
  return findMyOrder({ number }, context);
}

/** Refuses with `new_customer_limit` a number that has too many open orders; only new customers have a limit. */
async function refuseNumberOverLimit(
  client: PoolClient,
  order: LockedOrder,
  lines: PlacedLine[],
  mobileE164: string | undefined,
  details: ShopDetails,
): Promise<void> {
  const openOrders = await countOpenOrdersOfNewCustomer(client, {
    customerId: order.user_id,
    mobileE164,
    productIds: lines.map(({ id }) => id),
    exceptOrder: order.id,
  });
  if (openOrders) refuseAboveNewCustomerLimit(lines, openOrders, details);
}

/**
 * Writes another address of the same place on a locked order, in the transaction of `client`. Refuses another
 * place and a stale `was` with `changed`. Idempotent.
 */
export async function changeOwnAddress(
  client: PoolClient,
  order: LockedOrder,
  { was, ...newAddress }: NonNullable<z.output<typeof itemsChange>["address"]>,
  viewer: Viewer,
  { phone }: ShopDetails,
): Promise<void> {
  const { id } = order;
  const current = await findStoredDelivery(client, id);
  const { mobile_no } = current;
  const newDelivery = { ...newAddress, mobile_no };
  if (isSameDelivery(current, newDelivery)) return;
  refuseStaleDelivery(current, { address_details: was, mobile_no });
  if (newDelivery.place !== undefined && newDelivery.place !== current.place)
    throw orderChangedProblem(m.my_order_other_place({ call: callUsText(phone) }), order);
  await writeDelivery(client, id, newDelivery);
  await recordDelivery(client, id, viewer);
}

function refuseStaleDelivery(current: StoredDelivery, was: StoredDelivery): void {
  if (isSameDelivery(current, was)) return;
  const { address_details, mobile_no } = current;
  throw new Problem("changed", m.my_order_delivery_changed(), { details: { address_details, mobile_no } });
}

/** Without the address, because the journal outlives a deleted account. */
const recordDelivery = (client: PoolClient, id: number, viewer: Viewer): Promise<void> =>
  record(client, viewer, { action: "order.delivery_changed", subject: { id, name: orderNumber(id) } });

/** Writes area, fee and total of an order that had no area before. */
async function writeTerms(
  client: PoolClient,
  { id, discount_poisha }: LockedOrder,
  { itemsTotal, delivery }: RenegotiatedTerms,
): Promise<void> {
  if (!delivery) return;
  const { areaId, feePoisha } = delivery;
  await client.query("update orders set area_id = $2, fee_poisha = $3, total_poisha = $4 where id = $1", [
    id,
    areaId,
    feePoisha,
    totalOfOrder(itemsTotal, feePoisha, discount_poisha),
  ]);
}

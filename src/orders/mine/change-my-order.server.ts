import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { record } from "../../journal/record.server.ts";
import { bangladeshiMobile } from "../../language/contact/phone.ts";
import { m } from "../../language/messages.ts";
import { toLatinDigits } from "../../language/numbers/digits.ts";
import { digits } from "../../language/numbers/numbers.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { mayCancelOwn, mayChangeOwn, orderNumber, progressOf } from "../order.ts";
import { demandProof } from "../phone-proof/demand-proof.server.ts";
import { type LockedOrder, lockOrder, refusedStep, writeStep } from "../steps/write-step.server.ts";
import type { MyOrder } from "./contract.ts";
import type { deliveryChange, myOrderQuery } from "./schemas.ts";
import { findMyOrder } from "./show-my-order.server.ts";

type CustomerContext = ApiContext<Viewer>;

/** Locks an order of the viewer's; refuses with `not_found` what is somebody else's, too. */
async function lockOwn(client: PoolClient, id: number, viewer: Viewer): Promise<LockedOrder> {
  const order = await lockOrder(client, id);
  if (!order || String(order.user_id) !== viewer.id) throw new Problem("not_found", m.my_order_missing());
  return order;
}

const phoneOf = async ({ shop }: CustomerContext) => digits((await shop.details.current()).phone);

/**
 * Cancels the viewer's own order while the shop has not begun with it, in one transaction with the stock; the journal says that the
 * customer did. What is cancelled already stays as it is: sent twice, it happens once.
 */
export async function cancelOwnOrder(
  input: z.output<typeof myOrderQuery>,
  context: CustomerContext,
): Promise<{ data: MyOrder }> {
  const { shop, viewer } = context;
  const phone = await phoneOf(context);
  await inTransaction(shop.database, async (client) => {
    const order = await lockOwn(client, input.number, viewer);
    if (order.status === "cancelled") return;
    if (!mayCancelOwn(progressOf(order))) throw refusedStep(m.my_order_cancel_late({ phone }), order);
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
 * Gives the viewer's own order another address and phone until it is packed. Refuses with `changed` afterwards, and where the order
 * has not the address that was seen; the same change sent again changes nothing more. Another number has to be known to be theirs, as
 * in placing an order: see `demandProof`.
 */
export async function changeOwnDelivery(
  { was, number, ...given }: z.output<typeof deliveryChange>,
  context: CustomerContext,
): Promise<{ data: MyOrder }> {
  const { shop, viewer } = context;
  const wanted = { ...given, mobile_no: toLatinDigits(given.mobile_no) };
  const phone = await phoneOf(context);
  // Who claims to have seen the new number on the order already is refused below, or changes nothing.
  if (bangladeshiMobile(wanted.mobile_no) !== bangladeshiMobile(was.mobile_no))
    await demandProof(shop, Number(viewer.id), wanted.mobile_no);
  await inTransaction(shop.database, async (client) => {
    const order = await lockOwn(client, number, viewer);
    const now = await deliveryOf(client, number);
    if (isSame(now, wanted)) return;
    if (!mayChangeOwn(progressOf(order))) throw refusedStep(m.my_order_change_late({ phone }), order);
    if (!isSame(now, was)) {
      const { address_details, mobile_no } = now;
      throw new Problem("changed", m.my_order_delivery_changed(), {
        details: { address_details, mobile_no },
      });
    }
    if (now.area_id !== null && wanted.place && wanted.place !== now.place)
      throw refusedStep(m.my_order_other_place({ phone }), order);
    await writeDelivery(client, number, wanted);
    // Without the addresses: the journal outlives a deleted account.
    await record(client, viewer, {
      action: "order.delivery_changed",
      subject: { id: number, name: orderNumber(number) },
    });
  });
  return findMyOrder({ number }, context);
}

/** The place belongs to the address: it stays with the same one, and where a fee or a slot was agreed for it. */
async function writeDelivery(client: PoolClient, id: number, wanted: WantedDelivery): Promise<void> {
  const { address_details, mobile_no, place, street } = wanted;
  await client.query(
    `update orders set place = case when $5::text is null and (area_id is not null or address_details = $2) then place else $5 end,
            street = case when $5::text is null and address_details = $2 then street else $6 end,
            address_details = $2, mobile_no = $3, mobile_e164 = $4
     where id = $1`,
    [id, address_details, mobile_no, bangladeshiMobile(mobile_no) ?? null, place ?? null, street ?? null],
  );
}

type WantedDelivery = StoredDelivery & Pick<z.output<typeof deliveryChange>, "place" | "street">;
type DeliveryNow = StoredDelivery & { place: string | null; area_id: number | null };
type StoredDelivery = { address_details: string; mobile_no: string };

async function deliveryOf(client: PoolClient, id: number): Promise<DeliveryNow> {
  const { rows } = await client.query<DeliveryNow>(
    "select address_details, mobile_no, place, area_id from orders where id = $1",
    [id],
  );
  return rows[0] as DeliveryNow;
}

const isSame = (one: StoredDelivery, other: StoredDelivery) =>
  one.address_details === other.address_details && one.mobile_no === other.mobile_no;

import type { Pool, PoolClient } from "pg";
import { maxLines, maxQuantity } from "#src/cart/rules.ts";
import { isBeingPacked } from "../changing/find-items-end.server.ts";

type JoinableOrder = { id: number; revision: number; total_poisha: number; fee_poisha: number };

/**
 * Returns the oldest order that an order can be joined with, or only `otherId` if that is given; undefined if
 * there is none.
 *
 * Both orders must be of the same customer, for the same address, number and time, not being packed, and together
 * within the limits of one order. The later order must have nothing that staff agreed on: no discount by staff, no
 * agreed prices and no custom request. A product that is in both must be the same in both, at one price.
 *
 * In the SQL, `o` is the order, `x` the other one, and `late` the later one of the two.
 */
export async function findJoinableOrder(
  client: Pool | PoolClient,
  orderId: number,
  otherId?: number,
): Promise<JoinableOrder | undefined> {
  const { rows } = await client.query<JoinableOrder>(
    `select x.id, x.revision, x.total_poisha, x.fee_poisha
     from orders o join orders x on x.user_id = o.user_id and x.id <> o.id and x.area_id = o.area_id
       and (x.slot_id, x.slot_day, x.slot_from, x.slot_to) = (o.slot_id, o.slot_day, o.slot_from, o.slot_to)
       and x.address_details = o.address_details and coalesce(x.mobile_e164, x.mobile_no) = coalesce(o.mobile_e164, o.mobile_no)
       and (x.place, x.street) is not distinct from (o.place, o.street)
     join orders late on late.id = greatest(o.id, x.id)
     where o.id = $1 and ($2::bigint is null or x.id = $2)
       and o.status in ('pending', 'processing') and o.fulfilment in ('placed', 'confirmed')
       and x.status in ('pending', 'processing') and x.fulfilment in ('placed', 'confirmed')
       and not ${isBeingPacked("o")} and not ${isBeingPacked("x")}
       and late.discount_poisha = late.offer_poisha
       and not exists (select from custom_orders c where c.order_id = late.id)
       and not exists (
         select from order_items i where i.order_id = late.id
           and (i.product_id is null or i.actual_poisha is not null or i.packed_grams is not null or i.taken not in (0, i.quantity)))
       and not exists (
         select from order_items i join order_items j on j.product_id = i.product_id
         where i.order_id = o.id and j.order_id = x.id
           and ((i.price_poisha, i.weight_en, i.step_grams, i.offer_id) is distinct from (j.price_poisha, j.weight_en, j.step_grams, j.offer_id)
             or i.actual_poisha is not null or j.actual_poisha is not null or i.packed_grams is not null or j.packed_grams is not null
             or i.quantity + j.quantity > ${maxQuantity}))
       and (select count(distinct coalesce(-i.product_id, i.id)) from order_items i where i.order_id in (o.id, x.id)) <= ${maxLines}
     order by x.id limit 1`,
    [orderId, otherId ?? null],
  );
  return rows[0];
}

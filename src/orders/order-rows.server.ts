import { locale } from "../language/locale.ts";
import { toTaka } from "../language/money.ts";
import type { Order } from "./contract.ts";
import { type CancelReason, type OrderStatus, orderNumber } from "./order.ts";

/** An order with its items in one row, as `orderColumns` reads it. */
export type OrderRow = {
  id: number;
  status: OrderStatus;
  created_at: Date;
  total_poisha: number;
  address_details: string;
  mobile_no: string;
  request_hash: string;
  /** Why it was cancelled; null where it was not, or nobody said why. */
  cancelled: { reason: CancelReason; note: string | null } | null;
  /** Null where there are none, which the shop itself never writes. */
  items:
    | {
        id: number;
        product_id: number | null;
        name_en: string;
        name_bn: string;
        weight_en: string;
        weight_bn: string;
        image: string;
        tint: string;
        price_poisha: number;
        quantity: number;
      }[]
    | null;
};

/** SQL columns of an order `o`, its items as one JSON list. */
export const orderColumns = `o.id, o.status, o.created_at, o.total_poisha, o.address_details, o.mobile_no, o.request_hash,
  (select json_agg(i order by i.id) from order_items i where i.order_id = o.id) as items,
  case when o.status = 'cancelled' then
    (select json_build_object('reason', s.reason, 'note', s.note) from order_steps s
     where s.order_id = o.id and s.reason is not null order by s.id desc limit 1)
  end as cancelled`;

/** An order in the API's form, in the language of the request. */
export function toOrder(row: OrderRow): Order {
  const language = locale();
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    created_at: row.created_at.toISOString(),
    total_price: toTaka(row.total_poisha),
    address_details: row.address_details,
    mobile_no: row.mobile_no,
    payment_type: "cash",
    ...(row.cancelled && {
      cancelled: { reason: row.cancelled.reason, note: row.cancelled.note ?? undefined },
    }),
    order_items: (row.items ?? []).map((item) => ({
      id: item.id,
      quantity: item.quantity,
      product: {
        id: item.product_id === null ? undefined : String(item.product_id),
        name: item[`name_${language}`],
        weight: item[`weight_${language}`],
        image: item.image,
        tint: item.tint,
        price: toTaka(item.price_poisha),
      },
    })),
  };
}

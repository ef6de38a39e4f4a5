import type { PoolClient } from "pg";
import type { z } from "zod";
import type { IfMissing } from "../cart/missing/rules.ts";
import type { Locale } from "../language/locale.ts";
import { toPoisha } from "../language/numbers/money.ts";
import type { NotificationChannel } from "../notifications/rules.ts";
import type { AppliedOffer, OrderOffer } from "../offers/best-offer.ts";
import type { Shop } from "../platform/shop.server.ts";
import { needsCallSql } from "./calls/needs-call.server.ts";
import { namedLineTint } from "./order.ts";
import { type OrderRow, orderColumns, toOrder } from "./order-rows.server.ts";
import type { placed } from "./schemas.ts";
import { type AgreedDelivery, SlotTaken } from "./terms/agree-on-delivery.server.ts";
import { shareBoth, totalOfOrder } from "./totals.ts";

/** `seenPoisha` is the price that the shopper saw; Infinity if none was sent. */
export type WantedProduct = {
  id: number;
  quantity: number;
  seenPoisha: number;
  ifMissing?: IfMissing | undefined;
};

/** An idempotency key of a customer, or of staff (`byStaff`), and the hash of the request's body. */
export type IdempotencyKey = { userId: number; byStaff: boolean; key: string; hash: string };

type AnsweredOrder = z.output<typeof placed>["order"];
type PlacedRow = OrderRow & { needs_call: boolean };

const placedColumns = `${orderColumns}, ${needsCallSql} as needs_call`;

/** The order that was placed under an idempotency key, as placing answers it; undefined if there is none. */
export async function findPlacedOrder(
  shop: Shop,
  { userId, byStaff, key }: IdempotencyKey,
): Promise<{ order: AnsweredOrder; requestHash: string } | undefined> {
  const { pool } = shop.database;
  const { rows } = byStaff
    ? await pool.query<PlacedRow>(
        `select ${placedColumns} from orders o where o.taken_by = $1 and o.idempotency_key = $2`,
        [userId, key],
      )
    : await pool.query<PlacedRow>({
        name: "find-placed",
        text: `select ${placedColumns} from orders o where o.user_id = $1 and o.idempotency_key = $2`,
        values: [userId, key],
      });
  const row = rows[0];
  if (!row) return undefined;
  const order = { ...toOrder(row), ...(row.needs_call && { needs_call: true as const }) };
  return { order, requestHash: row.request_hash };
}

/**
 * Waits for the synchronous standby: a row lock is replicated after the row. Throws on a timeout, or if this
 * PostgreSQL is no longer the primary.
 */
export async function waitForStandby(shop: Shop, orderId: number): Promise<void> {
  await shop.database.pool.query("select from orders where id = $1 for key share", [orderId]);
}

export type TakenProduct = {
  id: number;
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  image: string;
  tint: string;
  price_poisha: number;
  /** The price offer behind the price, and the regular price then. */
  offer_id: number | null;
  regular_poisha: number | null;
  step_grams: number | null;
  is_perishable: boolean;
  /** Before the pieces were taken; null if not counted. */
  stock: number | null;
  /** Whether its pieces were taken from the stock: false if stock is not counted or too low. */
  counted: boolean;
  is_archived: boolean;
  /** A size group's previous shared stock, and how much of it one piece takes, both in the unit of `net_amount`. */
  shared_group: string | null;
  shared_stock: number | null;
  net_amount: number | null;
};

/** `id` is null for a line outside the catalogue. */
export type OrderedProduct = Omit<TakenProduct, "id" | "shared_group" | "shared_stock" | "net_amount"> & {
  id: number | null;
};

/** A line outside the catalogue, without stock; `price` in taka. */
export const toNamedProduct = ({ name, price }: { name: string; price: number }): OrderedProduct => ({
  id: null,
  name_en: name,
  name_bn: name,
  weight_en: "",
  weight_bn: "",
  image: "",
  tint: namedLineTint,
  price_poisha: toPoisha(price),
  offer_id: null,
  regular_poisha: null,
  step_grams: null,
  is_perishable: false,
  stock: null,
  counted: false,
  is_archived: false,
});

/**
 * Locks products, with the sizes that share their stock, ordered by id, against deadlocks. A separate
 * statement: a blocked update would lock the new row versions again, in any order.
 */
export async function lockProducts(client: PoolClient, wanted: { id: number }[]): Promise<void> {
  await client.query({
    name: "lock-products",
    text: `select from products
           where id = any($1::bigint[] || array(
             select s.id from products p join products s on s.size_group = p.size_group and s.shares_stock
             where p.id = any($1::bigint[]) and p.shares_stock
           )) and stock is not null order by id for no key update`,
    values: [wanted.map(({ id }) => id)],
  });
}

/** Returns pieces to the stock of counted products, which the caller has locked. */
export async function returnProducts(
  client: PoolClient,
  returned: { id: number; quantity: number }[],
): Promise<void> {
  if (returned.length === 0) return;
  await client.query(
    `update products p set stock = p.stock + r.quantity
     from (select id, sum(quantity) as quantity from unnest($1::bigint[], $2::int[]) as r(id, quantity) group by id) r
     where p.id = r.id and p.stock is not null`,
    [returned.map(({ id }) => id), returned.map(({ quantity }) => quantity)],
  );
}

/**
 * Takes pieces where the guard `stock >= quantity` holds, and, of sizes that share a stock, if it is enough for
 * all. Returns the products by id with their previous stock; deleted ones are missing.
 */
export async function takeProducts(
  client: PoolClient,
  wanted: WantedProduct[],
): Promise<Map<number, TakenProduct>> {
  const { rows } = await client.query<TakenProduct>({
    name: "take-products",
    text: `with taken as (
             update products p set stock = p.stock - w.quantity
             from unnest($1::bigint[], $2::int[]) as w(id, quantity)
             where p.id = w.id and p.stock >= w.quantity and not p.is_archived
               and (not p.shares_stock or p.shared_stock >= (
                 select sum(o.quantity::bigint * s.net_amount) from unnest($1::bigint[], $2::int[]) as o(id, quantity)
                 join products s on s.id = o.id where s.size_group = p.size_group and s.shares_stock))
             returning p.id
           )
           select p.id, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.image, c.tint, p.price_poisha, p.offer_id,
                  case when p.offer_id is not null then p.regular_price_poisha end as regular_poisha, p.stock,
                  t.id is not null as counted, p.is_archived, p.is_perishable,
                  case when p.is_weighed then p.net_amount end as step_grams,
                  case when p.shares_stock then p.size_group end as shared_group, p.shared_stock, p.net_amount
           from products p join categories c on c.id = p.category_id left join taken t on t.id = p.id
           where p.id = any($1::bigint[])`,
    values: [wanted.map(({ id }) => id), wanted.map(({ quantity }) => quantity)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export type OrderedLine = OrderedProduct & Pick<WantedProduct, "quantity" | "ifMissing">;

type NewOrder = {
  customerId: number;
  addressDetails: string;
  mobileNo: string;
  mobileE164: string | undefined;
  /** The language of its notifications. */
  language: Locale;
  notified: NotificationChannel[];
  place: string | undefined;
  street: string | undefined;
  riderNote: string | undefined;
  delivery: AgreedDelivery | undefined;
  /** Whether the order may exceed its slot's capacity. */
  evenFullSlot: boolean;
  /** The discount by staff. */
  discountPoisha: number;
  discountReason: string | undefined;
  ifMissing: IfMissing | undefined;
  /** The code of the link that its cart came from, which is kept if the link exists. */
  cartLink: string | undefined;
  offer: AppliedOffer<{ id: number; code: string | null } & OrderOffer> | undefined;
  lines: OrderedLine[];
};

/** The price of all lines in poisha. */
export const orderTotal = (lines: OrderedLine[]): number =>
  lines.reduce((sum, line) => sum + line.price_poisha * line.quantity, 0);

/**
 * Returns the order's id, or undefined if the key was used before. Staff get a push only if a customer placed
 * it. Throws `SlotTaken` if the slot is full, unless `evenFullSlot`.
 */
export async function writeOrder(
  client: PoolClient,
  key: IdempotencyKey,
  order: NewOrder,
): Promise<number | undefined> {
  const { lines, offer } = order;
  const { shares, onFee } = shareBoth(
    order.discountPoisha,
    lines.map((line) => ({ product_id: line.id, poisha: line.price_poisha * line.quantity })),
    offer?.shares ?? [],
  );
  const row = toOrderRow(key, order, onFee + (offer?.onFeePoisha ?? 0));
  const items = lines.map((line, index) => toItemRow(line, shares[index], offer?.shares[index]));
  // One statement: takes a place in the slot, writes order and items, queues notifications and pushes, and sets
  // the cause of the stock movements. Without a free slot, or if the key was used before, `placed` is empty, and
  // so is all that depends on it.
  const { rows } = await client.query<{ id: number | null; slot_taken: boolean; cause: string }>({
    name: "write-order",
    text: `with new_order as (
             select * from json_populate_record(null::orders, $1)
           ), slot_taken as (
             insert into delivery_slot_days (slot_id, day, taken)
             select s.id, n.slot_day, 1 from new_order n join delivery_slots s on s.id = n.slot_id where s.capacity > 0 or $4::boolean
             on conflict (slot_id, day) do update set taken = delivery_slot_days.taken + 1
             where $4::boolean or (not delivery_slot_days.closed and delivery_slot_days.taken <
               coalesce(delivery_slot_days.capacity, (select capacity from delivery_slots s join new_order n on s.id = n.slot_id)))
             returning slot_id
           ), placed as (
             insert into orders (user_id, taken_by, idempotency_key, request_hash, address_details, mobile_no, mobile_e164, total_poisha,
                                 language, place, street, rider_note, area_id, slot_id, slot_day, slot_from, slot_to, fee_poisha,
                                 if_missing, discount_poisha, discount_reason, fee_discount_poisha, offer_id, offer_code, offer_poisha,
                                 cart_link)
             select user_id, taken_by, idempotency_key, request_hash, address_details, mobile_no, mobile_e164, total_poisha,
                    language, place, street, rider_note, area_id, slot_id, slot_day, slot_from, slot_to, fee_poisha,
                    if_missing, discount_poisha, discount_reason, fee_discount_poisha, offer_id, offer_code, offer_poisha,
                    (select l.code from cart_links l where l.code = new_order.cart_link and l.ends_at > now())
             from new_order where slot_id is null or exists (select from slot_taken)
             on conflict do nothing
             returning id
           ), items as (
             insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint,
                                      price_poisha, offer_id, regular_poisha, quantity, taken, step_grams, if_missing, discount_poisha,
                                      offer_share_poisha, offer_share_price_poisha)
             select placed.id, i.product_id, i.name_en, i.name_bn, i.weight_en, i.weight_bn, i.image, i.tint,
                    i.price_poisha, i.offer_id, i.regular_poisha, i.quantity, i.taken, i.step_grams, i.if_missing, i.discount_poisha,
                    i.offer_share_poisha, i.offer_share_price_poisha
             from placed, json_populate_recordset(null::order_items, $2) i
           ), notified as (
             insert into notifications (order_id, event, channel)
             select placed.id, 'placed', channel
             from placed, new_order n join users u on u.id = n.user_id, unnest($3::text[]) as channel
             where channel <> 'email' or u.email <> ''
           ), pushed as (
             insert into order_pushes (order_id, subscription_id)
             select placed.id, s.id from placed, new_order n, push_subscriptions s where n.taken_by is null
           )
           select placed.id, n.slot_id is null or exists (select from slot_taken) as slot_taken,
             set_config('tatka.stock_movement',
               json_build_object('kind', 'order', 'order', placed.id, 'user', coalesce(n.taken_by, n.user_id))::text, true) as cause
           from new_order n left join placed on true`,
    values: [JSON.stringify(row), JSON.stringify(items), order.notified, order.evenFullSlot],
  });
  if (rows[0]?.slot_taken === false) throw new SlotTaken();
  return rows[0]?.id ?? undefined;
}

/** The order's row. `feeDiscountPoisha` is the part of all discounts that is on the delivery fee. */
function toOrderRow(
  { userId, byStaff, key, hash }: IdempotencyKey,
  order: NewOrder,
  feeDiscountPoisha: number,
) {
  const { delivery, offer } = order;
  const feePoisha = delivery?.feePoisha ?? 0;
  const offerPoisha = offer?.amountPoisha ?? 0;
  const discountPoisha = order.discountPoisha + offerPoisha;
  return {
    user_id: order.customerId,
    taken_by: byStaff ? userId : null,
    idempotency_key: key,
    request_hash: hash,
    address_details: order.addressDetails,
    mobile_no: order.mobileNo,
    mobile_e164: order.mobileE164,
    total_poisha: totalOfOrder(orderTotal(order.lines), feePoisha, discountPoisha),
    language: order.language,
    place: order.place,
    street: order.street,
    rider_note: order.riderNote,
    area_id: delivery?.areaId,
    slot_id: delivery?.slot?.id,
    slot_day: delivery?.slot?.day,
    slot_from: delivery?.slot?.from,
    slot_to: delivery?.slot?.to,
    fee_poisha: feePoisha,
    if_missing: order.ifMissing,
    discount_poisha: discountPoisha,
    discount_reason: order.discountReason,
    fee_discount_poisha: feeDiscountPoisha,
    cart_link: order.cartLink,
    offer_id: offer?.offer.id,
    offer_code: offer?.offer.code,
    offer_poisha: offerPoisha,
  };
}

/**
 * A row of `order_items`, with its shares in poisha: of all discounts, and of the offer (undefined without an
 * offer).
 */
const toItemRow = (line: OrderedLine, share: number | undefined, offerShare: number | undefined) => ({
  product_id: line.id,
  name_en: line.name_en,
  name_bn: line.name_bn,
  weight_en: line.weight_en,
  weight_bn: line.weight_bn,
  image: line.image,
  tint: line.tint,
  price_poisha: line.price_poisha,
  offer_id: line.offer_id,
  regular_poisha: line.regular_poisha,
  quantity: line.quantity,
  taken: line.counted ? line.quantity : 0,
  step_grams: line.step_grams,
  if_missing: line.ifMissing,
  discount_poisha: share,
  offer_share_poisha: offerShare,
  offer_share_price_poisha: offerShare === undefined ? undefined : line.price_poisha * line.quantity,
});

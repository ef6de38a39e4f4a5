import type { IfMissing } from "../cart/missing/rules.ts";
import { locale } from "../language/locale.ts";
import { toTaka } from "../language/numbers/money.ts";
import { toAddressDetails, type WhereRow } from "../places/place-names.server.ts";
import type { Order, OrderEdit } from "./contract.ts";
import {
  type CancelReason,
  type EditSubject,
  type Fulfilment,
  type OrderStatus,
  orderNumber,
  type ToAgree,
} from "./order.ts";
import { type RefundRow, refundFields, toRefund } from "./refunds/refund-rows.server.ts";
import { type PaymentRow, paymentSql, toPayments } from "./riders/payment-rows.server.ts";
import type { BackReason } from "./riders/rules.ts";
import { cashRounding, type OfferShare } from "./totals.ts";

export type StoredName = { name_en: string; name_bn: string; weight_en: string; weight_bn: string };

/** A line's pieces, grams if sold by weight, and its total. */
export type StoredPieces = { quantity: number; grams?: number | undefined; total_poisha: number };

/** A changed line in `order_edits.changes`; see `changedLine`. */
export type StoredChange = StoredName & {
  before?: StoredPieces;
  after?: StoredPieces;
  instead_of?: StoredName & StoredPieces;
  back?: StoredBack;
  /** Not found when the order was packed. */
  missing?: true;
};

/** Pieces of a line that the customer did not take; `sellable` ones return to the stock. */
export type StoredBack = { quantity: number; reason: BackReason; sellable: boolean };

export type ItemRow = StoredName &
  OfferShare & {
    id: number;
    product_id: number | null;
    image: string;
    tint: string;
    price_poisha: number;
    quantity: number;
    /** Grams per piece; null unless sold by weight. */
    step_grams: number | null;
    /** Null until weighed. */
    packed_grams: number | null;
    /** The price of all pieces; null: price times quantity. */
    actual_poisha: number | null;
    /** Its share of the order's discount. */
    discount_poisha: number;
    if_missing: IfMissing | null;
    /** Whether the product is still sold. */
    sold: boolean;
  };

export type EditRow = {
  at: string;
  /** The name of who made it. */
  by: string;
  /** Made by the customer. */
  own: boolean;
  note: string | null;
  taken_back: boolean;
  /** Null if it changed lines or the discount. */
  about: EditSubject | null;
  total_before_poisha: number;
  total_after_poisha: number;
  /** Null if the discount did not change. */
  discount_before_poisha: number | null;
  discount_after_poisha: number | null;
  discount_reason: string | null;
  changes: StoredChange[];
};

export type OrderRow = WhereRow & {
  id: number;
  status: OrderStatus;
  fulfilment: Fulfilment;
  created_at: Date;
  total_poisha: number;
  address_details: string;
  mobile_no: string;
  request_hash: string;
  fee_poisha: number;
  discount_poisha: number;
  discount_reason: string | null;
  /** The part of the discount that is the order's offer, with its name and code. */
  offer_poisha: number;
  offer_names: { en: string; bn: string } | null;
  offer_code: string | null;
  /** Null before delivery, and without a rider. */
  payment: PaymentRow | null;
  area_id: number | null;
  slot_id: number | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
  /** See `toAgree`. */
  to_agree: ToAgree | null;
  if_missing: IfMissing | null;
  /** Null unless cancelled with a reason. `own`: by the customer; `joined_into`: the id of another order. */
  cancelled: { reason: CancelReason; note: string | null; own: boolean; joined_into: number | null } | null;
  /** Null for an order without items, which the shop itself never writes. */
  items: ItemRow[] | null;
  /** Null if staff changed nothing. */
  edits: EditRow[] | null;
  /** Refunds that were not taken back; null without refunds. */
  refunds: RefundRow[] | null;
};

/** SQL: what staff still have to agree on by phone for order `o`; null for nothing. */
export const pendingAgreementSql = `case
    when o.slot_day is not null or o.status = 'cancelled' or o.fulfilment not in ('placed', 'confirmed') then null
    when o.area_id is null then (select 'delivery' from delivery_areas limit 1)
    else (select 'time' from delivery_slots where area_id = o.area_id limit 1) end`;

/** SQL: columns of an order `o`, its items as one JSON list. */
export const orderColumns = `o.id, o.status, o.fulfilment, o.created_at, o.total_poisha, o.address_details,
  o.mobile_no, o.place, o.street, o.rider_note, o.request_hash,
  case when o.status = 'completed' then ${paymentSql("o.id")} end as payment,
  o.fee_poisha, o.discount_poisha, o.discount_reason, o.offer_poisha, o.offer_code,
  case when o.offer_id is not null then
    (select json_build_object('en', f.name_en, 'bn', f.name_bn) from offers f where f.id = o.offer_id)
  end as offer_names, o.area_id, o.slot_id, o.slot_day::text, o.slot_from, o.slot_to, o.if_missing,
  ${pendingAgreementSql} as to_agree,
  (select json_agg(i order by i.id)
   from (select item.*, p.id is not null as sold from order_items item
         left join products p on p.id = item.product_id and not p.is_archived where item.order_id = o.id) i) as items,
  case when o.revision > 0 then
    (select json_agg(json_build_object(
       'at', e.created_at, 'by', a.name, 'own', e.user_id = o.user_id, 'note', e.note, 'changes', e.changes,
       'taken_back', e.taken_back, 'about', e.about,
       'discount_before_poisha', e.discount_before_poisha,
       'discount_after_poisha', e.discount_after_poisha, 'discount_reason', e.discount_reason,
       'total_before_poisha', e.total_before_poisha, 'total_after_poisha', e.total_after_poisha) order by e.revision)
     from order_edits e join users a on a.id = e.user_id where e.order_id = o.id)
  end as edits,
  case when o.status = 'cancelled' then
    (select json_build_object(
       'reason', s.reason, 'note', s.note, 'own', s.user_id = o.user_id, 'joined_into', o.joined_into)
     from order_steps s
     where s.order_id = o.id and s.reason is not null order by s.id desc limit 1)
  end as cancelled,
  case when o.status = 'completed' then
    (select json_agg(json_build_object(${refundFields}) order by r.id)
     from order_refunds r where r.order_id = o.id and r.taken_back_at is null)
  end as refunds`;

/** The packed weight of a line sold by weight, else the ordered one. */
export const lineGrams = (
  line: Pick<ItemRow, "quantity" | "step_grams" | "packed_grams">,
): number | undefined =>
  line.step_grams === null ? undefined : (line.packed_grams ?? line.step_grams * line.quantity);

/** The actual price, or price times quantity. */
export const linePoisha = (line: Pick<ItemRow, "price_poisha" | "quantity" | "actual_poisha">): number =>
  line.actual_poisha ?? line.price_poisha * line.quantity;

/** An order in the API's form, in the language of the request. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    fulfilment: row.fulfilment,
    created_at: row.created_at.toISOString(),
    total_price: toTaka(row.total_poisha),
    address_details: row.address_details,
    mobile_no: row.mobile_no,
    ...toAddressDetails(row),
    ...toOrderTerms(row),
    ...toRounding(row),
    to_agree: row.to_agree ?? undefined,
    payment_type: "cash",
    ...(row.payment && {
      paid: toTaka(row.payment.amount_poisha + row.payment.other_poisha),
      payments: toPayments(row.payment),
    }),
    if_missing: row.if_missing ?? undefined,
    ...(row.cancelled && { cancelled: toCancelled(row.cancelled) }),
    order_items: (row.items ?? []).map(toItem),
    ...(row.edits && { edits: row.edits.map(toEdit) }),
    ...(row.refunds && toRefunds(row.refunds)),
  };
}

const toCancelled = ({
  reason,
  note,
  own,
  joined_into,
}: NonNullable<OrderRow["cancelled"]>): NonNullable<Order["cancelled"]> => ({
  reason,
  note: note ?? undefined,
  by_customer: own || undefined,
  joined_into: joined_into === null ? undefined : orderNumber(joined_into),
});

const toItem = (row: ItemRow): Order["order_items"][number] => ({
  id: row.id,
  quantity: row.quantity,
  total: toTaka(linePoisha(row)),
  discount: row.discount_poisha > 0 ? toTaka(row.discount_poisha) : undefined,
  step_grams: row.step_grams ?? undefined,
  packed_grams: row.packed_grams ?? undefined,
  if_missing: row.if_missing ?? undefined,
  product: {
    id: row.product_id ?? undefined,
    ...toLocalName(row),
    image: row.image,
    tint: row.tint,
    price: toTaka(row.price_poisha),
    archived: row.sold ? undefined : 1,
  },
});

const toRefunds = (rows: RefundRow[]) => ({
  refunds: rows.map(toRefund),
  refunded: toTaka(rows.reduce((sum, { amount_poisha: amount }) => sum + amount, 0)),
});

/** The rounding of an order that is or was paid in cash; empty without rounding. */
function toRounding({ status, payment, total_poisha: total }: OrderRow) {
  const rounding = status === "cancelled" ? 0 : (payment?.rounding_poisha ?? cashRounding(total));
  return rounding === 0 ? {} : { rounding: toTaka(rounding) };
}

/** The parts of an order's total and its slot; empty without an area and a discount. */
function toOrderTerms({ area_id, slot_id, slot_day, slot_from, slot_to, ...row }: OrderRow) {
  const { total_poisha: total, fee_poisha: fee, discount_poisha: discount } = row;
  if (area_id === null && discount === 0) return {};
  const offer = row.offer_names ? Math.min(row.offer_poisha, discount) : 0;
  const staffDiscount = discount - offer;
  const hasSlot = slot_day !== null && slot_from !== null && slot_to !== null;
  return {
    items_total: toTaka(total - fee + discount),
    fee: toTaka(fee),
    ...(staffDiscount > 0 && {
      discount: toTaka(staffDiscount),
      discount_reason: row.discount_reason ?? undefined,
    }),
    ...(row.offer_names &&
      offer > 0 && {
        offer: {
          name: row.offer_names[locale()],
          amount: toTaka(offer),
          code: row.offer_code ?? undefined,
        },
      }),
    ...(hasSlot && { slot: { id: slot_id ?? undefined, day: slot_day, from: slot_from, to: slot_to } }),
  };
}

/** One edit in the API's form, in the language of the request. */
export const toEdit = (row: EditRow): OrderEdit => ({
  at: new Date(row.at).toISOString(),
  total_before: toTaka(row.total_before_poisha),
  total_after: toTaka(row.total_after_poisha),
  ...(row.taken_back && { taken_back: true as const }),
  ...(row.own && { by_customer: true as const }),
  ...(row.about && { about: row.about }),
  ...(row.discount_before_poisha !== null &&
    row.discount_after_poisha !== null && {
      discount: {
        before: toTaka(row.discount_before_poisha),
        after: toTaka(row.discount_after_poisha),
        reason: row.discount_reason ?? undefined,
      },
    }),
  lines: row.changes.map(({ before, after, instead_of: replacedLine, back, missing, ...names }) => ({
    ...toLocalName(names),
    ...(before && { before: toPieces(before) }),
    ...(after && { after: toPieces(after) }),
    ...(replacedLine && { instead_of: { ...toLocalName(replacedLine), ...toPieces(replacedLine) } }),
    ...(back && { back: { quantity: back.quantity, reason: back.reason } }),
    ...(missing && { missing }),
  })),
});

const toPieces = ({ quantity, grams, total_poisha }: StoredPieces) => ({
  quantity,
  ...(grams !== undefined && { grams }),
  total: toTaka(total_poisha),
});

function toLocalName(row: StoredName) {
  const language = locale();
  return { name: row[`name_${language}`], weight: row[`weight_${language}`] };
}

import { z } from "zod";
import { amount, id, idOr, line, moment, paragraphs, taka, wholeNumber } from "../api/schemas.ts";
import { ifMissing } from "../cart/missing/rules.ts";
import { maxLines, maxQuantity } from "../cart/rules.ts";
import { orderedSlot, slotChoice } from "../delivery/schemas.ts";
import { maxAddressDetails, maxMobile } from "../identity/addresses/rules.ts";
import { plausiblePhone } from "../language/contact/phone.ts";
import { m } from "../language/messages.ts";
import { number } from "../language/numbers/numbers.ts";
import { where, whereDraft } from "../places/schemas.ts";
import { agreements, cancelReasons, editSubjects, fulfilments, statuses } from "./order.ts";
import { refundWays } from "./refunds/rules.ts";
import { backReasons } from "./riders/rules.ts";

/** The lines of an order, of which one product may have several. */
export const orderLines = z
  .array(
    z.object({
      product_id: idOr(() => m.order_product_invalid()),
      quantity: wholeNumber(1, maxQuantity, () => m.order_quantity_invalid({ max: number(maxQuantity) })),
      /** The price in taka that the shopper saw; a lower one is passed on, a higher one refused. */
      price: taka.optional(),
      /** What to do where this line is missing. */
      if_missing: z.enum(ifMissing).optional(),
    }),
    { error: () => m.order_empty() },
  )
  .max(maxLines, { error: () => m.order_too_many_lines({ max: number(maxLines) }) })
  .superRefine((items, context) => {
    const pieces = new Map<number, number>();
    for (const [place, { product_id, quantity }] of items.entries()) {
      const sum = quantity + (pieces.get(product_id) ?? 0);
      pieces.set(product_id, sum);
      if (sum <= maxQuantity) continue;
      const message = m.order_too_many({ max: number(maxQuantity) });
      context.addIssue({ code: "custom", path: [place, "quantity"], message });
    }
  });

/** SPEC 3's payload. The price that the shopper saw may come along, so that a rise has to be confirmed. */
export const orderDraft = z.object({
  address_details: paragraphs(maxAddressDetails, () => m.checkout_address_missing()),
  mobile_no: line(maxMobile, () => m.checkout_mobile_missing()).refine((text) => plausiblePhone(text), {
    error: () => m.checkout_mobile_implausible(),
  }),
  ...whereDraft,
  /** When it is to be brought: a slot of `GET /api/delivery` on a day. */
  slot: slotChoice.optional(),
  /** The fee in taka that the shopper saw; a lower one is passed on, a higher one refused. */
  fee: taka.optional(),
  payment_type: z.literal("cash", { error: () => m.order_cash_only() }),
  /** What to do where something is missing at packing; left out, the shop calls. */
  if_missing: z.enum(ifMissing).optional(),
  items: orderLines.min(1, { error: () => m.order_empty() }),
});

export const orderItem = z.object({
  id: z.int(),
  quantity: z.int(),
  /** What all its pieces cost: price times quantity, or what they cost in fact, such as by weight. */
  total: amount,
  /** Where it is sold by weight: the grams of one piece, and what was packed weighs; absent until it is weighed. */
  step_grams: z.int().optional(),
  packed_grams: z.int().optional(),
  /** What to do where it is missing; left out, as the order says. */
  if_missing: z.enum(ifMissing).optional(),
  product: z.object({
    id: z.int().optional(),
    name: z.string(),
    weight: z.string(),
    image: z.string(),
    tint: z.string(),
    price: amount,
    /** Given, as 1, for what is no longer sold. */
    archived: z.literal(1).optional(),
  }),
});

const named = { name: z.string(), weight: z.string() };
/** `grams`: what they weigh, where they are sold by weight. */
const pieces = z.object({ quantity: z.int(), grams: z.int().optional(), total: amount });

/** A line that the shop changed: without `before` it was added, without `after` it was left out; `instead_of` is the line it replaced. */
export const changedLine = z.object({
  ...named,
  before: pieces.optional(),
  after: pieces.optional(),
  instead_of: pieces.extend(named).optional(),
  /** Pieces that were not taken at the door, and why. */
  back: z.object({ quantity: z.int(), reason: z.enum(backReasons) }).optional(),
  /** What was ordered was not there when it was packed. */
  missing: z.literal(true).optional(),
});

/** What the shop changed in an order at one time. */
export const orderEdit = z.object({
  at: moment,
  total_before: amount,
  total_after: amount,
  /** It says what was not taken at the door. */
  taken_back: z.literal(true).optional(),
  /** What was changed where it was not the lines. */
  about: z.enum(editSubjects).optional(),
  /** Given where the discount was changed. */
  discount: z.object({ before: amount, after: amount, reason: z.string().optional() }).optional(),
  lines: z.array(changedLine),
});

/** Money that went back to the customer after the order was paid. */
export const refund = z.object({
  id: z.int(),
  at: moment,
  amount,
  way: z.enum(refundWays),
  /** What the way knows it by, such as a transaction's id. */
  reference: z.string().optional(),
  reason: z.string(),
});

export const order = z.object({
  id: z.int(),
  /** The number for people: TK-10482. */
  number: z.string(),
  status: z.enum(statuses),
  /** How far it is, finer than the status; of a cancelled order how far it had come. */
  fulfilment: z.enum(fulfilments).optional(),
  created_at: moment,
  total_price: amount,
  address_details: z.string(),
  mobile_no: z.string(),
  ...where,
  /** Of an order to a delivery area, or with a discount: what the total is made of, and when it comes. */
  items_total: amount.optional(),
  fee: amount.optional(),
  /** What the shop has taken off it, and why. */
  discount: amount.optional(),
  discount_reason: z.string().optional(),
  slot: orderedSlot.optional(),
  /** What of its delivery staff still agree on with the customer by phone; absent where all is agreed. */
  to_agree: z.enum(agreements).optional(),
  payment_type: z.literal("cash"),
  /** What to do where something is missing; left out, nothing was said, and the shop calls. */
  if_missing: z.enum(ifMissing).optional(),
  /** What was paid to the rider who brought it. */
  paid: amount.optional(),
  /** What of it was refunded since, and the sum; absent where nothing was. The total stays as it was. */
  refunds: z.array(refund).optional(),
  refunded: amount.optional(),
  /** Why it was cancelled, in words for "other", and whether its customer did that. */
  cancelled: z
    .object({
      reason: z.enum(cancelReasons),
      note: z.string().optional(),
      by_customer: z.literal(true).optional(),
    })
    .optional(),
  order_items: z.array(orderItem),
  /** What the shop has changed since, the first change first; absent where nothing was. */
  edits: z.array(orderEdit).optional(),
});

/** Given, as true, while the shop has to call before it packs; absent where it need not. */
export const needsCall = { needs_call: z.literal(true).optional() };

export const placed = z.object({
  success: z.literal(true),
  message: z.string(),
  order: order.extend(needsCall),
});

/** Orders in one answer at most: more than a customer has of one order a week in four years. */
export const maxOrdersInList = 200;

/** `cursor` is the id of the last order shown; `limit` the orders on a page, without it as many as one answer holds. */
export const orderListQuery = z.object({
  cursor: id.optional(),
  limit: wholeNumber(1, maxOrdersInList).default(maxOrdersInList),
});

const ownOrder = order.extend(needsCall);

export const orderList = z.object({
  data: z.array(ownOrder),
  orders: z.array(ownOrder),
  /** `next` is the `cursor` of the next, older page; absent on the last one. */
  meta: z.object({ next: z.string().optional() }),
});

/** Address and phone number of an order. */
export const delivery = z.object({ address_details: z.string(), mobile_no: z.string(), ...where });
export const lastDelivery = z.object({ data: z.array(delivery).max(1) });

/** With `sold_out` and `price_changed`: the lines that need a decision. */
export const changedLines = z.object({
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      /** Pieces available; 0 when sold out or deleted. Absent: enough for this order. */
      left: z.int().optional(),
      /** The current price in taka; absent when the product is deleted. */
      price: amount.optional(),
    }),
  ),
});

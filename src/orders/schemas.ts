import { z } from "zod";
import { amount, id, line, moment, paragraphs, taka, wholeNumber } from "../api/schemas.ts";
import { codeOfOrder } from "../cart/links/schemas.ts";
import { ifMissing } from "../cart/missing/rules.ts";
import { cartLine, toLinesSchema } from "../cart/schemas.ts";
import { calendarDay, orderedSlot, slotChoice } from "../delivery/schemas.ts";
import { maxAddressDetails, maxMobile } from "../identity/addresses/rules.ts";
import { shownPolicy } from "../identity/consents/schemas.ts";
import { isPlausiblePhone } from "../language/contact/phone.ts";
import { m } from "../language/messages.ts";
import { offerCode } from "../offers/schemas.ts";
import { addressDetailsDraft, where } from "../places/schemas.ts";
import { agreements, cancelReasons, editSubjects, fulfilments, statuses } from "./order.ts";
import { refundWays } from "./refunds/rules.ts";
import { backReasons, otherWays } from "./riders/rules.ts";

export const orderLines = toLinesSchema(
  cartLine.extend({
    /** The price in taka that the shopper saw: a lower current price is used, a higher one refused. */
    price: taka.optional(),
    /** The customer's wish if this line is missing. */
    if_missing: z.enum(ifMissing).optional(),
  }),
);

/** The body of SPEC 3, optionally with the seen prices, so that the customer confirms a rise. */
export const orderDraft = z.object({
  address_details: paragraphs(maxAddressDetails, () => m.checkout_address_missing()),
  mobile_no: line(maxMobile, () => m.checkout_mobile_missing()).refine((text) => isPlausiblePhone(text), {
    error: () => m.checkout_mobile_implausible(),
  }),
  ...addressDetailsDraft,
  /** A slot of `GET /api/delivery` on a day. */
  slot: slotChoice.optional(),
  /** The fee in taka that the shopper saw: a lower current fee is used, a higher one refused. */
  fee: taka.optional(),
  /** The code of an offer. */
  code: offerCode.optional(),
  /** What the shopper saw an offer take off, in taka: a higher current amount is used, a lower one refused. */
  offer_discount: taka.optional(),
  /** The code of the link that the cart came from. An unknown one is ignored. */
  cart_link: codeOfOrder,
  payment_type: z.literal("cash", { error: () => m.order_cash_only() }),
  /** The wish for missing products; by default the shop calls. */
  if_missing: z.enum(ifMissing).optional(),
  policy: shownPolicy,
  items: orderLines.min(1, { error: () => m.order_empty() }),
});

/** Another slot of an order; `was` is the one that the user saw, in minutes of the day, null for none. */
export const slotToChange = {
  slot: slotChoice,
  was: z.object({ day: calendarDay, from: z.int(), to: z.int() }).nullable(),
};

export const orderItem = z
  .object({
    id: z.int(),
    quantity: z.int(),
    /** The price of all pieces: price times quantity, or the actual price. */
    total: amount,
    /** Its share of the order's discount; undefined for none. */
    discount: amount.optional(),
    /** Grams per piece, if sold by weight, and the packed weight once weighed. */
    step_grams: z.int().optional(),
    packed_grams: z.int().optional(),
    /** Default: as in the order. */
    if_missing: z.enum(ifMissing).optional(),
    product: z.object({
      /** Undefined once deleted, and for a line outside the catalogue. */
      id: z.int().optional(),
      name: z.string(),
      weight: z.string(),
      image: z.string(),
      tint: z.string(),
      price: amount,
      /** 1 if the product is no longer sold. */
      archived: z.literal(1).optional(),
    }),
  })
  .meta({ id: "OrderItem" });

const nameAndWeight = { name: z.string(), weight: z.string() };
/** `grams`: set if sold by weight. */
const pieces = z.object({ quantity: z.int(), grams: z.int().optional(), total: amount });

/** A changed line: without `before` added, without `after` removed; `instead_of` is the replaced line. */
export const changedLine = z
  .object({
    ...nameAndWeight,
    before: pieces.optional(),
    after: pieces.optional(),
    instead_of: pieces.extend(nameAndWeight).optional(),
    /** Pieces that the customer did not take at the door. */
    back: z.object({ quantity: z.int(), reason: z.enum(backReasons) }).optional(),
    /** Not found when the order was packed. */
    missing: z.literal(true).optional(),
  })
  .meta({ id: "ChangedLine" });

export const orderEdit = z
  .object({
    at: moment,
    total_before: amount,
    total_after: amount,
    /** Records goods returned at the door. */
    taken_back: z.literal(true).optional(),
    /** Made by the customer. */
    by_customer: z.literal(true).optional(),
    /** The subject of an edit without lines. */
    about: z.enum(editSubjects).optional(),
    /** Set if the discount changed. */
    discount: z.object({ before: amount, after: amount, reason: z.string().optional() }).optional(),
    lines: z.array(changedLine),
  })
  .meta({ id: "OrderEdit" });

export const refund = z
  .object({
    id: z.int(),
    at: moment,
    amount,
    way: z.enum(refundWays),
    /** Such as a transaction's id. */
    reference: z.string().optional(),
    reason: z.string(),
  })
  .meta({ id: "Refund" });

/** A part of a payment. `reference`, such as a transaction's id, is set unless it is cash. */
export const paymentPart = z.object({
  way: z.enum(["cash", ...otherWays]),
  amount,
  reference: z.string().optional(),
});

export const order = z
  .object({
    id: z.int(),
    number: z.string(),
    status: z.enum(statuses),
    /** Finer than the status; a cancelled order keeps its last value. */
    fulfilment: z.enum(fulfilments).optional(),
    created_at: moment,
    total_price: amount,
    address_details: z.string(),
    mobile_no: z.string(),
    ...where,
    /** The parts of the total, and the slot; set with a delivery area or a discount. */
    items_total: amount.optional(),
    fee: amount.optional(),
    /** What the shop has deducted, and why. */
    discount: amount.optional(),
    discount_reason: z.string().optional(),
    /** The offer on the order and what it takes off, besides the discount. */
    offer: z.object({ name: z.string(), amount, code: z.string().optional() }).optional(),
    /** What makes the total whole taka, as it is paid in cash; below 0 if taken off, undefined for none. */
    rounding: amount.optional(),
    slot: orderedSlot.optional(),
    /** What staff still agree on by phone; undefined if nothing. */
    to_agree: z.enum(agreements).optional(),
    payment_type: z.literal("cash"),
    /** The wish for missing products; undefined: the shop calls. */
    if_missing: z.enum(ifMissing).optional(),
    /** What the rider was paid, and how: cash first. */
    paid: amount.optional(),
    payments: z.array(paymentPart).optional(),
    /** Refunds and their sum; the total stays. */
    refunds: z.array(refund).optional(),
    refunded: amount.optional(),
    /** The reason, with a note for "other", and whether the customer cancelled, or joined it with another order. */
    cancelled: z
      .object({
        reason: z.enum(cancelReasons),
        note: z.string().optional(),
        by_customer: z.literal(true).optional(),
        /** The number of the other order. */
        joined_into: z.string().optional(),
      })
      .optional(),
    order_items: z.array(orderItem),
    /** Oldest first. */
    edits: z.array(orderEdit).optional(),
  })
  .meta({ id: "Order" });

/** True while the shop has to call before packing. */
export const needsCallField = { needs_call: z.literal(true).optional() };

export const placed = z.object({
  success: z.literal(true),
  message: z.string(),
  order: order.extend(needsCallField),
});

/** More than a weekly customer has in four years. */
export const maxOrdersInList = 200;

/** `cursor`: the last order's id; `limit`: by default `maxOrdersInList`. */
export const orderListQuery = z.object({
  cursor: id.optional(),
  limit: wholeNumber(1, maxOrdersInList).default(maxOrdersInList),
});

const ownOrder = order.extend(needsCallField);

export const orderList = z.object({
  data: z.array(ownOrder),
  orders: z.array(ownOrder),
  /** `next`: the `cursor` of the next page; undefined on the last. */
  meta: z.object({ next: z.string().optional() }),
});

export const delivery = z.object({ address_details: z.string(), mobile_no: z.string(), ...where });
export const lastDelivery = z.object({ data: z.array(delivery).max(1) });

/** Details of `sold_out` and `price_changed`: the lines to decide on. */
export const changedLines = z.object({
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      /** Pieces available; 0 if sold out or deleted; undefined: enough. */
      left: z.int().optional(),
      /** The current price in taka; undefined if deleted. */
      price: amount.optional(),
    }),
  ),
});

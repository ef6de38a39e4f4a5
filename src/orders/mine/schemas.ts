import { z } from "zod";
import { amount, id, moment, taka, wholeNumber } from "#src/api/schemas.ts";
import { ifMissing } from "#src/cart/missing/rules.ts";
import { maxLines, maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { refuseDuplicates } from "../admin/editing/schemas.ts";
import { progresses, readOrderId, stepOutcomes } from "../order.ts";
import { delivery, needsCallField, order, orderDraft, slotToChange } from "../schemas.ts";

/** Parses the customer's order number into the order's id; 0 if it is not valid. */
const orderNumber = z
  .string()
  .max(40)
  .transform((typed) => readOrderId(toLatinDigits(typed)) ?? 0);

export const myOrderQuery = z.object({ number: orderNumber });

const typedDelivery = orderDraft.pick({ address_details: true, mobile_no: true, place: true, street: true });
const seenDelivery = delivery.pick({ address_details: true, mobile_no: true });
export const deliveryChange = z.strictObject({
  number: orderNumber,
  was: seenDelivery,
  ...typedDelivery.shape,
  /** The delivery fee in taka that the customer saw; default 0. */
  fee: orderDraft.shape.fee,
});

const pieces = {
  quantity: wholeNumber(1, maxQuantity, () => m.order_quantity_invalid({ max: formatNumber(maxQuantity) })),
  /** The wish if this line is missing; default: it stays. */
  if_missing: z.enum(ifMissing).optional(),
};

/** All lines that the order shall have; items not listed are removed. Address and delivery time stay unless given. */
export const itemsChange = z.strictObject({
  number: orderNumber,
  /** The order's revision that the customer saw. */
  was: z.int().min(0),
  lines: z
    .array(
      z.union([
        z.strictObject({ item: id, ...pieces }),
        /** `price`: what the shopper saw in taka; a lower current price is used, a higher one refused. */
        z.strictObject({ product_id: id, ...pieces, price: taka.optional() }),
      ]),
      { error: () => m.order_edit_empty() },
    )
    .min(1, { error: () => m.order_edit_empty() })
    .max(maxLines, { error: () => m.order_too_many_lines({ max: formatNumber(maxLines) }) })
    .superRefine(refuseDuplicates),
  /** The wish for missing products; default: it stays. */
  if_missing: z.enum(ifMissing).optional(),
  /** An address of the same place. `was` is the one that the customer saw. */
  address: z
    .strictObject({
      was: seenDelivery.shape.address_details,
      ...typedDelivery.omit({ mobile_no: true }).shape,
    })
    .optional(),
  time: z.strictObject(slotToChange).optional(),
});

/** Joins two orders: the later one's items go into the earlier one. The revisions are those that the customer saw. */
export const ordersToJoin = z.strictObject({
  number: orderNumber,
  was: z.int().min(0),
  other: orderNumber,
  other_was: z.int().min(0),
});

/** The sums of an order, in taka; `total` is the amount due in cash. */
const sums = z.object({
  items_total: amount,
  fee: amount,
  /** What an offer, and what staff take off. */
  offer: z.object({ name: z.string(), amount }).optional(),
  discount: amount.optional(),
  total: amount,
});

export const itemsPreview = z.object({ data: sums });

export const myOrder = z.object({
  data: order.extend({
    ...needsCallField,
    /** Oldest first. */
    steps: z.array(
      z.object({ progress: z.enum(progresses), outcome: z.enum(stepOutcomes).optional(), at: moment }),
    ),
    /** The rider's first name while the order is on the way. */
    rider: z.string().optional(),
    /** Whether riders find the door by a saved pin. */
    pinned: z.literal(true).optional(),
    /** Set while the order is on the way: the stops before it, and its estimated time. */
    arrival: z.object({ stops_before: z.int(), from: moment.optional(), to: moment.optional() }).optional(),
    /** What the customer may still do; `change`: address, phone and time. */
    may: z.object({ cancel: z.boolean(), change: z.boolean(), change_items: z.boolean() }),
    /** Increased by each change of its items. */
    revision: z.int(),
    /** The latest time to change the items; packing may begin earlier. Undefined without a slot. */
    change_items_until: moment.optional(),
    /**
     * Another order for the same address and time, to join with this one. `total` includes `fee`, both as due
     * in cash, in taka.
     */
    joinable: z.object({ number: z.string(), revision: z.int(), total: amount, fee: amount }).optional(),
  }),
});

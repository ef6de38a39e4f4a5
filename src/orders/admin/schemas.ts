import { z } from "zod";
import { maxReason, maxSearch } from "#src/api/limits.ts";
import { amount, flag, id, line, moment, pageMeta } from "#src/api/schemas.ts";
import { ifMissing } from "#src/cart/missing/rules.ts";
import { orderedSlot } from "#src/delivery/schemas.ts";
import { m } from "#src/language/messages.ts";
import { findKnownPlace, isDistrict } from "#src/places/all-places.ts";
import { place } from "#src/places/schemas.ts";
import { cancelReasons, fulfilments, progresses, statuses, stepOutcomes } from "../order.ts";
import { order, orderEdit, refund } from "../schemas.ts";
import { callReasons, maxOrdersAtOnce, stepsAtOnce, withoutPlace } from "./rules.ts";

/** Counts of a customer's orders; the total is of the delivered ones. */
export const customerHistory = z.object({
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  spent: amount,
});

export const waitingFilter = "waiting";

/** `day` and `slot_day` are days in Dhaka; `after` is the cursor: an order's id. */
export const adminOrderQuery = z.object({
  status: z.enum([...statuses, waitingFilter]).optional(),
  fulfilment: z.enum(fulfilments).optional(),
  day: z.union([z.enum(["today", "yesterday"]), z.iso.date()]).optional(),
  slot_day: z.union([z.enum(["today", "tomorrow"]), z.iso.date()]).optional(),
  search: line(maxSearch).optional(),
  place: z
    .string()
    .refine((id) => id === withoutPlace || isDistrict(id) || findKnownPlace(id) !== undefined, {
      error: () => m.place_unknown(),
    })
    .optional(),
  after: id.optional(),
});

const customer = z.object({ id: z.int(), name: z.string(), email: z.string().nullable() });

export const adminOrderRow = z
  .object({
    id: z.int(),
    number: z.string(),
    status: z.enum(statuses),
    fulfilment: z.enum(fulfilments),
    created_at: moment,
    total_price: amount,
    pieces: z.int(),
    mobile_no: z.string(),
    address_details: z.string(),
    place: place.optional(),
    slot: orderedSlot.optional(),
    /** While it waits: whether its last change of items was the customer's. */
    changed_by_customer: z.literal(true).optional(),
    /** Increased by each edit of its items. */
    revision: z.int(),
    customer,
  })
  .meta({ id: "AdminOrderRow" });

export const adminOrderList = z.object({
  data: z.array(adminOrderRow),
  meta: pageMeta.extend({
    /** Counts the pending orders, whatever the filter. */
    waiting: z.int(),
    /** The id of the newest order, whatever the filter; 0 without orders. */
    newest: z.int(),
  }),
});

export const newerQuery = z.object({
  /** The id of the newest known order; 0 for none. */
  after: z.union([z.literal("0").transform(() => 0), id]),
  /** Answers only when there is a newer one, or after a timeout (long polling). */
  wait: flag.optional(),
});
export const newerOrders = z.object({
  data: z.object({
    count: z.int(),
    newest: z.int(),
  }),
});

export const orderStep = z
  .object({
    from: z.enum(statuses),
    to: z.enum(statuses),
    progress: z.enum(progresses),
    outcome: z.enum(stepOutcomes).optional(),
    /** Set for a confirmation: whether staff spoke with the customer. */
    called: z.boolean().optional(),
    /** The name of who took it. */
    by: z.string(),
    at: moment,
    reason: z.enum(cancelReasons).optional(),
    note: z.string().optional(),
  })
  .meta({ id: "OrderStep" });

export const adminOrder = z.object({
  data: order
    .extend({
      fulfilment: z.enum(fulfilments),
      customer,
      history: customerHistory,
      /** The name of who took a phone order. */
      taken_by: z.string().optional(),
      /** The assigned rider, and the rider's note if another amount was paid. */
      rider: z.string().optional(),
      payment_note: z.string().optional(),
      steps: z.array(orderStep),
      /** Increased by each edit of its items. */
      revision: z.int(),
      edits: z.array(orderEdit.extend({ by: z.string(), note: z.string().optional() })),
      /** Includes refunds that were taken back, with the user who did so. */
      refunds: z.array(
        refund.extend({
          by: z.string(),
          taken_back: z.object({ by: z.string(), at: moment }).optional(),
        }),
      ),
    })
    .meta({ id: "AdminOrder" }),
});

export const byId = z.object({ id });

/** `from` and `status` are the specification's statuses; `to` is finer. "other" needs a note. */
export const stepDraft = z
  .strictObject({
    id,
    from: z.enum([...statuses, ...fulfilments]),
    status: z.enum(statuses).optional(),
    to: z.enum(progresses).optional(),
    reason: z.enum(cancelReasons).optional(),
    note: line(maxReason).optional(),
    /** Whether to pack it although lines are not weighed. */
    unweighed: z.boolean().optional(),
    /** The revision that staff saw; default: any. */
    revision: z.int().min(0).optional(),
  })
  .superRefine(({ status, to, reason, note }, context) => {
    const cancels = (to ?? status) === "cancelled";
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const hasOneTarget = (status === undefined) !== (to === undefined);
    if (!hasOneTarget) refuse("status", m.order_step_refused());
    if (cancels && !reason) refuse("reason", m.order_reason_missing());
    if (reason === "other" && !note) refuse("note", m.order_note_missing());
    if (!cancels && reason) refuse("reason", m.order_step_refused());
  })
  .meta({ examples: [{ from: "placed", to: "confirmed" }] });

export const stepsAtOnceDraft = z.strictObject({
  orders: z.array(id).min(1).max(maxOrdersAtOnce),
  to: z.enum(stepsAtOnce).default("confirmed"),
  undo: z.boolean().default(false),
  /** The revisions that staff saw, by order id; default: any. */
  revisions: z.record(z.string(), z.int().min(0)).default({}),
});

export const unconfirmedOrders = z.object({
  data: z.array(
    z.object({ id: z.int(), number: z.string(), name: z.string(), doubts: z.array(z.enum(callReasons)) }),
  ),
});

const numbered = z.object({ id: z.int(), number: z.string() });
export const stepsAtOnceResult = z.object({
  data: z.object({
    started: z.array(numbered),
    /** Each with a message, and the current status if that is the reason. */
    refused: z.array(
      numbered.extend({
        message: z.string(),
        status: z.enum(statuses).optional(),
        fulfilment: z.enum(fulfilments).optional(),
      }),
    ),
  }),
});

/** Comma-separated ids. */
export const printQuery = z.object({
  orders: z
    .string()
    .transform((text): (string | number)[] => [...new Set(text.split(","))])
    .pipe(z.array(id).min(1).max(maxOrdersAtOnce)),
});

/** A product to gather for several orders: the total pieces, and those per order. */
export const pickLine = z.object({
  name: z.string(),
  weight: z.string(),
  /** Empty if the product is deleted. */
  category: z.string(),
  quantity: z.int(),
  /** Grams per piece, if sold by weight. */
  step_grams: z.int().optional(),
  orders: z.array(
    z.object({
      number: z.string(),
      quantity: z.int(),
      if_missing: z.enum(ifMissing).optional(),
    }),
  ),
});

export const printedOrders = z.object({
  data: z.object({ orders: z.array(order.extend({ customer })), pick: z.array(pickLine) }),
});

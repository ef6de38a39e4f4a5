import { z } from "zod";
import { maxReason, maxSearch } from "#src/api/limits.ts";
import { amount, flag, id, line, moment, stretchMeta } from "#src/api/schemas.ts";
import { ifMissing } from "#src/cart/missing/rules.ts";
import { orderedSlot } from "#src/delivery/schemas.ts";
import { m } from "#src/language/messages.ts";
import { isDistrict, placeWith } from "#src/places/all-places.ts";
import { place } from "#src/places/schemas.ts";
import { cancelReasons, fulfilments, progresses, statuses, stepOutcomes } from "../order.ts";
import { order, orderEdit, refund } from "../schemas.ts";
import { doubts, maxOrdersAtOnce, nowhere, stepsAtOnce } from "./rules.ts";

/** What a customer has ordered so far: how many orders, how many of them delivered and cancelled, and what the delivered ones came to. */
export const customerHistory = z.object({
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  spent: amount,
});

/** Orders that wait for the shop: pending and processing ones. */
export const waitingOrders = "waiting";

/**
 * The filters of the orders: a status, or all that wait; how far they are; the day in Dhaka when they were placed; the one when they are to be brought; a search for number, name, e-mail or phone; a place, a
 * district, or "none" for those without a place; `after` the order with this id, in the list's order.
 */
export const adminOrderQuery = z.object({
  status: z.enum([...statuses, waitingOrders]).optional(),
  fulfilment: z.enum(fulfilments).optional(),
  day: z.union([z.enum(["today", "yesterday"]), z.iso.date()]).optional(),
  slot_day: z.union([z.enum(["today", "tomorrow"]), z.iso.date()]).optional(),
  search: line(maxSearch).optional(),
  place: z
    .string()
    .refine((id) => id === nowhere || isDistrict(id) || placeWith(id) !== undefined, {
      error: () => m.place_unknown(),
    })
    .optional(),
  after: id.optional(),
});

const customer = z.object({ id: z.int(), name: z.string(), email: z.string() });

export const adminOrderRow = z.object({
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
  customer,
});

export const adminOrderList = z.object({
  data: z.array(adminOrderRow),
  meta: stretchMeta.extend({
    /** Pending orders. */
    waiting: z.int(),
    /** The newest order of all, whatever the list is narrowed to; 0 where there is none. */
    newest: z.int(),
  }),
});

/** How many orders have come since the order `after`, 0 being before all; counted up to `mostNewer`. */
export const newerQuery = z.object({
  after: z.union([z.literal("0").transform(() => 0), id]),
  /** Answers when an order comes, or after 20 seconds. */
  wait: flag.optional(),
});
export const newerOrders = z.object({
  data: z.object({
    count: z.int(),
    /** The newest order of all; 0 where there is none. */
    newest: z.int(),
  }),
});

export const orderStep = z.object({
  from: z.enum(statuses),
  to: z.enum(statuses),
  /** Where it led, finer than `to`. */
  progress: z.enum(progresses),
  outcome: z.enum(stepOutcomes).optional(),
  /** Of one that confirmed the order: whether somebody spoke with the customer. */
  called: z.boolean().optional(),
  by: z.string(),
  at: moment,
  /** Why it was cancelled; `note` in words. */
  reason: z.enum(cancelReasons).optional(),
  note: z.string().optional(),
});

/** One order with its customer and steps. */
export const adminOrder = z.object({
  data: order.extend({
    fulfilment: z.enum(fulfilments),
    customer,
    /** What the customer has ordered in all, this order among it. */
    history: customerHistory,
    /** Who took the order on the phone. */
    taken_by: z.string().optional(),
    /** Who takes it to the customer, or took it; and what he said where he was paid another amount. */
    rider: z.string().optional(),
    payment_note: z.string().optional(),
    steps: z.array(orderStep),
    /** How often its items were changed: an edit says which revision it was made from. */
    revision: z.int(),
    edits: z.array(orderEdit.extend({ by: z.string(), note: z.string().optional() })),
    /** Each refund that was ever noted, with who took the note back. */
    refunds: z.array(
      refund.extend({
        by: z.string(),
        taken_back: z.object({ by: z.string(), at: moment }).optional(),
      }),
    ),
  }),
});

export const byId = z.object({ id });
/**
 * A step, and what the admin saw: by the four statuses (`from` and `status`), or by the finer ones (`from` and `to`). Who cancels
 * says why, for "other" in words.
 */
export const stepDraft = z
  .strictObject({
    id,
    from: z.enum([...statuses, ...fulfilments]),
    status: z.enum(statuses).optional(),
    to: z.enum(progresses).optional(),
    reason: z.enum(cancelReasons).optional(),
    note: line(maxReason).optional(),
    /** It is packed although something that is sold by weight is not weighed: that costs what was estimated. */
    unweighed: z.boolean().optional(),
  })
  .superRefine(({ status, to, reason, note }, context) => {
    const cancels = (to ?? status) === "cancelled";
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if ((status === undefined) === (to === undefined)) refuse("status", m.order_step_refused());
    if (cancels && !reason) refuse("reason", m.order_reason_missing());
    if (reason === "other" && !note) refuse("note", m.order_note_missing());
    if (!cancels && reason) refuse("reason", m.order_step_refused());
  });

/** Several orders and where they shall go, one step on. */
export const packingDraft = z.strictObject({
  orders: z.array(id).min(1).max(maxOrdersAtOnce),
  to: z.enum(stepsAtOnce).default("confirmed"),
  /** Takes the viewer's own such step back, while that may be. */
  undo: z.boolean().default(false),
});

/** Pending orders, and what speaks against confirming them without a call. */
export const unconfirmedOrders = z.object({
  data: z.array(
    z.object({ id: z.int(), number: z.string(), name: z.string(), doubts: z.array(z.enum(doubts)) }),
  ),
});

const numbered = z.object({ id: z.int(), number: z.string() });
export const packingStarted = z.object({
  data: z.object({
    started: z.array(numbered),
    /** Each with the reason, for people, and where it is another status: that status. */
    refused: z.array(
      numbered.extend({
        message: z.string(),
        status: z.enum(statuses).optional(),
        fulfilment: z.enum(fulfilments).optional(),
      }),
    ),
  }),
});

/** Ids in a query string, with commas between them. */
export const printQuery = z.object({
  orders: z
    .string()
    .transform((text): (string | number)[] => [...new Set(text.split(","))])
    .pipe(z.array(id).min(1).max(maxOrdersAtOnce)),
});

/** A product to gather for several orders: how many pieces in all, and how many for which order. */
export const pickLine = z.object({
  name: z.string(),
  weight: z.string(),
  /** Empty for a product that is deleted. */
  category: z.string(),
  quantity: z.int(),
  /** Grams of a piece, where it is sold by weight. */
  step_grams: z.int().optional(),
  orders: z.array(
    z.object({
      number: z.string(),
      quantity: z.int(),
      /** What its customer wants where it is missing. */
      if_missing: z.enum(ifMissing).optional(),
    }),
  ),
});

export const printedOrders = z.object({
  data: z.object({ orders: z.array(order.extend({ customer })), pick: z.array(pickLine) }),
});

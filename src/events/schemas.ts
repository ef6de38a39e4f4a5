import { z } from "zod";
import { moment, wholeNumber } from "../api/schemas.ts";
import { defaultEvents, eventTypes, maxEvents } from "./rules.ts";

/** `after` is the `meta.next` of the last answer; 0 starts with the oldest event. */
export const eventQuery = z.object({
  after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  limit: wholeNumber(1, maxEvents).default(defaultEvents),
});

const shopEvent = z
  .object({
    /** Increases with every event and never changes. */
    id: z.int(),
    /** When the transaction of the event began. */
    at: moment,
    type: z.enum(eventTypes),
    /** The id of the order, product, review, custom order, message or customer. */
    subject: z.int(),
    /** Ids, and what changed; amounts in taka. */
    data: z.record(z.string(), z.unknown()),
    /** The customer's current data, only for readers with access to customers; absent after deletion. */
    customer: z
      .object({
        id: z.int().nullable(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        address: z.string().nullable(),
      })
      .optional(),
  })
  .meta({ id: "Event" });

/** `meta.next` is the next cursor for `after`, also for an empty list. */
export const eventList = z.object({ data: z.array(shopEvent), meta: z.object({ next: z.int() }) });

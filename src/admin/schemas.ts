import { z } from "zod";

/** Counts of orders and users are capped by `maxCounted`. Null for a part that the viewer may not open. */
export const overview = z.object({
  data: z.object({
    products: z
      .object({ total: z.int(), sold_out: z.int(), few_left: z.int(), incomplete: z.int() })
      .nullable(),
    orders: z
      .object({
        total: z.int(),
        pending: z.int(),
        processing: z.int(),
        not_delivered: z.int(),
        /** Waiting for a call before packing, and for packing. */
        to_call: z.int(),
        to_pack: z.int(),
        today: z.int(),
      })
      .nullable(),
    users: z
      .object({ total: z.int(), new_this_week: z.int(), new_today: z.int(), new_week_ago: z.int() })
      .nullable(),
    custom_orders: z.object({ total: z.int(), open: z.int() }).nullable(),
    messages: z
      .object({
        total: z.int(),
        open: z.int(),
        /** Of the last 30 days: messages that had to be answered by now, and those answered in time. */
        answers: z.object({ wanted: z.int(), in_time: z.int() }),
      })
      .nullable(),
  }),
});

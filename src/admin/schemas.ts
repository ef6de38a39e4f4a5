import { z } from "zod";

/** The dashboard's figures: what there is, and what waits for work. */
export const overview = z.object({
  data: z.object({
    products: z.object({ total: z.int(), sold_out: z.int(), few_left: z.int() }),
    orders: z.object({ total: z.int(), pending: z.int(), processing: z.int(), today: z.int() }),
    users: z.object({ total: z.int(), new_this_week: z.int() }),
    custom_orders: z.object({ total: z.int(), open: z.int() }),
    messages: z.object({ total: z.int(), open: z.int() }),
  }),
});

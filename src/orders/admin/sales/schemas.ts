import { z } from "zod";
import { amount } from "#src/api/schemas.ts";

const sum = { orders: z.int(), taka: amount };

export const sales = z.object({
  data: z.object({
    /** What was ordered today until now, and on the same weekday before until the same time. */
    today: z.object(sum),
    week_ago: z.object(sum),
    /** What was handed over and what was cancelled today until now, and a week ago until the same time, whenever it was ordered. */
    delivered: z.object({ today: z.object(sum), week_ago: z.object(sum) }),
    cancelled: z.object({ today: z.object(sum), week_ago: z.object(sum) }),
    /** The last 14 days in Dhaka as 2026-11-20, the oldest first; the last one is today. */
    days: z.array(z.object({ ...sum, day: z.iso.date(), delivered: amount, cancelled: amount })),
  }),
});

export const topProducts = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      names: z.object({ en: z.string(), bn: z.string() }),
      image: z.string(),
      tint: z.string(),
      pieces: z.int(),
      taka: amount,
    }),
  ),
});

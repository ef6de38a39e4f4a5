import { z } from "zod";
import { amount, moment } from "#src/api/schemas.ts";
import { periodMeta } from "#src/kit/period/schemas.ts";
import { progresses } from "#src/orders/order.ts";

const sum = { orders: z.int(), taka: amount };

const salesDay = z.object({ ...sum, day: z.iso.date(), delivered: amount, cancelled: amount });

export const sales = z.object({
  data: z.object({
    /** What was ordered today until now, and on the same weekday before until the same time. */
    today: z.object(sum),
    week_ago: z.object(sum),
    /** What was handed over and what was cancelled today until now, and a week ago until the same time, whenever it was ordered. */
    delivered: z.object({ today: z.object(sum), week_ago: z.object(sum) }),
    cancelled: z.object({ today: z.object(sum), week_ago: z.object(sum) }),
    /** The last 14 days in Dhaka as 2026-11-20, the oldest first; the last one is today. */
    days: z.array(salesDay),
  }),
});

/** Of orders that were placed in the period and not cancelled: what was ordered, and what of it is delivered by now. */
const soFar = { ordered: amount, delivered: amount };

export const salesReport = z.object({
  data: z.object({
    days: z.array(salesDay),
    categories: z.array(
      z.object({
        id: z.int().nullable(),
        /** Null for what is no longer in the catalogue, or never was. */
        names: z.object({ en: z.string(), bn: z.string() }).nullable(),
        pieces: z.int(),
        ...soFar,
      }),
    ),
    customers: z.array(
      z.object({ id: z.int(), name: z.string(), orders: z.int(), ...soFar, last_order: moment }),
    ),
    /** Orders whose slot is over, and how many of them came later or have not come. */
    promised: z.int(),
    late: z.int(),
    late_deliveries: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        customer: z.string(),
        rider: z.string().nullable(),
        slot: z.object({ day: z.iso.date(), from: z.int(), to: z.int() }),
        progress: z.enum(progresses),
        /** Null while it has not come; the minutes are then those until now. */
        delivered_at: moment.nullable(),
        late_minutes: z.int(),
      }),
    ),
  }),
  meta: periodMeta,
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

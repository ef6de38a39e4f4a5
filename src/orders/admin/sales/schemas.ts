import { z } from "zod";
import { amount, moment } from "#src/api/schemas.ts";
import { periodMeta } from "#src/kit/period/schemas.ts";
import { progresses } from "#src/orders/order.ts";

const sum = { orders: z.int(), taka: amount };

/** `rounding`: of the delivered orders to whole taka, not part of `delivered`. */
const salesDay = z.object({
  ...sum,
  day: z.iso.date(),
  delivered: amount,
  rounding: amount,
  cancelled: amount,
});

export const sales = z.object({
  data: z.object({
    /** Today's sales, and those of the same weekday a week ago until the same time. */
    today: z.object(sum),
    week_ago: z.object(sum),
    /** Sums by the time of delivery or cancellation, for today and for a week ago until the same time. */
    delivered: z.object({ today: z.object(sum), week_ago: z.object(sum) }),
    cancelled: z.object({ today: z.object(sum), week_ago: z.object(sum) }),
    /** 14 days in Dhaka, oldest first, ending today. */
    days: z.array(salesDay),
  }),
});

/** Sums of the uncancelled orders placed in the period: all, and those delivered. */
const orderSums = { ordered: amount, delivered: amount };

export const salesReport = z.object({
  data: z.object({
    days: z.array(salesDay),
    categories: z.array(
      z.object({
        id: z.int().nullable(),
        /** Null if not in the catalogue. */
        names: z.object({ en: z.string(), bn: z.string() }).nullable(),
        pieces: z.int(),
        ...orderSums,
      }),
    ),
    customers: z.array(
      z.object({ id: z.int(), name: z.string(), orders: z.int(), ...orderSums, last_order: moment }),
    ),
    /** Orders whose slot is over, and how many of them are late. */
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
        /** Null while undelivered: the minutes then count until now. */
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
      weights: z.object({ en: z.string(), bn: z.string() }),
      image: z.string(),
      tint: z.string(),
      pieces: z.int(),
      taka: amount,
    }),
  ),
});

import { z } from "zod";
import { amount, id, line, moment, oneOrZero, wholeNumber } from "../basics/shapes.ts";

/** What waits and what there is: the dashboard's figures. */
export const overview = z.object({
  data: z.object({
    products: z.object({ total: z.int(), sold_out: z.int(), few_left: z.int() }),
    orders: z.object({ total: z.int(), pending: z.int(), processing: z.int(), today: z.int() }),
    users: z.object({ total: z.int(), new_this_week: z.int() }),
    custom_orders: z.object({ total: z.int(), open: z.int() }),
    messages: z.object({ total: z.int(), open: z.int() }),
  }),
});

const page = wholeNumber(1, 100_000).optional();
const pageMeta = z.object({ total: z.int(), page: z.int(), pages: z.int() });

export const peopleQuery = z.object({ search: line(100).optional(), page });

export const personRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The number that they gave last; null for whoever gave none. */
  mobile_no: z.string().nullable(),
  role: z.enum(["user", "admin"]),
  created_at: moment,
  /** Orders that were not cancelled, and what they came to. */
  orders: z.int(),
  spent: amount,
});

export const peopleList = z.object({ data: z.array(personRow), meta: pageMeta });

/** An inbox: all, or only what nobody has dealt with yet. */
export const inboxQuery = z.object({
  search: line(100).optional(),
  open: z.enum(["1", "0"]).optional(),
  page,
});

export const customOrderRow = z.object({
  id: z.int(),
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  order_details: z.string(),
  delivery_address: z.string().nullable(),
  created_at: moment,
  done: oneOrZero,
});

export const messageRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: moment,
  done: oneOrZero,
});

const inboxMeta = pageMeta.extend({ open: z.int() });
export const customOrderList = z.object({ data: z.array(customOrderRow), meta: inboxMeta });
export const messageList = z.object({ data: z.array(messageRow), meta: inboxMeta });

/** Marks an entry of an inbox as dealt with, or open again. */
export const inboxMark = z.strictObject({ id, done: oneOrZero });
export const marked = z.object({ success: z.literal(true), done: oneOrZero });

import { z } from "zod";
import { maxSearch } from "../../api/limits.ts";
import { id, line, moment, oneOrZero, page, pageMeta } from "../../api/schemas.ts";
import { phoneOrderDraft } from "../../orders/admin/phone/schemas.ts";

/** The filters of an inbox: all entries, or only open ones. */
export const inboxQuery = z.object({
  search: line(maxSearch).optional(),
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
  /** The order that staff made of it; null where there is none. */
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
});
export const oneCustomOrder = z.object({ data: customOrderRow });
export const byId = z.object({ id });
/** A phone order that a custom order becomes. */
export const customOrderDraft = phoneOrderDraft.extend({ id }).strict();

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

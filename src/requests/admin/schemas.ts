import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { id, line, moment, paragraphs } from "#src/api/schemas.ts";
import { phoneOrderDraft } from "#src/checkout/phone-orders/schemas.ts";
import { m } from "#src/language/messages.ts";
import { emailStatuses } from "#src/platform/mail/email-rules.ts";
import { answerChannels, maxAnswer, requestStatuses } from "./rules.ts";

/** The filters of an inbox: a status, or `open` for new and in hand; `after` is the id of the last request shown. */
export const inboxQuery = z.object({
  search: line(maxSearch).optional(),
  status: z.enum([...requestStatuses, "open"]).optional(),
  after: id.optional(),
});

/** The common fields of both kinds. */
const requestFields = {
  id: z.int(),
  created_at: moment,
  status: z.enum(requestStatuses),
  assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Incremented by every change; commands send the version that they are based on. */
  version: z.int(),
  /** The date of deletion; null unless settled. */
  deleted_on: moment.nullable(),
  /** The deadline; null for custom orders and after the answer. */
  answer_by: moment.nullable(),
  /** Whether the deadline is near. */
  urgent: z.boolean(),
};

/** `by`: who of the staff answered. `delivery`: the status of the e-mail; null for a phone call. */
const answer = z.object({
  id: z.int(),
  by: z.string(),
  at: moment,
  channel: z.enum(answerChannels),
  text: z.string(),
  delivery: z.enum(emailStatuses).nullable(),
});
const answers = { answers: z.array(answer) };

export const customOrderRow = z.object({
  ...requestFields,
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  order_details: z.string(),
  delivery_address: z.string().nullable(),
  /** The order created from it, if any. */
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
});
export const oneCustomOrder = z.object({ data: customOrderRow.extend(answers) });
export const byId = z.object({ id });
/** The phone order of a custom order. */
export const customOrderDraft = phoneOrderDraft.extend({ id }).strict();

export const messageRow = z.object({
  ...requestFields,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export const oneMessage = z.object({ data: messageRow.extend(answers) });

const inboxMeta = z.object({
  /** The `after` of the next page; null at the end. */
  next: z.int().nullable(),
  /** New requests and those in hand, counted up to `maxCounted`. */
  open: z.int(),
});
export const customOrderList = z.object({ data: z.array(customOrderRow), meta: inboxMeta });
export const messageList = z.object({ data: z.array(messageRow), meta: inboxMeta });

const version = z.int().min(0);

export const requestStep = z.strictObject({ id, version, status: z.enum(["new", "in_hand", "done"]) });

export const answerDraft = z.strictObject({
  id,
  version,
  channel: z.enum(answerChannels),
  text: paragraphs(maxAnswer, () => m.inbox_answer_missing()),
});
export const answerAgain = z.strictObject({ id, answer: id });
export const requestRemoval = z.strictObject({ id, version });
export const removed = z.object({ success: z.literal(true) });

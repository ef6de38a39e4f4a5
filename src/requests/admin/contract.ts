import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { placed } from "#src/orders/schemas.ts";
import type { RequestStatus } from "./rules.ts";
import type * as schemas from "./schemas.ts";

export type CustomOrderRow = z.infer<typeof schemas.customOrderRow>;
export type MessageRow = z.infer<typeof schemas.messageRow>;
export type OneCustomOrder = z.infer<typeof schemas.oneCustomOrder>;
export type OneMessage = z.infer<typeof schemas.oneMessage>;
/** The common fields of both kinds. */
export type RequestSummary = Omit<MessageRow, "name" | "email" | "subject" | "message">;
export type RequestAnswer = OneMessage["data"]["answers"][number];

export type InboxQuery = { search?: string; status?: RequestStatus | "open"; after?: string };
export type RequestStep = { id: string; version: number; status: "new" | "in_hand" | "done" };
export type AnswerDraft = { id: string; version: number; channel: "email" | "phone"; text: string };
export type AnswerAgain = { id: string; answer: string };
export type RequestRemoval = { id: string; version: number };
type Removed = z.infer<typeof schemas.removed>;

const requestOutline = { id: "number", status: "string", version: "number" } as const;
const customOrderOutline = { ...requestOutline, customer_name: "string", order_details: "string" } as const;
const messageOutline = { ...requestOutline, name: "string", message: "string" } as const;
const meta = { open: "number" } as const;

// On a version conflict, commands throw `changed` with the current request in `details`.

export const listCustomOrders = query<InboxQuery, z.infer<typeof schemas.customOrderList>>(
  "/api/admin/custom-orders",
  { data: [customOrderOutline], meta },
);

export const showCustomOrder = query<{ id: string }, OneCustomOrder>("/api/admin/custom-orders/{id}", {
  data: customOrderOutline,
});
/** Changes the status: in hand, new again, or settled, which deletes it a week later. */
export const stepCustomOrder = command<RequestStep, OneCustomOrder>("/api/admin/custom-orders/{id}", {
  data: customOrderOutline,
});
/** Answers by e-mail, or stores a note of a phone call. */
export const answerCustomOrder = command<AnswerDraft, OneCustomOrder>(
  "/api/admin/custom-orders/{id}/answers",
  { data: customOrderOutline },
);
/** Retries an e-mail that could not be sent. */
export const resendCustomOrderAnswer = command<AnswerAgain, OneCustomOrder>(
  "/api/admin/custom-orders/{id}/answers/{answer}/send",
  { data: customOrderOutline },
);
/** Deletes a custom order with its answers. */
export const removeCustomOrder = command<RequestRemoval, Removed>("/api/admin/custom-orders/{id}/remove", {});

/** Creates a phone order from a custom order and settles it. Throws `changed` if it has an order already. */
export const orderCustom = command<z.input<typeof schemas.customOrderDraft>, z.infer<typeof placed>>(
  "/api/admin/custom-orders/{id}/order",
  { order: { id: "number", number: "string", total_price: "number" } },
);

export const listMessages = query<InboxQuery, z.infer<typeof schemas.messageList>>(
  "/api/admin/contact-messages",
  { data: [messageOutline], meta },
);
export const showMessage = query<{ id: string }, OneMessage>("/api/admin/contact-messages/{id}", {
  data: messageOutline,
});
export const stepMessage = command<RequestStep, OneMessage>("/api/admin/contact-messages/{id}", {
  data: messageOutline,
});
export const answerMessage = command<AnswerDraft, OneMessage>("/api/admin/contact-messages/{id}/answers", {
  data: messageOutline,
});
export const resendMessageAnswer = command<AnswerAgain, OneMessage>(
  "/api/admin/contact-messages/{id}/answers/{answer}/send",
  { data: messageOutline },
);
export const removeMessage = command<RequestRemoval, Removed>("/api/admin/contact-messages/{id}/remove", {});

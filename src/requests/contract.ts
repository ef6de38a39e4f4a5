import type { z } from "zod";
import { command } from "../api/operation.ts";
import { m } from "../language/messages.ts";
import type * as schemas from "./schemas.ts";

export type CustomOrder = z.input<typeof schemas.customOrder>;
export type ContactMessage = z.input<typeof schemas.contactMessage>;

type Accepted = z.infer<typeof schemas.accepted>;

/** Requests a product that the shop does not have. Idempotent with an `Idempotency-Key`. */
export const requestCustomOrder = command<CustomOrder, Accepted>("/api/custom-orders", {}, (answer) => ({
  ...answer,
  message: answer.message || m.custom_order_done(),
}));

/** Idempotent with an `Idempotency-Key`. */
export const sendContactMessage = command<ContactMessage, Accepted>("/api/contact-messages", {
  message: "string",
});

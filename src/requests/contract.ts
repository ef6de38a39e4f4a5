import type { z } from "zod";
import { command } from "../api/operation.ts";
import type * as shapes from "./schemas.ts";

export type CustomOrder = z.input<typeof shapes.customOrder>;
export type ContactMessage = z.input<typeof shapes.contactMessage>;

type Accepted = z.infer<typeof shapes.accepted>;

/** Asks the shop for something that is not on its shelves. */
export const askForCustomOrder = command<CustomOrder, Accepted>("/api/custom-orders", { message: "string" });

/** Writes to the shop. */
export const sendContactMessage = command<ContactMessage, Accepted>("/api/contact-messages", {
  message: "string",
});

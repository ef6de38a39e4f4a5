import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { adminOrder } from "../schemas.ts";
import type { paymentDraft } from "./schemas.ts";

/**
 * Changes how a delivered order was paid, as its rider noted it. Refuses with `changed` if nobody noted a
 * payment or `was` is stale. Refuses a non-admin with `not_allowed` for their own order, and for what they were paid.
 */
export const changePayment = command<z.input<typeof paymentDraft>, z.infer<typeof adminOrder>>(
  "/api/admin/orders/{id}/payment",
  { data: { id: "number", number: "string", status: "string" } },
);

import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { adminOrder } from "../schemas.ts";
import type { editDraft } from "./schemas.ts";

export type EditInput = z.input<typeof editDraft>;

/**
 * Replaces all lines of a waiting order. Refuses a stale revision `was` with `changed`, and with `sold_out`
 * or `price_changed` as placing an order does. Idempotent.
 */
export const editOrder = command<EditInput, z.infer<typeof adminOrder>>("/api/admin/orders/{id}/edits", {
  data: { id: "number", number: "string", status: "string" },
});

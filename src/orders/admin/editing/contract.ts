import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { adminOrder } from "../schemas.ts";
import type { editDraft } from "./schemas.ts";

export type EditInput = z.input<typeof editDraft>;

/**
 * Changes the lines of an order that waits, `lines` being all that it shall hold, in one transaction with the stock. `was` is the
 * revision that the admin saw: refuses with `changed` where it is another by now; the same edit sent again changes nothing
 * more. Refuses like placing an order with `sold_out` and `price_changed`.
 */
export const editOrder = command<EditInput, z.infer<typeof adminOrder>>("/api/admin/orders/{id}/edits", {
  data: { id: "number", number: "string", status: "string" },
});

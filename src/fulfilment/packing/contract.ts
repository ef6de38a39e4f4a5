import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { editDraft } from "#src/orders/admin/editing/schemas.ts";
import type { adminOrder } from "#src/orders/admin/schemas.ts";
import type * as schemas from "./schemas.ts";

export type PackingQueue = z.infer<typeof schemas.packingQueue>;
export type PackingRow = PackingQueue["data"][number];
export type OpenPacking = z.infer<typeof schemas.openPacking>["data"];
export type PackingLine = OpenPacking["lines"][number];

/** Confirmed orders by day and slot, the oldest first within a slot. */
export const listToPack = query<Record<never, never>, PackingQueue>("/api/admin/packing", {
  data: [{ id: "number", number: "string" }],
});

/** Opens an order for packing and holds it for the viewer while repeated. `packer`: the colleague who holds it. */
export const takeToPack = command<{ id: string }, z.infer<typeof schemas.openPacking>>(
  "/api/admin/packing/{id}/take",
  { data: { order: { number: "string" } } },
);

/** Notes whether a line is in the bag. Refuses with `changed` if a colleague packs or has packed the order. */
export const tickLine = command<z.input<typeof schemas.tickDraft>, z.infer<typeof schemas.ticked>>(
  "/api/admin/packing/{id}/ticks",
  { data: { packed: ["number"] } },
);

/**
 * Changes the order to `lines`, the content of the bag, and sets it to "packed", in one transaction. Refuses
 * as an edit does, with `changed` if a colleague changed it first, and with `not_weighed`. Idempotent.
 */
export const packOrder = command<z.input<typeof editDraft>, z.infer<typeof adminOrder>>(
  "/api/admin/packing/{id}/pack",
  { data: { id: "number", number: "string", status: "string" } },
);

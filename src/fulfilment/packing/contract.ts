import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { editDraft } from "#src/orders/admin/editing/schemas.ts";
import type { adminOrder } from "#src/orders/admin/schemas.ts";
import type * as schemas from "./schemas.ts";

export type PackingQueue = z.infer<typeof schemas.packingQueue>;
export type PackingRow = PackingQueue["data"][number];
export type OpenPacking = z.infer<typeof schemas.openPacking>["data"];
export type PackingLine = OpenPacking["lines"][number];

/** Confirmed orders to be packed: by day and slot, in one slot the oldest first. */
export const listToPack = query<Record<never, never>, PackingQueue>("/api/admin/packing", {
  data: [{ id: "number", number: "string" }],
});

/**
 * Opens an order for packing and holds it for this colleague, as long as that is repeated; where another one holds it, `packer` says
 * who. Answers with the order, and what a packer needs to know of its lines.
 */
export const takeToPack = command<{ id: string }, z.infer<typeof schemas.openPacking>>(
  "/api/admin/packing/{id}/take",
  { data: { order: { number: "string" } } },
);

/** Notes that a line is in the bag, or takes that back. Refuses with `changed` where a colleague packs the order, or has packed it. */
export const tickLine = command<z.input<typeof schemas.tickDraft>, z.infer<typeof schemas.ticked>>(
  "/api/admin/packing/{id}/ticks",
  { data: { packed: ["number"] } },
);

/**
 * Packs an order, `lines` being all that is in the bag, as an edit has them: what differs is changed, every line is packed, and the
 * order goes on to "packed", in one transaction. Refuses as an edit does, with `changed` where a colleague was quicker, and with
 * `not_weighed` where something that is sold by weight is not. The same sent again packs nothing more.
 */
export const packOrder = command<z.input<typeof editDraft>, z.infer<typeof adminOrder>>(
  "/api/admin/packing/{id}/pack",
  { data: { id: "number", number: "string", status: "string" } },
);

import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type BulkChange = z.infer<typeof schemas.bulkChange>;
export type BulkSelection = z.input<typeof schemas.bulkSelection>;
export type BulkFields = z.infer<typeof schemas.bulkFields>;
export type BulkLine = z.infer<typeof schemas.bulkLine>;
export type BulkPreview = z.infer<typeof schemas.bulkPreview>["data"];
export type BulkOutcome = z.infer<typeof schemas.bulkOutcome>["data"];
export type BulkRow = { id: number; was: BulkFields; to: BulkFields };

/** Previews a bulk change; saves nothing. */
export const previewProducts = command<
  { selection: BulkSelection; change: BulkChange },
  { data: BulkPreview }
>("/api/admin/products-changes/preview", { data: { same: "number", more: "boolean" } });

/** Applies a previewed change to products unchanged since then. To undo it, send it with `was` and `to` swapped. */
export const changeProducts = command<{ rows: BulkRow[] }, { data: BulkOutcome }>(
  "/api/admin/products-changes",
  { data: { changed: ["number"] } },
);

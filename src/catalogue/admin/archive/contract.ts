import { command } from "#src/api/operation.ts";
import type { AdminProduct } from "../contract.ts";

/** Archives or restores a product; idempotent. */
export const archiveProduct = command<{ id: string; archived: boolean }, { data: AdminProduct }>(
  "/api/admin/products/{id}/archived",
  { data: { id: "number", is_archived: "number" } },
);

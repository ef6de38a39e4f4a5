import { command } from "#src/api/operation.ts";
import type { AdminProduct } from "../contract.ts";

/** Takes a product out of the shop, or brings it back; repeated it changes nothing. */
export const archiveProduct = command<{ id: string; archived: boolean }, { data: AdminProduct }>(
  "/api/admin/products/{id}/archived",
  { data: { id: "number", is_archived: "number" } },
);

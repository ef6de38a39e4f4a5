import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { changeOneProduct } from "../change-product.server.ts";
import type { AdminProduct } from "../contract.ts";
import type { productArchival } from "./schemas.ts";

/**
 * Archives or restores a product, and records it in the journal. Orders, lists and carts keep the product.
 * Idempotent; throws `not_found`.
 */
export const archiveProduct = (
  { id, archived }: z.output<typeof productArchival>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminProduct }> =>
  changeOneProduct({ id, was: {}, to: { is_archived: archived } }, context);

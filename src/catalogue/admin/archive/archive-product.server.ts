import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { changeOne } from "../change-product.server.ts";
import type { AdminProduct } from "../contract.ts";
import type { productArchival } from "./schemas.ts";

/**
 * Takes a product out of the shop, or brings it back, and writes it into the journal. Orders, saved lists and carts keep naming it.
 * Refuses an unknown product; one that is already so stays as it is.
 */
export const archiveProduct = (
  { id, archived }: z.output<typeof productArchival>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminProduct }> => changeOne({ id, was: {}, to: { is_archived: archived } }, context);

import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { productCard, productFilter } from "#src/catalogue/schemas.ts";

export const forOrderQuery = z.object({
  search: productFilter.shape.search.unwrap(),
  /** The product that is missing and has to be replaced. */
  instead_of: id.optional(),
});

export const forOrderList = z.object({ data: z.array(productCard) });

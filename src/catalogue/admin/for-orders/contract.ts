import { query } from "#src/api/operation.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";

/** Searches products for an order; `instead_of` is a missing product. Does not count as a shopper's search. */
export const findForOrder = query<
  { search: string; instead_of?: string | undefined },
  { data: ProductCard[] }
>("/api/admin/products-for-orders", { data: [{ id: "number", name: "string", price: "number" }] });

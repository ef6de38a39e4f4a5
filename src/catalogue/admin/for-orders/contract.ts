import { query } from "#src/api/operation.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";

/** Products to put into an order, found as shoppers search; `instead_of` is one that is missing. No search of a shopper is counted. */
export const findForOrder = query<
  { search: string; instead_of?: string | undefined },
  { data: ProductCard[] }
>("/api/admin/products-for-orders", { data: [{ id: "number", name: "string", price: "number" }] });

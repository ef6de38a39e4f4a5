import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type ProductFields = z.output<typeof schemas.productInput>;
export type ProductDetails = z.infer<typeof schemas.productDetails>;
export type RelatedProduct = ProductDetails["related"][number];
export type ProductPrice = z.infer<typeof schemas.productPrices>["data"][number];
export type ProductEdit = Partial<ProductFields> & { was: Partial<ProductFields> };

type OneProduct = z.infer<typeof schemas.oneProductDetails>;

const outline = { data: { id: "number", sku: "string", price: "number" } } as const;

export const showProductDetails = query<{ id: string }, OneProduct>("/api/admin/products/{id}", outline);

/** The price history of a product, newest first. */
export const listProductPrices = query<{ id: string }, z.infer<typeof schemas.productPrices>>(
  "/api/admin/products/{id}/prices",
  { data: [{ at: "string", price: "number" }] },
);

/** Creates a product at the end of its category. */
export const createProduct = command<ProductFields & { stock: number | null }, OneProduct>(
  "/api/admin/products",
  outline,
);

/** Changes fields of a product; refuses fields that a colleague changed in the meantime, with their current value. */
export const editProduct = command<ProductEdit & { id: string }, OneProduct>(
  "/api/admin/products/{id}/edit",
  outline,
);

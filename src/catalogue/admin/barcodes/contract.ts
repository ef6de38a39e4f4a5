import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type ScannedProducts = z.infer<typeof schemas.scannedProducts>;
export type ScannedProduct = ScannedProducts["data"][number];

const outline = { data: [{ id: "number", barcode: "string", price: "number" }] } as const;

/** The products with a scanned barcode or, on labels of products without one, SKU; several if they share it. */
export const findScanned = query<{ code: string }, ScannedProducts>("/api/admin/scanned-products", outline);

/** The texts of shelf labels, in the order of the requested products. */
export const listLabels = query<{ products: string }, ScannedProducts>("/api/admin/product-labels", outline);

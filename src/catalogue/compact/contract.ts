import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type CompactCatalogue = z.infer<typeof schemas.compactCatalogue>;

/** The most popular products with all that a search and a card need, in both languages, for searching offline. */
export const packCatalogue = query<Record<never, never>, CompactCatalogue>("/api/compact-catalogue", {
  products: { id: ["number"], name_en: ["string"], name_bn: ["string"], price: ["number"] },
});

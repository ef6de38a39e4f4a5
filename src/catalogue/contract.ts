import type { z } from "zod";
import { command, query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Category = z.infer<typeof schemas.category>;
export type ProductCard = z.infer<typeof schemas.productCard>;
export type Product = z.infer<typeof schemas.product>;
export type ProductList = z.infer<typeof schemas.productList>;
export type GoneProduct = z.infer<typeof schemas.goneProduct>;
export type Mark = z.infer<typeof schemas.mark>;
export type Suggestions = z.infer<typeof schemas.suggestions>;
export type Sort = (typeof schemas.sorts)[number];

/** A listing's filters, as text in the address. */
export type ProductQuery = {
  search?: string;
  category?: string;
  featured?: boolean;
  new?: boolean;
  top?: boolean;
  offers?: boolean;
  min_price?: string;
  max_price?: string;
  sort?: Sort;
  limit?: number;
  cursor?: string;
  ids?: string;
  archived?: boolean;
  related?: string;
  view?: "card";
};

const card = { id: "number", name: "string", price: "number", image: "string", weight: "string" } as const;

/** All categories that are shown, in the shop's order. */
export const listCategories = query<Record<never, never>, { data: Category[] }>("/api/categories", {
  data: [{ id: "number", name: "string", icon: "string", tint: "string" }],
});

/** Products by any combination of filters. */
export const listProducts = query<ProductQuery, ProductList>("/api/products", {
  data: [card],
  meta: { total: "number", max_price: "number" },
});

/** One product; `not_found` when there is none, `no_longer_sold` with a `GoneProduct` in `details` when it is archived. */
export const showProduct = query<{ id: string }, { data: Product }>("/api/products/{id}", {
  data: { ...card, description: "string", category: { id: "number", name: "string" } },
});

/** Terms, products and a category for what is typed so far. */
export const listSuggestions = query<{ q: string }, Suggestions>("/api/suggestions", {
  data: { words: [{ text: "string" }], products: [{ id: "number", name: "string", price: "number" }] },
});

/** Popular searches, the commonest first, in the shop's own words; empty where too few were counted. */
export const listPopular = query<Record<never, never>, { data: string[] }>("/api/popular-searches", {
  data: ["string"],
});

/** Counts that a product was opened after a search, not by whom. */
export const countChoice = command<{ term: string; product_id: number }, { success: true }>(
  "/api/search-choices",
  {},
);

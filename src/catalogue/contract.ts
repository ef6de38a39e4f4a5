import type { z } from "zod";
import { command, query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Category = z.infer<typeof schemas.category>;
export type ProductCard = z.infer<typeof schemas.productCard>;
export type Product = z.infer<typeof schemas.product>;
export type ProductList = z.infer<typeof schemas.productList>;
export type ArchivedProduct = z.infer<typeof schemas.goneProduct>;
export type Mark = z.infer<typeof schemas.mark>;
export type Suggestions = z.infer<typeof schemas.suggestions>;
export type Sort = (typeof schemas.sorts)[number];

/** The filters of a listing, as text in the URL; `productFilter` in schemas.ts explains each. */
export type ProductQuery = {
  search?: string;
  category?: string;
  featured?: boolean;
  new?: boolean;
  top?: boolean;
  offers?: boolean;
  in_stock?: boolean;
  sub_category?: string[];
  brand?: string[];
  min_rating?: string;
  as_typed?: boolean;
  min_price?: string;
  max_price?: string;
  sort?: Sort;
  limit?: number;
  cursor?: string;
  ids?: string;
  archived?: boolean;
  related?: string;
  view?: "card";
  counts?: boolean;
};

/** The fields that each card in an answer has to have. */
const card = { id: "number", name: "string", price: "number", image: "string", weight: "string" } as const;

/** The defaults of fields that a category in an answer may lack. */
const plainCategory = { tint: "", product_count: 0 };

/** The visible categories in the shop's order, or those of a tree that is open at one (0 for those at the top). */
export const listCategories = query<{ open_at?: number }, { data: Category[] }>(
  "/api/categories",
  {
    data: [{ id: "number", name: "string", icon: "string" }],
  },
  ({ data }) => ({ data: data.map((category) => ({ ...plainCategory, ...category })) }),
);

export const listProducts = query<ProductQuery, ProductList>("/api/products", { data: [card] }, completeList);

/** The API omits `meta` if the list is complete. */
function completeList({ data, meta }: ProductList): ProductList {
  if (meta) return { data, meta };
  return {
    data: data.map((card) => ({ ...plainCard, ...card })),
    meta: { total: data.length, max_price: Math.max(0, ...data.map(({ price }) => price)) },
  };
}

/** The defaults of fields that a card in an answer may lack. */
const plainCard = {
  tint: "",
  review_count: 0,
  is_featured: 0,
  is_new_arrival: 0,
  is_top_selling: 0,
} as const;

/** Throws `not_found`, or `no_longer_sold` with a `goneProduct` in `details` if it is archived. */
export const showProduct = query<{ id: string; view?: "page" }, { data: Product }>(
  "/api/products/{id}",
  {
    data: { ...card, description: "string", category: { id: "number", name: "string" } },
  },
  ({ data }) => ({ data: { ...plainCard, ...data, category_id: data.category_id ?? data.category.id } }),
);

/** Suggested terms, products and a category for the text typed so far. */
export const listSuggestions = query<{ q: string }, Suggestions>("/api/suggestions", {
  data: { words: [{ text: "string" }], products: [{ id: "number", name: "string", price: "number" }] },
});

/** Popular searches, the most frequent first, in the shop's own words; empty if too few were counted. */
export const listPopular = query<Record<never, never>, { data: string[] }>("/api/popular-searches", {
  data: ["string"],
});

/** Counts that a product was opened after a search, once a day per network, without the user. */
export const countChoice = command<{ term: string; product_id: number }, { success: true }>(
  "/api/search-choices",
  {},
);

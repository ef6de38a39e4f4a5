import { shownPrice, storedPrice } from "../by-weight.ts";
import type { AdminProduct } from "../contract.ts";
import { maxPrice } from "../rules.ts";
import type { BulkChange, BulkFields } from "./contract.ts";
import type { bulkErrors } from "./rules.ts";

type Reckoned = { to: BulkFields } | { refused: (typeof bulkErrors)[number] };

/** The fields that a change modifies. Prices are rounded half up to whole taka, for weighed goods per kilo. */
export function computeChange(product: AdminProduct, change: BulkChange): Reckoned {
  switch (change.kind) {
    case "price":
      return newPrice(product, change);
    case "flags": {
      const { kind: _, ...flags } = change;
      return { to: differing(product, flags) };
    }
    case "category":
      return { to: differing(product, { category_id: change.category_id }) };
    case "archive":
      return { to: differing(product, { is_archived: change.archived ? 1 : 0 }) };
  }
}

type PriceChange = Extract<BulkChange, { kind: "price" }>;

function newPrice(product: AdminProduct, { by, amount, original }: PriceChange): Reckoned {
  const step = product.step_grams;
  const before = shownPrice(product.price, step);
  const raised = by === "percent" ? (before * (100 + amount)) / 100 : before + amount;
  const price = storedPrice(Math.round(raised), step);
  if (Math.round(raised) < 1 || price === 0) return { refused: "too_low" };
  if (price > maxPrice) return { refused: "too_high" };
  if (original === "set" && price >= product.price) return { refused: "not_lower" };
  const originalPrice = { keep: product.originalPrice, set: product.price, remove: null }[original];
  if (originalPrice !== null && originalPrice <= price) return { refused: "not_above" };
  if (product.mrp !== null && Math.max(price, originalPrice ?? 0) > product.mrp)
    return { refused: "above_mrp" };
  return { to: differing(product, { price, originalPrice }) };
}

const differing = (product: AdminProduct, fields: BulkFields): BulkFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && product[name as keyof BulkFields] !== value,
    ),
  );

/** The subset of a product's fields whose names are keys of `names`. */
export const fieldsLike = (product: AdminProduct, names: BulkFields): BulkFields =>
  Object.fromEntries(Object.keys(names).map((name) => [name, product[name as keyof BulkFields]]));

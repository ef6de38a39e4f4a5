import type { AdminProduct } from "../contract.ts";
import { maxPriceTaka } from "../rules.ts";
import { toShownPrice, toStoredPrice } from "../shown-amounts.ts";
import type { BulkChange, BulkFields } from "./contract.ts";
import type { bulkErrors } from "./rules.ts";

type ComputedChange = { to: BulkFields } | { refused: (typeof bulkErrors)[number] };

/**
 * The fields of a product that a change gives another value, or why it cannot be made. Prices are rounded half
 * up to whole taka, for weighed goods per kilo.
 */
export function computeChange(product: AdminProduct, change: BulkChange): ComputedChange {
  switch (change.kind) {
    case "price":
      return computePrice(product, change);
    case "flags": {
      const { kind: _, ...flags } = change;
      return { to: pickChangedFields(product, flags) };
    }
    case "category":
      return { to: pickChangedFields(product, { category_id: change.category_id }) };
    case "archive":
      return { to: pickChangedFields(product, { is_archived: change.archived ? 1 : 0 }) };
  }
}

type PriceChange = Extract<BulkChange, { kind: "price" }>;

function computePrice(product: AdminProduct, { by, amount, original }: PriceChange): ComputedChange {
  const step = product.step_grams;
  const currentPrice = toShownPrice(product.price, step);
  const exactPrice = by === "percent" ? (currentPrice * (100 + amount)) / 100 : currentPrice + amount;
  const roundedPrice = Math.round(exactPrice);
  const price = toStoredPrice(roundedPrice, step);
  if (roundedPrice < 1 || price === 0) return { refused: "too_low" };
  if (price > maxPriceTaka) return { refused: "too_high" };
  if (original === "set" && price >= product.price) return { refused: "not_lower" };
  const originalPrice = { keep: product.originalPrice, set: product.price, remove: null }[original];
  if (originalPrice !== null && originalPrice <= price) return { refused: "not_above" };
  if (product.mrp !== null && Math.max(price, originalPrice ?? 0) > product.mrp)
    return { refused: "above_mrp" };
  return { to: pickChangedFields(product, { price, originalPrice }) };
}

const pickChangedFields = (product: AdminProduct, fields: BulkFields): BulkFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && product[name as keyof BulkFields] !== value,
    ),
  );

/** The current values of the fields that `changes` has. */
export const pickCurrentFields = (product: AdminProduct, changes: BulkFields): BulkFields =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, product[name as keyof BulkFields]]));

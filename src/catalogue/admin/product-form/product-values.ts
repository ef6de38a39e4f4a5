import { m } from "../../../language/messages.ts";
import { readWholeNumber, toLatinDigits } from "../../../language/numbers/digits.ts";
import { digits } from "../../../language/numbers/numbers.ts";
import type { DescribedPicture } from "../../../pictures/admin/picture-line.tsx";
import { type CellInput, readOriginalPrice, readPrice, readStock } from "../components/read-cell.ts";
import { maxNet } from "../rules.ts";
import type { ProductDetails, ProductFields, RelatedProduct } from "./contract.ts";

export const languages = ["en", "bn"] as const;
const textNames = ["sku", "name_en", "name_bn", "weight_en", "weight_bn"] as const;
const longNames = ["description_en", "description_bn", "nutrition_en", "nutrition_bn"] as const;
export const flagNames = ["is_featured", "is_new_arrival", "is_top_selling"] as const;

type ProductText = (typeof textNames)[number] | (typeof longNames)[number];
type NumberName = "price" | "originalPrice" | "net_amount" | "stock";

/** What stands in the fields of the form: numbers as they are typed. */
export type ProductValues = Record<ProductText | NumberName | "category_id" | "net_unit", string> &
  Record<(typeof flagNames)[number] | "is_weighed" | "is_perishable", boolean> & {
    pictures: DescribedPicture[];
    related: RelatedProduct[];
  };

export type ValueName = keyof ProductValues;

const empty: ProductValues = {
  ...{ sku: "", category_id: "", name_en: "", name_bn: "", weight_en: "", weight_bn: "" },
  ...{ description_en: "", description_bn: "", nutrition_en: "", nutrition_bn: "" },
  ...{
    price: "",
    originalPrice: "",
    net_amount: "",
    net_unit: "",
    is_weighed: false,
    is_perishable: false,
    stock: "",
  },
  ...{ is_featured: false, is_new_arrival: true, is_top_selling: false },
  ...{ pictures: [], related: [] },
};

/** The fields of a stored product; those of a new one without it. */
export function valuesOf(product: ProductDetails | undefined): ProductValues {
  if (!product) return empty;
  const text = (value: number | string | null) => (value === null ? "" : digits(String(value)));
  const {
    id: _id,
    is_archived: _,
    price,
    originalPrice,
    stock,
    net_amount,
    net_unit,
    category_id,
    ...rest
  } = product;
  const { is_weighed, is_perishable, is_featured, is_new_arrival, is_top_selling } = product;
  return {
    ...rest,
    ...{ price: text(price), originalPrice: text(originalPrice), stock: text(stock) },
    ...{ net_amount: text(net_amount), net_unit: net_unit ?? "", category_id: String(category_id) },
    is_weighed: is_weighed === 1,
    is_perishable: is_perishable === 1,
    is_featured: is_featured === 1,
    is_new_arrival: is_new_arrival === 1,
    is_top_selling: is_top_selling === 1,
  };
}

/** A whole number typed as content; an empty field means that there is none. */
export function readNet(text: string): CellInput<number | null> {
  if (text.trim() === "") return { ok: true, value: null };
  const value = readWholeNumber(text);
  return value !== undefined && value > 0 && value <= maxNet
    ? { ok: true, value }
    : { ok: false, message: m.admin_product_net_wrong() };
}

/** How each number is read. */
export const readers = {
  price: readPrice,
  originalPrice: readOriginalPrice,
  net_amount: readNet,
  stock: readStock,
};

/** What a number field says; null for nothing, and for what is no number. */
export function numberOf(values: ProductValues, name: NumberName): number | null {
  const read = readers[name](values[name]);
  return read.ok ? read.value : null;
}

/** The values as the shop stores them. They were checked before. */
export function fieldsFrom(values: ProductValues): ProductFields {
  const { stock: _stock, category_id, net_unit, pictures, related, ...rest } = values;
  const bit = (on: boolean) => (on ? 1 : 0);
  return {
    ...rest,
    category_id: Number(category_id),
    price: numberOf(values, "price") ?? 0,
    originalPrice: numberOf(values, "originalPrice"),
    net_amount: numberOf(values, "net_amount"),
    net_unit: net_unit === "" ? null : (net_unit as ProductFields["net_unit"]),
    is_weighed: bit(values.is_weighed),
    is_perishable: bit(values.is_perishable),
    is_featured: bit(values.is_featured),
    is_new_arrival: bit(values.is_new_arrival),
    is_top_selling: bit(values.is_top_selling),
    pictures,
    related: related.map(({ id }) => id),
  };
}

const inForm = (value: ProductValues[ValueName]) =>
  typeof value === "string" ? toLatinDigits(value) : JSON.stringify(value);

export const sameValue = (name: ValueName, one: ProductValues, other: ProductValues) =>
  name === "related"
    ? one.related.map(({ id }) => id).join() === other.related.map(({ id }) => id).join()
    : inForm(one[name]) === inForm(other[name]);

/** The names of the fields in which two versions differ, in the order of the form. */
export const changedNames = (one: ProductValues, other: ProductValues): ValueName[] =>
  (Object.keys(empty) as ValueName[]).filter((name) => !sameValue(name, one, other));

const pick = (values: ProductValues, names: ValueName[]): Partial<ProductValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * What was typed over `base`, taken over to the product as it is `now`. `conflicts` are the fields that both have changed,
 * and not to the same: what was typed stands in them.
 */
export function takenOver(base: ProductValues, typed: ProductValues, now: ProductValues) {
  const mine = changedNames(typed, base);
  return {
    values: { ...now, ...pick(typed, mine) } as ProductValues,
    conflicts: mine.filter((name) => !sameValue(name, base, now) && !sameValue(name, typed, now)),
  };
}

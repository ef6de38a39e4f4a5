import { m } from "#src/language/messages.ts";
import { readWholeNumber, toLatinDigits } from "#src/language/numbers/digits.ts";
import { digits } from "#src/language/numbers/numbers.ts";
import type { DescribedPicture } from "#src/pictures/admin/picture-line.tsx";
import { orNull, type StepGrams, shownPrice, shownStock, storedPrice, storedStock } from "../by-weight.ts";
import {
  type CellInput,
  readKiloPrice,
  readKilos,
  readOriginalPrice,
  readPrice,
  readStock,
} from "../components/read-cell.ts";
import { isStep, maxNet } from "../rules.ts";
import type { ProductDetails, ProductFields, RelatedProduct } from "./contract.ts";

export const languages = ["en", "bn"] as const;
const textNames = ["sku", "name_en", "name_bn", "weight_en", "weight_bn"] as const;
const longNames = ["description_en", "description_bn", "nutrition_en", "nutrition_bn"] as const;
export const flagNames = ["is_featured", "is_new_arrival", "is_top_selling"] as const;

type ProductText = (typeof textNames)[number] | (typeof longNames)[number];
export type NumberName = "price" | "originalPrice" | "net_amount" | "stock";

/**
 * The values of the form. Numbers are text as typed; for goods sold by weight the price is that of a kilo, and the stock is in kilos.
 */
export type ProductValues = Record<ProductText | NumberName | "category_id" | "net_unit", string> &
  Record<(typeof flagNames)[number] | "is_weighed" | "is_perishable", boolean> & {
    pictures: DescribedPicture[];
    related: RelatedProduct[];
  };

export type ValueName = keyof ProductValues;

const empty: ProductValues = {
  sku: "",
  category_id: "",
  name_en: "",
  name_bn: "",
  weight_en: "",
  weight_bn: "",
  description_en: "",
  description_bn: "",
  nutrition_en: "",
  nutrition_bn: "",
  price: "",
  originalPrice: "",
  net_amount: "",
  net_unit: "",
  is_weighed: false,
  is_perishable: false,
  stock: "",
  is_featured: false,
  is_new_arrival: true,
  is_top_selling: false,
  pictures: [],
  related: [],
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
  const step = is_weighed === 1 ? net_amount : null;
  const money = (value: number | null) => text(value === null ? null : toPlaces(shownPrice(value, step), 4));
  return {
    ...rest,
    price: money(price),
    originalPrice: money(originalPrice),
    stock: text(orNull(shownStock)(stock, step)),
    net_amount: text(net_amount),
    net_unit: net_unit ?? "",
    category_id: String(category_id),
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

const toPlaces = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** A number field as it is read. */
export function readField(values: ProductValues, name: NumberName): CellInput<number | null> {
  const text = values[name];
  const priceOf = values.is_weighed ? readKiloPrice : readPrice;
  switch (name) {
    case "price":
      return priceOf(text);
    case "originalPrice":
      return readOriginalPrice(text, priceOf);
    case "net_amount":
      return readNet(text);
    case "stock":
      return values.is_weighed ? readKilos(text) : readStock(text);
  }
}

/** The number of a field as it is stored; null if the field is empty or is not a number. */
export function numberOf(values: ProductValues, name: NumberName): number | null {
  const read = readField(values, name);
  if (!read.ok || read.value === null) return null;
  if (name === "net_amount") return read.value;
  return (name === "stock" ? storedStock : storedPrice)(read.value, stepOf(values));
}

/** The grams of a step, where it is sold by weight and has one. */
function stepOf(values: ProductValues): StepGrams {
  const step = numberOf(values, "net_amount");
  return values.is_weighed && isStep(step, values.net_unit) ? step : null;
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

import {
  fieldNames,
  fieldOf,
  type KindOf,
  type NamesWith,
  type ProductFieldName,
} from "#src/catalogue/product/fields.ts";
import { cleanBarcode, isGtin } from "#src/catalogue/product/gtin.ts";
import type { ProductField } from "#src/catalogue/product/product-field.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import type { DescribedPicture } from "#src/pictures/admin/picture-line.tsx";
import {
  type CellInput,
  readAmount,
  readKiloPrice,
  readKilos,
  readOriginalPrice,
  readPrice,
} from "../components/read-cell.ts";
import { isStep } from "../rules.ts";
import {
  type StepGrams,
  toShownPrice,
  toShownStock,
  toStoredPrice,
  toStoredStock,
} from "../shown-amounts.ts";
import type { ProductDetails, ProductFields, RelatedProduct } from "./contract.ts";

export type FormField = Exclude<ProductFieldName, "is_archived">;
type NumberName = NamesWith<{ kind: "price" | "optionalPrice" | "amount" }>;

/** The form's values. Numbers are text as typed; goods sold by weight have a price per kilo and a stock in kilos. */
export type ProductValues = { [Name in FormField]: KindOf<Name> extends "flag" ? boolean : string } & {
  pictures: DescribedPicture[];
  related: RelatedProduct[];
};

export type ValueName = keyof ProductValues;

const formFields = fieldNames.filter((name) => name !== "is_archived");
const isPrice = ({ kind }: ProductField) => kind === "price" || kind === "optionalPrice";
const isNumber = (name: ValueName): name is NumberName =>
  name !== "pictures" && name !== "related" && (isPrice(fieldOf(name)) || fieldOf(name).kind === "amount");

const mapFields = (toValue: (name: FormField, field: ProductField) => string | boolean) =>
  Object.fromEntries(formFields.map((name) => [name, toValue(name, fieldOf(name))])) as Omit<
    ProductValues,
    "pictures" | "related"
  >;

const emptyValues: ProductValues = {
  ...mapFields((_, { kind, initial = false }) => (kind === "flag" ? initial : "")),
  pictures: [],
  related: [],
};

/** The values of a stored product, or of a new one. */
export function toFormValues(product: ProductDetails | undefined): ProductValues {
  if (!product) return emptyValues;
  const step = product.is_weighed === 1 ? product.net_amount : null;
  const values = mapFields((name, field) => {
    const value = product[name];
    if (field.kind === "flag") return value === 1;
    if (typeof value !== "number" || field.kind === "category") return String(value ?? "");
    if (!field.kiloLabel) return formatDigits(String(value));
    return formatDigits(
      String(isPrice(field) ? roundToPlaces(toShownPrice(value, step), 4) : toShownStock(value, step)),
    );
  });
  return { ...values, pictures: product.pictures, related: product.related };
}

/** The values of another size of a stored product, without what differs by size. */
export const toAnotherSize = (product: ProductDetails): ProductValues => ({
  ...toFormValues(product),
  sku: "",
  barcode: "",
  weight_en: "",
  weight_bn: "",
  net_amount: "",
  price: "",
  originalPrice: "",
  mrp: "",
  stock: "",
  low_stock: "",
});

const roundToPlaces = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

function readField(values: ProductValues, name: NumberName): CellInput<number | null> {
  const text = values[name];
  const field = fieldOf(name);
  const parsePrice = values.is_weighed ? readKiloPrice : readPrice;
  if (field.kind === "price") return parsePrice(text);
  if (field.kind === "optionalPrice") return readOriginalPrice(text, parsePrice);
  return field.kiloLabel && values.is_weighed ? readKilos(text) : readAmount(text, field);
}

/** A number field in stored units; null if it is empty or invalid. */
export function readNumber(values: ProductValues, name: NumberName): number | null {
  const input = readField(values, name);
  if (!input.ok || input.value === null) return null;
  const field = fieldOf(name);
  if (!field.kiloLabel) return input.value;
  return (isPrice(field) ? toStoredPrice : toStoredStock)(input.value, readStep(values));
}

function readStep(values: ProductValues): StepGrams {
  const step = readNumber(values, "net_amount");
  return values.is_weighed && isStep(step, values.net_unit) ? step : null;
}

/** Validates a field, alone and against others; returns the message. An unchanged stored barcode is always valid. */
export function validateField(
  values: ProductValues,
  name: FormField,
  base?: ProductValues,
): string | undefined {
  if (isNumber(name)) {
    const input = readField(values, name);
    if (!input.ok) return input.message;
  } else if (String(values[name]).trim() === "") return fieldOf(name).missing?.();
  if (name === "originalPrice") {
    const price = readNumber(values, "price");
    const original = readNumber(values, name);
    if (original !== null && price !== null && original <= price)
      return m.admin_order_original_price_too_low();
  }
  if (name === "price" || name === "originalPrice") {
    const mrp = readField(values, "mrp");
    if (mrp.ok && mrp.value !== null && (readNumber(values, name) ?? 0) > (readNumber(values, "mrp") ?? 0))
      return m.admin_product_above_mrp({ mrp: formatTaka(mrp.value) });
  }
  if (name === "barcode" && values.barcode !== base?.barcode) {
    const clean = cleanBarcode(values.barcode);
    if (clean !== "" && !isGtin(clean)) return m.admin_product_barcode_wrong();
  }
  if (name === "net_amount") {
    if ((values.net_amount.trim() === "") !== (values.net_unit === "")) return m.admin_product_net_half();
    if (values.is_weighed && readStep(values) === null) return m.admin_product_step_wrong();
  }
  return undefined;
}

/** Converts valid values to stored units. */
export function toStoredFields(values: ProductValues): Required<ProductFields> {
  const entries = formFields
    .filter((name) => name !== "stock")
    .map((name) => {
      const value = values[name];
      if (typeof value === "boolean") return [name, value ? 1 : 0];
      if (isNumber(name)) return [name, readNumber(values, name)];
      const { kind } = fieldOf(name);
      if (kind === "category") return [name, Number(value)];
      if (kind === "choices") return [name, value ? value.split(",") : []];
      if (kind === "categories") return [name, value ? value.split(",").map(Number) : []];
      return [name, kind === "unit" ? value || null : value];
    });
  const { pictures, related } = values;
  return { ...Object.fromEntries(entries), pictures, related: related.map(({ id }) => id) };
}

const toComparable = (value: ProductValues[ValueName]) =>
  typeof value === "string" ? toLatinDigits(value) : JSON.stringify(value);

export const isSameValue = (name: ValueName, values: ProductValues, other: ProductValues) =>
  name === "related"
    ? values.related.map(({ id }) => id).join() === other.related.map(({ id }) => id).join()
    : toComparable(values[name]) === toComparable(other[name]);

/** The names of the fields that differ, in the order of the form. */
export const findChangedNames = (one: ProductValues, other: ProductValues): ValueName[] =>
  (Object.keys(emptyValues) as ValueName[]).filter((name) => !isSameValue(name, one, other));

const pick = (values: ProductValues, names: ValueName[]): Partial<ProductValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * Rebases typed values from `base` onto `now`. `conflicts`: fields changed on both sides, which keep the typed value.
 */
export function rebase(base: ProductValues, typedValues: ProductValues, now: ProductValues) {
  const typedNames = findChangedNames(typedValues, base);
  return {
    values: { ...now, ...pick(typedValues, typedNames) } as ProductValues,
    conflicts: typedNames.filter(
      (name) => !isSameValue(name, base, now) && !isSameValue(name, typedValues, now),
    ),
  };
}

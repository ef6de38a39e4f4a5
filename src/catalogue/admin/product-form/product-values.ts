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
  readKiloPrice,
  readKilos,
  readOriginalPrice,
  readPrice,
  readWholeAmount,
} from "../components/read-cell.ts";
import { isValidStep } from "../rules.ts";
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
const isNumberField = (name: ValueName): name is NumberName =>
  name !== "pictures" && name !== "related" && (isPrice(fieldOf(name)) || fieldOf(name).kind === "amount");

/** The form's values of all fields, each made by `toValue`. */
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
  const values = mapFields((name, field) => toFormValue(product, name, field));
  return { ...values, pictures: product.pictures, related: product.related };
}

function toFormValue(product: ProductDetails, name: FormField, field: ProductField): string | boolean {
  const value = product[name];
  if (field.kind === "flag") return value === 1;
  if (typeof value !== "number" || field.kind === "category") return String(value ?? "");
  if (!field.kiloLabel) return formatDigits(String(value));
  const step = product.is_weighed === 1 ? product.net_amount : null;
  const shown = isPrice(field)
    ? roundToDecimals(toShownPrice(value, step), kiloPriceDecimals)
    : toShownStock(value, step);
  return formatDigits(String(shown));
}

/** The values to create another size of a stored product; what differs by size is empty. */
export const toAnotherSizeValues = (product: ProductDetails): ProductValues => ({
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

/** As many as `readKiloPrice` accepts. */
const kiloPriceDecimals = 4;

const roundToDecimals = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Parses a number as typed, without converting it to stored units. */
function parseNumber(values: ProductValues, name: NumberName): CellInput<number | null> {
  const text = values[name];
  const field = fieldOf(name);
  const parsePrice = values.is_weighed ? readKiloPrice : readPrice;
  if (field.kind === "price") return parsePrice(text);
  if (field.kind === "optionalPrice") return readOriginalPrice(text, parsePrice);
  return field.kiloLabel && values.is_weighed ? readKilos(text) : readWholeAmount(text, field);
}

/** A number field in stored units; null if it is empty or invalid. */
export function readNumber(values: ProductValues, name: NumberName): number | null {
  const input = parseNumber(values, name);
  if (!input.ok || input.value === null) return null;
  const field = fieldOf(name);
  if (!field.kiloLabel) return input.value;
  const toStored = isPrice(field) ? toStoredPrice : toStoredStock;
  return toStored(input.value, readStep(values));
}

/** The step of goods sold by weight, in grams; null for other goods or while it is invalid. */
function readStep(values: ProductValues): StepGrams {
  const step = readNumber(values, "net_amount");
  return values.is_weighed && isValidStep(step, values.net_unit) ? step : null;
}

/** Validates a field, alone and against others; returns the message. An unchanged stored barcode is always valid. */
export function validateField(
  values: ProductValues,
  name: FormField,
  base?: ProductValues,
): string | undefined {
  if (isNumberField(name)) {
    const input = parseNumber(values, name);
    if (!input.ok) return input.message;
  } else if (String(values[name]).trim() === "") return fieldOf(name).missing?.();
  if (name === "price") return findMrpError(values, name);
  if (name === "originalPrice") return findOriginalPriceError(values) ?? findMrpError(values, name);
  if (name === "net_amount") return findNetAmountError(values);
  return name === "barcode" && values.barcode !== base?.barcode ? findBarcodeError(values) : undefined;
}

function findOriginalPriceError(values: ProductValues): string | undefined {
  const price = readNumber(values, "price");
  const originalPrice = readNumber(values, "originalPrice");
  const isTooLow = originalPrice !== null && price !== null && originalPrice <= price;
  return isTooLow ? m.admin_order_original_price_too_low() : undefined;
}

/** No price may exceed the maximum retail price. */
function findMrpError(values: ProductValues, name: "price" | "originalPrice"): string | undefined {
  const mrp = parseNumber(values, "mrp");
  if (!mrp.ok || mrp.value === null) return undefined;
  const isAboveMrp = (readNumber(values, name) ?? 0) > (readNumber(values, "mrp") ?? 0);
  return isAboveMrp ? m.admin_product_above_mrp({ mrp: formatTaka(mrp.value) }) : undefined;
}

function findBarcodeError(values: ProductValues): string | undefined {
  const barcode = cleanBarcode(values.barcode);
  return barcode === "" || isGtin(barcode) ? undefined : m.admin_product_barcode_wrong();
}

/** Amount and unit go together; goods sold by weight need a valid step. */
function findNetAmountError(values: ProductValues): string | undefined {
  if ((values.net_amount.trim() === "") !== (values.net_unit === "")) return m.admin_product_net_half();
  return values.is_weighed && readStep(values) === null ? m.admin_product_step_wrong() : undefined;
}

/** Converts valid values to the fields of a request, in stored units. The stock is left out. */
export function toStoredFields(values: ProductValues): Required<ProductFields> {
  const names = formFields.filter((name) => name !== "stock");
  const entries = names.map((name) => [name, toStoredValue(values, name)]);
  const { pictures, related } = values;
  return { ...Object.fromEntries(entries), pictures, related: related.map(({ id }) => id) };
}

function toStoredValue(values: ProductValues, name: FormField) {
  const value = values[name];
  if (typeof value === "boolean") return value ? 1 : 0;
  if (isNumberField(name)) return readNumber(values, name);
  const { kind } = fieldOf(name);
  if (kind === "category") return Number(value);
  if (kind === "choices") return value ? value.split(",") : [];
  if (kind === "categories") return value ? value.split(",").map(Number) : [];
  return kind === "unit" ? value || null : value;
}

const toComparable = (value: ProductValues[ValueName]) =>
  typeof value === "string" ? toLatinDigits(value) : JSON.stringify(value);

export const isSameValue = (name: ValueName, values: ProductValues, otherValues: ProductValues) =>
  name === "related"
    ? values.related.map(({ id }) => id).join() === otherValues.related.map(({ id }) => id).join()
    : toComparable(values[name]) === toComparable(otherValues[name]);

/** The names of the fields that differ, in the order of the form. */
export const findChangedNames = (values: ProductValues, otherValues: ProductValues): ValueName[] =>
  (Object.keys(emptyValues) as ValueName[]).filter((name) => !isSameValue(name, values, otherValues));

const pickValues = (values: ProductValues, names: ValueName[]): Partial<ProductValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * Applies what was typed over the stored values `base` to the newer ones, `currentValues`. `conflicts` are
 * the fields that were changed on both sides; they keep the typed value.
 */
export function rebaseValues(base: ProductValues, typedValues: ProductValues, currentValues: ProductValues) {
  const typedNames = findChangedNames(typedValues, base);
  return {
    values: { ...currentValues, ...pickValues(typedValues, typedNames) } as ProductValues,
    conflicts: typedNames.filter(
      (name) => !isSameValue(name, base, currentValues) && !isSameValue(name, typedValues, currentValues),
    ),
  };
}

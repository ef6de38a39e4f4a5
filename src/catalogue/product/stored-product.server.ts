import type { z } from "zod";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { isValidStep } from "../admin/rules.ts";
import type { storedFields } from "./field-schemas.ts";
import {
  columnOf,
  emptyValue,
  fieldNames,
  fieldOf,
  type ProductFieldName,
  pageFields,
  type StoredFields,
} from "./fields.ts";

/** The URL and the alternative texts of the first picture. */
type FirstPicture = { image: string; image_alt_en: string; image_alt_bn: string };

/** A product as stored: prices in poisha, flags as booleans. */
export type StoredProduct = { id: number } & StoredFields & FirstPicture;
/** Fields of a product as the API returns them. */
export type ApiFields = { [Name in ProductFieldName]: z.output<(typeof storedFields)[Name]> };
type FieldValue = StoredFields[keyof StoredFields] | ApiFields[ProductFieldName];

const columns = [...fieldNames.map(columnOf), "image", "image_alt_en", "image_alt_bn"];

export const storedColumnsSql = ["id", ...columns].map((column) => `p.${column}`).join(", ");

/** SQL: the fields of the product's page, to append to other columns. */
export const pageColumnsSql = pageFields.map((name) => `, p.${columnOf(name)}`).join("");

/** SQL: sets each column from the record `r`. */
export const setColumnsSql = columns.map((column) => `${column} = r.${column}`).join(", ");

/** SQL: the columns of a new product. */
export const insertColumnsSql = columns.join(", ");
/** SQL: their values from a record `r`; a missing picture is taken from its category `c`. */
export const recordColumnsSql = columns
  .map((column) => (column === "image" ? "coalesce(r.image, c.icon)" : `r.${column}`))
  .join(", ");

/** The defaults of a new product. */
export const emptyProduct = {
  ...Object.fromEntries(fieldNames.map((name) => [columnOf(name), emptyValue(name)])),
  image_alt_en: "",
  image_alt_bn: "",
};

const isPrice = (name: ProductFieldName) => ["price", "optionalPrice"].includes(fieldOf(name).kind);

/** Converts a stored value to its API value. */
export function toApiValue(name: ProductFieldName, value: FieldValue): FieldValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "number" && isPrice(name) ? toTaka(value) : value;
}

/** Converts stored fields to API fields. */
export const toApiFields = <Name extends ProductFieldName = ProductFieldName>(
  product: Partial<StoredFields>,
  names: readonly Name[] = fieldNames as Name[],
) =>
  Object.fromEntries(
    names.map((name) => [name, toApiValue(name, product[columnOf(name)] as FieldValue)]),
  ) as Pick<ApiFields, Name>;

function toStoredValue(name: ProductFieldName, value: FieldValue): FieldValue {
  if (fieldOf(name).kind === "flag") return value === 1;
  return typeof value === "number" && isPrice(name) ? toPoisha(value) : value;
}

/** Converts API fields to stored fields. */
export const toStored = (fields: Partial<ApiFields>): Partial<StoredFields> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => fields[name] !== undefined)
      .map((name) => [columnOf(name), toStoredValue(name, fields[name] as FieldValue)]),
  );

/** Whether the original price, if any, is above the price. */
export const isOriginalPriceValid = ({
  regular_price_poisha: price = 0,
  regular_original_poisha: original,
}: Partial<StoredFields>): boolean => original == null || price < original;

/** Which of the prices is above the maximum retail price, if any; the price first. */
export const findPriceAboveMrp = ({
  regular_price_poisha: price = 0,
  regular_original_poisha: original,
  mrp_poisha: mrp,
}: Partial<StoredFields>): "price" | "originalPrice" | undefined => {
  if (mrp == null) return undefined;
  if (price > mrp) return "price";
  return (original ?? 0) > mrp ? "originalPrice" : undefined;
};

/** The error of a price above the maximum retail price, by field. */
export function mrpErrors(product: Partial<StoredFields>): { price?: string; originalPrice?: string } {
  const name = findPriceAboveMrp(product);
  return name
    ? { [name]: m.admin_product_above_mrp({ mrp: formatTaka(toTaka(product.mrp_poisha ?? 0)) }) }
    : {};
}

/** Whether two stored values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Whether a product that shares its stock has a size group, a net amount and a counted stock. */
export const canShareStock = ({
  shares_stock,
  size_group,
  net_amount,
  stock,
}: Partial<StoredFields>): boolean => !shares_stock || (!!size_group && net_amount != null && stock != null);

/** Whether a product sold by weight has a weight that can be its step. */
export const isWeighable = ({ is_weighed, net_amount, net_unit }: Partial<StoredFields>): boolean =>
  !is_weighed || isValidStep(net_amount, net_unit);

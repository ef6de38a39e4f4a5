import type { z } from "zod";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { isStep } from "../admin/rules.ts";
import type { storedFields } from "./field-schemas.ts";
import {
  columnOf,
  fieldNames,
  fieldOf,
  type ProductField,
  type ProductFieldName,
  pageFields,
  type StoredFields,
} from "./fields.ts";

/** The first picture: its address, and what it shows. */
type FirstPicture = { image: string; image_alt_en: string; image_alt_bn: string };

/** A product as the database has it: prices in poisha, flags as booleans. */
export type StoredProduct = { id: number } & StoredFields & FirstPicture;
/** Fields of it, as the API says them. */
export type SaidFields = { [Name in ProductFieldName]: z.output<(typeof storedFields)[Name]> };
type FieldValue = StoredFields[keyof StoredFields] | SaidFields[ProductFieldName];

const columns = [...fieldNames.map(columnOf), "image", "image_alt_en", "image_alt_bn"];

/** SQL: the columns of a product `p`. */
export const storedColumns = ["id", ...columns].map((column) => `p.${column}`).join(", ");

/** SQL: the fields that shoppers read on a product's page, after others. */
export const pageColumns = pageFields.map((name) => `, p.${columnOf(name)}`).join("");

/** SQL: each column as the record `r` has it. */
export const setColumns = columns.map((column) => `${column} = r.${column}`).join(", ");

/** SQL: the columns, and the same of a new record `r`; without a picture it has that of its category `c`. */
export const insertColumns = columns.join(", ");
export const recordColumns = columns
  .map((column) => (column === "image" ? "coalesce(r.image, c.icon)" : `r.${column}`))
  .join(", ");

const emptyValues: Partial<Record<ProductField["kind"], string | boolean>> = {
  line: "",
  paragraphs: "",
  flag: false,
};

/** What a new product has where nothing is said. */
export const emptyProduct = {
  ...Object.fromEntries(fieldNames.map((name) => [columnOf(name), emptyValues[fieldOf(name).kind] ?? null])),
  image_alt_en: "",
  image_alt_bn: "",
};

const isPrice = (name: ProductFieldName) => ["price", "optionalPrice"].includes(fieldOf(name).kind);

/** A stored value as the API says it. */
export function saidValue(name: ProductFieldName, value: FieldValue): FieldValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "number" && isPrice(name) ? toTaka(value) : value;
}

/** Fields of a product as the API says them. */
export const saidFields = <Name extends ProductFieldName = ProductFieldName>(
  product: Partial<StoredFields>,
  names: readonly Name[] = fieldNames as Name[],
) =>
  Object.fromEntries(
    names.map((name) => [name, saidValue(name, product[columnOf(name)] as FieldValue)]),
  ) as Pick<SaidFields, Name>;

function storedValue(name: ProductFieldName, value: FieldValue): FieldValue {
  if (fieldOf(name).kind === "flag") return value === 1;
  return typeof value === "number" && isPrice(name) ? toPoisha(value) : value;
}

/** Those of the fields that are named, as the database has them. */
export const toStored = (fields: Partial<SaidFields>): Partial<StoredFields> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => fields[name] !== undefined)
      .map((name) => [columnOf(name), storedValue(name, fields[name] as FieldValue)]),
  );

/** Whether an original price, if there is one, is above the price. */
export const isAbove = ({
  price_poisha = 0,
  original_price_poisha: original,
}: Partial<StoredFields>): boolean => original == null || price_poisha < original;

/** Whether its weight can be a step, if it is sold by weight. */
export const isWeighable = ({ is_weighed, net_amount, net_unit }: Partial<StoredFields>): boolean =>
  !is_weighed || isStep(net_amount, net_unit);

import type { z } from "zod";
import { toTaka } from "#src/language/numbers/money.ts";
import type { storedFields } from "./field-schemas.ts";
import {
  columnOf,
  fieldNames,
  fieldOf,
  type ProductField,
  type ProductFieldName,
  type StoredFields,
} from "./fields.ts";

/** A product as the database has it: prices in poisha, flags as booleans. */
export type StoredProduct = { id: number } & StoredFields;
/** The same fields as the API says them. */
type SaidFields = { [Name in ProductFieldName]: z.output<(typeof storedFields)[Name]> };
type FieldValue = StoredFields[keyof StoredFields] | SaidFields[ProductFieldName];

const columns = fieldNames.map(columnOf);

/** SQL: the fields of a product `p`. */
export const storedColumns = ["id", ...columns].map((column) => `p.${column}`).join(", ");

/** SQL: each field as the record `r` has it. */
export const setColumns = columns.map((column) => `${column} = r.${column}`).join(", ");

/** SQL: the columns of the fields, and the same of a record `r`. */
export const insertColumns = columns.join(", ");
export const recordColumns = columns.map((column) => `r.${column}`).join(", ");

const emptyValues: Partial<Record<ProductField["kind"], string | boolean>> = {
  line: "",
  paragraphs: "",
  flag: false,
};

/** What a new product has where nothing is said. */
export const emptyProduct = Object.fromEntries(
  fieldNames.map((name) => [columnOf(name), emptyValues[fieldOf(name).kind] ?? null]),
);

/** Fields of a product as the API says them. */
export const saidFields = (product: StoredFields) =>
  Object.fromEntries(
    fieldNames.map((name) => [name, saidValue(name, product[columnOf(name)])]),
  ) as SaidFields;

/** A stored value as the API says it. */
export function saidValue(name: ProductFieldName, value: FieldValue): FieldValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "number" && isPrice(name) ? toTaka(value) : value;
}

const isPrice = (name: ProductFieldName) => ["price", "optionalPrice"].includes(fieldOf(name).kind);

import { z } from "zod";
import { amount, id, line, oneOrZero, paragraphs } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { netUnits } from "../admin/rules.ts";
import { countries } from "./countries.ts";
import { fieldNames, fieldOf, type KindOf, orderOptions, type ProductFieldName } from "./fields.ts";
import { cleanBarcode, isGtin } from "./gtin.ts";
import type { ProductField } from "./product-field.ts";

/** A price in taka. */
const price = ({ max = 0 }: ProductField) => z.number().min(0.01).max(max).multipleOf(0.01);

const codesOf = ({ options = {} }: ProductField) => Object.keys(options);

/** Schemas of values that staff or other programs send, by kind of field. */
const acceptedSchemas = {
  line: ({ max = 0, missing }: ProductField) => line(max, missing),
  paragraphs: ({ max = 0 }: ProductField) => paragraphs(max),
  /** An invalid id becomes 0, for which `checkFields` throws a message. */
  category: () => id.catch(0),
  categories: ({ max = 0 }: ProductField) =>
    z.array(z.int().positive()).transform((ids) => [...new Set(ids)].slice(0, max)),
  amount: ({ min = 0, max = 0 }: ProductField) => z.int().min(min).max(max).nullable(),
  unit: () => z.enum(netUnits).nullable(),
  barcode: ({ max = 0 }: ProductField) =>
    line(max)
      .transform(cleanBarcode)
      .refine((text) => text === "" || isGtin(text), { error: () => m.admin_product_barcode_wrong() }),
  country: () => z.enum(["", ...countries]),
  choice: (field: ProductField) => z.enum(["", ...codesOf(field)]),
  choices: (field: ProductField) =>
    z.array(z.enum(codesOf(field))).transform((chosen) => orderOptions(field, chosen)),
  flag: () => oneOrZero,
  price,
  optionalPrice: (field: ProductField) => price(field).nullable(),
};

/** Schemas of stored values, which may violate a rule that was added later. */
const storedSchemas = {
  line: () => z.string(),
  paragraphs: () => z.string(),
  category: () => z.int(),
  categories: () => z.array(z.int()),
  amount: () => z.int().nullable(),
  unit: () => z.enum(netUnits).nullable(),
  barcode: () => z.string(),
  country: () => z.string(),
  choice: () => z.string(),
  choices: () => z.array(z.string()),
  flag: () => oneOrZero,
  price: () => amount,
  optionalPrice: () => amount.nullable(),
};

type Schemas = Record<ProductField["kind"], (field: ProductField) => z.ZodType>;

const schemasOf = <Of extends Schemas>(schemas: Of) =>
  Object.fromEntries(fieldNames.map((name) => [name, schemas[fieldOf(name).kind](fieldOf(name))])) as {
    [Name in ProductFieldName]: ReturnType<Of[KindOf<Name>]>;
  };

export const acceptedFields = schemasOf(acceptedSchemas);
export const storedFields = schemasOf(storedSchemas);

export const pickSchemas = <Of extends object, Name extends keyof Of>(schemas: Of, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schemas[name]])) as Pick<Of, Name>;

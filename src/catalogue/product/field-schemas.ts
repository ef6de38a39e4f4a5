import { z } from "zod";
import { amount, id, line, oneOrZero, paragraphs } from "#src/api/schemas.ts";
import { netUnits } from "../admin/rules.ts";
import { fieldNames, fieldOf, type KindOf, type ProductField, type ProductFieldName } from "./fields.ts";

/** In taka. */
const price = ({ max = 0 }: ProductField) => z.number().min(0.01).max(max).multipleOf(0.01);

const accepted = {
  line: ({ max = 0, missing }: ProductField) => line(max, missing),
  paragraphs: ({ max = 0 }: ProductField) => paragraphs(max),
  /** An invalid id is no category, for which `checkFields` throws a message. */
  category: () => id.catch(0),
  amount: ({ min = 0, max = 0 }: ProductField) => z.int().min(min).max(max).nullable(),
  unit: () => z.enum(netUnits).nullable(),
  flag: () => oneOrZero,
  price,
  optionalPrice: (field: ProductField) => price(field).nullable(),
};

/** Schemas of stored values, which may violate a rule that was added later. */
const stored = {
  line: () => z.string(),
  paragraphs: () => z.string(),
  category: () => z.int(),
  amount: () => z.int().nullable(),
  unit: () => z.enum(netUnits).nullable(),
  flag: () => oneOrZero,
  price: () => amount,
  optionalPrice: () => amount.nullable(),
};

type Schemas = Record<ProductField["kind"], (field: ProductField) => z.ZodType>;

const schemasOf = <Of extends Schemas>(schemas: Of) =>
  Object.fromEntries(fieldNames.map((name) => [name, schemas[fieldOf(name).kind](fieldOf(name))])) as {
    [Name in ProductFieldName]: ReturnType<Of[KindOf<Name>]>;
  };

export const acceptedFields = schemasOf(accepted);
export const storedFields = schemasOf(stored);

export const only = <Of extends object, Name extends keyof Of>(schemas: Of, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schemas[name]])) as Pick<Of, Name>;

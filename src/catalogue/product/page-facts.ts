import type { z } from "zod";
import type { Locale } from "#src/language/locale.ts";
import type { Product } from "../contract.ts";
import { countryName } from "./countries.ts";
import type { storedFields } from "./field-schemas.ts";
import { fieldOf, type pageFields } from "./fields.ts";
import { isPublicGtin } from "./gtin.ts";
import type { OptionLabel } from "./product-field.ts";

type FactName = (typeof pageFields)[number] | "net_amount" | "net_unit";
type PageFields = { [Name in FactName]: z.output<(typeof storedFields)[Name]> };

export type ProductFacts = Pick<
  Product,
  | "brand"
  | "maker"
  | "origin"
  | "ingredients"
  | "allergens"
  | "storage"
  | "shelf_life_days"
  | "mrp"
  | "gtin"
  | "net"
>;

/** The facts of a product for its page, in one language; unknown ones are absent. */
export const toPageFacts = (fields: PageFields, language: Locale): ProductFacts => ({
  brand: fields.brand || undefined,
  maker: fields.maker || undefined,
  origin: fields.origin ? { code: fields.origin, name: countryName(fields.origin, language) } : undefined,
  ingredients: fields[`ingredients_${language}`] || undefined,
  allergens:
    fields.allergens.length > 0
      ? fields.allergens.map((code) => toNamedOption("allergens", code, language))
      : undefined,
  storage: fields.storage ? toNamedOption("storage", fields.storage, language) : undefined,
  shelf_life_days: fields.shelf_life_days ?? undefined,
  mrp: fields.mrp ?? undefined,
  gtin: isPublicGtin(fields.barcode) ? fields.barcode : undefined,
  net:
    fields.net_amount === null || fields.net_unit === null
      ? undefined
      : { amount: fields.net_amount, unit: fields.net_unit },
});

/** A code with its label. A code that a later version stored has no label here, and stands for itself. */
const toNamedOption = (field: "allergens" | "storage", code: string, language: Locale) => {
  const label: OptionLabel | undefined = fieldOf(field).options?.[code];
  return { code, name: label?.({}, { locale: language }) ?? code };
};

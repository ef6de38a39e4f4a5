import type { allergens, storages } from "#src/catalogue/product/facts.ts";
import type { Both, Tint } from "../category.ts";
import { dairyFacts } from "./dairy.ts";
import { drinkFacts } from "./drinks.ts";
import { freshFacts } from "./fresh.ts";
import { householdFacts } from "./household.ts";
import { snackFacts } from "./snacks.ts";
import { stapleFacts } from "./staples.ts";

/** What a pack says of its product; what a shop does not know is left out. */
export type PackFacts = {
  /** It has a barcode, and its maker's maximum retail price. */
  packed?: true;
  brand?: string;
  maker?: string;
  /** ISO 3166-1 alpha-2. */
  origin?: string;
  ingredients?: Both;
  storage?: keyof typeof storages;
  allergens?: (keyof typeof allergens)[];
  lifeDays?: number;
};

/** By SKU. */
export type FactTable = Record<string, PackFacts>;

/** What holds for most products of a category. */
const ofCategory: Partial<Record<Tint, PackFacts>> = {
  "fruit-vegetables": { origin: "BD", storage: "cool_dry" },
  fish: { origin: "BD", storage: "chilled", allergens: ["fish"], lifeDays: 2 },
  meat: { origin: "BD", storage: "chilled", lifeDays: 2 },
};

const ofProduct: FactTable = {
  ...freshFacts,
  ...dairyFacts,
  ...stapleFacts,
  ...snackFacts,
  ...drinkFacts,
  ...householdFacts,
};

/** The facts of a product of this SKU in this category; few or none if the demo knows none. */
export const factsOf = (sku: string, category?: Tint): PackFacts => ({
  ...(category && ofCategory[category]),
  ...ofProduct[sku],
});

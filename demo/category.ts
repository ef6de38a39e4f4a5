import type { RequirableField } from "../src/catalogue/product/fields.ts";

export type Both = { en: string; bn: string };

/** Nutrition per 100 g or 100 ml, in the units of the names. */
export type Nutrition = {
  energyKcal: number;
  carbohydrateG: number;
  proteinG: number;
  fatG: number;
  fibreG?: number;
  sugarG?: number;
  calciumMg?: number;
  ironMg?: number;
  vitaminCMg?: number;
};

/** One product of the demo shop. Prices are in taka. */
export type DemoProduct = {
  /** Stable, kebab-case; also names the picture file. */
  sku: string;
  name: Both;
  /** As shown to shoppers: "500 g" · "৫০০ গ্রাম". */
  weight: Both;
  /**
   * The amount in grams, millilitres or pieces, for the unit price; undefined if that is meaningless (a
   * bunch).
   */
  net?: { amount: number; unit: "g" | "ml" | "pc" };
  /** Sold by weight: one piece is so many grams, at this price. */
  weighed?: true;
  price: number;
  originalPrice?: number;
  /** Pieces in stock; undefined: not counted. 0 is sold out. */
  stock?: number;
  featured?: true;
  isNew?: true;
  top?: true;
  description: Both;
  nutrition?: Nutrition;
};

export type DemoCategory = {
  slug: Tint;
  name: Both;
  /** Names of fields that each of its products should have; a few lack one, to show what staff see then. */
  requiredFields?: RequirableField[];
  products: DemoProduct[];
};

/** The values are in src/ui/tokens.css. */
export type Tint =
  | "fruit-vegetables"
  | "fish"
  | "meat"
  | "eggs-dairy"
  | "rice-flour"
  | "dal"
  | "oil-ghee"
  | "spices"
  | "bread-biscuits"
  | "snacks"
  | "tea-drinks"
  | "household"
  | "personal-care"
  | "baby";

/** The same words in the shop's two languages. */
export type Both = { en: string; bn: string };

/** Nutrition per 100 g (or 100 ml), in the units that the names say. */
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
  /** Stable, kebab-case; names the picture file too. */
  sku: string;
  name: Both;
  /** As printed on the shelf: "500 g" · "৫০০ গ্রাম". */
  weight: Both;
  /** What `weight` says as a number: grams, millilitres or pieces; for the unit price. Absent where a unit price says nothing (a bunch). */
  net?: { amount: number; unit: "g" | "ml" | "pc" };
  price: number;
  originalPrice?: number;
  /** Pieces left; absent: not counted. 0 is sold out. */
  stock?: number;
  featured?: true;
  isNew?: true;
  top?: true;
  description: Both;
  nutrition?: Nutrition;
};

/** One category of the demo shop with its goods. */
export type DemoCategory = { slug: Tint; name: Both; products: DemoProduct[] };

/** Each category's own colour; the tints themselves stand in src/ui/tokens.css. */
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

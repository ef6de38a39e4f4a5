import type { FactTable } from "./facts.ts";

/** Fruits, vegetables, fish and meat: what differs from the rest of their category. */
export const freshFacts: FactTable = {
  "coriander-leaves": { storage: "chilled", lifeDays: 3 },
  "mint-leaves": { storage: "chilled", lifeDays: 3 },
  "red-amaranth": { storage: "chilled", lifeDays: 2 },
  "palong-shak": { storage: "chilled", lifeDays: 2 },
  "kolmi-shak": { storage: "chilled", lifeDays: 2 },
  "pui-shak": { storage: "chilled", lifeDays: 2 },
  "deshi-garlic": { lifeDays: 60 },
  "deshi-onion": { lifeDays: 30 },
  potato: { lifeDays: 30 },
  "fuji-apple": { origin: "CN", storage: "chilled", lifeDays: 30 },
  "malta-orange": { origin: "EG", storage: "chilled", lifeDays: 20 },
  pomegranate: { origin: "IN", storage: "chilled", lifeDays: 20 },
  "golda-prawn": { allergens: ["crustaceans"] },
  "small-shrimp": { allergens: ["crustaceans"] },
  "loitta-shutki": {
    packed: true,
    maker: "Nazirartek dried fish yard, Cox's Bazar",
    ingredients: { en: "Bombay duck (loitta), salt", bn: "লইট্টা মাছ, লবণ" },
    storage: "cool_dry",
    lifeDays: 180,
  },
  "chicken-breast": { packed: true, maker: "Shonali Poultry Processing, Gazipur", lifeDays: 3 },
  "chicken-drumsticks": { packed: true, maker: "Shonali Poultry Processing, Gazipur", lifeDays: 3 },
};

import { by } from "./brands.ts";
import type { FactTable, PackFacts } from "./facts.ts";

const eggs: PackFacts = { origin: "BD", storage: "cool_dry", allergens: ["eggs"] };

/** Eggs, dairy, bread and biscuits. */
export const dairyFacts: FactTable = {
  "brown-eggs": { ...eggs, maker: "Gazipur layer farms", lifeDays: 21 },
  "deshi-eggs": { ...eggs, lifeDays: 14 },
  "duck-eggs": { ...eggs, lifeDays: 14 },
  "quail-eggs": { ...eggs, lifeDays: 21 },
  "fresh-milk": by("Shishir", {
    ingredients: { en: "Cow's milk", bn: "গরুর দুধ" },
    storage: "chilled",
    allergens: ["milk"],
    lifeDays: 5,
  }),
  "uht-milk": by("Shishir", {
    ingredients: { en: "Cow's milk", bn: "গরুর দুধ" },
    storage: "room",
    allergens: ["milk"],
    lifeDays: 180,
  }),
  "milk-powder": by("Shishir", {
    ingredients: {
      en: "Full-cream milk powder, soya lecithin (E322), vitamins A and D",
      bn: "পূর্ণ ননীযুক্ত গুঁড়া দুধ, সয়া লেসিথিন (E322), ভিটামিন এ ও ডি",
    },
    storage: "cool_dry",
    allergens: ["soybeans", "milk"],
    lifeDays: 540,
  }),
  "mishti-doi": {
    packed: true,
    maker: "Satmatha sweet makers, Bogura",
    origin: "BD",
    ingredients: { en: "Cow's milk, sugar, yoghurt culture", bn: "গরুর দুধ, চিনি, দইয়ের বীজ" },
    storage: "chilled",
    allergens: ["milk"],
    lifeDays: 7,
  },
  "tok-doi": {
    packed: true,
    maker: "Satmatha sweet makers, Bogura",
    origin: "BD",
    ingredients: { en: "Cow's milk, yoghurt culture", bn: "গরুর দুধ, দইয়ের বীজ" },
    storage: "chilled",
    allergens: ["milk"],
    lifeDays: 7,
  },
  butter: by("Shishir", {
    ingredients: { en: "Cream, salt (1.5 %)", bn: "ননী, লবণ (১.৫%)" },
    storage: "chilled",
    allergens: ["milk"],
    lifeDays: 180,
  }),
  "cheese-slices": by("Shishir", {
    ingredients: {
      en: "Cheddar cheese, water, milk solids, emulsifying salt (E331), salt, colour (E160b)",
      bn: "চেডার চিজ, পানি, দুধের কঠিন অংশ, ইমালসিফায়িং লবণ (E331), লবণ, রং (E160b)",
    },
    storage: "chilled",
    allergens: ["milk"],
    lifeDays: 270,
  }),
  // No shelf life: it is listed as incomplete, like a few others of the demo.
  "dhakai-ponir": {
    origin: "BD",
    ingredients: { en: "Cow's milk, salt, rennet", bn: "গরুর দুধ, লবণ, রেনেট" },
    storage: "chilled",
    allergens: ["milk"],
  },
  "milk-bread": by("Kuhu", {
    ingredients: {
      en: "Wheat flour, water, sugar, milk powder, vegetable oil, yeast, salt",
      bn: "গমের ময়দা, পানি, চিনি, গুঁড়া দুধ, ভোজ্য তেল, ইস্ট, লবণ",
    },
    storage: "room",
    allergens: ["gluten", "milk"],
    lifeDays: 5,
  }),
  "brown-bread": by("Kuhu", {
    ingredients: {
      en: "Whole-wheat flour, water, wheat bran, sugar, vegetable oil, yeast, salt",
      bn: "লাল আটা, পানি, গমের ভুসি, চিনি, ভোজ্য তেল, ইস্ট, লবণ",
    },
    storage: "room",
    allergens: ["gluten"],
    lifeDays: 5,
  }),
  "burger-buns": { origin: "BD", storage: "room", allergens: ["gluten", "eggs", "milk"], lifeDays: 4 },
  "frozen-paratha": by("Kashful", {
    ingredients: {
      en: "Wheat flour, water, vegetable fat, sugar, salt",
      bn: "গমের ময়দা, পানি, ভোজ্য চর্বি, চিনি, লবণ",
    },
    storage: "frozen",
    allergens: ["gluten"],
    lifeDays: 365,
  }),
  "atta-ruti": { origin: "BD", storage: "chilled", allergens: ["gluten"], lifeDays: 5 },
  bakorkhani: { origin: "BD", storage: "room", allergens: ["gluten", "milk"], lifeDays: 15 },
  "toast-biscuit": by("Kuhu", {
    ingredients: {
      en: "Wheat flour, sugar, vegetable fat, yeast, salt",
      bn: "গমের ময়দা, চিনি, ভোজ্য চর্বি, ইস্ট, লবণ",
    },
    storage: "cool_dry",
    allergens: ["gluten"],
    lifeDays: 180,
  }),
  "milk-biscuit": by("Kuhu", {
    ingredients: {
      en: "Wheat flour, sugar, palm oil, milk powder (4 %), raising agent (E500), salt",
      bn: "গমের ময়দা, চিনি, পাম তেল, গুঁড়া দুধ (৪%), বেকিং সোডা (E500), লবণ",
    },
    storage: "cool_dry",
    allergens: ["gluten", "milk"],
    lifeDays: 240,
  }),
  "salted-biscuit": by("Kuhu", {
    ingredients: {
      en: "Wheat flour, palm oil, sugar, salt, raising agent (E500), black cumin",
      bn: "গমের ময়দা, পাম তেল, চিনি, লবণ, বেকিং সোডা (E500), কালোজিরা",
    },
    storage: "cool_dry",
    allergens: ["gluten"],
    lifeDays: 240,
  }),
  "butter-cookies": {
    packed: true,
    origin: "MY",
    ingredients: {
      en: "Wheat flour, sugar, butter (20 %), coconut, salt",
      bn: "গমের ময়দা, চিনি, মাখন (২০%), নারকেল, লবণ",
    },
    storage: "cool_dry",
    allergens: ["gluten", "milk"],
    lifeDays: 365,
  },
};

import { by } from "./brands.ts";
import type { FactTable } from "./facts.ts";

/** Snacks. Roasted peanuts and murir moa lack what their category requires, as products of a real shop do. */
export const snackFacts: FactTable = {
  chanachur: by("Kashful", {
    ingredients: {
      en: "Gram flour, peanuts (18 %), palm oil, flattened rice, lentils, chilli, salt, spices",
      bn: "বেসন, চিনাবাদাম (১৮%), পাম তেল, চিড়া, ডাল, মরিচ, লবণ, মসলা",
    },
    storage: "cool_dry",
    allergens: ["peanuts"],
    lifeDays: 180,
  }),
  "roasted-peanuts": { origin: "BD", storage: "cool_dry", allergens: ["peanuts"], lifeDays: 60 },
  "potato-chips": by("Kashful", {
    ingredients: { en: "Potatoes, palm oil, salt", bn: "আলু, পাম তেল, লবণ" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 150,
  }),
  "dal-bhaja": by("Kashful", {
    ingredients: { en: "Moong dal, palm oil, black salt, chilli", bn: "মুগ ডাল, পাম তেল, বিট লবণ, মরিচ" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 180,
  }),
  "instant-noodles": by("Kashful", {
    ingredients: {
      en: "Noodles: wheat flour, palm oil, salt. Masala: salt, chilli, turmeric, onion, garlic, soya sauce powder",
      bn: "নুডলস: গমের ময়দা, পাম তেল, লবণ। মসলা: লবণ, মরিচ, হলুদ, পেঁয়াজ, রসুন, সয়া সসের গুঁড়া",
    },
    storage: "cool_dry",
    allergens: ["gluten", "soybeans"],
    lifeDays: 270,
  }),
  "lachha-semai": by("Kashful", {
    ingredients: { en: "Wheat flour, palm oil, ghee, salt", bn: "গমের ময়দা, পাম তেল, ঘি, লবণ" },
    storage: "cool_dry",
    allergens: ["gluten", "milk"],
    lifeDays: 180,
  }),
  "cashew-nuts": by("Kashful", {
    origin: "VN",
    ingredients: { en: "Cashew nuts", bn: "কাজুবাদাম" },
    storage: "cool_dry",
    allergens: ["nuts"],
    lifeDays: 365,
  }),
  dates: by("Kashful", {
    origin: "SA",
    ingredients: { en: "Dates", bn: "খেজুর" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 365,
  }),
  "mango-pickle": by("Kashful", {
    ingredients: {
      en: "Green mango (60 %), mustard oil, garlic, panch phoron, chilli, salt, sugar, vinegar",
      bn: "কাঁচা আম (৬০%), সরিষার তেল, রসুন, পাঁচফোড়ন, মরিচ, লবণ, চিনি, সিরকা",
    },
    storage: "cool_dry",
    allergens: ["mustard"],
    lifeDays: 540,
  }),
  "tomato-ketchup": by("Kashful", {
    ingredients: {
      en: "Tomato paste (30 %), sugar, water, vinegar, salt, onion, garlic, preservative (E211)",
      bn: "টমেটো পেস্ট (৩০%), চিনি, পানি, সিরকা, লবণ, পেঁয়াজ, রসুন, সংরক্ষক (E211)",
    },
    storage: "room",
    allergens: ["none"],
    lifeDays: 365,
  }),
  "murir-moa": { origin: "BD", storage: "cool_dry", lifeDays: 15 },
  "frozen-singara": by("Kashful", {
    ingredients: {
      en: "Wheat flour, potato, cauliflower, peas, peanuts, vegetable oil, spices, salt",
      bn: "গমের ময়দা, আলু, ফুলকপি, মটর, চিনাবাদাম, ভোজ্য তেল, মসলা, লবণ",
    },
    storage: "frozen",
    allergens: ["gluten", "peanuts"],
    lifeDays: 270,
  }),
};

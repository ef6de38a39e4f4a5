import { by } from "./brands.ts";
import type { FactTable, PackFacts } from "./facts.ts";

const tea = (en: string, bn: string): PackFacts =>
  by("Kuasha", { ingredients: { en, bn }, storage: "cool_dry", allergens: ["none"], lifeDays: 720 });

/** Tea, drinks and sweet things. */
export const drinkFacts: FactTable = {
  "black-tea": tea("Black tea", "চা-পাতা"),
  "tea-bags": tea("Black tea", "চা-পাতা"),
  "green-tea": tea("Green tea", "সবুজ চা"),
  "instant-coffee": {
    packed: true,
    origin: "BR",
    ingredients: { en: "Instant coffee", bn: "ইনস্ট্যান্ট কফি" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 720,
  },
  "drinking-water": {
    packed: true,
    maker: "Jhorna Water Ltd., Gazipur",
    origin: "BD",
    storage: "room",
    allergens: ["none"],
    lifeDays: 365,
  },
  "mango-juice": by("Kashful", {
    ingredients: {
      en: "Water, mango pulp (12 %), sugar, citric acid (E330), vitamin C, flavouring",
      bn: "পানি, আমের পাল্প (১২%), চিনি, সাইট্রিক অ্যাসিড (E330), ভিটামিন সি, সুগন্ধি",
    },
    storage: "room",
    allergens: ["none"],
    lifeDays: 270,
  }),
  "lemon-soda": by("Kashful", {
    ingredients: {
      en: "Carbonated water, sugar, citric acid (E330), lemon flavouring, preservative (E211)",
      bn: "কার্বনেটেড পানি, চিনি, সাইট্রিক অ্যাসিড (E330), লেবুর সুগন্ধি, সংরক্ষক (E211)",
    },
    storage: "room",
    allergens: ["none"],
    lifeDays: 180,
  }),
  borhani: {
    origin: "BD",
    ingredients: {
      en: "Yoghurt, water, mint, mustard, black salt, green chilli, spices",
      bn: "টক দই, পানি, পুদিনা, সরিষা, বিট লবণ, কাঁচা মরিচ, মসলা",
    },
    storage: "chilled",
    allergens: ["milk", "mustard"],
    lifeDays: 3,
  },
  "rose-sharbat": by("Kashful", {
    ingredients: {
      en: "Sugar, water, rose water, citric acid (E330), colour (E122)",
      bn: "চিনি, পানি, গোলাপজল, সাইট্রিক অ্যাসিড (E330), রং (E122)",
    },
    storage: "room",
    allergens: ["none"],
    lifeDays: 540,
  }),
  sugar: by("Ujan", {
    ingredients: { en: "Cane sugar", bn: "আখের চিনি" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 720,
  }),
  "date-gur": {
    origin: "BD",
    ingredients: { en: "Date palm sap", bn: "খেজুরের রস" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 120,
  },
  "sundarban-honey": {
    packed: true,
    maker: "Mouals of Shyamnagar, Satkhira",
    origin: "BD",
    ingredients: { en: "Honey of khalsi blossom", bn: "খলিসা ফুলের মধু" },
    storage: "room",
    allergens: ["none"],
    lifeDays: 720,
  },
};

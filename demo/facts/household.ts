import { by } from "./brands.ts";
import type { FactTable, PackFacts } from "./facts.ts";

const cleaner = (facts: PackFacts = {}) => by("Jhilmil", { storage: "room", lifeDays: 720, ...facts });
const care = (facts: PackFacts = {}) => by("Shiuli", { storage: "room", lifeDays: 1_080, ...facts });
const baby = (facts: PackFacts = {}) => by("Tuntuni", { storage: "room", lifeDays: 1_080, ...facts });

/** Household, personal care and baby care. Cotton buds and the baby's bowl bear no brand. */
export const householdFacts: FactTable = {
  "dishwash-liquid": cleaner({
    ingredients: {
      en: "Water, sodium laureth sulphate, salt, perfume, lime extract",
      bn: "পানি, সোডিয়াম লরেথ সালফেট, লবণ, সুগন্ধি, লেবুর নির্যাস",
    },
  }),
  "dishwash-bar": cleaner(),
  "detergent-powder": cleaner(),
  "floor-cleaner": cleaner(),
  "toilet-cleaner": cleaner({
    ingredients: { en: "Hydrochloric acid (10 %)", bn: "হাইড্রোক্লোরিক অ্যাসিড (১০%)" },
  }),
  "glass-cleaner": cleaner(),
  "facial-tissue": { packed: true, origin: "BD" },
  "toilet-rolls": { packed: true, origin: "BD" },
  "garbage-bags": { packed: true, origin: "BD" },
  "aluminium-foil": { packed: true, origin: "CN" },
  "scrub-sponge": { packed: true, origin: "CN" },
  "phul-jharu": { origin: "BD" },
  "bath-soap": care({
    ingredients: {
      en: "Sodium palmate, water, neem extract, perfume",
      bn: "সোডিয়াম পামেট, পানি, নিমের নির্যাস, সুগন্ধি",
    },
  }),
  handwash: care(),
  shampoo: care(),
  "coconut-hair-oil": {
    packed: true,
    origin: "BD",
    ingredients: { en: "Coconut oil", bn: "নারকেল তেল" },
    storage: "room",
    lifeDays: 720,
  },
  toothpaste: care({
    ingredients: {
      en: "Calcium carbonate, water, sorbitol, mint flavour, sodium fluoride",
      bn: "ক্যালসিয়াম কার্বনেট, পানি, সরবিটল, পুদিনার সুগন্ধি, সোডিয়াম ফ্লোরাইড",
    },
  }),
  toothbrush: { packed: true, origin: "CN" },
  "face-wash": care(),
  "body-lotion": care(),
  "petroleum-jelly": { packed: true, origin: "IN", storage: "room", lifeDays: 1_080 },
  "sanitary-pads": { packed: true, origin: "BD" },
  "shaving-razor": { packed: true, origin: "CN" },
  "baby-diapers-m": baby(),
  "baby-diapers-l": baby(),
  "baby-wipes": baby(),
  "baby-lotion": baby(),
  "baby-oil": baby({
    ingredients: { en: "Mineral oil, vitamin E, perfume", bn: "মিনারেল অয়েল, ভিটামিন ই, সুগন্ধি" },
  }),
  "baby-soap": baby(),
  "baby-shampoo": baby(),
  "cotton-buds": { packed: true, origin: "CN" },
  "baby-bowl-spoon": { origin: "CN" },
};

import type { Both } from "../category.ts";
import { by } from "./brands.ts";
import type { FactTable, PackFacts } from "./facts.ts";

const rice = (en: string, bn: string): PackFacts =>
  by("Dhanshalik", { ingredients: { en, bn }, storage: "cool_dry", allergens: ["none"], lifeDays: 365 });

const flour = (ingredients: Both, lifeDays = 120): PackFacts =>
  by("Ujan", { ingredients, storage: "cool_dry", allergens: ["gluten"], lifeDays });

const oil = (en: string, bn: string, facts: PackFacts = {}): PackFacts =>
  by("Ujan", { ingredients: { en, bn }, storage: "cool_dry", allergens: ["none"], lifeDays: 540, ...facts });

const spice = (en: string, bn: string, facts: PackFacts = {}): PackFacts =>
  by("Morichbati", {
    ingredients: { en, bn },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 365,
    ...facts,
  });

const vitamin = { en: "fortified with vitamin A", bn: "ভিটামিন এ সমৃদ্ধ" };

/** Rice, flour, dal, oil and spices. Loose ones have an origin only. */
export const stapleFacts: FactTable = {
  "miniket-rice": rice("Miniket rice", "মিনিকেট চাল"),
  "nazirshail-rice": rice("Nazirshail rice", "নাজিরশাইল চাল"),
  "atash-rice": rice("Atash rice", "আটাশ চাল"),
  "chinigura-rice": rice("Aromatic chinigura rice", "সুগন্ধি চিনিগুঁড়া চাল"),
  "kataribhog-rice": rice("Aromatic kataribhog rice", "সুগন্ধি কাটারিভোগ চাল"),
  "red-rice": rice("Husked red aman rice", "ঢেঁকিছাঁটা লাল আমন চাল"),
  atta: flour({ en: "Whole wheat", bn: "আস্ত গম" }, 90),
  maida: flour({ en: "Wheat flour", bn: "গমের ময়দা" }),
  suji: flour({ en: "Wheat semolina", bn: "গমের সুজি" }),
  besan: { origin: "BD", storage: "cool_dry", lifeDays: 120 },
  "rice-flour": { origin: "BD", storage: "cool_dry", lifeDays: 90 },
  chira: { origin: "BD", storage: "cool_dry", lifeDays: 90 },
  muri: { origin: "BD", storage: "cool_dry", lifeDays: 60 },
  "masoor-dal-deshi": { origin: "BD", storage: "cool_dry", lifeDays: 365 },
  "masoor-dal-bold": { origin: "AU", storage: "cool_dry", lifeDays: 365 },
  "moong-dal": { origin: "BD", storage: "cool_dry", lifeDays: 365 },
  "chola-dal": { origin: "AU", storage: "cool_dry", lifeDays: 365 },
  "chola-whole": { origin: "AU", storage: "cool_dry", lifeDays: 365 },
  "kabuli-chola": { origin: "AU", storage: "cool_dry", lifeDays: 365 },
  "mashkalai-dal": { origin: "BD", storage: "cool_dry", lifeDays: 365 },
  "khesari-dal": { origin: "BD", storage: "cool_dry", lifeDays: 365 },
  "anchor-dal": { origin: "CA", storage: "cool_dry", lifeDays: 365 },
  "soybean-oil-5l": oil(`Refined soybean oil, ${vitamin.en}`, `পরিশোধিত সয়াবিন তেল, ${vitamin.bn}`),
  "soybean-oil-1l": oil(`Refined soybean oil, ${vitamin.en}`, `পরিশোধিত সয়াবিন তেল, ${vitamin.bn}`),
  "rice-bran-oil": oil(`Refined rice bran oil, ${vitamin.en}`, `পরিশোধিত রাইস ব্র্যান তেল, ${vitamin.bn}`),
  "mustard-oil": {
    origin: "BD",
    ingredients: { en: "Mustard seed oil, pressed in a ghani", bn: "ঘানিতে ভাঙা সরিষার তেল" },
    storage: "cool_dry",
    allergens: ["mustard"],
    lifeDays: 365,
  },
  "mustard-oil-small": oil("Mustard seed oil", "সরিষার তেল", { allergens: ["mustard"], lifeDays: 365 }),
  "sunflower-oil": {
    packed: true,
    origin: "UA",
    ingredients: { en: "Refined sunflower oil", bn: "পরিশোধিত সূর্যমুখী তেল" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 540,
  },
  "olive-oil": {
    packed: true,
    origin: "ES",
    ingredients: { en: "Extra virgin olive oil", bn: "এক্সট্রা ভার্জিন জলপাই তেল" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 720,
  },
  "gawa-ghee": {
    packed: true,
    maker: "Ishwardi ghee makers, Pabna",
    origin: "BD",
    ingredients: { en: "Cow's milk fat", bn: "গরুর দুধের ননী" },
    storage: "cool_dry",
    allergens: ["milk"],
    lifeDays: 365,
  },
  "dried-red-chilli": spice("Dried red chilli", "শুকনা মরিচ"),
  "turmeric-powder": spice("Turmeric", "হলুদ"),
  "chilli-powder": spice("Dried red chilli", "শুকনা মরিচ"),
  "coriander-powder": spice("Coriander seed", "ধনিয়া"),
  "cumin-powder": spice("Cumin seed", "জিরা", { origin: "IN" }),
  "cumin-whole": spice("Cumin seed", "জিরা", { origin: "IN" }),
  cardamom: spice("Green cardamom", "ছোট এলাচ", { origin: "GT", lifeDays: 540 }),
  cinnamon: spice("Cinnamon bark", "দারুচিনি", { origin: "VN", lifeDays: 540 }),
  "bay-leaf": { origin: "BD", storage: "cool_dry", lifeDays: 365 },
  "black-pepper": spice("Black peppercorns", "গোলমরিচ", { origin: "VN", lifeDays: 540 }),
  "panch-phoron": spice("Cumin, fenugreek, fennel, nigella, radhuni seed", "জিরা, মেথি, মৌরি, কালোজিরা, রাঁধুনি"),
  "biryani-masala": spice(
    "Coriander, chilli, cumin, cardamom, cinnamon, mace, nutmeg, bay leaf, plums, salt",
    "ধনিয়া, মরিচ, জিরা, এলাচ, দারুচিনি, জয়ত্রী, জায়ফল, তেজপাতা, আলুবোখারা, লবণ",
  ),
  "iodised-salt": {
    packed: true,
    maker: "Islampur Salt Mills, Cox's Bazar",
    origin: "BD",
    ingredients: { en: "Salt, potassium iodate", bn: "লবণ, পটাশিয়াম আয়োডেট" },
    storage: "cool_dry",
    allergens: ["none"],
    lifeDays: 720,
  },
  kasundi: spice(
    "Mustard seed, green mango, green chilli, turmeric, salt",
    "সরিষা, কাঁচা আম, কাঁচা মরিচ, হলুদ, লবণ",
    {
      allergens: ["mustard"],
      lifeDays: 270,
    },
  ),
};

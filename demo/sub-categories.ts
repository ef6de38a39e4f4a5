import type { Both, Tint } from "./category.ts";

/** A category within a main one; it lists products of that one besides. */
export type SubCategory = {
  slug: string;
  within: Tint;
  name: Both;
  /** SKUs; the picture of the first stands for all. */
  products: string[];
};

/** The fruit that is in season at the first start; see seasonal.ts. */
export const seasonalSlug = "seasonal-fruit";

export const subCategories: SubCategory[] = [
  {
    slug: "vegetables",
    within: "fruit-vegetables",
    name: { en: "Vegetables", bn: "সবজি" },
    products: [
      "round-brinjal",
      "deshi-tomato",
      "potato",
      "deshi-onion",
      "deshi-garlic",
      "ginger",
      "green-chilli",
      "kagji-lime",
      "long-brinjal",
      "okra",
      "pointed-gourd",
      "bitter-gourd",
      "bottle-gourd",
      "sweet-pumpkin",
      "green-papaya",
      "cucumber",
      "carrot",
      "cauliflower",
      "cabbage",
      "hyacinth-bean",
      "yardlong-bean",
      "taro-root",
      "ridge-gourd",
      "green-banana",
      "capsicum",
    ],
  },
  {
    slug: "leafy-greens",
    within: "fruit-vegetables",
    name: { en: "Leafy Greens", bn: "শাকপাতা" },
    products: ["palong-shak", "coriander-leaves", "mint-leaves", "red-amaranth", "kolmi-shak", "pui-shak"],
  },
  {
    slug: "fruit",
    within: "fruit-vegetables",
    name: { en: "Fruit", bn: "ফল" },
    products: [
      "fuji-apple",
      "sagor-banana",
      "himsagar-mango",
      "amrapali-mango",
      "litchi",
      "guava",
      "ripe-papaya",
      "pineapple",
      "watermelon",
      "green-coconut",
      "dragon-fruit",
      "malta-orange",
      "pomegranate",
    ],
  },
  {
    slug: seasonalSlug,
    within: "fruit-vegetables",
    name: { en: "Seasonal Fruit", bn: "মৌসুমি ফল" },
    products: [],
  },
  {
    slug: "whole-fish",
    within: "fish",
    name: { en: "Whole Fish", bn: "আস্ত মাছ" },
    products: [
      "rui-whole",
      "katla-whole",
      "hilsa-whole",
      "pangas-whole",
      "padma-hilsa",
      "tilapia",
      "koi-fish",
      "shing-fish",
      "pabda-fish",
      "mola-fish",
    ],
  },
  {
    slug: "cut-fish",
    within: "fish",
    name: { en: "Cut Fish", bn: "কাটা মাছ" },
    products: ["rui-fish", "katla-fish", "pangas-fish"],
  },
  {
    slug: "prawns",
    within: "fish",
    name: { en: "Prawns & Shrimp", bn: "চিংড়ি" },
    products: ["golda-prawn", "small-shrimp"],
  },
  {
    slug: "chicken-duck",
    within: "meat",
    name: { en: "Chicken & Duck", bn: "মুরগি ও হাঁস" },
    products: [
      "broiler-chicken",
      "sonali-chicken",
      "deshi-chicken",
      "chicken-breast",
      "chicken-drumsticks",
      "duck-whole",
    ],
  },
  {
    slug: "beef",
    within: "meat",
    name: { en: "Beef", bn: "গরুর মাংস" },
    products: ["beef-boneless", "beef-with-bone", "beef-brisket", "beef-mince", "beef-liver"],
  },
  {
    slug: "mutton",
    within: "meat",
    name: { en: "Mutton", bn: "খাসির মাংস" },
    products: ["khasi-mutton", "mutton-leg"],
  },
  {
    slug: "eggs",
    within: "eggs-dairy",
    name: { en: "Eggs", bn: "ডিম" },
    products: ["brown-eggs", "deshi-eggs", "duck-eggs", "quail-eggs"],
  },
  {
    slug: "milk-doi",
    within: "eggs-dairy",
    name: { en: "Milk & Doi", bn: "দুধ ও দই" },
    products: ["fresh-milk", "uht-milk", "milk-powder", "mishti-doi", "tok-doi"],
  },
  {
    slug: "rice-polao",
    within: "rice-flour",
    name: { en: "Rice & Polao Rice", bn: "চাল ও পোলাওর চাল" },
    products: [
      "miniket-rice",
      "nazirshail-rice",
      "atash-rice",
      "chinigura-rice",
      "kataribhog-rice",
      "red-rice",
    ],
  },
  {
    slug: "flour",
    within: "rice-flour",
    name: { en: "Flour", bn: "আটা, ময়দা ও সুজি" },
    products: ["atta", "maida", "suji", "besan", "rice-flour"],
  },
  {
    slug: "ground-spices",
    within: "spices",
    name: { en: "Ground Spices", bn: "গুঁড়া মসলা" },
    products: ["turmeric-powder", "chilli-powder", "coriander-powder", "cumin-powder", "biryani-masala"],
  },
  {
    slug: "whole-spices",
    within: "spices",
    name: { en: "Whole Spices", bn: "আস্ত মসলা" },
    products: [
      "cinnamon",
      "dried-red-chilli",
      "cumin-whole",
      "cardamom",
      "bay-leaf",
      "black-pepper",
      "panch-phoron",
    ],
  },
  {
    slug: "tea-coffee",
    within: "tea-drinks",
    name: { en: "Tea & Coffee", bn: "চা ও কফি" },
    products: ["black-tea", "tea-bags", "green-tea", "instant-coffee"],
  },
  {
    slug: "cold-drinks",
    within: "tea-drinks",
    name: { en: "Cold Drinks", bn: "ঠান্ডা পানীয়" },
    products: ["mango-juice", "drinking-water", "lemon-soda", "borhani", "rose-sharbat"],
  },
];

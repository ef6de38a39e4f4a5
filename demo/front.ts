import { categories } from "./categories.ts";
import type { Both, Tint } from "./category.ts";
import { seasonalProducts } from "./seasonal.ts";
import { seasonalSlug, subCategories } from "./sub-categories.ts";

export type Slide = { image: string; title: Both; subtitle: Both; button: Both; link: string; tint: Tint };

export type DemoAdvertisement = {
  image: string;
  title: Both;
  description: Both;
  link: string;
  button: Both;
  tint: Tint;
};

const fruitPicture = "/pictures/demo/slide-fruit.svg";

/** The slider; numbers in the links are category positions in categories.ts. */
export const sliders: Slide[] = [
  {
    image: "/pictures/demo/slide-market.svg",
    title: { en: "This morning’s market, at your door", bn: "সকালের টাটকা বাজার, আপনার দরজায়" },
    subtitle: { en: "Picked before sunrise.", bn: "ভোর হওয়ার আগেই বাছাই করা।" },
    button: { en: "Shop Now", bn: "বাজার করুন" },
    link: "/products",
    tint: "fruit-vegetables",
  },
  {
    image: "/pictures/demo/slide-fish.svg",
    title: { en: "Fish from the morning ghat", bn: "ভোরের ঘাটের তাজা মাছ" },
    subtitle: { en: "Cleaned, cut and kept on ice.", bn: "কেটে-ধুয়ে বরফে রাখা।" },
    button: { en: "See the Fish", bn: "মাছ দেখুন" },
    link: "/products?category=2",
    tint: "fish",
  },
  {
    image: fruitPicture,
    title: { en: "Fruit that smells of the orchard", bn: "বাগানের গন্ধমাখা ফল" },
    subtitle: { en: "Mango, guava and pineapple.", bn: "আম, পেয়ারা আর আনারস।" },
    button: { en: "Choose Fruit", bn: "ফল বেছে নিন" },
    link: "/products?category=1",
    tint: "snacks",
  },
  {
    image: "/pictures/demo/slide-pantry.svg",
    title: { en: "The month's rice, dal and oil", bn: "সারা মাসের চাল, ডাল, তেল" },
    subtitle: { en: "No more heavy sacks to carry.", bn: "ভারী বস্তা আর বইতে হবে না।" },
    button: { en: "Fill the Pantry", bn: "মাসের বাজার করুন" },
    link: "/products?category=5",
    tint: "rice-flour",
  },
];

/** The slider as it is in a month of 0 to 11: its fruit is what is in season then. */
export function slidersOf(month: number): Slide[] {
  const fruit = seasonalProducts(month).map(({ name }) => name);
  const subtitle = {
    en: `In season now: ${fruit.map(({ en }) => en.replace(/ \(.*/, "")).join(", ")}.`,
    bn: `এখনকার মৌসুমে: ${fruit.map(({ bn }) => bn).join(", ")}।`,
  };
  const id = categories.length + 1 + subCategories.findIndex(({ slug }) => slug === seasonalSlug);
  return sliders.map((slide) =>
    slide.image === fruitPicture ? { ...slide, subtitle, link: `/products?category=${id}` } : slide,
  );
}

/** The two banners below; both lead to fruits and vegetables (SPEC 2). */
export const banners: Slide[] = [
  {
    image: "/pictures/demo/banner-fruit.svg",
    title: { en: "20% off seasonal fruits", bn: "মৌসুমি ফলে ২০% ছাড়" },
    subtitle: { en: "Mango, banana, pineapple", bn: "আম, কলা, আনারস" },
    button: { en: "See fruits", bn: "ফল দেখুন" },
    link: "/products?category=1",
    tint: "oil-ghee",
  },
  {
    image: "/pictures/demo/banner-vegetables.svg",
    title: { en: "Organic vegetables", bn: "অর্গানিক শাকসবজি" },
    subtitle: { en: "Grown without chemicals in Savar", bn: "সাভারে ফলানো, রাসায়নিক ছাড়া" },
    button: { en: "See vegetables", bn: "সবজি দেখুন" },
    link: "/products?category=1",
    tint: "fruit-vegetables",
  },
];

/** The advertisements; each link searches for products that the demo has. */
export const advertisements: DemoAdvertisement[] = [
  {
    image: "/pictures/demo/ad-honey.svg",
    title: { en: "Honey from the Sundarbans", bn: "সুন্দরবনের মধু" },
    description: {
      en: "Khalsi blossom honey, gathered by the mouals of Satkhira.",
      bn: "খলিসা ফুলের মধু, সাতক্ষীরার মৌয়ালদের আনা।",
    },
    link: "/products?search=honey",
    button: { en: "See the Honey", bn: "মধু দেখুন" },
    tint: "oil-ghee",
  },
  {
    image: "/pictures/demo/ad-tea.svg",
    title: { en: "Tea from Sreemangal", bn: "শ্রীমঙ্গলের চা" },
    description: {
      en: "A strong, red cup from the gardens in the hills.",
      bn: "পাহাড়ি বাগানের পাতা, কড়া লাল লিকার।",
    },
    link: "/products?search=tea",
    button: { en: "See the Tea", bn: "চা দেখুন" },
    tint: "tea-drinks",
  },
  {
    image: "/pictures/demo/ad-hilsa.svg",
    title: { en: "Hilsa from the Padma", bn: "পদ্মার ইলিশ" },
    description: {
      en: "Silver fish from Chandpur, about a kilo each.",
      bn: "চাঁদপুরের রুপালি ইলিশ, একেকটা এক কেজির মতো।",
    },
    link: "/products?search=hilsa",
    button: { en: "See the Hilsa", bn: "ইলিশ দেখুন" },
    tint: "fish",
  },
];

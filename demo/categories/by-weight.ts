import type { DemoProduct } from "../category.ts";

/** Whole fish that are sold by weight. */
export const wholeFish: DemoProduct[] = [
  {
    sku: "rui-whole",
    name: { en: "Whole rui", bn: "আস্ত রুই" },
    weight: { en: "250 g", bn: "২৫০ গ্রাম" },
    net: { amount: 250, unit: "g" },
    weighed: true,
    price: 95,
    stock: 220,
    isNew: true,
    description: {
      en: "One whole rui of two to three kilos from the ponds of Rajshahi, on ice since dawn. You pay what it weighs; write in the note if we should scale it.",
      bn: "রাজশাহীর পুকুরের দুই-তিন কেজির আস্ত রুই, ভোর থেকে বরফে। যত ওজন, তত দাম; আঁশ ছাড়িয়ে দিতে হলে নোটে লিখুন।",
    },
    nutrition: { energyKcal: 97, carbohydrateG: 0, proteinG: 16.6, fatG: 3.1, calciumMg: 650, ironMg: 1 },
  },
  {
    sku: "katla-whole",
    name: { en: "Whole katla", bn: "আস্ত কাতলা" },
    weight: { en: "250 g", bn: "২৫০ গ্রাম" },
    net: { amount: 250, unit: "g" },
    weighed: true,
    price: 102,
    stock: 140,
    description: {
      en: "A broad katla of three kilos and more, with the head that makes muri ghonto. Priced by the weight of the whole fish.",
      bn: "তিন কেজির বেশি ওজনের চওড়া কাতলা, মুড়িঘণ্টের মাথাসহ। আস্ত মাছের ওজনে দাম।",
    },
    nutrition: { energyKcal: 111, carbohydrateG: 2.9, proteinG: 19.5, fatG: 2.4, calciumMg: 530 },
  },
  {
    sku: "hilsa-whole",
    name: { en: "Barishal hilsa, by weight", bn: "বরিশালের ইলিশ, ওজনে" },
    weight: { en: "100 g", bn: "১০০ গ্রাম" },
    net: { amount: 100, unit: "g" },
    weighed: true,
    price: 145,
    stock: 300,
    description: {
      en: "Hilsa of 600 to 800 grams from the Meghna at Barishal, whole and uncleaned. Take the weight you need; the bill follows the scale.",
      bn: "বরিশালের মেঘনার ৬০০ থেকে ৮০০ গ্রামের ইলিশ, আস্ত, না কাটা। যতটুকু লাগে নিন; দাম পাল্লায় যা ওঠে তাই।",
    },
    nutrition: {
      energyKcal: 273,
      carbohydrateG: 2.9,
      proteinG: 21.8,
      fatG: 19.4,
      calciumMg: 180,
      ironMg: 2.1,
    },
  },
  {
    sku: "pangas-whole",
    name: { en: "Whole pangas", bn: "আস্ত পাঙাশ" },
    weight: { en: "500 g", bn: "৫০০ গ্রাম" },
    net: { amount: 500, unit: "g" },
    weighed: true,
    price: 92,
    stock: 110,
    description: {
      en: "A live-weight pangas of about two kilos, gutted when you order it. Few bones and enough fat for a rich jhol.",
      bn: "দুই কেজির মতো তাজা পাঙাশ, অর্ডার পেলে পেট পরিষ্কার করা হয়। কাঁটা কম, তেল ভালো; ঝোলে জমে।",
    },
    nutrition: { energyKcal: 105, carbohydrateG: 0, proteinG: 15.2, fatG: 4.8, calciumMg: 20, ironMg: 0.5 },
  },
];

/** Meat that is sold by weight. */
export const weighedMeat: DemoProduct[] = [
  {
    sku: "beef-brisket",
    name: { en: "Beef brisket with bone", bn: "গরুর সিনার মাংস, হাড়সহ" },
    weight: { en: "250 g", bn: "২৫০ গ্রাম" },
    net: { amount: 250, unit: "g" },
    weighed: true,
    price: 200,
    stock: 160,
    description: {
      en: "Sina with rib bones and a layer of fat, cut in curry pieces on the morning it is sold. The right cut for tehari and bhuna.",
      bn: "হাড় আর চর্বির স্তরসহ সিনার মাংস, বিক্রির দিন সকালেই তরকারির টুকরা করা। তেহারি আর ভুনার জন্য এটাই লাগে।",
    },
    nutrition: { energyKcal: 230, carbohydrateG: 0, proteinG: 18.2, fatG: 17.5, calciumMg: 11, ironMg: 1.9 },
  },
  {
    sku: "mutton-leg",
    name: { en: "Khasi leg with bone", bn: "খাসির রান, হাড়সহ" },
    weight: { en: "250 g", bn: "২৫০ গ্রাম" },
    net: { amount: 250, unit: "g" },
    weighed: true,
    price: 300,
    stock: 90,
    description: {
      en: "The leg of a young khasi, whole or in pieces as you write in the note. Halal, cut in our own shop, weighed as you get it.",
      bn: "কচি খাসির রান; আস্ত নাকি টুকরা, নোটে লিখে দিন। হালাল, নিজেদের দোকানে কাটা, যা পান তারই ওজন।",
    },
    nutrition: { energyKcal: 143, carbohydrateG: 0, proteinG: 20.3, fatG: 6.5, calciumMg: 13, ironMg: 2.8 },
  },
];

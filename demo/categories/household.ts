import type { DemoCategory } from "../category.ts";

export const household: DemoCategory = {
  slug: "household",
  name: { en: "Household", bn: "ঘরের জিনিস" },
  products: [
    {
      sku: "dishwash-liquid",
      name: { en: "Jhilmil dishwashing liquid, lime", bn: "ঝিলমিল ডিশওয়াশ লিকুইড, লেবু" },
      weight: { en: "500 ml", bn: "৫০০ মিলিলিটার" },
      net: { amount: 500, unit: "ml" },
      price: 110,
      stock: 147,
      featured: true,
      description: {
        en: "Cuts through fish oil and haleem, and smells of lime. A few drops on a wet sponge are enough; rinse well.",
        bn: "মাছের তেল বা হালিমের চর্বি সহজেই কাটে, লেবুর ঘ্রাণ আছে। ভেজা স্পঞ্জে কয়েক ফোঁটাই যথেষ্ট; ভালো করে ধুয়ে নিন।",
      },
    },
    {
      sku: "dishwash-bar",
      name: { en: "Jhilmil dishwashing bar", bn: "ঝিলমিল থালাবাসন মাজার সাবান" },
      weight: { en: "300 g", bn: "৩০০ গ্রাম" },
      net: { amount: 300, unit: "g" },
      price: 40,
      stock: 165,
      description: {
        en: "A hard bar in its own box that lasts and does not turn to mush. Rub the scrubber on it, not the plate.",
        bn: "শক্ত সাবান, বাক্সে থাকে, গলে কাদা হয় না। থালায় নয়, মাজুনিতে ঘষে নিন।",
      },
    },
    {
      sku: "detergent-powder",
      name: { en: "Jhilmil washing powder", bn: "ঝিলমিল গুঁড়া সাবান" },
      weight: { en: "1 kg", bn: "১ কেজি" },
      net: { amount: 1000, unit: "g" },
      price: 165,
      originalPrice: 185,
      stock: 119,
      description: {
        en: "For hand and machine, with a light scent and plenty of foam. Soak collars and school uniforms for half an hour.",
        bn: "হাতে বা মেশিনে কাচার জন্য, হালকা ঘ্রাণ, ফেনা বেশি। কলার আর স্কুলের জামা আধা ঘণ্টা ভিজিয়ে রাখুন।",
      },
    },
    {
      sku: "floor-cleaner",
      name: { en: "Jhilmil floor cleaner, lemon", bn: "ঝিলমিল ফ্লোর ক্লিনার, লেবু" },
      weight: { en: "1 L", bn: "১ লিটার" },
      net: { amount: 1000, unit: "ml" },
      price: 230,
      stock: 71,
      description: {
        en: "Lemon-scented cleaner for tiles and mosaic floors. One capful in half a bucket of water; no need to rinse.",
        bn: "টাইলস আর মোজাইকের মেঝের জন্য, লেবুর ঘ্রাণ। আধা বালতি পানিতে এক ঢাকনা; পরে আর ধুতে হয় না।",
      },
    },
    {
      sku: "toilet-cleaner",
      name: { en: "Jhilmil toilet cleaner", bn: "ঝিলমিল টয়লেট ক্লিনার" },
      weight: { en: "750 ml", bn: "৭৫০ মিলিলিটার" },
      net: { amount: 750, unit: "ml" },
      price: 140,
      stock: 89,
      description: {
        en: "A thick liquid; the bottle's bent neck reaches under the rim. Leave it for twenty minutes, brush, flush; never mix it with bleach.",
        bn: "ঘন তরল; বোতলের বাঁকানো মুখ কিনারার নিচেও পৌঁছায়। বিশ মিনিট রেখে ব্রাশ করে ফ্লাশ করুন; ব্লিচের সঙ্গে মেশাবেন না।",
      },
    },
    {
      sku: "glass-cleaner",
      name: { en: "Jhilmil glass cleaner", bn: "ঝিলমিল গ্লাস ক্লিনার" },
      weight: { en: "500 ml", bn: "৫০০ মিলিলিটার" },
      net: { amount: 500, unit: "ml" },
      price: 150,
      stock: 54,
      description: {
        en: "Spray for windows, mirrors and glass tables. Wipe with a dry cotton cloth or newspaper, and no streaks stay behind.",
        bn: "জানালা, আয়না আর কাচের টেবিলের জন্য স্প্রে। শুকনা সুতি কাপড় বা খবরের কাগজ দিয়ে মুছলে দাগ থাকে না।",
      },
    },
    {
      sku: "facial-tissue",
      name: { en: "Facial tissue box", bn: "ফেসিয়াল টিস্যু বক্স" },
      weight: { en: "120 pcs", bn: "১২০ পিস" },
      net: { amount: 120, unit: "pc" },
      price: 75,
      stock: 198,
      description: {
        en: "A hundred and twenty soft two-ply sheets in a box for the table or the car. They do not fall apart when wet.",
        bn: "খাবার টেবিল বা গাড়ির জন্য এক বাক্সে একশ বিশটা দুই পরতের নরম টিস্যু। ভিজলেও ছিঁড়ে যায় না।",
      },
    },
    {
      sku: "toilet-rolls",
      name: { en: "Toilet paper, 4 rolls", bn: "টয়লেট টিস্যু, ৪ রোল" },
      weight: { en: "4 pcs", bn: "৪ পিস" },
      net: { amount: 4, unit: "pc" },
      price: 110,
      stock: 151,
      description: {
        en: "Four rolls of white, two-ply paper that tears cleanly along the line. Keep a spare in a dry cupboard.",
        bn: "সাদা দুই পরতের চারটা রোল, দাগ বরাবর সুন্দর ছেঁড়ে। বাড়তি রোল শুকনা আলমারিতে রাখুন।",
      },
    },
    {
      sku: "garbage-bags",
      name: { en: "Rubbish bags, medium", bn: "ময়লার ব্যাগ, মাঝারি" },
      weight: { en: "30 pcs", bn: "৩০ পিস" },
      net: { amount: 30, unit: "pc" },
      price: 95,
      description: {
        en: "Thirty black bags for a kitchen bin of about twenty litres. The bottom seam holds wet peelings without dripping.",
        bn: "রান্নাঘরের বিশ লিটারের বিনের মাপে ত্রিশটা কালো ব্যাগ। তলার জোড়া শক্ত, ভেজা খোসা ফেললেও চুঁইয়ে পড়ে না।",
      },
    },
    {
      sku: "aluminium-foil",
      name: { en: "Aluminium foil", bn: "অ্যালুমিনিয়াম ফয়েল" },
      weight: { en: "1 pc", bn: "১ পিস" },
      price: 190,
      stock: 68,
      description: {
        en: "A nine-metre roll in a box with a cutting edge. For roast chicken in the oven, and for keeping parathas warm.",
        bn: "কাটার দাঁতওয়ালা বাক্সে নয় মিটারের রোল। ওভেনে মুরগি রোস্ট করতে, পরোটা গরম রাখতে কাজে লাগে।",
      },
    },
    {
      sku: "scrub-sponge",
      name: { en: "Scrub sponges, 3 pieces", bn: "বাসন মাজার স্পঞ্জ, ৩টি" },
      weight: { en: "3 pcs", bn: "৩ পিস" },
      net: { amount: 3, unit: "pc" },
      price: 60,
      description: {
        en: "Rough green on one side, soft yellow on the other. Let them dry between washes and change them every three weeks.",
        bn: "এক পিঠ খসখসে সবুজ, আরেক পিঠ নরম হলুদ। কাজ শেষে শুকিয়ে রাখুন, তিন সপ্তাহ পরপর বদলান।",
      },
    },
    {
      sku: "phul-jharu",
      name: { en: "Grass broom (phul jharu)", bn: "ফুলঝাড়ু" },
      weight: { en: "1 pc", bn: "১ পিস" },
      price: 120,
      description: {
        en: "A soft grass broom from the hills of Bandarban, bound tight at the handle. Shake it outside once before first use.",
        bn: "বান্দরবানের পাহাড়ি উলুফুলের নরম ঝাড়ু, হাতল শক্ত করে বাঁধা। প্রথমবার বাইরে ঝেড়ে নিয়ে ব্যবহার করুন।",
      },
    },
  ],
};

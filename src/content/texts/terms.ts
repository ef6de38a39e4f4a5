import type { Section } from "./text.ts";

/** The terms of service. */
export const terms: Section[] = [
  {
    id: "shop",
    en: {
      title: "Who you buy from",
      text: [
        "You buy from {name}, {address}. Digital Business ID (DBID): {dbid}. Telephone {phone}, email {email}.",
        "These terms apply to every order placed here, together with the law of Bangladesh, above all the Consumer Rights Protection Act 2009 and the Digital Commerce Operation Guidelines 2021. Where a law gives you more than these terms, the law applies.",
      ],
    },
    bn: {
      title: "কার কাছ থেকে কিনছেন",
      text: [
        "আপনি কিনছেন {name}, {address} থেকে। ডিজিটাল বিজনেস আইডি (ডিবিআইডি): {dbid}। ফোন {phone}, ই-মেইল {email}।",
        "এখানকার প্রতিটি অর্ডারে এই শর্তগুলো চলবে, সঙ্গে বাংলাদেশের আইন, বিশেষ করে ভোক্তা-অধিকার সংরক্ষণ আইন ২০০৯ ও ডিজিটাল কমার্স পরিচালনা নির্দেশিকা ২০২১। কোনো আইন আপনাকে এই শর্তের চেয়ে বেশি দিলে আইনটিই মানা হবে।",
      ],
    },
  },
  {
    id: "prices",
    en: {
      title: "Prices",
      text: [
        "Prices are in taka and include VAT. They are for the weight or the number of pieces named beside them. A price struck out is what the product cost before.",
        "You pay the price at the moment you place the order. If it changed while the product was in your cart, the cart and the checkout say so before you order. Until the shop sets a delivery charge, delivery costs nothing; if it ever does, the charge is shown in the total before you order.",
      ],
    },
    bn: {
      title: "দাম",
      text: [
        "সব দাম টাকায়, ভ্যাটসহ। পাশে লেখা ওজন বা সংখ্যার জন্যই দাম। কেটে দেওয়া দামটি পণ্যের আগের দাম।",
        "অর্ডার করার মুহূর্তের দামটিই দেবেন। ঝুড়িতে থাকতে দাম বদলে গেলে অর্ডারের আগেই ঝুড়িতে ও চেকআউটে জানানো হয়। দোকান ডেলিভারি খরচ ঠিক না করা পর্যন্ত ডেলিভারির জন্য কিছু দিতে হয় না; কখনো ঠিক হলে অর্ডারের আগেই মোট দামে দেখানো হবে।",
      ],
    },
  },
  {
    id: "order",
    en: {
      title: "Ordering",
      text: [
        "An order is binding from the moment the shop shows you its number. We only accept what we have in stock. If something turns out to be missing or not good enough after all, we call you and take it off, or bring something else if you want it; you never pay for what you do not get.",
        "A [custom order](/custom-order) is a question, not yet an order. We call you with the price, and it becomes an order once you have agreed.",
        "Please order only what you will take, with an address and a mobile number where we can reach you.",
      ],
    },
    bn: {
      title: "অর্ডার",
      text: [
        "অর্ডার নম্বর দেখানোর মুহূর্ত থেকে অর্ডার পাকা। মজুত আছে এমন জিনিসেরই অর্ডার নিই। তবু কিছু না পাওয়া গেলে বা ভালো না থাকলে ফোন করে জানাই, বাদ দিই বা চাইলে অন্য কিছু দিই; যা পাননি তার দাম কখনো দিতে হবে না।",
        "[কাস্টম অর্ডার](/custom-order) একটি জিজ্ঞাসা, তখনো অর্ডার নয়। আমরা দাম জানিয়ে ফোন করি; আপনি রাজি হলে তবেই পাকা।",
        "যা নেবেন তা-ই অর্ডার করুন, আর এমন ঠিকানা ও মোবাইল নম্বর দিন যেখানে আপনাকে পাওয়া যায়।",
      ],
    },
  },
  {
    id: "payment",
    en: {
      title: "Payment",
      text: [
        "Cash on delivery, and nothing else: you pay our rider once you have the goods in hand and have looked at them. We ask for no advance, no card number, no PIN and no one-time code, neither here nor on the phone. Anyone who asks you for one does not work for us.",
      ],
    },
    bn: {
      title: "পেমেন্ট",
      text: [
        "শুধু ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে, দেখে নিয়ে, রাইডারকে নগদ টাকা দিন। আমরা আগাম টাকা, কার্ডের নম্বর, পিন বা ওটিপি চাই না, এখানেও না, ফোনেও না। কেউ চাইলে সে আমাদের লোক নয়।",
      ],
    },
  },
  {
    id: "delivery",
    en: {
      title: "Delivery",
      text: [
        "We deliver within 5 days of the order inside the city of Dhaka, and within 10 days elsewhere. We call you before we set out. If we cannot keep the time, we tell you, and you may cancel the order free of charge. Until the goods are in your hands, whatever happens to them is our loss, not yours.",
      ],
    },
    bn: {
      title: "ডেলিভারি",
      text: [
        "অর্ডারের পর ঢাকা শহরের ভেতরে ৫ দিনের মধ্যে, অন্য জায়গায় ১০ দিনের মধ্যে পৌঁছে দিই। রওনা হওয়ার আগে ফোন করি। সময় রাখতে না পারলে জানাই, তখন আপনি বিনা খরচে অর্ডার বাতিল করতে পারেন। পণ্য আপনার হাতে না পৌঁছানো পর্যন্ত কিছু হলে ক্ষতি আমাদের, আপনার নয়।",
      ],
    },
  },
  {
    id: "cancelling",
    en: {
      title: "Changing and cancelling",
      text: [
        "As long as your order is “Pending”, you can change or cancel it by calling {phone} with its number. After that you can still refuse at the door what you do not want.",
      ],
    },
    bn: {
      title: "বদলানো ও বাতিল",
      text: [
        "অর্ডার যতক্ষণ “অপেক্ষায়”, ততক্ষণ অর্ডার নম্বর বলে {phone} নম্বরে ফোন করে বদলাতে বা বাতিল করতে পারেন। তার পরেও দরজায় যা নিতে চান না, ফেরত দিতে পারেন।",
      ],
    },
  },
  {
    id: "returns",
    en: {
      title: "Returns and refunds",
      text: [
        "You may return what is spoiled, damaged, short in weight or not what you ordered: at the door at once, or afterwards within",
        [
          "1 day for fish, meat, fruit, vegetables, eggs, milk and bread",
          "7 days for packed food, unopened",
          "30 days for household, personal and baby care, unopened",
        ],
        "We collect it free of charge. You choose: the same again, or your money back. You get the money you paid back within 10 days, in cash or in the way you tell us.",
      ],
    },
    bn: {
      title: "ফেরত ও টাকা ফেরত",
      text: [
        "নষ্ট, ভাঙা, ওজনে কম বা ভুল জিনিস ফেরত দিতে পারেন: দরজাতেই সঙ্গে সঙ্গে, অথবা পরে",
        [
          "মাছ, মাংস, ফল, সবজি, ডিম, দুধ ও রুটি ১ দিনের মধ্যে",
          "প্যাকেটের খাবার না খোলা অবস্থায় ৭ দিনের মধ্যে",
          "ঘরের জিনিস, প্রসাধনী ও শিশুর জিনিস না খোলা অবস্থায় ৩০ দিনের মধ্যে",
        ],
        "আমরা বিনা খরচে নিয়ে আসি। বেছে নিন: একই জিনিস আবার, নাকি টাকা ফেরত। দেওয়া টাকা ১০ দিনের মধ্যে ফেরত পাবেন, নগদে বা আপনি যেভাবে বলেন।",
      ],
    },
  },
  {
    id: "complaints",
    en: {
      title: "Complaints",
      text: [
        "Call {phone}, write to {email} or [send us a message](/contact), with the order's number. Within 72 hours we begin to settle it and tell you how. If you are not satisfied, you may turn to the Directorate of National Consumer Rights Protection (hotline 16121) within 30 days of the purchase.",
      ],
    },
    bn: {
      title: "অভিযোগ",
      text: [
        "অর্ডার নম্বরসহ {phone} নম্বরে ফোন করুন, {email}-এ লিখুন বা [বার্তা পাঠান](/contact)। ৭২ ঘণ্টার মধ্যে মীমাংসার কাজ শুরু করে কী করছি জানাই। আমাদের ওপর সন্তুষ্ট না হলে কেনার ৩০ দিনের মধ্যে জাতীয় ভোক্তা-অধিকার সংরক্ষণ অধিদপ্তরে (হটলাইন ১৬১২১) যেতে পারেন।",
      ],
    },
  },
  {
    id: "account",
    en: {
      title: "Your account and your reviews",
      text: [
        "Keep your password to yourself and log out on a phone that is not yours. You may delete your account at any time; our [privacy policy](/privacy-policy) says what happens to your data.",
        "A review belongs to you; you allow us to show it with the product. We only take down what breaks the law, insults people or is about something else, never because it is critical.",
      ],
    },
    bn: {
      title: "আপনার অ্যাকাউন্ট ও মতামত",
      text: [
        "পাসওয়ার্ড নিজের কাছে রাখুন; অন্যের মোবাইলে কাজ শেষে লগআউট করুন। যখন খুশি অ্যাকাউন্ট মুছতে পারেন; তথ্যের কী হয় তা [গোপনীয়তা নীতিতে](/privacy-policy) লেখা আছে।",
        "মতামত আপনার নিজের; পণ্যের সঙ্গে দেখানোর অনুমতিটুকু আমাদের দিচ্ছেন। আইনবিরোধী, অপমানজনক বা অপ্রাসঙ্গিক লেখাই শুধু সরাই; সমালোচনা বলে কখনো নয়।",
      ],
    },
  },
];

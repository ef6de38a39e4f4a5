import type { PageText } from "../rules.ts";

export const terms: PageText = {
  en: `## Who you buy from

You buy from {seller}. {seller_facts} {opening_hours}

These terms apply to every order placed here, together with the law of Bangladesh, above all the Consumer Rights Protection Act 2009 and the Digital Commerce Operation Guidelines 2021. Where a law gives you more than these terms, the law applies.

## Prices

Prices are in taka and include VAT. They are for the weight or the number of pieces shown next to them. A price that is struck out is what the product cost before.

You pay the price at the moment you place the order. If it changed while the product was in your cart, the cart and the checkout say so before you order. {weighed_goods}

{delivery_fee} {minimum_order}

## Ordering

An order is placed when the shop shows you its number, and it is “Pending” until we have confirmed it; for some orders we call you first. If something turns out to be missing, we do what you chose for it in the cart: call you, send something similar, or leave it out. You never pay for what you do not get.

A [custom order](/custom-order) is a question, not yet an order. We call you with the price, and it becomes an order once you have agreed.

Please order only what you will take, with an address and a mobile number where we can reach you.

## Payment

Cash on delivery, and nothing else: you pay our rider once you have the goods in hand and have looked at them. We ask for no advance, no card number, no PIN and no one-time code for a payment, neither here nor on the phone. Anyone who asks you for one does not work for us.

## Delivery

{delivery_times} Where an order names no delivery area, or an area that we do not serve regularly, we call you to agree on area, time and fee before we deliver.

If we cannot keep the time, we tell you, and you may cancel the order free of charge. Until the goods are in your hands, any loss or damage is ours, not yours.

## Changing and cancelling

Open the order under [My Orders](/account/orders). You can add and remove products until we start packing, change its address and time until it is packed, and cancel it until we have confirmed it. For anything else {call_us} with the order's number. At the door you can still refuse what you do not want.

## Returns and refunds

You may return what is spoiled, damaged, short in weight or not what you ordered: at the door at once, or afterwards within

- 1 day for fish, meat, fruit, vegetables, eggs, milk and bread
- 7 days for packed food, unopened
- 30 days for household, personal and baby care, unopened

We collect it free of charge. You choose: the same again, or your money back. You get the money you paid back within 10 days, in cash or in the way you tell us.

## Complaints

Report a problem from the order page, or {reach_us}, with the order's number. Within {complaint_hours} hours we begin to settle it and tell you how. If you are not satisfied, you may turn to the Directorate of National Consumer Rights Protection (hotline 16121) within 30 days of the purchase.

## Your account and your reviews

Keep your password to yourself and sign out on a phone that is not yours. You may delete your account at any time; our [privacy policy](/privacy-policy) says what happens to your data.

A review belongs to you; you allow us to show it with the product. We only take down what breaks the law, insults people or is about something else, never because it is critical.`,

  bn: `## কার কাছ থেকে কিনছেন

আপনি কিনছেন {seller} থেকে। {seller_facts} {opening_hours}

এখানকার প্রতিটি অর্ডারে এই শর্তগুলো চলবে, সঙ্গে বাংলাদেশের আইন, বিশেষ করে ভোক্তা-অধিকার সংরক্ষণ আইন ২০০৯ ও ডিজিটাল কমার্স পরিচালনা নির্দেশিকা ২০২১। কোনো আইন আপনাকে এই শর্তের চেয়ে বেশি দিলে আইনটিই মানা হবে।

## দাম

সব দাম টাকায়, ভ্যাটসহ। পাশে লেখা ওজন বা সংখ্যার জন্যই দাম। কেটে দেওয়া দামটি পণ্যের আগের দাম।

অর্ডার করার মুহূর্তের দামটিই দেবেন। ঝুড়িতে থাকতে দাম বদলে গেলে অর্ডারের আগেই ঝুড়িতে ও চেকআউটে জানানো হয়। {weighed_goods}

{delivery_fee} {minimum_order}

## অর্ডার

অর্ডার নম্বর দেখানো মানে অর্ডার হয়ে গেছে; আমরা নিশ্চিত না করা পর্যন্ত সেটি “অপেক্ষায়” থাকে, আর কিছু অর্ডারে আগে ফোন করি। কোনো জিনিস না পাওয়া গেলে ঝুড়িতে আপনি যা বেছেছেন তা-ই করি: ফোন করি, একই রকম কিছু দিই, বা বাদ দিই। যা পাননি তার দাম কখনো দিতে হবে না।

[কাস্টম অর্ডার](/custom-order) একটি জিজ্ঞাসা, তখনো অর্ডার নয়। আমরা দাম জানিয়ে ফোন করি; আপনি রাজি হলে তবেই পাকা।

যা নেবেন তা-ই অর্ডার করুন, আর এমন ঠিকানা ও মোবাইল নম্বর দিন যেখানে আপনাকে পাওয়া যায়।

## পেমেন্ট

শুধু ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে, দেখে নিয়ে, রাইডারকে নগদ টাকা দিন। পেমেন্টের জন্য আমরা আগাম টাকা, কার্ডের নম্বর, পিন বা ওটিপি চাই না, এখানেও না, ফোনেও না। কেউ চাইলে সে আমাদের লোক নয়।

## ডেলিভারি

{delivery_times} অর্ডারে এলাকা বলা না থাকলে, বা এলাকাটি আমাদের নিয়মিত এলাকার বাইরে হলে, ডেলিভারির আগে ফোন করে এলাকা, সময় ও ফি ঠিক করে নিই।

সময় রাখতে না পারলে জানাই, তখন আপনি বিনা খরচে অর্ডার বাতিল করতে পারেন। পণ্য আপনার হাতে না পৌঁছানো পর্যন্ত কিছু হলে ক্ষতি আমাদের, আপনার নয়।

## বদলানো ও বাতিল

[আমার অর্ডার](/account/orders) থেকে অর্ডারটি খুলুন। গোছানো শুরু হওয়ার আগ পর্যন্ত পণ্য যোগ করতে বা বাদ দিতে পারেন, গোছানো শেষ হওয়ার আগ পর্যন্ত ঠিকানা ও সময় বদলাতে পারেন, আর আমরা নিশ্চিত করার আগ পর্যন্ত বাতিল করতে পারেন। অন্য কিছুর জন্য অর্ডার নম্বর দিয়ে {call_us}। দরজায়ও যা নিতে চান না, ফেরত দিতে পারেন।

## ফেরত ও টাকা ফেরত

নষ্ট, ভাঙা, ওজনে কম বা ভুল জিনিস ফেরত দিতে পারেন: দরজাতেই সঙ্গে সঙ্গে, অথবা পরে

- মাছ, মাংস, ফল, সবজি, ডিম, দুধ ও রুটি ১ দিনের মধ্যে
- প্যাকেটের খাবার না খোলা অবস্থায় ৭ দিনের মধ্যে
- ঘরের জিনিস, প্রসাধনী ও শিশুর জিনিস না খোলা অবস্থায় ৩০ দিনের মধ্যে

আমরা বিনা খরচে নিয়ে আসি। বেছে নিন: একই জিনিস আবার, নাকি টাকা ফেরত। দেওয়া টাকা ১০ দিনের মধ্যে ফেরত পাবেন, নগদে বা আপনি যেভাবে বলেন।

## অভিযোগ

অর্ডারের পাতা থেকে সমস্যা জানান, বা {reach_us}, সঙ্গে অর্ডার নম্বর। {complaint_hours} ঘণ্টার মধ্যে মীমাংসার কাজ শুরু করে কী করছি জানাই। আমাদের ওপর সন্তুষ্ট না হলে কেনার ৩০ দিনের মধ্যে জাতীয় ভোক্তা-অধিকার সংরক্ষণ অধিদপ্তরে (হটলাইন ১৬১২১) যেতে পারেন।

## আপনার অ্যাকাউন্ট ও রিভিউ

পাসওয়ার্ড নিজের কাছে রাখুন; অন্যের মোবাইলে কাজ শেষে লগআউট করুন। যখন খুশি অ্যাকাউন্ট মুছতে পারেন; তথ্যের কী হয় তা [গোপনীয়তা নীতিতে](/privacy-policy) লেখা আছে।

রিভিউ আপনার নিজের; পণ্যের সঙ্গে দেখানোর অনুমতিটুকু আমাদের দিচ্ছেন। আইনবিরোধী, অপমানজনক বা অপ্রাসঙ্গিক লেখাই শুধু সরাই; সমালোচনা বলে কখনো নয়।`,
};

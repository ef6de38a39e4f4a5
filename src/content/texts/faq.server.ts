import type { PageText } from "../rules.ts";

/** The five questions. They are shown in Bengali, with the English version below each in English (DECISIONS 36). */
export const faq: PageText = {
  bn: `## কোথায় ডেলিভারি দেন, আর কখন পাব?

{delivery_times} {delivery_fee} এলাকা খুঁজে না পেলে শুধু ঠিকানা আর মোবাইল নম্বর লিখে অর্ডার দিন; আমরা ফোন করে এলাকা, সময় আর ডেলিভারি ফি ঠিক করে নেব।

## দাম কীভাবে দেব? আগে টাকা দিতে হবে?

আগে কিছুই দিতে হবে না। পণ্য হাতে পেয়ে, দেখে নিয়ে, রাইডারকে নগদ টাকায় দাম দিন। অর্ডারের পাতায় মোট দাম সব সময় দেখা যায়, ভ্যাট তার ভেতরেই ধরা আছে। {weighed_goods}

## জিনিস খারাপ বা নষ্ট পেলে কী করব?

দরজাতেই দেখে নিন; যেটা ভালো নয় সেটা সঙ্গে সঙ্গে ফেরত দিন, তার দাম দিতে হবে না। পরে চোখে পড়লে অর্ডারের পাতা থেকে জানান: কাঁচা বাজারের জিনিস ১ দিনের মধ্যে, প্যাকেটের জিনিস না খোলা অবস্থায় ৭ দিনের মধ্যে, সাবান, ডায়াপার বা ঘরের জিনিস না খোলা অবস্থায় ৩০ দিনের মধ্যে। আমরা বদলে দেব, নয়তো ১০ দিনের মধ্যে টাকা ফেরত দেব।

## অর্ডার করার পর কিছু বদলানো বা বাতিল করা যায়?

যায়। [আমার অর্ডার](/account/orders) থেকে অর্ডারটি খুলুন। গোছানো শুরু হওয়ার আগ পর্যন্ত সেখানেই জিনিস বাড়াতে বা কমাতে পারেন, গোছানো শেষ হওয়ার আগ পর্যন্ত ঠিকানা আর সময় বদলাতে পারেন; আমরা অর্ডার নিশ্চিত করার আগ পর্যন্ত বাতিলও করতে পারেন। অন্য কিছুর জন্য {call_us}। আর দরজায় যেটা নিতে চান না সেটা ফেরত দিতে পারেন।

## মাছ আর সবজি যে টাটকা, সেটা বুঝব কীভাবে?

দরজায় খুলে দেখে নিন: কানকো লাল কি না, শাক নেতিয়ে গেছে কি না। মাছ আর মাংস বরফ দিয়ে আলাদা প্যাকেটে যায়। মনমতো না হলে ফেরত দিন। অন্য ক্রেতারা কী বলছেন, প্রতিটি পণ্যের নিচে রিভিউতে পড়ে নিতে পারেন।`,

  en: `## Where do you deliver, and when?

{delivery_times} {delivery_fee} If you can't find your area, order with your address and mobile number alone: we'll call you about area, time and delivery fee.

## How do I pay? Do I have to pay in advance?

Nothing in advance. Pay our rider in cash once you have the goods in hand and have looked at them. Your order page always shows the total; VAT is included. {weighed_goods}

## What if something arrives bad or spoiled?

Look at it at the door: what is not good goes straight back with the rider and you do not pay for it. If you notice later, report it from the order page: within 1 day for fresh goods, within 7 days for packed food that is unopened, and within 30 days for unopened soap, diapers and household goods. We replace it, or refund you within 10 days.

## Can I change or cancel an order afterwards?

Yes. Open the order under [My Orders](/account/orders). Until we start packing you can add and remove products there, until it is packed you can change its address and time, and until we confirm it you can cancel it. For anything else, {call_us}. And at the door you can hand back what you do not want.

## How do I know that fish and vegetables are fresh?

Open the bag at the door: are the gills red, has the spinach wilted? Fish and meat travel on ice, packed separately. If you do not like it, hand it back. You can read what other customers say in the reviews below each product.`,
};

import type { PageText } from "../rules.ts";

/** The demo shop's text. */
export const about: PageText = {
  en: `## The name says what we sell

Tatka means fresh. It is the first question at every stall in this city: “Bhai, tatka to?” We thought that a shop on the phone should have an answer to it, so we made it our name.

{name} is a grocery shop for kitchens in Bangladesh: vegetables, fish, rice, dal, oil and spices, and everything else a household runs out of. You choose on the phone, we bring it to your door, and you pay once it is in your hands.

## An honest scale

Every price is shown with its weight and the price per kilo, so a small packet cannot pass for a cheap one. We only strike out a price that we really asked before.

We check prices again the moment you order. If something costs more or is running out, we tell you before you order, line by line, not at the door. {weighed_goods}

## Your door is the counter

Nobody buys a fish unseen. So look at everything while our rider stands there: smell it, count it, weigh it if you like. Anything you do not like goes back with the rider, and you do not pay for it.

There is no card number to type and nothing to pay in advance. Cash on delivery is not the old way of paying here, it is the fair one.

## Not on the shelf? Ask

Kotbel in autumn, a certain rice from your own district, ten kilos of beef for a milad: [tell us what you need](/custom-order). We look for it in the market and call you with the price. Only then do you decide.

And if something was not right, we want to hear it from you first: {reach_us}. How we put it right is set out in our [terms of service](/terms-of-service), in plain words.`,

  bn: `## নামেই পরিচয়

বাজারে গেলে সবার আগে আমরা এটাই জিজ্ঞেস করি: “ভাই, টাটকা তো?” মোবাইলের দোকানেও এই প্রশ্নের একটা সোজা উত্তর থাকা দরকার। তাই নামটাই রেখেছি টাটকা।

{name} বাংলাদেশের রান্নাঘরের দোকান: শাকসবজি, মাছ, চাল, ডাল, তেল, মসলা, আর ঘরে রোজ যা যা ফুরায়। আপনি মোবাইলে বেছে নিন, আমরা দরজায় পৌঁছে দিই, হাতে পেয়ে দাম দিন।

## মাপে ঠিক, দামে সোজা

প্রতিটি দামের পাশে ওজন লেখা থাকে, তার পাশে কেজির দর। ছোট প্যাকেট দেখিয়ে সস্তা বলার সুযোগ নেই। আগের দাম কেটে দেখাই শুধু তখনই, যখন আগে সত্যিই সেই দাম ছিল।

অর্ডার করার মুহূর্তে দাম নতুন করে মিলিয়ে নিই। কোনো কিছুর দাম বাড়লে বা মজুত কমে এলে অর্ডারের আগেই বলি, একটা একটা করে; দরজায় গিয়ে নয়। {weighed_goods}

## দেখে নিন, তারপর দাম দিন

না দেখে মাছ কেনে কে? তাই রাইডার দাঁড়িয়ে থাকতেই সব দেখে নিন: গন্ধ শুঁকে দেখুন, গুনে নিন, চাইলে মেপে নিন। যেটা পছন্দ হবে না সেটা ফেরত দিন, তার দাম দিতে হবে না।

কার্ডের নম্বর দিতে হয় না, আগাম টাকা দিতে হয় না। পণ্য হাতে নিয়ে তবেই দাম, আমাদের কাছে এটাই ন্যায্য।

## তাকে নেই? বলুন, খুঁজে দিই

শরতের কতবেল, নিজের জেলার চাল, মিলাদের জন্য দশ কেজি গরুর মাংস: [কী লাগবে আমাদের বলুন](/custom-order)। বাজারে খুঁজে দাম জেনে আপনাকে ফোন করব। নেবেন কি না, তখন ঠিক করবেন।

কিছু ভালো না লাগলে আমাদেরই আগে বলুন: {reach_us}। কীভাবে তার মীমাংসা করি, [ব্যবহারের শর্তে](/terms-of-service) সহজ কথায় লেখা আছে।`,
};

import type { PageText } from "../rules.ts";

export const privacy: PageText = {
  en: `## In short

You can look around {name} without telling us who you are. When you order, we keep only what it takes to bring you the goods. We sell nobody's data, we show no advertising that follows you, and nobody else counts your visits here.

## What we keep, and why

- Your account: name, email address, and the mobile number that you sign in with, so that we know you again. Your password only in a form that nobody can read back. If you sign in with Google, Google tells us your name, email address and the address of your picture; your Google password never reaches us. Your picture comes straight from Google to the profile page that you open.
- Your orders: what, when, for how much, the address and the mobile number. Without them we could neither deliver nor settle a complaint.
- What we told you about an order by email or SMS, and whether it arrived, so that we know what you know.
- Addresses and products that you save, so that you do not have to type or look for them again.
- Where your door is, as a pin on the map, if you said yes when our rider asked: so that the next rider finds it. You can delete it on the page of the address or of the order. Where a rider is, we neither keep nor send.
- Where you are signed in: the kind of browser and device, since when and when last, so that you can sign out a lost phone. If you agreed to notifications there, also where to send them. Gone with the sign-in.
- A product that you wait for, with your account or the number or email address that you left, so that we can tell you once that it is back. Gone with that message.
- Your reviews: the text, the stars and a short form of your name, such as “Nusrat J.”, appear under the product for everyone to read.
- Custom orders and messages: what you write to us, with the contact details you leave, so that we can answer, and what we answered.
- For a few minutes up to a few days: the network address of your device, and errors that happened, to stop misuse and to repair what broke.

## What your browser keeps

This stays on your own phone or computer, and goes when you clear the browser's data:

- cart and cart-if-missing: what is in your cart, and what to do where something is missing
- cart-offers: the offers on your cart that you saw last, and the code that you entered, until it is used or you remove it
- cart-links: which links to shared carts you opened or made, so that each opening counts once, and the one that products of your cart came from
- early-presses: what you added while a page was still loading, until it is in your cart or you sign out
- saved and saved-account: products that you have saved, and for whose account; gone when you sign out
- searches: what you last searched for; gone when you sign out
- token and user: the proof that you are signed in, with your name, email address, mobile number and role; gone when you sign out, worthless after 30 days without a visit
- signed-in-before: that somebody has signed in in this browser, so that the checkout offers to sign in first; it does not say who
- checkout and checkout-attempt: the address and the number that you typed for an order, and an order that was sent and not answered yet; gone when you sign out
- contact, custom-order and review: what you are typing into these forms, until it is sent, you sign out or you close the tab
- language and language-offered: the language you chose for the shop, and that we offered you the page in yours, so that nobody asks you twice
- copies of the pages, pictures and answers that you saw, so that they open without a connection; of your own orders and addresses, too, gone when you sign out
- the names and prices of our products, so that you can search without a connection; it says nothing about you
- react-router-scroll-positions and remix-router-transitions: how far down a page you were, and between which pages you went, until you close the tab

The sign-in service sets one cookie of its own, tatka.session_token, only for signing in; gone when you sign out. tatka.known says for a year that you have signed in here before, so that a stranger who guesses at your password, or has codes sent to your number, does not make you wait; it opens nothing. While you sign in with Google it needs a few more, for a few minutes. There are no cookies for advertising or for counting.

## Who sees it

Our own staff, as far as their work needs it: those who pack see the order, the rider sees the address and the number, those who answer see what you wrote. The company that sends our SMS gets your number and the text, the one that carries our email your address and the email, and nothing else. A notification passes through the service of your browser's maker, which cannot read it. If you write to us on WhatsApp or Messenger, your message goes through Meta. Nobody else outside the shop is given your data, unless a court or an authority asks for it under the law of Bangladesh.

## How long we keep it

Your account, until you delete it. Orders, as long as tax law requires a shop to keep its books. Reviews, until you ask us to take one down. That we blocked an account and why, without its name once the account is deleted. What you agreed to, and when you withdrew it, until you delete your account. The rest is deleted by itself. {retention} {backups}

## How to see, correct or delete it

Under [My data](/account/my-data) you can download everything that we keep about you, and turn offers by email or SMS on and off: they are off until you turn them on. You can change your name, addresses and password yourself [in your account](/account/profile). There you can also delete the account: name, email address, picture and saved addresses are deleted at once and you are signed out everywhere. The orders stay in our books, without your account.

For everything else, even if you never had an account, {reach_us}. Tell us what you want; we make sure that it is you, and within 30 days we tell you what we have, correct it or delete it. It costs nothing.

## Who is responsible

{seller}. {seller_facts}

When something in this policy changes, it changes on this page before it takes effect.`,

  bn: `## এক কথায়

পরিচয় না দিয়েই {name} ঘুরে দেখা যায়। অর্ডার করলে শুধু পণ্য পৌঁছাতে যা লাগে, সেটুকুই রাখি। কারও তথ্য বিক্রি করি না, পিছু নেওয়া বিজ্ঞাপন দেখাই না, আর অন্য কেউ এখানে আপনার আসা-যাওয়া গোনে না।

## কী রাখি, কেন রাখি

- আপনার অ্যাকাউন্ট: নাম, ই-মেইল, আর যে মোবাইল নম্বর দিয়ে লগইন করেন, যাতে আপনাকে চিনতে পারি। পাসওয়ার্ড রাখি এমনভাবে, যা কেউ পড়ে বের করতে পারে না। Google দিয়ে ঢুকলে Google আমাদের আপনার নাম, ই-মেইল আর ছবির ঠিকানা জানায়; Google-এর পাসওয়ার্ড আমাদের কাছে আসে না। আপনার প্রোফাইলের পাতায় ছবিটি সরাসরি Google থেকে আসে।
- আপনার অর্ডার: কী, কবে, কত টাকায়, ঠিকানা ও মোবাইল নম্বর। এগুলো ছাড়া পণ্য পৌঁছানো বা অভিযোগের মীমাংসা করা যায় না।
- অর্ডার নিয়ে ই-মেইল বা এসএমএস-এ আপনাকে যা জানিয়েছি, আর তা পৌঁছেছে কি না, যাতে আপনি কী জেনেছেন তা আমরাও জানি।
- সেভ করা ঠিকানা ও পছন্দের পণ্য, যাতে বারবার লিখতে বা খুঁজতে না হয়।
- আপনার দরজা ম্যাপে কোথায়, ডেলিভারির লোক জিজ্ঞেস করলে আপনি রাজি হয়ে থাকলে: যাতে পরের জন সহজে খুঁজে পান। ঠিকানা বা অর্ডারের পাতা থেকে পিনটি মুছতে পারেন। ডেলিভারির লোক কখন কোথায়, তা আমরা রাখি না, পাঠাইও না।
- কোথায় কোথায় লগইন করা আছে: কী ধরনের ব্রাউজার ও ডিভাইস, কবে থেকে আর শেষ কবে, যাতে হারানো ফোন থেকে লগআউট করতে পারেন। সেখানে নোটিফিকেশনের অনুমতি দিলে, তা কোথায় পাঠাতে হবে সেটিও। লগআউট করলে মুছে যায়।
- যে পণ্যের অপেক্ষায় আছেন, সঙ্গে আপনার অ্যাকাউন্ট অথবা দেওয়া নম্বর বা ই-মেইল, যাতে পণ্যটি আবার এলে একবার জানাতে পারি। সেই বার্তা পাঠালেই মুছে যায়।
- আপনার রিভিউ: লেখা, তারা আর আপনার নামের ছোট রূপ, যেমন “নুসরাত জ.”, পণ্যের নিচে সবাই দেখতে পান।
- কাস্টম অর্ডার ও বার্তা: যা লিখে পাঠান আর যোগাযোগের যে ঠিকানা দেন, যাতে উত্তর দিতে পারি, আর আমাদের উত্তর।
- কয়েক মিনিট থেকে কয়েক দিনের জন্য: আপনার ডিভাইসের নেটওয়ার্ক ঠিকানা আর কোথায় কী গোলমাল হলো, যাতে অপব্যবহার ঠেকানো ও ত্রুটি সারানো যায়।

## আপনার ব্রাউজারে কী থাকে

এগুলো আপনার নিজের মোবাইল বা কম্পিউটারেই থাকে; ব্রাউজারের জমা তথ্য মুছে ফেললে চলে যায়:

- cart ও cart-if-missing: ঝুড়িতে যা আছে, আর কিছু না পাওয়া গেলে কী করা হবে
- cart-offers: ঝুড়ির যে অফারগুলো শেষবার দেখেছেন, আর যে কোড দিয়েছেন; কোডটি ব্যবহার করা বা সরানো পর্যন্ত
- cart-links: শেয়ার করা ঝুড়ির কোন কোন লিংক খুলেছেন বা তৈরি করেছেন, যাতে একবারের বেশি গোনা না হয়, আর ঝুড়ির পণ্য কোন লিংক থেকে এসেছে
- early-presses: পাতা পুরো খোলার আগেই ঝুড়িতে যা নিয়েছেন; ঝুড়িতে উঠে গেলে বা লগআউট করলে মুছে যায়
- saved ও saved-account: পছন্দের তালিকার পণ্য, আর সেগুলো কার অ্যাকাউন্টের; লগআউট করলে মুছে যায়
- searches: শেষ যা যা খুঁজেছেন; লগআউট করলে মুছে যায়
- token ও user: আপনার লগইনের প্রমাণ, সঙ্গে নাম, ই-মেইল, মোবাইল নম্বর ও ভূমিকা; লগআউট করলে মুছে যায়, ৩০ দিন না এলে অকেজো হয়ে যায়
- signed-in-before: এই ব্রাউজারে আগে কেউ লগইন করেছেন, যাতে চেকআউটে আগে লগইনের ফর্ম আসে; কে করেছেন তা থাকে না
- checkout ও checkout-attempt: অর্ডারের জন্য লেখা ঠিকানা ও নম্বর, আর যে অর্ডার পাঠিয়ে এখনো উত্তর পাননি; লগআউট করলে মুছে যায়
- contact, custom-order ও review: এই ফর্মগুলোতে যা লিখছেন; পাঠানো, লগআউট করা বা ট্যাব বন্ধ করা পর্যন্ত
- language ও language-offered: দোকানটি যে ভাষায় দেখতে চেয়েছেন, আর নিজের ভাষায় দেখবেন কি না একবার জিজ্ঞেস করা হয়েছে, যাতে বারবার জিজ্ঞেস করতে না হয়
- যে পেজ, ছবি ও উত্তর দেখেছেন তার কপি, যাতে সংযোগ ছাড়াও খোলে; আপনার নিজের অর্ডার ও ঠিকানারও, লগআউট করলে মুছে যায়
- আমাদের পণ্যগুলোর নাম ও দাম, যাতে সংযোগ ছাড়াও খুঁজতে পারেন; এতে আপনার কোনো তথ্য নেই
- react-router-scroll-positions ও remix-router-transitions: পাতার কতটা নিচে ছিলেন, আর কোন পাতা থেকে কোন পাতায় গেছেন; ট্যাব বন্ধ করা পর্যন্ত

লগইনের সেবাটি শুধু লগইনের কাজে নিজের একটি কুকি রাখে, tatka.session_token; লগআউট করলে মুছে যায়। tatka.known এক বছর মনে রাখে যে আপনি এই ডিভাইসে আগে লগইন করেছেন, যাতে অন্য কেউ আপনার পাসওয়ার্ড আন্দাজ করলে বা আপনার নম্বরে কোড পাঠালেও আপনাকে অপেক্ষা করতে না হয়; এটি দিয়ে লগইন করা যায় না। Google দিয়ে ঢোকার সময় কয়েক মিনিটের জন্য আরও কয়েকটি লাগে। বিজ্ঞাপন বা গণনার কোনো কুকি নেই।

## কারা দেখে

আমাদের নিজেদের লোক, যার কাজে যতটুকু লাগে: যিনি গোছান তিনি অর্ডার দেখেন, যিনি পৌঁছে দেন তিনি ঠিকানা ও নম্বর, যিনি উত্তর দেন তিনি আপনার লেখা। যে কোম্পানি আমাদের এসএমএস পাঠায় সে পায় আপনার নম্বর আর লেখাটুকু, যে ই-মেইল পৌঁছায় সে পায় আপনার ই-মেইল ঠিকানা আর চিঠিটি; এর বেশি কিছু নয়। নোটিফিকেশন যায় আপনার ব্রাউজার-নির্মাতার সার্ভিস হয়ে; সেখানে তা পড়া যায় না। হোয়াটসঅ্যাপ বা মেসেঞ্জারে আমাদের লিখলে আপনার বার্তা Meta-র মাধ্যমে যায়। বাংলাদেশের আইন অনুযায়ী আদালত বা কর্তৃপক্ষ না চাইলে দোকানের বাইরে আর কাউকে আপনার তথ্য দিই না।

## কত দিন রাখি

অ্যাকাউন্ট, আপনি মুছে না ফেলা পর্যন্ত। অর্ডার, কর আইন দোকানকে যত দিন হিসাব রাখতে বলে তত দিন। রিভিউ, আপনি সরাতে না বলা পর্যন্ত। কোনো অ্যাকাউন্ট বন্ধ করা হলে সেটি আর তার কারণ; অ্যাকাউন্ট মুছে ফেললে নাম ছাড়া। কীসে সম্মতি দিয়েছেন আর কবে তা তুলে নিয়েছেন, অ্যাকাউন্ট মুছে না ফেলা পর্যন্ত। বাকি সব নিজে থেকেই মুছে যায়। {retention} {backups}

## কীভাবে দেখবেন, ঠিক করবেন বা মুছবেন

[আমার তথ্য](/account/my-data) পাতায় আপনার সম্পর্কে যা রাখি সব ডাউনলোড করতে পারেন, আর ই-মেইল বা এসএমএসে অফারের খবর চালু বা বন্ধ করতে পারেন: আপনি চালু না করলে তা বন্ধ থাকে। নাম, ঠিকানা ও পাসওয়ার্ড [নিজের অ্যাকাউন্টে](/account/profile) নিজেই বদলাতে পারেন। সেখানে অ্যাকাউন্ট মুছেও ফেলতে পারেন: নাম, ই-মেইল, ছবি ও সেভ করা ঠিকানা সঙ্গে সঙ্গে চলে যায়, সব জায়গা থেকে লগআউট হয়ে যান। অর্ডারগুলো আমাদের হিসাবের খাতায় থাকে, আপনার অ্যাকাউন্ট ছাড়া।

আর সব কিছুর জন্য, অ্যাকাউন্ট না থাকলেও, {reach_us}। কী চান বলুন; আপনার পরিচয় যাচাই করে ৩০ দিনের মধ্যে জানাব কী আছে, ঠিক করে দেব বা মুছে দেব। কোনো খরচ নেই।

## দায়িত্বে কারা

{seller}। {seller_facts}

এই নীতিতে কিছু বদলালে কার্যকর হওয়ার আগেই এই পাতায় লেখা হবে।`,
};

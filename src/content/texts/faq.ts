type Pair = { question: string; answer: string };

/** The five questions, in Bengali; an English reader gets the English twin below each (DECISIONS 36). */
export const faq: { id: string; bn: Pair; en: Pair }[] = [
  {
    id: "delivery",
    bn: {
      question: "কোথায় কোথায় ডেলিভারি দেন, আর কত দিনে পাব?",
      answer:
        "ঢাকা শহরের ভেতরে অর্ডারের পর সর্বোচ্চ ৫ দিনের মধ্যে, ঢাকার বাইরে সর্বোচ্চ ১০ দিনের মধ্যে পৌঁছে দিই। রওনা হওয়ার আগে রাইডার আপনাকে ফোন করে সময় মিলিয়ে নেয়। মাছ, মাংস, দুধের মতো জিনিস যেখানে তাজা পৌঁছানো যাবে না, সেখানে আগেই ফোন করে জানিয়ে দিই।",
    },
    en: {
      question: "Where do you deliver, and how long does it take?",
      answer:
        "Inside Dhaka city within 5 days of your order at the latest, outside Dhaka within 10 days. Before setting out our rider calls you to agree on the time. Where fish, meat or milk would not arrive fresh, we call and tell you beforehand.",
    },
  },
  {
    id: "cash",
    bn: {
      question: "দাম কীভাবে দেব? আগে টাকা দিতে হবে?",
      answer:
        "আগে কিছুই দিতে হবে না। পণ্য হাতে পেয়ে, দেখে নিয়ে, রাইডারকে নগদ টাকায় দাম দিন। অর্ডারের সময় যে মোট দাম দেখেছেন সেটাই দেবেন, ভ্যাট তার ভেতরেই ধরা আছে। ভাংতি থাকলে একটু সুবিধা হয়।",
    },
    en: {
      question: "How do I pay? Do I have to pay in advance?",
      answer:
        "Nothing in advance. Pay our rider in cash once you have the goods in hand and have looked at them. You pay the total you saw when you ordered; VAT is included. Small change helps.",
    },
  },
  {
    id: "returns",
    bn: {
      question: "জিনিস খারাপ বা নষ্ট পেলে কী করব?",
      answer:
        "দরজাতেই দেখে নিন; যেটা ভালো নয় সেটা সঙ্গে সঙ্গে ফেরত দিন, তার দাম দিতে হবে না। পরে চোখে পড়লে কাঁচা বাজারের জিনিস ১ দিনের মধ্যে, প্যাকেটের জিনিস না খোলা অবস্থায় ৭ দিনের মধ্যে, সাবান, ডায়াপার বা ঘরের জিনিস না খোলা অবস্থায় ৩০ দিনের মধ্যে জানান। আমরা বদলে দেব, নয়তো ১০ দিনের মধ্যে টাকা ফেরত দেব।",
    },
    en: {
      question: "What if something arrives bad or spoiled?",
      answer:
        "Look at it at the door: what is not good goes straight back with the rider and you do not pay for it. If you notice later, tell us within 1 day for fresh goods, within 7 days for packed food that is unopened, and within 30 days for unopened soap, diapers and household goods. We replace it, or give the money back within 10 days.",
    },
  },
  {
    id: "changes",
    bn: {
      question: "অর্ডার করার পর কিছু বদলানো বা বাতিল করা যায়?",
      answer:
        "যায়। আপনার অর্ডারের পাতায় যতক্ষণ “অপেক্ষায়” লেখা আছে, ততক্ষণ অর্ডার নম্বরটা বলে আমাদের ফোন করুন: জিনিস কমানো, বাড়ানো, ঠিকানা বদলানো বা পুরোটা বাতিল, সবই হবে। একবার গোছানো শুরু হয়ে গেলে আর বদলানো যায় না, তবে দরজায় যেটা নিতে চান না সেটা ফেরত দিতে পারেন।",
    },
    en: {
      question: "Can I change or cancel an order afterwards?",
      answer:
        "Yes. As long as My Orders shows it as “Pending”, call us with the order's number: take something off, add something, change the address, or cancel it all. Once we have begun to pack, it can no longer be changed, but at the door you can still hand back what you do not want.",
    },
  },
  {
    id: "freshness",
    bn: {
      question: "মাছ আর সবজি যে টাটকা, সেটা বুঝব কীভাবে?",
      answer:
        "কাঁচা বাজার আমরা জমিয়ে রাখি না; অর্ডার পেয়ে কিনি, বেছে গুছিয়ে পাঠাই। মাছ আর মাংস বরফ দিয়ে আলাদা প্যাকেটে যায়। দরজায় খুলে দেখে নিন: কানকো লাল কি না, শাক নেতিয়ে গেছে কি না। মনমতো না হলে ফেরত দিন। অন্য ক্রেতারা কী বলছেন, প্রতিটি পণ্যের নিচে মতামতে পড়ে নিতে পারেন।",
    },
    en: {
      question: "How do I know that fish and vegetables are fresh?",
      answer:
        "We do not store fresh goods: we buy them once you have ordered, pick out the best and send them on. Fish and meat travel on ice, packed apart. Open the bag at the door: are the gills red, has the spinach wilted? If you do not like it, hand it back. You can read what other customers say in the reviews below each product.",
    },
  },
];

/** Bengali as the shop writes it, as others spell it, and with endings. One query a line, then the right products. */
export const bengali = `
আলু: potato potato-chips
পেঁয়াজ: deshi-onion
দেশি পেঁয়াজ: deshi-onion
রসুন: deshi-garlic
আদা: ginger
কাঁচা মরিচ: green-chilli
ধনেপাতা: coriander-leaves
লেবু: kagji-lime lemon-soda
কাগজি লেবু: kagji-lime
বেগুন: long-brinjal round-brinjal
ঢেঁড়স: okra
পটল: pointed-gourd
করলা: bitter-gourd
লাউ: bottle-gourd
মিষ্টি কুমড়া: sweet-pumpkin
শসা: cucumber
গাজর: carrot
ফুলকপি: cauliflower
বাঁধাকপি: cabbage
বরবটি: yardlong-bean
ঝিঙা: ridge-gourd
লালশাক: red-amaranth
পুঁইশাক: pui-shak
কলা: sagor-banana
আম: himsagar-mango amrapali-mango
পেয়ারা: guava
আনারস: pineapple
তরমুজ: watermelon
ডাব: green-coconut
আপেল: fuji-apple
রুই মাছ: rui-fish
ইলিশ: padma-hilsa
চিংড়ি: golda-prawn small-shrimp
শুঁটকি: loitta-shutki
মুরগি: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
গরুর মাংস: beef-with-bone beef-boneless
খাসির মাংস: khasi-mutton
কলিজা: beef-liver
ডিম: brown-eggs deshi-eggs duck-eggs quail-eggs
হাঁসের ডিম: duck-eggs
গুঁড়া দুধ: milk-powder
মিষ্টি দই: mishti-doi
মাখন: butter
পনির: dhakai-ponir
মিনিকেট চাল: miniket-rice
আটা: atta
ময়দা: maida
সুজি: suji
মুড়ি: muri murir-moa
মসুর ডাল: masoor-dal-deshi masoor-dal-bold
ছোলা: chola-whole kabuli-chola
সয়াবিন তেল: soybean-oil-5l soybean-oil-1l
সরিষার তেল: mustard-oil mustard-oil-small
ঘি: gawa-ghee
হলুদের গুঁড়া: turmeric-powder
জিরা: cumin-whole cumin-powder
এলাচ: cardamom
দারুচিনি: cinnamon
তেজপাতা: bay-leaf
লবণ: iodised-salt
চিনি: sugar
মধু: sundarban-honey
খেজুর: dates date-gur
চানাচুর: chanachur
সেমাই: lachha-semai
চা: black-tea tea-bags green-tea
কফি: instant-coffee
সাবান: bath-soap baby-soap dishwash-bar detergent-powder
শ্যাম্পু: shampoo baby-shampoo
ডায়াপার: baby-diapers-m baby-diapers-l
ঝাড়ু: phul-jharu
`;

export const spelling = `
পেয়াজ: deshi-onion
পিঁয়াজ: deshi-onion
পিয়াজ: deshi-onion
পেঁয়াজের: deshi-onion
রশুন: deshi-garlic
কাচা মরিচ: green-chilli
কাঁচামরিচ: green-chilli
ধনে পাতা: coriander-leaves
ধনিয়া পাতা: coriander-leaves
পুদিনা পাতা: mint-leaves
ঢেড়স: okra
ঢেঁরস: okra
ঢেড়শ: okra
বাধাকপি: cabbage
বাঁধা কপি: cabbage
ফুল কপি: cauliflower
মিস্টি কুমড়া: sweet-pumpkin
মিষ্টি কুমরা: sweet-pumpkin
শশা: cucumber
সিম: hyacinth-bean
ঝিংগা: ridge-gourd
ঝিঙ্গা: ridge-gourd
ঝিঙে: ridge-gourd
লাল শাক: red-amaranth
পালং শাক: palong-shak
পালঙ শাক: palong-shak
পুই শাক: pui-shak
কলমি শাক: kolmi-shak
পেপে: green-papaya ripe-papaya
কাচকলা: green-banana
কাঁচা কলা: green-banana
লিচুর: litchi
আমগুলো: himsagar-mango amrapali-mango
আমের আচার: mango-pickle
ড্রাগনফল: dragon-fruit
রুইমাছ: rui-fish
ইলিস: padma-hilsa
ইলিশের: padma-hilsa
চিংড়ী: golda-prawn small-shrimp
চিংরি: golda-prawn small-shrimp
শুটকি: loitta-shutki
শুটকী: loitta-shutki
পাঙ্গাস মাছ: pangas-fish
পাঙাস: pangas-fish
তেলাপিয়ার: tilapia
মুরগী: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
মুরগির মাংস: chicken-breast broiler-chicken sonali-chicken deshi-chicken
ব্রয়লার মুরগী: broiler-chicken
গরু মাংস: beef-with-bone beef-boneless
খাসী: khasi-mutton
ডিমগুলো: brown-eggs deshi-eggs duck-eggs quail-eggs
ডিমের: brown-eggs deshi-eggs duck-eggs quail-eggs
হাসের ডিম: duck-eggs
কোয়েল ডিম: quail-eggs
গুড়া দুধ: milk-powder
গুঁড়ো দুধ: milk-powder
মিস্টি দই: mishti-doi
দুধের: fresh-milk uht-milk milk-powder
চালের: miniket-rice nazirshail-rice atash-rice chinigura-rice kataribhog-rice red-rice rice-flour
নাজির শাইল: nazirshail-rice
নাজিরশাল চাল: nazirshail-rice
চিনিগুড়া চাল: chinigura-rice
চিড়ে: chira
চিরা: chira
মুড়ীর মোয়া: murir-moa
মুশুর ডাল: masoor-dal-deshi masoor-dal-bold
মশুর ডাল: masoor-dal-deshi masoor-dal-bold
মসুরির ডাল: masoor-dal-deshi masoor-dal-bold
মাসকলাই: mashkalai-dal
সয়াবিনের তেল: soybean-oil-5l soybean-oil-1l
সোয়াবিন তেল: soybean-oil-5l soybean-oil-1l
শরিষার তেল: mustard-oil mustard-oil-small
সরিষা তেল: mustard-oil mustard-oil-small
হলুদ গুড়া: turmeric-powder
মরিচ গুঁড়া: chilli-powder
শুকনো মরিচ: dried-red-chilli
জিরাগুঁড়া: cumin-powder
দারচিনি: cinnamon
তেজ পাতা: bay-leaf
গোল মরিচ: black-pepper
পাচফোড়ন: panch-phoron
পাঁচ ফোড়ন: panch-phoron
বিরিয়ানী মসলা: biryani-masala
বিরিয়ানি মশলা: biryani-masala
কাসুন্দী: kasundi
লবন: iodised-salt salted-biscuit
পরটা: frozen-paratha
বিস্কিট: toast-biscuit milk-biscuit salted-biscuit
বাকর খানি: bakorkhani
সিঙ্গারা: frozen-singara
নুডুলস: instant-noodles
সেমাইয়ের: lachha-semai
কাজু বাদাম: cashew-nuts
চা পাতা: black-tea
টিব্যাগ: tea-bags
মধুর: sundarban-honey
পাটালী গুড়: date-gur
সেম্পু: shampoo baby-shampoo
টুথ পেস্ট: toothpaste
ডাইপার: baby-diapers-m baby-diapers-l
ফুল ঝাড়ু: phul-jharu
স্যানিটারী ন্যাপকিন: sanitary-pads
নারিকেল তেল: coconut-hair-oil
গ্রীন টি: green-tea
গ্রিন টি: green-tea
`;

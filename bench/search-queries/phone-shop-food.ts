/**
 * Kitchen and fresh food of a supermarket that the demo does not have. A line with # opens a category (English | Bengali); each
 * other line is a product: name to judge by | English | Bengali | size | price in taka.
 */
export const food = `
# Vegetables | সবজি
veg-potato-diamond | Diamond potato | ডায়মন্ড আলু | 1 kg | 30
veg-potato-cardinal | Cardinal red potato | লাল আলু (কার্ডিনাল) | 1 kg | 38
veg-sweet-potato | Sweet potato | মিষ্টি আলু | 1 kg | 60
veg-onion | Indian onion | ইন্ডিয়ান পেঁয়াজ | 1 kg | 70
veg-garlic | China garlic | চায়না রসুন | 500 g | 120
veg-ginger | China ginger | চায়না আদা | 500 g | 110
veg-chilli-bombay | Bombay (naga) chilli | বোম্বাই মরিচ | 10 pcs | 50
veg-tomato-hybrid | Hybrid tomato | হাইব্রিড টমেটো | 500 g | 45
veg-tomato-cherry | Cherry tomato | চেরি টমেটো | 250 g | 90
veg-lemon-elachi | Elachi lemon | এলাচি লেবু | 4 pcs | 40
veg-lemon-seedless | Seedless lemon | সিডলেস লেবু | 4 pcs | 35
veg-brinjal-white | White brinjal | সাদা বেগুন | 500 g | 40
veg-broccoli | Broccoli | ব্রকলি | 1 pc | 60
veg-capsicum-red | Red capsicum | লাল ক্যাপসিকাম | 250 g | 120
veg-capsicum-yellow | Yellow capsicum | হলুদ ক্যাপসিকাম | 250 g | 120
veg-peas | Green peas, shelled | মটরশুঁটি | 250 g | 70
veg-kochur-loti | Taro stolon (kochur loti) | কচুর লতি | 500 g | 45
veg-ash-gourd | Ash gourd (chal kumra) | চাল কুমড়া | 1 pc | 55
veg-radish | White radish | সাদা মুলা | 500 g | 20
veg-lettuce | Lettuce | লেটুস পাতা | 200 g | 60
veg-baby-corn | Baby corn | বেবি কর্ন | 200 g | 95
veg-lau-shak | Bottle gourd leaves (lau shak) | লাউ শাক | 1 pc | 35
veg-mula-shak | Radish leaves (mula shak) | মুলা শাক | 1 pc | 15
veg-curry-leaves | Curry leaves | কারি পাতা | 50 g | 25
veg-mixed-frozen | Frozen mixed vegetables | ফ্রোজেন মিক্সড সবজি | 500 g | 130
# Fruit | ফল
fruit-mango-langra | Langra mango | ল্যাংড়া আম | 1 kg | 110
fruit-mango-fazli | Fazli mango | ফজলি আম | 1 kg | 95
fruit-apple-gala | Gala apple | গালা আপেল | 1 kg | 320
fruit-apple-green | Green apple | সবুজ আপেল | 1 kg | 360
fruit-orange | Mandarin orange | কমলা | 1 kg | 280
fruit-banana-chompa | Chompa banana | চাপা কলা | 12 pcs | 80
fruit-banana-shobri | Shobri banana | সবরি কলা | 12 pcs | 120
fruit-grapes-black | Black grapes | কালো আঙুর | 500 g | 240
fruit-jackfruit | Jackfruit, whole | কাঁঠাল | 1 pc | 180
fruit-boroi | Apple kul (boroi) | আপেল কুল বরই | 500 g | 80
fruit-bangi | Bangi melon | বাঙ্গি | 1 pc | 90
fruit-dates-ajwa | Ajwa dates | আজওয়া খেজুর | 500 g | 750
fruit-dates-dabbas | Dabbas dates | দাবাস খেজুর | 500 g | 260
fruit-tamarind | Ripe tamarind | পাকা তেঁতুল | 250 g | 70
# Fish | মাছ
fish-hilsa | Chandpur hilsa, large | চাঁদপুরের বড় ইলিশ | 1 kg | 1800
fish-hilsa-roe | Hilsa roe | ইলিশের ডিম | 250 g | 650
fish-kalibaus | Kalibaus fish | কালিবাউশ মাছ | 1 kg | 420
fish-mrigel | Mrigel fish | মৃগেল মাছ | 1 kg | 300
fish-silver-carp | Silver carp | সিলভার কার্প মাছ | 1 kg | 220
fish-grass-carp | Grass carp | গ্রাস কার্প মাছ | 1 kg | 260
fish-shol | Shol snakehead | শোল মাছ | 1 kg | 700
fish-gulsha | Gulsha tengra | গুলশা টেংরা মাছ | 500 g | 400
fish-magur | Magur catfish | মাগুর মাছ | 1 kg | 650
fish-bain | Bain eel | বাইন মাছ | 500 g | 380
fish-coral | Coral fish (bhetki) | কোরাল ভেটকি মাছ | 1 kg | 850
fish-tuna | Tuna chunks in oil, can | টুনা মাছ (ক্যান) | 185 g | 290
fish-prawn-bagda | Bagda prawn | বাগদা চিংড়ি | 500 g | 480
fish-prawn-horina | Horina shrimp | হরিণা চিংড়ি | 500 g | 350
fish-shutki-chingri | Dried shrimp (shutki) | চিংড়ি শুঁটকি | 250 g | 320
fish-shutki-chepa | Chepa shutki | চ্যাপা শুঁটকি | 250 g | 280
fish-finger | Frozen fish fingers | ফিশ ফিঙ্গার | 250 g | 230
# Meat | মাংস
meat-chicken-broiler | Kazi Farms broiler chicken, whole | কাজী ফার্মস ব্রয়লার মুরগি, আস্ত | 1 kg | 230
meat-chicken-layer | Layer chicken, red | লাল লেয়ার মুরগি | 1 kg | 310
meat-chicken-wings | Chicken wings | চিকেন উইংস | 500 g | 190
meat-chicken-mince | Chicken mince (keema) | মুরগির কিমা | 500 g | 280
meat-chicken-gizzard | Chicken liver and gizzard | মুরগির গিলা কলিজা | 500 g | 120
meat-beef-ribs | Beef ribs (sina) | গরুর সিনার মাংস | 1 kg | 780
meat-beef-brain | Beef brain | গরুর মগজ | 1 pc | 350
meat-mutton-leg | Mutton leg | খাসির রান | 1 kg | 1150
meat-mutton-mince | Mutton mince (keema) | খাসির কিমা | 500 g | 620
meat-pigeon | Pigeon, dressed | কবুতর | 2 pcs | 360
meat-quail | Quail, dressed | কোয়েল পাখি | 4 pcs | 260
meat-nuggets | Golden Harvest chicken nuggets | গোল্ডেন হার্ভেস্ট চিকেন নাগেটস | 250 g | 210
meat-sheek-kabab | Frozen beef sheek kabab | ফ্রোজেন বিফ শিক কাবাব | 300 g | 290
meat-burger-patty | Beef burger patty | বিফ বার্গার প্যাটি | 6 pcs | 320
# Eggs & Dairy | ডিম ও দুধ
egg-white-12 | Farm eggs, white | ফার্মের সাদা ডিম | 12 pcs | 130
egg-red-30 | Red farm eggs, tray | লাল ডিম, ট্রে | 30 pcs | 340
egg-omega-6 | Omega-3 eggs | ওমেগা-৩ ডিম | 6 pcs | 110
milk-aarong-500 | Aarong Dairy liquid milk | আড়ং ডেইরি তরল দুধ | 500 ml | 55
milk-aarong-1 | Aarong Dairy liquid milk | আড়ং ডেইরি তরল দুধ | 1 L | 100
milk-vita-1 | Milk Vita liquid milk | মিল্ক ভিটা তরল দুধ | 1 L | 95
milk-pran-uht | Pran UHT milk | প্রাণ ইউএইচটি দুধ | 200 ml | 35
powder-dano-500 | Dano Power milk powder | ডানো পাওয়ার গুঁড়া দুধ | 500 g | 430
powder-dano-1 | Dano Power milk powder | ডানো পাওয়ার গুঁড়া দুধ | 1 kg | 850
powder-diploma-500 | Diploma full cream milk powder | ডিপ্লোমা ফুল ক্রিম গুঁড়া দুধ | 500 g | 460
powder-marks-1 | Marks full cream milk powder | মার্কস ফুল ক্রিম গুঁড়া দুধ | 1 kg | 880
condensed-danish | Danish condensed milk | ডেনিশ কনডেন্সড মিল্ক | 397 g | 95
doi-aarong | Aarong Dairy sweet yoghurt | আড়ং মিষ্টি দই | 500 g | 150
lassi-aarong | Aarong lassi | আড়ং লাচ্ছি | 200 ml | 50
matha | Salted buttermilk (matha) | মাঠা | 500 ml | 60
butter-aarong | Aarong Dairy butter | আড়ং মাখন | 200 g | 270
butter-anchor | Anchor unsalted butter | অ্যাংকর আনসল্টেড বাটার | 227 g | 420
cheese-mozzarella | Aarong mozzarella cheese | আড়ং মোজারেলা চিজ | 200 g | 290
cheese-spread | Puck cream cheese spread | পাক ক্রিম চিজ স্প্রেড | 140 g | 310
ghee-aarong | Aarong Dairy ghee | আড়ং ঘি | 400 g | 720
ghee-baghabari | Baghabari special ghee | বাঘাবাড়ি স্পেশাল ঘি | 900 g | 1350
icecream-vanilla | Igloo vanilla ice cream | ইগলু ভ্যানিলা আইসক্রিম | 1 L | 280
icecream-cup | Polar chocolate cup ice cream | পোলার চকলেট কাপ আইসক্রিম | 100 ml | 40
icecream-chocbar | Igloo Chocbar | ইগলু চকবার | 62 ml | 50
# Rice & Flour | চাল ও আটা
rice-miniket-5 | Rashid Miniket rice | রশিদ মিনিকেট চাল | 5 kg | 420
rice-miniket-25 | Rashid Miniket rice | রশিদ মিনিকেট চাল | 25 kg | 2050
rice-nazir | Katari Nazir rice | কাটারি নাজির চাল | 10 kg | 890
rice-paijam | Paijam rice | পাইজাম চাল | 5 kg | 340
rice-br29 | BRRI 29 rice | ব্রি ২৯ চাল | 10 kg | 620
rice-chinigura-aci | ACI Pure chinigura rice | এসিআই পিওর চিনিগুঁড়া চাল | 1 kg | 165
rice-chinigura-pran | Pran chinigura rice | প্রাণ চিনিগুঁড়া চাল | 2 kg | 320
rice-basmati | Kohinoor basmati rice | কোহিনূর বাসমতি চাল | 1 kg | 420
rice-swarna | Guti Swarna coarse rice | গুটি স্বর্ণা মোটা চাল | 5 kg | 275
rice-brown | Brown rice | ব্রাউন রাইস | 1 kg | 140
rice-khud | Broken rice (khud) | খুদের চাল | 1 kg | 50
atta-fresh-2 | Fresh atta | ফ্রেশ আটা | 2 kg | 120
atta-teer-1 | Teer atta | তীর আটা | 1 kg | 62
maida-teer-2 | Teer maida | তীর ময়দা | 2 kg | 145
suji-fresh | Fresh suji | ফ্রেশ সুজি | 500 g | 45
besan-pran | Pran besan | প্রাণ বেসন | 500 g | 85
chira-red | Red flattened rice (chira) | লাল চিড়া | 500 g | 65
muri-barishal | Barishal hand-fried puffed rice | বরিশালের হাতে ভাজা মুড়ি | 500 g | 90
oats-quaker | Quaker oats | কোয়েকার ওটস | 900 g | 560
cornflakes | Kellogg's corn flakes | কেলগস কর্নফ্লেক্স | 300 g | 390
# Dal | ডাল
dal-masoor-nepali | Nepali masoor dal | নেপালি মসুর ডাল | 1 kg | 150
dal-masoor-pran | Pran masoor dal | প্রাণ মসুর ডাল | 500 g | 72
dal-moong-sona | Sona moong dal | সোনা মুগ ডাল | 500 g | 95
chola-boot | Australian chickpeas (chola boot) | অস্ট্রেলিয়ান ছোলা বুট | 1 kg | 115
peas-dabli | White peas (dabli) | ডাবলি মটর | 1 kg | 80
# Oil | তেল
oil-soy-rupchanda-1 | Rupchanda soyabean oil | রূপচাঁদা সয়াবিন তেল | 1 L | 190
oil-soy-rupchanda-2 | Rupchanda soyabean oil | রূপচাঁদা সয়াবিন তেল | 2 L | 378
oil-soy-rupchanda-5 | Rupchanda soyabean oil | রূপচাঁদা সয়াবিন তেল | 5 L | 920
oil-soy-teer-5 | Teer soyabean oil | তীর সয়াবিন তেল | 5 L | 915
oil-soy-teer-500 | Teer soyabean oil | তীর সয়াবিন তেল | 500 ml | 98
oil-mustard-radhuni-1 | Radhuni mustard oil | রাঁধুনী সরিষার তেল | 1 L | 340
oil-mustard-radhuni-250 | Radhuni mustard oil | রাঁধুনী সরিষার তেল | 250 ml | 95
oil-palm | Super palm oil | সুপার পাম তেল | 1 L | 165
oil-olive | Borges olive oil | বোর্জেস অলিভ অয়েল | 250 ml | 480
oil-canola | Canola oil | ক্যানোলা অয়েল | 2 L | 690
# Spices & Cooking | মসলা ও রান্না
spice-turmeric | Radhuni turmeric powder | রাঁধুনী হলুদ গুঁড়া | 200 g | 120
spice-chilli-500 | Radhuni chilli powder | রাঁধুনী মরিচ গুঁড়া | 500 g | 330
spice-chilli-100 | Radhuni chilli powder | রাঁধুনী মরিচ গুঁড়া | 100 g | 75
spice-cumin | Pran cumin powder | প্রাণ জিরা গুঁড়া | 100 g | 150
spice-coriander | ACI Pure coriander powder | এসিআই পিওর ধনিয়া গুঁড়া | 200 g | 85
spice-garam | Radhuni garam masala powder | রাঁধুনী গরম মসলা গুঁড়া | 40 g | 90
spice-meat | Radhuni meat masala | রাঁধুনী মাংসের মসলা | 100 g | 95
spice-chicken | Radhuni chicken masala | রাঁধুনী মুরগির মাংসের মসলা | 20 g | 22
spice-fish | Radhuni fish curry masala | রাঁধুনী মাছের মসলা | 100 g | 75
spice-tehari | Radhuni tehari masala | রাঁধুনী তেহারি মসলা | 40 g | 60
spice-biryani | Shan biryani masala | শান বিরিয়ানি মসলা | 50 g | 130
spice-chotpoti | Radhuni chotpoti masala | রাঁধুনী চটপটি মসলা | 50 g | 45
spice-clove | Cloves | লবঙ্গ | 50 g | 130
spice-cardamom-black | Black cardamom | কালো এলাচ | 50 g | 180
spice-shahi-jeera | Shahi jeera | শাহী জিরা | 50 g | 110
dry-raisins | Raisins | কিসমিস | 200 g | 150
dry-almonds | Almonds | কাঠবাদাম | 250 g | 320
dry-pistachio | Pistachios | পেস্তা বাদাম | 100 g | 290
dry-plum | Dried plums (alu bukhara) | আলুবোখারা | 100 g | 80
salt-aci | ACI Pure salt | এসিআই পিওর লবণ | 1 kg | 42
salt-molla | Molla Super salt | মোল্লা সুপার লবণ | 500 g | 22
sugar-fresh | Fresh refined sugar | ফ্রেশ চিনি | 1 kg | 125
sugar-red | Deshi red sugar | দেশি লাল চিনি | 1 kg | 160
yeast | Instant yeast | ইস্ট | 100 g | 120
baking-powder | Foster Clark's baking powder | ফস্টার ক্লার্কস বেকিং পাউডার | 110 g | 140
vinegar | Ahmed white vinegar | আহমেদ সাদা ভিনেগার | 650 ml | 75
sauce-tomato-hot | Pran hot tomato sauce | প্রাণ হট টমেটো সস | 340 g | 110
sauce-chilli | Ruchi chilli sauce | রুচি চিলি সস | 360 g | 105
pickle-mixed | Pran mixed pickle | প্রাণ মিক্সড আচার | 400 g | 150
pickle-olive | Ruchi olive pickle | রুচি জলপাই আচার | 400 g | 160
jelly-orange | Pran orange jelly | প্রাণ অরেঞ্জ জেলি | 500 g | 210
nutella | Nutella hazelnut spread | নিউটেলা হ্যাজেলনাট স্প্রেড | 350 g | 680
honey-ap | AP pure honey | এপি খাঁটি মধু | 500 g | 420
`;

/**
 * Queries as shoppers type them on a phone, for the shop of phone-shop-food.ts and phone-shop-home.ts, judged from a shopper's sense
 * before any of them was searched. # opens a form. Right of the colon: products of which one is to be among the first three, or, with
 * +, parts of a list that are all to be on the first page; * stands for any end of a name. Rules may be tuned on these.
 */
export const phoneQueries = `
# bengali
মাগুর মাছ: fish-magur
খাসির রান: meat-mutton-leg
কাটারি নাজির: rice-nazir
মিনিকেট চাল: rice-miniket-*
রাঁধুনী গরম মসলা: spice-garam
রাঁধুনী মরিচের গুঁড়া: spice-chilli-*
হারপিক: harpic-*
ভিম: vim-*
আড়ং দুধ: milk-aarong-*
ডানো দুধ: powder-dano-*
ল্যাংড়া আম: fruit-mango-langra
লাল আপেল: fruit-apple-gala
জুতার তাক: rack-shoe
ভাঁজ করা ছাতা: umbrella
চটপটির মসলা: spice-chotpoti
তেহারির মসলা: spice-tehari
মুরগির মাংসের মসলা: spice-chicken
মাছের মসলা: spice-fish
# spelling
মিনিকেত ছাল: rice-miniket-*
লবন: salt-*
দায়াপার: diaper-*
ডায়পার: diaper-*
নুডুলস: noodles-*
নুডুস: noodles-*
পরটা: paratha-*
পরাটা: paratha-*
বম্বাই মরিচ: veg-chilli-bombay
বোম্বে মরিচ: veg-chilli-bombay
রশুন: veg-garlic
সুটকি মাছ: fish-shutki-*
ইলিস মাছ: fish-hilsa
ইলশের ডিম: fish-hilsa-roe
কেচাপ সস: sauce-tomato-hot
টমেটো ছস: sauce-tomato-hot
ফেইস ওয়াস: facewash-neem
ফেস অয়াশ: facewash-neem
# banglish
miniket chal: rice-miniket-*
minicate chaul: rice-miniket-*
rupchada tel: oil-soy-rupchanda-*
teer soyabin tel: oil-soy-teer-*
khashir keema: meat-mutton-mince
murgir kima: meat-chicken-mince
lal chini: sugar-red
fresh chini: sugar-fresh
bagda chingri: fish-prawn-bagda
icha mach: fish-prawn-*
misti doi: doi-aarong
ghee aarong: ghee-aarong
kismis: dry-raisins
labongo: spice-clove
bachcar diaper: diaper-*
biraler bachar khabar: cat-kitten
chata: umbrella
moila felar jhuri: dustbin
# english
coke: soda-coke-*
mountain dew: soda-dew
aa battery: battery-aa
batteries aaa: battery-aaa
dish soap: vim-*
detergent powder: wash-wheel wash-rin wash-surf
cat sand: cat-litter
puppy food: dog-food
matchbox: match
incense: agarbati
baby milk: formula-*
infant formula 1: formula-lactogen-1
cooking oil: oil-soy-* oil-palm oil-canola oil-mustard-*
milk powder 1kg: powder-dano-1 powder-marks-1
anti dandruff shampoo: shampoo-clear
hair oil: hairoil-*
green apples: fruit-apple-green
minced chicken: meat-chicken-mince
# one letter
harpix: harpic-*
hafpic: harpic-*
diaoer: diaper-*
diapee xl: diaper-molfix-xl
bisciut: biscuit-*
bisvuit: biscuit-*
unbrella: umbrella
umbrela: umbrella
cocacoal: soda-coke-*
cpca cola: soda-coke-*
nrscafe: coffee-nescafe-* coffee-3in1
chinigyra: rice-chinigura-*
muniket: rice-miniket-*
hotlicks: horlicks
খেজর: fruit-dates-*
কেজুর: fruit-dates-*
ডায়াপাট: diaper-*
ছারপিক: harpic-*
# units
রূপচাঁদা ১ লিঃ: oil-soy-rupchanda-1
তীর তেল ৫লি: oil-soy-teer-5
৫ কেজির চাল: rice-miniket-5 rice-paijam rice-swarna
পঁচিশ কেজি মিনিকেট: rice-miniket-25
morich gura 500 gm: spice-chilli-500
মরিচের গুঁড়া ১০০ গ্রাম: spice-chilli-100
½ কেজি গুঁড়া দুধ: powder-dano-500 powder-diploma-500
আধা কেজি ডানো দুধ: powder-dano-500
আড়াইশো গ্রাম সরিষার তেল: oil-mustard-radhuni-250
250 mili mustard oil: oil-mustard-radhuni-250
দেড় লিটার পানি: water-1500
mum pani der liter: water-1500
পৌনে এক লিটার হারপিক: harpic-750
harpic 750 ml: harpic-750
৩০টা ডিম: egg-red-30
30 pcs egg: egg-red-30
7up 250ml: soda-7up-250
7up 1 litre: soda-7up-1
এক পোয়া কাঠবাদাম: dry-almonds
ek kg chinigura: rice-chinigura-aci
# generic
mach: fish-*
ma6: fish-*
ফল: fruit-*
ফলমূল: fruit-*
cold drinks: soda-* energy-speed juice-frutika
soft drink: soda-* energy-speed juice-frutika
alu: veg-potato-*
আলু: veg-potato-*
chal: rice-*
চাউল: rice-*
মসলা: spice-*
masala: spice-*
fruits: fruit-*
fresh vegetables: veg-*
cha: tea-*
চা: tea-*
ice cream: icecream-*
chocolate: chocolate-*
# sentences
আমার বাচ্চার জন্য XL সাইজের ডায়াপার লাগবে: diaper-molfix-xl
নবজাতকের ডায়াপার আছে কি: diaper-neocare-s
বড় ইলিশ মাছ কিনতে চাই: fish-hilsa
ami ilish mach kinte chai: fish-hilsa
apnader kache ki harpic ache: harpic-*
toilet porishkar korar jonno ki ache: harpic-*
i want to buy baby diaper: diaper-*
i need a pressure cooker: pressure-cooker
ঘর মোছার জন্য কিছু লাগবে: mop lizol
বাসন মাজার সাবান কোনটা ভালো: vim-*
চিনির দাম কত: sugar-*
soyabin teler dam koto: oil-soy-*
can i get frozen paratha please: paratha-*
please give me some fresh fruits: fruit-*
best toothpaste for sensitive teeth: toothpaste-sensodyne
which shampoo is good for dandruff: shampoo-clear
# intents
for baby skin: baby-cream baby-powder
বাচ্চার ত্বকের জন্য ক্রিম: baby-cream
খুশকির শ্যাম্পু: shampoo-clear
chul porar tel: hairoil-kumarika
diabetes er biscuit: biscuit-sugar-free
ডায়াবেটিস রোগীর বিস্কুট: biscuit-sugar-free
khichurir dal: dal-*
খিচুড়ির জন্য মুগ ডাল: dal-moong-sona
indur marar: rat-glue
ইঁদুর মারার জিনিস: rat-glue
torch er battery: battery-d
রিমোটের ব্যাটারি: battery-aaa battery-aa
pet kharap saline: saline
স্যালাইন: saline
dry skin cream: cream-nivea cream-ponds lotion-vaseline
shukno tok lotion: lotion-vaseline
# price
10 taka biscuit: biscuit-tip
১০ টাকার বিস্কুট: biscuit-tip
shampoo under 300: shampoo-sunsilk shampoo-clear
শ্যাম্পু ৩০০ টাকার নিচে: shampoo-sunsilk shampoo-clear
kom dame chal: rice-khud rice-swarna rice-paijam rice-br29
কম দামের তেল: oil-palm oil-soy-teer-500 oil-mustard-radhuni-250 oil-soy-rupchanda-1
500 taka chal: rice-miniket-5 rice-paijam rice-basmati rice-swarna rice-chinigura-* rice-brown rice-khud
৫০০ টাকার মধ্যে চাল: rice-miniket-5 rice-paijam rice-basmati rice-swarna rice-chinigura-* rice-brown rice-khud
soft drinks under 40 taka: soda-coke-250 soda-mojo soda-sprite soda-dew energy-speed juice-frutika
৪০ টাকার নিচে কোল্ড ড্রিংকস: soda-coke-250 soda-mojo soda-sprite soda-dew energy-speed juice-frutika
50 takar icecream: icecream-chocbar
৫০ টাকার আইসক্রিম: icecream-chocbar
cheap toothpaste: toothpaste-closeup toothpaste-pepsodent
lotion 300 tk: lotion-vaseline
৩০০ টাকার নিচে মুরগি: meat-chicken-broiler meat-chicken-wings meat-chicken-mince meat-chicken-gizzard
murgi under 300 tk: meat-chicken-broiler meat-chicken-wings meat-chicken-mince meat-chicken-gizzard
# lists
dim alu peyaj: egg-* + veg-potato-* + veg-onion
ডিম দুধ পাউরুটি: egg-* + milk-* powder-* + bread-sandwich
চা চিনি দুধ: tea-* + sugar-* + milk-* powder-* condensed-danish
cha, chini, biscuit: tea-* + sugar-* + biscuit-*
onion garlic ginger: veg-onion + veg-garlic + veg-ginger
potato, tomato, brinjal: veg-potato-* + veg-tomato-* + veg-brinjal-white
diaper and wipes: diaper-* + wipes-supermom
ডায়াপার, ওয়াইপস: diaper-* + wipes-supermom
coke pepsi 7up: soda-coke-* + soda-pepsi-2 + soda-7up-*
coke, chips: soda-coke-* + chips-*
হলুদ মরিচ জিরা গুঁড়া: spice-turmeric + spice-chilli-* + spice-cumin
holud, morich, dhonia gura: spice-turmeric + spice-chilli-* + spice-coriander
১ কেজি চিনি, ১ লিটার দুধ: sugar-* + milk-aarong-1 milk-vita-1
2kg atta, 5 litre oil: atta-fresh-2 + oil-soy-rupchanda-5 oil-soy-teer-5
ফজলি আম ও ল্যাংড়া আম: fruit-mango-fazli + fruit-mango-langra
battery & match: battery-* + match
# half
সয়াবি: oil-soy-*
মিনিক: rice-miniket-*
ডায়াপ: diaper-*
বিস্কু: biscuit-*
tooth: toothpaste-* toothbrush-kids
পারাসু: hairoil-parachute
radhuni chot: spice-chotpoti
lacto: formula-lactogen-*
umbre: umbrella
সেনস: toothpaste-sensodyne
কোল্ড ক্রি: cream-ponds
gizz: meat-chicken-gizzard
kellog: cornflakes
energy dr: energy-speed
# joined
7 up: soda-7up-*
sevenup: soda-7up-*
3 in one coffee: coffee-3in1
3in1: coffee-3in1
greentea: tea-green
গ্রিনটি: tea-green
tooth paste: toothpaste-*
টুথ পেস্ট: toothpaste-*
handwash: handwash
হ্যান্ড ওয়াশ: handwash
icecream: icecream-*
আইস ক্রিম: icecream-*
close up: toothpaste-closeup
ক্লোজ আপ: toothpaste-closeup
br 29 chal: rice-br29
ব্রি২৯: rice-br29
lactogen1: formula-lactogen-1
lactogen2: formula-lactogen-2
orsaline: saline
or saline: saline
`;

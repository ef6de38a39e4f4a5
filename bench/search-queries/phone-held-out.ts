/**
 * As many queries of the same forms as in phone.ts, held out to check the rules: the bench prints their score and never their misses.
 * Do not read them while tuning.
 */
export const phoneQueriesHeldOut = `
# bengali
রূপচাঁদা তেল: oil-soy-rupchanda-*
তীর সয়াবিন: oil-soy-teer-*
গরুর মগজ: meat-beef-brain
মুরগির কলিজা: meat-chicken-gizzard
টুথপেস্ট: toothpaste-*
টিস্যু: tissue-*
ম্যাগি নুডলস: noodles-maggi noodles-cup
গ্রীন টি: tea-green
আদা চা: tea-ginger
তাজা চা: tea-taaza
খুদ: rice-khud
চিকন ব্যাটারি: battery-aaa
ইঁদুরের আঠা: rat-glue
লাচ্ছি: lassi-aarong
আলু পরোটা: paratha-aloo
পরোটা: paratha-*
# spelling
ছিনি: sugar-*
বিস্কুত: biscuit-*
শেম্পু: shampoo-*
সেম্পু: shampoo-*
মরিছ গুড়া: spice-chilli-*
হলুদ গুড়ো: spice-turmeric
টিসু পেপার: tissue-*
তিস্যু: tissue-*
পাওরুটি: bread-sandwich
পাউরুতি: bread-sandwich
পিয়াজ: veg-onion
পেয়াঁজ: veg-onion
শুটকি: fish-shutki-*
চিংরি মাছ: fish-prawn-* fish-shutki-chingri
বেটারি: battery-*
বেটারী চিকন: battery-aaa
চুলপরা তেল: hairoil-kumarika
নারিকেল তেল: hairoil-parachute
# banglish
chiniguda chal: rice-chinigura-*
polaw er chal: rice-chinigura-*
sorisar tel: oil-mustard-*
shorisha tel radhuni: oil-mustard-radhuni-*
gorur mogoj: meat-beef-brain
gorur sina: meat-beef-ribs
gura dudh: powder-*
taral dudh: milk-*
chepa shutki: fish-shutki-chepa
chapa shutki: fish-shutki-chepa
kathbadam: dry-almonds
pesta badam: dry-pistachio
cha pata: tea-taaza tea-ispahani
grin ti bag: tea-green
jutar rack: rack-shoe
kapor kacar soap: wash-soap
agorbati: agarbati
mombati: candle
# english
7up: soda-7up-*
3 in 1 coffee: coffee-3in1
diapers xl: diaper-molfix-xl
diaper size xxl: diaper-molfix-xxl
toilet cleaner: harpic-*
floor cleaner liquid: lizol
laundry detergent: wash-wheel wash-rin wash-surf
kitten food: cat-kitten
shoe stand: rack-shoe
kitchen organizer: rack-kitchen organiser
mosquito killer: aerosol goodknight
insect spray: aerosol
almond nut: dry-almonds
chilli powder: spice-chilli-*
frozen paratha: paratha-*
instant ramen: noodles-ramen
sanitary pad: pads-*
hand sanitiser: sanitizer
# one letter
noodkes: noodles-*
noofles: noodles-*
shampoi: shampoo-*
shanpoo: shampoo-*
tooothpaste: toothpaste-*
toothpadte: toothpaste-*
battert: battery-*
battey: battery-*
magfi: noodles-maggi noodles-cup
nesxafe: coffee-nescafe-* coffee-3in1
cginigura: rice-chinigura-*
sogar: sugar-*
মাচ: fish-*
তের সয়াবিন: oil-soy-*
শ্যাম্পি: shampoo-*
শ্যামপু: shampoo-*
বিসকুট: biscuit-*
বিস্কুড: biscuit-*
# units
5 liter tel: oil-soy-rupchanda-5 oil-soy-teer-5
soyabin tel 2 ltr: oil-soy-rupchanda-2
25 keji chal: rice-miniket-25
chal 10 k.g.: rice-nazir rice-br29
২০০গ্রাঃ হলুদ: spice-turmeric
হলুদ গুড়া ২০০ গ্রামের: spice-turmeric
১/২ কেজি ডানো: powder-dano-500
dano 1 kilo: powder-dano-1
আধা লিটার দুধ: milk-aarong-500
adha liter dudh: milk-aarong-500
সোয়া লিটার কোক: soda-coke-1250
coke 1.25l: soda-coke-1250
pani 2 lit: water-2
500ml water bottle mum: water-500
12 ta dim: egg-white-12
dim 12ta: egg-white-12
এক ডজন কলা: fruit-banana-*
১ হালি লেবু: veg-lemon-*
নেসক্যাফে ২০০ গ্রাম: coffee-nescafe-200
nescafe 50g: coffee-nescafe-50
২ লিটারের পেপসি: soda-pepsi-2
pepsi 2 literer ta: soda-pepsi-2
# generic
murgi: meat-chicken-*
murgir mangsho: meat-chicken-*
সবজি: veg-*
শাক সবজি: veg-*
chini: sugar-*
sugar: sugar-*
dim: egg-*
eggs: egg-*
dal: dal-*
ডাল: dal-*
badam: dry-almonds dry-pistachio
বাদাম: dry-almonds dry-pistachio
goru: meat-beef-*
গোশত: meat-*
sabun: soap-* wash-soap
সাবান: soap-* wash-soap
juice: juice-*
জুস: juice-*
# sentences
ভাই ভালো মিনিকেট চাল আছে: rice-miniket-*
ভালো মানের সরিষার তেল কোনটা: oil-mustard-*
মশা মারার স্প্রে আছে?: aerosol
তেলাপোকা মারার স্প্রে দেন: aerosol
amar ekta chata lagbe: umbrella
vai remote er battery ache: battery-aaa battery-aa
do you have sugar free biscuits: biscuit-sugar-free
do you sell cat litter: cat-litter
where can i find match box: match
show me green tea: tea-green
ami basmati chal kinbo: rice-basmati
moyda koto kore: maida-teer-2
ফ্রেশ আটা পাওয়া যাবে: atta-fresh-2
dudh paowa jabe ki: milk-* powder-*
kobutor er mangsho pawa jay: meat-pigeon
কোয়েল পাখির মাংস পাওয়া যায়: meat-quail
# intents
ইফতারের জন্য: fruit-dates-* chola-boot besan-pran muri-barishal tang rooh-afza peas-dabli
iftar item: fruit-dates-* chola-boot besan-pran muri-barishal tang rooh-afza peas-dabli
dat shirshir toothpaste: toothpaste-sensodyne
দাঁতের জন্য: toothpaste-* toothbrush-kids
biriyanir chal: rice-chinigura-* rice-basmati
পোলাওর চাল: rice-chinigura-*
mosha: aerosol goodknight
মশার জন্য: aerosol goodknight
kapor dhoar: wash-*
কাপড় ধোয়ার পাউডার: wash-wheel wash-rin wash-surf
brishtir jonno: umbrella raincoat
বৃষ্টির ছাতা: umbrella
pizza cheese: cheese-mozzarella
পিজ্জার চিজ: cheese-mozzarella
school tiffin: tiffin-box cake-slice biscuit-* noodles-* bun-butter bread-sandwich
ঈদের সেমাই: semai-kulson
# price
50 takar chips: chips-lays
২০ টাকার চিপস: chips-twist chips-sun
২০০ টাকার মধ্যে চা: tea-ispahani-bags tea-taaza
150 takar moddhe cha: tea-ispahani-bags tea-taaza
1000 takar niche diaper: diaper-supermom-l diaper-neocare-s
ডায়াপার ১০০০ টাকার কম: diaper-supermom-l diaper-neocare-s
sosta biscuit: biscuit-tip biscuit-energy biscuit-nutty
সস্তা সাবান: wash-soap soap-lifebuoy soap-lux
20 takar pani: water-500
৬০ টাকার লাক্স সাবান: soap-lux
100 tk er niche sabun: soap-* wash-soap
১০০ টাকার নিচে সাবান: soap-* wash-soap
চকলেট ১০০ টাকার মধ্যে: chocolate-*
chocolate within 100 taka: chocolate-*
fish below 300: fish-silver-carp fish-grass-carp fish-shutki-chepa fish-tuna fish-finger
৪০০ টাকার মধ্যে মাছ: fish-mrigel fish-silver-carp fish-grass-carp fish-gulsha fish-bain fish-tuna fish-prawn-horina fish-shutki-* fish-finger
coffee under tk 200: coffee-3in1
৳১৫০ এর মধ্যে কফি: coffee-3in1
# lists
chal dal tel: rice-* + dal-* + oil-*
চাল, ডাল, লবণ: rice-* + dal-* + salt-*
আদা রসুন পেঁয়াজ: veg-ginger + veg-garlic + veg-onion
ada roshun: veg-ginger + veg-garlic
harpic vim wheel: harpic-* + vim-* + wash-wheel wash-soap
হারপিক আর ভিম: harpic-* + vim-*
সাবান শ্যাম্পু টুথপেস্ট: soap-* + shampoo-* + toothpaste-*
shaban shampu: soap-* + shampoo-*
atta, moyda, suji: atta-* + maida-teer-2 + suji-fresh
আটা ময়দা: atta-* + maida-teer-2
khejur chola muri: fruit-dates-* + chola-boot + muri-barishal
খেজুর, ছোলা আর বেসন: fruit-dates-* + chola-boot + besan-pran
apple komola kola: fruit-apple-* + fruit-orange + fruit-banana-*
আপেল কমলা আঙুর: fruit-apple-* + fruit-orange + fruit-grapes-black
mombati r match: candle + match
# half
harp: harpic-*
horl: horlicks
chini gu: rice-chinigura-*
chanach: chanachur-*
নুডল: noodles-*
shamp: shampoo-*
প্যারাসু: hairoil-parachute
radhuni mang: spice-meat
ল্যাকটো: formula-lactogen-*
pressure coo: pressure-cooker
mozza: cheese-mozzarella
আইসক্র: icecream-*
broc: veg-broccoli
ক্যাপসি: veg-capsicum-*
ঝাল মু: jhal-muri
sheek ka: meat-sheek-kabab
# joined
সেভেনআপ: soda-7up-*
৭আপ: soda-7up-*
cocacola: soda-coke-*
কোকাকোলা: soda-coke-*
teabag: tea-ispahani-bags tea-green tea-ginger
টিব্যাগ: tea-ispahani-bags tea-green tea-ginger
facewash: facewash-neem
face wash neem: facewash-neem
milkpowder: powder-*
গুঁড়াদুধ: powder-*
kit kat: chocolate-kitkat
কিট ক্যাট: chocolate-kitkat
life buoy soap: soap-lifebuoy
spf50: sunscreen
12watt bulb: bulb
12w led: bulb
alubukhara: dry-plum
আলু বোখারা: dry-plum
`;

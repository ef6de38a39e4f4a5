/**
 * Queries where shoppers slip, by kind, on the catalogues of `all-shops.ts`. Right of the colon: a product is right if its English title
 * and size have all of these words; / stands between alternatives, + between the things of a list.
 */
export const kinds = `
# wishes
adha kg chini: white sugar / refined sugar / red sugar
আধা কেজি চিনি: white sugar / refined sugar / red sugar
half kg dal: dal
boro surf excel: surf excel
choto harpic: harpic
big pack noodles: noodles
small bottle coke: coca-cola
ছোট প্যাকেট চানাচুর: chanachur
বড় সাইজের ডেটল সাবান: dettol
2 liter rupchanda tel: rupchanda soyabean oil
3 litre teer oil: teer soyabean
৩ লিটার সয়াবিন তেল: soyabean oil / soybean oil
50 kg miniket chal: miniket rice
10 kg atta: atta
১০ কেজি আটা: atta
1 bosta chal: rice
ek bosta miniket: miniket
এক বস্তা চাল: rice
chaler bosta: rice
one carton mum pani: mum drinking water
full cream milk 2 kg pack: full cream milk / full-cream milk
250 gram butter: butter
mini lux soap: lux
large egg: egg
jumbo pack diaper: diapers
family pack paratha: paratha
family size shampoo: shampoo
100 gm moong dal: moong
1 dozen kola: banana
ekta boro ilish: hilsa
ভাইয়া একটা বড় ইলিশ মাছ দেন: hilsa
please give me a big rui: rui fish
doya kore 2 kg peyaj diben: onion
sosta shampoo: shampoo
sosta dal: dal
cheap diaper: diapers
kom dame sabun: soap
সস্তা চাল: rice
100 takar niche shampoo: shampoo
50 takar moddhe doi: doi / yoghurt
shampoo under 100: shampoo
৩০০ টাকার মধ্যে ঘি: ghee
20 takay dal: dal
500 takar niche ilish: hilsa
half litre dudh: milk
আধা লিটার দুধ: milk
poya kg kacha morich: chilli
5 litre mustard oil: mustard oil
12 piece toothbrush: toothbrush
2 pack semai: semai / vermicelli
# cheap things
cheap rice: broken rice
sosta chal: broken rice
কম দামের চাল: broken rice
kom damer tel: palm oil
cheap oil: palm oil
সস্তা সয়াবিন তেল: teer soyabean oil 5 l
cheap biscuits: olympic energy
সস্তা বিস্কুট: olympic energy
sosta dal: anchor dal
সবচেয়ে সস্তা ডাল: anchor dal
cheap soap: wheel laundry soap
kom dame sabun: wheel laundry soap
low price washing powder: wheel washing powder
sosta dim: quail eggs
cheap eggs: quail eggs
cheap diapers: newborn diapers
sosta shampoo: shampoo
sosta chini: white sugar
কম দামে চিনি: white sugar
cheap salt: salt
cheap noodles: cocola
# acronyms
a c i lobon: aci pure salt
A.C.I salt: aci pure salt
এ সি আই লবণ: aci pure salt
এসিআই লবন: aci pure salt
এ.সি.আই ধনিয়া: aci pure coriander
aci aerosol: aci aerosol
এ সি আই এরোসল: aci aerosol
r f l balti: rfl bucket
আর এফ এল বালতি: rfl bucket
RFL মগ: rfl plastic mug
আর.এফ.এল মগ: rfl plastic mug
আরএফএল mug: rfl plastic mug
u h t milk: uht milk
ইউ এইচ টি দুধ: uht milk
এল ই ডি বাল্ব: led bulb
l e d bulb: led bulb
এলইডি lamp bulb: led bulb
b r r i 29: brri 29
a p honey: ap pure honey
এ পি মধু: ap pure honey
m e o cat food: me-o
s p f 50: sunscreen
7 u p: 7up
bbq chanachur: bbq chanachur
b b q chanachur: bbq chanachur
o r s: orsaline / oral saline
x x l diaper: diapers xxl
# category
fish: fish / hilsa / prawn / shrimp / tilapia / carp
মাছ: fish / hilsa / prawn / shrimp / tilapia / carp
meat: chicken / beef / mutton / duck
মাংস: chicken / beef / mutton / duck
spices: chilli / turmeric / cumin / coriander / cardamom / cinnamon / bay / pepper / phoron / masala / clove / jeera
মসলা: chilli / turmeric / cumin / coriander / cardamom / cinnamon / bay / pepper / phoron / masala / clove / jeera
moshla: chilli / turmeric / cumin / coriander / cardamom / cinnamon / bay / pepper / phoron / masala / clove / jeera
snacks: chanachur / peanuts / chips / noodles / semai / dal / cashew / dates / pickle / ketchup / moa / singara / jhal / crackers
নাশতা: chanachur / peanuts / chips / noodles / semai / dal / cashew / dates / pickle / ketchup / moa / singara / jhal / crackers
personal care: soap / handwash / shampoo / oil / toothpaste / toothbrush / wash / lotion / jelly / pads / razor
baby care: baby / diapers / cotton
শিশুপণ্য: baby / diapers / cotton
household: jhilmil / tissue / toilet / rubbish / foil / sponges / broom
rice and flour: rice / atta / maida / suji / flour
চাল ও আটা: rice / atta / maida / suji / flour
oil and ghee: oil / ghee
তেল ও ঘি: oil / ghee
bread & biscuits: bread / bun / paratha / ruti / biscuits / bakorkhani / cookies
রুটি ও বিস্কুট: bread / bun / paratha / ruti / biscuits / bakorkhani / cookies
tea and drinks: tea / coffee / water / drink / soda / borhani / sharbat / sugar / molasses / honey
eggs and dairy: egg / milk / doi / butter / cheese / ponir
ডিম ও দুধ: egg / milk / doi / butter / cheese / ponir
fruits: mango / apple / banana / orange / guava / papaya / litchi / pineapple / watermelon / coconut / fruit / pomegranate / grapes / melon / pears / kiwi / jackfruit
vegetables: tomato / potato / onion / brinjal / okra / gourd / cucumber / carrot / cauliflower / cabbage / bean / taro / pumpkin / shak / capsicum / vegetables / broccoli / papaya
সবজি: tomato / potato / onion / brinjal / okra / gourd / cucumber / carrot / cauliflower / cabbage / bean / taro / pumpkin / shak / capsicum / vegetables / broccoli / papaya
shobji: tomato / potato / onion / brinjal / okra / gourd / cucumber / carrot / cauliflower / cabbage / bean / taro / pumpkin / shak / capsicum / vegetables / broccoli / papaya
# lists
chal dal: rice + dal
chal dal tel: rice + dal + oil
চাল ডাল তেল লবণ: rice + dal + oil + salt
chal 5 kg dal 1 kg tel 2 litre: rice + dal + oil
চাল ৫ কেজি, ডাল ১ কেজি, চিনি ১ কেজি: rice + dal + sugar
dim dudh ruti: egg + milk + bread / ruti
dim, dudh, pauruti: egg + milk + bread
alu 2kg peyaj 1kg roshun 500gm: potato + onion + garlic
আলু পেঁয়াজ রসুন আদা: potato + onion + garlic + ginger
sugar tea milk: sugar + tea + milk
cha chini: tea + sugar
চা চিনি বিস্কুট: tea + sugar + biscuit
soap shampoo toothpaste: soap + shampoo + toothpaste
sabun, shampoo: soap + shampoo
রুই মাছ মুরগি ডিম: rui + chicken + egg
rice, lentils, oil: rice + dal + oil
atta maida suji: atta + maida + suji
আটা ময়দা সুজি: atta + maida + suji
morich holud jira: chilli + turmeric + cumin
apple banana orange: apple + banana + orange / malta
harpic vim surf: harpic + vim + surf
noodles chips chocolate: noodles + chips + chocolate
moshla tel lobon: masala + oil + salt
1 dozen dim 1 litre dudh: egg + milk
tel 5 liter chini 2 kg: oil + sugar
murgi, alu, chal: chicken + potato + rice
# typed words
lizol: lizol
lijol: lizol
লং: cloves
long: cloves / long
puishak: pui shak
পুইশাক: pui shak
পুঁই শাক: pui shak
harpic: harpic
হারপিক: harpic
vim: vim
vim bar: vim
maggi: maggi
ম্যাগি: maggi
sprite: sprite
7up: 7up
pepsi: pepsi
surf excel: surf
wheel: wheel
rin: rin
vaseline: vaseline
cerelac: cerelac
parachute: parachute
close up: closeup
pepsodent: pepsodent
gillette: gillette
senora: senora
rooh afza: rooh
roohafza: rooh
nescafe: nescaf
orsaline: orsaline
sunsilk: sunsilk
lays: lay's
ভিম বার: vim
সেনোরা: senora
lal shak: red amaranth
palang: palong / spinach
bhetki: bhetki
khesari: khesari
# emoji
🍅: tomato
🥔: potato
🧅: onion
🥚: egg
🐟: fish
🥛: milk
🍚: rice
🍌: banana
🥭: mango
🍞: bread
🧂: salt
🍋: lemon / lime
🌶️: chilli
🐔: chicken
☕: coffee / tea
🧄: garlic
🍎: apple
🥕: carrot
🧴: lotion / shampoo / liquid
🧼: soap
🍯: honey
🥥: coconut
🍪: biscuit / cookies
🥒: cucumber
🍫: chocolate
🍉 kg: watermelon
1 kg 🥔: potato
# other layout
mfY: fish / hilsa / prawn / shrimp / tilapia / carp
gvQ: fish / hilsa / prawn / shrimp / tilapia / carp
gfVs: potato
Avjy: potato
cr&Wfu: onion
†cuqvR: onion
ckV: oil
†Zj: oil
mnsv efV: masoor / masur / lentil
gmyi Wvj: masoor / masur / lentil
ovsv mfQn: beef
Miyi gvsm: beef
dyQdp: prawn / shrimp
wPswo: prawn / shrimp
msvdo: chicken
gyiwM: chicken
tcmctf: tomato
U‡g‡Uv: tomato
chosb: brinjal
†e¸b: brinjal
MZfmgrs: shampoo
k¨v¤ú~: shampoo
nfhfb: soap
mvevb: soap
lsL 1 dVtfv: milk
\`ya 1 wjUvi: milk
dydb: sugar
wPwb 1 †KwR: sugar
VhB: salt
jeY: salt
dhngjst: biscuit
we¯‹zU: biscuit
jf&yf mdvy: chilli
KvuPv gwiP: chilli
a‡bcvZv: coriander
iVsl: turmeric
njy\`: turmeric
gflf: ginger
Av\`v: ginger
vnsb: garlic
imyb: garlic
gay: honey
gddVM: hilsa
Bwjk: hilsa
bseVn: noodles
byWjm: noodles
tsKcrngt: toothpaste
Uy_‡c÷: toothpaste
jVf: banana
Kjv: banana
nWfdhb ckV: soyabean oil / soybean oil
mqvweb †Zj: soyabean oil / soybean oil
cYfVf: chola / chickpea / gram
cvDiæwU: bread
dypf: flattened / chira
msdp: muri / puffed
পহডে: rice
পহেড: rice
মহদত: milk
ড্্: egg
ুজঋপ: sugar
ুগৃড়: soap
ুবৃমড়গগ: shampoo
াহুব: fish
বেহতেডস: chicken
নহুজেহট: biscuit
গহদ: oil
টডৃ: tea
গোাডড: coffee
নৃুমৃটহ পহডে: basmati
ড়গটৃটগ: potato
গসহগস: onion
ুৃদট: salt
বগসডচ: honey
নজটটডপ: butter
হিৃড়ডপ: diaper
সগগদিডু: noodles
টহুুজড: tissue
রিচে: rice
এজ্ঞ: egg
মিল্ক: milk
সুগার: sugar
সয়াপ: soap
তেয়া: tea
বুত্তের: butter
চফফি: coffee
ফিশ: fish
চিকেন: chicken
ছিচকেন: chicken
সাল্ত: salt
নুদলেস: noodles
তমাতো: tomato
পতাত: potato
ওনিওন: onion
হনেয়: honey
তিস্সুএ: tissue
দিয়াপের: diaper
তুরমেরিচ: turmeric
রিচী: rice
# intents
jor hoile ki khabo: saline / orsaline / orange / malta / coconut
জ্বরের জন্য: saline / orsaline / orange / malta / coconut
sordi kashir jonno: honey / ginger / tulsi / lemon
শর্দি কাশি: honey / ginger / tulsi / lemon
cough remedy: honey / ginger / tulsi
gola bethar: honey / ginger / tulsi
pet kharaper jonno: saline / orsaline / coconut
diarrhoea: saline / orsaline / coconut
ডাইরিয়া: saline / orsaline / coconut
gastric problem: mint / doi / yoghurt / gourd / ginger
bodhojomer: ginger / black salt / doi / yoghurt / carom / borhani
কোষ্ঠকাঠিন্যের জন্য: isabgol / papaya / plum / apple
rokto shunnotar khabar: beetroot / pomegranate / dates / liver / spinach
high pressure er jonno: garlic / tamarind / oats / banana
diabetes rogir khabar: sugar-free / brown rice / oats / red rice
ডায়াবেটিস রোগীর জন্য: sugar-free / brown rice / oats / red rice
hat kete geche: bandage / antiseptic / cotton
first aid kit: bandage / antiseptic / cotton / saline
chul porar tel: hair
চুল পড়া বন্ধ: hair
hairfall: hair
khushkir shampoo: dandruff
খুসকি: dandruff / shampoo
thot fatar: lip / petroleum
পা ফাটার ক্রিম: petroleum / lotion / cream
broner jonno: face wash
ঘামের গন্ধ: spray / powder / soap
mukher gondho: toothpaste / fennel
dat shirshir kore: sensodyne / toothpaste
dari katar jinis: razor / shaving
মাসিকের প্যাড: sanitary
period pad: sanitary
শীতে ত্বকের যত্ন: lotion / cream / petroleum
newborn er jinis: newborn / baby / formula
bachchar gosoler: baby soap / baby shampoo / baby lotion / baby oil
baccar malish: baby oil / mustard oil
৬ মাসের বাচ্চার খাবার: cereal / cerelac / formula / suji / banana
bacchar pet batha: gripe
স্কুল টিফিন: bread / biscuit / noodles / cake / nuggets / tiffin
bathroom poriskar korar: toilet cleaner / floor cleaner / bleaching
ঘর মোছার জন্য: floor cleaner / mop / broom
rannaghor porishkar: dishwash / sponges / steel wool / kitchen towel
thala bashon dhoar: dishwash / sponges
kapor kachar jonno: washing powder / laundry / softener
mosha tararnor: mosquito / aerosol
telapoka marar: cockroach / aerosol
sokaler nashta: bread / egg / ruti / paratha / butter / jelly / oats / corn flakes
breakfast items: bread / egg / ruti / paratha / butter / jelly / oats / corn flakes
নাস্তার জন্য কিছু: bread / egg / ruti / paratha / chanachur / biscuit / noodles / chips / butter / jelly / oats / corn flakes
mehman asbe: biscuit / chanachur / semai / cake / mango drink / soda / samosa / singara
মেহমানের জন্য নাস্তা: biscuit / chanachur / semai / cake / mango drink / soda / samosa / singara
guest food: biscuit / chanachur / semai / cake / mango drink / soda / samosa / singara
daowat er ranna: rice / chicken / beef / borhani / ghee / semai
iftarer jinis: dates / chola / muri / besan / sharbat / chickpeas / lemon
ইফতারের আইটেম: dates / chola / muri / besan / sharbat / chickpeas / lemon
sehrir khabar: egg / milk / banana / rice / dates / doi
রোজার মাসের বাজার: dates / chola / besan / muri / sharbat / oil
rojar jonno: dates / chola / besan / muri / sharbat / oil
eider bajar: semai / vermicelli / rice / ghee / beef / sugar / milk powder
কুরবানির ঈদ: masala / onion / ginger / garlic / oil
pujar jinish: incense / candles / coconut / khoi / sandesh / ghee
boishakh: hilsa / rice / chilli / onion
জন্মদিনের জন্য: cake / candle / chocolate / ice cream
birthday party items: cake / candle / chocolate / ice cream
pitha bananor: rice flour / molasses / gur / coconut / milk
biriyani rannar: biryani / chinigura / polao / basmati / mutton / doi / plums
বিরিয়ানি রান্নার জন্য: biryani / chinigura / polao / basmati / mutton / doi / plums
kacchi ranna: biryani / chinigura / polao / basmati / mutton / doi / plums
khichuri rannar jonno: chinigura / moong / masoor / ghee / turmeric
খিচুরি: chinigura / moong / masoor / ghee / turmeric
haleem rannar: haleem / mashkalai / moong / beef
হালিম রান্না: haleem / mashkalai / moong / beef
payesh rannar chal: chinigura / kalijira / milk / sugar / molasses / kheer
cake bananor jinis: maida / baking / cocoa / egg / butter / sugar / cake
ফুচকা বানানোর: chotpoti / peas / tamarind / egg
pizza bananor: pizza / mozzarella / ketchup / yeast / capsicum
salad er jinis: cucumber / tomato / carrot / lettuce / lime
ojon komanor khabar: oats / green tea / brown rice / chia / vinegar / cucumber
ডায়েট ফুড: oats / green tea / brown rice / chia / vinegar / cucumber
weight loss food: oats / green tea / brown rice / chia / vinegar / cucumber
protein food: egg / chicken breast / soya / peanut butter / milk
gorbhoboti mayer khabar: milk / egg / dates / spinach / banana / pomegranate
রোগীর জন্য খাবার: saline / orsaline / coconut / suji / papaya / pomegranate
loadshedding: candle / battery / torch / match
current chole gele: candle / battery / torch / match
mosquito problem: mosquito / aerosol
`;

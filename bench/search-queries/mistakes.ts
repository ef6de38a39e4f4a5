/** One letter wrong, missing, too many or swapped; half words; several words in any order, joined, in both scripts, with sizes. */
export const oneLetter = `
potatp: potato potato-chips
poatto: potato potato-chips
tomto: deshi-tomato tomato-ketchup
tomaot: deshi-tomato tomato-ketchup
onoin: deshi-onion
onin: deshi-onion
garlci: deshi-garlic
gralic: deshi-garlic
gingr: ginger
brinjla: long-brinjal round-brinjal
cucmber: cucumber
carot: carrot
caulifower: cauliflower
cabage: cabbage
pinaple: pineapple
watermelom: watermelon
bananna: sagor-banana green-banana
manggo: himsagar-mango amrapali-mango mango-pickle mango-juice
aple: fuji-apple
chiken: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast deshi-eggs
chickne: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast deshi-eggs
muton: khasi-mutton
beaf: beef-with-bone beef-boneless beef-mince beef-liver
mlik: fresh-milk uht-milk milk-powder milk-bread milk-biscuit
mikl: fresh-milk uht-milk milk-powder milk-bread milk-biscuit
buttr: butter butter-cookies
chese: cheese-slices dhakai-ponir
ricce: miniket-rice nazirshail-rice atash-rice chinigura-rice kataribhog-rice red-rice
mustrad oil: mustard-oil mustard-oil-small
soyben oil: soybean-oil-5l soybean-oil-1l
tumeric: turmeric-powder
cinamon: cinnamon
cardamon: cardamom
bred: milk-bread brown-bread
bicuit: toast-biscuit milk-biscuit salted-biscuit
noodels: instant-noodles
penuts: roasted-peanuts
cashw: cashew-nuts
ketchap: tomato-ketchup
cofee: instant-coffee
suger: sugar
honny: sundarban-honey
detergnt: detergent-powder
shampo: shampoo baby-shampoo
tothpaste: toothpaste
diper: baby-diapers-m baby-diapers-l
lotoin: body-lotion baby-lotion
tissu: facial-tissue toilet-rolls
আলি: potato potato-chips
পেঁয়াহ: deshi-onion
রসিন: deshi-garlic
বেগন: long-brinjal round-brinjal
বেুন: long-brinjal round-brinjal
টমটো: deshi-tomato tomato-ketchup
গজর: carrot
ফুলকফি: cauliflower
আনাসর: pineapple
তরমুহ: watermelon
মুরগা: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
মুগরি: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
চিংি: golda-prawn small-shrimp
ইলশ: padma-hilsa
সয়াবি তেল: soybean-oil-5l soybean-oil-1l
সরিার তেল: mustard-oil mustard-oil-small
হলুগ: turmeric-powder
দারুচনি: cinnamon
চানচুর: chanachur
বিস্ুট: toast-biscuit milk-biscuit salted-biscuit
সাবন: bath-soap baby-soap dishwash-bar detergent-powder
শ্যম্পু: shampoo baby-shampoo
ডায়পার: baby-diapers-m baby-diapers-l
মিনিকট চাল: miniket-rice
peyak: deshi-onion
pwyaj: deshi-onion
begnu: long-brinjal round-brinjal
mroich: green-chilli dried-red-chilli chilli-powder
chigri: golda-prawn small-shrimp
murhi: muri broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast murir-moa
mrugi: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
iilsh: padma-hilsa
daruchni: cinnamon
chanahcur: chanachur
minkiet chal: miniket-rice
shorihsar tel: mustard-oil mustard-oil-small
tejapta: bay-leaf
`;

export const half = `
pot: potato potato-chips pointed-gourd
cauli: cauliflower
cucum: cucumber
pinea: pineapple
waterm: watermelon
chick: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast deshi-eggs
soyb: soybean-oil-5l soybean-oil-1l
turm: turmeric-powder
carda: cardamom
cinna: cinnamon
bisc: toast-biscuit milk-biscuit salted-biscuit
nood: instant-noodles
deter: detergent-powder
toothp: toothpaste
diap: baby-diapers-m baby-diapers-l
পেঁয়া: deshi-onion
টমে: deshi-tomato tomato-ketchup
ধনে: coriander-leaves coriander-powder
ফুলক: cauliflower
তরমু: watermelon
চিংড়: golda-prawn small-shrimp
মুরগ: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
মিনিক: miniket-rice
সয়াবি: soybean-oil-5l soybean-oil-1l
চানা: chanachur
ডায়া: baby-diapers-m baby-diapers-l
peya: deshi-onion guava
rosu: deshi-garlic
tormu: watermelon
ching: golda-prawn small-shrimp
murg: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
minik: miniket-rice
chanach: chanachur
dhone p: coriander-leaves
kacha mor: green-chilli
`;

export const together = `
chilli green: green-chilli
oil mustard: mustard-oil mustard-oil-small
চাল মিনিকেট: miniket-rice
ডিম হাঁসের: duck-eggs
breast chicken: chicken-breast
dal mosur: masoor-dal-deshi masoor-dal-bold
greentea: green-tea
teabags: tea-bags
babyoil: baby-oil
mangojuice: mango-juice
rice miniket ৫ কেজি: miniket-rice
কাঁচা chilli: green-chilli
baby সাবান: baby-soap
মুরগি breast: chicken-breast
holud powder: turmeric-powder
হলুদ powder: turmeric-powder
সরিষার oil: mustard-oil mustard-oil-small
mango আচার: mango-pickle
shishir dudh: fresh-milk uht-milk milk-powder
shishir milk 1 litre: fresh-milk
শিশির দুধ ৫০০ মিলি: uht-milk
ujan tel 5l: soybean-oil-5l
ujan soybean oil 5 litre: soybean-oil-5l
উজান সয়াবিন ১ লিটার: soybean-oil-1l
ujan atta 2kg: atta
kuhu bread: milk-bread brown-bread
কুহু বিস্কুট: toast-biscuit milk-biscuit salted-biscuit
kashful chanachur 300g: chanachur
ঝুড়ি নুডলস: instant-noodles
kuasha cha: black-tea tea-bags green-tea
jhilmil toilet cleaner 750ml: toilet-cleaner
shiuli soap 100 gm: bath-soap
tuntuni diaper: baby-diapers-m baby-diapers-l
টুনটুনি লোশন: baby-lotion
sorisar tel 250 ml: mustard-oil-small
চিনি ১ কেজি: sugar
dim 1 dojon: brown-eggs quail-eggs
১২ পিস ডিম: brown-eggs quail-eggs
rupchanda soybean tel: soybean-oil-5l soybean-oil-1l
radhuni holud 100g: turmeric-powder
pran mango juice: mango-juice
teer atta: atta
গ্রিনটি: green-tea
গ্রীনটি: green-tea
`;

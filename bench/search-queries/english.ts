/** English as the shop writes it, singular and plural, and the words that other shops use. */
export const english = `
potato: potato potato-chips
potatoes: potato potato-chips
onion: deshi-onion
onions: deshi-onion
garlic: deshi-garlic
ginger: ginger
tomatoes: deshi-tomato tomato-ketchup
mint: mint-leaves toothpaste
carrots: carrot
cucumbers: cucumber
cauliflower: cauliflower
mangoes: himsagar-mango amrapali-mango mango-pickle mango-juice
mangos: himsagar-mango amrapali-mango mango-pickle mango-juice
bananas: sagor-banana green-banana
apples: fuji-apple
litchis: litchi
orange: malta-orange
fish: rui-fish katla-fish pangas-fish koi-fish shing-fish pabda-fish mola-fish
chicken: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast deshi-eggs
chicken breast: chicken-breast
beef: beef-with-bone beef-boneless beef-mince beef-liver
boneless beef: beef-boneless
mutton: khasi-mutton
eggs: brown-eggs deshi-eggs duck-eggs quail-eggs
egg: brown-eggs deshi-eggs duck-eggs quail-eggs
duck eggs: duck-eggs
milk: fresh-milk uht-milk milk-powder
powdered milk: milk-powder
butter: butter butter-cookies
cheese: cheese-slices dhakai-ponir
rice: miniket-rice nazirshail-rice atash-rice chinigura-rice kataribhog-rice red-rice
red rice: red-rice
rice flour: rice-flour
mustard oil: mustard-oil mustard-oil-small
olive oil: olive-oil
sunflower oil: sunflower-oil
coconut oil: coconut-hair-oil
turmeric: turmeric-powder
cumin: cumin-whole cumin-powder
bay leaves: bay-leaf
bay leaf: bay-leaf
black pepper: black-pepper
salt: iodised-salt
brown bread: brown-bread
burger bun: burger-buns
biscuits: toast-biscuit milk-biscuit salted-biscuit
cookies: butter-cookies
noodles: instant-noodles
peanuts: roasted-peanuts
cashews: cashew-nuts
dates: dates date-gur
ketchup: tomato-ketchup
pickle: mango-pickle
tea: black-tea tea-bags green-tea
tea bag: tea-bags
green tea: green-tea
coffee: instant-coffee
water: drinking-water
sugar: sugar
honey: sundarban-honey
floor cleaner: floor-cleaner
toilet cleaner: toilet-cleaner
tissue: facial-tissue toilet-rolls
sponge: scrub-sponge
soap: bath-soap baby-soap
shampoo: shampoo baby-shampoo
toothbrush: toothbrush
razors: shaving-razor
baby lotion: baby-lotion
baby wipes: baby-wipes
`;

export const synonyms = `
aubergine: long-brinjal round-brinjal
eggplant: long-brinjal round-brinjal
ladies finger: okra
ladies fingers: okra
bhindi: okra
cilantro: coriander-leaves
bitter melon: bitter-gourd
karela: bitter-gourd
calabash: bottle-gourd
bell pepper: capsicum
chili: green-chilli dried-red-chilli chilli-powder
hot pepper: green-chilli
lychee: litchi
spinach: palong-shak kolmi-shak pui-shak red-amaranth
rohu: rui-fish
prawns: golda-prawn small-shrimp
shrimps: small-shrimp golda-prawn
dried fish: loitta-shutki
goat meat: khasi-mutton
minced beef: beef-mince
ground beef: beef-mince
keema: beef-mince
chicken legs: chicken-drumsticks
curd: mishti-doi tok-doi
yogurt: tok-doi mishti-doi
sweet yogurt: mishti-doi
sour curd: tok-doi
long life milk: uht-milk
cottage cheese: dhakai-ponir
semolina: suji
all purpose flour: maida
whole wheat flour: atta
chickpea flour: besan
poha: chira
puffed rice: muri
lentils: masoor-dal-deshi masoor-dal-bold moong-dal chola-dal mashkalai-dal khesari-dal anchor-dal
red lentils: masoor-dal-deshi masoor-dal-bold
chickpeas: chola-whole kabuli-chola chola-dal
garbanzo: kabuli-chola chola-whole
black gram: mashkalai-dal
split peas: anchor-dal
cooking oil: soybean-oil-5l soybean-oil-1l mustard-oil mustard-oil-small rice-bran-oil sunflower-oil
vegetable oil: soybean-oil-5l soybean-oil-1l mustard-oil mustard-oil-small rice-bran-oil sunflower-oil
clarified butter: gawa-ghee
haldi: turmeric-powder
peppercorn: black-pepper
five spice: panch-phoron
jaggery: date-gur
molasses: date-gur
mustard sauce: kasundi
tomato sauce: tomato-ketchup
vermicelli: lachha-semai
crisps: potato-chips
groundnuts: roasted-peanuts
samosa: frozen-singara
soft drink: lemon-soda
lemonade: lemon-soda
mineral water: drinking-water
nappy: baby-diapers-m baby-diapers-l
nappies: baby-diapers-m baby-diapers-l
wet wipes: baby-wipes
sanitary napkin: sanitary-pads
washing powder: detergent-powder
dish soap: dishwash-liquid dishwash-bar
trash bags: garbage-bags
bin liner: garbage-bags
tin foil: aluminium-foil
toilet roll: toilet-rolls
vaseline: petroleum-jelly
ear buds: cotton-buds
q tips: cotton-buds
broom: phul-jharu
আন্ডা: brown-eggs deshi-eggs duck-eggs quail-eggs
গোশত: beef-with-bone beef-boneless khasi-mutton chicken-breast
জল: drinking-water
নুন: iodised-salt
কদু: bottle-gourd
ইচা মাছ: golda-prawn small-shrimp
লঙ্কা: green-chilli dried-red-chilli chilli-powder
coke: lemon-soda
pepsi: lemon-soda
coca cola: lemon-soda
কোক: lemon-soda
`;

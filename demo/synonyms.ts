/**
 * What shoppers say for what the shop calls otherwise. Words with commas between mean one another; what stands behind `>`
 * also answers to them. No spellings: how a word is written in Banglish, or mistyped, the search knows by itself.
 */
const vegetables = `
brinjal, aubergine, eggplant, baingan, বেগুন, বাইগন
okra, ladies finger, lady finger, ladyfinger, bhindi, vendi, ঢেঁড়স, ভেন্ডি
potato, আলু, গোল আলু
sweet potato, মিষ্টি আলু, রাঙা আলু
onion, পেঁয়াজ
spring onion, scallion, green onion, পেঁয়াজ পাতা, পেঁয়াজ কলি
shallot, ছোট পেঁয়াজ
garlic, রসুন, লহসুন
ginger, আদা
chilli, chili, chile, chilly, মরিচ, লঙ্কা, ঝাল মরিচ
green chilli, green chili, hot pepper, কাঁচা মরিচ, কাঁচা লঙ্কা
capsicum, bell pepper, sweet pepper, green pepper, ক্যাপসিকাম
coriander leaves, cilantro, fresh coriander, coriander leaf, dhania leaves, ধনেপাতা, ধনিয়া পাতা
mint leaves, mint, fresh mint, pudina, পুদিনাপাতা, পুদিনা
lime, lemon, nimbu, লেবু
pointed gourd, parwal, patal, পটল
bitter gourd, bitter melon, karela, করলা, উচ্ছে
bottle gourd, calabash, lau, kaddu, লাউ, কদু
ash gourd, wax gourd, winter melon, চালকুমড়া
pumpkin, sweet pumpkin, sweet gourd, squash, মিষ্টি কুমড়া
ridge gourd, luffa, sponge gourd, loofah, turai, ঝিঙা, ধুন্দল
snake gourd, চিচিঙ্গা
teasle gourd, spiny gourd, কাঁকরোল
papaya, pawpaw, পেঁপে
cucumber, cuke, khira, শসা, খিরা
cauliflower, gobi, ফুলকপি
cabbage, patta gobi, বাঁধাকপি, পাতাকপি
hyacinth bean, flat bean, lablab, country bean, sheem, শিম
yardlong bean, long bean, asparagus bean, string bean, বরবটি
green beans, french beans, ফ্রেঞ্চ বিন
taro root, taro, arum, eddo, কচু, কচুর মুখি
green banana, green cooking banana, plantain, raw banana, কাঁচকলা, আনাজি কলা
amaranth, red spinach, লালশাক
spinach, palak, পালংশাক
water spinach, morning glory, kangkong, কলমিশাক
malabar spinach, indian spinach, পুঁইশাক
radish, mooli, daikon, মুলা
beetroot, beet, বিট
drumstick vegetable, moringa, সজনে
peas, green peas, matar, মটরশুঁটি
corn, maize, sweet corn, ভুট্টা
mushroom, মাশরুম
lettuce, salad leaf, লেটুস
broccoli, ব্রকলি
tomato, টমেটো, বিলাতি বেগুন
turnip, শালগম
leafy greens, greens, saag, শাক > red amaranth, palong shak, kolmi shak, pui shak, লালশাক, পালংশাক, কলমিশাক, পুঁইশাক
vegetable, vegetables, veggies, সবজি, তরকারি > brinjal, okra, pointed gourd, carrot, cabbage, cauliflower
curry leaves, কারি পাতা
jackfruit, কাঁঠাল
neem, নিম
`;

const fruits = `
banana, কলা
mango, আম
litchi, lychee, lichi, leechee, লিচু
guava, পেয়ারা
pineapple, ananas, আনারস
watermelon, তরমুজ
coconut, নারকেল, নারিকেল
green coconut, tender coconut, coconut water, young coconut, ডাব, কচি ডাব
dragon fruit, pitaya, ড্রাগন ফল
apple, আপেল
orange, malta orange, malta, mandarin, মাল্টা, কমলা
pomegranate, anar, বেদানা, ডালিম, আনার
grapes, grape, আঙুর
dates, date, date fruit, খেজুর, খুরমা
jujube, ber, বরই, কুল
hog plum, ambarella, আমড়া
olive, জলপাই
sapodilla, chikoo, সফেদা
custard apple, আতা
wood apple, বেল
starfruit, carambola, কামরাঙ্গা
tamarind, imli, তেঁতুল
raisins, raisin, kishmish, kismis, কিশমিশ
fruit, fruits, ফল > mango, banana, guava, apple, papaya, orange, pineapple, watermelon
`;

const fishAndMeat = `
hilsa, hilsha, ilish, ইলিশ
rui, rohu, rohit, রুই
katla, catla, কাতলা
pangas, pangasius, basa, পাঙাশ
tilapia, তেলাপিয়া, নাইলোটিকা
koi, climbing perch, climbing fish, কই
shing, stinging catfish, catfish, শিং
magur, walking catfish, মাগুর
pabda, butter catfish, পাবদা
mola, mola carplet, মলা
prawn, shrimp, prawns, চিংড়ি, ইচা
golda prawn, king prawn, giant prawn, lobster, jumbo prawn, গলদা চিংড়ি
loitta, bombay duck, bummalo, লইট্টা
shutki, dried fish, dry fish, শুঁটকি
fish, মাছ, মৎস্য > rui, katla, hilsa, pangas, tilapia, pabda
seafood > prawn, shrimp, fish
chicken, hen, poultry, মুরগি, মুরগী
broiler chicken, farm chicken, ব্রয়লার মুরগি
sonali chicken, cock, cockerel, pakistani chicken, সোনালি মুরগি, কক মুরগি
deshi chicken, country chicken, local chicken, দেশি মুরগি
chicken drumsticks, chicken leg, chicken legs, drumstick, drumsticks, মুরগির রান, লেগ পিস
chicken breast, chicken fillet, boneless chicken, মুরগির বুকের মাংস
beef, cow meat, গরুর মাংস, গরু
beef mince, minced beef, ground beef, minced meat, mince, keema, qeema, kima, গরুর কিমা, কিমা
beef liver, liver, kolija, কলিজা
mutton, goat meat, goat, khasi, খাসির মাংস, ছাগলের মাংস
lamb, sheep, ভেড়া
duck, হাঁস, পাতিহাঁস
red meat > beef, mutton
meat, মাংস, গোশত, গোস্ত > beef, mutton, chicken
egg, eggs, ডিম, আন্ডা
quail eggs, quail egg, কোয়েলের ডিম
`;

const dairy = `
milk, দুধ, দুগ্ধ
fresh milk, pasteurised milk, pasteurized milk, liquid milk, তরল দুধ, পাস্তুরিত দুধ
milk powder, powder milk, powdered milk, dry milk, গুঁড়া দুধ, গুঁড়ো দুধ, পাউডার দুধ
uht milk, long life milk, tetra pack milk, ইউএইচটি দুধ
yoghurt, yogurt, curd, doi, dahi, দই, দধি
sweet yoghurt, sweet yogurt, sweet curd, mishti doi, মিষ্টি দই
sour curd, plain yoghurt, plain yogurt, sour yogurt, tok doi, টক দই
butter, makhon, মাখন, বাটার
cheese, পনির, চিজ
cottage cheese, paneer, ponir, ছানা, পনির
ghee, clarified butter, ঘি, ঘৃত
cream, ক্রিম, মালাই
ice cream, আইসক্রিম
condensed milk, কনডেন্সড মিল্ক
baby milk, infant formula, formula milk, baby formula, শিশুর দুধ
`;

const staples = `
rice, চাল, চাউল, ধান
polao rice, pulao rice, pilaf rice, aromatic rice, fragrant rice, পোলাওর চাল > chinigura rice, kataribhog rice, kalijira rice, basmati rice
chinigura rice, kalijeera rice, kalijira rice, চিনিগুঁড়া চাল, কালিজিরা চাল
basmati rice, basmati, বাসমতি
brown rice, red rice, unpolished rice, husked rice, লাল চাল, ঢেঁকিছাঁটা চাল
flour, whole wheat flour, wheat flour, atta, আটা
plain flour, white flour, all purpose flour, refined flour, maida, moida, ময়দা
semolina, suji, sooji, rava, সুজি
gram flour, chickpea flour, besan, besom, বেসন
rice flour, চালের গুঁড়া, চালের গুঁড়ো
flattened rice, beaten rice, rice flakes, poha, chira, চিড়া, চিঁড়ে
puffed rice, muri, murmura, মুড়ি
popped rice, khoi, খই
oats, oatmeal, ওটস
corn flakes, cornflakes, cereal, কর্নফ্লেক্স
corn flour, cornflour, corn starch, কর্নফ্লাওয়ার
vermicelli, semai, shemai, sewai, সেমাই
lachha semai, lachcha semai, লাচ্ছা সেমাই
noodles, instant noodles, ramen, নুডলস
pasta, macaroni, spaghetti, পাস্তা
lentil, lentils, pulses, pulse, dal, daal, dhal, ডাল
red lentil, red lentils, masoor dal, masur, মসুর ডাল, মুসুরি ডাল
mung bean, mung beans, moong dal, green gram, মুগ ডাল
chickpea, chickpeas, chick pea, garbanzo, gram, bengal gram, chola, chana, boot, ছোলা, বুট
split chickpea, split chickpeas, split gram, chana dal, chola dal, boot dal, বুটের ডাল, ছোলার ডাল
kabuli chola, white chickpea, white chickpeas, kabuli chana, কাবুলি ছোলা
black gram, urad dal, urad, mashkalai dal, mashkalai, মাষকলাই, কলাই
grass pea, khesari, খেসারি
yellow peas, yellow pea, split peas, split pea, anchor dal, dabli, ডাবলি, অ্যাংকর ডাল
kidney beans, rajma, রাজমা
soy chunks, soya chunks, soya nuggets, সয়া চাঙ্কস
`;

const oilAndSpices = `
soybean oil, soya oil, soyabean oil, soy oil, সয়াবিন তেল
cooking oil, edible oil, oil for cooking, vegetable oil, রান্নার তেল, ভোজ্য তেল > soybean oil, mustard oil, rice bran oil, sunflower oil
mustard oil, sorshe oil, সরিষার তেল, সর্ষের তেল
rice bran oil, bran oil, রাইস ব্র্যান তেল
sunflower oil, সূর্যমুখী তেল
olive oil, জলপাই তেল, জয়তুন তেল, অলিভ অয়েল
coconut oil, coconut hair oil, narikel oil, নারকেল তেল, নারিকেল তেল
oil, তেল, অয়েল
spice, spices, masala, মসলা, মশলা > turmeric, chilli powder, cumin, coriander powder, cardamom, cinnamon
turmeric, turmeric powder, haldi, হলুদ, হলদি
red chilli powder, chilli powder, chili powder, cayenne, ground chilli, মরিচের গুঁড়া, মরিচ গুঁড়া
dried red chilli, dry chilli, dried chilli, dried chili, red chilli, শুকনা মরিচ, শুকনো লঙ্কা
coriander powder, ground coriander, coriander seed powder, ধনিয়ার গুঁড়া, ধনে গুঁড়া
coriander, dhania, dhone, ধনিয়া, ধনে
cumin, jeera, zeera, জিরা
cumin powder, ground cumin, জিরার গুঁড়া
cumin seeds, cumin seed, whole cumin, আস্ত জিরা
cardamom, elaichi, elach, এলাচ
green cardamom, ছোট এলাচ
cinnamon, dalchini, darchini, দারুচিনি
cinnamon sticks, cinnamon stick
bay leaf, bay leaves, tejpata, তেজপাতা
black pepper, black peppercorns, peppercorn, pepper, গোলমরিচ
clove, cloves, labanga, লবঙ্গ, লং
nutmeg, জায়ফল
mace, জয়ত্রী
nigella, black cumin, kalonji, কালোজিরা, কালিজিরা
mustard seed, mustard seeds, সরিষা, রাই
fennel, mouri, মৌরি
fenugreek, methi, মেথি
saffron, জাফরান
star anise, স্টার অ্যানিস
five spice, panch phoron, bengali five spice, পাঁচফোড়ন
garam masala, গরম মসলা
biryani masala, biriyani masala, biryani spice, biriani mix, বিরিয়ানির মসলা
salt, table salt, iodised salt, iodized salt, লবণ, নুন
rock salt, pink salt, বিট লবণ
sugar, চিনি
brown sugar, লাল চিনি
molasses, jaggery, gur, গুড়
date molasses, date palm jaggery, nolen gur, patali, খেজুরের গুড়, পাটালি
honey, মধু
vinegar, sirka, ভিনেগার, সিরকা
mustard sauce, kasundi, কাসুন্দি
ketchup, tomato ketchup, tomato sauce, catsup, কেচাপ, টমেটো সস
soy sauce, soya sauce, সয়া সস
mayonnaise, mayo, মেয়োনিজ
pickle, achar, chutney, আচার
mango pickle, আমের আচার
jam, jelly, জ্যাম, জেলি
baking powder, বেকিং পাউডার
yeast, ইস্ট
`;

const bakeryAndSnacks = `
bread, loaf, sandwich bread, sliced bread, pauruti, পাউরুটি, ব্রেড
brown bread, wholemeal bread, whole wheat bread, ব্রাউন ব্রেড
bun, buns, burger bun, burger bread, বান
flatbread, roti, ruti, chapati, chapatti, রুটি, চাপাতি
paratha, parata, porota, paratta, পরোটা
biscuit, biscuits, cookie, cookies, বিস্কুট
salted biscuit, salty biscuit, cracker, crackers, নোনতা বিস্কুট
toast biscuit, rusk, toast, টোস্ট
butter cookies, butter cookie, shortbread
cake, কেক
bakorkhani, bakarkhani, baqarkhani, বাকরখানি
chips, crisps, potato chips, potato crisps, চিপস
snack, snacks, munchies, নাশতা > chanachur, chips, biscuit, noodles
chanachur, bombay mix, namkeen, trail mix, চানাচুর
peanut, peanuts, groundnut, groundnuts, monkey nut, চিনাবাদাম
cashew, cashew nuts, kaju, কাজু, কাজুবাদাম
almond, almonds, কাঠবাদাম
pistachio, পেস্তা
nuts, dry fruits > cashew nuts, peanuts, almond
samosa, singara, shingara, সিঙ্গাড়া, শিঙাড়া
spring roll, স্প্রিং রোল
fried lentils, dal bhaja, fried dal, fried moong dal, ডাল ভাজা
moa, puffed rice ball, puffed rice balls, murir moa, মোয়া
chocolate, চকলেট, চকোলেট
candy, sweets, toffee, lozenge, লজেন্স, ক্যান্ডি
sweetmeat, mishti, মিষ্টি
`;

const drinks = `
tea, black tea, loose tea, tea leaves, tea leaf, cha, chai, চা, চা-পাতা
tea bags, tea bag, teabag, টি ব্যাগ
green tea, সবুজ চা, গ্রিন টি
coffee, instant coffee, nescafe, কফি
water, drinking water, mineral water, bottled water, পানি, জল
juice, fruit juice, fruit drink, জুস, শরবত
mango juice, mango drink, আমের জুস, ম্যাঙ্গো জুস
soft drink, soft drinks, cold drink, cold drinks, soda, fizzy drink, carbonated drink, কোমল পানীয়, সোডা
lemon soda, lemonade, lemon drink, sprite, 7up, লেমন সোডা
cola, coke, pepsi, কোলা, কোক
syrup, sharbat, sherbet, cordial, squash drink, শরবত, সিরাপ
rose sharbat, rose syrup, rooh afza, রুহ আফজা, গোলাপ শরবত
borhani, spiced yogurt drink, বোরহানি
lassi, লাচ্ছি
energy drink, এনার্জি ড্রিংক
drink, drinks, beverage, beverages, পানীয় > juice, soda, borhani, drinking water
`;

const householdAndCare = `
diaper, diapers, nappy, nappies, pampers, ডায়াপার, ন্যাপি
baby wipes, wet wipes, wipes, wet tissue, ওয়াইপস, ওয়েট টিস্যু
baby lotion, বেবি লোশন
sanitary pads, sanitary pad, sanitary napkin, sanitary napkins, sanitary towel, pad, pads, স্যানিটারি ন্যাপকিন, প্যাড
tissue, facial tissue, kleenex, tissue paper, tissue box, টিস্যু
toilet paper, toilet rolls, toilet roll, toilet tissue, bathroom tissue, loo roll, টয়লেট টিস্যু, টয়লেট পেপার
kitchen towel, paper towel, kitchen tissue, কিচেন টাওয়েল
rubbish bags, garbage bags, garbage bag, trash bags, trash bag, bin bag, bin liner, bin bags, waste bag, ময়লার ব্যাগ
detergent, washing powder, detergent powder, laundry powder, laundry detergent, কাপড় ধোয়ার পাউডার, গুঁড়া সাবান, ডিটারজেন্ট
dishwashing liquid, dishwash liquid, dish soap, dish wash, washing up liquid, ডিশওয়াশ লিকুইড
dishwashing bar, dishwash bar, dish bar, vim, থালাবাসন মাজার সাবান
floor cleaner, floor cleaning liquid, mopping liquid, lizol, মেঝে পরিষ্কারক, ফ্লোর ক্লিনার
toilet cleaner, harpic, bathroom cleaner, টয়লেট ক্লিনার
glass cleaner, window cleaner, গ্লাস ক্লিনার
disinfectant, antiseptic, জীবাণুনাশক
bleach, ব্লিচ
air freshener, room spray, এয়ার ফ্রেশনার
mosquito coil, coil, মশার কয়েল
aerosol, insect spray, insect killer, এরোসল
foil, aluminium foil, aluminum foil, tin foil, silver foil, অ্যালুমিনিয়াম ফয়েল
sponge, scrub sponges, scrubber, scouring pad, scrub pad, স্পঞ্জ, মাজুনি
broom, jharu, grass broom, ঝাড়ু, ঝাঁটা
mop, মপ
matches, match box, matchbox, দিয়াশলাই, ম্যাচ
candle, candles, মোমবাতি
bulb, light bulb, বাল্ব
battery, ব্যাটারি
soap, bar soap, bath soap, body soap, সাবান
hand wash, handwash, hand soap, liquid hand soap, হ্যান্ডওয়াশ
hand sanitizer, sanitizer, হ্যান্ড স্যানিটাইজার
shampoo, শ্যাম্পু
conditioner, কন্ডিশনার
hair oil, চুলের তেল > coconut hair oil
face wash, facewash, facial wash, face cleanser, ফেসওয়াশ
toothpaste, tooth paste, টুথপেস্ট
toothbrush, tooth brush, toothbrushes, টুথব্রাশ, দাঁতের ব্রাশ
mouthwash, মাউথওয়াশ
lotion, body lotion, moisturiser, moisturizer, body cream, লোশন
petroleum jelly, vaseline, পেট্রোলিয়াম জেলি, ভ্যাসলিন
razor, razors, shaving razors, shaver, shaving razor, শেভিং রেজার, রেজার
shaving foam, shaving cream, শেভিং ফোম
deodorant, deo, body spray, ডিওডোরেন্ট
perfume, attar, আতর, পারফিউম
cotton buds, cotton bud, ear buds, ear bud, q tips, cotton swabs, কটন বাড
cotton, cotton wool, তুলা
condom, condoms, কনডম
baby food, baby cereal, শিশুর খাবার > cerelac, lactogen, nido, baby milk
baby oil, বেবি অয়েল
baby shampoo, বেবি শ্যাম্পু
`;

const lists = [
  vegetables,
  fruits,
  fishAndMeat,
  dairy,
  staples,
  oilAndSpices,
  bakeryAndSnacks,
  drinks,
  householdAndCare,
];

const terms = (text = "") =>
  text
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean);

/** The demo shop's synonyms, as rows of `search_synonyms`. */
export const synonyms = lists.flatMap((list) =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [words, kinds] = line.split(">");
      return { words: terms(words), kinds: terms(kinds) };
    }),
);

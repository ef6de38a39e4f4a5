import { suggestedSynonymsText } from "../src/catalogue/admin/search/suggested-synonyms-text.ts";

/**
 * Synonyms of the shop's products. Words separated by commas mean the same; those after `>` are kinds, which
 * also match. No spellings: the search itself handles Banglish and typing errors.
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
aubergine long, long eggplant, long aubergine, লম্বা বেগুন > long brinjal
round eggplant, round aubergine, তাল বেগুন, গোল বেগুন > round brinjal
gumbo, bhendi, lady's finger, lady's fingers > okra
spud, spuds, tater, aloo, batata > potato
red onion, piaz, kanda, desi onion, local onion > deshi onion
desi garlic, local garlic, garlic bulb, garlic cloves, lasun, lehsun > garlic
ginger root, fresh ginger root, adrak > ginger
hari mirch, mirch, mirchi, chile pepper, jalapeno, finger chilli > green chilli
simla mirch, shimla mirch, green bell pepper, red bell pepper, pepper capsicum, শিমলা মরিচ, মিষ্টি মরিচ > capsicum
chinese parsley, coriander herb, dhania patta, hara dhania, ধনের পাতা, বিলাতি ধনিয়া > coriander leaves
culantro, sawtooth coriander, বিলাতি ধনেপাতা > coriander leaves
spearmint, peppermint leaves, podina leaves, পুদিনা পাতা > mint leaves
green lemon, lime fruit, key lime, sour lime, citrus, কাগজি লেবু, পাতি লেবু, এলাচি লেবু > kagji lime, lime
parval, green patola, potol > pointed gourd
karola, bitter cucumber, ucche, usta, উস্তা > bitter gourd
opo squash, long squash, white gourd, doodhi, lauki, dudhi > bottle gourd
red pumpkin, yellow pumpkin, kumro, butternut, মিষ্টি লাউ, কুমড়ো > sweet pumpkin
chal kumra, petha, kumra, জালি কুমড়া
raw papaya, unripe papaya, cooking papaya, কাঁচা পেপে > green papaya
kheera, kakdi, gherkin, salad cucumber > cucumber
gajar, baby carrot > carrot
gobhi, cauliflower head, phool gobi > cauliflower
band gobi, cabbage head, coleslaw cabbage, bandhakopi, কপি > cabbage
seim, seam, indian bean, broad bean, bean > hyacinth bean
chinese long bean, snake bean, runner bean, lobia pod, borboti > yardlong bean
arbi, colocasia, arvi, cocoyam, মুখি কচু, কচুমুখি > taro root
torai, turi, chinese okra, silk gourd, ঝিঙে > ridge gourd
cooking banana, raw plantain, green plantain, unripe banana, কাঁচা কলা, সবজি কলা > green cooking banana
lal saag, red leaf amaranth, red greens, red leafy vegetable, নটে শাক > red amaranth
palak saag, palong, spinach leaves, baby spinach, popeye > palong shak
river spinach, swamp cabbage, ong choy, গীমা কলমি > kolmi shak
climbing spinach, vine spinach, ceylon spinach, basella > pui shak
salad, salads, salad vegetables, সালাদ > cucumber, tomato, carrot, lime
raw vegetables, fresh vegetables, green vegetables, sabji, sobji, কাঁচা তরকারি, শাকসবজি > brinjal, okra, pointed gourd, carrot, cabbage, cauliflower
gourd, gourds > bottle gourd, bitter gourd, ridge gourd, pointed gourd
pepper fresh, fresh chilli > green chilli
herb, herbs, fresh herbs, pot herbs > coriander leaves, mint leaves
bean, beans, শিম জাতীয় > yardlong bean, hyacinth bean
root vegetable, root vegetables, tuber, tubers > potato, taro root, carrot
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
fruit, fruits, ফল, ফলমূল, ফলফলাদি > mango, banana, guava, apple, papaya, orange, pineapple, watermelon
ripe banana, sagar banana, shagor banana, kela, চাঁপা কলা, শবরি কলা > sagor banana
aam, ripe mango, sweet mango, king of fruit, পাকা আম > himsagar mango, amrapali mango
leechi, litchis, lychees > litchi
peyara, amrood, amrud, guavas > guava
ripe papaya, papita, paw paw, পাকা পেপে > ripe papaya
anaras, pineapples, ananash > pineapple
tormuj, water melon, melon, tarbooz > watermelon
daab, coconut green, fresh coconut, nariyal pani, tender coconut water, কচি নারকেল > green coconut
dragonfruit, pitahaya, strawberry pear > dragon fruit
seb, red apple, fresh apple, gala apple, লাল আপেল > fuji apple
sweet orange, santra, oranges, mandarine, tangerine, clementine, citrus fruit, কমলা লেবু, কমলালেবু > malta orange
pomegranates, dalim, anaar > pomegranate
angur, green grapes, black grapes, আঙ্গুর
khejur, medjool, ajwa, dry dates, kurma, iftar dates, মরিয়ম, আজওয়া > maryam dates
muskmelon, cantaloupe, bangi, বাঙ্গি, ফুটি
plum, boroi, indian jujube, বড়ই
pear, pears, nashpati, নাশপাতি
pomelo, grapefruit, জাম্বুরা, বাতাবি লেবু
jamun, java plum, blackberry, কালো জাম, জাম
amla, indian gooseberry, আমলকী
burmese grape, latkan, লটকন
palm fruit, asian palmyra, tal, তাল, তালের শাঁস
sugarcane, sugar cane, আখ, ইক্ষু
tropical fruit, exotic fruit > dragon fruit, pineapple, mango
breakfast fruit > banana, apple, papaya
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
ruhi, rahu, carp, ruee, roho > rui fish
katol, catla carp, bhakur, কাতল > katla fish
elish, ilsa, hilsha fish, padma ilish, national fish, জাতীয় মাছ, পদ্মার ইলিশ > hilsa
pangash, pungas, pangus, dory, swai, iridescent shark > pangas fish
telapia, monosex tilapia, nilotica, tilapia fish > tilapia
climbing gourami, kai, kawai fish, anabas > koi fish
singhi, shingi, stinging cat fish, জিওল মাছ > shing fish
pabdah, pabo catfish, glass catfish > pabda fish
mola carp, moya, মৌরালা, small fish, ছোট মাছ > mola fish
galda, jumbo shrimp, tiger prawn, scampi, freshwater prawn, বড় চিংড়ি, লবস্টার > golda prawn
icha, small prawn, baby shrimp, tiny shrimp, kucho chingri, গুঁড়া চিংড়ি, কুচো চিংড়ি, ইচা মাছ > small river shrimp
dried bombay duck, dried loitta, stockfish, salted fish, sun dried fish, sidol, শুটকি মাছ, লইট্যা > loitta
poultry meat, murga, kukra, মোরগ, মুরগা > chicken
dressed chicken, white chicken, culled chicken, skinless chicken, সাদা মুরগি, ফার্মের মুরগি > broiler chicken
sunali, golden chicken, layer chicken, পাকিস্তানি মুরগি, কক > sonali chicken
desi chicken, native chicken, free range chicken, organic chicken, village chicken, গ্রামের মুরগি > deshi chicken
breast fillet, breast meat, chicken boneless, chicken filet, বুকের মাংস, বোনলেস চিকেন > chicken breast
leg piece, chicken thigh, leg quarter, chicken lollipop, রানের মাংস, লেগপিস > chicken drumsticks
chicken wings, wings, buffalo wings, ডানা
gizzard, chicken liver, giblets, গিলা কলিজা
cow meat, ox meat, gosht, beef curry cut, bone in beef, গরু গোশত, গো মাংস > beef with bone
solid beef, beef cubes, boneless meat, steak, beef steak, হাড় ছাড়া গরু, সলিড মাংস > beef boneless
hamburger meat, beef keema, kheema, ground meat, মাংসের কিমা > beef mince
cow liver, ox liver, gurda kolija, কলিজি > beef liver
chevon, goat, khashi, black bengal goat, lamb meat, chagol, পাঁঠা, ছাগল > khasi mutton
duck meat, whole duck, bata, হাঁসের মাংস > deshi duck
brown egg, farm egg, hen egg, chicken egg, layer eggs, red egg, লাল ডিম, ফার্মের ডিম, মুরগির ডিম > farm eggs
desi eggs, local eggs, country eggs, native eggs, organic eggs, দেশি ডিম > deshi chicken eggs
duck egg, hash egg, হাঁসের ডিম > duck eggs
koyel egg, koel egg, কোয়েল ডিম, কোয়েল পাখির ডিম > quail eggs
protein, high protein > eggs, chicken, beef, moong dal
non veg, nonveg, আমিষ > chicken, beef, mutton, fish
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
cow milk, whole milk, full cream milk, fresh cow milk, গরুর দুধ, কাঁচা দুধ > pasteurised milk
long life, shelf milk, carton milk, brick milk, প্যাকেট দুধ > uht milk
instant milk, full cream powder, milkpowder, dried milk, গুড়ো দুধ, গুঁড়োদুধ > milk powder
sweet curd, dessert yoghurt, bogra doi, bograr doi, red curd, মিষ্টি দধি, বগুড়ার দই > mishti doi
greek yoghurt, greek yogurt, natural yoghurt, natural yogurt, raita, set curd, সাদা দই > tok doi
table butter, salted butter, makkhan, spread, bread spread, নোনা মাখন > butter
cheddar, sliced cheese, sandwich cheese, burger cheese, processed cheese, পনির স্লাইস > cheese slices
salted cheese, dhaka cheese, white cheese, farmers cheese, ঢাকার পনির > dhakai ponir
desi ghee, cow ghee, pure ghee, gawa ghi, butter oil, খাঁটি ঘি, গাওয়া ঘৃত > gawa ghee
dairy, dairy product, milk product, দুগ্ধজাত > milk, doi, butter, cheese, ghee
breakfast > eggs, bread, milk, butter, oats
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
minicate, mini cut rice, minikit, everyday rice, fine rice, সরু চাল > miniket rice
nazir shail, nazir rice, nazirshahi, sorbo rice > nazirshail rice
twenty eight rice, atas rice, br28, br 28, আটাইশ চাল, আঠাশ > atash rice
chini gura, biryani rice, kacchi rice, payesh rice, pulao, scented rice, বিরিয়ানির চাল, পোলাও চাল, সুগন্ধি চাল > chinigura polao rice
katari, katarivog, kataree, কাটারি > kataribhog rice
wholegrain rice, whole grain rice, dheki rice, diabetic rice, hand pounded rice, ঢেকিছাটা > red rice
boiled rice, raw rice, steamed rice, bhat, ভাত, সিদ্ধ চাল, আতপ চাল > rice
brown flour, wholemeal flour, chapati flour, roti flour, gom, গমের আটা, লাল আটা > atta
all purpose, cake flour, baking flour, bleached flour, পরোটার ময়দা > maida
cream of wheat, sooji, farina, halwa semolina, সুজির হালুয়া > suji
chickpea powder, pakora flour, beguni flour, peyaju flour, ছোলার বেসন > besan
pitha flour, rice powder, ground rice, চাল গুঁড়া, পিঠার গুঁড়া > rice flour
beaten rice flakes, chura, chiura, powa, pounded rice, চিড়ে, চিঁড়া > chira
crispy rice, rice puffs, murmure, jhal muri, ঝালমুড়ি > muri
masoor, mosur, moshur, red dal, split red lentils, orange lentils, লাল ডাল, দেশি মসুর > masoor dal
coarse lentil, big lentil, bold masoor, বড় মসুর > masoor dal large grain
mug dal, yellow lentil, yellow lentils, moong bean, split mung, সোনামুগ > moong dal
split bengal gram, channa dal, cholar dal, ডালের বুট > chola dal
black chickpea, brown chickpea, kala chana, iftar chola, desi chickpea, বুট ছোলা, কালো ছোলা > whole chola
hummus beans, white gram, garbanzo beans, chole, chhole, সাদা ছোলা > kabuli chola
white lentil, black lentil, black dal, maskalai, kalai dal, কলাইয়ের ডাল > mashkalai dal
lathyrus, chickling pea, khesari lentil, খেশারি > khesari dal
yellow split pea, dubli, matar dal, ghugni, চটপটি, ঘুগনি, চটপটির ডাল > anchor dal
legume, legumes, grains, grain > masoor dal, moong dal, chola
grocery, groceries, ration, মুদি > rice, dal, oil, salt, sugar
khichuri, khichdi > moong dal, masoor dal, chinigura rice
biryani, biriyani, kacchi > chinigura rice, biryani masala
payesh, kheer, firni, পায়েস > chinigura rice, milk
pitha, পিঠা > rice flour
halwa, হালুয়া > suji
pakora, beguni, পেঁয়াজু, বেগুনি > besan
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
jam, jelly, marmalade, জ্যাম, জেলি
baking powder, বেকিং পাউডার
yeast, ইস্ট
soyabin, soya bean oil, fortified soybean oil, fry oil, frying oil, ভাজার তেল, সয়াবিনের তেল > soybean oil
sarisha oil, shorisha tel, kachi ghani, wood pressed mustard oil, cold pressed mustard oil, khati sorishar tel, সরষের তেল, খাঁটি সরিষার তেল > mustard oil
rice brand oil, healthy oil, heart oil, রাইসব্রান তেল > rice bran oil
sunflower seed oil, সানফ্লাওয়ার তেল > sunflower oil
extra virgin, zaitun oil, jaitun oil, salad oil, অলিভ তেল > olive oil
haldi powder, holud, yellow powder, curcuma, হলুদ গুঁড়া, হলুদ গুঁড়ো > turmeric powder
morich gura, red pepper powder, paprika, lal mirch powder, hot powder, লাল মরিচের গুঁড়া > red chilli powder
whole red chilli, dry red pepper, sukha mirch, শুকনো মরিচ, লাল মরিচ > dried red chilli
dhania powder, dhone gura, ধনিয়া গুঁড়া, ধনে গুঁড়ো > coriander powder
jeera powder, jira powder, zeera powder, জিরা গুঁড়া, জিরে গুঁড়ো > cumin powder
jeera whole, jira, zira, jeera seeds, জিরে > whole cumin
elaichi green, cardamon, cardamom pods, sabuz elach, এলাচি > green cardamom
cassia bark, cinnamon bark, dal chini, দারচিনি > cinnamon sticks
laurel leaf, laurel, tezpata, tej patta, indian bay leaf > bay leaves
kali mirch, whole pepper, pepper corns, peppercorns, কালো মরিচ, কালো গোলমরিচ > black peppercorns
panch puran, five spices, pach foron, whole spice mix, পাঁচ ফোড়ন > panch phoron
kacchi masala, biryani mix, biryani powder, কাচ্চি মসলা, বিরিয়ানি মসলা > biryani masala
cooking salt, sea salt, white salt, iodine salt, namak, lobon, nun, আয়োডিন লবণ, খাবার লবণ > iodised salt
mustard paste, dijon, mustard, yellow mustard, সরিষা বাটা > kasundi
seasoning, seasonings, flavouring > salt, pepper, masala
curry powder, curry spice, curry masala, meat masala, তরকারির মসলা > turmeric powder, coriander powder, cumin powder, red chilli powder
whole spices, khada masala, আস্ত মসলা, আস্ত গরম মসলা > cinnamon sticks, green cardamom, bay leaves, black peppercorns
ground spices, powdered spices, powder masala, গুঁড়া মসলা > turmeric powder, red chilli powder, coriander powder, cumin powder
tarka, tempering, bagar, বাগাড় > panch phoron, dried red chilli
tomato sos, tomato sause, red sauce, hot tomato sauce, টমেটো কেচাপ > tomato ketchup
sauce, sos, dip, সস > ketchup, kasundi
mango achar, aam achar, mango chutney, আচার আম > mango pickle
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
white bread, toast bread, breakfast bread, bakery bread, double roti, pawruti, পাউরুটি স্লাইস > milk bread
atta bread, wheat bread, multigrain bread, diet bread, লাল পাউরুটি > brown bread
hamburger buns, bread rolls, dinner rolls, বনরুটি, বার্গার রুটি > burger buns
frozen flatbread, paratha frozen, frozen porota, lachha paratha, ready paratha, ফ্রোজেন পরটা > frozen paratha
ready roti, ready ruti, tortilla, wrap, pita, আটা রুটি, রেডি রুটি > ready atta ruti
dhaka bread, puran dhaka biscuit, শুকা রুটি > bakorkhani
rusks, dry toast, tea biscuit, dip biscuit, চায়ের বিস্কুট > toast biscuits
kids biscuit, sweet biscuit, glucose biscuit, দুধের বিস্কুট > milk biscuits
salt biscuit, soda cracker, saltine, saltines, সল্ট বিস্কুট > salted biscuits
danish cookies, danish biscuit, butter biscuit, মাখন বিস্কুট > butter cookies
hot mix, spicy mix, chanachoor, mixture, bhujia, sev, চানাচুর ভাজা > chanachur
badam, roasted nuts, salted peanuts, cheena badam, বাদাম, বাদাম ভাজা > roasted peanuts
wafers, potato wafers, chip, lays, পটেটো চিপস > potato chips
moong fry, haldiram, crunchy lentils, ডালভাজা > fried moong dal
maggi, chow mein, instant ramen, cup noodles, noodle, চাওমিন, ম্যাগি > masala noodles
eid semai, laccha, roasted vermicelli, ঈদের সেমাই, লাচ্চা সেমাই > lachha semai
kaju nuts, cashewnut, kaju badam, কাজু বাদাম > cashew nuts
rice crispy ball, laddu, laddoo, puffed rice laddu, মোয়া লাড্ডু > murir moa
vegetable samosa, frozen samosa, veg singara, frozen snacks, tea time snack, সমুচা, সিঙারা > singara
frozen food, ready to cook, heat and eat, ফ্রোজেন খাবার > frozen paratha, frozen vegetable singara
tiffin, টিফিন > bread, biscuits, noodles, cake
evening snack, adda, বিকেলের নাশতা > chanachur, muri, biscuits, singara
bakery, বেকারি > bread, bun, biscuits
`;

const drinks = `
tea, black tea, loose tea, tea leaves, tea leaf, cha, chai, চা, চা-পাতা
tea bags, tea bag, teabag, টি ব্যাগ
green tea, সবুজ চা, গ্রিন টি
black tea, lal cha, লাল চা, rong cha, রং চা, ব্ল্যাক টি
coffee, instant coffee, nescafe, কফি
water, drinking water, mineral water, bottled water, পানি, জল
juice, fruit juice, fruit drink, জুস, শরবত
mango juice, mango drink, আমের জুস, ম্যাঙ্গো জুস
soft drink, soft drinks, cold drink, cold drinks, soda, fizzy drink, carbonated drink, কোমল পানীয়, সোডা
lemon soda, lemonade, lemon drink, লেমন সোডা
sprite > lemon soda
7up, 7 up, seven up > lemon soda
mountain dew > lemon soda
cola, coke, coca cola, কোকা কোলা, কোকাকোলা, কোক > lemon soda
pepsi, পেপসি > cola, lemon soda
syrup, sharbat, sherbet, cordial, squash drink, শরবত, সিরাপ
rose sharbat, rose syrup, rooh afza, রুহ আফজা, গোলাপ শরবত
borhani, spiced yogurt drink, বোরহানি
lassi, লাচ্ছি
energy drink, এনার্জি ড্রিংক
drink, drinks, beverage, beverages, পানীয় > juice, soda, borhani, drinking water
chai patti, black tea leaves, loose leaf tea, milk tea, dudh cha, রং চা, দুধ চা, চা পাতি > black tea
teabags, tea packet, dip tea, ডিপ চা > tea bags
slim tea, diet tea, herbal tea, detox tea, গ্রিন চা > green tea
nescafe coffee, coffee powder, black coffee, ground coffee, কফি পাউডার > instant coffee
pani, jar water, water bottle, filtered water, pure water, বোতলের পানি, মিনারেল ওয়াটার, জারের পানি > drinking water
mango frooti, frooti, mango nectar, mangojuice, আমের শরবত, ম্যাংগো ড্রিংক > mango drink
clear lemon drink, lime soda, sparkling lemon, লেবু সোডা, লেবুর সোডা > lemon soda
gas drink, sparkling water, pop, tonic, ঠান্ডা পানীয়, কোল্ড ড্রিংকস > lemon soda
biryani drink, wedding drink, buttermilk, chaach, spiced yoghurt, মাঠা, ঘোল > borhani
red syrup, gulab syrup, roohafza, falooda syrup, rose drink, গোলাপের শরবত, রূহ আফজা > rose sharbat
hot drink, hot drinks, গরম পানীয় > tea, coffee
thirst, refreshment, refreshments, summer drink > lemon soda, mango drink, green coconut, drinking water
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
diapers medium, pull ups, tape diaper, baby pampers, huggies, ন্যাপি প্যাড, প্যাম্পার্স > baby diapers
pant style diaper, pants diaper, training pants, পেন্ট ডায়াপার > pant diapers
baby tissue, baby wet tissue, cleaning wipes, ভেজা টিস্যু > baby wipes
baby cream, infant lotion, baby moisturiser, শিশুর লোশন > baby lotion
infant oil, massage oil, শিশুর তেল > baby oil
infant soap, শিশুর সাবান > baby soap
infant shampoo, tear free shampoo, শিশুর শ্যাম্পু > baby shampoo
ear stick, cotton sticks, ear cleaner, কান পরিষ্কার কাঠি, কানের কাঠি > cotton buds
feeding bowl, baby spoon, weaning set, baby plate, বাচ্চার বাটি > baby bowl
newborn, infant, baby care, baby product, baku, বাচ্চা, বেবি, নবজাতক > baby diapers, baby wipes, baby lotion, baby soap
vim liquid, dishwasher liquid, utensil cleaner, plate cleaner, থালাবাসন ধোয়ার লিকুইড, ডিশ ওয়াশ > dishwashing liquid
vim bar, utensil soap, plate soap, থালা বাসন সাবান, হাঁড়ি মাজার সাবান > dishwashing bar
clothes powder, clothes wash, laundry, কাপড় কাচার পাউডার > washing powder
surf, surf excel, সার্ফ > washing powder
wheel, হুইল > washing powder
rin > washing powder
jet powder > washing powder
floor wash, floor liquid, tile cleaner, phenyl, ফিনাইল, ফ্লোর ক্লিনিং > floor cleaner
toilet bowl cleaner, commode cleaner, washroom cleaner, হারপিক, কমোড ক্লিনার > toilet cleaner
mirror cleaner, colin, glass spray, জানালা পরিষ্কারক > glass cleaner
napkin, napkins, paper napkin, hand tissue, pocket tissue, box tissue, ন্যাপকিন, টিসু > facial tissue
washroom tissue, tissue roll, wc paper, টয়লেট রোল, বাথরুম টিস্যু > toilet paper
dustbin bag, polythene bag, poly bag, polybag, waste bin bag, trashbag, ডাস্টবিন ব্যাগ, পলিব্যাগ, পলিথিন > rubbish bags
aluminium paper, kitchen foil, food wrap, baking foil, foil paper, ফয়েল পেপার > aluminium foil
dish sponge, scotch brite, scotchbrite, kitchen scrubber, foam scrub, ফোম, মাজনি > scrub sponges
phool jharu, broomstick, sweeping brush, sweeper, brush broom, ফুল ঝাড়ু > grass broom
beauty soap, bathing bar, toilet soap, antibacterial soap, neem soap, গোসলের সাবান, গায়ের সাবান > bath soap
hand cleanser, hand cleaner, liquid soap, handsoap, হাত ধোয়ার সাবান, লিকুইড সাবান > hand wash
hair wash, hair cleanser, anti dandruff, চুল ধোয়ার শ্যাম্পু > shampoo
narkel tel, coconut hair, parachute, parasuit, hairoil, প্যারাসুট, মাথার তেল > coconut hair oil
dental paste, dentifrice, colgate, pepsodent, close up, টুথ পেস্ট, দাঁতের মাজন, মাজন > toothpaste
dental brush, teeth brush, oral b, ব্রাশ > toothbrushes
face cleanser, face soap, facial cleanser, facewash gel, মুখ ধোয়ার > face wash
skin lotion, body moisturizer, winter lotion, hand cream, cold cream, শীতের লোশন, বডি লোশন > body lotion
lip jelly, vaselin, skin jelly, chapped lips, জেলি ভ্যাসলিন > petroleum jelly
period pads, menstrual pads, napkin pad, femine pads, ladies pad, whisper, senora, সেনোরা, প্যাড মাসিক > sanitary pads
blade, disposable razor, gillette, shaving blade, one time razor, ব্লেড, দাড়ি কাটার রেজার > shaving razors
cleaning, cleaning product, cleaning supplies, cleaner, পরিষ্কারক > floor cleaner, toilet cleaner, glass cleaner, dishwashing liquid
toiletries, cosmetics, cosmetic, প্রসাধনী > soap, shampoo, toothpaste, body lotion
oral care, dental care > toothpaste, toothbrushes
hair care, চুলের যত্ন > shampoo, coconut hair oil
skin care, skincare, ত্বকের যত্ন > body lotion, petroleum jelly, face wash
`;

/** Products that other shops sell. */
const otherShops = `
ice creams, icecream, আইসক্রিম > chocbar, kulfi, ice lolly, ice cream cone
kitten, cat baby, baby cat, বিড়ালছানা, বিড়ালের বাচ্চা
puppy, dog baby, baby dog, কুকুরছানা, কুকুরের বাচ্চা
cat food, বিড়ালের খাবার > kitten food
dog food, কুকুরের খাবার > puppy food
pet food, pet foods, পোষা প্রাণীর খাবার > cat food, dog food, bird seed
cat litter, cat sand, বিড়ালের বালি, বিড়ালের লিটার
bird seed, bird food, পাখির খাবার
diaper, baby diaper, baby diapers, বাচ্চার ডায়াপার
feeder, baby bottle, feeding bottle, milk bottle, ফিডার
saline, oral saline, ors, orsaline, oral rehydration, স্যালাইন, ওরস্যালাইন, খাবার স্যালাইন
bandage, plaster, bandages, ব্যান্ডেজ
face mask, face masks, surgical mask, মাস্ক
sunscreen, sunblock, sun block, sun cream, sun protection, সানস্ক্রিন
rat trap, rat glue, rat killer, rat poison, mouse trap, mouse glue, ইঁদুর মারার ওষুধ, ইঁদুরের আঠা, ইঁদুর ধরার কল
mosquito, mosquito killer, mosquito repellent, anti mosquito, মশা, মশা মারার > mosquito coil, aerosol, mosquito refill, mosquito spray
cockroach, cockroach killer, ant killer, তেলাপোকা, পিঁপড়া, পোকা মারার > insect spray, insect killer, aerosol
dish washing soap, বাসন মাজার সাবান, থালা বাসন মাজার সাবান, হাঁড়ি পাতিল মাজার সাবান > dishwashing bar, dishwash bar, dish bar
umbrella, ছাতা
raincoat, rain coat, রেইনকোট
frying pan, fry pan, skillet, ফ্রাই প্যান, তাওয়া
tiffin box, lunch box, tiffin carrier, টিফিন বক্স, টিফিন বাটি
dustbin, trash can, garbage bin, waste bin, bin, ময়লার ঝুড়ি, ময়লার বালতি, ডাস্টবিন
bucket, বালতি
knife, knives, chaku, ছুরি, চাকু
multiplug, extension cord, extension board, power strip, মাল্টিপ্লাগ
hanger, clothes hanger, হ্যাঙ্গার
shoe rack, জুতার র‍্যাক, জুতার তাক
exercise book, notebook, copy book, খাতা, লেখার খাতা
pen, ball pen, ballpoint, কলম
incense, incense sticks, agarbatti, আগরবাতি
chocolate spread, hazelnut spread, চকলেট স্প্রেড
chewing gum, gum, bubble gum, চুইংগাম
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
  otherShops,
  suggestedSynonymsText,
];

const terms = (text = "") =>
  text
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean);

/** Brands in these lists: some people use one for the kind, but a shop with several brands must not. */
const brands = new Set(
  terms(`lays, maggi, ম্যাগি, nescafe, nescafe coffee, sprite, 7up, 7 up, seven up, mountain dew, coke, coca cola, কোকা কোলা, কোকাকোলা, pepsi, পেপসি, কোক, rooh afza, roohafza,
    রুহ আফজা, রূহ আফজা, frooti, mango frooti, haldiram, pampers, baby pampers, huggies, প্যাম্পার্স, kleenex, vim, vim liquid, vim bar, lizol,
    harpic, হারপিক, vaseline, vaselin, ভ্যাসলিন, জেলি ভ্যাসলিন, cerelac, lactogen, nido, surf, wheel, rin, surf excel, jet powder, হুইল, সার্ফ,
    colin, scotch brite, scotchbrite, parachute, parasuit, প্যারাসুট, colgate, pepsodent, close up, oral b, whisper, senora, সেনোরা, gillette,
    q tips, orsaline, ওরস্যালাইন`),
);

/** The demo's synonyms, as rows of `search_synonyms`. */
export const synonyms = lists.flatMap((list) =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [words, kinds] = line.split(">");
      return { words: terms(words), kinds: terms(kinds) };
    }),
);

const withoutBrands = (words: string[]) => words.filter((word) => !brands.has(word));

/** The first synonyms of a shop without the demo: kinds, never brands. */
export const firstSynonyms = synonyms
  .map(({ words, kinds }) => ({ words: withoutBrands(words), kinds: withoutBrands(kinds) }))
  .filter(({ words, kinds }) => words.length > 0 && words.length + kinds.length > 1);

/**
 * Suggested synonyms, one a line: what shoppers search for without naming a product, in English, Banglish and
 * Bengali; after `>` the groceries that match. The search itself handles other spellings.
 */
export const suggestedSynonymsText = `
fever, jor, jhor, joro, জ্বর, জ্বর হয়েছে > oral saline, orsaline, orange, green coconut, malta
cold and cough, cold flu, sordi, sordi kashi, thanda kashi, সর্দি, সর্দি কাশি, ঠান্ডা কাশি > honey, ginger, tulsi tea, ginger tea, lemon
cough, sore throat, throat pain, kashi, gola betha, thanda laga, কাশি, গলা ব্যথা, ঠান্ডা লাগা > honey, ginger, tulsi tea, ginger tea
blocked nose, nak bondho, নাক বন্ধ, নাক বন্ধ হলে > ginger tea, tulsi tea, facial tissue
loose motion, diarrhea, diarrhoea, stomach upset, pet kharap, patla paikhana, পেট খারাপ, পাতলা পায়খানা, ডায়রিয়া > saline, oral saline, orsaline, green coconut
dehydration, weakness, panishunno, durbol, sharir durbol, পানিশূন্যতা, দুর্বল, শরীর দুর্বল > oral saline, orsaline, glucose, green coconut, energy drink
constipation, kosthokathinno, paykhana kosha, কোষ্ঠকাঠিন্য, পায়খানা কষা > isabgol, papaya, dried plum, stone apple
acidity, gastric, heartburn, gas er somossa, buk jala, গ্যাস্ট্রিক, এসিডিটি, বুক জ্বালা > mint leaves, tok doi, yoghurt, ginger tea, bottle gourd
indigestion, bad digestion, hojom, bodhojom, হজম, বদহজম, হজমের সমস্যা > ginger, black salt, tok doi, yoghurt, carom seeds, borhani
vomiting, nausea, bomi, bomi bhab, বমি, বমি ভাব > ginger, lemon, lime, oral saline, orsaline
anemia, low blood, rokto shunnota, rokto kom, রক্তশূন্যতা, রক্ত কম > beetroot, pomegranate, dates, beef liver, spinach
high pressure, blood pressure, hypertension, uccho roktochap, preshar, উচ্চ রক্তচাপ, প্রেসার > garlic, tamarind, oats, banana
cholesterol, kolesterol, hater jonno tel, কোলেস্টেরল > oats, olive oil, rice bran oil, garlic
diabetes, diabetic, sugar patient, diabetis, diabetes rogi, ডায়াবেটিস রোগী, ডায়াবেটিস, ডায়াবেটিক > sugar free, brown rice, oats, red rice
headache, matha betha, matha dhora, মাথা ব্যথা, মাথাব্যথা > tea, coffee, ginger tea
joint pain, body pain, betha, hatu betha, হাঁটু ব্যথা, গায়ে ব্যথা > black seed oil, mustard oil, ginger, turmeric
immunity, rog protirodh, রোগ প্রতিরোধ, রোগ প্রতিরোধ ক্ষমতা > honey, black seed oil, ginger, orange, garlic
cut and wound, cut, wound, bleeding, kata chhera, hat keteche, কাটা ছেঁড়া, হাত কেটেছে, ক্ষত > bandage, antiseptic liquid, cotton
first aid, first aid box, prathomik chikitsa, প্রাথমিক চিকিৎসা, ফার্স্ট এইড > bandage, antiseptic liquid, cotton, oral saline, orsaline
burn, skin burn, pora, pure gele, পুড়ে গেলে, পোড়া > petroleum jelly, antiseptic liquid
hair fall, hair loss, chul pora, chul pore, চুল পড়া, চুল পড়ার, চুল ঝরা > hair oil, hair fall control oil, amla hair oil, shampoo
dandruff, khushki, khuski, খুশকি, খুশকির সমস্যা > anti dandruff shampoo, shampoo
lice, head lice, ukun, উকুন > anti dandruff shampoo, hair comb
long hair, hair growth, chul lomba, chul gojano, চুল লম্বা, চুল গজানো > coconut hair oil, amla hair oil, hair oil
grey hair, white hair, paka chul, chul kalo, পাকা চুল, চুল কালো করা > hair dye, mehedi, amla hair oil
dry skin, rough skin, shushko tok, shukno tok, শুষ্ক ত্বক, শুকনো ত্বক > body lotion, moisturising cream, cold cream, petroleum jelly
chapped lips, dry lips, thot fata, thonth fata, ঠোঁট ফাটা, ঠোঁট ফাটলে > lip gel, lip balm, petroleum jelly
cracked heels, pa fata, পা ফাটা, পায়ের গোড়ালি ফাটা > petroleum jelly, body lotion
pimples, acne, bron, broner somossa, ব্রণ, ব্রণের সমস্যা > face wash, neem face wash
oily skin, toilakto tok, তৈলাক্ত ত্বক > face wash
fair skin, glowing skin, forsha, tok forsha, ত্বক ফর্সা, উজ্জ্বল ত্বক > cream, face wash
sunburn, tan, roder pora, rode pora, রোদে পোড়া, রোদ থেকে বাঁচা > sunscreen, cream
prickly heat, heat rash, ghamachi, ঘামাচি > talcum powder, baby powder
body odour, sweat smell, gham er gondho, gayer gondho, ঘামের গন্ধ, গায়ের গন্ধ > body spray, talcum powder, bath soap
bad breath, mouth smell, mukher gondho, মুখের গন্ধ, মুখে গন্ধ > mouthwash, toothpaste, fennel
sensitive teeth, tooth pain, dat shirshir, dat betha, দাঁত শিরশির, দাঁত ব্যথা > sensitive toothpaste, toothpaste, cloves
shaving, shave, dari kata, shev, দাড়ি কাটা, শেভ করা > shaving razor, razor blades, shaving foam, aftershave
period, periods, menstruation, masik, pirioder, পিরিয়ড, মাসিক, ঋতুস্রাব > sanitary napkins, sanitary pads
winter care, winter skin, shiter jotno, শীতের যত্ন, শীতে ত্বকের যত্ন > body lotion, cold cream, petroleum jelly, lip gel
bath, bathing, gosol, gosol kora, গোসল, গোসল করা, গোসলের জিনিস > bath soap, shampoo, plastic mug, bucket
newborn baby, new born, notun baccha, nobojatok, নতুন বাচ্চা, নবজাতকের জিনিস > newborn diapers, baby diapers, baby wipes, baby oil, baby soap, infant formula
baby skin, baby rash, bacchar tok, shishur tok, বাচ্চার ত্বক, শিশুর ত্বক, বাচ্চার র‍্যাশ > baby lotion, baby cream, baby powder, baby oil
baby bath, bacchar gosol, বাচ্চার গোসল, বাচ্চাকে গোসল > baby soap, baby shampoo, baby lotion, baby oil
baby massage, bacchar malish, বাচ্চার মালিশ, শিশুর মালিশ > baby oil, mustard oil
baby first food, weaning, bacchar khabar, bacchar prothom khabar, বাচ্চার খাবার, ছয় মাসের বাচ্চার খাবার > baby cereal, cerelac, infant formula, suji, banana
baby milk, formula milk, bacchar dudh, বাচ্চার দুধ, শিশুর দুধ > infant formula, follow up formula
baby stomach pain, baby colic, bacchar pet betha, বাচ্চার পেট ব্যথা, শিশুর পেট ব্যথা > gripe water
school tiffin, kids tiffin, bacchar tiffin, স্কুলের টিফিন, বাচ্চার টিফিন > bread, biscuits, noodles, plain cake, nuggets, tiffin box
clean kitchen, kitchen cleaning, rannaghor poriskar, chula poriskar, রান্নাঘর পরিষ্কার, চুলা পরিষ্কার > dishwashing liquid, dishwash liquid, scrub sponges, steel wool, kitchen towel
clean bathroom, bathroom cleaning, bathroom poriskar, toilet poriskar, বাথরুম পরিষ্কার, টয়লেট পরিষ্কার > toilet cleaner, floor cleaner, bleaching powder
clean floor, mopping, floor mopping, ghor mocha, ghor poriskar, ঘর মোছা, ঘর মোছার, মেঝে মোছা, ঘর পরিষ্কার > floor cleaner, floor mop, mop, broom
dish washing, washing dishes, basan maja, thala basan dhoya, বাসন মাজা, বাসন মাজার, থালা বাসন ধোয়া > dishwashing liquid, dishwash liquid, dishwashing bar, dishwash bar, dish soap, scrub sponges
clothes washing, washing clothes, kapor dhoya, kapor kacha, কাপড় ধোয়া, কাপড় ধোয়ার, কাপড় কাচা > detergent, washing powder, laundry soap, fabric softener
whiten clothes, stain, sada kapor, kaporer dag, সাদা কাপড়, কাপড়ের দাগ > washing powder, liquid blue, bleaching powder
clean glass, clean window, janala poriskar, kach poriskar, জানালা পরিষ্কার, কাচ পরিষ্কার > glass cleaner, paper napkins, kitchen towel
mosquitoes, mosquito bite, mosha, mosha mara, mosha tarano, মশার উপদ্রব, মশা তাড়ানো > mosquito coil, aerosol, mosquito refill, mosquito net
cockroaches, ants, telapoka, pipra, poka mara, তেলাপোকা মারা, পিঁপড়া মারা > cockroach chalk, insect spray, aerosol
clothes smell, clothes insects, kaporer poka, almari gondho, কাপড়ের পোকা, আলমারির গন্ধ > naphthalene, incense
room smell, bad smell, ghorer gondho, ঘরের গন্ধ, দুর্গন্ধ > incense, air freshener, floor cleaner
breakfast, morning food, sokaler nasta, nasta, সকালের নাশতা, সকালের নাস্তা, ব্রেকফাস্ট > milk bread, bread, eggs, atta ruti, paratha, butter, jelly, oats, corn flakes
quick breakfast, instant breakfast, taratari nasta, ঝটপট নাশতা, সহজ নাশতা > oats, corn flakes, bread, frozen paratha, noodles
tea time, tea snacks, bikeler nasta, cha er sathe, বিকেলের নাস্তা, চায়ের সাথে > toast biscuits, biscuits, chanachur, muri, singara
guests, guest food, guest snacks, mehman, mehmandari, মেহমান, মেহমানদারি, মেহমানের নাশতা, অতিথি > biscuits, chanachur, semai, plain cake, mango drink, lemon soda, frozen samosa, singara
dawat, invitation, party food, daoat, দাওয়াত, দাওয়াতের খাবার > polao rice, chinigura rice, chicken, beef, borhani, ghee, semai
cold drinks for guests, thanda paniyo, ঠান্ডা খাবার, ঠাণ্ডা পানীয় > lemon soda, mango drink, borhani, lassi
iftar, iftari, iftar items, ramadan, ramzan, ইফতার, ইফতারি, রমজান > dates, chola, muri, besan, sharbat, chickpeas, lemon
sehri, sehri food, sahri, saheri, সেহরি, সেহরির খাবার, সাহরি > eggs, milk, banana, rice, dates, tok doi
fasting, fast, roja, rojar bazar, রোজা, রোজার বাজার > dates, chola, besan, muri, sharbat, oil
eid, eid shopping, eid bazar, eider bazar, ঈদ, ঈদের বাজার, ঈদের রান্না > lachha semai, vermicelli, polao rice, chinigura rice, ghee, beef, sugar, milk powder
qurbani, eid ul adha, kurbani, korbani, কোরবানি, কোরবানির ঈদ, কুরবানি > meat masala, garam masala, onion, ginger, garlic, oil
puja, pujo, pujar bazar, পূজা, পুজোর বাজার, দুর্গাপূজা > incense, candles, coconut, khoi, sandesh, ghee
pohela boishakh, boishakh, বৈশাখ, bengali new year, noboborsho, পহেলা বৈশাখ, নববর্ষ, পান্তা ইলিশ > hilsa, rice, dried chilli, green chilli, onion
shab e barat, shobe borat, শবে বরাত, শবেবরাত > suji, chola dal, sugar, ghee, milk powder, beef
wedding, biye, biyer bazar, বিয়ে, বিয়ের রান্না > polao rice, chinigura rice, borhani, ghee, biryani masala
birthday, birthday party, jonmodin, জন্মদিন, জন্মদিনের পার্টি > plain cake, cake, candle, chocolate, ice cream
picnic, pikniker, bonbhojon, পিকনিক, বনভোজন > chips, lemon soda, drinking water, chicken, plain cake
pitha, making pitha, pitha banano, পিঠা, পিঠা বানানো, শীতের পিঠা > rice flour, date molasses, gur, coconut, milk
biryani, kacchi, biriyani ranna, kachchi biryani, বিরিয়ানি, কাচ্চি, বিরিয়ানি রান্না > biryani masala, chinigura rice, polao rice, basmati rice, mutton, tok doi, dried plums
tehari, tehari ranna, তেহারি, তেহারি রান্না > tehari masala, chinigura rice, beef, mustard oil
polao, pulao, polau ranna, পোলাও, পোলাও রান্না > polao rice, chinigura rice, ghee, cardamom
khichuri, khichdi, khichuri ranna, bhuna khichuri, খিচুড়ি, খিচুড়ি রান্না, ভুনা খিচুড়ি > chinigura rice, moong dal, masoor dal, ghee, turmeric
haleem, halim, halim ranna, হালিম, হালিম রান্না > haleem mix, mashkalai dal, moong dal, beef, wheat
korma, rezala, korma ranna, কোরমা, রেজালা > chicken, tok doi, cashew nuts, cardamom, ghee
payesh, firni, kheer, payes ranna, পায়েস, ফিরনি, ক্ষীর > chinigura rice, kalijira rice, milk, sugar, date molasses, kheer mix
pudding, pudin, custard, pudding banano, পুডিং, পুডিং বানানো > eggs, milk, sugar, custard powder
cake baking, baking a cake, cake banano, কেক বানানো, কেক তৈরি > maida, baking powder, cocoa powder, eggs, butter, sugar
chotpoti, fuchka, phuchka, chotpoti ranna, চটপটি, ফুচকা > chotpoti masala, white peas, dabli, tamarind, egg
pizza, pizza banano, পিজ্জা, পিৎজা বানানো > pizza base, mozzarella cheese, ketchup, yeast, capsicum
burger, barger, burger banano, বার্গার, বার্গার বানানো > burger buns, burger patty, cheese slices, lettuce
pasta, pasta ranna, পাস্তা, পাস্তা রান্না > penne pasta, spaghetti, macaroni, mozzarella cheese
soup, sup, soup ranna, স্যুপ, সুপ > thai soup, corn flour, chicken breast, egg, mushroom
salad, salad items, salad banano, সালাদ, সালাদ বানানো > cucumber, tomato, carrot, lettuce, lime
vorta, bhorta, bharta, ভর্তা, ভর্তা বানানো > potato, brinjal, mustard oil, dried chilli, shutki
achar, pickle making, achar banano, আচার, আচার বানানো > pickle, mustard oil, panch phoron, vinegar
sharbat, cold juice, shorbot, shorbot banano, শরবত, শরবত বানানো > rose sharbat, rooh afza, lime, sugar, tokma
weight loss, diet, slimming, ojon komano, dayet, ওজন কমানো, ওজন কমানোর, ডায়েট, মেদ কমানো > oats, green tea, brown rice, chia seeds, apple cider vinegar, cucumber
weight gain, gain weight, ojon barano, mota howa, ওজন বাড়ানো, মোটা হওয়া > banana, full cream milk powder, dates, peanut butter, eggs
protein, protein food, protin, gym food, প্রোটিন, জিমের খাবার > eggs, chicken breast, soya chunks, peanut butter, milk
vegetarian, veg food, niramish, নিরামিষ, নিরামিষ খাবার > dal, soya chunks, mushroom, cottage cheese, vegetables
healthy snacks, light snacks, halka nasta, হালকা নাশতা, স্বাস্থ্যকর নাশতা > almonds, dates, oats, muri, digestive biscuits
calcium, strong bones, harer jonno, ক্যালসিয়াম, হাড়ের জন্য > milk, tok doi, yoghurt, small fish, mola fish
pregnancy, pregnant, gorbhoboti, গর্ভবতী, গর্ভবতী মায়ের খাবার > milk, eggs, dates, spinach, banana, pomegranate
patient food, sick food, rogir khabar, rogir pottho, রোগীর খাবার, রোগীর পথ্য > oral saline, orsaline, green coconut, suji, papaya, pomegranate
brain food, memory, buddhi, smriti shokti, স্মৃতিশক্তি, মেধা বাড়ানো > almonds, walnuts, eggs, fish
power cut, load shedding, current gele, current nai, loadsheding, লোডশেডিং, কারেন্ট গেলে, বিদ্যুৎ গেলে > candle, candles, battery, torch, match boxes
rain, rainy day, brishti, bristi, বৃষ্টি, বৃষ্টির দিন, বর্ষা > umbrella, raincoat
school, school items, schooler jinis, স্কুল, স্কুলের জিনিস > pen, ball pens, exercise book, tiffin box, water bottle
bachelor cooking, mess bazar, mes er bazar, ব্যাচেলর, মেসের বাজার > eggs, potato, masoor dal, noodles, rice, soybean oil
monthly bazar, monthly grocery, masher bazar, masik bazar, মাসের বাজার, মাসিক বাজার > rice, soybean oil, masoor dal, sugar, salt, onion, washing powder
`;

/**
 * Products of another shop, to see whether the search rules hold for words that nobody had in mind. Each line: English name |
 * Bengali name | as typed in Bengali | as typed in Banglish | other words in English. No rule was made for one of these lines; the
 * demo's synonyms, written later, name a few of the same products.
 */
export const otherShop = `
Swamp cabbage hearts | কলমির ডগা | কলমি ডগা | kolmir doga, kolmi dogha | swamp cabbage
Helencha shak | হেলেঞ্চা শাক | হেলেন্চা শাক, হেলেঞ্চা | helencha, helencha shaak | helencha
Thankuni leaves | থানকুনি পাতা | থানকুনিপাতা, থানকুনী | thankuni pata, tankuni | thankuni leaf
Bathua greens | বথুয়া শাক | বতুয়া শাক, বথুয়া | bothua shak, bathua | bathua
Data stem amaranth | ডাঁটা | ডাটা শাক, ডাঁটা | data, danta | stem amaranth
Banana flower | কলার মোচা | মোচা, কলার মোচা | kolar mocha, mocha | banana flowers
Banana stem | কলার থোড় | থোড়, কলার থোর | thor, kolar thor | banana stem
Elephant foot yam | ওল কচু | ওলকচু, ওল | ol kochu, ole kochu | elephant yam
Water chestnut | পানিফল | পানি ফল, পানিফল | pani phol, panifol | water chestnuts
Lotus root | পদ্মের মূল | পদ্ম মূল | poddo mul, padma mool | lotus roots
Sweet corn cob | মিষ্টি ভুট্টা | ভুট্টা, ভুট্টার মোচা | vutta, bhutta | corn
Button mushroom | বাটন মাশরুম | মাশরুম, বাটন মাশরুম | mashrum, bhatan mushrum | mushrooms
Baby spinach leaves | কচি পালং পাতা | কচি পালং | kochi palong, kachi palang | baby spinach
Spring onion bunch | পেঁয়াজ পাতা আঁটি | পেয়াজ পাতা | peyaj pata, piyaz pata | spring onions
Celery stalks | সেলারি | সেলেরি | selari, selery | celery
Red radish | লাল মুলা | লাল মূলা | lal mula, laal moola | radishes
Turnip | শালগম | শালগম, সালগম | shalgom, salgam | turnips
Beetroot | বিটরুট | বীটরুট, বিট রুট | bitrut, beet root | beetroots
Snake gourd | চিচিঙ্গা | চিচিংগা, চিচিঙ্গা | chichinga, cicinga | snake gourds
Sponge gourd | ধুন্দল | ধুন্দুল | dhundul, dhundol | sponge gourds
Spiny gourd | কাঁকরোল | কাকরোল, কাঁকরোল | kakrol, kankrol | spiny gourds
Jackfruit seeds | কাঁঠালের বিচি | কাঠালের বিচি, কাঁঠাল বিচি | kathaler bichi, kathal bici | jackfruit seed
Moringa drumsticks | সজনে ডাঁটা | সজিনা ডাটা, সজনা ডাঁটা | sojne data, shojina data | moringa
Star fruit | কামরাঙা | কামরাঙ্গা, কামরাঙা | kamranga, kamrangga | star fruits
Wood apple | কদবেল | কতবেল, কদ বেল | kodbel, kotbel | wood apples
Stone apple | পাকা বেল | বেল | paka bel, bell fol | stone apples
Hog plum | আমড়া | আমরা, আমড়া | amra, amrha | hog plums
Indian gooseberry | আমলকী | আমলকি, আমলোকি | amloki, amlaki | gooseberry
Sapodilla | সফেদা | সবেদা, ছফেদা | sofeda, shofeda | sapodillas
Custard apple | আতা ফল | আতাফল | ata fol, ataphal | custard apples
Java plum | কালো জাম | কালোজাম, জাম | kalo jam, kalojaam | java plums
Rose apple | জামরুল | জামরুল, জামরূল | jamrul, jamrool | rose apples
Burmese grape | লটকন | লটকন, লটকোন | lotkon, latkan | burmese grapes
Pomelo | জাম্বুরা | জাম্বুড়া, জামবুরা | jambura, zambura | pomelos
Palmyra fruit | তালের শাঁস | তালের শাস, তালশাঁস | taler shash, taler sas | palmyra
Sugarcane pieces | আখ | আঁখ, আখ টুকরা | akh, aakh | sugarcane, sugar cane
Green grapes | সবুজ আঙুর | আঙ্গুর, সবুজ আঙুর | sobuj angur, shobuj anggur | green grape
Red pears | লাল নাশপাতি | নাসপাতি, নাশপাতি | nashpati, naspati | pear
Strawberry box | স্ট্রবেরি | স্ট্রবেরী | strobery, stroberi | strawberries
Kiwi fruit | কিউই ফল | কিউয়ি | kiwi fol, kiui | kiwis
Avocado | অ্যাভোকাডো | এভোকাডো | avokado, evocado | avocados
Boal fish steaks | বোয়াল মাছ | বোয়াল | boal mach, boyal mas | boal
Rupchanda pomfret | রূপচাঁদা মাছ | রুপচাঁদা, রূপচান্দা | rupchanda, rupcada mach | pomfret
Chital fish kofta cut | চিতল মাছ | চিতল, চিতোল | chitol mach, chital | chital
Ayre catfish | আইড় মাছ | আইর মাছ | air mach, ayr mach | ayre
Batashi fish | বাতাসি মাছ | বাতাসী মাছ | batashi, batasi mach | batashi
Tengra fish | টেংরা মাছ | ট্যাংরা, টেংরা | tengra, tangra mach | tengra
Kachki fish | কাচকি মাছ | কাঁচকি, কাচকী | kachki, kaski mach | kachki
Puti fish | পুঁটি মাছ | পুটি মাছ | puti mach, punti | puti
Taki snakehead | টাকি মাছ | টাকী | taki mach, taaki | snakehead
Bele goby fish | বেলে মাছ | বাইলা মাছ, বেলে | bele mach, baila mach | goby
Poa croaker fish | পোয়া মাছ | পোয়া | poa mach, poya | croaker
Churi ribbon fish | ছুরি মাছ | ছুরি | churi mach, suri mach | ribbon fish
Mud crab | কাঁকড়া | কাকড়া | kakra, kankra | crab, crabs
Salmon fillet | স্যামন ফিলে | সালমন ফিলে | samon file, salmon | salmon
Cuttlefish squid rings | স্কুইড রিং | স্কুইড | skuid, squid | squid
Goat liver | খাসির কলিজা | খাশির কলিজা | khasir kolija, khashir kalija | goat liver
Beef tripe | গরুর ভুঁড়ি | গরুর বট, ভুড়ি | gorur vuri, gorur bhuri | tripe
Beef shank bones | গরুর নলি | গরুর নল্লি, নেহারি নলি | gorur noli, goru nolli | shank
Turkey meat | টার্কির মাংস | টার্কি | tarki mangsho, tarkir mangso | turkey
Chicken sausages | চিকেন সসেজ | সসেজ, চিকেন সসেজ | chiken sosej, sosez | sausage
Chicken nuggets | চিকেন নাগেট | নাগেটস, চিকেন নাগেট | chiken naget, nagets | nuggets
Beef meatballs | বিফ মিটবল | মিট বল | bif mitbol, meatbal | meatball
Cottage cheese chhana | ছানা | ছানা | chhana, sana | cottage cheese
Mozzarella cheese | মোজারেলা চিজ | মজারেলা | mozarela chis, mojarella | mozzarella
Chocolate milk | চকলেট দুধ | চকোলেট দুধ | choklet dudh, chocolate dud | chocolate milk
Whipping cream | হুইপিং ক্রিম | হুইপ ক্রিম | huiping krim, whiping cream | whipping cream
Laban yoghurt drink | লাবান | লাবাং | laban, labang | laban
Vanilla ice cream | ভ্যানিলা আইসক্রিম | ভেনিলা আইসক্রিম | vanila aiskrim, venila icecream | vanilla icecream
Kulfi stick | কুলফি | কুলফী | kulfi, kulphi | kulfi
Rasmalai | রসমালাই | রস মালাই | rosmalai, rasmalai | rasmalai
Chomchom of Tangail | টাঙ্গাইলের চমচম | চমচম | chomchom, comcom | chomchom
Black gulab jamun | কালো গোলাপজাম | গোলাপ জাম | golap jam, gulab jamun | gulab jamun
Sandesh of date gur | নলেন গুড়ের সন্দেশ | সন্দেশ | sondesh, shondes | sandesh
Balish mishti | বালিশ মিষ্টি | বালিশ মিস্টি | balish misti, balis mishti | balish
Swiss roll cake | সুইস রোল কেক | সুইচ রোল | suis rol, swis roll | swiss roll
Plain pound cake | প্লেইন পাউন্ড কেক | পাউন্ড কেক | paund kek, plain pound kek | pound cake
Puff pastry patties | চিকেন প্যাটিস | পেটিস, প্যাটিস | petis, chiken patis | patties
Bela biscuit of Chattogram | চট্টগ্রামের বেলা বিস্কুট | বেলা বিস্কিট | bela biskut, bela biscuit | bela biscuits
Nankhatai | নানখাটাই | নান খাতাই | nankhatai, nankatai | nankhatai
Naan bread | নান রুটি | নানরুটি | nan ruti, naan rooti | naan
Pizza base | পিজ্জা বেস | পিৎজা বেস | pijja bes, piza base | pizza
Sesame bars | তিলের খাজা | তিলের খাজা, তিল খাজা | tiler khaja, til khaza | sesame bar
Peanut brittle | বাদাম টানা | বাদামের টানা | badam tana, badam tanna | peanut brittle
Khoi popped rice | খই | খৈ | khoi, khoy | popped rice
Puffed lotus seeds | মাখনা | মাখানা | makhna, makhana | lotus seeds
Chickpea crisps nimki | নিমকি | নিমকী | nimki, nimkee | nimki
Dal puri, frozen | ফ্রোজেন ডালপুরি | ডাল পুরি | dal puri, dalpuri | dal puri
Frozen samosa | ফ্রোজেন সমুচা | সমুচা, সামুচা | somucha, samucha | samosas
French fries, frozen | ফ্রেঞ্চ ফ্রাই | ফ্রেন্স ফ্রাই | french frai, frenc fry | french fry
Popcorn kernels | পপকর্ন | পপ কর্ন | popkorn, pop corn | popcorn
Tamarind candy | তেঁতুলের চাটনি | তেতুলের চাটনি | tetuler chatni, tentul chatny | tamarind chutney
Olive pickle | জলপাইয়ের আচার | জলপাই আচার | jolpai achar, jolpaier acar | olive pickles
Chilli garlic pickle | রসুনের আচার | রশুন আচার | rosuner achar, roshun acar | garlic pickle
Soy sauce, dark | সয়া সস | সয়াসস | soya sos, soia sauce | soya sauce
Oyster sauce | অয়েস্টার সস | ওয়েস্টার সস | oyster sos, oister sauce | oyster sauce
White vinegar | সাদা সিরকা | ভিনেগার, সিরকা | sada sirka, shirka | vinegar
Mayonnaise | মেয়োনেজ | মায়োনিজ | meyonej, mayonese | mayonnaise
Peanut butter | পিনাট বাটার | পিনাট বাটার | pinat batar, peenut butter | peanut butter
Strawberry jam | স্ট্রবেরি জ্যাম | জ্যাম, স্ট্রবেরী জেম | strobery jam, stroberi jem | strawberry jams
Chocolate spread | চকলেট স্প্রেড | চকোলেট স্প্রেড | choklet spred, cocolate spread | chocolate spread
Orange marmalade | কমলার মার্মালেড | মারমালেড | komla marmaled, marmalade | marmalade
Sundarban honey | সুন্দরবনের মধু | মধু, সুন্দরবন মধু | sundorboner modhu, shundarban modu | honey
Date palm patali gur | খেজুরের পাটালি গুড় | পাটালী গুড় | patali gur, khejurer patali | patali
Sugarcane jaggery | আখের গুড় | আঁখের গুর | akher gur, aakher guur | jaggery
Rock sugar | মিছরি | মিশ্রি, মিছরী | michri, misri | rock sugar
Pink Himalayan salt | পিংক সল্ট | পিঙ্ক সল্ট | pink solt, pinksalt | pink salt
Black salt | বিট লবণ | বিটলবণ, বিট লবন | bit lobon, bitlabon | black salt
Nigella seeds | কালোজিরা | কালিজিরা, কালো জিরা | kalojira, kalijeera | nigella
Fenugreek seeds | মেথি | মেথী | methi, meti | fenugreek
Fennel seeds | মৌরি | মৌরী | mouri, mauri | fennel
Carom seeds | জোয়ান | জোয়ান, যোয়ান | joan, jowan | carom
Nutmeg | জায়ফল | জয়ফল, জায়ফল | jayfol, jaiphal | nutmegs
Mace blades | জয়ত্রী | জয়ত্রি, জৈত্রী | joytri, joyitri | mace
Star anise | তারা মৌরি | স্টার এনিস | tara mouri, star anis | star anise
Saffron threads | জাফরান | জাফরান | jafran, zafran | saffron
Poppy seeds | পোস্তদানা | পোস্ত দানা | postodana, posto dana | poppy seed
White sesame | সাদা তিল | সাদা তিল | sada til, shada teel | sesame
Dry mango powder | আমচুর | আমচূর গুঁড়া | amchur, aamchoor | mango powder
Garam masala blend | গরম মসলা | গরম মশলা | gorom moshla, garam masla | garam masala
Chaat masala | চাট মসলা | চাট মশলা | chat moshla, chaat masla | chaat masala
Mezbani beef masala | মেজবানি মাংসের মসলা | মেজবানী মসলা | mejbani mosla, mezbani masala | mezbani
Haleem mix | হালিম মিক্স | হালিম মিস্ক | halim mix, haleem miks | haleem
Kheer mix | ক্ষীর মিক্স | ফিরনি মিক্স, খির মিক্স | khir mix, kheer miks | kheer mix
Jelly crystals | জেলি ক্রিস্টাল | জেলী ক্রিস্টাল | jeli kristal, jelly cristal | jelly crystal
Custard powder | কাস্টার্ড পাউডার | কাস্টার্ড পাওডার | kastard paudar, custerd powder | custard
Baking soda | বেকিং সোডা | বেকিং সোডা | beking soda, baking shoda | baking soda
Cocoa powder | কোকো পাউডার | কোকো পাওডার | koko paudar, coco powder | cocoa
Corn flour | কর্ন ফ্লাওয়ার | কর্নফ্লাওয়ার | korn flawar, cornflour | cornflour
Barley flour | যবের ছাতু | জবের ছাতু, যবের ছাতু | jober chatu, job er satu | barley
Finger millet | রাগি | রাগী | ragi, raagi | ragi
Rolled oats | ওটস | ওট্স | ots, oats | oat
Muesli with fruit | মুয়েসলি | মিউসলি | musli, muesly | muesli
Spaghetti | স্প্যাগেটি | স্প্যাগেট্টি | spageti, spagetti | spaghetti
Elbow macaroni | ম্যাকারনি | মেকারনি, ম্যাকরনি | makaroni, mekaroni | macaroni
Rice vermicelli | চালের সেমাই | চালের সেমাই | chaler semai, caler shemai | rice vermicelli
Soya chunks | সয়া চাংক | সয়াবিন বড়ি | soya chank, soya bori | soya chunk
Red kidney beans | রাজমা | রাজমা, রাজমা ডাল | rajma, razma dal | kidney bean
Pigeon peas arhar dal | অড়হর ডাল | অরহর ডাল | orohor dal, arhar daal | pigeon pea
Felon dal cowpeas | ফেলন ডাল | ফেলন | felon dal, phelon dal | cowpea
Kalijira rice | কালিজিরা চাল | কালোজিরা চাল | kalijira chal, kalojeera cal | kalijira rice
Basmati rice, long | বাসমতি চাল | বাসমতী চাল | basmoti chal, bashmati cal | basmati
Biroi red rice | বিরই চাল | বিরোই চাল | biroi chal, birui cal | biroi
Sticky binni rice | বিন্নি চাল | বিনি চাল | binni chal, bini cal | sticky rice
Sesame oil | তিলের তেল | তিলের তৈল | tiler tel, til tel | sesame oils
Black seed oil | কালোজিরার তেল | কালিজিরা তেল | kalojirar tel, kalijira tel | black seed
Banaspati dalda | ডালডা | ডালডা, বনস্পতি | dalda, bonospoti | dalda
Margarine | মার্জারিন | মারজারিন | marjarin, margerine | margarine
Oolong tea | উলং চা | ওলং চা | ulong cha, olong ca | oolong
Tulsi tea | তুলসী চা | তুলসি চা | tulshi cha, tulsi ca | tulsi
Isabgol husk | ইসবগুলের ভুসি | ইসুবগুলের ভুষি, ইসবগুল | isobguler vushi, isabgul bhusi | isabgol
Basil seeds tokma | তোকমা দানা | তোকমা | tokma, tokma dana | basil seed
Chia seeds | চিয়া সিড | চিয়া সীড | chia sid, cia seed | chia
Malted food drink | মল্ট ড্রিংক | মল্টেড ড্রিংক | molt drink, malted dring | malt
Glucose powder | গ্লুকোজ | গ্লুকোজ পাউডার | glukoj, glucoze | glucose
Oral saline | খাবার স্যালাইন | ওরস্যালাইন, খাবার সেলাইন | khabar selain, khabar salain | saline
Tonic water | টনিক ওয়াটার | টনিক ওয়াটার | tonik water, tonic watar | tonic
Ginger ale | জিঞ্জার এল | জিঞ্জার এল | jinjar el, ginger ail | ginger ale
Litchi drink | লিচু ড্রিংক | লিচুর জুস | lichu drink, lichur jus | litchi drinks
Apple cider vinegar | আপেল সিডার ভিনেগার | আপেল সাইডার ভিনেগার | apel sidar vinegar, aple cider viniger | cider vinegar
Mosquito net | মশারি | মশারী | moshari, mosari | mosquito nets
Mosquito coils | মশার কয়েল | মশার কয়েল | moshar koyel, mosar coil | mosquito coil
Cockroach chalk | তেলাপোকার চক | তেলাপোকা চক | telapokar chok, telapoka cok | cockroach
Naphthalene balls | ন্যাপথলিন | নেপথলিন | napthalin, nepthalin | naphthalene
Steel wool scourer | স্টিলের মাজুনি | স্টিল মাজুনি | stiler majuni, steel mazuni | steel wool
Clothes pegs | কাপড়ের ক্লিপ | কাপড় ক্লিপ | kaporer klip, kapor clip | clothes peg
Bleaching powder | ব্লিচিং পাউডার | ব্লিচিং পাওডার | bliching paudar, bleching powder | bleach powder
Bar soap for laundry | কাপড় কাচার সাবান | কাপড় ধোয়ার সাবান | kapor kachar saban, kapor kacar shaban | laundry soap
Fabric softener | ফেব্রিক সফটনার | ফেব্রিক সফ্টনার | febrik softnar, fabrik softener | fabric softeners
Candles | মোমবাতি | মোম বাতি | mombati, moom bati | candle
Matchboxes | দিয়াশলাই | দেশলাই, দিয়াসলাই | diyashlai, diasalai | matchbox
Incense sticks | আগরবাতি | আগর বাতি | agorbati, agarbatti | incense
LED bulb | এলইডি বাল্ব | এল ই ডি বাল্ব | elidi balb, led balb | bulbs
Pencil batteries | পেন্সিল ব্যাটারি | পেনসিল ব্যাটারি | pensil betari, pencil batary | battery
Hair dye, black | কালো চুলের কলপ | চুলের কলপ | chuler kolop, culer kalap | hair dye
Mehedi paste | মেহেদি | মেহেদী | mehedi, mehendi | mehedi
Talcum powder | ট্যালকম পাউডার | টেলকম পাউডার | talkom paudar, telcom powder | talcum
Lip balm | লিপ বাম | লিপবাম | lip bam, lipbalm | lipbalm
Aftershave lotion | আফটার শেভ লোশন | আফটারশেভ | aftar shev, aftershev | after shave
Hair comb | চিরুনি | চিরুনী | chiruni, ciruni | comb
Nail clipper | নেইল কাটার | নেল কাটার | neil katar, nail cutter | nail clippers
Antiseptic liquid | জীবাণুনাশক তরল | জীবানুনাশক | jibanunashok, jibanu nasok | antiseptic
Cotton wool roll | তুলার রোল | তুলা | tular rol, tula | cotton
Feeding bottle | ফিডার | ফিডার বোতল | fidar, feeder botol | feeding bottles
Baby cereal wheat | শিশুর সুজি সিরিয়াল | সিরিয়াল, বেবি সিরিয়াল | shishur siriyal, shisur cereal | baby cereals
Gripe water | গ্রাইপ ওয়াটার | গ্রাইপ ওয়াটার | graip water, gripe watar | gripe
Cat food | বিড়ালের খাবার | বিড়াল খাবার | biraler khabar, beral khabar | cat foods
`;

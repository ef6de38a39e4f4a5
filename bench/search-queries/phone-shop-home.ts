/** Packed food, drinks and things for the home of the same supermarket, in the same form as its food. */
export const home = `
# Noodles & Snacks | নুডলস ও নাস্তা
noodles-maggi | Maggi masala noodles | ম্যাগি মাসালা নুডলস | 8 pcs | 170
noodles-mr | Mr. Noodles chicken | মিস্টার নুডলস চিকেন | 12 pcs | 220
noodles-stick | Cocola egg stick noodles | কোকোলা এগ স্টিক নুডলস | 180 g | 35
noodles-cup | Maggi cup noodles | ম্যাগি কাপ নুডলস | 70 g | 60
noodles-ramen | Samyang hot chicken ramen | সামিয়াং হট চিকেন রামেন | 140 g | 180
pasta-penne | Penne pasta | পেনে পাস্তা | 500 g | 190
semai-kulson | Kulson vermicelli | কুলসন সেমাই | 200 g | 45
soup-thai | Knorr Thai soup | নর থাই স্যুপ | 30 g | 45
chips-potato | Bombay Sweets Potato Crackers | বম্বে সুইটস পটেটো ক্র্যাকার্স | 22 g | 15
chips-twist | Mr. Twist potato chips | মিস্টার টুইস্ট চিপস | 25 g | 20
chips-ring | Bombay Sweets Ring chips | বম্বে সুইটস রিং চিপস | 22 g | 10
chips-lays | Lay's Magic Masala chips | লেইস ম্যাজিক মাসালা চিপস | 52 g | 50
chips-pringles | Pringles original chips | প্রিঙ্গেলস চিপস | 147 g | 320
chips-sun | Sun chips | সান চিপস | 25 g | 20
chanachur-ruchi | Ruchi BBQ chanachur | রুচি বারবিকিউ চানাচুর | 300 g | 110
chanachur-bombay | Bombay Sweets chanachur | বম্বে সুইটস চানাচুর | 140 g | 45
jhal-muri | Ruchi jhal muri | রুচি ঝাল মুড়ি | 50 g | 20
snack-dal-bhaja | Pran dal bhaja | প্রাণ ডাল ভাজা | 35 g | 10
biscuit-energy | Olympic Energy Plus biscuits | অলিম্পিক এনার্জি প্লাস বিস্কুট | 240 g | 45
biscuit-tip | Olympic Tip biscuits | অলিম্পিক টিপ বিস্কুট | 50 g | 10
biscuit-nutty | Olympic Nutty biscuits | অলিম্পিক নাটি বিস্কুট | 200 g | 50
biscuit-oreo | Oreo chocolate cream biscuits | ওরিও চকলেট ক্রিম বিস্কুট | 119 g | 110
biscuit-digestive | Ifad digestive biscuits | ইফাদ ডাইজেস্টিভ বিস্কুট | 260 g | 90
biscuit-sugar-free | Sugar-free diabetic biscuits | সুগার ফ্রি ডায়াবেটিক বিস্কুট | 200 g | 120
cake-slice | All Time plain cake | অল টাইম প্লেইন কেক | 50 g | 15
bread-sandwich | All Time sandwich bread | অল টাইম স্যান্ডউইচ পাউরুটি | 400 g | 75
bun-butter | All Time butter bun | অল টাইম বাটার বান | 60 g | 20
paratha-plain | Golden Harvest paratha, family pack | গোল্ডেন হার্ভেস্ট পরোটা, ফ্যামিলি প্যাক | 20 pcs | 290
paratha-aloo | Frozen aloo paratha | ফ্রোজেন আলু পরোটা | 5 pcs | 140
spring-roll | Frozen chicken spring roll | ফ্রোজেন চিকেন স্প্রিং রোল | 10 pcs | 190
chocolate-dairy-milk | Cadbury Dairy Milk chocolate | ক্যাডবেরি ডেইরি মিল্ক চকলেট | 36 g | 90
chocolate-kitkat | KitKat chocolate | কিটক্যাট চকলেট | 37 g | 80
candy-mango-bar | Pran mango bar | প্রাণ ম্যাংগো বার | 14 g | 5
candy-lollipop | Alpenliebe lollipop | আলপেনলিবে ললিপপ | 10 pcs | 50
chewing-gum | Center Fresh chewing gum | সেন্টার ফ্রেশ চুইংগাম | 20 pcs | 40
# Tea & Drinks | চা ও পানীয়
soda-7up-1 | 7UP | সেভেন আপ | 1 L | 70
soda-7up-250 | 7UP can | সেভেন আপ ক্যান | 250 ml | 45
soda-coke-1250 | Coca-Cola | কোকা-কোলা | 1.25 L | 85
soda-coke-250 | Coca-Cola | কোকা-কোলা | 250 ml | 25
soda-pepsi-2 | Pepsi | পেপসি | 2 L | 120
soda-sprite | Sprite | স্প্রাইট | 500 ml | 40
soda-mojo | Mojo cola | মোজো কোলা | 500 ml | 35
soda-dew | Mountain Dew | মাউন্টেন ডিউ | 500 ml | 40
energy-speed | Speed energy drink | স্পিড এনার্জি ড্রিংক | 250 ml | 35
tang | Tang orange drink powder | ট্যাং অরেঞ্জ পাউডার | 500 g | 390
rooh-afza | Hamdard Rooh Afza syrup | হামদর্দ রুহ আফজা শরবত | 750 ml | 350
juice-frutika | Frutika mango juice | ফ্রুটিকা আমের জুস | 250 ml | 30
juice-orange | Pran orange juice | প্রাণ কমলার জুস | 1 L | 140
horlicks | Horlicks | হরলিক্স | 500 g | 420
water-500 | Mum drinking water | মাম পানি | 500 ml | 20
water-1500 | Mum drinking water | মাম পানি | 1.5 L | 30
water-2 | Mum drinking water | মাম পানি | 2 L | 35
tea-ispahani | Ispahani Mirzapore tea | ইস্পাহানি মির্জাপুর চা | 400 g | 230
tea-ispahani-bags | Ispahani Mirzapore tea bags | ইস্পাহানি মির্জাপুর টি ব্যাগ | 50 pcs | 110
tea-taaza | Taaza tea leaves | তাজা চা পাতা | 200 g | 120
tea-green | Kazi & Kazi green tea bags | কাজী অ্যান্ড কাজী গ্রিন টি ব্যাগ | 40 pcs | 250
tea-ginger | Kazi & Kazi ginger tea bags | কাজী অ্যান্ড কাজী আদা চা ব্যাগ | 40 pcs | 240
coffee-nescafe-50 | Nescafé Classic coffee | নেসক্যাফে ক্লাসিক কফি | 50 g | 260
coffee-nescafe-200 | Nescafé Classic coffee | নেসক্যাফে ক্লাসিক কফি | 200 g | 820
coffee-3in1 | Nescafé 3in1 coffee mix | নেসক্যাফে থ্রি ইন ওয়ান কফি | 10 pcs | 150
coffee-mate | Coffee-mate creamer | কফি মেট | 400 g | 410
# Cleaning | পরিষ্কার
harpic-500 | Harpic toilet cleaner | হারপিক টয়লেট ক্লিনার | 500 ml | 120
harpic-750 | Harpic toilet cleaner | হারপিক টয়লেট ক্লিনার | 750 ml | 165
lizol | Lizol floor cleaner, floral | লাইজল ফ্লোর ক্লিনার | 500 ml | 145
vim-bar | Vim dishwash bar | ভিম বার | 300 g | 40
vim-liquid | Vim dishwash liquid | ভিম লিকুইড | 500 ml | 120
wash-wheel | Wheel washing powder | হুইল ওয়াশিং পাউডার | 1 kg | 140
wash-rin | Rin washing powder | রিন ওয়াশিং পাউডার | 500 g | 95
wash-surf | Surf Excel washing powder | সার্ফ এক্সেল ওয়াশিং পাউডার | 500 g | 140
wash-soap | Wheel laundry soap | হুইল কাপড় কাচার সাবান | 130 g | 25
robin-blue | Robin liquid blue | রবিন লিকুইড নীল | 75 ml | 45
aerosol | ACI Aerosol insect spray | এসিআই এরোসল | 475 ml | 420
goodknight | Goodknight liquid mosquito refill | গুডনাইট লিকুইড মশা রিফিল | 45 ml | 150
rat-glue | Rat glue trap | ইঁদুর ধরার আঠা | 1 pc | 90
tissue-toilet | Bashundhara toilet tissue | বসুন্ধরা টয়লেট টিস্যু | 4 pcs | 90
tissue-kitchen | Bashundhara kitchen towel | বসুন্ধরা কিচেন টাওয়েল | 2 pcs | 140
tissue-napkin | Fay paper napkins | ফে পেপার ন্যাপকিন | 100 pcs | 75
broom-coconut | Coconut stick broom | শলার ঝাড়ু | 1 pc | 60
mop | Floor mop with bucket | ঘর মোছার মপ | 1 pc | 950
# Home | ঘরের জিনিস
match | Dolphin match boxes | ডলফিন ম্যাচ বাক্স | 12 pcs | 25
agarbati | Moghul agarbati incense | মোগল আগরবাতি | 40 pcs | 60
candle | Candles, white | সাদা মোমবাতি | 6 pcs | 60
battery-aa | Sunlite pencil battery AA | সানলাইট পেন্সিল ব্যাটারি AA | 4 pcs | 80
battery-aaa | Sunlite battery AAA | সানলাইট চিকন ব্যাটারি AAA | 2 pcs | 50
battery-d | Olympic torch battery D | অলিম্পিক টর্চ ব্যাটারি D | 2 pcs | 70
bulb | Philips LED bulb 12 W | ফিলিপস এলইডি বাল্ব ১২ ওয়াট | 1 pc | 280
multiplug | Multiplug extension | মাল্টিপ্লাগ | 1 pc | 350
umbrella | Sharif folding umbrella | শরীফ ভাঁজ ছাতা | 1 pc | 450
raincoat | Raincoat, adult | রেইনকোট | 1 pc | 690
rack-shoe | Shoe rack, 4 shelves | জুতার র‍্যাক, ৪ তাক | 1 pc | 850
rack-kitchen | RFL kitchen rack | আরএফএল কিচেন র‍্যাক | 1 pc | 1250
organiser | Drawer organiser box | ড্রয়ার অর্গানাইজার বক্স | 1 pc | 320
tiffin-box | Tiffin box, 3 layers | টিফিন বক্স | 1 pc | 480
bucket | RFL bucket | আরএফএল বালতি | 20 L | 290
mug | RFL plastic mug | আরএফএল প্লাস্টিক মগ | 1 pc | 60
hanger | Clothes hangers | কাপড়ের হ্যাঙ্গার | 12 pcs | 180
dustbin | Pedal dustbin | ময়লার ঝুড়ি | 1 pc | 520
pressure-cooker | Kiam pressure cooker | কিয়াম প্রেসার কুকার | 5 L | 1650
fry-pan | Non-stick fry pan | নন-স্টিক ফ্রাই প্যান | 1 pc | 890
knife | Kitchen knife | রান্নাঘরের ছুরি | 1 pc | 150
water-bottle | Plastic water bottle | পানির বোতল | 1 L | 130
pen | Matador ball pens | ম্যাটাডোর কলম | 12 pcs | 60
khata | Exercise book, 200 pages | লেখার খাতা, ২০০ পাতা | 1 pc | 70
# Personal Care | ব্যক্তিগত যত্ন
soap-lux | Lux soap, rose | লাক্স সাবান | 100 g | 60
soap-dettol | Dettol original soap | ডেটল সাবান | 125 g | 80
soap-lifebuoy | Lifebuoy soap | লাইফবয় সাবান | 100 g | 48
handwash | Lifebuoy handwash refill | লাইফবয় হ্যান্ডওয়াশ রিফিল | 170 ml | 70
savlon | Savlon antiseptic liquid | স্যাভলন লিকুইড | 500 ml | 190
sanitizer | Hexisol hand sanitizer | হেক্সিসল হ্যান্ড স্যানিটাইজার | 250 ml | 150
shampoo-sunsilk | Sunsilk black shine shampoo | সানসিল্ক ব্ল্যাক শাইন শ্যাম্পু | 180 ml | 220
shampoo-clear | Clear anti-dandruff shampoo | ক্লিয়ার খুশকি দূর করার শ্যাম্পু | 180 ml | 240
shampoo-dove | Dove shampoo | ডাভ শ্যাম্পু | 340 ml | 450
hairoil-parachute | Parachute coconut hair oil | প্যারাসুট নারকেল তেল | 200 ml | 160
hairoil-kumarika | Kumarika hair fall control oil | কুমারিকা চুল পড়া রোধের তেল | 200 ml | 210
hairoil-amla | Dabur Amla hair oil | ডাবর আমলা চুলের তেল | 180 ml | 190
cream-glow | Glow & Lovely cream | গ্লো অ্যান্ড লাভলী ক্রিম | 50 g | 160
cream-ponds | Pond's cold cream | পন্ডস কোল্ড ক্রিম | 55 ml | 140
cream-nivea | Nivea soft moisturising cream | নিভিয়া সফট ক্রিম | 100 ml | 320
lotion-vaseline | Vaseline body lotion | ভ্যাসলিন বডি লোশন | 200 ml | 260
facewash-neem | Himalaya neem face wash | হিমালয়া নিম ফেসওয়াশ | 100 ml | 220
sunscreen | Lotus sunscreen SPF 50 | লোটাস সানস্ক্রিন SPF 50 | 50 g | 540
toothpaste-closeup | Closeup red hot toothpaste | ক্লোজআপ টুথপেস্ট | 145 g | 140
toothpaste-pepsodent | Pepsodent germi-check toothpaste | পেপসোডেন্ট টুথপেস্ট | 200 g | 150
toothpaste-sensodyne | Sensodyne sensitive toothpaste | সেনসোডাইন টুথপেস্ট | 70 g | 220
toothbrush-kids | Oral-B kids toothbrush | ওরাল-বি বাচ্চাদের টুথব্রাশ | 1 pc | 110
blade | Gillette razor blades | জিলেট ব্লেড | 5 pcs | 120
shaving-foam | Gillette shaving foam | জিলেট শেভিং ফোম | 200 ml | 310
body-spray | Fogg body spray | ফগ বডি স্প্রে | 120 ml | 330
pads-senora | Senora sanitary napkins | সেনোরা স্যানিটারি ন্যাপকিন | 15 pcs | 150
pads-freedom | Freedom sanitary napkins, wings | ফ্রিডম স্যানিটারি ন্যাপকিন | 8 pcs | 110
lip-gel | Meril lip gel | মেরিল লিপ জেল | 10 g | 60
mask | Surgical face masks | সার্জিক্যাল মাস্ক | 50 pcs | 120
saline | ORSaline-N | ওরস্যালাইন-এন | 20 pcs | 120
band-aid | First aid bandage strips | ব্যান্ড এইড | 20 pcs | 60
# Baby & Pets | শিশু ও পোষা প্রাণী
diaper-molfix-xl | Molfix pant diapers XL | মলফিক্স প্যান্ট ডায়াপার XL | 38 pcs | 1250
diaper-molfix-xxl | Molfix pant diapers XXL | মলফিক্স প্যান্ট ডায়াপার XXL | 32 pcs | 1250
diaper-supermom-l | Supermom belt diapers L | সুপারমম বেল্ট ডায়াপার L | 30 pcs | 850
diaper-neocare-s | NeoCare newborn diapers S | নিওকেয়ার নবজাতক ডায়াপার S | 50 pcs | 980
wipes-supermom | Supermom baby wipes | সুপারমম বেবি ওয়াইপস | 120 pcs | 220
formula-lactogen-1 | Lactogen 1 infant formula | ল্যাকটোজেন ১ | 350 g | 720
formula-lactogen-2 | Lactogen 2 follow-up formula | ল্যাকটোজেন ২ | 350 g | 710
cerelac | Nestlé Cerelac wheat and milk | নেসলে সেরেলাক গম ও দুধ | 400 g | 460
baby-powder | Johnson's baby powder | জনসন বেবি পাউডার | 200 g | 260
baby-cream | Johnson's baby cream | জনসন বেবি ক্রিম | 100 g | 310
baby-feeder | Pigeon baby feeder bottle | পিজিয়ন বেবি ফিডার | 240 ml | 390
cat-kitten | Me-O kitten food, ocean fish | মি-ও বিড়ালছানার খাবার | 400 g | 320
cat-adult | Whiskas adult cat food, tuna | হুইসকাস বিড়ালের খাবার | 1.2 kg | 780
cat-litter | Cat litter, lavender | ক্যাট লিটার | 5 kg | 520
dog-food | Drools puppy dog food | ড্রুলস কুকুরছানার খাবার | 1 kg | 650
bird-seed | Budgie bird seed | পাখির খাবার | 1 kg | 160
`;

/** Bengali in Latin letters, as people type it: everyone spells differently. */
export const banglish = `
alu: potato potato-chips
aloo: potato potato-chips
peyaj: deshi-onion
piyaj: deshi-onion
piaj: deshi-onion
pyaz: deshi-onion
rosun: deshi-garlic
roshun: deshi-garlic
ada: ginger
aada: ginger
kacha morich: green-chilli
kancha morich: green-chilli
kacha moric: green-chilli
dhonepata: coriander-leaves
dhone pata: coriander-leaves
dhonia pata: coriander-leaves
pudina pata: mint-leaves
lebu: kagji-lime lemon-soda
kagoji lebu: kagji-lime
begun: long-brinjal round-brinjal
begoon: long-brinjal round-brinjal
gol begun: round-brinjal
dherosh: okra
dheros: okra
potol: pointed-gourd
patal: pointed-gourd
korola: bitter-gourd
corola: bitter-gourd
kochi lau: bottle-gourd
lau: bottle-gourd
misti kumra: sweet-pumpkin
mishti kumra: sweet-pumpkin
misty kumra: sweet-pumpkin
kacha pepe: green-papaya
paka pepe: ripe-papaya
shosha: cucumber
sosa: cucumber
gajor: carrot
fulkopi: cauliflower
phulkopi: cauliflower
ful kopi: cauliflower
badhakopi: cabbage
bandhakopi: cabbage
shim: hyacinth-bean
sheem: hyacinth-bean
borboti: yardlong-bean
kochur mukhi: taro-root
jhinga: ridge-gourd
jhinge: ridge-gourd
kach kola: green-banana
kachkola: green-banana
lal shak: red-amaranth
lalshak: red-amaranth
lal sak: red-amaranth
palong shaak: palong-shak
pui shak: pui-shak
puishak: pui-shak
kolmi sak: kolmi-shak
shagor kola: sagor-banana
sagor kola: sagor-banana
himsagor aam: himsagar-mango
amropali: amrapali-mango
am: himsagar-mango amrapali-mango
lichu: litchi
peyara: guava
piara: guava
anaros: pineapple
anarosh: pineapple
tormuj: watermelon
tormuz: watermelon
kochi dab: green-coconut
dab: green-coconut
apel: fuji-apple
bedana: pomegranate
rui mach: rui-fish
rui mas: rui-fish
ruimach: rui-fish
katla mach: katla-fish
ilish: padma-hilsa
elish mach: padma-hilsa
ilis mas: padma-hilsa
pangash: pangas-fish
telapia: tilapia
koi mach: koi-fish
shing mach: shing-fish
sing mas: shing-fish
pabda: pabda-fish
golda chingri: golda-prawn
chingri: golda-prawn small-shrimp
cingri mach: golda-prawn small-shrimp
shutki: loitta-shutki
sutki: loitta-shutki
murgi: broiler-chicken sonali-chicken deshi-chicken chicken-drumsticks chicken-breast
desi murgi: deshi-chicken
sonali murgi: sonali-chicken
broiler murgi: broiler-chicken
murgir mangso: chicken-breast broiler-chicken sonali-chicken deshi-chicken
gorur mangsho: beef-with-bone beef-boneless
gorur mangso: beef-with-bone beef-boneless
goru mangsho: beef-with-bone beef-boneless
gorur kolija: beef-liver
gorur kima: beef-mince
khasir mangsho: khasi-mutton
khashir mangso: khasi-mutton
hash: duck-whole duck-eggs
dim: brown-eggs deshi-eggs duck-eggs quail-eggs
hasher dim: duck-eggs
deshi murgir dim: deshi-eggs
koyel er dim: quail-eggs
lal dim: brown-eggs
dudh: fresh-milk uht-milk milk-powder
dud: fresh-milk uht-milk milk-powder
gura dudh: milk-powder
guro dudh: milk-powder
misti doi: mishti-doi
mishti doy: mishti-doi
tok doi: tok-doi
makhon: butter
ponir: dhakai-ponir
chal: miniket-rice nazirshail-rice atash-rice chinigura-rice kataribhog-rice red-rice
minicate chal: miniket-rice
najirshail chal: nazirshail-rice
chinigura chal: chinigura-rice
polaor chal: chinigura-rice
polao chal: chinigura-rice
lal chal: red-rice
katari vog: kataribhog-rice
ata: atta
atta: atta
moyda: maida
moida: maida
suzi: suji
besan: besan
beson: besan
chaler gura: rice-flour
chira: chira
cira: chira
muri: muri murir-moa
musur dal: masoor-dal-deshi masoor-dal-bold
moshur dal: masoor-dal-deshi masoor-dal-bold
mosur daal: masoor-dal-deshi masoor-dal-bold
mug dal: moong-dal dal-bhaja
buter dal: chola-dal
chola: chola-whole kabuli-chola
sola: chola-whole kabuli-chola
kabuli chola: kabuli-chola
mashkolai dal: mashkalai-dal
maskalai: mashkalai-dal
khesari: khesari-dal
soyabin tel: soybean-oil-5l soybean-oil-1l
soyabean tel: soybean-oil-5l soybean-oil-1l
sorishar tel: mustard-oil mustard-oil-small
shorisha tel: mustard-oil mustard-oil-small
sorsher tel: mustard-oil mustard-oil-small
surjomukhi tel: sunflower-oil
jolpai tel: olive-oil
narikel tel: coconut-hair-oil
narkel tel: coconut-hair-oil
ghee: gawa-ghee
gawa ghi: gawa-ghee
holud gura: turmeric-powder
holuder gura: turmeric-powder
halud: turmeric-powder
morich gura: chilli-powder
moricher gura: chilli-powder
shukna morich: dried-red-chilli
sukna morich: dried-red-chilli
dhoniar gura: coriander-powder
jira: cumin-whole cumin-powder
jeera: cumin-whole cumin-powder
zira: cumin-whole cumin-powder
jira gura: cumin-powder
elach: cardamom
alach: cardamom
daruchini: cinnamon
darchini: cinnamon
tejpata: bay-leaf
tez pata: bay-leaf
gol morich: black-pepper
golmorich: black-pepper
pach foron: panch-phoron
panchforon: panch-phoron
panch phoron: panch-phoron
biriyani moshla: biryani-masala
biriyanir mosla: biryani-masala
lobon: iodised-salt
labon: iodised-salt
kashundi: kasundi
porota: frozen-paratha
parota: frozen-paratha
atar ruti: atta-ruti
bakhorkhani: bakorkhani
biskut: toast-biscuit milk-biscuit salted-biscuit
nonta biscuit: salted-biscuit
chanacur: chanachur
cinabadam: roasted-peanuts
china badam: roasted-peanuts
alur chips: potato-chips
semai: lachha-semai
shemai: lachha-semai
laccha semai: lachha-semai
kaju badam: cashew-nuts
khejur: dates date-gur
khajur: dates date-gur
amer achar: mango-pickle
murir moa: murir-moa
singara: frozen-singara
shingara: frozen-singara
cha: black-tea tea-bags green-tea
cha pata: black-tea
sobuj cha: green-tea
kofi: instant-coffee
pani: drinking-water
khabar pani: drinking-water
borhani: borhani
golap shorbot: rose-sharbat
chini: sugar
cini: sugar
khejurer gur: date-gur
khajurer gur: date-gur
patali gur: date-gur
modhu: sundarban-honey
madhu: sundarban-honey
shaban: bath-soap baby-soap dishwash-bar detergent-powder
saban: bath-soap baby-soap dishwash-bar detergent-powder
nim shaban: bath-soap
gura saban: detergent-powder
shampu: shampoo baby-shampoo
jharu: phul-jharu
ful jharu: phul-jharu
moylar bag: garbage-bags
tisu: facial-tissue toilet-rolls
gren ti: green-tea
green ti: green-tea
lal cha: black-tea
blak ti: black-tea
`;

/**
 * Things that none of the three catalogues of `all-shops.ts` has, nor anything that would do instead, as shoppers type them. An exact
 * answer to one of these is a false claim. Written before any of them was searched.
 */
export const notSold = `
saree, sari, শাড়ি, panjabi, পাঞ্জাবি, lungi, লুঙ্গি, jeans, t-shirt, orna, ওড়না, hijab, sandal, স্যান্ডেল, moja, মোজা
tofu, quinoa, kombucha, hummus, tahini, wasabi, sushi, kimchi, couscous, tempeh, caviar, bagel, croissant, lasagna
mobile charger, মোবাইল, headphone, laptop, television, টিভি, fan, ফ্যান, iron, blender, ব্লেন্ডার, mixer, ricecooker, kettle, drill
sofa, খাট, bed, chair, চেয়ার, table, টেবিল, carpet, পর্দা, kombol, কম্বল, lep, লেপ, mosquito bat
paracetamol, napa, নাপা, insulin, vitamin, antacid, thermometer, থার্মোমিটার, inhaler
lipstick, লিপস্টিক, nail polish, foundation, mascara, kajal, কাজল, perfume, wig
football, ফুটবল, cricket bat, guitar, puzzle, lego, doll, putul, পুতুল, cycle, সাইকেল
helmet, tyre, petrol, cement, সিমেন্ট, paint, রড, hammer, হাতুড়ি, plywood, glue gun
blueberry, peach, fig, zucchini, asparagus, artichoke, leek, okonomiyaki, kale
octopus, salami, bacon, ham, pork, venison
newspaper, ফুলের টব, rose plant, fertiliser, sar, সার, horse
`;

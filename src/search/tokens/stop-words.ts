import { normalise } from "../words/normalise.ts";

const splitWords = (words: string) => words.split(/\s+/).filter(Boolean).map(normalise);

const inflected = splitWords("dam price taka tk bdt dorkar koto দাম টাকা দরকার কত");
const endings = splitWords("r er e y te ta ti র ের ে \u09DF তে টা টি");
const moneyWords = withEndings(splitWords("taka tk bdt টাকা"));

const stopWords = new Set([
  ...splitWords(
    "a an and or of at is it the for with in on to from my me i need want buy price cost taka tk bdt order online shop please " +
      "lagbe chai kinbo kinte dam koto dorkar ar o er jonno " +
      "ও এবং আর বা এর জন্য দাম কত চাই লাগবে কিনব কিনতে দরকার টাকা একটা একটু",
  ),
  ...withEndings(inflected),
]);

/** Filler words: pronouns, question words and auxiliaries of each language. They only count if a title has them. */
const fillers = new Set([
  ...splitWords(`
    some any have has had having you your yours u we us our they them their he she his her this that these those there here am are was were
    be been do does did done can could will would shall should may might must not no yes ok
    what which who where when how why much many very so too also just only about
    get got give show tell find looking look search see take bring send sell sold use used using available
    thanks thank kindly hello hi sir madam good best better nice great
    under below within`),
  ...splitWords(`
    ache ase asse achhe achen acche ki kono kichu ektu ekta hobe hoy hoi lage lagto den din diben deben dao dite dile pabo pawa paoa
    amar amake ami apni apnar apnara apnader apnake amra amader tumi tomar tomader tader tar eta ota ei oi eita oita
    vai bhai apu vaia bhaiya apa plz pls poune sare moddhe modhe niche vitore
    kon konta kongula kothay kivabe kemon keno kobe jabe jay parbo pari paren parben nibo nebo nite neowar chacchi chaicchi khujchi khujtesi
    kinbo kinchi kore kora korar korte korbo korben kache theke diye niye moto valo bhalo khub onek dekhan dekhao dekhben bolun bolen
    asbe dorkari akta ekti akti naki sobcheye shobcheye sobtheke maner vlo packet packets pkt size sizes type types kind brand
    jinis jinish item items problem somossa shomossa hole hoile hoyeche hoise geche gese gele chole remedy`),
  ...splitWords(`
    পৌনে সাড়ে আছে আছেন কি কী কোনো কোন কিছু হবে হয় লাগে লাগত দেন দিন দিবেন দেবেন দাও দিতে দিলে পাব পাবো পাওয়া যাবে যায়
    আমি আমার আমাকে আমরা আমাদের আপনি আপনার আপনারা আপনাদের আপনাকে তুমি তোমার তোমাদের তার তাদের এটা ওটা এই ওই সেই
    ভাই আপু ভাইয়া আপা প্লিজ মধ্যে নিচে ভিতরে ভেতরে কিনবো কিনছি কিনতে
    কোথায় কিভাবে কীভাবে কেমন কেন কবে পারি পারব পারবো পারেন পারবেন নিব নিবো নেব নিতে নেওয়ার চাচ্ছি চাইছি খুঁজছি
    করে করা করার করতে করব করবো করবেন কাছে থেকে দিয়ে নিয়ে মতো মত ভালো ভাল খুব অনেক দেখান দেখাও বলুন বলেন আসবে
    একটি নাকি সবচেয়ে সবথেকে মানের প্যাকেট সাইজ সাইজের ধরনের ব্র্যান্ড
    জিনিস আইটেম সমস্যা হলে হয়েছে গেছে গেলে চলে`),
]);
const containers = new Set(splitWords(`packs sack sacks bosta carton bundle বস্তা বস্তার বস্তায় কার্টন বান্ডিল`));
const sizeWords = new Set([
  ...splitWords(`big large small little mini jumbo family boro bara choto chhoto chota majhari medium half full adha pack bottle bottles botol
    বড় ছোট মাঝারি মিনি জাম্বো ফ্যামিলি হাফ ফুল আধা প্যাক বোতল`),
  ...containers,
]);
const fillerEndings = splitWords("ta ti টা টি টার টির গুলো গুলি গুলা");

function withEndings(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => [word, ...endings.map((ending) => normalise(word + ending))]));
}

/** Whether a normalised word says nothing about the thing: "for", "দাম" (price), "lagbe" (need), "takar" (for taka). */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Whether a normalised word of a query counts only if titles have it: "ache" (is there), "moddhe" (within), "কোনটা" (which one). */
export function isFiller(word: string): boolean {
  if (fillers.has(word)) return true;
  return fillerEndings.some((ending) => word.endsWith(ending) && fillers.has(word.slice(0, -ending.length)));
}

/** Whether a normalised word is a size or a package: "boro", "ফ্যামিলি", "sack". */
export const isSizeWord = (word: string): boolean => sizeWords.has(word);

/** Whether a number before this normalised word is a quantity, not a size: "2 sacks". */
export const isContainer = (word: string): boolean => containers.has(word);

/** Whether a number before this normalised word is a price: "50 takar". */
export const isMoney = (word: string): boolean => moneyWords.has(word);

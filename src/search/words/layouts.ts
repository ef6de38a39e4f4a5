import { rows } from "./keyboards.ts";
import { normalise } from "./normalise.ts";

/** Decodes text without spaces typed on another layout, into possible texts, likeliest first; may be empty. */
export type Decoder = (typed: string) => string[];

const consonant = "[ক-হ\u09DC\u09DD\u09DFৎ]";
const cluster = `${consonant}(?:্${consonant})*`;
/** Reads pairs of a sign and what it stands for: "Aঅ Bই". */
const pairs = (text: string) =>
  text.split(/\s+/).map((pair): [string, string] => {
    const [sign = "", ...rest] = pair;
    return [sign, rest.join("")];
  });

/** The independent vowel of each vowel sign. On a Bijoy keyboard it is typed as hasanta (virama), then the sign. */
const vowelBySign = new Map(pairs("াআ িই ীঈ ুউ ূঊ ৃঋ েএ ৈঐ ৌঔ"));

/** Replaces each sign; undefined if one is neither in the map nor a digit or punctuation. */
function replaceSigns(typed: string, signs: ReadonlyMap<string, string>): string | undefined {
  let text = "";
  for (const sign of typed) {
    const replacement = signs.get(sign) ?? (/[\d০-৯.,/()+-]/.test(sign) ? sign : undefined);
    if (replacement === undefined) return undefined;
    text += replacement;
  }
  return text;
}

/** Joins vowels that were typed in two parts. */
const joinVowelParts = (text: string) => text.replaceAll("অা", "আ").replaceAll("ো", "ো").replaceAll("ৌ", "ৌ");

/** Converts visual order to logical order: vowel signs after their consonants, reph before. */
const toLogicalOrder = (text: string) =>
  joinVowelParts(
    text
      .replace(new RegExp(`([িেৈ])(${cluster})`, "g"), "$2$1")
      .replace(new RegExp(`(${cluster}[া-ৌ]?)র্(?!${consonant}[া-ৌ]?র্)`, "g"), "র্$1"),
  );

/** Whether each vowel sign and hasanta has a letter before it; wrongly decoded text seldom has. */
const isBengaliText = (text: string) => !/(?<![ক-হ\u09DC\u09DD\u09DF])[\u09BE-\u09CD]/.test(text);

const signBeforeCluster = new RegExp(`([িেৈ])(${cluster})`, "g");

/** The possible spellings of a normalised Bengali word whose vowel signs were typed before their letters; empty if it has none. */
export function findReorderedSpellings(word: string): string[] {
  const withSplitVowels = word.replace(/ো/g, "াে");
  const spellings = withSplitVowels === word ? [word] : [word, withSplitVowels];
  return spellings.flatMap((text) =>
    Array.from(text.matchAll(signBeforeCluster), ({ 0: whole, 1: sign = "", 2: letters = "", index }) =>
      normalise(text.slice(0, index) + letters + sign + text.slice(index + whole.length)),
    ),
  );
}

const bijoyKeys = new Map(
  rows
    .flatMap(({ latin, plain, shifted }) =>
      [...latin].flatMap((key, index): [string, string][] => [
        [key, plain[index] as string],
        [key.toUpperCase(), shifted[index] as string],
      ]),
    )
    .concat([
      ["&", "ঁ"],
      ["\\", "ৎ"],
      ["|", "ঃ"],
    ]),
);

/** Latin letters typed for Bengali ones on a Bijoy keyboard, whose vowel signs are typed before or after: mfY is মাছ. */
export const bijoyTyped: Decoder = (typed) => {
  const text = replaceSigns(typed, bijoyKeys)?.replace(/্([া-ৌ])/g, (_, sign) => vowelBySign.get(sign) ?? sign);
  return text === undefined ? [] : [toLogicalOrder(text), joinVowelParts(text)].filter(isBengaliText);
};

/** The letters of Bijoy fonts before Unicode (SutonnyMJ), in visual order. */
const ansi = new Map([
  ...pairs(`Aঅ Bই Cঈ Dউ Eঊ Fঋ Gএ Hঐ Iও Jঔ Kক Lখ Mগ Nঘ Oঙ Pচ Qছ Rজ Sঝ Tঞ Uট Vঠ Wড Xঢ Yণ Zত _থ \`দ aধ bন cপ dফ eব fভ gম hয iর
    jল kশ lষ mস nহ o\u09DC p\u09DD q\u09DF rৎ sং tঃ uঁ vা wি xী yু zু æু ~ূ ‚ূ ƒূ „ৃ …ৃ ‡ে †ে ˆৈ ‰ৈ Šৗ ©র্ &্
    °ক্ক ±ক্ট ²ক্ষ্ণ ³ক্ত ´ক্ম µক্র ¶ক্ষ ·ক্স ¸গু ¹জ্ঞ ºগ্দ »গ্ধ ¼ঙ্ক ½ঙ্গ ¾জ্জ ¿্ত্র Àজ্ঝ Áজ্ঞ Âঞ্চ Ãঞ্ছ Äঞ্জ Åঞ্ঝ Æট্ট Çড্ড Èণ্ট Éণ্ঠ Êণ্ড Ëত্ত Ìত্থ
    Íত Îত্র Ïদ্দ Ðণ্ড ×দ্ধ Øদ্ব Ùদ্ম Úন্ঠ Ûন্ড Üন্ধ Ýন্স Þপ্ট ßপ্ত àপ্প áপ্স âব্জ ãব্দ äব্ধ åভ্র çম্ফ éল্ক êল্গ ëল্ট ìল্ড íল্প îল্ফ ïশু ðশ্চ ñশ্ছ òষ্ণ
    óষ্ট ôষ্ঠ õষ্ফ öস্খ ÷স্ট øল ùস্ফ ûহু üহৃ ýহ্ন þহ্ম ÿক্ষ •ঙ্ ®ষ্ ¯স্ ”চ্ ˜দ্ ™দ্ šন্ ›ন্ ¤ম্
    ú্প è্ন ^্ব ’্থ ‘্তু ‹্ক Œ্ক্র —্ত œ্ন Ÿ্ব ¡্ব ¢্ভ £্ভ্র ¥্ম ¦্ব §্ম ¨্য ª্র «্র ¬্ল Ö্র`),
]);
/** Signs for a letter below the one before; `&` is the hasanta that joins the two. */
const joiningLetters = new Set(["Í", "ø"]);

/** Text of a font before Unicode: gvQ is মাছ, †Zj তেল. */
export const bijoyAnsi: Decoder = (typed) => {
  const joined = [...typed].map((sign) => (joiningLetters.has(sign) ? `&${sign}` : sign)).join("");
  const text = replaceSigns(joined, ansi)?.replace(/্+/g, "্");
  return text === undefined ? [] : [toLogicalOrder(text)].filter(isBengaliText);
};

const bijoyLetters = new Map(
  rows.flatMap(({ latin, plain, shifted }) =>
    [...latin].flatMap((key, index): [string, string][] => [
      [shifted[index] as string, key],
      [plain[index] as string, key],
    ]),
  ),
);
const signOf = new Map([...vowelBySign].map(([sign, vowel]) => [vowel, sign]));

/** Bengali letters typed for Latin ones on a Bijoy keyboard: পহেড is rice. */
export const typedOnBijoy: Decoder = (typed) => {
  const signs = composeLetters(typed)
    .replace(/./gu, (sign) => (signOf.has(sign) ? `্${signOf.get(sign)}` : sign))
    .replaceAll("\u09CB", "\u09C7\u09BE")
    .replaceAll("\u09CC", "\u09C7\u09D7");
  const drawn = signs.replace(new RegExp(`(${cluster})([িেৈ])`, "g"), "$2$1");
  const keysOf = (text: string) => {
    const keys = text.match(/্র|্য|র্|./gu) ?? [];
    return keys.map((key) => bijoyLetters.get(key) ?? (/[\d.,-]/.test(key) ? key : undefined));
  };
  return [drawn, signs].flatMap((text) => {
    const keys = keysOf(text);
    return keys.includes(undefined) ? [] : keys.join("");
  });
};

const probhat = new Map(
  pairs(`দq ধq ূw ঊw ীe ঈe রr \u09DCr টt ঠt এy ঐy ুu উu িi ইi ওo ঔo পp ফp াa অa সs ষs ডd ঢd তf থf গg ঘg হh ঃh জj ঝj কk খk লl ংl
    \u09DFz যz শx \u09DDx চc ছc আv ঋv বb ভb নn ণn মm ঙm`),
);

/** Bengali letters typed for Latin ones on a Probhat keyboard: রিচী is rice. */
export const typedOnProbhat: Decoder = (typed) => {
  const text = replaceSigns(composeLetters(typed), probhat);
  return text === undefined ? [] : [text];
};

/** Composes each letter to one character, without joiners. */
const composeLetters = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u200C\u200D]/g, "")
    .replaceAll("ড\u09BC", "\u09DC")
    .replaceAll("ঢ\u09BC", "\u09DD")
    .replaceAll("য\u09BC", "\u09DF");

/** The keys of each Bengali letter on an Avro keyboard, the likeliest in English first; longest sequences first. */
const avro = new Map(
  `ই\u09DF:y জ্ঞ:gg ক্ষ:ksh,kkh ক্স:x,ks ্য:y,z ্ব:w,b ্:
  অ:o আ:a ই:i ঈ:ee,i উ:u,oo ঊ:u,oo ঋ:rri এ:e ঐ:oi ও:o,w ঔ:ou া:a ি:i ী:ee,i ু:u,oo ূ:u,oo ৃ:rri ে:e ৈ:oi ো:o ৌ:ou
  ক:k,q খ:kh গ:g ঘ:gh ঙ:ng চ:c,ch ছ:ch জ:j ঝ:jh ঞ:n ট:t ঠ:th ড:d ঢ:dh ণ:n ত:t থ:th দ:d ধ:dh ন:n প:p ফ:f,ph ব:b ভ:v,bh ম:m য:z র:r ল:l
  শ:sh,s ষ:sh স:s হ:h \u09DC:r \u09DD:rh \u09DF:,y ৎ:t ং:ng ঃ: ঁ:`
    .split(/\s+/)
    .map((entry): [string, string[]] => {
      const [letter = "", keys = ""] = entry.split(":");
      return [letter, keys.split(",")];
    }),
);
const avroPieces = /ই\u09DF|জ্ঞ|ক্ষ|ক্স|্য|্ব|./gu;
const maxReadings = 512;

/** Bengali letters that an Avro keyboard made of an English word: রিচে is rice, এজ্ঞ is egg. */
export const typedOnAvro: Decoder = (typed) => {
  const pieces = composeLetters(typed).match(avroPieces) ?? [];
  let readings = [""];
  for (const [index, piece] of pieces.entries()) {
    const keys = avro.get(piece) ?? (/[\d.,-]/.test(piece) ? [piece] : []);
    const hasInherentVowel = isConsonant(piece) && !/^[\u09BE-\u09CD]/.test(pieces[index + 1] ?? "");
    // An o after a consonant is its inherent vowel, which is not written.
    readings = readings.flatMap((before) =>
      keys.flatMap((key) => (hasInherentVowel ? [before + key, `${before}${key}o`] : before + key)),
    );
    if (readings.length > maxReadings) readings.length = maxReadings;
  }
  return readings.filter(Boolean);
};

const isConsonant = (piece: string) => new RegExp(`^(?:${consonant}|জ্ঞ|ক্ষ|ক্স|্[যব])$`).test(piece);

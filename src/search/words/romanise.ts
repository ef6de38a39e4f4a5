/** Consonants in Banglish (Bengali in Latin letters). R is ড়, which people type as r or d. */
const consonants: Record<string, string> = {
  ক: "k",
  খ: "kh",
  গ: "g",
  ঘ: "gh",
  ঙ: "ng",
  চ: "ch",
  ছ: "chh",
  জ: "j",
  ঝ: "jh",
  ঞ: "n",
  ট: "t",
  ঠ: "th",
  ড: "d",
  ঢ: "dh",
  ণ: "n",
  ত: "t",
  থ: "th",
  দ: "d",
  ধ: "dh",
  ন: "n",
  প: "p",
  ফ: "ph",
  ব: "b",
  ভ: "bh",
  ম: "m",
  য: "j",
  র: "r",
  ল: "l",
  শ: "sh",
  ষ: "sh",
  স: "s",
  হ: "h",
  "\u09DC": "R",
  "\u09DD": "R",
  "\u09DF": "y",
};
const vowels: Record<string, string> = {
  অ: "o",
  আ: "a",
  ই: "i",
  ঈ: "i",
  উ: "u",
  ঊ: "u",
  ঋ: "ri",
  এ: "e",
  ঐ: "oi",
  ও: "o",
  ঔ: "ou",
};
const signs: Record<string, string> = {
  "া": "a",
  "ি": "i",
  "ী": "i",
  "ু": "u",
  "ূ": "u",
  "ৃ": "ri",
  "ে": "e",
  "ৈ": "oi",
  "ো": "o",
  "ৌ": "ou",
};
const marks: Record<string, string> = { "ং": "ng", "ঃ": "", "ঁ": "~" };

/** Groups that are not pronounced letter by letter; matched before single letters. "w" is an optional glide. */
const groups: [string, string][] = [
  ["অ্যা", "E"], // অ্যাংকর, anchor
  ["অ্য", "E"],
  ["ক্ষ", "kh"], // ক্ষীর, khir
  ["জ্ঞ", "g"],
  ["ঙ্গ", "ng"], // লবঙ্গ, lobongo
  ["ঙ্ক", "nk"],
  ["ংক", "nk"],
  ["ও\u09DF", "w"], // ওয়েফার, wafer; গাওয়া, gawa
];
const hasanta = "\u09CD";

/**
 * A normalised Bengali word as pronounced, in Latin letters: "পাঁচফোড়ন" → "pa~ch_phoR_n_". `_` is the inherent vowel of a
 * consonant (pronounced o, a, or not at all), `~` the chandrabindu, R is ড়, E the a of "ব্যাগ".
 */
export function romanise(word: string): string {
  let latin = "";
  for (let index = 0; index < word.length; ) {
    const group = groups.find(([written]) => word.startsWith(written, index));
    const letter = group ? group[0] : (word[index] as string);
    index += letter.length;
    const vowel = vowels[letter] ?? marks[letter] ?? signs[letter];
    if (vowel !== undefined && !group) latin += vowel;
    else if (group?.[1] === "E") latin += "E";
    else {
      const consonant = group?.[1] ?? consonants[letter] ?? letter;
      const [sounds, end] = romaniseSyllable(consonant, word, index);
      latin += sounds;
      index = end;
    }
  }
  return latin;
}

/** A consonant with its sign, joined consonant or inherent vowel. Returns the sounds and the index after them. */
function romaniseSyllable(consonant: string, word: string, from: number): [string, number] {
  const next = word[from] ?? "";
  if (next === hasanta) return romaniseJoined(consonant, word, from + 1);
  const hasNoInherentVowel =
    next in signs || next in vowels || consonant === "y" || consonant === "w" || !/[a-zR]$/.test(consonant);
  return [hasNoInherentVowel ? consonant : `${consonant}_`, from];
}

/** The second of two joined consonants if it is not pronounced as one: য-ফলা is a vowel or silent, ব-ফলা a glide. */
function romaniseJoined(consonant: string, word: string, from: number): [string, number] {
  const second = word[from] ?? "";
  const after = word[from + 1] ?? "";
  if (second === "য" && !consonant.endsWith("r")) {
    if (after === "া") return [`${consonant}E`, from + 2];
    return [after in signs ? `${consonant}y` : `${consonant}_`, from + 1];
  }
  if (second === "ব" && !/[mbrl]$/.test(consonant))
    return [`${consonant}w${after in signs ? "" : "_"}`, from + 1];
  return [consonant, from];
}

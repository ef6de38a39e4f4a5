import { isBengali } from "./normalise.ts";
import { romanise } from "./romanise.ts";

/**
 * Latin spellings folded to sounds, tried from the longest. The sounds: k g N(ng) c(ch) C(chh) Q(c: ch, k or s) j t d n
 * p f b m r R(ড়) l s h w y · a o i u e E(ae) · _ (unwritten vowel) ~ (moon). What is not listed stands for itself.
 */
const folds: Record<string, string> = {
  ...{ chh: "C", ngg: "N", sch: "s", tch: "c", ght: "t" },
  ...{ kh: "k", gh: "g", ch: "c", jh: "j", th: "t", dh: "d", ph: "f", bh: "b", sh: "s", rh: "r", zh: "j" },
  ...{ ck: "k", qu: "kw", ng: "N", ee: "i", oo: "u", aa: "a", ii: "i", uu: "u", ae: "E" },
  ...{ z: "j", v: "b", x: "ks", q: "k", c: "Q" },
};

/** The longest word that is listened to; nobody types a longer one. */
const longest = 24;

/** How a word of either script sounds: "আলু", "alu" and "aloo" → "alu"; "মরিচ" → "m_ric_", "morich" → "moric". */
export function soundOf(word: string): string {
  const latin = isBengali(word) ? romanise(word) : word;
  let sound = "";
  for (let index = 0; index < latin.length && sound.length < longest; ) {
    const [length, folded] = foldAt(latin, index);
    if (folded !== sound.slice(-1)) sound += folded; // said once: "atta" is ata
    index += length;
  }
  return sound;
}

function foldAt(latin: string, index: number): [number, string] {
  for (let length = 3; length > 0; length--) {
    const piece = latin.slice(index, index + length);
    if (piece.length === length && Object.hasOwn(folds, piece)) return [length, folds[piece] as string];
  }
  return [1, latin[index] as string];
}

/** The class of each consonant; what is not listed (vowels, h, w, y) counts for nothing. Two letters: either may be meant. */
const classes: Record<string, string> = {
  ...{
    k: "k",
    g: "g",
    N: "n",
    c: "s",
    C: "s",
    s: "s",
    Q: "ks",
    j: "j",
    t: "t",
    d: "d",
    n: "n",
    p: "p",
    f: "p",
  },
  ...{ b: "b", m: "m", r: "r", R: "rd", l: "l" },
};
const mostKeys = 4;

/**
 * The coarse keys under which a sound is found: its consonants. "alu" → "l", "m_ric_" → "mrs". A moon is an n or nothing,
 * ড় an r or a d, a lone c a k or an s: such words stand under up to four keys.
 */
export function keysOf(sound: string): string[] {
  let keys = [""];
  for (const sign of sound) {
    const either = sign === "~" ? ["", "n"] : [...(classes[sign] ?? "")];
    if (either.length === 0) continue;
    const longer = keys.flatMap((key) => either.map((one) => (key.endsWith(one) && one ? key : key + one)));
    keys = longer.length <= mostKeys ? longer : keys.map((key) => key + either[0]);
  }
  return [...new Set(keys)];
}

const bones: Record<string, string> = {
  ...{ c: "s", C: "s", f: "p", R: "r", N: "n", e: "i", y: "i", E: "a" },
  ...{ _: "", "~": "", o: "", h: "", w: "" },
};

/**
 * A sound without what varies most, for prefixes and corrections: "pe~yaj_", "piaj" and "peyaz" → "piaj". Vowels a, i and u
 * stay; o, the unwritten vowel, h, w and the moon go.
 */
export function skeletonOf(sound: string): string {
  let bare = "";
  for (let index = 0; index < sound.length; index++) {
    const sign = sound[index] as string;
    const bone = sign === "Q" ? (/[eiy]/.test(sound[index + 1] ?? "") ? "s" : "k") : (bones[sign] ?? sign);
    if (bone !== bare.slice(-1)) bare += bone;
  }
  return bare;
}

import { isBengali } from "./normalise.ts";
import { romanise } from "./romanise.ts";

/**
 * Latin spellings and their sounds, longest first. The sounds: k g N(ng) c(ch) C(chh) Q(c: ch, k or s) j t d n
 * p f b m r R(ড়) l s h w y · a o i u e E(ae) · _ (inherent vowel) ~ (chandrabindu). A letter that is not listed is its own sound.
 */
const folds: Record<string, string> = {
  chh: "C",
  ngg: "N",
  sch: "s",
  tch: "c",
  ght: "t",
  kh: "k",
  gh: "g",
  ch: "c",
  jh: "j",
  th: "t",
  dh: "d",
  ph: "f",
  bh: "b",
  sh: "s",
  rh: "r",
  zh: "j",
  ck: "k",
  qu: "kw",
  ng: "N",
  ee: "i",
  oo: "u",
  aa: "a",
  ii: "i",
  uu: "u",
  ae: "E",
  z: "j",
  v: "b",
  x: "ks",
  q: "k",
  c: "Q",
};

const maxSoundLength = 24;

/** The sound of a normalised word of either script: "আলু", "alu" and "aloo" → "alu"; "মরিচ" → "m_ric_", "morich" → "moric". */
export function soundOf(word: string): string {
  const latin = isBengali(word) ? romanise(word) : word;
  let sound = "";
  for (let index = 0; index < latin.length && sound.length < maxSoundLength; ) {
    const [length, folded] = foldAt(latin, index);
    if (folded !== sound.slice(-1)) sound += folded; // a double sound counts once: "atta" → "ata"
    index += length;
  }
  return sound;
}

/** The length of the longest listed spelling at `index`, and its sound. */
function foldAt(latin: string, index: number): [number, string] {
  for (let length = 3; length > 0; length--) {
    const piece = latin.slice(index, index + length);
    if (piece.length === length && Object.hasOwn(folds, piece)) return [length, folds[piece] as string];
  }
  return [1, latin[index] as string];
}

/** The class of each consonant; two letters if it may be either. Unlisted sounds (vowels, h, w, y) are dropped. */
const classes: Record<string, string> = {
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
  b: "b",
  m: "m",
  r: "r",
  R: "rd",
  l: "l",
};
const maxKeys = 4;

/** The index keys of a sound, its consonant classes: "alu" → "l", "m_ric_" → "mrs"; up to four if a consonant has two classes. */
export function keysOf(sound: string): string[] {
  let keys = [""];
  for (const sign of sound) {
    const options = sign === "~" ? ["", "n"] : [...(classes[sign] ?? "")];
    if (options.length === 0) continue;
    const longerKeys = keys.flatMap((key) =>
      options.map((letter) => (letter && key.endsWith(letter) ? key : key + letter)),
    );
    keys = longerKeys.length <= maxKeys ? longerKeys : keys.map((key) => key + options[0]);
  }
  return [...new Set(keys)];
}

/** Whether a sound has a key: as `keysOf(sound).includes(key)`, without creating the keys unless there are several. */
export function hasKey(sound: string, key: string): boolean {
  let keyIndex = 0;
  for (let index = 0; index < sound.length; index++) {
    const sign = sound[index] as string;
    // Two letters mean that the sound has several keys, as the chandrabindu with an n or without.
    const keyLetter = sign === "~" ? "?n" : (classes[sign] ?? "");
    if (keyLetter.length > 1) return keysOf(sound).includes(key);
    if (keyLetter === "" || (keyIndex > 0 && key[keyIndex - 1] === keyLetter)) continue;
    if (key[keyIndex] !== keyLetter) return false;
    keyIndex++;
  }
  return keyIndex === key.length;
}

/** The letters of the skeleton that differ from the sound's own sign; "" for none. */
const skeletonSounds: Record<string, string> = {
  c: "s",
  C: "s",
  f: "p",
  R: "r",
  N: "n",
  e: "i",
  y: "i",
  E: "a",
  _: "",
  "~": "",
  o: "",
  h: "",
  w: "",
};

/** A sound without its most variable parts, for prefixes and corrections: "pe~yaj_", "piaj" and "peyaz" → "piaj". */
export function skeletonOf(sound: string): string {
  let skeleton = "";
  for (let index = 0; index < sound.length; index++) {
    const sign = sound[index] as string;
    const bone = boneOf(sign, sound[index + 1] ?? "");
    if (bone !== skeleton.slice(-1)) skeleton += bone;
  }
  return skeleton;
}

/** The letter of a sound in the skeleton; that of Q depends on the sound after it. */
function boneOf(sign: string, next: string): string {
  if (sign === "Q") return /[eiy]/.test(next) ? "s" : "k";
  return skeletonSounds[sign] ?? sign;
}

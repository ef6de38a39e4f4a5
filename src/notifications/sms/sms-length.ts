/** The GSM alphabet: one unit each; characters of its second table take two. */
const oneUnitLetters = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const twoUnitLetters = new Set("\f^{}\\[~]|€");

/** Units of a single SMS, and of each segment of a longer one, without its header. */
const unitLimits = { gsm: { single: 160, segment: 153 }, unicode: { single: 70, segment: 67 } };

export type SmsLength = {
  /** A letter outside the GSM alphabet, such as Bengali, makes the whole text Unicode. */
  encoding: "gsm" | "unicode";
  units: number;
  segments: number;
  /** Units left in the last segment. */
  left: number;
};

/** Length and segments of a text as SMS. A letter of two units is never split. */
export function smsLength(text: string): SmsLength {
  const letters = [...text];
  const encoding = letters.every((letter) => oneUnitLetters.has(letter) || twoUnitLetters.has(letter))
    ? "gsm"
    : "unicode";
  const countUnits = (letter: string) => {
    if (encoding === "unicode") return letter.length;
    return twoUnitLetters.has(letter) ? 2 : 1;
  };
  const { single, segment } = unitLimits[encoding];
  const units = letters.reduce((sum, letter) => sum + countUnits(letter), 0);
  if (units <= single) return { encoding, units, segments: units === 0 ? 0 : 1, left: single - units };
  let segments = 1;
  let usedUnits = 0;
  for (const letterUnits of letters.map(countUnits)) {
    if (usedUnits + letterUnits > segment) {
      segments += 1;
      usedUnits = 0;
    }
    usedUnits += letterUnits;
  }
  return { encoding, units, segments, left: segment - usedUnits };
}

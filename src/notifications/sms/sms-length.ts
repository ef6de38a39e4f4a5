/** The GSM alphabet: one unit each; characters of its second table take two. */
const oneUnitLetters = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const twoUnitLetters = new Set("\f^{}\\[~]|€");

/** Units of a single SMS, and of each segment of a longer one, without its header. */
const segmentUnits = { gsm: { one: 160, several: 153 }, unicode: { one: 70, several: 67 } };

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
  const { one, several } = segmentUnits[encoding];
  const units = letters.reduce((sum, letter) => sum + countUnits(letter), 0);
  if (units <= one) return { encoding, units, segments: units === 0 ? 0 : 1, left: one - units };
  let segments = 1;
  let usedUnits = 0;
  for (const size of letters.map(countUnits)) {
    if (usedUnits + size > several) {
      segments += 1;
      usedUnits = 0;
    }
    usedUnits += size;
  }
  return { encoding, units, segments, left: several - usedUnits };
}

/** The GSM alphabet: one unit each; characters of its second table take two. */
const plain = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const double = new Set("\f^{}\\[~]|€");

/** Units of a single SMS, and of each segment of a longer one, without its header. */
const sizes = { gsm: { one: 160, several: 153 }, unicode: { one: 70, several: 67 } };

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
  const encoding = letters.every((letter) => plain.has(letter) || double.has(letter)) ? "gsm" : "unicode";
  const sizeOf = (letter: string) => {
    if (encoding === "unicode") return letter.length;
    return double.has(letter) ? 2 : 1;
  };
  const { one, several } = sizes[encoding];
  const units = letters.reduce((sum, letter) => sum + sizeOf(letter), 0);
  if (units <= one) return { encoding, units, segments: units === 0 ? 0 : 1, left: one - units };
  let segments = 1;
  let used = 0;
  for (const size of letters.map(sizeOf)) {
    if (used + size > several) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, segments, left: several - used };
}

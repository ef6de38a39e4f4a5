/** The letters of the GSM alphabet, each one unit; those of its second table take two. */
const plain = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const double = new Set("\f^{}\\[~]|€");

/** Units that one SMS holds, and each segment of a longer one, whose head takes the rest. */
const sizes = { gsm: { one: 160, several: 153 }, unicode: { one: 70, several: 67 } };

export type SmsLength = {
  /** Bengali, or any letter beside the GSM alphabet, makes the whole text Unicode. */
  encoding: "gsm" | "unicode";
  units: number;
  /** How many SMS are paid for. */
  segments: number;
  /** Units that the last segment still holds. */
  left: number;
};

/** How long a text is as an SMS, and in how many segments it goes. A letter of two units is never cut in two. */
export function smsLength(text: string): SmsLength {
  const letters = [...text];
  const encoding = letters.every((letter) => plain.has(letter) || double.has(letter)) ? "gsm" : "unicode";
  const sizeOf = (letter: string) => (encoding === "unicode" ? letter.length : double.has(letter) ? 2 : 1);
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

const bengaliZero = 0x09e6;

/** Turns ০–৯ into 0–9 and leaves everything else: "১২ কেজি" → "12 কেজি". */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

/** Turns 0–9 into ০–৯ and leaves everything else. */
export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)));
}

/**
 * Reads a whole number that a person typed, in either digit set, spaces and grouping commas allowed.
 * Undefined for anything else ("12x", "", "1.5").
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = toLatinDigits(text).replace(/[\s,]/g, "");
  return /^-?[0-9]{1,15}$/.test(plain) ? Number(plain) : undefined;
}

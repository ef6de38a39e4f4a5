const bengaliZero = 0x09e6;

/** "১২ কেজি" → "12 কেজি". */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)));
}

/** Parses a whole number in either digit set, with spaces and commas; undefined for anything else ("12x", "", "1.5"). */
export function readWholeNumber(text: string): number | undefined {
  const plain = toLatinDigits(text).replace(/[\s,]/g, "");
  return /^-?[0-9]{1,15}$/.test(plain) ? Number(plain) : undefined;
}

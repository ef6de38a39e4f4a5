import { toLatinDigits } from "../numbers/digits.ts";

/** `+8801` and nine digits, of an operator in use (013–019), in E.164; undefined for anything else. */
export function bangladeshiMobile(typed: string): string | undefined {
  const plain = toLatinDigits(typed).replace(/[\s().-]/g, "");
  const match = /^(?:\+?88)?(01[3-9][0-9]{8})$/.exec(plain);
  return match ? `+88${match[1]}` : undefined;
}

/** `bangladeshiMobile` as one writes it in Bangladesh: 01 and nine digits. */
export const localMobile = (e164: string): string => e164.slice(3);

/** Whether it can be a phone number: 6 to 15 digits, with the usual separators. */
export function isPlausiblePhone(typed: string): boolean {
  const plain = toLatinDigits(typed).replace(/[\s().-]/g, "");
  return /^\+?[0-9]{6,15}$/.test(plain);
}

const minDigits = 3;

/** The digits to search phone numbers by: 171234 for "01712-34", "+880 1712 34" and "০১৭১২৩৪"; else undefined. */
export function toPhoneDigits(typed: string): string | undefined {
  const plain = toLatinDigits(typed);
  if (!/^[\s+().0-9-]+$/.test(plain)) return undefined;
  const digits = plain.replace(/[^0-9]/g, "");
  const mobile = /^(?:00)?(?:88)?0?(1[3-9][0-9]*)$/.exec(digits)?.[1];
  const searchDigits = mobile ?? digits.replace(/^(?:00)?880(?=[2-9])/, "");
  return searchDigits.length < minDigits ? undefined : searchDigits;
}

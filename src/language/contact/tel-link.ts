import { toLatinDigits } from "../numbers/digits.ts";

/** The address that dials a phone number, in whatever digits it is written. */
export const telLink = (phone: string): string => `tel:${toLatinDigits(phone).replace(/[^+0-9]/g, "")}`;

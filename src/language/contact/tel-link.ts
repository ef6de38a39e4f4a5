import { toLatinDigits } from "../numbers/digits.ts";

/** A `tel:` URL; accepts either digit set. */
export const telLink = (phone: string): string => `tel:${toLatinDigits(phone).replace(/[^+0-9]/g, "")}`;

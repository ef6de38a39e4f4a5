import { toLatinDigits } from "../language/digits.ts";

/** `+8801` and nine digits, of an operator in use (013–019), in E.164; undefined for anything else. */
export function bangladeshiMobile(typed: string): string | undefined {
  const plain = toLatinDigits(typed).replace(/[\s().-]/g, "");
  const match = /^(?:\+?88)?(01[3-9][0-9]{8})$/.exec(plain);
  return match ? `+88${match[1]}` : undefined;
}

/** Whether a rider could ring it at all: 6 to 15 digits, with the usual signs between them. */
export function plausiblePhone(typed: string): boolean {
  const plain = toLatinDigits(typed).replace(/[\s().-]/g, "");
  return /^\+?[0-9]{6,15}$/.test(plain);
}

import { toLatinDigits } from "./digits.ts";

const unitPattern = /(kg|kgs|kilo|kilos|কেজি|কিলো)$|(g|gm|gms|gram|grams|গ্রাম|গ্রা\.?)$/i;

/** A number without a unit is read as kilos below this, otherwise as grams. */
const maxBareKilos = 50;

/** Grams of a typed weight: "1.25 kg", "৫০০ গ্রাম", "1.31", "750"; undefined if blank or invalid. */
export function readGrams(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim().replace(/,/g, "");
  const [, kilos, grams] = unitPattern.exec(text) ?? [];
  const plain = text.replace(unitPattern, "").trim();
  if (!/^[0-9]{1,6}(\.[0-9]{1,3})?$/.test(plain)) return undefined;
  const value = Number(plain);
  const isKilos = kilos !== undefined || (grams === undefined && value < maxBareKilos);
  return Math.round(isKilos ? value * 1000 : value) || undefined;
}

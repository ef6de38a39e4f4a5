import { toLatinDigits } from "./digits.ts";

const unit = /(kg|kgs|kilo|kilos|কেজি|কিলো)$|(g|gm|gms|gram|grams|গ্রাম|গ্রা\.?)$/i;

/** A number without a unit is read as kilos below this, otherwise as grams. */
const bareKilos = 50;

/** Grams of a typed weight: "1.25 kg", "৫০০ গ্রাম", "1.31", "750"; undefined if blank or invalid. */
export function readGrams(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim().replace(/,/g, "");
  const [, kilos, grams] = unit.exec(text) ?? [];
  const plain = text.replace(unit, "").trim();
  if (!/^[0-9]{1,6}(\.[0-9]{1,3})?$/.test(plain)) return undefined;
  const value = Number(plain);
  const inKilos = kilos !== undefined || (grams === undefined && value < bareKilos);
  return Math.round(inKilos ? value * 1000 : value) || undefined;
}

import { toTaka } from "#src/language/numbers/money.ts";
import type { ProductCard } from "../contract.ts";

type Priced = { net_amount: number | null; net_unit: "g" | "ml" | "pc" | null; price_poisha: number };

const baseUnits = { g: "kg", ml: "l", pc: "pc" } as const;

/** Unit prices from 100 taka on are rounded to whole taka. */
const wholeTakaFromPoisha = 10_000;

/** The price of a kilo, a litre or a piece, to the nearest ten poisha; absent if it equals the price. */
export function unitPrice({ net_amount, net_unit, price_poisha }: Priced): ProductCard["unit_price"] {
  if (net_amount === null || net_unit === null) return undefined;
  const baseAmount = net_unit === "pc" ? 1 : 1000;
  if (net_amount === baseAmount) return undefined;
  const exactPoisha = (price_poisha * baseAmount) / net_amount;
  const toTens = Math.round(exactPoisha / 10) * 10;
  const poisha = toTens >= wholeTakaFromPoisha ? Math.round(toTens / 100) * 100 : toTens;
  return { amount: toTaka(poisha), per: baseUnits[net_unit] };
}

import { toTaka } from "#src/language/numbers/money.ts";
import type { ProductCard } from "../contract.ts";

type Priced = { net_amount: number | null; net_unit: "g" | "ml" | "pc" | null; price_poisha: number };

/** The price of a kilo, a litre or a piece, to the nearest ten poisha; absent if it equals the price. */
export function unitPrice({ net_amount, net_unit, price_poisha }: Priced): ProductCard["unit_price"] {
  if (net_amount === null || net_unit === null) return undefined;
  const baseAmount = net_unit === "pc" ? 1 : 1000;
  if (net_amount === baseAmount) return undefined;
  const per = { g: "kg", ml: "l", pc: "pc" } as const;
  const poisha = Math.round((price_poisha * baseAmount) / net_amount / 10) * 10;
  return { amount: toTaka(poisha >= 10_000 ? Math.round(poisha / 100) * 100 : poisha), per: per[net_unit] };
}

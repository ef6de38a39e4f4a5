import { m } from "../language/messages.ts";
import { kiloPrice } from "../language/numbers/money.ts";
import { taka } from "../language/numbers/numbers.ts";
import { weightOf } from "../language/numbers/weights.ts";
import type { Order } from "./contract.ts";

/** "1.31 kg · ৳420/kg, 1.25 kg ordered"; undefined for what is not sold by weight. */
export function weighedInWords({
  quantity,
  step_grams: stepGrams,
  packed_grams: packed,
  product,
}: Order["order_items"][number]): string | undefined {
  if (stepGrams === undefined) return undefined;
  const ordered = weightOf(stepGrams * quantity);
  const price = taka(kiloPrice({ price: product.price, stepGrams }));
  return packed === undefined
    ? m.orders_weight_ordered({ weight: ordered, price })
    : m.orders_weight_packed({ weight: weightOf(packed), price, ordered });
}

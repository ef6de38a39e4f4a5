import { m } from "../language/messages.ts";
import { kiloPrice } from "../language/numbers/money.ts";
import { formatTaka } from "../language/numbers/numbers.ts";
import { weightText } from "../language/numbers/weight-text.ts";
import type { Order } from "./contract.ts";
import { needsPacking } from "./order.ts";

type Item = Order["order_items"][number];

/** "unweighed": packed as estimated; "cancelled": not to be weighed any more. */
export type Weighing = "to_weigh" | "weighed" | "unweighed" | "cancelled";

/** Undefined if not sold by weight. */
export function weighingState(
  order: Pick<Order, "status" | "fulfilment">,
  { step_grams: stepGrams, packed_grams: packedGrams }: Pick<Item, "step_grams" | "packed_grams">,
): Weighing | undefined {
  if (stepGrams === undefined) return undefined;
  if (packedGrams !== undefined) return "weighed";
  if (needsPacking(order)) return "to_weigh";
  return order.status === "cancelled" ? "cancelled" : "unweighed";
}

/** "1.31 kg · ৳420/kg, 1.25 kg ordered"; undefined if not sold by weight. */
export function weighedText(order: Pick<Order, "status" | "fulfilment">, item: Item): string | undefined {
  const { quantity, step_grams: stepGrams, packed_grams: packedGrams = 0, product } = item;
  if (stepGrams === undefined) return undefined;
  const orderedWeight = weightText(stepGrams * quantity);
  const price = formatTaka(kiloPrice({ price: product.price, stepGrams }));
  const estimate = { weight: orderedWeight, price };
  switch (weighingState(order, item)) {
    case "weighed":
      return m.orders_weight_packed({ weight: weightText(packedGrams), price, ordered: orderedWeight });
    case "to_weigh":
      return m.orders_weight_ordered(estimate);
    case "unweighed":
      return `${m.orders_weight_price(estimate)}, ${m.orders_unweighed()}`;
    default:
      return m.orders_weight_price(estimate);
  }
}

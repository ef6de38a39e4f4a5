import { Problem } from "../../api/problem.ts";
import { locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { type Poisha, toTaka } from "../../language/money.ts";
import { taka } from "../../language/numbers.ts";
import { isClosed, type ShopDetails } from "../../platform/settings/shop-details.server.ts";
import { closedText } from "../../shell/closed-text.ts";
import type { ChangedLines } from "../contract.ts";
import type { TakenProduct, WantedProduct } from "./order-statements.server.ts";

/**
 * The refusal of an order whose products are not as the shopper saw them, with every such line; undefined where there is none.
 * Missing pieces come before risen prices; a fallen price is no reason to refuse.
 */
export function refusedLines(
  wanted: WantedProduct[],
  products: Map<number, TakenProduct>,
): Problem | undefined {
  const short = wanted.filter(({ id }) => {
    const product = products.get(id);
    return !product || (product.stock !== null && !product.counted);
  });
  const dearer = wanted.filter(({ id, seenPoisha }) => (products.get(id)?.price_poisha ?? 0) > seenPoisha);
  if (short.length === 0 && dearer.length === 0) return undefined;

  const lines = [...new Set([...short, ...dearer])].map(({ id }): ChangedLines["lines"][number] => {
    const product = products.get(id);
    return {
      product_id: String(id),
      name: product ? product[`name_${locale()}`] : "",
      left: product && !short.some((line) => line.id === id) ? undefined : (product?.stock ?? 0),
      price: product && toTaka(product.price_poisha),
    };
  });
  const names = lines
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");
  return short.length > 0
    ? new Problem("sold_out", names ? m.order_sold_out({ names }) : m.order_products_gone(), {
        details: { lines },
      })
    : new Problem("price_changed", m.order_price_changed({ names }), { details: { lines } });
}

/** Refuses with `shop_closed` on a closed day on which no orders are taken. */
export function refuseWhileClosed(details: ShopDetails): void {
  const { takes_orders, back_on } = details;
  if (takes_orders || back_on === null || !isClosed(details)) return;
  throw new Problem("shop_closed", closedText({ back_on, takes_orders }));
}

/** Refuses an order below the smallest one with `below_minimum`. */
export function refuseTooSmall(total: Poisha, { minimum_poisha: minimum }: ShopDetails): void {
  if (total >= minimum) return;
  const missing = taka(toTaka(minimum - total));
  throw new Problem("below_minimum", m.minimum_order({ minimum: taka(toTaka(minimum)), missing }));
}

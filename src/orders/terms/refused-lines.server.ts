import { Problem } from "#src/api/problem.ts";
import type { DeliveryTerms } from "#src/delivery/find-delivery.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Poisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { isClosed, type ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { closedText } from "#src/shell/closed-text.ts";
import type { ChangedLines } from "../contract.ts";
import type { TakenProduct, WantedProduct } from "../order-statements.server.ts";
import { maxDiscount } from "../totals.ts";

/**
 * Missing pieces take precedence over risen prices; a fallen price is accepted. Undefined if nothing changed.
 */
export function refusedLines(
  wanted: WantedProduct[],
  products: Map<number, TakenProduct>,
): Problem | undefined {
  const left = leftFor(wanted, products);
  const short = wanted.filter(({ id, quantity }) => {
    const product = products.get(id);
    return !product || product.is_archived || (left.get(id) ?? Infinity) < quantity;
  });
  const dearer = wanted.filter(({ id, seenPoisha }) => (products.get(id)?.price_poisha ?? 0) > seenPoisha);
  if (short.length === 0 && dearer.length === 0) return undefined;

  const lines = [...new Set([...short, ...dearer])].map(({ id }): ChangedLines["lines"][number] => {
    const product = products.get(id);
    return {
      product_id: id,
      name: product ? product[`name_${locale()}`] : "",
      left: product && !short.some((line) => line.id === id) ? undefined : (left.get(id) ?? 0),
      price: product && toTaka(product.price_poisha),
    };
  });
  const namesOf = (some: typeof lines) =>
    some
      .map(({ name }) => name)
      .filter(Boolean)
      .join(", ");
  const details = { lines };
  if (short.length === 0)
    return new Problem("price_changed", m.order_price_changed({ names: namesOf(lines) }), { details });
  const isGone = (line: (typeof lines)[number]) => products.get(line.product_id)?.is_archived;
  const gone = namesOf(lines.filter(isGone));
  const names = namesOf(lines.filter((line) => !isGone(line)));
  const said = [gone && m.order_no_longer_sold({ names: gone }), names && m.order_sold_out({ names })];
  return new Problem("sold_out", said.filter(Boolean).join(" ") || m.order_products_gone(), { details });
}

/** The pieces left for each line whose stock is counted; sizes that share a stock take from it in turn. */
function leftFor(wanted: WantedProduct[], products: Map<number, TakenProduct>): Map<number, number> {
  const shared = new Map<string, number>();
  const left = new Map<number, number>();
  for (const { id, quantity } of wanted) {
    const product = products.get(id);
    if (!product || product.stock === null || product.is_archived) continue;
    const { shared_group: group, shared_stock: whole, net_amount: net, stock, counted } = product;
    if (group === null || whole === null || net === null) {
      left.set(id, counted ? quantity : Math.min(stock, quantity - 1));
      continue;
    }
    const before = shared.get(group) ?? whole;
    const pieces = Math.floor(before / net);
    left.set(id, pieces);
    shared.set(group, before - Math.min(pieces, quantity) * net);
  }
  return left;
}

type Perishable = Pick<TakenProduct, "id" | "name_en" | "name_bn" | "price_poisha" | "is_perishable">;

/** Refuses with `not_delivered`, and the lines, perishables for an area that does not take them. */
export function refuseFarPerishables(
  lines: Perishable[],
  terms: { area: Pick<NonNullable<DeliveryTerms["area"]>, "brings_perishables"> | null } | undefined,
): void {
  if (!terms?.area || terms.area.brings_perishables) return;
  const far = lines
    .filter(({ is_perishable }) => is_perishable)
    .map((line) => ({
      product_id: line.id,
      name: line[`name_${locale()}`],
      left: 0,
      price: toTaka(line.price_poisha),
    }));
  if (far.length === 0) return;
  const names = far.map(({ name }) => name).join(", ");
  throw new Problem("not_delivered", m.order_too_far({ names }), { details: { lines: far } });
}

/** Refuses with `shop_closed` on a closed day without orders. */
export function refuseWhileClosed(details: ShopDetails): void {
  const { takes_orders, back_on } = details;
  if (takes_orders || back_on === null || !isClosed(details)) return;
  throw new Problem("shop_closed", closedText({ back_on, takes_orders }));
}

/** Refuses with `below_minimum`. */
export function refuseTooSmall(total: Poisha, minimum: Poisha): void {
  if (total >= minimum) return;
  const missing = formatTaka(toTaka(minimum - total));
  throw new Problem("below_minimum", m.minimum_order({ minimum: formatTaka(toTaka(minimum)), missing }));
}

/** Refuses a discount that leaves nothing to pay. */
export function refuseDiscount(discount: Poisha, items: Poisha, fee: Poisha): void {
  const most = maxDiscount(items, fee);
  if (discount === 0 || discount <= most) return;
  const message = m.order_discount_too_high({ most: formatTaka(toTaka(most)) });
  throw new Problem("invalid_fields", message, { errors: { "discount.amount": message } });
}

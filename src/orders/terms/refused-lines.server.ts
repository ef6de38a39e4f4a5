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
 * Returns the refusal `sold_out` if pieces are missing, else `price_changed` if a price has risen above the one
 * that was seen; undefined if all can be had. A fallen price is accepted.
 */
export function findLineRefusal(
  wanted: WantedProduct[],
  products: Map<number, TakenProduct>,
): Problem | undefined {
  const piecesLeft = countPiecesLeft(wanted, products);
  const missingLines = wanted.filter(({ id, quantity }) => {
    const product = products.get(id);
    return !product || product.is_archived || (piecesLeft.get(id) ?? Infinity) < quantity;
  });
  const dearerLines = wanted.filter(
    ({ id, seenPoisha }) => (products.get(id)?.price_poisha ?? 0) > seenPoisha,
  );
  if (missingLines.length === 0 && dearerLines.length === 0) return undefined;

  const refusedWanted = [...new Set([...missingLines, ...dearerLines])];
  const lines = refusedWanted.map(({ id }): RefusedLine => {
    const product = products.get(id);
    const isMissing = missingLines.some((line) => line.id === id);
    return {
      product_id: id,
      name: product ? product[`name_${locale()}`] : "",
      left: product && !isMissing ? undefined : (piecesLeft.get(id) ?? 0),
      price: product && toTaka(product.price_poisha),
    };
  });
  const details = { lines };
  if (missingLines.length === 0)
    return new Problem("price_changed", m.order_price_changed({ names: joinNames(lines) }), { details });
  const isArchived = (line: RefusedLine) => products.get(line.product_id)?.is_archived;
  const goneNames = joinNames(lines.filter(isArchived));
  const names = joinNames(lines.filter((line) => !isArchived(line)));
  const sentences = [
    goneNames && m.order_no_longer_sold({ names: goneNames }),
    names && m.order_sold_out({ names }),
  ];
  return new Problem("sold_out", sentences.filter(Boolean).join(" ") || m.order_products_gone(), { details });
}

type RefusedLine = ChangedLines["lines"][number];

const joinNames = (lines: RefusedLine[]): string =>
  lines
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");

/** The pieces left for each line whose stock is counted; sizes that share a stock take from it in turn. */
function countPiecesLeft(wanted: WantedProduct[], products: Map<number, TakenProduct>): Map<number, number> {
  const sharedStock = new Map<string, number>();
  const piecesLeft = new Map<number, number>();
  for (const { id, quantity } of wanted) {
    const product = products.get(id);
    if (!product || product.stock === null || product.is_archived) continue;
    const { shared_group: group, shared_stock: groupStock, net_amount: netAmount, stock, counted } = product;
    if (group === null || groupStock === null || netAmount === null) {
      // `stock` may be out of date: where pieces could not be taken, fewer are left than wanted.
      piecesLeft.set(id, counted ? quantity : Math.min(stock, quantity - 1));
      continue;
    }
    const stockBefore = sharedStock.get(group) ?? groupStock;
    const pieces = Math.floor(stockBefore / netAmount);
    piecesLeft.set(id, pieces);
    sharedStock.set(group, stockBefore - Math.min(pieces, quantity) * netAmount);
  }
  return piecesLeft;
}

type Perishable = Pick<TakenProduct, "id" | "name_en" | "name_bn" | "price_poisha" | "is_perishable">;

/** Refuses with `not_delivered`, and the lines, perishables for an area that does not take them. */
export function refuseFarPerishables(
  lines: Perishable[],
  terms: { area: Pick<NonNullable<DeliveryTerms["area"]>, "brings_perishables"> | null } | undefined,
): void {
  if (!terms?.area || terms.area.brings_perishables) return;
  const farPerishables = lines
    .filter(({ is_perishable }) => is_perishable)
    .map((line) => ({
      product_id: line.id,
      name: line[`name_${locale()}`],
      left: 0,
      price: toTaka(line.price_poisha),
    }));
  if (farPerishables.length === 0) return;
  const names = farPerishables.map(({ name }) => name).join(", ");
  throw new Problem("not_delivered", m.order_too_far({ names }), { details: { lines: farPerishables } });
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

/** Refuses with `invalid_fields` a discount that leaves less than the smallest total to pay. */
export function refuseDiscount(discount: Poisha, items: Poisha, fee: Poisha): void {
  const discountLimit = maxDiscount(items, fee);
  if (discount === 0 || discount <= discountLimit) return;
  const message = m.order_discount_too_high({ most: formatTaka(toTaka(discountLimit)) });
  throw new Problem("invalid_fields", message, { errors: { "discount.amount": message } });
}

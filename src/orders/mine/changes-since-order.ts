import type { Order } from "../contract.ts";

type CurrentProduct = { id: number; price: number; stock_left?: number | undefined };

/**
 * Compares an order with the current catalogue. `gone` and `dearer` count its items that cannot be had as
 * ordered and those with a higher price; `more` is the sum of the price increases in taka.
 */
export function findChangesSinceOrder(
  { order_items: items }: Pick<Order, "order_items">,
  products: CurrentProduct[],
) {
  const productsById = new Map(products.map((product) => [String(product.id), product]));
  let gone = 0;
  let dearer = 0;
  let more = 0;
  for (const { product, quantity } of items) {
    const current =
      product.id === undefined || product.archived ? undefined : productsById.get(String(product.id));
    if (!current || (current.stock_left ?? quantity) < quantity) gone += 1;
    else if (current.price > product.price) {
      dearer += 1;
      more += (current.price - product.price) * quantity;
    }
  }
  return { gone, dearer, more: Math.round(more * 100) / 100 };
}

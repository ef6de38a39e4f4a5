import type { ProductCard } from "../contract.ts";

/** Whether a card shows its product as sold out: none of its sizes is left. */
export const isSoldOut = ({ stock_left, sizes }: Pick<ProductCard, "stock_left" | "sizes">): boolean =>
  sizes ? sizes.every((size) => size.stock_left === 0) : stock_left === 0;

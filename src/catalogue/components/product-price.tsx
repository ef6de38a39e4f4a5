import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { Price } from "#src/ui/display/price.tsx";
import type { ProductCard } from "../contract.ts";

type ProductPriceProps = { product: ProductCard; size?: "card" | "page"; pale?: boolean };

/** The price and the original price; screen readers hear which is which. */
export function ProductPrice({ product, size, pale }: ProductPriceProps) {
  const price = taka(product.price);
  if (!product.originalPrice || product.originalPrice <= product.price)
    return <Price price={price} size={size} pale={pale} />;
  const was = taka(product.originalPrice);
  return (
    <Price price={price} was={was} readAs={m.product_price_was({ price, was })} size={size} pale={pale} />
  );
}

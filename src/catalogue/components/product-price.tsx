import { m } from "#src/language/messages.ts";
import { kiloPrice } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Price } from "#src/ui/display/price.tsx";
import type { ProductCard } from "../contract.ts";

type ProductPriceProps = { product: ProductCard; size?: "card" | "page"; pale?: boolean };

/** The price and the original price, per kilo for goods sold by weight; labelled for screen readers. */
export function ProductPrice({ product, size, pale }: ProductPriceProps) {
  const { step_grams: stepGrams, originalPrice } = product;
  const toPriceText = (amount: number) =>
    formatTaka(stepGrams ? kiloPrice({ price: amount, stepGrams }) : amount);
  const price = toPriceText(product.price);
  const originalPriceText =
    originalPrice && originalPrice > product.price ? toPriceText(originalPrice) : undefined;
  return (
    <>
      <Price
        price={price}
        was={originalPriceText}
        readAs={originalPriceText && m.product_price_was({ price, was: originalPriceText })}
        size={size}
        pale={pale}
      />
      {stepGrams && (
        <span className={size === "page" ? "text-sub font-medium" : "text-unit"}>{m.product_per_kg()}</span>
      )}
    </>
  );
}

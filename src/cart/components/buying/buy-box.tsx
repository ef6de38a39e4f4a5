import type { ReactNode } from "react";
import { useBuying } from "#src/cart/use-buying.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { lineTotal } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { BuyBar } from "./buy-bar.tsx";

type BuyBoxProps = {
  product: ProductCard;
  /** Shown beside the button on a desktop, such as "Save". */
  aside?: ReactNode;
};

/** The price, stepper and button of a product's page; goods sold by weight have another box. */
export function BuyBox({ product, aside }: BuyBoxProps) {
  const buying = useBuying(product);
  const total = <Amount text={formatTaka(lineTotal(product.price, buying.count))} />;
  return <BuyBar product={product} buying={buying} total={total} aside={aside} />;
}

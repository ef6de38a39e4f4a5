import { type CartControlProps, OneSizeControl } from "./one-size-control.tsx";
import { SizesButton } from "./sizes-button.tsx";

/** The sizes to choose from, or for a product of one size "Add". */
export function CartControl({ product, look }: CartControlProps) {
  if (product.sizes) return <SizesButton product={product} sizes={product.sizes} look={look} />;
  return <OneSizeControl product={product} look={look} />;
}

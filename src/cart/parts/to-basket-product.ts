import type { ProductCard } from "../../catalogue/contract.ts";
import type { BasketProduct } from "../basket.ts";

/** A product of the catalogue as the basket remembers it. */
export function toBasketProduct(product: ProductCard): BasketProduct {
  const { id, name, price, originalPrice, image, weight, tint } = product;
  return {
    id: String(id),
    name,
    price,
    ...(originalPrice !== undefined && originalPrice > price && { originalPrice }),
    image,
    weight,
    tint,
  };
}

import type { ProductCard } from "../catalogue/contract.ts";
import type { CartProduct } from "./cart.ts";

export type Sellable = Pick<
  ProductCard,
  "id" | "name" | "price" | "originalPrice" | "image" | "weight" | "tint" | "stock_left" | "step_grams"
>;

export function toCartProduct(product: Sellable): CartProduct {
  const { id, name, price, originalPrice, image, weight, tint, step_grams: stepGrams } = product;
  return {
    id: String(id),
    name,
    price,
    ...(originalPrice !== undefined && originalPrice > price && { originalPrice }),
    image,
    weight,
    tint,
    ...(stepGrams && { stepGrams }),
  };
}

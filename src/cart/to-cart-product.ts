import type { ProductCard } from "../catalogue/contract.ts";
import type { CartProduct } from "./cart.ts";

/** What the cart needs of a product. */
export type Sellable = Pick<
  ProductCard,
  "id" | "name" | "price" | "originalPrice" | "image" | "weight" | "tint" | "stock_left" | "step_grams"
>;

/** A product of the catalogue as the cart stores it. */
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

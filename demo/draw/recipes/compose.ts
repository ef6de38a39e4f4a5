import { type Art, ground, type PlacedArt, product, put, wide } from "../svg.ts";

/** Draws one product's picture. */
export type Recipe = () => string;
export type Recipes = Record<string, Recipe>;

/** One drawing alone in the middle, `w` wide. */
export function alone(products: Art, w = products.w, turn = 0): Recipe {
  return () => product(put(wide(products, w), 120, ground, 1, turn));
}

/** A pack with its contents in front of it at the right; the pair is centred. */
export function beside(pack: Art, products: Art, w: number, overlap = 22): Recipe {
  return () => product(...pair(pack, products, w, overlap));
}

export function pair(pack: Art, products: Art, w: number, overlap: number): PlacedArt[] {
  const left = 120 - (pack.w + w - overlap) / 2;
  return [put(pack, left + pack.w / 2), put(wide(products, w), left + pack.w - overlap + w / 2, ground + 5)];
}

/** Several drawings in one picture, in drawing order. */
export function all(...placed: PlacedArt[]): Recipe {
  return () => product(...placed);
}

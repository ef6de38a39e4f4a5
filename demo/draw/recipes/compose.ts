import { type Art, ground, type Placed, product, put, wide } from "../svg.ts";

/** Draws one product's picture. */
export type Recipe = () => string;
export type Recipes = Record<string, Recipe>;

/** The goods alone in the middle, `w` wide. */
export function alone(goods: Art, w = goods.w, turn = 0): Recipe {
  return () => product(put(wide(goods, w), 120, ground, 1, turn));
}

/** A pack with what is in it lying before it at the right; the pair stands in the middle. */
export function beside(pack: Art, goods: Art, w: number, overlap = 22): Recipe {
  return () => product(...pair(pack, goods, w, overlap));
}

export function pair(pack: Art, goods: Art, w: number, overlap: number): Placed[] {
  const left = 120 - (pack.w + w - overlap) / 2;
  return [put(pack, left + pack.w / 2), put(wide(goods, w), left + pack.w - overlap + w / 2, ground + 5)];
}

/** Several goods in one picture, in drawing order. */
export function all(...placed: Placed[]): Recipe {
  return () => product(...placed);
}

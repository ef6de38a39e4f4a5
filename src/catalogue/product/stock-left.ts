import { fewLeft } from "../rules.ts";

/** The pieces left, where shoppers are told; undefined where there are plenty or they are not counted. */
export const stockLeft = (stock: number | null): number | undefined =>
  stock !== null && stock <= fewLeft ? stock : undefined;

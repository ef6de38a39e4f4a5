import { fewLeft } from "../rules.ts";

/** The pieces left if they are few enough to tell shoppers, else undefined. */
export const stockLeft = (stock: number | null): number | undefined =>
  stock !== null && stock <= fewLeft ? stock : undefined;

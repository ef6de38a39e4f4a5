import type { tints } from "#src/api/tints.ts";
import { m } from "#src/language/messages.ts";

export type PaletteTint = (typeof tints)[number];

const tintNames: Record<PaletteTint, () => string> = {
  "fruit-vegetables": m.tint_leaf,
  fish: m.tint_sea,
  meat: m.tint_rose,
  "eggs-dairy": m.tint_sky,
  "rice-flour": m.tint_straw,
  dal: m.tint_apricot,
  "oil-ghee": m.tint_honey,
  spices: m.tint_brick,
  "bread-biscuits": m.tint_sand,
  snacks: m.tint_peach,
  "tea-drinks": m.tint_blush,
  household: m.tint_lavender,
  "personal-care": m.tint_mint,
  baby: m.tint_pink,
};

/** The localised name of a colour; an unknown colour is returned as it is. */
export const tintName = (tint: string): string => tintNames[tint as PaletteTint]?.() ?? tint;

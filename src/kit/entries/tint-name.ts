import type { tints } from "#src/api/tints.ts";
import { m } from "#src/language/messages.ts";

export type PaletteTint = (typeof tints)[number];

const names: Record<PaletteTint, () => string> = {
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

/** What a colour of the palette is called; any other one by its own word. */
export const tintName = (tint: string): string => names[tint as PaletteTint]?.() ?? tint;

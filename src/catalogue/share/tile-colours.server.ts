import type { tints } from "#src/api/tints.ts";

/** The colour of a category's tile, and of the curve at its foot, as CSS colours. */
type TileColours = { tint: string; deep: string };

const plainColours: TileColours = { tint: "#edf1e1", deep: "#dfe4c9" };

const coloursByTint: Record<(typeof tints)[number], TileColours> = {
  "fruit-vegetables": { tint: "#e3f7d4", deep: "#cdebb7" },
  fish: { tint: "#d7f6f7", deep: "#baeaed" },
  meat: { tint: "#ffe3e4", deep: "#ffcccd" },
  "eggs-dairy": { tint: "#e2f1ff", deep: "#cbe4ff" },
  "rice-flour": { tint: "#f6f2d0", deep: "#ece4ae" },
  dal: { tint: "#ffe5d1", deep: "#ffd0b2" },
  "oil-ghee": { tint: "#ffedc4", deep: "#ffdc9c" },
  spices: { tint: "#ffddd3", deep: "#ffc5b5" },
  "bread-biscuits": { tint: "#feead4", deep: "#f9d7b4" },
  snacks: { tint: "#ffe8de", deep: "#ffd5c4" },
  "tea-drinks": { tint: "#ffe6e9", deep: "#fed3d8" },
  household: { tint: "#eeecff", deep: "#e0ddfb" },
  "personal-care": { tint: "#d6f7ee", deep: "#b7ecdf" },
  baby: { tint: "#ffe8f4", deep: "#fad6e9" },
};

/** The colours of `ui/styles/tints.css` in sRGB, as libvips reads no OKLCH. An unknown tint has the plain ones. */
export const tileColours = (tint: string): TileColours =>
  coloursByTint[tint as keyof typeof coloursByTint] ?? plainColours;

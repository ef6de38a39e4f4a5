import { icon } from "./icons.ts";
import { type Grain, heap } from "./piles.ts";
import { type Art, art, lighter, line, oval, p } from "./svg.ts";

/** Small drawings for labels, for which the icon set has none. */

/** A heap of grain as a label, 60 × 32. */
export const grains = (kind: Grain, colour: string): Art => heap(kind, colour, 60, 32, 0.9);

/** A flower in a colour: 40 × 40. */
export function flower(petal: string, heart = "#f6b733"): Art {
  const petals = Array.from(
    { length: 5 },
    (_, index) => `<g transform="rotate(${index * 72} 20 20)">${oval(petal, 20, 9, 7, 9)}</g>`,
  );
  return art(40, 40, ...petals, oval(heart, 20, 20, 6));
}

/** A drop of oil, milk or water: 34 × 44. */
export function drop(colour: string): Art {
  return art(
    34,
    44,
    p(colour, "M17 0C20 12 34 20 34 30 34 39 26 44 17 44S0 39 0 30C0 20 14 12 17 0Z"),
    line(lighter(colour, 0.6), 3, "M8 30Q8 36 13 38"),
  );
}

/** Two leaves and a bud of tea: 44 × 40. */
export const teaLeaf: Art = art(
  44,
  40,
  p("#3f9a3a", "M22 38C6 36 0 24 0 12 14 12 22 22 22 38Z"),
  p("#5cb84a", "M22 38C38 36 44 24 44 12 30 12 22 22 22 38Z"),
  p("#8fd667", "M22 32C16 24 16 10 22 0 28 10 28 24 22 32Z"),
  line("#fffdf6", 1.4, "M20 34 8 19M24 34 36 19"),
);

/** A shine of four points: 40 × 40. */
export const sparkle = (colour: string): Art =>
  art(
    40,
    40,
    p(colour, "M16 4C18 16 20 18 32 20 20 22 18 24 16 36 14 24 12 22 0 20 12 18 14 16 16 4Z"),
    p(colour, "M32 0C33 6 34 7 40 8 34 9 33 10 32 16 31 10 30 9 24 8 30 7 31 6 32 0Z"),
  );

/** A little wave of mint: 40 × 36, for paste and cool things. */
export const mintLeaf: Art = icon("herb", 40, { "#86d72f": "#2fa468", "#44911b": "#1f8a55" });

export const droplet: Art = icon("droplet", 34);

/** A grinning tuntuni bird, the baby brand's mark: 46 × 40. */
export const tuntuni: Art = art(
  46,
  40,
  p("#8a9f3a", "M30 24 46 8 42 24 32 32Z"),
  p("#b6c94f", "M4 20C4 8 14 2 22 4 34 6 38 18 36 28 32 38 20 40 12 36 6 32 4 28 4 20Z"),
  p("#f3f2d6", "M8 26C14 24 26 26 30 32 26 38 18 39 12 36 9 33 8 30 8 26Z"),
  p("#d2743a", "M8 10C12 3 18 2 24 5 20 9 14 12 8 13Z"),
  p("#6f8230", "M20 18C28 16 36 20 38 28 30 30 22 28 20 18Z"),
  p("#4b4a3a", "M6 15 0 17 6 20Z"),
  oval("#2d2a20", 11, 15, 2),
);

/** A pair of rods for cinnamon: 116 × 46. */
export const cinnamon: Art = art(
  116,
  46,
  ...[
    [0, 24, -6],
    [6, 10, 8],
    [2, 34, 2],
  ].map(
    ([x, y, r]) =>
      `<g transform="translate(${x} ${y})rotate(${r} 54 6)">${p("#8a4a22", "M0 0H108Q112 6 108 12H0Q-4 6 0 0Z")}${p("#b06a36", "M2 1H106V5H2Z")}${oval("#6b3716", 107, 6, 3.6, 6)}${oval("#b06a36", 107, 6, 1.6, 3)}</g>`,
  ),
);

/** Bay leaves, dry: 112 × 48. */
export const bayLeaves: Art = art(
  112,
  48,
  ...[
    [2, 12, -14, "#7f8f4a"],
    [34, 8, 16, "#98a65c"],
    [18, 26, 2, "#8c9a52"],
  ].map(
    ([x, y, r, tone]) =>
      `<g transform="translate(${x} ${y})rotate(${r} 38 10)">${p(String(tone), "M0 10C18-4 56-4 76 10 56 24 18 24 0 10Z")}${line("#cdd59c", 1.8, "M-4 10H72M20 10 28 4M36 10 46 3M52 10 60 5M20 10 28 16M36 10 46 17M52 10 60 15")}</g>`,
  ),
);

/** Green cardamom pods: 36 × 22. */
export const cardamom: Art = art(
  36,
  22,
  p("#8bab4e", "M0 11C6 2 14 0 20 0 28 1 33 6 36 11 33 16 28 21 20 22 14 22 6 20 0 11Z"),
  line("#6a8a36", 1.6, "M3 11H33M6 7Q18 2 30 7M6 15Q18 20 30 15"),
  p("#b9a86a", "M0 9H4V13H0Z"),
);

import { packBack, servingBowl } from "../backs.ts";
import { mango } from "../fruit.ts";
import { icon } from "../icons.ts";
import { heap } from "../piles.ts";
import { mangoCheek, mangoStone } from "../season.ts";
import { type Art, art, dice, group, num, p, put } from "../svg.ts";
import { ruiSteaks } from "./by-weight.ts";
import { all, alone, type Recipes } from "./compose.ts";
import { chaGlass } from "./tea-drinks.ts";

const chip = art(
  48,
  22,
  p("#e9b23c", "M0 12C10-2 34-4 48 6 40 20 14 24 0 12Z"),
  p("#f8d36e", "M8 10C16 2 32 2 40 9 32 14 16 16 8 10Z"),
);

/** Copies of a drawing heaped at random, w × h. */
function tumble(one: Art, count: number, w: number, h: number, s: number): Art {
  const roll = dice(count);
  const parts = Array.from({ length: count }, (_, index) => {
    const y = h - (1 - index / count) * (h - one.h * s) * 0.9;
    const reach = (w / 2) * (0.35 + (0.55 * y) / h);
    return put(one, w / 2 + (roll() * 2 - 1) * reach, y, s, (roll() - 0.5) * 60);
  });
  return group(w, h, ...parts);
}

const cube = (x: number, y: number, r: number) =>
  `<rect x="${num(x)}" y="${num(y)}" width="19" height="17" rx="4" fill="#f9ad33" transform="rotate(${r} ${x + 9} ${y + 8})"/>` +
  `<rect x="${num(x)}" y="${num(y)}" width="19" height="6" rx="3" fill="#ffcf6a" transform="rotate(${r} ${x + 9} ${y + 8})"/>`;
const cubes = art(
  92,
  44,
  cube(34, 0, 8) +
    cube(16, 10, -12) +
    cube(52, 9, 14) +
    cube(34, 15, -4) +
    cube(4, 24, 6) +
    cube(24, 26, 10) +
    cube(46, 26, -8) +
    cube(66, 24, 12),
);

const himsagar = mango("#f2c341", "#c8d052", "#dfa52c");

/** Further views of some products. */
export const views: Recipes = {
  "himsagar-mango-cut": all(
    put(himsagar, 84, 136, 0.92, -8),
    put(mangoCheek, 156, 150, 1, 8),
    put(mangoCheek, 82, 176, 1.04, -4),
    put(mangoStone, 168, 176, 0.86, -6),
  ),
  "himsagar-mango-bowl": alone(servingBowl(cubes), 168),
  "potato-chips-back": alone(packBack("#f2b32c"), 104),
  "potato-chips-bowl": alone(servingBowl(tumble(chip, 26, 108, 54, 0.8), "#e8f0f2"), 172),
  "chanachur-back": alone(packBack("#e2572f"), 104),
  "chanachur-bowl": alone(servingBowl(heap("seed", "#d98e2e", 104, 44, 1.4)), 172),
  "miniket-rice-bowl": alone(servingBowl(heap("long", "#f3ead3", 104, 44, 1.2), "#c98f5e"), 172),
  "miniket-rice-cooked": alone(icon("cooked-rice", 124, { "#f8312f": "#c98f5e", "#ca0b4a": "#a8713f" })),
  "black-tea-back": alone(packBack("#7d2f22"), 104),
  "black-tea-cup": all(put(chaGlass, 104, 168, 1.7), put(icon("cookie", 60), 166, 174)),
  "rui-whole-cut": ruiSteaks,
};

import { bakorkhani, biscuit, bun, loaf, moa, noodles, rotis, singara, toast } from "../bakery.ts";
import { paperBag } from "../housewares.ts";
import { icon } from "../icons.ts";
import { fitted } from "../labels.ts";
import { cashew, date, openBox } from "../larder.ts";
import { heap } from "../piles.ts";
import { type Art, art, box, darker, group, inPlace, line, p, put, shared } from "../svg.ts";
import { bottle, carton, jar, tin } from "../vessels-hard.ts";
import { pillow, pouch, slab } from "../vessels-soft.ts";
import { all, alone, beside, type Recipes } from "./compose.ts";

const kuhu = "#c8503c";
const round = biscuit("#e2b06a");
const milk = biscuit("#f0c987", true);
const salted = biscuit("#eebf72");

/** A clear bag around products drawn in a box of 120 × 96, knotted at the top: 128 × 128. */
function clearBag(products: string, tie: string): Art {
  return art(
    128,
    128,
    p("#ffffff", "M46 2 58 8 64 0 72 8 84 2 76 26H52Z", 'opacity=".75"'),
    p(
      "#ffffff",
      "M54 28H74C104 34 128 60 126 100 126 118 120 128 106 128H22C8 128 2 118 2 100 0 60 24 34 54 28Z",
      'opacity=".55"',
    ),
    `<g transform="translate(4 30)">${products}</g>`,
    p(
      "#ffffff",
      "M54 28H74C104 34 128 60 126 100 126 118 120 128 106 128H22C8 128 2 118 2 100 0 60 24 34 54 28Z",
      'opacity=".22"',
    ),
    line("#ffffff", 4, "M22 56Q12 72 12 92", 'opacity=".9"'),
    box(tie, 48, 22, 32, 9, 4.5),
  );
}

const at = (one: Art, x: number, y: number, s = 1, r = 0): string => inPlace(put(one, x, y, s, r));
const buns = clearBag(
  at(bun, 38, 56, 0.9, -4) + at(bun, 84, 56, 0.9, 4) + at(bun, 34, 94, 0.9) + at(bun, 88, 94, 0.9),
  kuhu,
);
const ball = shared(moa().mark);
const balls = [
  [35, -4],
  [9, 22],
  [61, 22],
  [-2, 48],
  [36, 47],
  [74, 48],
].map(([x, y]) => ball.at(`translate(${x} ${y})`));
const moas = clearBag(ball.def + balls.join(""), "#7b4fa0");

/** A flat clear pouch with a stack of flat breads in it, 140 × 112. */
function breadPouch(colour: string, stack: Art): Art {
  return art(
    144,
    120,
    p("#ffffff", "M6 4H138L142 112Q142 120 134 120H10Q2 120 2 112Z", 'opacity=".6"'),
    fitted(stack, 72, 82, 122, 70),
    p(colour, "M6 0H138Q142 0 142 4L143 40Q72 54 1 40L2 4Q2 0 6 0Z"),
    line("#ffffff", 2, "M8 8H136", 'opacity=".6"'),
    box("#fffdf6", 48, 14, 48, 24, 12),
    fitted(icon("flatbread", 20), 72, 26, 34, 20),
    p("#ffffff", "M12 54H22L20 108Q16 110 14 106Z", 'opacity=".7"'),
    p(darker(colour, 0.3), "M122 44 143 40 142 112Q142 120 134 120H118Q126 80 122 44Z", 'opacity=".12"'),
  );
}

const cookieTin = tin(icon("cookie", 40), "#2f6fb0", "#d9b25a", true);
const cookies = group(
  96,
  44,
  put(icon("cookie", 50), 26, 44, 0.8, -8),
  put(icon("cookie", 50), 62, 46, 0.86, 10),
);

export const breadBiscuits: Recipes = {
  "milk-bread": alone(loaf("#d9964a", "#fbe7c0", "#5aa0d8", icon("glass-of-milk", 26))),
  "brown-bread": alone(loaf("#9c6232", "#d9ab72", "#5f8f3f", icon("sheaf-of-rice", 30))),
  "burger-buns": alone(buns, 136),
  "frozen-paratha": alone(breadPouch("#3f86c6", rotis("#f2d9a4", "#d6a55c", 5))),
  "atta-ruti": alone(breadPouch("#7a9a3c", rotis("#e6c594", "#b98a52", 6))),
  bakorkhani: all(
    put(paperBag("#d6ab6e", bakorkhani, "bakorkhani"), 90, 164, 0.94),
    put(bakorkhani, 150, 152, 0.9, 4),
    put(bakorkhani, 148, 172, 1, -3),
  ),
  "toast-biscuit": beside(
    pouch(toast, kuhu, "toast"),
    group(90, 66, put(toast, 34, 62, 0.9, -12), put(toast, 58, 66, 0.9, 8)),
    84,
    26,
  ),
  "milk-biscuit": all(
    put(slab(milk, "#e8b23e", "biscuit"), 112, 156, 1.08),
    put(milk, 160, 170, 0.8, -10),
    put(milk, 176, 176, 0.8, 8),
  ),
  "salted-biscuit": all(
    put(slab(salted, "#2f8f7a", "biscuit"), 112, 156, 1.08),
    put(salted, 148, 174, 0.74),
    put(salted, 182, 174, 0.78),
  ),
  "butter-cookies": all(put(cookieTin, 102, 160, 1.2), put(cookies, 160, 172, 0.9)),
};

const chips = ["M0 12C10-2 34-4 48 6 40 20 14 24 0 12Z", "M2 8C16-4 38 0 46 12 32 24 10 20 2 8Z"].map((d) =>
  art(48, 22, p("#e9b23c", d), p("#f8d36e", "M8 10C16 2 32 2 40 9 32 14 16 16 8 10Z")),
);
const [chip = round, chipBent = round] = chips;
const jhuriMix = heap("seed", "#d98e2e", 92, 38, 1.2);
const semai = art(
  96,
  44,
  ...Array.from({ length: 15 }, (_, i) =>
    line(
      ["#d9a04a", "#eec074", "#c2863a"][i % 3] ?? "#d9a04a",
      3,
      `M${6 + i * 2} ${40 - (i % 4) * 2}C${10 + i * 3} ${4 + (i % 5) * 6} ${70 - i * 2} ${2 + (i % 4) * 7} ${90 - i} ${40 - (i % 3) * 3}`,
    ),
  ),
);
const rawMango = icon("mango", 50, { "#ffb02e": "#9fc24a", "#f9c23c": "#b9d560" });
const dateBox = openBox(
  "#d9b26a",
  at(date, 34, 44, 1, -8) +
    at(date, 70, 42, 1, 6) +
    at(date, 100, 45, 1, -6) +
    at(date, 50, 50) +
    at(date, 84, 50),
  icon("palm-tree", 30),
);

export const snacks: Recipes = {
  chanachur: beside(
    pillow(heap("seed", "#d98e2e", 60, 32), "#e2572f", "chanachur", "#ffe9b0"),
    jhuriMix,
    92,
    34,
  ),
  "roasted-peanuts": all(
    put(pouch(icon("peanuts", 40), "#c9823c", "peanuts"), 92),
    put(icon("peanuts", 46), 150, 168, 1, 8),
    put(icon("peanuts", 46), 178, 174, 1, -30),
    put(icon("peanuts", 46), 140, 176, 1, 60),
  ),
  "potato-chips": all(
    put(pillow(icon("potato", 36), "#f2b32c", "chips"), 98, 166, 1.02),
    put(chip, 152, 164, 1, -14),
    put(chipBent, 172, 174, 0.94, 12),
    put(chip, 132, 176, 0.94, 4),
  ),
  "dal-bhaja": beside(
    pillow(heap("seed", "#e2b23c", 60, 32), "#5f9e3f", "dalBhaja", "#fff3c4"),
    heap("seed", "#e2b23c", 88, 34),
    88,
    30,
  ),
  "instant-noodles": all(
    put(slab(icon("steaming-bowl", 40), "#e23e35", "noodles", "#ffe3a1"), 112, 158, 1.12),
    put(noodles(), 172, 174, 0.72, -4),
  ),
  "lachha-semai": beside(carton(group(96, 44, put(semai, 48, 44)), "#c2395f"), semai, 88, 22),
  "cashew-nuts": all(
    put(jar(cashew, "#ecd2a4", "#8f5a2f"), 96, 166, 1.1),
    put(cashew, 150, 168, 1),
    put(cashew, 178, 174, 0.96, 30),
    put(cashew, 152, 178, 0.9, -20),
  ),
  dates: all(put(dateBox, 112, 164, 1.16), put(date, 184, 170, 1, 10), put(date, 168, 176, 1.04, -8)),
  "mango-pickle": all(
    put(jar(rawMango, "#c8781f", "#b8323a"), 98, 166, 1.14),
    put(rawMango, 162, 172, 1.06, 6),
  ),
  "tomato-ketchup": beside(bottle(icon("tomato", 40), "#d6281f", "#2c7d46"), icon("tomato", 64), 64, 4),
  "murir-moa": alone(moas, 140),
  "frozen-singara": beside(carton(singara, "#3f86c6", 104, 118), singara, 66, 18),
};

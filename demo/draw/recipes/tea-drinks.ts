import { icon } from "../icons.ts";
import { droplet, flower, teaLeaf } from "../labels-art.ts";
import { comb, patali } from "../larder.ts";
import { heap } from "../piles.ts";
import { type Art, art, box, darker, group, lighter, line, oval, p, put, wide } from "../svg.ts";
import { bottle, carton, flask, gable, jar } from "../vessels-hard.ts";
import { pouch } from "../vessels-soft.ts";
import { all, beside, type Recipes } from "./compose.ts";

export const teacup = icon("teacup-without-handle", 74);

/** A glass of milky tea from the stall: 46 × 58. */
export const chaGlass: Art = art(
  46,
  58,
  p("#ffffff", "M2 0H44L38 54Q37 58 33 58H13Q9 58 8 54Z", 'opacity=".6"'),
  p("#b87333", "M5 14H41L36 52Q36 55 33 55H13Q10 55 10 52Z"),
  p("#d69a5c", "M5 14H41L40 20H6Z"),
  p("#ffffff", "M9 6H14L17 50H14Z", 'opacity=".6"'),
);

/** Five litres of water in ribbed plastic, 96 × 142. */
const waterCan: Art = art(
  96,
  142,
  box("#2f7fd0", 32, 0, 32, 14, 4),
  p("#bfe0f5", "M36 14H60V22C82 26 95 38 95 54V132Q95 142 85 142H11Q1 142 1 132V54C1 38 14 26 36 22Z"),
  p("#93c8ea", "M60 22C82 26 95 38 95 54V132Q95 142 85 142H70C84 100 82 50 60 22Z"),
  line("#e6f4fc", 3, "M4 62H92M4 118H92M5 130H91"),
  box("#2f7fd0", 1, 72, 94, 36),
  oval("#fffdf6", 46, 90, 22),
  p("#fff", "M10 56C12 44 22 38 30 34 32 40 22 44 18 56Z", 'opacity=".7"'),
);

const water = group(96, 142, put(waterCan, 48, 142), put(droplet, 46, 104, 0.62));
const teaPack = pouch(teaLeaf, "#7d2f22", "tea");
const teaBox = carton(teaLeaf, "#2f7f4a");
const lemonade = icon("lemon", 60);
const coffeeBean = art(
  30,
  22,
  oval("#5b3320", 15, 11, 15, 11),
  line("#8a5a3a", 2.6, "M3 11Q9 6 15 11T27 11"),
);
const beans = group(
  72,
  36,
  put(coffeeBean, 18, 36, 0.9, -16),
  put(coffeeBean, 44, 35, 0.9, 12),
  put(coffeeBean, 32, 22, 0.9, 30),
  put(coffeeBean, 62, 36, 0.8, -30),
);

/** A slab of patali in paper tied with jute, 120 × 84. */
const gurParcel: Art = art(
  124,
  84,
  p("#e9d3a4", "M6 22C20 8 100 8 118 22L122 70Q122 84 108 84H16Q2 84 2 70Z"),
  p(darker("#e9d3a4", 0.12), "M92 14C104 16 112 18 118 22L122 70Q122 84 108 84H86Q104 50 92 14Z"),
  p(lighter("#e9d3a4", 0.5), "M14 24Q40 14 70 15 72 20 60 20 34 21 16 30Z"),
  line("#a9793a", 3.6, "M2 46Q62 56 122 46M52 12Q60 50 54 84"),
  line("#a9793a", 3.2, "M54 48C40 36 34 44 54 50 70 36 78 44 54 50"),
);

export const honeyJar: Art = jar(icon("honey-pot", 40), "#e39a1c");

export const teaDrinks: Recipes = {
  "black-tea": beside(teaPack, chaGlass, 48, 8),
  "tea-bags": beside(carton(teaLeaf, "#b8323a"), teacup, 70, 14),
  "green-tea": beside(
    teaBox,
    icon("teacup-without-handle", 70, { "#a6abc4": "#b9d8b0", "#9b9b9b": "#a9c9a0" }),
    68,
    14,
  ),
  "instant-coffee": all(
    put(jar(icon("hot-beverage", 40), "#5b3320", "#b8322a"), 92, 166, 1.12),
    put(beans, 164, 171, 1.06),
  ),
  "drinking-water": beside(
    water,
    icon("tumbler-glass", 44, { "#ffb02e": "#8ccdf0", "#d3883e": "#5fb4e2", "#f9c23c": "#b5e0f7" }),
    46,
    2,
  ),
  "mango-juice": beside(gable(icon("mango", 40), "#f2a02e", "#ffe3a1"), icon("mango", 62), 62, 12),
  "lemon-soda": beside(flask(icon("lemon", 36), "#a6d94a", "#2c8f46"), lemonade, 60, 6),
  borhani: beside(bottle(icon("herb", 36), "#cfe0b4", "#4f8f3f"), icon("herb", 64), 60, 4),
  "rose-sharbat": beside(
    bottle(flower("#e8487f", "#ffd0de"), "#d1264f", "#ffd23f", "#d1264f"),
    icon("rose", 40),
    46,
    -6,
  ),
  sugar: beside(pouch(icon("spoon", 34), "#5ab0d6", "sugar"), heap("dust", "#ffffff", 86, 34, 0.8), 86, 28),
  "date-gur": all(put(gurParcel, 98, 150, 1), put(patali, 146, 174, 0.84)),
  "sundarban-honey": beside(wide(honeyJar, 92), comb(), 70, 14),
};

import { loaf } from "./bakery.ts";
import { broom, sponge } from "./housewares.ts";
import { icon } from "./icons.ts";
import { drop, flower, grains, mintLeaf, teaLeaf, tuntuni } from "./labels-art.ts";
import { egg } from "./larder.ts";
import { cut, drumstick } from "./meat.ts";
import { bowl, heap } from "./piles.ts";
import { milkGlass } from "./recipes/eggs-dairy.ts";
import { hilsa, rui } from "./recipes/fish.ts";
import { soybeanBottle } from "./recipes/oil-spices.ts";
import { riceSack } from "./recipes/rice-dal.ts";
import { chaGlass } from "./recipes/tea-drinks.ts";
import { tomato } from "./staples.ts";
import { type PlacedArt, picture, put, shade, wide } from "./svg.ts";
import { roundBrinjal } from "./vegetables.ts";
import { gable, jar } from "./vessels-hard.ts";
import { paste, pump, soapBar, squeeze } from "./vessels-home.ts";
import { pack, pillow, pouch } from "./vessels-soft.ts";

/** The picture of each category. x from 0 to 160, standing on y = 112. */
const steak = cut({ flesh: "#c3383f", fat: "#fbe3d3", bone: true });
const eggs = egg("#f3ad61");
const chillies = icon("hot-pepper", 46);

const products: Record<string, PlacedArt[]> = {
  "fruit-vegetables": [
    put(icon("leafy-green", 66), 110, 108),
    put(wide(tomato(), 60), 44, 112),
    put(wide(roundBrinjal, 56), 88, 118),
  ],
  fish: [put(wide(rui, 128), 80, 112, 1, -3)],
  meat: [put(steak, 62, 108, 1, -4), put(drumstick, 112, 116, 0.78, -4)],
  "eggs-dairy": [
    put(gable(milkGlass, "#3f8fd6"), 60, 112, 0.7),
    put(eggs, 122, 116, 0.74),
    put(eggs, 98, 117, 0.74, -4),
  ],
  "rice-flour": [put(riceSack, 72, 112, 0.76), put(heap("long", "#f3ead3", 64, 24), 118, 115)],
  dal: [
    put(bowl("split", "#ee7b4a"), 58, 110, 0.94),
    put(bowl("split", "#f2c23c", "#7d8b52"), 108, 116, 0.84),
  ],
  "oil-ghee": [
    put(soybeanBottle, 54, 112, 0.66),
    put(jar(drop("#f2bf43"), "#f2bf43", "#c8963a"), 104, 114, 0.72),
  ],
  spices: [
    put(
      pouch(icon("ginger-root", 40, { "#d3883e": "#e0922a", "#f3ad61": "#f7b733" }), "#e39a1c", "turmeric"),
      52,
      112,
      0.7,
    ),
    put(heap("dust", "#eaa81f", 60, 24, 1.6), 94, 115),
    put(chillies, 122, 114, 0.9, 10),
  ],
  "bread-biscuits": [put(icon("bread", 78), 64, 110), put(icon("cookie", 46), 118, 115)],
  snacks: [
    put(pillow(icon("popcorn", 40), "#e2572f", "popcorn"), 58, 112, 0.66),
    put(icon("peanuts", 50), 112, 114),
  ],
  "tea-drinks": [
    put(pouch(teaLeaf, "#7d2f22", "tea"), 54, 112, 0.66),
    put(icon("teacup-without-handle", 62), 112, 115),
  ],
  household: [put(icon("bucket", 66), 62, 110), put(sponge("#f5c242"), 116, 115, 0.56, 0)],
  "personal-care": [
    put(pump(flower("#f7b58a", "#f28a2e"), "#ef7d8e"), 56, 112, 0.66),
    put(soapBar(mintLeaf, "#8fcf9a"), 110, 115, 0.56),
  ],
  baby: [put(icon("baby-bottle", 62), 60, 112, 1, 0), put(icon("teddy-bear", 58), 112, 115)],
};

export const categories: Record<string, () => string> = Object.fromEntries(
  Object.entries(products).map(([slug, placed]) => [
    `category-${slug}`,
    () => picture(160, 160, [shade(82, 113, 62, 7), ...placed]),
  ]),
);

/** Page heads: products rising from the lower edge, 240 × 110. */
const rising: Record<string, PlacedArt[]> = {
  "fruit-vegetables": [
    put(icon("leafy-green", 100), 152, 110, 1, 6),
    put(icon("carrot", 60), 40, 124, 1, -20),
    put(wide(tomato(), 76), 76, 124),
    put(icon("tangerine", 60), 202, 124),
    put(icon("eggplant", 80), 138, 132),
  ],
  fish: [
    put(wide(hilsa, 150), 92, 84, 1, -6),
    put(wide(rui, 170), 146, 118, 1, 3),
    put(icon("lemon", 44), 40, 118),
  ],
  meat: [
    put(drumstick, 66, 100, 0.9, 20, true),
    put(steak, 126, 112, 1.1, -6),
    put(steak, 190, 124, 0.9, 8),
    put(icon("hot-pepper", 40), 40, 122, 1, -12),
  ],
  "eggs-dairy": [
    put(gable(milkGlass, "#3f8fd6"), 112, 128, 0.92),
    put(icon("cheese-wedge", 70), 178, 118),
    put(eggs, 60, 122, 1.1),
    put(eggs, 30, 128, 1, -6),
  ],
  "rice-flour": [
    put(riceSack, 132, 138, 1),
    put(heap("long", "#f3ead3", 110, 44), 60, 114),
    put(bowl("long", "#f6efdc"), 202, 122, 0.8),
  ],
  dal: [
    put(pouch(grains("seed", "#f3cd5b"), "#6d9e3f", "moong"), 128, 142, 0.96),
    put(bowl("split", "#ee7b4a"), 62, 118, 1.04),
    put(bowl("round", "#8a5a34", "#7d8b52"), 194, 118, 0.92),
  ],
  "oil-ghee": [
    put(soybeanBottle, 128, 148, 0.96),
    put(jar(icon("cow", 40), "#f2bf43", "#c8963a"), 72, 122, 0.94),
    put(icon("sunflower", 78), 192, 124),
  ],
  spices: [
    put(jar(icon("herb", 36), "#b99a5a", "#2c7d46"), 128, 126, 1),
    put(bowl("dust", "#eaa81f", "#b9683f", 1.6), 62, 116, 0.96),
    put(bowl("dust", "#c8321f", "#7d8b52", 1.6), 196, 116, 0.9),
    put(icon("hot-pepper", 42), 160, 116, 1, 20),
  ],
  "bread-biscuits": [
    put(loaf("#d9964a", "#fbe7c0", "#5aa0d8", milkGlass), 112, 118, 0.9),
    put(icon("cookie", 56), 196, 122),
    put(icon("croissant", 62), 40, 120),
  ],
  snacks: [
    put(pillow(icon("popcorn", 40), "#e2572f", "popcorn"), 92, 140, 0.94, -5),
    put(pillow(icon("potato", 36), "#f2b32c", "chips"), 150, 142, 0.9, 6),
    put(icon("peanuts", 64), 206, 122),
    put(icon("french-fries", 52), 38, 126),
  ],
  "tea-drinks": [
    put(icon("teapot", 104), 84, 122),
    put(pouch(teaLeaf, "#2f7f4a", "tea"), 156, 144, 0.88),
    put(chaGlass, 206, 122, 0.96),
  ],
  household: [
    put(wide(broom(), 130), 62, 100, 1, -30),
    put(icon("bucket", 86), 116, 118),
    put(squeeze(icon("lime", 40), "#8fd14a"), 176, 138, 0.8),
    put(sponge("#f5c242"), 212, 120, 0.62),
  ],
  "personal-care": [
    put(pump(flower("#f7b58a", "#f28a2e"), "#ef7d8e"), 124, 138, 0.88),
    put(paste(mintLeaf, "#4fc0b5"), 66, 118, 0.66, -6),
    put(soapBar(mintLeaf, "#8fcf9a"), 190, 118, 0.66),
  ],
  baby: [
    put(pack(tuntuni, "#6fb9e0", "diapers"), 122, 132, 0.9),
    put(icon("teddy-bear", 78), 192, 122),
    put(icon("baby-bottle", 62), 52, 122, 1, -8),
  ],
};

export const heads: Record<string, () => string> = Object.fromEntries(
  Object.entries(rising).map(([slug, placed]) => [`head-${slug}`, () => picture(240, 110, placed)]),
);

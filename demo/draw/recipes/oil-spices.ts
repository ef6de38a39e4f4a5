import { icon } from "../icons.ts";
import type { PackWord } from "../labels.ts";
import { bayLeaves, cardamom, cinnamon, flower, grains } from "../labels-art.ts";
import { bowl, type Grain, heap, laid } from "../piles.ts";
import { chilli } from "../pods.ts";
import { type Art, dye, group, put, wide } from "../svg.ts";
import { bottle, carton, jar, jerrycan } from "../vessels-hard.ts";
import { pouch, sachet } from "../vessels-soft.ts";
import { all, beside, type Recipe, type Recipes } from "./compose.ts";

const soy = icon("pea-pod", 40);
const mustard = flower("#ffd23f", "#c98a1c");
const sunflower = icon("sunflower", 40);
export const soybeanBottle = bottle(soy, "#f6c443");
const mustardBottle = bottle(mustard, "#c9861b", "#8f3a1f");
const mustardSeeds = heap("bead", "#a87a24", 70, 26, 2);
const ghee = jar(icon("cow", 40), "#f2bf43", "#c8963a");
const chilliPod = chilli("#b3261e", "#8a7a3a", true);
const redChilli = icon("hot-pepper", 40);

export const oilGhee: Recipes = {
  "soybean-oil-5l": beside(jerrycan(soy, "#f6c443"), icon("pea-pod", 62), 62, 16),
  "soybean-oil-1l": beside(soybeanBottle, icon("pea-pod", 66), 66, 6),
  "mustard-oil": beside(mustardBottle, mustardSeeds, 82, 14),
  "mustard-oil-small": all(
    put(mustardBottle, 92, 166, 0.86),
    put(mustardSeeds, 146, 171, 1),
    put(mustard, 178, 174, 0.86),
  ),
  "rice-bran-oil": beside(
    bottle(icon("sheaf-of-rice", 40), "#e7b95a", "#7a5a2a"),
    heap("long", "#e7cd98", 80, 28),
    80,
    14,
  ),
  "sunflower-oil": beside(bottle(sunflower, "#ffd75a", "#e08a1e"), sunflower, 70, 10),
  "olive-oil": all(
    put(bottle(icon("olive", 36), "#8a9a3a", "#3a3a2a"), 98, 166, 1),
    put(icon("olive", 40), 146, 170),
    put(icon("olive", 40), 176, 172, 0.86, 30),
  ),
  "gawa-ghee": beside(wide(ghee, 92), bowl("dust", "#f2c23c", "#c9952e", 0.6), 88, 16),
};

const powder = (tone: string, colour: string, inner: Art, word: PackWord): Recipe =>
  beside(pouch(inner, colour, word), heap("dust", tone, 86, 34, 1.6), 86, 28);
const whole = (kind: Grain, tone: string, vessel: Art): Recipe =>
  beside(vessel, heap(kind, tone, 86, 30), 86, 18);

const cardamomPile = group(
  96,
  50,
  put(cardamom, 48, 26),
  put(cardamom, 24, 46, 1, -10),
  put(cardamom, 72, 46, 1, 12),
  put(cardamom, 48, 50, 1, 4),
);
const turmericRoot = icon("ginger-root", 40, {
  "#d3883e": "#e0922a",
  "#f3ad61": "#f7b733",
  "#a56953": "#b96a1c",
});
const mixed = dye(heap("seed", "#8a6a3a", 86, 30), { "#b99c72": "#e0b03c" });

export const spices: Recipes = {
  "dried-red-chilli": all(
    ...laid(chilliPod, 98, [
      [108, 118, 16],
      [138, 122, -20, true],
      [92, 138, -8],
      [148, 140, 12, true],
      [120, 146, -22],
      [82, 160, 10],
      [156, 162, -8, true],
      [112, 168, -6],
      [140, 172, 6, true],
    ]),
  ),
  "turmeric-powder": powder("#eaa81f", "#e39a1c", turmericRoot, "turmeric"),
  "chilli-powder": powder("#c8321f", "#d03a2a", redChilli, "chilli"),
  "coriander-powder": powder("#b99a5a", "#5d9a4a", icon("herb", 40), "coriander"),
  "cumin-powder": powder("#a07840", "#8f6a3a", grains("seed", "#a07840"), "cumin"),
  "cumin-whole": whole("seed", "#a07840", jar(grains("seed", "#a07840"), "#b08a50", "#8f3a1f")),
  cardamom: beside(jar(cardamom, "#a9bf6e", "#2c7d46"), cardamomPile, 88, 14),
  cinnamon: beside(sachet(group(116, 46, put(cinnamon, 58, 46)), "#c07a3e", "cinnamon"), cinnamon, 104, 20),
  "bay-leaf": beside(
    sachet(group(112, 48, put(bayLeaves, 56, 48)), "#c9d6a0", "bayLeaf"),
    bayLeaves,
    108,
    22,
  ),
  "black-pepper": whole("round", "#4a4038", jar(grains("round", "#4a4038"), "#5f5348", "#2b2b2b")),
  "panch-phoron": beside(sachet(grains("seed", "#8a6a3a"), "#b56a9a", "panchPhoron"), mixed, 92, 14),
  "biryani-masala": beside(
    carton(icon("shallow-pan-of-food", 50), "#b8323a"),
    group(
      70,
      44,
      put(cardamom, 22, 44, 0.9, -8),
      put(cardamom, 50, 44, 0.9, 10),
      put(icon("hot-pepper", 36), 38, 30, 0.8),
    ),
    66,
    14,
  ),
  "iodised-salt": beside(
    pouch(icon("salt", 30), "#3f86c6", "salt"),
    heap("dust", "#ffffff", 84, 30, 0.7),
    84,
    26,
  ),
  kasundi: beside(bottle(mustard, "#d9a227", "#e8c13a"), mustardSeeds, 78, 12),
};

import { paperBag } from "../housewares.ts";
import { icon } from "../icons.ts";
import type { PackWord } from "../labels.ts";
import { grains } from "../labels-art.ts";
import { bowl, type Grain, heap } from "../piles.ts";
import { type Art, put } from "../svg.ts";
import { bag, pouch, sack } from "../vessels-soft.ts";
import { all, beside, type Recipe, type Recipes } from "./compose.ts";

const ears = icon("sheaf-of-rice", 40);
const cooked = icon("cooked-rice", 40);

const sacked = (colour: string, tie: string, rice: string): Recipe =>
  beside(sack(ears, colour, tie), heap("long", rice, 84, 34), 84, 34);

/** A pouch beside a heap of its contents. */
function pouched(
  kind: Grain,
  grain: string,
  colour: string,
  word: PackWord,
  inner: Art = grains(kind, grain),
): Recipe {
  return beside(pouch(inner, colour, word), heap(kind, grain, 88, 36), 88, 30);
}

export const riceFlour: Recipes = {
  "miniket-rice": sacked("#e6cb98", "#2c7d46", "#f3ead3"),
  "nazirshail-rice": sacked("#ecd9b4", "#b23a3a", "#f6efdc"),
  "atash-rice": beside(bag(ears, "#f4ecd8", "#3d7fb8", "atash"), heap("round", "#f1e4c6", 80, 32), 80, 28),
  "chinigura-rice": pouched("seed", "#f7f1e0", "#5f9e5c", "chinigura", cooked),
  "kataribhog-rice": sacked("#dcbf86", "#7a3f8f", "#f5edd6"),
  "red-rice": pouched("long", "#b8694a", "#9c4a34", "redRice"),
  atta: beside(
    paperBag("#e2b877", icon("sheaf-of-rice", 40), "atta"),
    heap("dust", "#e6cfa6", 84, 32, 1.4),
    84,
    26,
  ),
  maida: beside(
    paperBag("#8db9de", icon("bread", 40), "maida"),
    heap("dust", "#fbf7ec", 84, 32, 0.8),
    84,
    26,
  ),
  suji: pouched("dust", "#f2dfae", "#e8a33d", "suji", icon("bowl-with-spoon", 40)),
  besan: pouched("dust", "#f0cd62", "#d9902f", "besan", grains("round", "#e3b341")),
  "rice-flour": pouched("dust", "#fdfaf2", "#b98bc4", "riceFlour", icon("rice-ball", 40)),
  chira: pouched("flake", "#f5ead0", "#4f9d94", "chira"),
  muri: pouched("puff", "#fbf3df", "#e2703a", "muri"),
};

export const dal: Recipes = {
  "masoor-dal-deshi": pouched("split", "#ee7b4a", "#d65f35", "masoor"),
  "masoor-dal-bold": pouched("round", "#f0915c", "#c7493f", "masoor"),
  "moong-dal": pouched("seed", "#f3cd5b", "#6d9e3f", "moong"),
  "chola-dal": pouched("split", "#efb23e", "#b9772e", "chola"),
  "chola-whole": all(
    put(bowl("round", "#8a5a34", "#b9683f", 2), 104, 166, 1.36),
    put(heap("round", "#8a5a34", 62, 22), 176, 171),
  ),
  "kabuli-chola": pouched("round", "#efd9ae", "#3f8f7a", "kabuli"),
  "mashkalai-dal": pouched("seed", "#4f4a45", "#7b6aa0", "mashkalai"),
  "khesari-dal": pouched("split", "#e6c07a", "#4d83a8", "khesari"),
  "anchor-dal": all(
    put(bowl("split", "#f2c23c", "#7d8b52"), 104, 166, 1.36),
    put(heap("split", "#f2c23c", 62, 22), 176, 171),
  ),
};

export const riceSack = sack(ears);

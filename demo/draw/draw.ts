import { mkdirSync, writeFileSync } from "node:fs";
import { categories, heads } from "./groups.ts";
import { breadBiscuits, snacks } from "./recipes/bread-snacks.ts";
import { byWeight } from "./recipes/by-weight.ts";
import type { Recipes } from "./recipes/compose.ts";
import { eggsDairy } from "./recipes/eggs-dairy.ts";
import { fish } from "./recipes/fish.ts";
import { fruitVegetables } from "./recipes/fruit-vegetables.ts";
import { babyCare, household, personalCare } from "./recipes/household-care.ts";
import { meat } from "./recipes/meat.ts";
import { oilGhee, spices } from "./recipes/oil-spices.ts";
import { dal, riceFlour } from "./recipes/rice-dal.ts";
import { seasonal } from "./recipes/seasonal.ts";
import { teaDrinks } from "./recipes/tea-drinks.ts";
import { views } from "./recipes/views.ts";
import { ads, banners, pages, slides } from "./scenes.ts";

/** Writes every picture of the demo shop; run as `npx node demo/draw/draw.ts`. */

const here = (path: string) => new URL(path, import.meta.url);

function write(folder: string, recipes: Recipes): void {
  mkdirSync(here(folder), { recursive: true });
  for (const [name, draw] of Object.entries(recipes)) writeFileSync(here(`${folder}/${name}.svg`), draw());
}

const products = [
  fruitVegetables,
  fish,
  meat,
  eggsDairy,
  riceFlour,
  dal,
  oilGhee,
  spices,
  breadBiscuits,
  snacks,
  teaDrinks,
  household,
  personalCare,
  babyCare,
  seasonal,
  byWeight,
  views,
];
for (const category of [...products, categories, slides, banners, ads]) write("../pictures", category);
for (const scenes of [pages, heads]) write("../../public/scenes", scenes);

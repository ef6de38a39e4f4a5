import { baby } from "./categories/baby.ts";
import { breadBiscuits } from "./categories/bread-biscuits.ts";
import { dal } from "./categories/dal.ts";
import { eggsDairy } from "./categories/eggs-dairy.ts";
import { fish } from "./categories/fish.ts";
import { fruitVegetables } from "./categories/fruit-vegetables.ts";
import { household } from "./categories/household.ts";
import { meat } from "./categories/meat.ts";
import { oilGhee } from "./categories/oil-ghee.ts";
import { personalCare } from "./categories/personal-care.ts";
import { riceFlour } from "./categories/rice-flour.ts";
import { snacks } from "./categories/snacks.ts";
import { spices } from "./categories/spices.ts";
import { teaDrinks } from "./categories/tea-drinks.ts";
import type { DemoCategory } from "./category.ts";

export const categories: DemoCategory[] = [
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
  baby,
];

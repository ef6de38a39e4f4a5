import type { Shelf } from "./shelf.ts";
import { baby } from "./shelves/baby.ts";
import { breadBiscuits } from "./shelves/bread-biscuits.ts";
import { dal } from "./shelves/dal.ts";
import { eggsDairy } from "./shelves/eggs-dairy.ts";
import { fish } from "./shelves/fish.ts";
import { fruitVegetables } from "./shelves/fruit-vegetables.ts";
import { household } from "./shelves/household.ts";
import { meat } from "./shelves/meat.ts";
import { oilGhee } from "./shelves/oil-ghee.ts";
import { personalCare } from "./shelves/personal-care.ts";
import { riceFlour } from "./shelves/rice-flour.ts";
import { snacks } from "./shelves/snacks.ts";
import { spices } from "./shelves/spices.ts";
import { teaDrinks } from "./shelves/tea-drinks.ts";

/** The demo shop's shelves, in the order of its categories. */
export const shelves: Shelf[] = [
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

import { icon } from "../icons.ts";
import { fitted } from "../labels.ts";
import { drop } from "../labels-art.ts";
import { clayPot, egg, eggTray, ponir } from "../larder.ts";
import { type Art, art, box, line, oval, p, put, wide } from "../svg.ts";
import { gable, smallBox, tub } from "../vessels-hard.ts";
import { pouch } from "../vessels-soft.ts";
import { all, alone, beside, type Recipes } from "./compose.ts";

export const milkGlass: Art = icon("glass-of-milk", 60);
const shishir = "#3f8fd6";

/** A limp milk bag, 100 × 120. */
function milkBag(_inner: Art): Art {
  return art(
    100,
    122,
    p("#dbe7f1", "M10 0H90L86 12H14Z"),
    p("#ffffff", "M13 10H87C98 40 102 84 98 108Q96 122 82 122H18Q4 122 2 108C-2 84 2 40 13 10Z"),
    p(shishir, "M6 40Q50 56 95 40C98 56 100 72 100 84Q50 100 0 84 1 60 6 40Z"),
    p("#1f5f9f", "M74 10H87C98 40 102 84 98 108Q96 122 82 122H70C86 90 86 44 74 10Z", 'opacity=".16"'),
    line("#b9cfe2", 2, "M16 5H84"),
    p("#ffffff", "M18 18Q23 16 23 21L17 34Q12 36 13 32Z", 'opacity=".9"'),
    oval("#fffdf6", 48, 68, 24),
    fitted(milkGlass, 48, 68, 30),
  );
}

/** A flat packet of cheese slices, 118 × 96. */
const cheesePack: Art = art(
  118,
  100,
  box("#e0912a", 4, 8, 114, 92, 10),
  box("#f7b733", 0, 0, 114, 92, 10),
  box("#ffd977", 10, 26, 94, 58, 6),
  p("#f2c14e", "M10 56 104 40V78Q104 84 98 84H16Q10 84 10 78Z"),
  box(shishir, 0, 0, 114, 18, 8),
  box("#ffffff", 12, 6, 44, 5, 2.5),
  oval("#fffdf6", 57, 54, 23),
  fitted(icon("cheese-wedge", 30), 57, 54, 32),
);

const boxed = smallBox(icon("cow", 40), shishir, 136, 76);
const quail = egg("#efe3c6", "#6b4f34");

export const eggsDairy: Recipes = {
  "brown-eggs": alone(eggTray(egg("#e9b183"), 4)),
  "deshi-eggs": alone(eggTray(egg("#f6e6cf"), 3, "#b49a78"), 142),
  "duck-eggs": alone(eggTray(egg("#d9e8e6"), 3, "#7f97a0"), 148),
  "quail-eggs": alone(eggTray(quail, 5, "#9aa48a"), 160),
  "fresh-milk": beside(milkBag(milkGlass), milkGlass, 46, 10),
  "uht-milk": beside(wide(gable(milkGlass, shishir), 86), milkGlass, 48, 4),
  "milk-powder": beside(pouch(milkGlass, shishir, "milkPowder"), icon("glass-of-milk", 44), 44, 8),
  "mishti-doi": alone(clayPot(drop("#d9843b")), 128),
  "tok-doi": alone(tub(icon("bowl-with-spoon", 40), "#5aa9d6"), 128),
  butter: all(put(boxed, 108, 160), put(icon("butter", 72), 168, 172)),
  "cheese-slices": beside(cheesePack, icon("cheese-wedge", 56), 56, 26),
  "dhakai-ponir": alone(ponir, 148),
};

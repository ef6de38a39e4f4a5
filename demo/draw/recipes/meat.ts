import { icon } from "../icons.ts";
import { bird, breast, cube, cut, drumstick, leafPlate, liver, marrow, mince, rib, tray } from "../meat.ts";
import { type Art, inPlace, type PlacedArt, put, wide } from "../svg.ts";
import { all, alone, type Recipes } from "./compose.ts";

const beef = { flesh: "#c3383f", fat: "#fbe3d3" };
const khasi = { flesh: "#d4616b", fat: "#fdece2" };

const inTray = (...placed: PlacedArt[]): string => placed.map(inPlace).join("");

/** On a leaf, so that raw meat does not lie on the bare ground. */
const onLeaf = (...placed: PlacedArt[]) => all(put(leafPlate, 120, 176, 1.06), ...placed);

const bone: Art = wide(icon("bone", 60, { "#e1d8ec": "#e8d9c4" }), 44);

export const meat: Recipes = {
  "broiler-chicken": onLeaf(put(bird("#f8cdb5", "#e9ab90"), 120, 168, 0.98)),
  "sonali-chicken": onLeaf(
    put(bird("#f3c489", "#dfa264"), 120, 168, 0.92),
    put(icon("hot-pepper", 40), 52, 172, 0.8, -20),
  ),
  "deshi-chicken": onLeaf(
    put(bird("#efb266", "#d58f42", "#e0b45a"), 120, 168, 0.86),
    put(icon("lime", 40), 190, 172, 0.9),
  ),
  "chicken-breast": alone(
    tray(inTray(put(breast, 92, 42, 0.8, -8), put(breast, 46, 56, 0.82, -4), put(breast, 96, 60, 0.8, 6))),
  ),
  "chicken-drumsticks": alone(
    tray(
      inTray(
        put(drumstick, 44, 48, 0.62, -30),
        put(drumstick, 92, 44, 0.62, -22),
        put(drumstick, 52, 60, 0.62, 0),
        put(drumstick, 100, 62, 0.62, -6),
      ),
    ),
  ),
  "beef-with-bone": onLeaf(
    put(rib(beef), 94, 140, 0.94, 7, true),
    put(cut({ ...beef, bone: true }), 160, 148, 0.84, 8, true),
    put(rib(beef), 84, 173, 1, -2, true),
    put(marrow, 166, 177, 1.04, -5),
  ),
  "beef-boneless": onLeaf(
    put(cube(1, beef), 104, 122, 0.9, -8),
    put(cube(2, beef), 142, 124, 0.86, 10),
    put(cube(3, beef), 76, 147, 0.94, 6),
    put(cube(1, beef), 121, 148, 1, -4, true),
    put(cube(2, beef), 165, 148, 0.92, 8, true),
    put(cube(3, beef), 58, 173, 0.9, -10, true),
    put(cube(2, beef), 100, 175, 1.02, 4),
    put(cube(1, beef), 145, 176, 1, 8),
    put(cube(3, beef), 186, 173, 0.88, -6),
  ),
  "beef-mince": alone(tray(`<g transform="translate(8 0)">${mince("#c94a4c").mark}</g>`, "#3a4a45")),
  "beef-liver": alone(tray(`<g transform="translate(12 -2)">${liver.mark}</g>`, "#e9e4da")),
  "khasi-mutton": onLeaf(
    put(cut(khasi), 84, 142, 0.8, -10),
    put(cut({ ...khasi, bone: true }), 146, 146, 0.84, 6),
    put(bone, 178, 172, 1, 18),
    put(cut({ ...khasi, bone: true }), 96, 174, 0.86, 4, true),
    put(cut(khasi), 142, 176, 0.72, -8),
  ),
  "duck-whole": onLeaf(
    put(bird("#f6d08f", "#e0ac5c", "#e8a23a"), 120, 168, 1.02),
    put(icon("garlic", 36), 48, 174, 0.8),
  ),
};

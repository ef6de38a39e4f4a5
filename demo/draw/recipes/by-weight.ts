import { slice } from "../fish.ts";
import { icon } from "../icons.ts";
import { cut, drumstick, leafPlate, rib } from "../meat.ts";
import { dye, put } from "../svg.ts";
import { all, type Recipes } from "./compose.ts";
import { hilsa, katla, pangas, rui } from "./fish.ts";

const beef = { flesh: "#b9343b", fat: "#fbe3d3" };
const leg = dye(drumstick, {
  "#f4b7a0": "#cf5f68",
  "#e39a84": "#a94450",
  "#fbd8c8": "#eaa3a2",
});

export const byWeight: Recipes = {
  "rui-whole": all(put(rui, 120, 172, 1.12, -3)),
  "katla-whole": all(put(katla, 120, 172, 1.1, 3)),
  "hilsa-whole": all(put(hilsa, 132, 132, 0.82, -6), put(hilsa, 110, 170, 0.92, 2)),
  "pangas-whole": all(put(pangas, 128, 136, 0.92, -6), put(pangas, 112, 170, 1, 2)),
  "beef-brisket": all(
    put(leafPlate, 120, 176, 1.06),
    put(rib(beef), 100, 132, 0.9, -4),
    put(rib(beef), 138, 154, 0.96, 6, true),
    put(rib(beef), 98, 175, 1.04, -2),
    put(cut({ ...beef, bone: true }), 182, 176, 0.6, 6),
  ),
  "mutton-leg": all(
    put(leafPlate, 120, 176, 1.06),
    put(leg, 116, 168, 1.5, -4),
    put(icon("lime", 38), 186, 176, 0.9),
  ),
};

export const ruiSteaks = all(
  put(slice("#8c7a72"), 92, 132, 0.9, -8),
  put(slice("#8c7a72"), 148, 136, 0.9, 8),
  put(slice("#8c7a72"), 76, 172, 1, 4),
  put(slice("#8c7a72"), 128, 176, 1, -4),
  put(slice("#8c7a72"), 176, 172, 0.92, 8),
);

import { mango } from "../fruit.ts";
import { heap3, heap5 } from "../piles.ts";
import { ata, bulbs, chalta, half, jackfruit, kamranga, smooth, star } from "../season.ts";
import { put } from "../svg.ts";
import { all, type Recipes } from "./compose.ts";

const boroi = [
  smooth({ skin: "#a8c24a", blush: "#cfd869" }),
  smooth({ skin: "#b9a13c", blush: "#c9703a" }),
] as const;
const komola = smooth({ skin: "#f08a1d", blush: "#f9a63a", pores: "#d97412", stem: "#4f8f2f" });
const sofeda = smooth({ skin: "#a9774a", h: 58, pores: "#8a5c34" });
const bel = smooth({ skin: "#b6b04e", blush: "#cfc86a", pores: "#8f8a36" });
const jamun = smooth({ skin: "#3d2450", h: 74, blush: "#5b3a73", stem: "#5a7a34" });
const lotkon = smooth({ skin: "#e8c877", blush: "#f3dc9c", pores: "#c79f4a" });
const amra = smooth({ skin: "#8fb545", h: 74, blush: "#b0cd62", pores: "#6f9430" });
const jolpai = smooth({ skin: "#7f9f3c", h: 78, blush: "#9dbb55" });
const jambura = smooth({ skin: "#b9c955", h: 62, blush: "#d3dc7c", pores: "#95a83a", stem: "#4f8f2f" });

export const seasonal: Recipes = {
  boroi: all(...heap5(boroi[0], 54), put(boroi[1], 122, 173, 0.92, 6), put(boroi[1], 66, 172, 0.8, -8)),
  komola: all(
    ...heap3(komola, 72, 4, 0.66),
    put(half({ rind: "#f08a1d", pith: "#fff1d6", flesh: "#f9a63a", ribs: "#fbd9a0" }), 186, 175, 0.6),
  ),
  sofeda: all(
    ...heap3(sofeda, 66, 8, 0.62),
    put(half({ rind: "#a9774a", pith: "#d9a066", flesh: "#c98d55", seeds: "#2d2119" }), 178, 174, 0.66),
  ),
  bel: all(
    put(bel, 92, 166, 1.72),
    put(half({ rind: "#b6b04e", pith: "#efd9a0", flesh: "#e79a2c", seeds: "#c27a1c" }), 162, 172, 0.96),
  ),
  "green-mango": all(...heap3(mango("#7fb53d", "#a6cf5c", "#639a2c"), 80, 8, 0.6)),
  "gopalbhog-mango": all(...heap3(mango("#e0b53a", "#8fb648", "#c6972a"), 80, 8, 0.6)),
  "langra-mango": all(...heap3(mango("#a3bf4a", "#c9d768", "#85a336"), 80, 8, 0.6)),
  "fazli-mango": all(
    put(mango("#c4b944", "#9dbb4c", "#a89d33"), 84, 166, 1.14, -6),
    put(mango("#cfc04a", "#a6c052", "#b3a238"), 156, 170, 1.06, 8, true),
  ),
  jackfruit: all(put(jackfruit(), 108, 162, 1.12, -4), put(bulbs, 186, 174, 0.9)),
  jamun: all(...heap5(jamun, 54, 14, 0.6)),
  lotkon: all(
    ...heap5(lotkon, 50),
    put(half({ rind: "#e8c877", pith: "#f7ead0", flesh: "#f6e3e0", ribs: "#d9b9b4" }), 184, 176, 0.5),
  ),
  amra: all(...heap5(amra, 54, 10, 0.6)),
  jambura: all(
    put(jambura, 90, 166, 1.86),
    put(half({ rind: "#b9c955", pith: "#f8f1df", flesh: "#ee8f8b", ribs: "#f9d3cc" }), 166, 172, 0.98),
  ),
  ata: all(
    put(ata(), 88, 164, 1.22, -4),
    put(half({ rind: "#93b45c", pith: "#dfe7b8", flesh: "#fbf8ec", seeds: "#2d2a24" }), 164, 172, 0.9),
  ),
  kamranga: all(put(kamranga, 116, 134, 1.06, -12), put(kamranga, 92, 166, 1, 4), put(star, 170, 174, 0.96)),
  chalta: all(put(chalta, 84, 166, 1.16, -4), put(chalta, 162, 170, 0.98, 8, true)),
  jolpai: all(...heap5(jolpai, 52, 14, 0.6)),
};

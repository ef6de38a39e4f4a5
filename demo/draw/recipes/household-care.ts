import {
  blister,
  bowlAndSpoon,
  broom,
  cottonBuds,
  duckNeck,
  foilBox,
  razor,
  sponge,
  tissueBox,
  toiletRoll,
  toothbrush,
} from "../housewares.ts";
import { icon } from "../icons.ts";
import { drop, flower, mintLeaf, sparkle, tuntuni } from "../labels-art.ts";
import { type Art, art, group, line, oval, p, put, wide } from "../svg.ts";
import { flask, smallBox, tin } from "../vessels-hard.ts";
import { paste, pump, roll, soapBar, spray, squeeze, tube } from "../vessels-home.ts";
import { pack, pouch } from "../vessels-soft.ts";
import { all, alone, beside, type Recipes } from "./compose.ts";

const lemon = icon("lemon", 60);
const leaf = icon("leaf-fluttering-in-wind", 40);
const shirt = icon("t-shirt", 40);
const foam = group(
  88,
  40,
  ...[
    [20, 40, 1],
    [46, 40, 1.2],
    [70, 40, 0.9],
    [34, 24, 0.8],
    [60, 22, 0.7],
  ].map(([x = 0, y = 0, s = 1]) => put(bubble(), x, y, s)),
);

function bubble(): Art {
  return art(
    26,
    26,
    oval("#ffffff", 13, 13, 13, 13, 'opacity=".85"'),
    oval("#d8e6f5", 15, 15, 10),
    oval("#ffffff", 12, 12, 9),
    oval("#c5d8ee", 9, 8, 2.6),
  );
}

/** Rubbish bags on their roll, the end hanging: 132 × 80. */
const bags: Art = group(
  132,
  84,
  put(roll("#3c444d", "#c9a878"), 66, 62),
  p("#566270", "M84 24C104 34 122 52 134 78L92 84C94 64 92 46 76 34Z"),
  line("#2f363d", 2, "M92 40Q106 56 112 78M104 42Q118 58 124 76"),
  line("#f2b32c", 4, "M90 32Q96 42 108 40"),
);

const rolls = group(
  150,
  118,
  put(toiletRoll, 75, 60, 0.94),
  put(toiletRoll, 36, 106, 1),
  put(toiletRoll, 114, 106, 1),
  put(toiletRoll, 75, 118, 1),
);

/** A slip of card around three sponges: 150 × 88. */
const sponges = group(
  150,
  96,
  put(sponge("#f5d442"), 92, 46, 0.94, 4),
  put(sponge("#f29a3c"), 54, 76, 0.96, -5),
  put(sponge("#6fb8e0"), 98, 94, 1, 3),
);

export const household: Recipes = {
  "dishwash-liquid": beside(squeeze(icon("lime", 40), "#8fd14a"), icon("lime", 58), 58, 4),
  "dishwash-bar": all(
    put(soapBar(sparkle("#3f9a3a"), "#8fcf5a"), 110, 166, 1.2),
    put(icon("lemon", 50), 180, 174, 0.96),
  ),
  "detergent-powder": beside(pouch(shirt, "#4a74c9", "detergent"), foam, 84, 20),
  "floor-cleaner": beside(squeeze(icon("lemon", 40), "#f2cc3e", "#d6742a"), lemon, 58, 2),
  "toilet-cleaner": beside(duckNeck("#2f62b5", icon("toilet", 40)), foam, 72, 10),
  "glass-cleaner": beside(spray(sparkle("#2f8fd0"), "#6fc3ea", "#2f62b5"), foam, 74, 14),
  "facial-tissue": alone(tissueBox("#9a86d0", flower("#ffffff", "#f6c04a")), 144),
  "toilet-rolls": alone(rolls, 146),
  "garbage-bags": all(put(bags, 118, 184, 1.12)),
  "aluminium-foil": alone(foilBox("#4a74c9", icon("sparkles", 30, { "#f9c23c": "#9aa7b3" })), 168),
  "scrub-sponge": alone(sponges, 156),
  "phul-jharu": all(put(broom(), 120, 190, 1)),
};

const shiuli: Art = art(40, 40, oval("#3f8f7a", 20, 20, 26), flower("#ffffff", "#f28a2e").mark);
const neem = icon("herb", 40, { "#86d72f": "#4f9d3f", "#44911b": "#2f6f2a" });

/** A folded pad with wings: 84 × 40. */
const pad: Art = art(
  84,
  44,
  p(
    "#fdf3f7",
    "M10 14C10 2 26 0 42 0S74 2 74 14 84 16 84 24 76 32 74 32C72 42 58 44 42 44S12 42 10 32C8 32 0 32 0 24S10 18 10 14Z",
  ),
  p("#f3c7d9", "M18 16C18 8 30 6 42 6S66 8 66 16V28C66 36 54 38 42 38S18 36 18 28Z"),
  line("#ffffff", 2.4, "M26 14Q42 10 58 14M26 22Q42 18 58 22M26 30Q42 26 58 30"),
);

const brushes = group(60, 96, put(toothbrush("#2f9fd6"), 16, 96), put(toothbrush("#ef6f8f"), 44, 96));
const razors = group(
  84,
  70,
  put(razor("#2f7fc0"), 16, 70, 0.7),
  put(razor("#2f7fc0"), 42, 70, 0.7),
  put(razor("#2f7fc0"), 68, 70, 0.7),
);

export const personalCare: Recipes = {
  "bath-soap": all(
    put(smallBox(neem, "#5aa548", 128, 72), 106, 160, 1.1),
    put(soapBar(neem, "#a6d184"), 150, 174, 0.74),
  ),
  handwash: beside(pump(shiuli, "#ef7d8e"), foam, 74, 12),
  shampoo: beside(flask(shiuli, "#8a5fbf", "#f4eefb"), foam, 78, 10),
  "coconut-hair-oil": beside(
    flask(icon("coconut", 40), "#3f8fd0", "#2c5fa0", "#2c5fa0"),
    icon("coconut", 66),
    66,
    6,
  ),
  toothpaste: all(
    put(smallBox(mintLeaf, "#2fa39a", 160, 58), 112, 150, 1.04),
    put(paste(mintLeaf, "#4fc0b5"), 128, 176, 0.94, -3),
  ),
  toothbrush: alone(blister("#3f9fd6", brushes), 108),
  "face-wash": all(put(tube(leaf, "#7cc48a"), 96, 166, 1.04), put(foam, 156, 171, 0.84)),
  "body-lotion": beside(pump(shiuli, "#6fa6d8", "#f7f3e8"), flower("#fdf3e2", "#f28a2e"), 44, -4),
  "petroleum-jelly": alone(tin(drop("#f2c34a"), "#f3dc98", "#2f62b5", true), 112),
  "sanitary-pads": beside(pack(flower("#e8709a"), "#d9668f", "pads"), pad, 80, 30),
  "shaving-razor": alone(blister("#e08a2e", razors), 108),
};

const pink = "#f29ab5";
const baby = icon("baby", 44);
const teddy = icon("teddy-bear", 40);
const duck = icon("baby-chick", 50);

/** A flat pack of wet wipes with its flip lid, 150 × 92. */
const wipes: Art = group(
  150,
  96,
  p("#5fb0cc", "M2 28 8 22H142L148 28V84Q148 96 138 96H12Q2 96 2 84Z"),
  p("#8fd2e6", "M2 28 8 22H142L148 28V78Q75 92 2 78Z"),
  p("#ffffff", "M46 22C48 6 60 2 66 10 72 0 88 2 92 12 100 8 106 14 104 22Z"),
  p("#e6eef2", "M78 22C82 12 86 8 92 12 100 8 106 14 104 22Z"),
  p("#fffdf6", "M30 30H120Q126 30 126 36V66Q126 72 120 72H30Q24 72 24 66V36Q24 30 30 30Z"),
  put(tuntuni, 56, 70, 0.92),
  put(icon("droplet", 24), 98, 66, 0.9),
);

const diaper: Art = art(
  76,
  52,
  p(
    "#ffffff",
    "M2 4H74Q76 4 76 8V24C64 24 54 34 52 48 51 52 46 52 38 52S25 52 24 48C22 34 12 24 0 24V8Q0 4 2 4Z",
  ),
  p("#d9ecf5", "M0 4H76V14H0Z"),
  p("#f29ab5", "M4 7H16V12H4ZM60 7H72V12H60Z"),
  line("#c9dde8", 2, "M10 26Q24 32 28 48M66 26Q52 32 48 48"),
);

export const babyCare: Recipes = {
  "baby-diapers-m": beside(wide(pack(baby, "#6fb9e0", "diapers"), 118), diaper, 70, 36),
  "baby-diapers-l": beside(wide(pack(baby, "#f08fb0", "diapers", "#fff4df"), 124), diaper, 74, 38),
  "baby-wipes": alone(wipes, 156),
  "baby-lotion": beside(pump(tuntuni, pink), teddy, 62, 8),
  "baby-oil": beside(flask(tuntuni, "#f6d98a", pink, pink), duck, 54, 2),
  "baby-soap": all(
    put(smallBox(tuntuni, pink, 128, 72), 106, 160, 1.1),
    put(soapBar(flower("#ffffff", "#f6c04a"), "#f9c6d4"), 150, 174, 0.74),
  ),
  "baby-shampoo": beside(flask(tuntuni, "#f7b955", "#ffffff", "#e07f3a"), foam, 78, 10),
  "cotton-buds": alone(cottonBuds("#8fcbe8", flower("#f29ab5")), 104),
  "baby-bowl-spoon": alone(bowlAndSpoon, 150),
};
